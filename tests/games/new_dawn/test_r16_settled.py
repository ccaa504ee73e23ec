"""R16: what the rulebook leaves to the table. R16.1 and R16.2 are in ``test_r12_end``, R16.17
and R16.18 in ``test_data``, R16.19 in ``test_r07_economy``."""

from random import Random

import pytest

from games.new_dawn.positions import (
    COLOURS,
    NEW_DAWN,
    Player,
    Situation,
    asked,
    barbarians,
    choices,
    fight,
    forbidden,
    fresh,
    kinds,
    marks,
    parts,
    pass_turn,
    play,
    player,
    rig,
    seen,
    tokens,
    told,
    trade,
    turn,
)
from ludopolis.core.errors import BadOption

Hex = tuple[int, int]
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def test_R16_3_the_options() -> None:
    options = {option.id: option.values[0] for option in NEW_DAWN.options}
    assert options == {"map": "premade", "epic": False, "rounds": 100}
    view = seen(fresh(seats=3, map="custom", epic=True, rounds=7))
    assert view.options == {"map": "custom", "epic": True, "rounds": 7}
    for wrong in ({"map": "round"}, {"rounds": 0}, {"estadio_errata": "before"}):
        with pytest.raises(BadOption):
            fresh(seats=2, **wrong)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R16_4_capitals_go_clockwise_from_a_random_seat(seats: int) -> None:
    """Clockwise on the map from red's in a game where red has the first: 7, 16, (9,) (11)."""
    clockwise = {2: ["7-0", "16-0"], 3: ["7-0", "16-0", "11-0"], 4: ["7-0", "16-0", "9-0", "11-0"]}[seats]
    starts = set()
    for seed in range(30):
        state = fresh(seed, seats)
        capitals = [player(state, seat).cities[0].space for seat in range(seats)]
        start = clockwise.index(capitals[0])
        assert capitals == clockwise[start:] + clockwise[:start]
        assert [player(state, seat).colour for seat in range(seats)] == list(COLOURS[:seats])
        starts.add(start)
    assert starts == set(range(seats))


@pytest.mark.parametrize(
    ("card", "actions", "spendable"),
    [
        ("early_empire 5 2", [], True),
        ("early_empire 5 2", ["place 7-1"], True),
        ("astrology 2 1", [], True),
        ("foreign_trade 3 1", [], True),
        ("pottery 3 3", [], False),
        ("pottery 3 3", ["wonder stonehenge"], True),
        ("masonry 3 3", [], False),
    ],
)
def test_R16_5_when_trade_tokens_are_spent(card: str, actions: list[str], spendable: bool) -> None:
    me = Player(focus=[card], caravans=["7-1"], resources={"marble": 3}, tokens=["5-9"])
    state = play(Situation(me, offer=["stonehenge"]).load(), f"focus {card.split()[0]}", *actions)
    assert ("spend" in state.legal()) == spendable


def test_R16_5_between_the_moves_of_an_economy_card() -> None:
    me = Player(focus=["currency 5 1"], caravans=["7-1", "5-2"])
    state = play(Situation(me).load(), "focus currency", "caravan 1 7-8")
    assert "spend" in state.legal()


def test_R16_6_paying_ends_when_the_cost_is_reached() -> None:
    """Stonehenge costs 7: Pottery in slot 4, then marble for 2 and a trade token."""
    me = Player(focus=["pottery 4 2"], resources={"marble": 2, "mercury": 1, "oil": 1})
    state = play(Situation(me, offer=["stonehenge"]).load(), "focus pottery", "wonder stonehenge")
    assert set(state.legal()) == {"spend", "pay marble", "pay mercury"}
    assert "done" not in state.legal()
    play(state, "spend")
    paying = seen(state).paying
    assert paying is not None
    assert (paying.cost, paying.production) == (7, 5)
    play(state, "pay mercury")
    assert player(state).wonders == ["stonehenge"]
    assert (trade(state), player(state).resources["marble"]) == ({"pottery": 1}, 2)


# --- combat tokens (R16.7) ------------------------------------------------------------------------


@pytest.mark.parametrize(("tokens", "lead"), [(3, 1), (3, 3), (2, 3), (0, 1)])
def test_R16_7_a_losing_defender_is_offered_nothing_or_just_enough(tokens: int, lead: int) -> None:
    """And is not asked who cannot win."""
    theirs = Player(focus=[f"masonry 1 {tokens}"], tokens=["5-9"])
    state = play(Situation(Player(focus=["masonry 3"], tokens=["7-1"]), [theirs]).load(), "focus masonry")
    fight(state, "attack 5-9", 1 + lead, 1)  # 4 + lead to 4
    if lead <= tokens:
        assert turn(state) == ("defence_tokens", 1)
        assert choices(state, "defend") == {"0", str(lead)}
    else:
        assert asked(state) != "defence_tokens"


def test_R16_7_a_winning_defender_is_not_asked() -> None:
    theirs = Player(focus=["masonry 1 3"], tokens=["5-9"])
    state = play(Situation(Player(focus=["masonry 3"], tokens=["7-1"]), [theirs]).load(), "focus masonry")
    assert turn(fight(state, "attack 5-9", 2, 2)) == ("fight", 0)  # 5 to 5


def test_R16_7_in_a_capital_any_number_may_be_spent() -> None:
    """Even though it cannot win: what is spent cannot be plundered."""
    theirs = Player(focus=["masonry 1 3"])
    state = play(Situation(Player(focus=["masonry 5"], tokens=["16-1"]), [theirs]).load(), "focus masonry")
    fight(state, "attack 16-0", 6, 1)  # 11 to 3
    assert turn(state) == ("defence_tokens", 1)
    assert choices(state, "defend") == {"0", "1", "2", "3"}
    play(state, "defend 2", "plunder masonry")
    assert trade(state, 1) == {}


def test_R16_7_a_winning_defender_of_a_capital_is_not_asked() -> None:
    theirs = Player(focus=["masonry 1 3"])
    state = play(Situation(Player(focus=["masonry 1"], tokens=["16-1"]), [theirs]).load(), "focus masonry")
    assert turn(fight(state, "attack 16-0", 1, 6)) == ("fight", 0)


def test_R16_7_the_attacker_may_spend_any_number() -> None:
    me = Player(focus=["masonry 3 3"], tokens=["7-1"])
    state = play(Situation(me, [Player(tokens=["5-9"])]).load(), "focus masonry")
    fight(state, "attack 5-9", 6, 1)  # won already
    assert state.legal() == ["done", "spend"]
    play(state, "spend", "spend")
    assert state.legal() == ["done", "spend"]
    play(state, "done")
    assert trade(state) == {"masonry": 1}


def test_R16_7_a_defender_with_four_military_cards() -> None:
    """Oxford University lets a row hold all four, each with three tokens: twelve can be spent."""
    focus = ["masonry 1 3", "iron_working 2 3", "mass_production 3 3", "flight 4 3", "astrology 5"]
    blue = Player(focus=focus)
    me = Player(focus=["masonry 5"], tokens=["16-1"])
    situation = Situation(me, [blue], wonders={"oxford_university": "16-0"})
    state = fight(play(situation.load(), "focus masonry"), "attack 16-0", 6, 1)  # 11 to 3
    assert choices(state, "defend") == {str(amount) for amount in range(13)}
    assert "attack_lost" in kinds(told(state, "defend 8"))
    assert sum(trade(state, 1).values()) == 4
    assert trade(state, 1) == {"mass_production": 1, "flight": 3}


# --- caravans and cards (R16.8, R16.9) ----------------------------------------------------


def test_R16_8_only_the_destination_of_a_caravan_is_chosen() -> None:
    """From 7-1 with Foreign Trade in slot 3: three spaces, no desert, mountains or water."""
    me = Player(focus=["foreign_trade 3"], caravans=["7-1"])
    state = play(Situation(me).load(), "focus foreign_trade")
    assert choices(state, "caravan") == {
        f"1 {space}" for space in ["7-0", "5-9", "7-8", "5-7", "5-8", "7-9", "5-6", "5-1", "2-2", "7-9"]
    }


def test_R16_8_the_spaces_of_colossus_are_used_beyond_the_own_distance() -> None:
    """Currency goes 4 spaces, Colossus has 6 more: the first caravan goes 6 and uses 2 of them."""
    me = Player(focus=["currency 5"], caravans=["7-1", "7-8"])
    state = play(Situation(me, wonders={"colossus": "7-0"}).load(), "focus currency")
    resolving = seen(state).resolving
    assert resolving is not None
    assert (resolving.distance, resolving.colossus) == (4, 6)
    play(state, "caravan 1 13-8")  # 5-9 or 7-8, 5-8, 5-1, 5-2, 5-3, 13-8
    resolving = seen(state).resolving
    assert resolving is not None
    assert resolving.colossus == 4


def test_R16_9_no_card_of_a_lower_level_is_offered() -> None:
    """The dial reaches 3: level II for every type but the culture card of level III."""
    me = Player(focus=["astrology 3", "civil_service 4", "iron_working 5"])
    state = play(Situation(me).load(), "focus astrology", "advance")
    assert choices(state, "gain") == {"mathematics", "currency", "animal_husbandry"}
    assert forbidden(state, "gain drama_and_poetry") == "R7.2"


def test_R16_9_oxford_university_offers_other_types_for_every_card_but_science() -> None:
    me = Player(focus=["astrology 3", "civil_service 4"])
    situation = Situation(me, wonders={"oxford_university": "7-0"})
    state = play(situation.load(), "focus astrology", "advance")
    changes = choices(state, "change")
    assert "iron_working 4" in changes  # for the higher Civil Service
    assert not any(change.endswith(" 3") for change in changes)  # not for Astrology
    assert "mathematics" in choices(state, "gain")


# --- barbarians (R16.10, R16.11) ------------------------------------------------------------------


def test_R16_10_after_twenty_rolls_the_later_letter_goes_beside_the_map() -> None:
    """C comes from red's capital to B on 7-1, and Petra closes every way from there."""
    guards = ["5-9", "7-8", "7-7", "3-7", "7-2"]
    situation = Situation(
        Player(reinforced=guards),
        wonders={"petra": "7-0"},
        barbarians={"b": "7-1", "c": "7-0"},
        first_player=1,
        event_dial=1,
    )
    events = told(rig(situation.load(), ("direction", 2)), "focus astrology", "done")
    assert len(parts(events, "event_move")) == 1 + 20
    assert parts(events, "barbarian_removed") == [("c",)]
    state = pass_turn(rig(situation.load(), ("direction", 2)))
    assert barbarians(state) == {"b": "7-1", "c": None, "d": None}
    assert player(state).reinforced == sorted(guards)


def test_R16_11_what_a_barbarian_destroys_comes_in_order() -> None:
    """Caravans, the city, the wonder and the city-state under it."""
    situation = Situation(
        Player(cities=["6-4"], caravans=["6-4"]),
        wonders={"oracle": "6-4"},
        barbarians={"b": "5-3"},
        first_player=1,
        event_dial=1,
    )
    events = kinds(told(rig(situation.load(), ("direction", 3)), "focus astrology", "done"))
    assert events[events.index("barbarian_moved") :][:5] == [
        "barbarian_moved",
        "caravan_destroyed",
        "city_destroyed",
        "wonder_lost",
        "state_freed",
    ]


# --- the map (R16.12) -----------------------------------------------------------------------------


def touching(tile: list[Hex], others: set[Hex]) -> tuple[int, int]:
    """How many spaces of the others touch a tile, and how many of its own touch them."""
    near = {(q + dq, r + dr) for q, r in tile for dq, dr in STEPS}
    own = [place for place in tile if {(place[0] + dq, place[1] + dr) for dq, dr in STEPS} & others]
    return len(near & others), len(own)


def test_R16_12_a_tile_touches_four_spaces_already_laid() -> None:
    """Its own spaces that touch them may be fewer."""
    found = []
    for seed in range(4):
        state, chance = fresh(seed, 2, map="custom"), Random(seed)
        laid = {tile.side: tile.spaces for tile in seen(state).tiles}
        while seen(state).laying is not None:
            state.play(chance.choice(state.legal()))
            for tile in seen(state).tiles:
                if tile.side not in laid:
                    found.append(
                        touching(tile.spaces, {place for spaces in laid.values() for place in spaces})
                    )
                    laid[tile.side] = tile.spaces
    assert len(found) == 4 * 6
    assert min(others for others, _ in found) == 4
    assert min(own for _, own in found) < 4


# --- agendas and tokens (R16.13, R16.14) ----------------------------------------------------------


def test_R16_13_agendas_are_checked_after_every_step_of_the_dial() -> None:
    """From 22 over 24 to 16."""
    me = Player(focus=["astrology 4"], dial=22)
    events = told(Situation(me).load(), "focus astrology", "advance")
    assert parts(events, "agenda_met") == [(0, "technophile", "vc_technophile_scholarly")]


def test_R16_13_agendas_are_checked_when_a_wonder_comes_with_a_capital() -> None:
    """Both agendas of the card are met by the same attack: one marker."""
    me = Player(focus=["masonry 5"], tokens=["16-1"], cities=["3-6"])
    situation = Situation(me, wonders={"petra": "7-0", "pentagon": "16-0"})
    state = fight(play(situation.load(), "focus masonry"), "attack 16-0")
    assert (marks(state), player(state).wonders) == (["vc_warmonger_paranoid"], ["petra", "pentagon"])
    assert player(state).tokens_left == 29


COAST = ("3-9", "3-7", "3-8", "3-1", "3-2", "3-3", "3-4", "2-2", "5-9", "5-7", "5-6", "5-5", "5-4")
INLAND = (
    *("7-8", "5-8", "2-9", "2-8", "2-1", "5-1", "5-2", "5-0", "5-3"),
    *("13-8", "13-7", "13-1", "13-6", "13-5", "13-2", "13-3", "13-4"),
)


def test_R16_14_the_place_first_then_the_token_to_take_off() -> None:
    """Mass Media on blue's token on 14-9 rests on red's on 14-8, the only one near it."""
    me = Player(focus=["mass_media 5"], tokens=[*COAST, *INLAND, "14-8"])
    state = play(Situation(me, [Player(tokens=["14-9"])]).load(), "focus mass_media", "done", "replace 14-9")
    assert turn(state) == ("take_off", 0)
    assert choices(state, "remove") == {*COAST, *INLAND}
    assert tokens(state, 1) == {"14-9"}  # it leaves after the other
    play(state, "remove 3-9")
    assert (tokens(state, 1), len(tokens(state))) == (set(), 31)


# --- the start of a turn, the dial (R16.15, R16.16) -----------------------------------------------


def test_R16_15_all_abilities_of_the_start_are_listed_until_the_player_goes_on() -> None:
    me = Player(tokens=["7-1"], alliances=["geneva"], pacts=["blue embassy"], cities=["3-6"])
    wonders = {"oracle": "7-0", "forbidden_city": "3-6"}
    state = Situation(me, [Player(tokens=["5-9"])], wonders=wonders, starting=True).load()
    assert state.legal() == ["done", "use oracle", "use forbidden_city", "use geneva"]
    play(state, "use forbidden_city", "destroy 5-9")
    assert state.legal() == ["done", "use oracle", "use geneva"]
    play(state, "use oracle", "swap 1 2")
    assert state.legal() == ["done", "use geneva"]
    assert turn(play(state, "done")) == ("choose_focus", 0)


def test_R16_15_without_any_the_player_is_not_asked() -> None:
    state = pass_turn(Situation().load())
    assert turn(state) == ("choose_focus", 1)


def test_R16_15_what_was_used_can_be_used_again_in_the_next_turn() -> None:
    state = Situation(wonders={"oracle": "7-0"}, starting=True).load()
    play(state, "use oracle", "swap 1 2")
    pass_turn(pass_turn(state))
    assert state.legal() == ["done", "use oracle"]


@pytest.mark.parametrize(("slot", "dial"), [(1, 24), (2, 15), (3, 16), (5, 18)])
def test_R16_16_after_24_the_dial_goes_on_with_15(slot: int, dial: int) -> None:
    state = play(Situation(Player(focus=[f"astrology {slot}"], dial=23)).load(), "focus astrology", "advance")
    assert player(state).dial == dial
