"""R10.5, R10.6, R10.10: diplomacy cards, and those that work outside of combat."""

from typing import Any

import pytest

from games.new_dawn.positions import (
    OnCustomMap,
    Player,
    Situation,
    barbarians,
    bonuses,
    choices,
    event,
    fight,
    forbidden,
    marks,
    parts,
    play,
    player,
    seen,
    told,
    trade,
    turn,
)
from ludopolis.core.contract import State

PACTS = {"joint_war", "defensive_pact", "embassy", "open_borders"}
SEOUL = ("12b -4 -1 4",)


def pacts(state: State, seat: int = 0) -> set[str]:
    """The cards of others that a player holds: ``1 embassy``."""
    return {f"{held.owner} {held.pact}" for held in player(state, seat).pacts}


def visit(blue: Player | None = None, *others: Player, where: str = "16-0", **mine: Any) -> State:
    """A caravan of red has come to blue's capital and brought two tokens; now a card may be taken."""
    me = Player(**({"focus": ["foreign_trade 5"], "caravans": ["16-2"]} | mine))
    wonders = {"potala_palace": "7-0"} if len(me.pacts) > 1 else {}
    state = Situation(me, [blue or Player(), *others], wonders=wonders).load()
    return play(state, "focus foreign_trade", f"caravan 1 {where}", "put pottery", "put pottery")


# --- taking and holding (R10.5) -------------------------------------------------------------------


def test_R10_5_one_card_of_the_stock_may_be_taken() -> None:
    state = visit()
    assert turn(state) == ("take_pact", 0)
    assert choices(state, "take") == {f"blue {pact}" for pact in PACTS}
    play(state, "take blue embassy")
    assert pacts(state) == {"1 embassy"}
    assert set(player(state, 1).stock) == PACTS - {"embassy"}


def test_R10_5_a_second_card_of_a_player_replaces_the_first() -> None:
    state = visit(pacts=["blue joint_war"])
    play(state, "take blue embassy")
    assert pacts(state) == {"1 embassy"}
    assert set(player(state, 1).stock) == PACTS - {"embassy"}


def test_R10_5_one_card_of_each_other_player() -> None:
    state = visit(Player(), Player(), pacts=["orange joint_war"])
    play(state, "take blue joint_war")
    assert pacts(state) == {"1 joint_war", "2 joint_war"}


def test_R10_5_no_card_that_somebody_else_holds() -> None:
    state = visit(Player(), Player(pacts=["blue embassy"]))
    assert choices(state, "take") == {f"blue {pact}" for pact in PACTS - {"embassy"}}
    assert forbidden(state, "take blue embassy") == "R10.5"
    assert forbidden(state, "take orange embassy") == "R10.5"  # not the host


def test_R10_5_potala_palace_allows_four_of_a_player() -> None:
    state = visit(pacts=["blue joint_war", "blue open_borders", "blue embassy"])
    play(state, "take blue defensive_pact")
    assert pacts(state) == {f"1 {pact}" for pact in PACTS}
    assert player(state, 1).stock == []


def test_R10_5_one_card_of_each_city_state() -> None:
    """Red is allied with Carthage already, and Geneva has one card left."""
    me = Player(focus=["foreign_trade 5"], caravans=["5-2"], alliances=["carthage"])
    state = play(Situation(me).load(), "focus foreign_trade", "caravan 1 6-4")
    assert turn(state) == ("choose_focus", 1)
    assert trade(state) == {"masonry": 2}
    other = Situation(Player(focus=["foreign_trade 5"], caravans=["16-3"])).load()
    play(other, "focus foreign_trade", "caravan 1 14-3")
    assert other.legal() == ["done", "ally geneva"]
    play(other, "ally geneva")
    assert player(other).alliances == ["geneva"]
    assert {one.city_state: one.cards for one in seen(other).city_states}["geneva"] == 1


def test_R10_5_own_cards_do_nothing() -> None:
    """Nobody has taken any card: neither an attack nor a defence has a bonus of the own ones."""
    me = Player(focus=["masonry 3"], tokens=["7-1"])
    state = play(Situation(me, [Player(tokens=["5-9"])]).load(), "focus masonry")
    assert bonuses(state, "5-9") == ({"slot": 3}, {"terrain": 3})


def test_R10_6_returned_cards_go_back_to_where_they_came_from() -> None:
    me = Player(focus=["masonry 1"], tokens=["5-2"], alliances=["carthage"], pacts=["blue embassy"])
    situation = Situation(me, [Player(tokens=["5-1"], alliances=["carthage"])])
    state = play(situation.load(), "focus masonry")
    fight(state, "attack 6-4", 1, 6)
    assert {one.city_state: one.cards for one in seen(state).city_states}["carthage"] == 1
    assert player(state, 1).alliances == ["carthage"]
    events = told(state, "attack 5-1")
    assert parts(events, "pact_returned") == [(0, 1, "embassy")]
    assert set(player(state, 1).stock) == PACTS


# --- Potala Palace lost (R10.10) ------------------------------------------------------------------


def test_R10_10_who_loses_potala_palace_keeps_one_card_of_each_player() -> None:
    me = Player(focus=["masonry 5"], tokens=["7-1"])
    blue = Player(cities=["7-9"], pacts=["red joint_war", "red embassy", "orange embassy"])
    situation = Situation(me, [blue, Player()], wonders={"potala_palace": "7-9"})
    state = play(situation.load(), "focus masonry")
    fight(state, "attack 7-9")
    assert turn(state) == ("return_pact", 1)
    assert state.legal() == ["return red joint_war", "return red embassy"]
    assert forbidden(state, "return orange embassy") == "R10.5"
    play(state, "return red joint_war")
    assert pacts(state, 1) == {"0 embassy", "2 embassy"}
    assert player(state).wonders == ["potala_palace"]
    assert turn(state)[0] != "take_pact"  # it was captured, not built


def test_R10_10_barbarians_take_it_too() -> None:
    me = Player(cities=["7-9"], pacts=["blue joint_war", "blue embassy", "blue open_borders"])
    situation = Situation(me, wonders={"potala_palace": "7-9"}, barbarians={"b": "7-8"})
    state = event(situation, "move", "se")
    assert turn(state) == ("return_pact", 0)
    play(state, "return blue embassy", "return blue joint_war")
    assert pacts(state) == {"1 open_borders"}
    assert turn(state) == ("choose_focus", 1)


def test_R10_10_one_card_of_each_player_is_not_too_many() -> None:
    me = Player(cities=["7-9"], pacts=["blue joint_war", "orange joint_war"])
    situation = Situation(me, [Player(), Player()], wonders={"potala_palace": "7-9"}, barbarians={"b": "7-8"})
    assert turn(event(situation, "move", "se")) == ("choose_focus", 1)


def test_R10_10_what_is_stored_in_great_zimbabwe_is_lost() -> None:
    me = Player(cities=["7-9"])
    situation = Situation(me, wonders={"great_zimbabwe": "7-9"}, stored_tokens=3, barbarians={"b": "7-8"})
    state = event(situation, "move", "se")
    assert (seen(state).stored_tokens, trade(state), trade(state, 1)) == (0, {}, {})


def test_R10_10_a_captor_of_great_zimbabwe_finds_it_empty() -> None:
    me = Player(focus=["masonry 5"], tokens=["7-1"])
    blue = Player(cities=["7-9"])
    situation = Situation(me, [blue], wonders={"great_zimbabwe": "7-9"}, stored_tokens=4)
    state = fight(play(situation.load(), "focus masonry"), "attack 7-9")
    assert (player(state).wonders, seen(state).stored_tokens) == (["great_zimbabwe"], 0)


@pytest.mark.parametrize("wonder", ["pyramids", "porcelain_tower", "potala_palace"])
def test_R10_10_nothing_happens_when_a_built_wonder_is_captured(wonder: str) -> None:
    me = Player(focus=["masonry 5"], tokens=["7-1"])
    situation = Situation(me, [Player(cities=["7-9"])], wonders={wonder: "7-9"})
    state = fight(play(situation.load(), "focus masonry"), "attack 7-9")
    assert (player(state).wonders, turn(state)) == ([wonder], ("choose_focus", 1))


# --- Embassy, Open Borders, Geneva, Seoul ---------------------------------------------------------


def test_R10_5_embassy_rewards_both_in_the_capital() -> None:
    """Also in the visit in which the card is taken: a token for the host, then a resource."""
    state = play(visit(Player(focus=["pottery 1 3"])), "take blue embassy")
    assert turn(state) == ("put_for_host", 0)
    assert choices(state, "put") == {"pottery", "early_empire", "astrology", "foreign_trade", "masonry"}
    play(state, "put masonry")
    assert trade(state, 1) == {"pottery": 3, "masonry": 1}
    play(state, "collect oil")
    assert player(state).resources["oil"] == 1


def test_R10_5_embassy_with_a_full_card_loses_the_token() -> None:
    state = visit(Player(focus=["pottery 1 3"]), pacts=["blue embassy"])
    play(state, "done", "put pottery")
    assert trade(state, 1) == {"pottery": 3}


@pytest.mark.parametrize(
    ("blue", "where", "pact"),
    [(Player(cities=["16-8"]), "16-8", "embassy"), (Player(), "16-0", "joint_war")],
)
def test_R10_5_embassy_works_in_the_capital_only(blue: Player, where: str, pact: str) -> None:
    state = play(visit(blue, where=where), f"take blue {pact}")
    assert turn(state) == ("choose_focus", 1)


def test_R10_5_embassy_of_another_player_does_not_help() -> None:
    state = play(visit(Player(), Player(), pacts=["orange embassy"]), "done")
    assert turn(state) == ("choose_focus", 1)


def mature(state: State, seat: int = 0) -> set[str]:
    return {city.space for city in player(state, seat).cities if city.mature}


def test_R10_5_open_borders_count_the_tokens_of_that_player() -> None:
    """7-1 and 7-2 are the land around red's capital."""
    for pact, grown in (("blue open_borders", True), ("orange open_borders", False), ("blue embassy", False)):
        me = Player(tokens=["7-1"], pacts=[pact])
        state = Situation(me, [Player(reinforced=["7-2"]), Player()]).load()
        assert (mature(state) == {"7-0"}) == grown


def test_R10_5_open_borders_do_not_work_for_the_giver() -> None:
    blue = Player(pacts=["red open_borders"])
    state = Situation(Player(tokens=["7-1"]), [Player(tokens=["7-2"], pacts=blue.pacts)]).load()
    assert mature(state) == set()


def test_R10_5_open_borders_may_meet_an_agenda_at_once() -> None:
    """Five cities of red are mature as soon as blue's token on 7-2 counts (R16.13)."""
    me = Player(
        focus=["foreign_trade 5"],
        caravans=["16-2"],
        cities=["3-8", "3-3", "5-5", "4-4"],
        tokens=["7-1", "3-9", "3-7", "3-1", "3-2", "3-4", "5-4", "5-0", "5-6", "4-3", "4-0", "4-5"],
    )
    blue = Player(tokens=["7-2"])
    cards = ("vc_civilized_money_grubber", "vc_warmonger_paranoid", "vc_populous_preservationist")
    state = Situation(me, [blue], victory_cards=cards).load()
    assert len(mature(state)) == 4
    play(state, "focus foreign_trade", "caravan 1 16-0", "put pottery", "put pottery")
    assert marks(state) == []
    play(state, "take blue open_borders")
    assert len(mature(state)) == 5
    assert marks(state) == ["vc_populous_preservationist"]


def geneva(*held: str, others: tuple[Player, ...] = (), **wonders: str) -> State:
    me = Player(alliances=["geneva"], pacts=held)
    return Situation(me, [Player(), *others], starting=True, wonders=wonders).load()


def test_R10_5_geneva_exchanges_a_card_for_another_of_the_same_player() -> None:
    state = play(geneva("blue embassy"), "use geneva")
    assert state.legal() == ["return blue embassy"]
    play(state, "return blue embassy")
    assert choices(state, "take") == {f"blue {pact}" for pact in PACTS - {"embassy"}}
    assert "done" not in state.legal()
    play(state, "take blue joint_war")
    assert pacts(state) == {"1 joint_war"}
    assert turn(state) == ("choose_focus", 0)  # once a turn, and nothing else to use


def test_R10_5_geneva_needs_a_card_and_another_one_in_the_stock() -> None:
    assert turn(geneva()) == ("choose_focus", 0)
    taken = Player(pacts=["blue joint_war", "blue defensive_pact", "blue open_borders"])
    state = geneva("blue embassy", others=(taken,), potala_palace="11-0")
    assert turn(state) == ("choose_focus", 0)


def test_R10_5_geneva_needs_its_own_card() -> None:
    state = Situation(Player(pacts=["blue embassy"]), starting=True).load()
    assert turn(state) == ("choose_focus", 0)


def test_R11_11_seoul_moves_a_barbarian_to_an_empty_neighbour() -> None:
    """Around 3-6: 7-7, 3-7 and 3-1 are land and empty, the rest is water."""
    me = Player(alliances=["seoul"])
    situation = OnCustomMap(me, barbarians={"c": "3-6", "b": "2-8"}, added=SEOUL, starting=True)
    state = play(situation.load(), "use seoul")
    assert choices(state, "move") == {"3-6", "2-8"}
    play(state, "move 3-6")
    assert choices(state, "to") == {"7-7", "3-7", "3-1"}
    play(state, "to 3-1")
    assert barbarians(state)["c"] == "3-1"
    assert turn(state) == ("choose_focus", 0)


def test_R11_11_seoul_moves_it_to_empty_spaces_only() -> None:
    """A token, a caravan and another barbarian around 3-6 leave nothing."""
    me = Player(alliances=["seoul"], tokens=["7-7"], caravans=["3-7"])
    situation = OnCustomMap(me, barbarians={"c": "3-6", "b": "3-1"}, added=SEOUL, starting=True)
    state = play(situation.load(), "use seoul")
    assert choices(state, "move") == {"3-1"}
    assert forbidden(state, "move 3-6") == "R11.11"


def test_R11_11_seoul_does_nothing_without_a_barbarian() -> None:
    me = Player(alliances=["seoul"])
    state = OnCustomMap(me, added=SEOUL, starting=True).load()
    assert turn(state) == ("choose_focus", 0)
