"""Trade and culture, the culture track, and culture events in hand (R7.14, R7.15, R16.7, R16.8)."""

import pytest
from mypy_extensions import u8

from games.civilization.positions import (
    asked,
    event_on_top,
    flat,
    give_coins,
    give_culture,
    give_event,
    give_person,
    give_trade,
    heard,
    invest,
    jump,
    know,
    legal,
    listen,
    number,
    person_on_top,
    play,
    put_person,
    put_wonder,
)
from ludopolis.games.civilization import culture, rules
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.game import CivilizationState


def city(*civilizations: str) -> CivilizationState:
    return jump(flat(*(civilizations or ("china", "rome"))), "city")


def at(space: int, culture: int = 0, trade: int = 0) -> CivilizationState:
    """Seat 0 stands on a space of the track, and has so much to spend."""
    table = city()
    table.set_of(0, s.TRACK, space)
    give_culture(table, 0, culture)
    give_trade(table, 0, trade)
    return table


def spaces(table: CivilizationState) -> list[int]:
    return sorted(int(action.split()[1]) for action in legal(table, "advance"))


def have(table: CivilizationState) -> tuple[int, int]:
    return int(table.of(0, s.CULTURE)), int(table.of(0, s.TRADE))


def hand(table: CivilizationState, seat: int = 0) -> list[int]:
    backs = range(int(s.EVENT_BACKS), int(s.PERSON_BACKS))
    return sorted(table.face(back) for back in backs if table.place(back) == s.HELD + seat)


def event(name: str) -> int:
    return number("event", name)


# --- trade and culture ----------------------------------------------------------------------------


def test_R17_1_the_dial_stops_at_27() -> None:
    table = city()
    give_trade(table, 0, 25)
    listen(table)
    culture.gain_trade(table, 0, 6)
    assert table.of(0, s.TRADE) == 27
    assert heard(table) == ["trade_gained 0 2"]


def test_R0_2_culture_has_no_limit() -> None:
    table = city()
    give_culture(table, 0, 50)
    culture.gain_culture(table, 0, 6)
    culture.spend_culture(table, 0, 1)
    assert table.of(0, s.CULTURE) == 55


# --- the track ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "culture", "trade", "most"),
    [(0, 2, 27, 0), (0, 3, 0, 1), (0, 8, 0, 2), (6, 8, 3, 2), (6, 8, 2, 1), (13, 12, 9, 2), (13, 12, 8, 1)],
)
def test_R7_14_each_space_costs_culture_and_trade(space: int, culture: int, trade: int, most: int) -> None:
    assert spaces(at(space, culture, trade)) == list(range(1, most + 1))


def test_R7_14_R21_12_all_spaces_are_paid_and_rewarded_in_order() -> None:
    table = at(6, 8, 5)
    person_on_top(table, "marco_polo")
    event_on_top(table, "catastrophe")
    play(table, "advance 2", "store")
    assert (have(table), table.of(0, s.TRACK)) == ((0, 2), 8)
    assert hand(table) == [event("catastrophe")]


def test_R7_14_once_in_a_turn() -> None:
    table = at(0, 9)
    play(table, "advance 1")
    assert legal(table, "advance") == []


def test_R7_14_free_advances_cost_nothing_and_do_not_count() -> None:
    table = at(0, 3)
    culture.advance_free(table, 0, 2)
    rules.run(table)
    assert (have(table), table.of(0, s.TRACK), len(hand(table))) == ((3, 0), 2, 2)
    assert spaces(table) == [1]


def test_R13_1_the_last_space_wins() -> None:
    table = at(20, 7, 6)
    assert spaces(table) == [1]
    play(table, "advance 1")
    assert (table.over, table.end, table.winner) == (True, s.BY_CULTURE, 0)


def test_R7_14_a_free_advance_stops_at_the_end() -> None:
    table = at(19)
    culture.advance_free(table, 0, 5)
    rules.run(table)
    assert (table.of(0, s.TRACK), table.winner) == (21, 0)


def test_R16_8_ecology_saves_trade_a_space_for_three_coins() -> None:
    table = at(7, 10, 4)
    assert spaces(table) == [1]
    know(table, 0, "ecology")
    give_coins(table, 0, "sheet", 5)
    assert spaces(table) == [1, 2]
    play(table, "advance 2")
    assert have(table) == (0, 0)


def test_R16_8_discounts_end_at_nothing() -> None:
    table = at(7, 5, 0)
    know(table, 0, "ecology")
    give_coins(table, 0, "sheet", 12)
    play(table, "advance 1")
    assert have(table) == (0, 0)


@pytest.mark.parametrize(("markers", "cost"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1)])
def test_R16_8_endowment_for_the_arts_saves_culture_a_space(markers: int, cost: int) -> None:
    table = at(0, 9)
    invest(table, 0, "endowment_for_the_arts", markers)
    play(table, "advance 2")
    assert have(table) == (9 - 2 * cost, 0)


def test_R16_8_ecology_leaves_culture_and_endowment_leaves_trade() -> None:
    table = at(7, 5, 3)
    know(table, 0, "ecology")
    give_coins(table, 0, "sheet", 3)
    invest(table, 0, "endowment_for_the_arts", 4)
    play(table, "advance 1")
    assert have(table) == (2, 1)


# --- Shakespeare ----------------------------------------------------------------------------------


def shakespeare(
    space: int, rival: int, culture: int, trade: int = 0, face_up: bool = True
) -> CivilizationState:
    table = at(space, culture, trade)
    table.set_of(1, s.TRACK, rival)
    give_person(table, 0, "william_shakespeare", face_up)
    put_person(table, "c3", "artist")
    return table


def test_R16_7_william_shakespeare_skips_a_space_with_another_marker() -> None:
    table = shakespeare(0, 1, 3)
    play(table, "advance 1")
    assert legal(table) == ["enter", "skip"]
    play(table, "skip")
    assert (table.of(0, s.TRACK), have(table), len(hand(table))) == (2, (0, 0), 1)


def test_R16_7_he_may_enter_it_too() -> None:
    table = shakespeare(0, 1, 3)
    play(table, "advance 1", "enter")
    assert table.of(0, s.TRACK) == 1


def test_R16_7_what_lies_behind_must_be_paid() -> None:
    table = shakespeare(6, 7, 4)
    play(table, "advance 1")
    assert (asked(table), table.of(0, s.TRACK)) == ("0 place_person", 7)


def test_R16_7_the_dearer_space_behind_is_paid() -> None:
    table = shakespeare(6, 7, 5, 3)
    play(table, "advance 1", "skip")
    assert (table.of(0, s.TRACK), have(table)) == (8, (0, 0))


def test_R16_7_free_advances_skip_too() -> None:
    table = shakespeare(0, 2, 0)
    culture.advance_free(table, 0, 2)
    rules.run(table)
    play(table, "skip", "store")
    assert table.of(0, s.TRACK) == 3


@pytest.mark.parametrize("why", ["face_down", "blockaded", "nobody"])
def test_R16_7_otherwise_every_space_is_entered(why: str) -> None:
    table = shakespeare(0, 4 if why == "nobody" else 1, 3, 0, why != "face_down")
    if why == "blockaded":
        table.put_figures(1, number("square", "c3"), 1, 0)
    play(table, "advance 1")
    assert table.of(0, s.TRACK) == 1


# --- culture events -------------------------------------------------------------------------------


def test_R7_15_over_the_limit_of_two_one_is_discarded_at_once() -> None:
    table = at(0, 3)
    give_event(table, 0, "sabotage")
    give_event(table, 0, "drought")
    event_on_top(table, "migrants")
    play(table, "advance 1")
    assert legal(table) == ["discard_event drought", "discard_event migrants", "discard_event sabotage"]
    play(table, "discard_event drought")
    assert (asked(table), hand(table)) == ("0 city", sorted([event("sabotage"), event("migrants")]))


def test_R7_15_a_discarded_event_lies_face_up_under_its_deck() -> None:
    table = city()
    back = give_event(table, 0, "drought")
    culture.discard_event(table, back)
    assert (table.place(back), table.known[back]) == (s.DISCARDED, 3)


def test_R7_15_an_empty_deck_is_shuffled_anew() -> None:
    table = city()
    backs = range(int(s.EVENT_BACKS), int(s.EVENT_BACKS) + 27)
    for back in backs:
        table.move_card(back, s.HELD)
        culture.discard_event(table, back)
    culture.draw_event(table, 0, 1)
    rules.run(table)
    assert len(hand(table)) == 1
    assert [table.place(back) for back in backs].count(s.DECK) == 26
    assert not any(table.known[back] for back in backs)


def test_R7_15_without_any_card_nothing_is_drawn() -> None:
    table = city()
    for back in range(int(s.EVENT_BACKS), int(s.EVENT_BACKS) + 27):
        table.move_card(back, s.OUT)
    culture.draw_event(table, 0, 1)
    rules.run(table)
    assert (asked(table), hand(table)) == ("0 city", [])


def test_R7_15_mysticism_draws_two_and_keeps_one() -> None:
    table = at(0, 3)
    know(table, 0, "mysticism")
    event_on_top(table, "migrants")
    second = int(s.EVENT_BACKS) + 1
    other = table.face(second)
    play(table, "advance 1")
    assert asked(table) == "0 keep_event"
    play(table, "keep_event migrants")
    assert hand(table) == [event("migrants")]
    assert (table.face(second), table.place(second)) == (other, s.DISCARDED)


def test_R7_15_mysticism_may_keep_the_second_card() -> None:
    table = at(0, 3)
    know(table, 0, "mysticism")
    event_on_top(table, "migrants")
    second = int(s.EVENT_BACKS) + 1
    table.faces[second] = u8(event("sabotage"))
    play(table, "advance 1")
    assert legal(table) == ["keep_event migrants", "keep_event sabotage"]
    play(table, "keep_event sabotage")
    assert hand(table) == [event("sabotage")]


def test_R7_15_mysticism_with_one_card_left_has_no_choice() -> None:
    table = city()
    know(table, 0, "mysticism")
    for back in range(int(s.EVENT_BACKS) + 1, int(s.EVENT_BACKS) + 27):
        table.move_card(back, s.OUT)
    culture.draw_event(table, 0, 1)
    rules.run(table)
    assert (asked(table), len(hand(table))) == ("0 city", 1)


def test_R7_15_several_draws_come_before_the_limit() -> None:
    table = city()
    give_event(table, 0, "sabotage")
    culture.draw_event(table, 0, 2, 2)
    rules.run(table)
    assert (asked(table), len(hand(table))) == ("0 discard_event", 3)


@pytest.mark.parametrize(
    ("what", "limit"),
    [("", 2), ("pottery", 3), ("civil_service", 3), ("theology", 3), ("valmiki", 4), ("cristo_redentor", 6)],
)
def test_R7_15_the_hand_limit(what: str, limit: int) -> None:
    table = city()
    if what == "valmiki":
        give_person(table, 0, what, face_up=True)
        put_person(table, "c3", "artist")
    elif what == "cristo_redentor":
        put_wonder(table, "c3", what)
    elif what:
        know(table, 0, what)
    assert culture.event_limit(table, 0) == limit


def test_R7_15_computers_add_one_card_for_five_coins() -> None:
    table = city()
    know(table, 0, "computers")
    give_coins(table, 0, "sheet", 8)
    assert culture.event_limit(table, 0) == 3
    give_coins(table, 0, "sheet", 1)
    assert culture.event_limit(table, 0) == 4


def test_R7_15_an_endowment_adds_one_card() -> None:
    table = city()
    invest(table, 0, "endowment_for_the_arts", 1)
    assert culture.event_limit(table, 0) == 3
    invest(table, 0, "endowment_for_the_arts", 4)
    assert culture.event_limit(table, 0) == 3


@pytest.mark.parametrize(("space", "section"), [(0, 1), (1, 1), (7, 1), (8, 2), (14, 2), (15, 3), (20, 3)])
def test_R16_35_the_own_section(space: int, section: int) -> None:
    assert culture.own_section(at(space), 0) == section


def test_R14_1_others_see_the_level_only() -> None:
    table = at(7, 5, 3)
    journal = listen(table)
    play(table, "advance 1")
    assert "event_drawn 0 1" in heard(table)
    seen = next(entry for entry in journal.events if "event_seen" in table.game.events[entry.kind].name)
    assert table.game.event(seen, 1).parts["event"] is None
    assert table.game.event(seen, 0).parts["event"] is not None
