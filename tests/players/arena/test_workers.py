"""Watched processes: whatever a bot does to its process, it loses its own game, and the arena goes on."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ludopolis
from ludopolis import LudopolisError, game
from ludopolis.players import Greedy
from ludopolis.players.arena import (
    Fault,
    InProcess,
    Outcome,
    Plan,
    Processes,
    contest,
    progress,
    schedule,
    workers,
)
from ludopolis.players.arena.job import Job, Makers
from ludopolis.players.arena.progress import NOBODY, Progress
from ludopolis.players.arena.workers import Pool, WorkerLost
from players.arena import rogues
from players.arena.rogues import MAKERS, Unloadable
from players.arena.same import games
from players.lifelines import Lifeline, rest_of

LIMIT = 60  # seconds; more than bots that answer at once ever need
HOUR = 3600
SOURCES = str(Path(ludopolis.__file__).absolute().parent.parent)


@pytest.fixture
def endless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Makers:
    """Bots that do not come to an end. As soon as one tells so, an hour is over for whoever watches."""
    (folder := tmp_path / "endless").mkdir()
    lifeline = Lifeline(folder)
    monkeypatch.setattr(progress, "now", lambda: time.perf_counter() + HOUR * lifeline.used)
    monkeypatch.setattr(workers, "LOOK", 0.01)
    monkeypatch.setattr(workers, "GRACE", 0)
    return rogues.endless(lifeline.path)


posix = pytest.mark.skipif(sys.platform == "win32", reason="signals are different there")


def faults(outcomes: list[Outcome], name: str) -> list[Fault]:
    """Why the games of a bot were lost; it is the only one that ever fails."""
    found = []
    for outcome in outcomes:
        fault = outcome.fault
        assert (fault is not None) == (name in outcome.job.names)
        if fault is not None:
            assert fault.name == name
            seat = outcome.job.names.index(name)
            assert (fault.seat, outcome.end, outcome.rewards[seat]) == (seat, "forfeit", 0)
            found.append(fault)
    return found


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("killer", "ended the process it played in (exit code 3)"),
        ("stillborn", "ended the process it played in (exit code 4)"),
        pytest.param("segfault", "ended the process it played in (SIGSEGV)", marks=posix),
    ],
)
def test_a_bot_that_ends_its_process_loses(bot: str, message: str) -> None:
    plan = Plan("duel", (bot, "random", "greedy"), games=2)
    outcomes = contest(plan, runner=Processes(2), makers=MAKERS)
    found = faults(outcomes, bot)
    assert [(fault.kind, fault.message) for fault in found] == [("died", message)] * 4
    others = [outcome for outcome in outcomes if outcome.fault is None]
    assert games(others) == games(InProcess().run([outcome.job for outcome in others]))


@pytest.mark.parametrize("bot", ["panicking", "interrupting"])
def test_whatever_a_bot_raises_is_its_own_fault(bot: str) -> None:
    plan = Plan("duel", (bot, "random"), games=4)
    found = faults(contest(plan, runner=Processes(2), makers=MAKERS), bot)
    assert [fault.kind for fault in found] == ["crashed"] * 4


@posix
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("bot", "decision"), [("staller", 2), ("frozen", 1)])
def test_a_bot_that_never_answers_loses(endless: Makers, bot: str, decision: int, seat: int) -> None:
    job = schedule(Plan("duel", (bot, "random"), games=2, limit=LIMIT))[seat]
    outcomes = list(Processes(1).run([job], endless))
    (fault,) = faults(outcomes, bot)
    assert (fault.kind, fault.message) == ("stalled", "did not answer within 60 s")
    assert outcomes[0].decisions[fault.seat] == decision
    assert outcomes[0].seconds[fault.seat] > HOUR
    assert fault.decision == sum(outcomes[0].decisions)


def test_one_process_is_watched_too_if_there_is_a_limit() -> None:
    plan = Plan("duel", ("killer", "random"), games=2, limit=60)
    assert len(faults(contest(plan, makers=MAKERS), "killer")) == 2


def test_a_limit_that_is_kept_changes_nothing(plan: Plan, outcomes: list[Outcome]) -> None:
    limited = Plan(plan.game, plan.bots, plan.games, seed=plan.seed, limit=600)
    for mine, theirs in zip(contest(limited, runner=Processes(2)), outcomes, strict=True):
        assert mine.job.limit == 600
        assert (mine.end, mine.places, mine.scores) == (theirs.end, theirs.places, theirs.scores)
        assert mine.decisions == theirs.decisions


def test_a_bot_that_ends_its_process_after_a_game_does_not_change_it() -> None:
    jobs = schedule(Plan("duel", ("avenger", "random"), games=4))
    assert_all_played(jobs, MAKERS)


@posix
def test_a_bot_that_does_not_let_go_after_a_game_does_not_change_it(endless: Makers) -> None:
    lingering = schedule(Plan("duel", ("lingerer", "random"), games=2, limit=LIMIT))[0]
    assert_all_played([lingering, *schedule(Plan("duel", ("random", "random"), games=2))], endless)


def assert_all_played(jobs: list[Job], makers: Makers) -> None:
    outcomes = list(Processes(1).run(jobs, makers))
    assert [outcome.job for outcome in outcomes] == jobs
    assert all(outcome.fault is None and len(outcome.scores) == 2 for outcome in outcomes)


DEAF = """
import json, sys, threading
lifeline = open({path!r}, "w")
print("here", file=lifeline, flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{{"name": "deaf"}}', flush=True)
    if message["type"] == "decide":
        print(json.dumps({{"action": message["actions"][0]["number"]}}), flush=True)
threading.Event().wait()
"""


def deaf(folder: Path) -> tuple[str, Lifeline]:
    """The name of a program that does not end with its input, and its lifeline."""
    program, lifeline = folder / "program.py", Lifeline(folder)
    program.write_text(DEAF.format(path=str(lifeline.path)))
    return f"program:{sys.executable} {program}", lifeline


@posix
@pytest.mark.parametrize("bot", ["killer", "segfault"])
def test_programs_end_with_a_process_that_died(tmp_path: Path, bot: str) -> None:
    assert_the_program_ends(tmp_path, bot, MAKERS)


@posix
@pytest.mark.parametrize("bot", ["staller", "frozen"])
def test_programs_end_with_a_process_that_stalls(tmp_path: Path, endless: Makers, bot: str) -> None:
    assert_the_program_ends(tmp_path, bot, endless)


def assert_the_program_ends(folder: Path, bot: str, makers: Makers) -> None:
    """The program has made its first decision before the bot is asked."""
    program, lifeline = deaf(folder)
    jobs = schedule(Plan("duel", (program, bot), games=2, limit=LIMIT))
    job = next(job for job in jobs if job.names[game(job.game).new(job.seed).seat] == program)
    assert len(faults(list(Processes(1).run([job], makers)), bot)) == 1
    assert "here" in lifeline.gone()


def test_a_process_that_cannot_be_started_is_told() -> None:
    jobs = schedule(Plan("duel", ("random", "random"), games=2))
    with pytest.raises(WorkerLost, match=r"ended at once \(exit code 1\)"):
        list(Processes(2).run(jobs, {"bot": Unloadable()}))


UNGUARDED = """
from ludopolis.players.arena import Plan, Processes, contest

contest(Plan("duel", ("random", "random"), games=2), runner=Processes(1))
"""


def test_a_script_without_a_guard_is_told_what_to_do(tmp_path: Path) -> None:
    script = tmp_path / "unguarded.py"
    script.write_text(UNGUARDED)
    environment = {**os.environ, "PYTHONPATH": SOURCES}
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, env=environment, check=False
    )
    assert done.returncode == 1
    assert 'under if __name__ == "__main__":' in done.stderr.splitlines()[-1]


def test_a_maker_that_cannot_be_sent_is_refused() -> None:
    plan = Plan("duel", ("mine", "random"), games=2)
    with pytest.raises(LudopolisError, match=r"the bot 'mine' cannot play in another process: .* a lambda"):
        contest(plan, runner=Processes(2), makers={"mine": lambda: Greedy()})
    assert len(contest(plan, makers={"mine": lambda: Greedy()})) == 2


def test_a_game_that_cannot_be_played_is_told() -> None:
    job = Job("chess", 1, "1", (), "seed", ("random", "random"), ("random", "random #2"))
    with pytest.raises(WorkerLost, match="there is no game 'chess'"):
        list(Processes(1).run([job]))


def test_a_pool_can_be_used_again() -> None:
    one, two = schedule(Plan("duel", ("random", "killer"), games=2))
    with Pool(1, MAKERS) as pool:
        assert [outcome.job for outcome in pool.run([one])] == [one]
        assert [outcome.job for outcome in pool.run([two])] == [two]


ORPHAN = """
import threading
from ludopolis.players import Bot
from ludopolis.players.arena import Plan, Processes, schedule

class Talker(Bot):
    def choose(self, seen):
        print("here", flush=True)
        threading.Event().wait()

if __name__ == "__main__":
    jobs = schedule(Plan("duel", ("talker", {program!r}), games=2))
    list(Processes(2).run(jobs, {{"talker": Talker}}))
"""


@posix
def test_nobody_plays_on_for_a_process_that_was_killed(tmp_path: Path) -> None:
    program, lifeline = deaf(tmp_path)
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN.format(program=program))
    environment = {**os.environ, "PYTHONPATH": SOURCES}
    parent = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, env=environment)
    assert parent.stdout is not None
    assert [parent.stdout.readline() for _ in range(2)] == [b"here\n"] * 2
    assert "here" in lifeline.line()
    parent.kill()
    parent.wait()
    rest_of(parent.stdout.fileno())  # the workers write there, too
    lifeline.gone()
    parent.stdout.close()


def test_progress_in_numbers() -> None:
    progress = Progress()
    assert (progress.seat, progress.waited) == (NOBODY, 0)
    progress.begin(first=1)
    progress.asked(1)
    inside = progress.copy()
    progress.answered(1)
    assert (inside.seat, inside.decisions(2), progress.decisions(2)) == (1, [0, 1], [0, 1])
    assert inside.waited > 0
    assert inside.seconds(2)[1] > 0
    assert (progress.first, progress.seat, progress.waited) == (1, 1, 0)
    assert progress.seconds(2) == [0, round(progress.last, 6)]
    progress.begin()
    assert progress.seat == NOBODY
