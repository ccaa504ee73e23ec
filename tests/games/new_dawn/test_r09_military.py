"""R9: reinforcing and attacking; single bonuses are in ``test_r09_bonuses``."""

from typing import Any

import pytest

from games.new_dawn.positions import (
    Player,
    Situation,
    asked,
    choices,
    cities,
    fight,
    forbidden,
    housed,
    kinds,
    parts,
    play,
    player,
    refused,
    rig,
    seen,
    tokens,
    told,
    trade,
    turn,
    values,
)
from ludopolis.core.contract import State


def at_war(card: str = "masonry 3", enemy: str = "5-9", **mine: Any) -> State:
    """A military card is being resolved; a token of mine on 7-1 is next to one of blue in the forest."""
    me = Player(**{"focus": [card], "tokens": ["7-1"]} | mine)
    return play(Situation(me, [Player(tokens=[enemy])]).load(), f"focus {card.split()[0]}")


# --- the card (R9.1, R9.2) ------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["masonry", "iron_working"])
def test_R9_1_the_first_two_cards_reinforce_or_attack(card: str) -> None:
    state = at_war(f"{card} 3")
    assert choices(state, "reinforce") == {"7-1"}
    assert choices(state, "attack") == {"5-9"}
    other = play(at_war(f"{card} 3", tokens=["7-1", "7-2"]), "reinforce 7-1")
    assert (choices(other, "reinforce"), choices(other, "attack")) == ({"7-2"}, set())
    assert forbidden(other, "attack 5-9") == "R9.1"
    fight(state, "attack 5-9", 1, 6)
    assert (choices(state, "reinforce"), choices(state, "attack")) == (set(), {"5-9"})
    assert forbidden(state, "reinforce 7-1") == "R9.1"
    fight(state, "attack 5-9", 1, 6)
    assert turn(state) == ("choose_focus", 1)


@pytest.mark.parametrize(("slot", "attacks", "left"), [(4, 0, 4), (4, 1, 3), (3, 2, 1), (1, 2, 0), (1, 1, 0)])
def test_R9_1_mass_production_attacks_then_reinforces_what_is_left(
    slot: int, attacks: int, left: int
) -> None:
    own = ["7-1", "7-2", "7-7", "3-6", "3-1"]
    state = at_war(f"mass_production {slot}", tokens=own)
    assert choices(state, "reinforce") == set()
    for _ in range(attacks):
        fight(state, "attack 5-9", 1, 6)  # lost ones count too
    if attacks < 2:
        play(state, "done")
    done = 0
    while asked(state) == "fight":
        assert choices(state, "attack") == set()
        play(state, f"reinforce {own[done]}")
        done += 1
    assert done == left


def test_R9_1_flight_reinforces_then_attacks_three_times() -> None:
    state = at_war("flight 2", tokens=["7-1", "7-2", "7-7"])
    assert choices(state, "attack") == set()
    play(state, "reinforce 7-1", "reinforce 7-2")
    assert choices(state, "reinforce") == set()
    for _ in range(3):
        fight(state, "attack 5-9", 1, 6)
    assert turn(state) == ("choose_focus", 1)


def test_R9_1_flight_may_reinforce_fewer_and_attack_still() -> None:
    state = play(at_war("flight 2"), "done")
    assert choices(state, "reinforce") == set()
    assert "5-9" in choices(state, "attack")


def test_R9_2_as_many_tokens_as_the_slot_says() -> None:
    state = at_war("masonry 2 3", tokens=["7-1", "7-2", "7-7"], reinforced=["3-6"])
    assert choices(state, "reinforce") == {"7-1", "7-2", "7-7"}
    assert forbidden(state, "reinforce 3-6") == "R9.2"  # reinforced already
    assert forbidden(state, "reinforce 7-0") == "R9.2"  # a capital
    assert forbidden(state, "reinforce 5-9") == "R9.2"  # a rival's
    play(state, "reinforce 7-2", "reinforce 7-7")
    assert player(state).reinforced == ["3-6", "7-2", "7-7"]
    assert turn(state) == ("choose_focus", 1)
    assert trade(state) == {"masonry": 3}


def test_R9_2_fewer_are_allowed() -> None:
    state = play(at_war("masonry 4", tokens=["7-1", "7-2"]), "reinforce 7-1", "done")
    assert player(state).reinforced == ["7-1"]


# --- the target (R9.3) ----------------------------------------------------------------------------


def targets(card: str, theirs: list[str], barbarians: dict[str, str] | None = None, **mine: Any) -> set[str]:
    me = Player(**{"focus": [f"{card} 1"]} | mine)
    state = Situation(me, [Player(tokens=theirs)], barbarians=barbarians or {}).load()
    play(state, f"focus {card}")
    return choices(state, "attack") | choices(state, "hunt") if asked(state) == "fight" else set()


def test_R9_3_everything_that_can_be_attacked() -> None:
    me = Player(focus=["masonry 3"], tokens=["5-2", "7-1", "16-1"])
    blue = Player(tokens=["5-9"], cities=["7-9"])
    state = Situation(me, [blue], barbarians={"b": "2-9"}).load()
    play(state, "focus masonry")
    assert choices(state, "attack") == {"6-4", "5-9", "7-9", "16-0"}  # city-state, token, city, capital
    assert choices(state, "hunt") == {"2-9"}
    assert forbidden(state, "attack 2-9") == "R9.3"
    assert forbidden(state, "hunt 5-9") == "R9.3"
    assert forbidden(state, "attack 7-1") == "R9.3"
    assert forbidden(state, "attack 7-8") == "R9.3"


@pytest.mark.parametrize(
    ("card", "reached"),
    [
        ("masonry", {"5-8"}),
        ("iron_working", {"5-8", "5-1"}),
        ("mass_production", {"5-8", "5-1"}),
    ],
)
def test_R9_3_the_distance_of_the_card(card: str, reached: set[str]) -> None:
    """5-8 is two, 5-1 three and 5-2 four spaces from the token on 7-1."""
    each = {space for space in ("5-8", "5-1", "5-2") if space in targets(card, [space], tokens=["7-1"])}
    assert each == reached


def test_R9_3_flight_reaches_five_spaces() -> None:
    state = play(at_war("flight 1", "12-6"), "done")
    assert choices(state, "attack") == {"6-4"}  # five from 7-1: 7-8, 5-8, 2-9, 5-2; Brussels is farther
    assert forbidden(state, "attack 12-6") == "R9.3"


def test_R9_3_any_terrain_may_be_crossed() -> None:
    assert targets("masonry", ["3-6"], tokens=["7-1"]) == {"3-6"}  # over the mountains of 7-7, in slot 1


def test_R9_3_water_may_not_be_crossed() -> None:
    """3-7 is two spaces away over the water of 7-6, four over land."""
    hunters = {card: targets(card, [], {"c": "3-7"}) for card in ("iron_working", "mass_production")}
    assert hunters == {"iron_working": set(), "mass_production": {"3-7"}}


def test_R9_3_rival_spaces_may_not_be_crossed() -> None:
    wall = ["5-9", "7-8", "7-9", "5-8"]
    assert targets("iron_working", wall, tokens=["7-1"]) == {"5-9", "7-8", "7-9"}
    assert "5-8" in targets("iron_working", ["5-8", "7-8"], tokens=["7-1"])


def test_R9_3_barbarians_may_not_be_crossed() -> None:
    assert targets("masonry", ["5-8", "5-9"], {"b": "7-8"}, tokens=["7-1"]) == {"5-9", "7-8"}
    assert targets("masonry", ["5-8", "5-9"], tokens=["7-1"]) == {"5-9", "5-8"}


def test_R9_3_flight_crosses_everything() -> None:
    blue = Player(tokens=["7-1", "7-2", "5-8"])
    wall = Situation(Player(focus=["flight 1"]), [blue], barbarians={"b": "7-8"})
    state = play(wall.load(), "focus flight")
    assert choices(state, "attack") == {"7-1", "7-2", "5-8"}


def test_R9_3_city_states_and_own_spaces_may_be_crossed() -> None:
    """6-3 is two spaces from 5-2 over Carthage, three around it."""
    assert targets("masonry", ["6-3"], tokens=["5-2"]) == {"6-4", "6-3"}
    assert "5-1" in targets("masonry", ["5-1"], tokens=["7-1", "5-8"])


def test_R9_3_not_from_a_space_taken_in_this_turn() -> None:
    """5-7 is two spaces from 7-1, over 5-9, and 5-6 is three: only from 5-9 it would be two."""
    blue = Player(tokens=["5-9", "5-7", "5-6"])
    state = Situation(Player(focus=["masonry 3"], tokens=["7-1"]), [blue]).load()
    play(state, "focus masonry")
    assert choices(state, "attack") == {"5-9"}  # 5-9 is in the way
    fight(state, "attack 5-9")
    assert choices(state, "attack") == {"5-7"}  # counting through it
    assert forbidden(state, "attack 5-6") == "R9.3"


def test_R9_3_the_ban_ends_with_the_turn() -> None:
    blue = Player(tokens=["5-9", "5-6"])
    state = Situation(Player(focus=["masonry 3"], tokens=["7-1"]), [blue]).load()
    fight(play(state, "focus masonry"), "attack 5-9")
    assert turn(state) == ("choose_focus", 1)
    play(state, "focus astrology", "done")
    play(state, "focus masonry")
    assert choices(state, "attack") == {"5-6"}


def test_R9_3_a_barbarian_on_an_own_space() -> None:
    assert targets("masonry", [], {"c": "7-0"}) == {"7-0"}


def test_R9_3_a_barbarian_on_an_own_space_without_a_way_out() -> None:
    """Blue holds all the land around red's capital."""
    assert targets("masonry", ["7-1", "7-2"], {"c": "7-0"}) == {"7-0", "7-1", "7-2"}


def test_R9_3_a_barbarian_guards_the_city_state() -> None:
    state = Situation(Player(focus=["masonry 3"], tokens=["5-2"]), barbarians={"b": "6-4"}).load()
    play(state, "focus masonry")
    assert (choices(state, "attack"), choices(state, "hunt")) == (set(), {"6-4"})
    assert forbidden(state, "attack 6-4") == "R9.3"


def test_R9_3_barbarian_or_capital() -> None:
    state = Situation(Player(focus=["masonry 3"], tokens=["16-1"]), barbarians={"b": "16-0"}).load()
    play(state, "focus masonry")
    assert (choices(state, "attack"), choices(state, "hunt")) == ({"16-0"}, {"16-0"})
    other = state.copy()
    events = told(rig(state, ("attack", 6), ("defence", 1)), "hunt 16-0")
    assert parts(events, "dice_rolled") == [(6, 9, 1, 2)]  # grassland once
    events = told(rig(other, ("attack", 6), ("defence", 1)), "attack 16-0")
    assert parts(events, "dice_rolled") == [(6, 9, 1, 3)]  # twice


def test_R9_3_what_is_not_on_the_map_is_no_target() -> None:
    assert forbidden(at_war(), "attack 15-0") == "R16.18"


# --- declaring (R9.4) -----------------------------------------------------------------------------


def test_R9_4_the_cards_of_the_city_state_go_back() -> None:
    me = Player(focus=["masonry 1"], tokens=["5-2"], alliances=["carthage", "geneva"])
    state = play(Situation(me).load(), "focus masonry")
    fight(state, "attack 6-4", 1, 6)
    assert player(state).alliances == ["geneva"]
    assert {one.city_state: one.cards for one in seen(state).city_states}["carthage"] == 2


def test_R9_4_the_cards_of_the_player_go_back() -> None:
    """All of them, though the attack is lost; those of others stay, and the defender keeps theirs."""
    me = Player(
        focus=["masonry 1"],
        tokens=["7-1"],
        alliances=["carthage"],
        pacts=["blue embassy", "blue joint_war", "orange embassy"],
    )
    blue = Player(tokens=["5-9"], pacts=["red open_borders"])
    situation = Situation(me, [blue, Player()], wonders={"potala_palace": "7-0"})
    state = play(situation.load(), "focus masonry")
    fight(state, "attack 5-9", 1, 6)
    assert [(held.owner, held.pact) for held in player(state).pacts] == [(2, "embassy")]
    assert len(player(state, 1).stock) == 4
    assert [held.pact for held in player(state, 1).pacts] == ["open_borders"]
    assert player(state).alliances == ["carthage"]


def test_R9_4_a_conquered_city_state_counts_as_its_conqueror() -> None:
    me = Player(focus=["masonry 1"], tokens=["5-2"], pacts=["blue embassy"])
    state = play(Situation(me, [Player(cities=["6-4"])]).load(), "focus masonry")
    fight(state, "attack 6-4", 1, 6)
    assert player(state).pacts == []


def test_R9_4_a_barbarian_has_no_cards() -> None:
    me = Player(focus=["masonry 1"], tokens=["7-1"], alliances=["carthage"], pacts=["blue embassy"])
    state = play(Situation(me, barbarians={"b": "7-8"}).load(), "focus masonry")
    fight(state, "hunt 7-8", 1, 6)
    assert (player(state).alliances, len(player(state).pacts)) == (["carthage"], 1)


# --- the values (R9.5 - R9.7) ---------------------------------------------------------------------


@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_R9_5_the_attacker_has_the_die_and_the_slot(slot: int) -> None:
    events = told(rig(at_war(f"masonry {slot}"), ("attack", 4), ("defence", 2)), "attack 5-9")
    assert parts(events, "dice_rolled") == [(4, 4 + slot, 2, 5)]


@pytest.mark.parametrize(
    ("card", "attack", "hunt"),
    [("masonry", 3, 3), ("iron_working", 4, 6), ("mass_production", 5, 5), ("flight", 6, 6)],
)
def test_R9_5_the_bonus_of_the_card(card: str, attack: int, hunt: int) -> None:
    me = Player(focus=[f"{card} 3"], reinforced=["7-1"])
    state = Situation(me, [Player(tokens=["5-9"])], barbarians={"b": "7-8"}).load()
    play(state, f"focus {card}")
    assert values(state.copy(), "attack 5-9")[0] == attack
    assert values(state, "hunt 7-8")[0] == hunt


def defence(action: str, blue: Player, barbarians: dict[str, str] | None = None, *mine: str) -> int:
    me = Player(focus=["masonry 3"], tokens=mine or ["7-1"])
    state = Situation(me, [blue], barbarians=barbarians or {}).load()
    return values(play(state, "focus masonry"), action)[1]


def test_R9_6_a_city_state_has_eight() -> None:
    assert defence("attack 6-4", Player(), None, "5-2") == 8


@pytest.mark.parametrize(("space", "value"), [("3-6", 1), ("7-8", 3), ("7-7", 5), ("5-8", 1)])
def test_R9_6_a_barbarian_has_the_difficulty(space: str, value: int) -> None:
    assert defence(f"hunt {space}", Player(), {"b": space}) == value


@pytest.mark.parametrize(("space", "value"), [("3-6", 1), ("5-9", 3), ("7-7", 5)])
def test_R9_6_a_token_has_the_difficulty_a_city_twice(space: str, value: int) -> None:
    assert defence(f"attack {space}", Player(tokens=[space])) == value
    assert defence(f"attack {space}", Player(cities=[space])) == 2 * value


def test_R9_6_a_natural_wonder_has_five_and_a_city_on_it_ten() -> None:
    assert defence("attack 2-0", Player(tokens=["2-0"]), None, "2-6") == 5
    assert defence("attack 2-0", Player(cities=["2-0"]), None, "2-6") == 10
    assert defence("hunt 2-0", Player(), {"b": "2-0"}, "2-6") == 5


def test_R9_6_a_capital_is_a_city() -> None:
    assert defence("attack 16-0", Player(), None, "16-1") == 2


def test_R9_6_reinforced_tokens_help() -> None:
    """5-7, 5-8 and 7-8 are next to 5-9; 5-1 is not."""
    around = ["5-7", "5-8", "5-1"]
    assert defence("attack 5-9", Player(tokens=["5-9"], reinforced=around)) == 3 + 2
    assert defence("attack 5-9", Player(reinforced=["5-9", *around])) == 3 + 2 + 1
    assert defence("attack 5-9", Player(cities=["5-9"], reinforced=around)) == 6 + 2
    assert defence("attack 5-9", Player(tokens=["5-9", *around])) == 3


def test_R9_6_only_tokens_of_the_defender_help() -> None:
    me = Player(focus=["masonry 3"], reinforced=["7-1"])
    others = [Player(tokens=["5-9"]), Player(reinforced=["5-7", "5-8"])]
    state = play(Situation(me, others).load(), "focus masonry")
    assert values(state, "attack 5-9")[1] == 3


def test_R9_6_the_example_of_the_rulebook() -> None:
    """Iron Working in slot 2 and a 5 against a reinforced token in the forest with two neighbours and a 3:
    8 to 9, and two trade tokens win."""
    me = Player(focus=["iron_working 2 2"], tokens=["7-1"])
    blue = Player(reinforced=["5-9", "5-7", "5-8"])
    state = play(Situation(me, [blue]).load(), "focus iron_working")
    events = told(rig(state, ("attack", 5), ("defence", 3)), "attack 5-9")
    assert parts(events, "dice_rolled") == [(5, 8, 3, 9)]
    assert parts(told(state, "spend", "spend"), "attack_won") == [(0, 10, 9)]
    assert tokens(state) == {"7-1", "5-9"}


def test_R9_7_a_token_in_place_of_a_city_counts_as_a_token() -> None:
    assert defence("attack 6-4", Player(tokens=["6-4"]), None, "5-2") == 1
    assert defence("attack 6-4", Player(reinforced=["6-4"]), None, "5-2") == 2
    assert defence("attack 6-4", Player(cities=["6-4"]), None, "5-2") == 2


# --- trade tokens (R9.8, R9.9) --------------------------------------------------------------------


def test_R9_8_first_the_attacker_then_the_defender() -> None:
    me = Player(focus=["masonry 3 2", "pottery 1 3"], tokens=["7-1"])
    blue = Player(focus=["masonry 1 3", "pottery 2 3"], tokens=["5-9"])
    state = play(Situation(me, [blue]).load(), "focus masonry")
    fight(state, "attack 5-9", 3, 2)  # 6 to 5
    assert turn(state) == ("attack_tokens", 0)
    play(state, "spend", "done")  # 7 to 5
    assert turn(state) == ("defence_tokens", 1)
    assert choices(state, "defend") == {"0", "2"}
    events = told(state, "defend 2")
    assert parts(events, "attack_lost") == [(0, 7, 7)]
    assert trade(state) == {"masonry": 1, "pottery": 3}
    assert trade(state, 1) == {"masonry": 1, "pottery": 3}
    assert turn(state) == ("fight", 0)


def test_R9_8_both_values_are_known_before() -> None:
    me = Player(focus=["iron_working 3 1"], tokens=["7-1"])
    state = play(Situation(me, [Player(reinforced=["5-9"])]).load(), "focus iron_working")
    fight(state, "attack 5-9", 2, 4)
    combat = seen(state).combat
    assert combat is not None
    assert (combat.attacker, combat.defender, combat.space, combat.target) == (0, 1, "5-9", "token")
    assert combat.attack == {"die": 2, "slot": 3, "card": 1}
    assert combat.defence == {"die": 4, "terrain": 3, "reinforced": 1}


def test_R9_8_the_attacker_is_not_asked_twice() -> None:
    """Once the defender has spent, the attack is decided."""
    me = Player(focus=["masonry 3 3"], tokens=["7-1"])
    blue = Player(focus=["masonry 1 3"], tokens=["5-9"])
    state = play(Situation(me, [blue]).load(), "focus masonry")
    fight(state, "attack 5-9", 3, 2)
    assert "attack_lost" in kinds(told(state, "done", "defend 1"))
    assert (trade(state), turn(state)) == ({"masonry": 3}, ("fight", 0))


def test_R9_8_city_state_tokens_of_the_attacker() -> None:
    me = Player(focus=["masonry 1"], tokens=["7-1"], cities=["6-4"])
    state = play(Situation(me, [Player(tokens=["5-9"])]).load(), "focus masonry")
    fight(state, "attack 5-9", 4, 2)  # 5 to 5
    assert choices(state, "spend_state") == {"carthage"}
    assert "attack_won" in kinds(told(state, "spend_state carthage"))
    assert player(state).city_states == ["carthage"]


def test_R9_8_a_city_state_token_is_spent_once_a_turn() -> None:
    me = Player(focus=["masonry 1"], tokens=["7-1"], cities=["6-4"])
    state = play(Situation(me, [Player(tokens=["5-9"])]).load(), "focus masonry")
    fight(state, "attack 5-9", 1, 6)
    play(state, "spend_state carthage")
    assert turn(fight(state, "attack 5-9", 1, 6)) == ("choose_focus", 1)  # nothing left to spend (R5.9)


def test_R9_8_a_city_state_token_can_be_spent_again_in_the_next_turn() -> None:
    me = Player(focus=["masonry 1"], tokens=["7-1"], cities=["6-4"])
    state = play(Situation(me, [Player(tokens=["5-9"])]).load(), "focus masonry")
    fight(state, "attack 5-9", 1, 6)
    play(state, "spend_state carthage", "done", "focus astrology", "done", "focus masonry")
    fight(state, "attack 5-9", 1, 6)
    assert choices(state, "spend_state") == {"carthage"}


def test_R9_8_tokens_of_other_cards_do_not_help() -> None:
    me = Player(focus=["masonry 3", "pottery 1 3"], tokens=["7-1"])
    blue = Player(focus=["pottery 1 3"], tokens=["5-9"])
    state = play(Situation(me, [blue]).load(), "focus masonry")
    events = told(rig(state, ("attack", 6), ("defence", 1)), "attack 5-9")
    assert "attack_won" in kinds(events)


def test_R9_8_city_states_and_barbarians_spend_nothing() -> None:
    me = Player(focus=["masonry 5"], tokens=["7-1"])
    blue = Player(focus=["masonry 1 3"])
    state = play(Situation(me, [blue], barbarians={"b": "7-8"}).load(), "focus masonry")
    assert "attack_won" in kinds(told(rig(state, ("attack", 1), ("defence", 2)), "hunt 7-8"))


def test_R9_9_the_defender_spends_trade_tokens_only() -> None:
    """Roosevelt's natural wonder and the token of Carthage on the military card do not help: 6 to 5."""
    blue = Player(
        "roosevelt",
        focus=["masonry 1"],
        tokens=["5-9", "2-0"],
        cities=["6-4"],
        on_cards={"mt_everest": "masonry"},
    )
    me = Player(focus=["masonry 3"], tokens=["7-1"])
    state = play(Situation(me, [blue]).load(), "focus masonry")
    card = player(state, 1).row[0]
    assert (card.city_states, card.natural_wonders) == (["carthage"], ["mt_everest"])
    fight(state, "attack 5-9", 3, 2)
    assert tokens(state) == {"7-1", "5-9"}


def test_R9_9_roosevelt_may_spend_it_when_attacking() -> None:
    me = Player("roosevelt", focus=["masonry 3"], tokens=["7-1", "2-0"], on_cards={"mt_everest": "masonry"})
    state = play(Situation(me, [Player(tokens=["5-9"])]).load(), "focus masonry")
    fight(state, "attack 5-9", 2, 2)  # 5 to 5
    play(state, "spend_natural mt_everest")
    assert turn(state) == ("put_natural", 0)
    events = told(state, "put pottery")
    assert "attack_won" in kinds(events)
    [pottery] = [card for card in player(state).row if card.card == "pottery"]
    assert pottery.natural_wonders == ["mt_everest"]


# --- the outcome (R9.10, R9.11) -------------------------------------------------------------------


@pytest.mark.parametrize(("die", "won"), [(1, False), (2, False), (3, True)])
def test_R9_10_the_higher_value_wins_and_a_tie_goes_to_the_defender(die: int, won: bool) -> None:
    state = fight(at_war("masonry 3"), "attack 5-9", die, 2)  # 3 + die to 5
    assert (tokens(state) == {"7-1", "5-9"}) == won
    assert (tokens(state, 1) == {"5-9"}) != won


def test_R9_10_a_defeated_barbarian_brings_a_trade_token() -> None:
    me = Player(focus=["masonry 5", "pottery 1 3"], tokens=["7-1"])
    state = play(Situation(me, barbarians={"b": "7-8"}).load(), "focus masonry")
    fight(state, "hunt 7-8")
    assert {one.barbarian: one.space for one in seen(state).barbarians}["b"] is None
    assert turn(state) == ("put_token", 0)
    assert choices(state, "put") == {"masonry", "astrology", "early_empire", "foreign_trade"}
    assert forbidden(state, "put pottery") == "R5.7"
    play(state, "put astrology")
    assert trade(state) == {"astrology": 1, "pottery": 3}


def test_R9_10_gilgamesh_gains_a_resource_for_a_barbarian() -> None:
    for leader, resources in (("gilgamesh", 1), ("trajan", 0)):
        me = Player(leader, focus=["masonry 5"], tokens=["7-1"])
        state = play(Situation(me, [Player("cleopatra")], barbarians={"b": "7-8"}).load(), "focus masonry")
        fight(state, "hunt 7-8")
        play(state, "put astrology")
        if resources:
            assert choices(state, "collect") == {"diamond", "marble", "mercury", "oil"}
            assert forbidden(state, "done") == "R1.7"
            play(state, "collect oil")
        assert sum(player(state).resources.values()) == resources
    assert "collect" not in asked(fight(at_war(leader="gilgamesh"), "attack 5-9"))


def test_R9_10_a_defeated_token_is_replaced_by_an_unreinforced_one() -> None:
    me = Player(focus=["masonry 5"], tokens=["7-1"])
    state = play(Situation(me, [Player(reinforced=["5-9"])]).load(), "focus masonry")
    before = player(state, 1).tokens_left
    fight(state, "attack 5-9")
    assert (player(state).tokens, player(state).reinforced) == (["5-9", "7-1"], [])
    assert player(state, 1).tokens_left == before + 1
    assert player(state).tokens_left == 29


def test_R9_10_a_captured_token_brings_its_natural_wonder() -> None:
    me = Player(focus=["masonry 5"], tokens=["2-6"])
    state = play(Situation(me, [Player(tokens=["2-0"])]).load(), "focus masonry")
    assert player(state, 1).natural_wonders == ["mt_everest"]
    fight(state, "attack 2-0")
    assert (player(state).natural_wonders, player(state, 1).natural_wonders) == (["mt_everest"], [])


def test_R9_10_a_city_on_a_natural_wonder() -> None:
    me = Player(focus=["masonry 5 1"], tokens=["2-6"])
    state = play(Situation(me, [Player(cities=["2-0"])]).load(), "focus masonry")
    fight(state, "attack 2-0")
    play(state, "spend")  # 12 to 11
    assert (cities(state), player(state).natural_wonders) == ({"7-0", "2-0"}, ["mt_everest"])


def test_R9_10_a_city_is_replaced_by_a_city() -> None:
    me = Player(focus=["masonry 5"], tokens=["7-1"])
    state = play(Situation(me, [Player(cities=["7-9"], tokens=["7-8"])]).load(), "focus masonry")
    fight(state, "attack 7-8")
    fight(state, "attack 7-9")
    assert cities(state) == {"7-0", "7-9"}
    assert cities(state, 1) == {"16-0"}
    assert (player(state).cities_left, player(state, 1).cities_left) == (6, 7)


def capital_war(*focus: str, **more: Any) -> State:
    """Red attacks the capital of blue, and can win."""
    me = Player(focus=["masonry 5", "pottery 1 2"], tokens=["16-1"])
    situation = Situation(me, [Player(focus=focus)], **more)
    return play(situation.load(), "focus masonry")


def test_R9_10_a_capital_stays_and_loses_two_trade_tokens() -> None:
    state = capital_war("pottery 1 1", "early_empire 2 2")
    fight(state, "attack 16-0")
    assert cities(state, 1) == {"16-0"}
    assert turn(state) == ("plunder", 0)
    assert choices(state, "plunder") == {"pottery", "early_empire"}
    play(state, "plunder early_empire", "plunder early_empire")
    assert turn(state) == ("put_token", 0)
    play(state, "put pottery", "put masonry")
    assert trade(state) == {"pottery": 3, "masonry": 1}
    assert trade(state, 1) == {"pottery": 1}


def test_R9_10_fewer_tokens_may_be_plundered() -> None:
    state = fight(capital_war("pottery 1 1", "early_empire 2 2"), "attack 16-0")
    assert refused(state, "plunder masonry").rule == "R5.7"
    play(state, "plunder pottery", "done", "put masonry")
    assert (trade(state)["masonry"], trade(state, 1)) == (1, {"early_empire": 2})


def test_R9_10_a_poor_capital_has_nothing_to_take() -> None:
    state = fight(capital_war(), "attack 16-0")
    assert turn(state) == ("fight", 0)
    assert "capital_defeated" in kinds(told(rig(state, ("attack", 6), ("defence", 1)), "attack 16-0"))


def test_R9_10_a_city_state_is_conquered() -> None:
    me = Player(focus=["masonry 5"], tokens=["5-2"])
    state = play(Situation(me).load(), "focus masonry")
    fight(state, "attack 6-4")  # 11 to 9
    assert cities(state) == {"7-0", "6-4"}
    assert player(state).city_states == ["carthage"]


def test_R9_11_a_wonder_stays_in_the_captured_city() -> None:
    me = Player(focus=["masonry 5"], tokens=["7-1"])
    situation = Situation(me, [Player(cities=["7-9"])], wonders={"petra": "7-9"})
    state = play(situation.load(), "focus masonry")
    assert player(state, 1).wonders == ["petra"]
    fight(state, "attack 7-9")  # 11 to 9
    assert (player(state).wonders, player(state, 1).wonders) == (["petra"], [])
    assert housed(state)["7-9"] == "petra"


def test_R9_11_the_wonder_of_a_capital_moves_to_a_free_city() -> None:
    state = capital_war(wonders={"oracle": "16-0"})
    fight(state, "attack 16-0")
    assert housed(state) == {"7-0": "oracle"}
    assert player(state, 1).wonders == []


def test_R9_11_the_attacker_chooses_the_city() -> None:
    me = Player(focus=["masonry 5"], tokens=["16-1"], cities=["5-8", "3-6"])
    wonders = {"oracle": "16-0", "colossus": "5-8"}
    state = play(Situation(me, wonders=wonders).load(), "focus masonry")
    fight(state, "attack 16-0")
    assert turn(state) == ("house_wonder", 0)
    assert choices(state, "house") == {"7-0", "3-6"}
    play(state, "house 3-6")
    assert housed(state) == {
        "7-0": None,
        "3-6": "oracle",
        "5-8": "colossus",
    }


def test_R9_11_who_loses_the_wonder_of_a_capital_loses_what_it_kept() -> None:
    state = capital_war(wonders={"great_zimbabwe": "16-0"}, stored_tokens=3)
    fight(state, "attack 16-0")
    assert (player(state).wonders, seen(state).stored_tokens) == (["great_zimbabwe"], 0)


def test_R9_11_without_a_free_city_the_wonder_stays() -> None:
    state = capital_war(wonders={"oracle": "16-0", "colossus": "7-0"})
    fight(state, "attack 16-0")
    assert (player(state).wonders, player(state, 1).wonders) == (["colossus"], ["oracle"])
    assert turn(state) == ("fight", 0)


# --- attacks one after another (R9.12 - R9.16) ----------------------------------------------------


def test_R9_12_a_later_attack_rests_on_an_earlier_one() -> None:
    """7-9 is behind 7-8 and 7-7, so it cannot be reached before one of them has fallen."""
    me = Player(focus=["masonry 5"], tokens=["7-1"])
    state = play(Situation(me, [Player(tokens=["7-8", "7-7", "7-9"])]).load(), "focus masonry")
    assert choices(state, "attack") == {"7-8", "7-7"}
    fight(state, "attack 7-8")
    assert choices(state, "attack") == {"7-7", "7-9"}


def test_R9_12_fewer_attacks_are_allowed() -> None:
    state = fight(at_war("masonry 5", enemy="7-8"), "attack 7-8", 1, 6)
    assert turn(play(state, "done")) == ("choose_focus", 1)


@pytest.mark.parametrize("wonder", ["pentagon", "kremlin"])
def test_R9_13_pentagon_reaches_everything(wonder: str) -> None:
    me = Player(focus=["masonry 5"])
    blue = Player(tokens=["14-9"])
    situation = Situation(me, [blue], wonders={wonder: "7-0"}, barbarians={"d": "4-8"})
    state = play(situation.load(), "focus masonry")
    if wonder != "pentagon":
        assert turn(state) == ("choose_focus", 1)
        return
    assert choices(state, "attack") == {"14-9", "16-0", "6-4", "12-0", "14-3"}
    assert choices(state, "hunt") == {"4-8"}


FAR_CITIES = ["3-6", "3-3", "5-8", "5-5", "12-5", "13-2", "4-1"]


def test_R9_14_without_a_city_a_reinforced_token_is_placed() -> None:
    me = Player(focus=["masonry 5"], tokens=["7-1"], cities=FAR_CITIES)
    situation = Situation(me, [Player(cities=["7-9"])], wonders={"petra": "7-9"})
    state = play(situation.load(), "focus masonry")
    fight(state, "attack 7-9")
    assert player(state).reinforced == ["7-9"]
    assert (player(state).wonders, cities(state, 1)) == (["petra"], {"16-0"})
    assert player(state).cities_left == 0


def test_R9_14_whoever_defeats_it_on_a_city_state_places_a_city() -> None:
    me = Player(focus=["masonry 5"], tokens=["5-2"])
    state = play(Situation(me, [Player(reinforced=["6-4"])]).load(), "focus masonry")
    fight(state, "attack 6-4")
    play(state, "conquer")
    assert cities(state) == {"7-0", "6-4"}
    assert player(state, 1).city_states == []


def test_R9_14_a_captured_token_stays_a_token() -> None:
    state = fight(at_war("masonry 5"), "attack 5-9")
    assert (cities(state), tokens(state)) == ({"7-0"}, {"7-1", "5-9"})


def test_R9_14a_the_token_in_place_of_a_city_can_be_reinforced_and_built_over() -> None:
    me = Player(focus=["masonry 5", "pottery 4"], tokens=["6-4"])
    state = play(Situation(me).load(), "focus masonry")
    assert choices(state, "reinforce") == {"6-4"}
    play(state, "done", "focus astrology", "done", "focus pottery")
    assert "6-4" in choices(state, "found")
    play(state, "found 6-4")
    assert (cities(state), player(state).city_states) == ({"7-0", "6-4"}, ["carthage"])


def test_R9_15_defence_bonuses_help_players_only() -> None:
    """Blue has Petra, Alhambra and Ruhr Valley; a barbarian on blue's capital has none of them."""
    me = Player(focus=["masonry 5"], tokens=["16-1", "5-2"])
    wonders = {"petra": "16-0", "alhambra": "16-8", "ruhr_valley": "14-6"}
    situation = Situation(me, [Player(cities=["16-8", "14-6"])], wonders=wonders, barbarians={"b": "16-0"})
    state = play(situation.load(), "focus masonry")
    assert values(state.copy(), "hunt 16-0") == (5, 1)
    assert values(state.copy(), "attack 6-4") == (5, 8)
    assert values(state, "attack 16-0") == (5, 2 + 2 + 2 + 5)


def test_R9_16_a_defeated_capital_may_be_attacked_again() -> None:
    state = capital_war("early_empire 1 3")
    fight(state, "attack 16-0")
    play(state, "plunder early_empire", "plunder early_empire", "put masonry", "put masonry")
    assert choices(state, "attack") == {"16-0"}
    fight(state, "attack 16-0")
    play(state, "done", "plunder early_empire", "put masonry")
    assert trade(state, 1) == {}


def test_R9_16_any_other_space_that_was_won_is_no_target() -> None:
    state = at_war("masonry 5", tokens=["7-1", "16-1"])
    fight(state, "attack 5-9")
    assert choices(state, "attack") == {"16-0"}
