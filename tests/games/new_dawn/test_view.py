"""What the view tells besides the table itself, so that nobody who draws it has to know the rules."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from games.new_dawn.positions import (
    OnCustomMap,
    Player,
    Situation,
    asked,
    choices,
    event,
    fight,
    fresh,
    play,
    player,
    rig,
    seen,
    turn,
    values,
)
from games.new_dawn.printed import SPACES, TERRAINS
from ludopolis.core.contract import State
from ludopolis.games.new_dawn.view import CombatView, LayingView, ResolvingView

DIFFICULTY = {"grassland": 1, "hills": 2, "forest": 3, "desert": 4, "mountains": 5, "natural_wonder": 5}


@cache
def positions() -> list[State]:
    """Positions of random games, of every kind of decision that they meet."""
    found = []
    for seed in range(4):
        state, chance = (
            fresh(f"view {seed}", 2 + seed % 3, map=("premade", "custom")[seed % 2], rounds=8),
            Random(seed),
        )
        while not state.over:
            found.append(state.copy())
            state.play(chance.choice(state.legal()))
        found.append(state.copy())
    return found


def difficulty(space: str, side: str = "a") -> int:
    tile, number = space.split("-")
    return DIFFICULTY[TERRAINS[SPACES[tile + side].split()[int(number)][0]]]


def resolving(state: State) -> ResolvingView:
    found = seen(state).resolving
    assert found is not None
    return found


def combat(state: State) -> CombatView:
    found = seen(state).combat
    assert found is not None
    return found


@pytest.mark.parametrize("seat", [-1, 1])
def test_everybody_sees_the_same_in_every_decision(seat: int) -> None:
    for state in positions()[::15]:
        mine, theirs = state.view(0), state.view(seat)
        assert msgspec.structs.replace(theirs, seat=0) == mine


def test_the_view_names_whose_turn_it_is() -> None:
    """Also while somebody else decides."""
    state = Situation(Player(focus=["masonry 5"], tokens=["16-1"]), [Player(focus=["masonry 1 3"])]).load()
    fight(play(state, "focus masonry"), "attack 16-0")
    assert turn(state) == ("defence_tokens", 1)
    assert seen(state).player == 0


def test_difficulties_of_the_spaces_for_a_token() -> None:
    me = Player(focus=["early_empire 5"], cities=["13-1"])
    state = play(Situation(me).load(), "focus early_empire")
    targets = {target.space: target.difficulty for target in seen(state).targets}
    assert targets.keys() == choices(state, "place")
    assert targets == {space: difficulty(space) for space in targets}
    assert {1, 3, 4, 5} <= set(targets.values())


def test_difficulties_of_the_spaces_for_a_city() -> None:
    me = Player("hojo_tokimune", focus=["pottery 3"], tokens=["7-1", "7-8"])
    state = play(Situation(me).load(), "focus pottery")
    targets = {target.space: target.difficulty for target in seen(state).targets}
    assert targets.keys() == choices(state, "found")
    rough = {space for space in targets if difficulty(space) > 3}
    assert rough
    assert {targets[space] for space in rough} == {3}  # Hojo, at the coast
    assert resolving(state).card == "pottery"


def test_what_is_left_of_a_military_card() -> None:
    me = Player(focus=["mass_production 4"], tokens=["7-1", "7-2"])
    state = play(Situation(me, [Player(tokens=["5-9"])]).load(), "focus mass_production")
    assert (resolving(state).card, resolving(state).slot, resolving(state).left) == ("mass_production", 4, 2)
    fight(state, "attack 5-9", 1, 6)
    assert resolving(state).left == 1
    play(state, "done")
    assert resolving(state).reinforcements == 3
    play(state, "reinforce 7-1")
    assert resolving(state).reinforcements == 2


def test_what_is_left_of_the_dial_and_of_the_caravans() -> None:
    state = play(Situation(Player(focus=["astrology 3 2"])).load(), "focus astrology")
    assert resolving(state).left == 3
    assert resolving(play(state, "spend")).left == 4
    me = Player(focus=["currency 3 1"], caravans=["7-1"])
    state = play(Situation(me, wonders={"colossus": "7-0"}).load(), "focus currency")
    assert (resolving(state).distance, resolving(state).colossus) == (4, 6)
    assert resolving(play(state, "spend")).distance == 5


def test_both_values_of_an_attack_with_dice_and_tokens() -> None:
    me = Player(focus=["iron_working 2 2"], tokens=["7-1"])
    blue = Player(focus=["masonry 1 3"], reinforced=["5-9", "5-8"])
    state = play(Situation(me, [blue], wonders={"petra": "16-0"}).load(), "focus iron_working")
    fight(state, "attack 5-9", 6, 1)
    assert combat(state).attack == {"die": 6, "slot": 2, "card": 1}
    assert combat(state).defence == {"die": 1, "terrain": 3, "reinforced": 2, "petra": 2}
    play(state, "spend")
    assert combat(state).attack == {"die": 6, "slot": 2, "card": 1, "tokens": 1}
    play(state, "done")
    assert (turn(state), combat(state).attacker, combat(state).defender) == (("defence_tokens", 1), 0, 1)
    assert combat(state).attack == {"die": 6, "slot": 2, "card": 1, "tokens": 1}
    assert sum(combat(state).defence.values()) == 8
    assert choices(state, "defend") == {"0", "2"}


def does(card: str, me: Player | None = None, **more: Any) -> dict[str, int]:
    """The numbers of one of my cards, the only one named."""
    found = player(Situation(replace(me or Player(), focus=[card]), **more).load()).row
    return next(one.does for one in found if one.card == card.split()[0])


@pytest.mark.parametrize(
    ("card", "numbers"),
    [
        ("early_empire 4", {"tokens": 2, "difficulty": 4}),
        ("mathematics 2", {"steps": 2}),
        ("currency 1", {"caravans": 2, "distance": 4, "difficulty": 1}),
        ("pottery 3", {"production": 3, "distance": 2, "difficulty": 3}),
        ("nationalism 4", {"production": 4, "distance": 4, "difficulty": 4}),
        ("nationalism 5", {"production": 7, "distance": 4, "difficulty": 5}),
        ("iron_working 5", {"reinforcements": 5, "attacks": 2, "attack": 6, "distance": 3}),
    ],
)
def test_what_a_card_does_in_its_slot(card: str, numbers: dict[str, int]) -> None:
    assert does(card) == numbers


def test_what_else_counts_in_what_a_card_does() -> None:
    """Machu Picchu, Catherine with a medieval wonder, Colossus, and the Terracotta Army."""
    wonders = {"machu_picchu": "7-0", "terracotta_army": "13-1"}
    assert does("early_empire 1", wonders=wonders)["difficulty"] == 3
    assert does("iron_working 5", Player(cities=["13-1"]), wonders=wonders)["attack"] == 8
    assert does("early_empire 4", Player("catherine_de_medici"), wonders=wonders)["tokens"] == 2 + 2
    assert does("currency 1", wonders={"colossus": "7-0"})["colossus"] == 6


@pytest.mark.parametrize("seed", range(4))
def test_what_a_card_does_is_what_then_happens(seed: int) -> None:
    """The card is resolved, and what is left of it is what it promised."""
    state, chance, checked = fresh(f"does {seed}", 2 + seed % 3, rounds=12), Random(seed), set()
    names = {"advance_dial": "steps", "place_token": "tokens", "move_caravan": "distance", "fight": "attacks"}
    while not state.over:
        promised = {one.card: one for one in player(state, state.seat).row}
        action = chance.choice(state.legal())
        state.play(action)
        view = seen(state)
        if action.startswith("focus ") and asked(state) in names and view.resolving is not None:
            card, now = promised[action.split()[1]], view.resolving
            assert (now.card, now.slot) == (card.card, card.effective_slot)
            assert (now.left or now.distance) == card.does[names[asked(state)]]
            checked.add(asked(state))
    assert len(checked) > 2


def test_the_card_that_places_tokens_and_how_many_are_left() -> None:
    state = play(Situation(Player(focus=["early_empire 4 1"], cities=["13-1"])).load(), "focus early_empire")
    assert resolving(state) == ResolvingView("early_empire", 4, left=2, difficulty=4)
    assert resolving(play(state, "spend")).left == 3
    play(state, f"place {min(choices(state, 'place'))}")
    assert resolving(state).left == 2


def test_the_second_part_of_civil_service_and_of_urbanization() -> None:
    me = Player(focus=["civil_service 3"], cities=["13-1"])
    state = play(Situation(me).load(), "focus civil_service", "done")
    assert resolving(state) == ResolvingView("civil_service", 3, left=1, difficulty=3)
    state = play(Situation(Player(focus=["urbanization 3"])).load(), "focus urbanization")
    play(state, f"found {min(choices(state, 'found'))}")
    assert (resolving(state).card, asked(state)) == ("urbanization", "place_token")


def test_the_hanging_gardens_place_a_token_without_a_card() -> None:
    state = Situation(Player(cities=["13-1"]), wonders={"hanging_gardens": "7-0"}, starting=True).load()
    play(state, "use hanging_gardens")
    assert (asked(state), seen(state).resolving) == ("place_token", None)


def test_the_card_stays_known_while_something_else_is_asked() -> None:
    me = Player(focus=["iron_working 2 2"], tokens=["7-1"])
    state = play(Situation(me, [Player(tokens=["5-9"])]).load(), "focus iron_working")
    fight(state, "attack 5-9", 6, 1)
    assert asked(state) == "attack_tokens"
    assert (resolving(state).card, resolving(state).slot, resolving(state).left) == ("iron_working", 2, 1)


def test_whose_row_is_plundered_and_how_often() -> None:
    me = Player(focus=["masonry 5"], tokens=["16-1"])
    state = Situation(me, [Player(focus=["pottery 5 2", "currency 4 1"])]).load()
    assert (seen(state).row_of, seen(state).repeats) == (None, 1)
    fight(play(state, "focus masonry"), "attack 16-0")
    assert (asked(state), seen(state).row_of, seen(state).repeats) == ("plunder", 1, 2)
    play(state, "plunder pottery")
    assert (seen(state).row_of, seen(state).repeats) == (1, 1)


def test_where_every_wonder_lies() -> None:
    """Under a city, under a token, and on a space of nobody."""
    wonders = {"oracle": "7-0", "colossus": "7-1", "petra": "5-5"}
    state = Situation(Player(tokens=["7-1"]), wonders=wonders).load()
    assert seen(state).wonders == wonders
    assert seen(state).lone_wonders == {"petra": "5-5"}


def test_what_the_defender_could_answer() -> None:
    me = Player(focus=["iron_working 2 2"], tokens=["7-1"])
    state = play(Situation(me, [Player(focus=["masonry 1 3"], tokens=["5-9"])]).load(), "focus iron_working")
    fight(state, "attack 5-9", 6, 1)
    assert combat(state).defender_tokens == 3


def test_bonuses_of_all_attacks_are_those_of_each() -> None:
    """The values that are put together from what is shared are those the engine uses: here bonuses count
    everywhere, against one player, in some places, and against barbarians."""
    me = Player(
        "tomyris", focus=["iron_working 2"], tokens=["7-1"], pacts=["blue joint_war"], alliances=["carthage"]
    )
    blue = Player(tokens=["5-9"], reinforced=["5-8"], cities=["16-3"])
    orange = Player(tokens=["3-6"], cities=["13-1"], pacts=["blue defensive_pact"])
    wonders = {"pentagon": "7-0", "petra": "16-0", "alhambra": "11-0"}
    rich = Situation(me, [blue, orange], wonders=wonders, barbarians={"b": "7-8", "c": "5-1"}).load()
    rich.play("focus iron_working")
    named = [*seen(rich).attack_bonuses, *seen(rich).defence_bonuses]
    assert all(any(getattr(one, name) for one in named) for name in ("seats", "spaces", "barbarians"))
    compared = 0
    for state in [rich, *positions()]:
        for target in seen(state).targets if asked(state) == "fight" else []:
            action = f"{'hunt' if target.barbarian else 'attack'} {target.space}"
            assert values(state.copy(), action) == (sum(target.attack.values()), sum(target.defence.values()))
            compared += 1
    assert compared > 30


@pytest.mark.parametrize(
    ("action", "target", "defender"),
    [
        ("hunt 7-8", "barbarian", None),
        ("attack 6-4", "city_state", None),
        ("attack 5-9", "token", 1),
        ("attack 7-9", "city", 1),
        ("attack 16-0", "capital", 1),
    ],
)
def test_what_is_attacked(action: str, target: str, defender: int | None) -> None:
    me = Player(focus=["masonry 1 1"], tokens=["7-1", "5-2", "16-1"])
    blue = Player(tokens=["5-9"], cities=["7-9"])
    state = play(Situation(me, [blue], barbarians={"b": "7-8"}).load(), "focus masonry")
    fight(state, action)
    assert (combat(state).target, combat(state).defender) == (target, defender)
    assert combat(state).space == action.split()[1]
    assert seen(state).last_dice == [6, 1]


def test_there_is_no_combat_between_attacks() -> None:
    me = Player(focus=["masonry 1"], tokens=["7-1"])
    state = play(Situation(me, [Player(tokens=["5-9"])]).load(), "focus masonry")
    fight(state, "attack 5-9", 1, 6)
    assert (seen(state).combat, seen(state).last_dice) == (None, [1, 6])


def test_every_possible_attack_has_its_values() -> None:
    found = 0
    for state in positions():
        if turn(state)[0] == "fight":
            targets = {(target.space, target.barbarian) for target in seen(state).targets}
            attacks = {(space, False) for space in choices(state, "attack")}
            assert targets == attacks | {(space, True) for space in choices(state, "hunt")}
            found += len(targets)
    assert found


def test_the_direction_of_every_number_of_the_die() -> None:
    view = seen(Situation(orientation=2).load()).event_dial
    assert view.directions == ["se", "sw", "w", "nw", "ne", "e"]
    state = event(Situation(barbarians={"b": "5-1"}), "move", "sw")
    assert (seen(state).event_dial.die, seen(state).event_dial.pointer) == (4, 2)


def test_where_barbarians_are_and_will_appear() -> None:
    state = Situation(barbarians={"b": "5-1"}).load()
    assert {(one.barbarian, one.space, one.symbol) for one in seen(state).barbarians} == {
        ("b", "5-1", "2-8"),
        ("c", None, "3-7"),
        ("d", None, "4-8"),
    }


def test_what_keeps_a_city_from_being_mature() -> None:
    me = Player(tokens=["7-1"], cities=["5-5"])
    state = Situation(me, [Player(tokens=["5-6"])]).load()
    missing = {city.space: (city.capital, city.mature, city.missing) for city in player(state).cities}
    assert missing == {"7-0": (True, False, ["7-2"]), "5-5": (False, False, ["5-0", "5-4", "5-6"])}


def test_what_a_wonder_costs_everybody_and_what_they_could_reach() -> None:
    """Cleopatra pays 1 less; red has Pottery in slot 3 with 2 tokens, and one marble."""
    me = Player(focus=["pottery 3 2"], resources={"marble": 1, "oil": 3})
    blue = Player("cleopatra", focus=["pottery 5"])
    state = Situation(me, [blue], offer=["stonehenge"]).load()
    [deck] = [deck for deck in seen(state).decks if deck.wonder == "stonehenge"]
    assert (deck.costs, deck.productions, deck.below) == ([7, 6], [3 + 2 + 2, 5], 3)


def test_tokens_that_can_still_be_spent() -> None:
    me = Player(focus=["masonry 1"], tokens=["7-1"], cities=["6-4"])
    state = play(Situation(me, [Player(tokens=["5-9"])]).load(), "focus masonry")
    assert player(state).row[0].free == ["carthage"]
    fight(state, "attack 5-9", 1, 6)
    play(state, "spend_state carthage")
    assert (player(state).row[0].city_states, player(state).row[0].free) == (["carthage"], [])


def test_the_slot_that_counts() -> None:
    state = Situation(wonders={"machu_picchu": "7-0"}).load()
    assert [card.effective_slot for card in player(state).row] == [3, 4, 3, 4, 5]
    assert [card.effective_slot for card in player(state, 1).row] == [1, 2, 3, 4, 5]


def test_the_tile_being_laid() -> None:
    state = fresh("laying", 2, map="custom")
    laying = seen(state).laying
    assert laying is not None
    assert [len(hand) for hand in laying.hands] == [3, 3]
    assert (laying.side, laying.turns, laying.outline) == (None, None, [])
    side = min(choices(state, "lay"))
    play(state, f"lay {side}", f"turn {min(choices(play(state.copy(), f'lay {side}'), 'turn'))}")
    laying = seen(state).laying
    assert laying is not None
    assert laying.side == side
    assert (len(laying.outline), laying.outline[0]) == (10, (0, 0))


def test_where_a_tile_fits_is_known_before_its_side_is_chosen() -> None:
    state = fresh("laying", 3, map="custom")
    for side in choices(state, "lay"):
        chosen = play(state.copy(), f"lay {side}")
        for turns in range(6):
            places = [view.places[f"{side[-1]}{turns}"] for view in (laid(state), laid(chosen))]
            fitting = turns_of(chosen, turns)
            assert [set(some) for some in places] == [fitting, fitting]
    assert laid(play(chosen, f"turn {min(choices(chosen, 'turn'))}")).places == {}


def laid(state: State) -> LayingView:
    found = seen(state).laying
    assert found is not None
    return found


def turns_of(state: State, turns: int) -> set[str]:
    """The places of the chosen side when it is turned so."""
    if str(turns) not in choices(state, "turn"):
        return set()
    return choices(play(state.copy(), f"turn {turns}"), "at")


def test_where_the_positions_of_tiles_are_counted_from() -> None:
    state = fresh("laying", 2, map="custom")
    laying, before = seen(state).laying, {tile.side for tile in seen(state).tiles}
    assert laying is not None
    play(state, state.legal()[0], "turn 1")
    action = state.legal()[0]
    play(state, action)
    [laid] = [tile for tile in seen(state).tiles if tile.side not in before]
    row, column = ord(action[3]) - ord("a"), int(action[4:]) - 1
    q, r = laying.origin
    assert (laid.at, laid.turns) == ((q + column, r + row), 1)


def test_city_states_and_natural_wonders_of_the_map_only() -> None:
    state = OnCustomMap(added=["15b -1 -3 3"]).load()
    assert {one.city_state for one in seen(state).city_states} == {"carthage", "brussels", "geneva", "kabul"}
    assert {one.natural_wonder for one in seen(state).natural_wonders} == {
        "mt_everest",
        "grand_mesa",
        "mt_kilimanjaro",
    }


def test_numbers_of_the_view_agree_with_the_pieces() -> None:
    """R1.1: 31 control tokens, 7 cities, 3 caravans."""
    for state in positions()[::10]:
        for one in seen(state).players:
            assert len(one.tokens) + len(one.reinforced) + one.tokens_left + one.marks == 31
            assert sum(not city.capital for city in one.cities) + one.cities_left == 7
            assert one.spaces == len(one.cities) + len(one.tokens) + len(one.reinforced)
            assert len(one.caravans) == 3


def test_the_dice_of_a_direction_do_not_touch_those_of_attacks() -> None:
    situation = Situation(barbarians={"b": "5-1"}, first_player=1, event_dial=1)
    state = play(rig(situation.load(), ("direction", 5)), "focus astrology", "done")
    assert (seen(state).last_dice, seen(state).event_dial.die) == ([0, 0], 5)
