"""Clocks: computed from the times of the entries."""

import pytest

from ludopolis.server import wire
from ludopolis.server.tables import commands, events
from ludopolis.server.tables.timer import DAY, LAG_QUOTA, LAG_REFILL, MOST_LAG, Timer
from server.tables.desk import ME, OPEN, Desk, bot, desk
from server.tables.test_commands import refusal

FAST = wire.Clock(seconds=60, bonus=5)


def left(desk: Desk, seat: int) -> float:
    found = desk.table.timer.left(seat, desk.now)
    assert found is not None
    return found


def test_only_the_time_of_whoever_decides_runs() -> None:
    playing = desk("duel", ME, OPEN, clock=FAST)
    seat = playing.decider
    playing.now += 20
    assert (left(playing, seat), left(playing, 1 - seat)) == (40, 60)
    playing.move()
    assert playing.decider == 1 - seat
    playing.now += 7
    assert (left(playing, seat), left(playing, 1 - seat)) == (45, 53)


def test_a_turn_lasts_while_the_same_seat_decides() -> None:
    timer = Timer(FAST, 2)
    timer.ask([0], 0.0, [0])
    timer.ask([0], 10.0, [0])
    assert timer.left(0, 10.0) == 50
    timer.ask([1], 15.0, [1])
    assert timer.left(0, 15.0) == 50  # 45, and the bonus
    assert timer.deadline() == 75


def test_days_start_anew_with_each_turn() -> None:
    timer = Timer(wire.Clock(days=2), 2)
    timer.ask([0], 0.0, [0])
    timer.ask([1], DAY, [1])
    assert timer.left(0, DAY) == 2 * DAY
    assert timer.deadline() == 3 * DAY


def test_a_pause_stops_the_clock() -> None:
    playing = desk("duel", ME, OPEN, clock=FAST)
    seat = playing.decider
    playing.now += 10
    playing.ask("p0", wire.Pause(key="k"))
    playing.now += 1000
    assert left(playing, seat) == 50
    assert playing.table.timer.deadline() is None
    playing.ask("p1", wire.Resume(key="k"))
    playing.now += 5
    assert left(playing, seat) == 45


def test_an_undo_gives_no_time_back() -> None:
    playing = desk("duel", ME, OPEN, clock=FAST)
    seat = playing.decider
    playing.now += 10
    playing.move()
    playing.now += 10
    playing.undo(playing.owner_of(seat))
    assert playing.decider == seat
    assert (left(playing, seat), left(playing, 1 - seat)) == (50, 50)


@pytest.mark.parametrize("clock", [FAST, wire.Clock(days=1)])
def test_moving_and_undoing_makes_no_time(clock: wire.Clock) -> None:
    playing = desk("duel", ME, OPEN, clock=clock)
    seat, whole = playing.decider, left(playing, 0)
    for _ in range(5):
        playing.now += 2
        playing.move()
        playing.undo(playing.owner_of(seat))
    assert (left(playing, seat), left(playing, 1 - seat)) == (whole - 10, whole)


def test_no_undo_without_time_for_another_move() -> None:
    playing = desk("duel", ME, OPEN, clock=FAST)
    seat = playing.decider
    playing.now += 59
    playing.move()
    while playing.decider != seat:
        playing.move()
    playing.now += 5  # of the bonus: without it the time would be up
    with refusal("undo_too_late"):
        playing.undo(playing.owner_of(seat))
    playing.move()


def test_the_time_of_an_interruption_counts_for_nothing() -> None:
    playing = desk("duel", ME, OPEN, clock=FAST)
    seat = playing.decider
    playing.now += 5
    playing.move()
    playing.now += 1010
    playing.happen(commands.interrupt(1000)(playing.table, playing.now))
    assert playing.table.phase == "paused"
    assert (left(playing, seat), left(playing, 1 - seat)) == (60, 50)
    playing.ask("p1", wire.Resume(key="k"))
    playing.now += 7
    assert left(playing, 1 - seat) == 43


def test_an_interruption_of_which_nobody_knows_how_long_it_was() -> None:
    playing = desk("duel", ME, OPEN, clock=FAST)
    playing.now += 1000
    playing.happen(events.Interrupted())
    assert (playing.table.phase, left(playing, playing.decider)) == ("paused", 60)


def test_over_days_an_interruption_is_no_pause() -> None:
    playing = desk("duel", ME, OPEN, clock=wire.Clock(days=1))
    seat = playing.decider
    playing.now += DAY
    playing.happen(commands.interrupt(DAY / 2)(playing.table, playing.now))
    assert (playing.table.phase, left(playing, seat)) == ("playing", DAY / 2)
    playing.now += 7
    assert left(playing, seat) == DAY / 2 - 7


def moved(playing: Desk, thought: float, on_the_way: float) -> float:
    """What the next move cost whoever made it."""
    seat = playing.decider
    before = left(playing, seat)
    playing.now += thought
    said = playing.move_of(seat, playing.legal[0])
    (handler,) = commands.handlers(playing.owner_of(seat), said, lambda table: {}, on_the_way)
    playing.happen(handler(playing.table, playing.now))
    return before - left(playing, seat)


def test_a_little_of_the_time_on_the_way_is_given_back() -> None:
    playing = desk("duel", ME, OPEN, clock=wire.Clock(seconds=600))
    assert moved(playing, 5, 0.25) == 4.75
    assert moved(playing, 5, 30) == 4  # at most a second
    assert playing.folded().timer.left(0, playing.now) == left(playing, 0)


def test_nobody_gets_more_back_than_the_move_took() -> None:
    playing = desk("duel", ME, OPEN, clock=wire.Clock(seconds=600))
    assert moved(playing, 0.5, 1) == 0
    assert moved(playing, 0, 1) == 0


def test_slow_answers_are_worth_nothing_in_the_long_run() -> None:
    """Somebody answers pings as late as possible."""
    timer, lags = Timer(wire.Clock(seconds=600), 1), []
    for move in range(100):
        timer.ask([0], 10.0 * move, [0])
        lags.append(timer.lag(0, 20.0))
        timer.compensate(0, lags[-1], 10.0 * (move + 1))
    assert sum(lags) <= LAG_QUOTA + 100 * LAG_REFILL
    assert max(lags) == MOST_LAG


def test_running_out_of_time_loses() -> None:
    playing = desk("duel", ME, OPEN, clock=FAST)
    seat = playing.decider
    with refusal("not_playing"):
        commands.time_out(playing.table, playing.now + 59.9)
    playing.now += 60
    playing.happen(commands.time_out(playing.table, playing.now))
    assert playing.table.round is not None
    result = playing.table.round.result
    assert result is not None
    assert (result.end, result.places[seat], result.places[1 - seat]) == ("timed_out", 2, 1)
    assert playing.table.timer.deadline() is None


@pytest.mark.parametrize("game", ["duel", "innovation"])
def test_over_days_a_bot_plays_on(game: str) -> None:
    playing = desk(game, ME, OPEN, clock=wire.Clock(days=1))
    seat = playing.decider
    playing.now += DAY
    playing.happen(commands.time_out(playing.table, playing.now))
    chair = playing.table.chairs[seat]
    assert (playing.table.phase, chair.kind, chair.level, chair.resigned) == ("playing", "bot", 3, True)
    assert playing.table.timer.deadline() is None  # bots have all the time


def test_bots_have_no_clock() -> None:
    playing = desk("duel", ME, bot(), clock=FAST)
    while playing.table.chairs[playing.decider].by_person:
        playing.move()
    assert playing.table.timer.deadline() is None


def test_without_a_clock_there_is_no_time() -> None:
    playing = desk("duel", ME, OPEN)
    assert playing.table.timer.left(0, playing.now) is None
    assert playing.table.timer.deadline() is None
