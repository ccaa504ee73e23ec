"""R12.1 - R12.4: agendas and their markers."""

from dataclasses import replace
from typing import Any

import pytest

from games.new_dawn.positions import (
    Player,
    Situation,
    choices,
    event,
    fight,
    kinds,
    marks,
    parts,
    pass_turn,
    play,
    player,
    seen,
    tokens,
    told,
    turn,
)
from ludopolis.core.contract import State

CIVILIZED = "vc_civilized_money_grubber"
WARMONGER = "vc_warmonger_paranoid"
EXPLORER = "vc_explorer_aesthetic"
TECHNOPHILE = "vc_technophile_scholarly"
POPULOUS = "vc_populous_preservationist"
CARDS = (CIVILIZED, WARMONGER, EXPLORER, TECHNOPHILE, POPULOUS)


def laid_out(card: str) -> tuple[str, ...]:
    """Three victory cards, this one among them, in the order of the box."""
    chosen = [card, *[other for other in CARDS if other != card][:2]]
    return tuple(sorted(chosen, key=CARDS.index))


def progress(state: State, agenda: str) -> tuple[list[int], int]:
    """How far the players are, and how far they must come."""
    found = [one for card in seen(state).victory_cards for one in card.agendas if one.agenda == agenda]
    return found[0].have, found[0].need


# --- every agenda (R12.4): what is missing by one, and the action that meets it -------------------

SEVEN_CITIES = ["3-6", "3-3", "5-8", "5-5", "12-5", "13-2"]
MOST_MATURE: dict[str, Any] = {  # four of the five cities are mature, the capital will be
    "cities": ["3-8", "3-3", "5-5", "4-4"],
    "tokens": ["7-1", "3-9", "3-7", "3-1", "3-2", "3-4", "5-4", "5-0", "5-6", "4-3", "4-0", "4-5"],
}
COAST = ("3-9", "3-7", "3-8", "3-1", "3-2", "3-3", "3-4", "2-2", "5-9", "5-7", "5-6", "5-5", "5-4")
INLAND = (
    *("7-8", "5-8", "2-9", "2-8", "2-1", "5-1", "5-2", "5-0", "5-3"),
    *("13-8", "13-7", "13-1", "13-6", "13-5", "13-2", "13-3", "13-4"),
)


def by_found() -> tuple[Situation, list[str]]:
    return Situation(Player(focus=["pottery 1"], cities=SEVEN_CITIES, tokens=["4-8"])), [
        "focus pottery",
        "found 4-8",
    ]


def by_token_on_wonder(first: str, second: str) -> tuple[Situation, list[str]]:
    """A token goes on the abandoned second wonder."""
    me = Player(focus=["early_empire 5"])
    return Situation(me, wonders={first: "7-0", second: "7-1"}), ["focus early_empire", "place 7-1"]


def by_dial() -> tuple[Situation, list[str]]:
    return Situation(Player(focus=["astrology 1"], dial=23)), ["focus astrology", "advance"]


def by_maturity() -> tuple[Situation, list[str]]:
    me = Player(focus=["early_empire 5"], **MOST_MATURE)
    return Situation(me), ["focus early_empire", "place 7-2"]


def by_coast() -> tuple[Situation, list[str]]:
    me = Player(focus=["early_empire 5"], tokens=COAST)
    return Situation(me), ["focus early_empire", "place 7-1"]


def by_natural_wonder() -> tuple[Situation, list[str]]:
    me = Player(focus=["early_empire 5"], tokens=["4-0"], cities=["2-6"])
    return Situation(me), ["focus early_empire", "place 2-0"]


MEETING = {
    "civilized": (CIVILIZED, by_found()),
    "money_grubber": (CIVILIZED, by_token_on_wonder("colossus", "big_ben")),
    "paranoid": (WARMONGER, by_token_on_wonder("petra", "pentagon")),
    "explorer": (EXPLORER, by_coast()),
    "aesthetic": (EXPLORER, by_token_on_wonder("stonehenge", "chichen_itza")),
    "technophile": (TECHNOPHILE, by_dial()),
    "scholarly": (TECHNOPHILE, by_token_on_wonder("oracle", "kremlin")),
    "populous": (POPULOUS, by_maturity()),
    "preservationist": (POPULOUS, by_natural_wonder()),
}


@pytest.mark.parametrize("agenda", MEETING)
def test_R12_4_an_agenda_is_met_by_the_last_thing_missing(agenda: str) -> None:
    card, (situation, actions) = MEETING[agenda]
    state = replace(situation, victory_cards=laid_out(card)).load()
    (have, _), need = progress(state, agenda)
    assert have == need - 1
    before = player(state).tokens_left
    play(state, *actions[:-1])
    assert marks(state) == []
    events = told(state, actions[-1])
    assert parts(events, "agenda_met") == [(0, agenda, card)]
    assert marks(state) == [card]
    placed = actions[-1].startswith("place")
    assert player(state).tokens_left == before - placed - 1 + (agenda == "civilized")


@pytest.mark.parametrize("agenda", MEETING)
def test_R12_1_an_agenda_of_a_card_in_the_box_is_not_met(agenda: str) -> None:
    card, (situation, actions) = MEETING[agenda]
    others = tuple(other for other in CARDS if other not in (card, EXPLORER))[:3]
    state = play(replace(situation, victory_cards=others).load(), *actions)
    assert marks(state) == []


def test_R12_1_an_agenda_is_met_in_an_event() -> None:
    """Explorer is not marked though there is more than enough coast, as only a position that was set up can
    be; what a barbarian destroys leaves just enough."""
    me = Player(tokens=[*COAST, "7-1", "7-2"])
    situation = Situation(me, barbarians={"b": "5-1"}, victory_cards=laid_out(EXPLORER))
    assert progress(situation.load(), "explorer") == ([16, 0], 15)
    state = event(situation, "move", "nw")
    assert progress(state, "explorer") == ([15, 0], 15)
    assert marks(state) == [EXPLORER]


def test_R12_4_the_wonders_of_an_agenda_are_of_one_type() -> None:
    situation, actions = by_token_on_wonder("colossus", "oracle")
    for card in CARDS:
        state = play(replace(situation, victory_cards=laid_out(card)).load(), *actions)
        assert marks(state) == []


def test_R12_4_warmonger_by_a_capital() -> None:
    me = Player(focus=["masonry 5"], tokens=["16-1"])
    state = play(Situation(me).load(), "focus masonry")
    fight(state, "attack 16-0", 1, 6)
    assert marks(state) == []
    fight(state, "attack 16-0")
    assert marks(state) == [WARMONGER]


def test_R12_4_warmonger_by_two_city_states() -> None:
    me = Player(focus=["masonry 5"], tokens=["5-2", "12-1"])
    state = play(Situation(me).load(), "focus masonry")
    fight(state, "attack 6-4")
    assert (marks(state), progress(state, "warmonger")) == ([], ([1, 0], 2))
    play(fight(state, "attack 12-0"), "done")
    assert marks(state) == [WARMONGER]


def test_R12_4_warmonger_counts_a_city_state_held_by_a_token() -> None:
    me = Player(focus=["masonry 5"], tokens=["12-0", "5-2"])
    state = fight(play(Situation(me).load(), "focus masonry"), "attack 6-4")
    assert marks(state) == [WARMONGER]


def test_R12_4_a_plain_city_does_not_make_a_warmonger() -> None:
    me = Player(focus=["masonry 5"], tokens=["7-1"])
    state = play(Situation(me, [Player(cities=["7-9"])]).load(), "focus masonry")
    fight(state, "attack 7-9")
    assert marks(state) == []


def test_R12_4_explorer_counts_land_at_water_or_at_the_edge() -> None:
    """7-0 and 2-2 are at the water, 3-2 and 5-5 at the edge; 5-1, 2-9 and 16-0 are inland."""
    me = Player(tokens=["2-2", "3-2", "5-1"], reinforced=["5-5", "2-9"])
    state = Situation(me, victory_cards=laid_out(EXPLORER)).load()
    assert progress(state, "explorer") == ([4, 0], 15)


def test_R12_4_cities_and_the_capital_count_for_civilized() -> None:
    state = Situation(Player(cities=SEVEN_CITIES)).load()
    assert progress(state, "civilized") == ([7, 1], 8)


# --- at any moment (R12.1) ------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1])
def test_R12_1_in_the_turn_of_another_player(first: int) -> None:
    """Sydney Opera House of red counts the token that blue places next to red's capital."""
    red = Player(**MOST_MATURE)
    blue = Player(focus=["early_empire 5"], cities=["5-9"])
    situation = Situation(
        blue, [red], seat=1, wonders={"sydney_opera_house": "7-0"}, victory_cards=laid_out(POPULOUS)
    )
    state = play(replace(situation, first_player=first).load(), "focus early_empire")
    assert marks(state) == []
    play(state, "place 7-2")
    assert (marks(state), marks(state, 1)) == ([POPULOUS], [])
    assert turn(state)[1] == 1


def test_R12_1_several_agendas_at_once() -> None:
    """The dial of Technophile, and two science wonders of Scholarly, are on one card; Explorer on another."""
    me = Player(focus=["early_empire 5"], tokens=COAST)
    situation = Situation(
        me, wonders={"oracle": "7-0", "kremlin": "7-1"}, victory_cards=(WARMONGER, EXPLORER, TECHNOPHILE)
    )
    state = play(situation.load(), "focus early_empire", "place 7-1")
    assert marks(state) == [EXPLORER, TECHNOPHILE]
    assert player(state).tokens_left == 31 - len(COAST) - 3


# --- markers (R12.2, R12.3) -----------------------------------------------------------------------


def test_R12_2_the_marker_stays_when_the_condition_is_lost() -> None:
    """Both city-states are lost to a barbarian and to blue; the marker is not."""
    me = Player(cities=["6-4", "12-0"], marks=[WARMONGER])
    state = event(Situation(me, barbarians={"b": "5-3"}), "move", "se")
    assert player(state).city_states == ["brussels"]
    assert marks(state) == [WARMONGER]


def test_R12_2_one_marker_on_a_card_is_enough() -> None:
    me = Player(focus=["masonry 5"], tokens=["16-1"], marks=[WARMONGER])
    state = play(Situation(me).load(), "focus masonry")
    before = player(state).tokens_left
    events = told(fight(state, "attack 16-0"), "attack 16-0")
    assert "agenda_met" not in kinds(events)
    assert (marks(state), player(state).tokens_left) == ([WARMONGER], before)


def test_R12_2_several_players_may_mark_the_same_card() -> None:
    me = Player(focus=["astrology 1"], dial=23)
    state = play(Situation(me, [Player(marks=[TECHNOPHILE])]).load(), "focus astrology", "advance")
    assert (marks(state), marks(state, 1)) == ([TECHNOPHILE], [TECHNOPHILE])
    [card] = [card for card in seen(state).victory_cards if card.victory_card == TECHNOPHILE]
    assert card.marked == [0, 1]


THIRTY_ONE = (*COAST, *INLAND, "7-1")


def test_R12_3_without_an_unused_token_one_is_taken_off_the_map() -> None:
    me = Player(focus=["astrology 1"], dial=23, tokens=THIRTY_ONE)
    state = play(Situation(me).load(), "focus astrology", "advance")
    while turn(state)[0] == "gain_card":
        play(state, "done")
    assert turn(state) == ("take_off", 0)
    assert choices(state, "remove") == set(THIRTY_ONE)
    play(state, "remove 5-5")
    assert (marks(state), tokens(state)) == ([TECHNOPHILE], set(THIRTY_ONE) - {"5-5"})
    assert player(state).tokens_left == 0
    assert turn(state) == ("choose_focus", 1)


def test_R12_3_two_agendas_take_two_tokens() -> None:
    """The last token goes on an abandoned wonder at the coast: Scholarly and Explorer."""
    me = Player(focus=["early_empire 5"], tokens=[*COAST, *INLAND])
    situation = Situation(
        me, wonders={"oracle": "7-0", "kremlin": "7-1"}, victory_cards=(WARMONGER, EXPLORER, TECHNOPHILE)
    )
    state = play(situation.load(), "focus early_empire", "place 7-1")
    play(state, "remove 7-1")  # even that one: agendas stay met
    assert turn(state) == ("take_off", 0)
    play(state, "remove 2-9")
    assert marks(state) == [EXPLORER, TECHNOPHILE]
    assert (len(tokens(state)), player(state).tokens_left) == (29, 0)
    assert turn(state)[0] == "place_token"


def test_R12_3_markers_are_never_taken_back() -> None:
    """31 tokens, one of them a marker: for a new token one must leave the map."""
    me = Player(focus=["early_empire 5"], tokens=THIRTY_ONE[:30], marks=[WARMONGER])
    state = play(Situation(me).load(), "focus early_empire", "place 7-2")
    assert choices(state, "remove") == set(THIRTY_ONE[:30])
    play(state, "remove 5-1")
    assert (marks(state), len(tokens(state))) == ([WARMONGER], 30)


def test_R12_1_nothing_is_met_by_passing() -> None:
    state = pass_turn(Situation(Player(tokens=["7-1"])).load())
    assert (marks(state), marks(state, 1)) == ([], [])
