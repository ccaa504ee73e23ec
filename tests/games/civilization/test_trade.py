"""R6, R21.7: collecting trade, and offers."""

import pytest

from games.civilization import positions as p
from games.civilization.positions import asked, flat, heard, legal, listen, number, play
from ludopolis.games.civilization import rules
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.phases import order, trade
from ludopolis.games.civilization.yields import collected_trade


def trading(*civilizations: str, **options: object) -> CivilizationState:
    """The Trade phase of a table where nobody has anything, and nothing grows."""
    table = flat(*(civilizations or ("china", "rome")), seed="flat", **options)
    for square in p.squares(table):
        p.ground(table, square, "grassland")
    return table


def begin(table: CivilizationState) -> CivilizationState:
    table.finish()
    order.resume(table, 2, int(s.TRADING), 0)
    trade.begin_phase(table)
    for seat in range(table.seats):
        table.set_of(seat, s.TRADE, 0)
    rules.run(table)
    return table


def trade_of(table: CivilizationState, seat: int) -> int:
    return int(table.of(seat, s.TRADE))


def test_R6_1_everybody_collects_and_the_dial_stops_at_27() -> None:
    table = trading()
    p.ground(table, "a1", "desert")
    assert collected_trade(table, 0) > 0
    p.give_trade(table, 0, 26)
    p.give_trade(table, 1, 3)
    more = [int(collected_trade(table, seat)) for seat in range(2)]
    table.finish()
    order.resume(table, 2, int(s.TRADING), 0)
    trade.begin_phase(table)
    assert trade_of(table, 0) == min(27, 26 + more[0])
    assert trade_of(table, 1) == 3 + more[1]


def test_R6_3_the_phase_ends_when_all_pass_in_a_row() -> None:
    table = trading()
    p.give_culture(table, 0, 5)
    begin(table)
    assert asked(table) == "0 trade"
    play(table, "pass")
    assert asked(table) == "1 trade"
    play(table, "offer 1", "ask_culture 2", "propose")
    assert asked(table) == "0 answer_offer"
    play(table, "reject")
    assert asked(table) == "0 trade"  # he is asked again, and so is the other
    play(table, "pass", "pass")
    assert asked(table) == "0 city"


def test_R6_2_trade_and_culture_change_hands() -> None:
    table = trading()
    p.give_culture(table, 1, 7)
    begin(table)
    p.give_trade(table, 0, 10)
    play(table, "offer 2", "give_trade 6", "ask_culture 4", "propose", "accept")
    assert [trade_of(table, 0), trade_of(table, 1)] == [4, 6]
    assert [table.of(0, s.CULTURE), table.of(1, s.CULTURE)] == [4, 3]


def test_R6_2_trade_above_27_is_lost() -> None:
    table = begin(trading())
    p.give_trade(table, 0, 10)
    p.give_trade(table, 1, 25)
    play(table, "offer 2", "give_trade 10", "propose", "accept")
    assert [trade_of(table, 0), trade_of(table, 1)] == [0, 27]


def test_trade_both_ways_fits_if_what_is_left_does() -> None:
    table = begin(trading())
    p.give_trade(table, 0, 5)
    p.give_trade(table, 1, 27)
    play(table, "offer 2", "give_trade 5", "ask_trade 8", "propose", "accept")
    assert [trade_of(table, 0), trade_of(table, 1)] == [8, 24]


def test_R6_2_resources_and_tokens_change_hands_and_the_giver_remembers() -> None:
    table = trading()
    p.give_resource(table, 0, "silk")
    back = p.give_hut(table, 0, "hut_spy")
    begin(table)
    play(table, "offer 2", "give silk", "give_hut hut_spy", "propose", "accept")
    assert table.of(1, s.RESOURCES + number("resource", "silk")) == 1
    assert table.place(back) == int(s.HELD) + 1
    assert table.knows_card(0, back)


def test_R21_7_what_is_given_is_seen_by_the_two_alone() -> None:
    table = trading()
    p.give_hut(table, 0, "hut_spy")
    begin(table)
    listen(table)
    play(table, "offer 2", "give_hut hut_spy", "propose", "accept")
    assert table.journal is not None
    entry = next(e for e in table.journal.events if table.game.events[e.kind].name == "hut_given")
    assert table.game.event(entry, 1).parts["hut"] == "hut_spy"
    assert table.game.event(entry, -1).parts["hut"] is None


def test_R21_7_who_accepts_picks_the_token_that_was_asked_for() -> None:
    table = trading()
    p.give_hut(table, 1, "hut_spy")
    p.give_hut(table, 1, "hut_iron")
    begin(table)
    play(table, "offer 2", "ask_hut", "propose", "accept")
    assert asked(table) == "1 give_asked"
    assert legal(table) == ["give_hut hut_iron", "give_hut hut_spy"]
    play(table, "give_hut hut_iron")
    huts = range(int(s.HUT_BACKS), int(s.VILLAGE_BACKS))
    held = [table.face(back) for back in huts if table.place(back) == s.HELD]
    assert held == [number("hut", "hut_iron")]


def test_R21_7_all_tokens_asked_for_need_no_picking() -> None:
    table = trading()
    p.give_village(table, 1, "village_spy")
    p.give_village(table, 1, "village_iron")
    begin(table)
    play(table, "offer 2", "ask_village", "ask_village", "propose", "accept")
    assert asked(table) == "1 trade"
    villages = range(int(s.VILLAGE_BACKS), int(s.BACKS))
    assert sum(table.place(back) == s.HELD for back in villages) == 2


def test_R6_2_a_teacher_cannot_be_traded() -> None:
    table = trading()
    p.give_hut(table, 0, "hut_teacher")
    p.give_hut(table, 1, "hut_spy")
    p.give_culture(table, 0, 1)
    begin(table)
    play(table, "offer 2")
    assert not legal(table, "give_hut")
    play(table, "give_culture 1", "propose", "reject", "offer 1", "ask_hut", "propose")
    assert asked(table) == "0 answer_offer"
    assert legal(table) == ["reject"]


def test_R21_7_one_asks_for_an_event_of_a_level_and_the_limit_holds() -> None:
    table = trading()
    p.give_event(table, 0, "sabotage")
    p.give_event(table, 0, "drought")
    p.give_event(table, 1, "defection")
    p.give_event(table, 1, "lost")
    begin(table)
    play(table, "offer 2")
    assert legal(table, "ask_event") == ["ask_event 1", "ask_event 2"]
    play(table, "ask_event 2", "propose", "accept")  # the only one of its level
    assert asked(table) == "0 discard_event"
    play(table, "discard_event drought")
    hand = [
        table.face(back)
        for back in range(int(s.EVENT_BACKS), int(s.PERSON_BACKS))
        if table.place(back) == s.HELD
    ]
    assert sorted(hand) == sorted([number("event", "sabotage"), number("event", "lost")])


def test_R21_7_at_most_three_items_a_side_and_each_offer_in_one_order() -> None:
    table = trading()
    p.give_culture(table, 0, 1)
    for resource in ("wheat", "incense", "silk"):
        p.give_resource(table, 0, resource)
    begin(table)
    p.give_trade(table, 0, 1)
    play(table, "offer 2", "give_culture 1", "give wheat")
    assert not legal(table, "give_trade")
    assert not legal(table, "give_culture")
    play(table, "give silk")
    assert not legal(table, "give")


def test_R21_7_no_more_of_a_thing_than_one_has() -> None:
    table = trading()
    p.give_resource(table, 0, "wheat")
    begin(table)
    play(table, "offer 2", "give wheat")
    assert legal(table) == ["propose"]


def test_R21_7_two_offers_a_player_and_turn() -> None:
    table = trading()
    p.give_culture(table, 0, 5)
    begin(table)
    for _offer in range(2):
        play(table, "offer 2", "give_culture 1", "propose", "reject", "pass")
    assert asked(table) == "0 city"  # nobody has an offer or an ability left


def test_R21_7_an_empty_offer_is_none() -> None:
    table = begin(trading())
    assert legal(table) == ["pass"]  # nobody has anything
    p.give_trade(table, 1, 1)
    play(table, "offer 2")
    assert "propose" not in legal(table)


def test_R21_7_without_trading_nobody_is_asked() -> None:
    table = trading(trading=False)
    p.give_culture(table, 0, 5)
    begin(table)
    assert asked(table) == "0 city"


@pytest.mark.parametrize("trades", [True, False])
def test_horseback_riding_is_used_in_the_trade_phase(trades: bool) -> None:
    table = trading("china", "rome", "egypt", trading=trades)
    p.know(table, 0, "horseback_riding")
    p.give_resource(table, 0, "silk")
    begin(table)
    play(table, "use horseback_riding", "player 3")
    assert [trade_of(table, seat) for seat in range(3)] == [9, 0, 6]
    while asked(table).endswith("trade"):
        assert "use horseback_riding" not in legal(table)
        play(table, "pass")
    assert asked(table) == "0 city"


def test_an_offer_is_heard_by_all() -> None:
    table = trading()
    p.give_culture(table, 0, 5)
    begin(table)
    listen(table)
    play(table, "offer 2", "give_culture 2", "propose", "accept")
    assert heard(table) == ["offer_made 0 1", "offer_accepted 1 0", "culture_given 0 1 2"]
