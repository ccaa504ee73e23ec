"""Several seats that choose at the same time, and answers out of turn, tried with the tiny game."""

import threading
from collections.abc import Iterator

import pytest

from installed import tiny_game_on_the_path
from ludopolis.core.match import Match
from ludopolis.core.random import seeded
from ludopolis.server import wire
from ludopolis.server.tables import commands, views
from ludopolis.server.tables.hall import Hall
from ludopolis.server.tables.timer import DAY, Timer
from ludopolis.server.tables.undo import Told, tells
from server.tables.desk import ME, OPEN, Desk, bot, desk
from server.tables.test_commands import refusal
from server.tables.test_hall import ANNA, bots_have_played, heard, new, next_move, reading, two_at

FAST = wire.Clock(seconds=60, bonus=5)


@pytest.fixture(scope="module", autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with tiny_game_on_the_path(tmp_path_factory.mktemp("site")):
        yield


def tiny(*seats: wire.NewSeat, **more: object) -> Desk:
    return desk("tiny", *seats, **more)  # type: ignore[arg-type] # whatever a test wants


def answer(playing: Desk, seat: int, position: int | None = None) -> None:
    """The seat chooses a card and, if it has one, a good."""
    while seat in playing.table.deciders and kind(playing) == "bid":
        assert playing.table.round is not None
        action = playing.table.round.state.asked(seat).legal()[0]
        seen = playing.table.position if position is None else position
        move = wire.Move(key="k", seat=seat, position=seen, actions=[action])
        playing.ask(playing.owner_of(seat), move)
        position = None


def kind(playing: Desk) -> str:
    assert playing.table.round is not None
    decision = playing.table.round.state.decision()
    return "" if decision is None else decision.kind


def rolled(seed: str) -> Desk:
    """Three people; somebody has won the bidding and rolled, and another one may answer."""
    playing = tiny(ME, OPEN, OPEN, seed=seed, clock=FAST)
    for seat in (2, 0, 1):
        answer(playing, seat)
    playing.move("roll")
    assert kind(playing) == "respond"
    return playing


# --- together -------------------------------------------------------------------------------------


def test_everybody_who_chooses_together_may_choose_first() -> None:
    playing = tiny(ME, OPEN, OPEN)
    assert playing.table.deciders == [0, 1, 2]
    answer(playing, 2)
    assert playing.table.deciders == [0, 1]
    with refusal("not_your_turn"):
        playing.ask(playing.owner_of(2), playing.move_of(2, "roll"))
    answer(playing, 0)
    answer(playing, 1)
    assert kind(playing) == "act"


def test_what_others_choose_meanwhile_makes_no_choice_stale() -> None:
    playing = tiny(ME, OPEN, OPEN)
    asked = playing.table.position
    answer(playing, 2)
    answer(playing, 0, position=asked)
    assert playing.table.deciders == [1]
    with refusal("stale"):
        answer(playing, 1, position=asked - 1)
    with refusal("stale"):
        answer(playing, 1, position=playing.table.position + 1)
    answer(playing, 1, position=asked)


def test_an_own_part_of_an_answer_makes_the_rest_stale() -> None:
    playing = tiny(ME, OPEN)
    asked = playing.table.position
    playing.ask("p0", playing.move_of(0, playing.legal[0]))
    assert playing.table.deciders == [0, 1]
    with refusal("stale"):
        answer(playing, 0, position=asked)


def test_everybody_who_has_to_choose_is_waited_for() -> None:
    playing = tiny(ME, OPEN, bot())
    assert views.summary(playing.table).waiting_for == ("p0", "p1")
    answer(playing, 0)
    assert views.summary(playing.table).waiting_for == ("p1",)


def test_the_time_of_all_who_choose_runs_and_each_gets_the_bonus() -> None:
    playing = tiny(ME, OPEN, clock=FAST)
    timer = playing.table.timer
    playing.now += 20
    answer(playing, 1)
    playing.now += 10
    assert [timer.left(seat, playing.now) for seat in (0, 1)] == [30, 45]
    assert timer.first_out() == 0
    playing.now += 30
    playing.happen(commands.time_out(playing.table, playing.now))
    assert playing.table.chairs[0].resigned


def test_a_choice_is_taken_back_until_another_one_has_chosen() -> None:
    playing = tiny(ME, OPEN, OPEN)
    answer(playing, 1)
    playing.undo("p1")
    playing.undo("p1")
    assert (playing.table.moves, playing.table.deciders) == (0, [0, 1, 2])
    answer(playing, 1)
    answer(playing, 0)
    with refusal("undo_revealed"):
        playing.undo("p1")


def test_bots_that_choose_together_with_people_do_not_wait_for_them() -> None:
    playing = tiny(ME, bot(), bot())
    legal = seeded("any")
    for seat in (1, 2):
        while seat in playing.table.deciders:
            assert playing.table.round is not None
            actions = playing.table.round.state.asked(seat).legal()
            action = actions[legal.below(len(actions))]
            playing.happen(commands.bot_move(playing.table, seat, playing.table.position, action))
    assert playing.table.deciders == [0]
    with refusal("stale"):
        commands.bot_move(playing.table, 1, playing.table.position, "roll")


# --- out of turn ------------------------------------------------------------------------------------


def test_an_answer_out_of_turn_brings_no_bonus_and_ends_nobody_s_turn() -> None:
    playing = rolled("out of turn")
    timer, answering = playing.table.timer, playing.decider
    assert playing.table.round is not None
    winner = playing.table.round.match.moves[-1].seat
    before = timer.left(winner, playing.now), timer.left(answering, playing.now)
    playing.now += 7
    playing.move("pass")
    after = timer.left(winner, playing.now), timer.left(answering, playing.now)
    assert before[0] is not None
    assert before[1] is not None
    assert after == (before[0], before[1] - 7)


def test_days_start_anew_after_an_answer_out_of_turn() -> None:
    timer = Timer(wire.Clock(days=2), 2)
    timer.ask([0], 0.0, [0])
    timer.ask([1], DAY, [1], interrupt=True)
    timer.ask([0], 2 * DAY, [0])
    assert timer.left(1, 2 * DAY) == 2 * DAY
    assert timer.left(0, 2 * DAY) == DAY


def test_an_answer_out_of_turn_is_no_own_move_to_look_back_from() -> None:
    playing = rolled("out of turn")
    answering = playing.decider
    access = views.access_of(playing.table, playing.owner_of(answering))
    before = views.seen(playing.table, access)
    playing.move("pass")
    assert views.seen(playing.table, access) == before


def test_whoever_has_only_answered_need_not_agree_to_an_undo() -> None:
    playing = rolled("out of turn")
    assert playing.table.round is not None
    own = len(playing.table.round.match.moves) - 1
    winner = playing.table.round.match.moves[own].seat
    playing.move("pass")
    assert playing.table.asked_people(winner, own) == []


# --- where it is found out --------------------------------------------------------------------------


@pytest.mark.anyio
async def test_no_look_for_an_undo_stops_the_event_loop(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[bool] = []

    def watched(match: Match, asked: Told) -> bool:
        looked.append(threading.current_thread() is threading.main_thread())
        return tells(match, asked)

    monkeypatch.setattr("ludopolis.server.tables.undo.tells", watched)
    monkeypatch.setattr("ludopolis.server.tables.table.tells", watched)
    room = await two_at(hall)
    await reading(room, "anna")
    for number in range(6):
        player, move = await next_move(room, f"k{number}")
        await room.ask(player, move)
        await reading(room, player)
        await room.info(player)
    async with room.present() as table:
        assert table.round is not None
        seat, position = table.round.match.moves[-1].seat, table.position
        owner = table.chairs[seat].player
    assert owner is not None
    await room.ask(owner, wire.Undo(key="undo", seat=seat, position=position))
    assert looked
    assert not any(looked)


@pytest.mark.anyio
async def test_a_bot_that_thinks_is_not_disturbed_by_others_who_choose(hall: Hall) -> None:
    room = await hall.create(ANNA, new(ME, bot(), bot(), game="tiny"))
    viewer = await reading(room, "anna")
    for number in range(12):
        async with room.present() as table:
            if table.over or 0 not in table.deciders or table.round is None:
                break
            action = table.round.state.asked(0).legal()[0]
            move = wire.Move(key=f"k{number}", seat=0, position=table.asked_at[0], actions=[action])
        await room.ask("anna", move)
        await bots_have_played(room)
    told = [message["steps"] for message in heard(viewer) if message["is"] == "steps"]
    numbers = [step["number"] for steps in told for step in steps]
    assert numbers == list(range(1, len(numbers) + 1))
