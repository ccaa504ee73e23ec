"""R4, R13, R21.3, R21.4: turns, and the end of the game."""

import pytest

from games.civilization import positions as p
from games.civilization.positions import asked, flat, heard, jump, legal, listen, play
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.scoring import share_in_thousandths
from ludopolis.games.civilization.victory import check_victory, end_by_limit, win


def ended(table: CivilizationState) -> tuple[str, list[int]]:
    result = table.result()
    assert result is not None
    return result.end, result.places


def checked(table: CivilizationState) -> CivilizationState:
    check_victory(table)
    return table


def test_R13_1_culture() -> None:
    table = flat()
    table.set_of(1, s.TRACK, 20)
    assert not checked(table).over
    table.set_of(1, s.TRACK, 21)
    assert ended(checked(table)) == ("culture", [2, 1])


def test_R13_2_space_flight() -> None:
    table = flat()
    p.know(table, 1, "space_flight")
    assert ended(checked(table)) == ("tech", [2, 1])


def test_R13_3_fifteen_coins() -> None:
    table = flat()
    p.give_coins(table, 1, "sheet", 14)
    assert not checked(table).over
    p.put_building(table, "f13", "bank")
    assert ended(checked(table)) == ("economic", [2, 1])


def test_R13_4_the_conqueror_of_a_capital() -> None:
    table = flat()
    win(table, 1, s.BY_WAR)
    assert ended(table) == ("military", [2, 1])
    assert [table.reward(seat) for seat in range(2)] == [0.0, 1.0]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_R13_5_the_first_in_turn_order_wins(first: int) -> None:
    table = flat("rome", "china", "zulu")
    table.first = first
    for seat in (0, 2):
        p.give_coins(table, seat, "sheet", 15)
    checked(table)
    assert table.winner == {0: 0, 1: 2, 2: 2}[first]


def test_R13_5_nothing_goes_on_after_the_end() -> None:
    table = flat()
    listen(table)
    p.give_coins(table, 0, "sheet", 14)
    p.put_wonder(table, "a1", "panama_canal")
    jump(table, "start", turn=3)
    assert table.over
    assert ended(table) == ("economic", [1, 2])
    assert legal(table) == []
    assert "game_over 0" in heard(table)


def test_R4_4_a_victory_is_noticed_in_the_middle_of_a_phase() -> None:
    table = flat()
    p.give_coins(table, 0, "sheet", 14)
    p.know(table, 0, "democracy")
    p.give_trade(table, 0, 6)
    jump(table, "city")
    play(table, "use democracy_coin")
    assert ended(table) == ("economic", [1, 2])


def test_R4_4_a_victory_of_somebody_else_is_noticed_too() -> None:
    table = flat()
    p.give_coins(table, 1, "sheet", 14)
    p.give_event(table, 0, "a_gift_from_afar")
    p.give_resource(table, 0, "wheat")
    p.know(table, 0, "pottery")
    jump(table, "city")
    play(table, "use pottery")  # the coin of the gift goes to the other player
    assert ended(table) == ("economic", [2, 1])


def test_R17_35_a_win_stands_though_coins_drop() -> None:
    table = flat()
    p.give_coins(table, 0, "sheet", 14)
    p.govern(table, 0, "democracy_gov")
    checked(table)
    p.govern(table, 0, "anarchy")
    assert ended(checked(table)) == ("economic", [1, 2])


# --- turns ----------------------------------------------------------------------------------------


def test_R4_1_start_city_and_movement_are_played_player_by_player() -> None:
    table = flat("rome", "china", "zulu", trading=False)
    table.first = 1
    for seat in range(3):
        p.put_figures(table, seat, p.home(table, seat) + 1, armies=1)
    jump(table, "start", seat=1)
    order = []
    while table.turn == 2:
        order.append(asked(table))
        play(table, "done" if "done" in legal(table) else "pass")
    assert order == [f"{seat} {kind}" for kind in ("start", "city", "move") for seat in (1, 2, 0)]


def test_R4_1_research_is_for_everybody_at_the_same_time() -> None:
    table = flat("rome", "china", "zulu", trading=False)
    for seat in range(3):
        p.give_trade(table, seat, 6)
    jump(table, "move", seat=2)
    play(table, "done")
    assert asked(table) == "0 research"
    assert table.waiting() == [0, 1, 2]


def test_R5_1_the_first_player_changes_from_turn_2_on() -> None:
    table = flat("rome", "china", "zulu", trading=False)
    jump(table, "research")
    while table.turn == 2:
        play(table, "pass" if "pass" in legal(table) else legal(table)[0])
    assert table.turn == 3
    assert table.first == 1
    assert asked(table) == "1 start"


def test_R4_3_what_is_counted_by_turns_begins_anew() -> None:
    table = flat(trading=False)
    p.know(table, 0, "irrigation")
    for place in (s.USED, s.USED + 1, s.MUTED, s.OFFERS, s.ACTIONS_TAKEN, s.KINDS_TAKEN, s.BONUS):
        table.set_of(0, place, 1)
    table.set_flag(0, s.GOVERNED | s.INVESTED_NOW | s.MUST_GROW)
    p.put_figures(table, 0, "h8", armies=1)
    p.have_moved(table, "h8")
    p.mark(table, "h8", int(s.HARVESTED | s.FROZEN | s.CHANGED | s.ASSIGNED))
    p.hide(table, "c3")
    jump(table, "research")
    while table.turn == 2:
        play(table, "pass" if "pass" in legal(table) else legal(table)[0])
    places = (s.USED, s.USED + 1, s.MUTED, s.OFFERS, s.ACTIONS_TAKEN, s.KINDS_TAKEN, s.BONUS)
    assert [table.of(0, place) for place in places] == [0] * 7
    assert table.of(0, s.FLAGS) == s.MUST_GROW
    assert table.moved[p.square("h8")] == 0
    assert table.marks[p.square("h8")] == s.CHANGED


# --- the limit ------------------------------------------------------------------------------------


def test_R21_3_the_game_ends_after_the_last_turn() -> None:
    table = flat(trading=False, turn_limit=2)
    jump(table, "research")
    while not table.over:
        play(table, "pass" if "pass" in legal(table) else legal(table)[0])
    assert table.turn == 2
    assert ended(table) == ("limit", [1, 1])


def test_R13_6_without_a_victory_the_game_goes_on_until_the_limit() -> None:
    table = flat(trading=False, turn_limit=4)
    for type in range(4):
        for seat in (0, 1):
            table.set_of(seat, s.ARMIES + type % 2, 0)  # nothing to move, nothing to build
    jump(table, "research")
    turns = set()
    while not table.over:
        turns.add(int(table.turn))
        play(table, "pass" if "pass" in legal(table) else "done")
    assert turns == {3, 4}
    assert ended(table)[0] == "limit"


@pytest.mark.parametrize(
    ("track", "coins", "slots", "total"),
    [
        (7, 0, (0, 0, 0, 0), 333),
        (0, 5, (0, 0, 0, 0), 333),
        (0, 0, (5, 0, 0, 0), 333),
        (10, 7, (5, 2, 0, 0), 476),
        (1, 7, (6, 3, 0, 0), 533),  # only five of level I count
        (0, 0, (9, 7, 5, 3), 933),
        (20, 14, (0, 0, 0, 0), 952),
    ],
)
def test_R21_3_the_share_is_the_best_of_three(
    track: int, coins: int, slots: tuple[int, ...], total: int
) -> None:
    table = flat()
    table.set_of(0, s.TRACK, track)
    p.give_coins(table, 0, "sheet", coins)
    p.fill_slots(table, 0, *slots)
    assert share_in_thousandths(table, 0) == total


def limited(shares: list[tuple[int, int]]) -> CivilizationState:
    """The limit is reached; of each seat its track and coins."""
    table = flat(*["rome", "china", "zulu", "spain"][: len(shares)])
    for seat, (track, coins) in enumerate(shares):
        table.set_of(seat, s.TRACK, track)
        p.give_coins(table, seat, "sheet", coins)
    end_by_limit(table)
    return table


def test_R21_3_equal_shares_are_compared_by_the_sum() -> None:
    assert ended(limited([(14, 0), (0, 10), (14, 1)])) == ("limit", [2, 2, 1])


def test_R21_3_then_the_place_is_shared() -> None:
    table = limited([(14, 5), (7, 10), (1, 1)])
    assert ended(table) == ("limit", [1, 1, 3])
    assert [table.reward(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_R21_4_exact_fractions_are_compared_not_thousandths() -> None:
    table = limited([(13, 0), (0, 9)])  # 13/21 = 0.6190..., 9/15 = 0.6
    assert ended(table) == ("limit", [1, 2])
    result = table.result()
    assert result is not None
    assert [score["total"] for score in result.scores] == [619, 600]


def test_R21_4_the_winner_is_first_whatever_his_share() -> None:
    table = flat("rome", "china", "zulu")
    table.set_of(0, s.TRACK, 20)
    table.set_of(1, s.TRACK, 5)
    win(table, 2, s.BY_WAR)
    assert ended(table) == ("military", [2, 3, 1])


def test_R21_16_whoever_may_have_khalid_is_asked_at_the_start_of_a_phase() -> None:
    table = flat("rome", "china", "zulu", trading=False)
    p.give_person(table, 1, "leonidas")
    p.put_person(table, p.home(table, 1) + 1, "general")
    for done in range(3):
        play(table, "done")
    assert asked(table) == "1 phase_start"
    assert legal(table) == ["pass", "pass_phase"]
    play(table, "pass")
    while table.phase < s.MOVEMENT and asked(table) != "1 phase_start":
        play(table, "done" if "done" in legal(table) else "pass")
    assert asked(table) == "1 phase_start"
    play(table, "pass_phase")
    while table.turn == 2:
        assert asked(table) != "1 phase_start"
        play(table, "done" if "done" in legal(table) else "pass")
    assert asked(table) == "1 phase_start"


def test_R16_28_khalid_ibn_al_walid_makes_his_owner_the_first_player() -> None:
    table = flat("rome", "china", "zulu", trading=False)
    p.give_person(table, 1, "khalid_ibn_al_walid")
    p.put_person(table, p.home(table, 1) + 1, "general")
    for done in range(3):
        play(table, "done")
    play(table, "pass")
    assert asked(table) == "1 phase_start"
    play(table, "use khalid_ibn_al_walid")
    assert table.first == 1
    assert asked(table) == "1 city"
    play(table, "done", "done", "done")
    while table.turn == 2:
        play(table, "done" if "done" in legal(table) else "pass")
    assert table.first == 2
