"""Watched processes: whatever a bot does to its process, it loses its own game, and the arena goes on."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ludopolis
from ludopolis.players.arena import Fault, InProcess, Outcome, Plan, Processes, contest, schedule, workers
from ludopolis.players.arena.job import Job
from ludopolis.players.arena.progress import NOBODY, Progress
from ludopolis.players.arena.workers import Pool, WorkerLost
from players.arena.rogues import MAKERS, Unloadable
from players.arena.same import games

LIMIT = 0.4  # seconds; long for bots that answer at once, even on a busy machine
SOURCES = str(Path(ludopolis.__file__).absolute().parent.parent)

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


@pytest.mark.parametrize(("bot", "decision"), [("staller", 2), ("frozen", 1)])
def test_a_bot_that_never_answers_loses(bot: str, decision: int) -> None:
    plan = Plan("duel", (bot, "random"), games=2, limit=LIMIT)
    outcomes = contest(plan, runner=Processes(2), makers=MAKERS)
    for outcome, fault in zip(outcomes, faults(outcomes, bot), strict=True):
        assert (fault.kind, fault.message) == ("stalled", "did not answer within 0.4 s")
        assert outcome.decisions[fault.seat] == decision
        assert outcome.seconds[fault.seat] > LIMIT
        assert fault.decision == sum(outcome.decisions)


def test_one_process_is_watched_too_if_there_is_a_limit() -> None:
    plan = Plan("duel", ("killer", "random"), games=2, limit=60)
    assert len(faults(contest(plan, makers=MAKERS), "killer")) == 2


def test_a_limit_that_is_kept_changes_nothing(plan: Plan, outcomes: list[Outcome]) -> None:
    limited = Plan(plan.game, plan.bots, plan.games, seed=plan.seed, limit=600)
    for mine, theirs in zip(contest(limited, runner=Processes(2)), outcomes, strict=True):
        assert mine.job.limit == 600
        assert (mine.end, mine.places, mine.scores) == (theirs.end, theirs.places, theirs.scores)
        assert mine.decisions == theirs.decisions


@pytest.mark.parametrize(("bot", "limit"), [("avenger", None), ("lingerer", LIMIT)])
def test_what_happens_after_a_game_does_not_change_it(bot: str, limit: float | None) -> None:
    jobs = schedule(Plan("duel", (bot, "random"), games=4, limit=limit))
    outcomes = list(Processes(1).run(jobs, MAKERS))
    assert [outcome.job for outcome in outcomes] == jobs
    assert all(outcome.fault is None and len(outcome.scores) == 2 for outcome in outcomes)


DEAF = """
import json, os, sys
with open({file!r}, "a") as file:
    print(os.getpid(), file=file)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{{"name": "deaf"}}', flush=True)
    if message["type"] == "decide":
        print(json.dumps({{"action": message["actions"][0]["number"]}}), flush=True)
while True:
    pass
"""


def test_programs_are_ended_with_the_process_that_started_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "PATIENCE", -3)  # programs need some seconds to start, stalling bots none
    file = tmp_path / "pids"
    program = tmp_path / "program.py"
    program.write_text(DEAF.format(file=str(file)))
    plan = Plan("duel", (f"program:{sys.executable} {program}", "staller"), games=2, limit=2)
    assert len(faults(contest(plan, makers=MAKERS), "staller")) == 2
    for process in file.read_text().split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(process), 0)


def test_a_process_that_cannot_be_started_is_told() -> None:
    jobs = schedule(Plan("duel", ("random", "random"), games=2))
    with pytest.raises(WorkerLost, match=r"ended at once \(exit code 1\)"):
        list(Processes(2).run(jobs, {"bot": Unloadable()}))


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
import os
from ludopolis.players import Bot
from ludopolis.players.arena import Plan, Processes, contest

class Talker(Bot):
    def choose(self, seen):
        print(os.getpid(), flush=True)
        while True:
            pass

if __name__ == "__main__":
    contest(Plan("duel", ("talker", "talker"), games=1), runner=Processes(1), makers={"talker": Talker})
"""


@posix
def test_nobody_plays_on_for_a_process_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    environment = {**os.environ, "PYTHONPATH": SOURCES}
    parent = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, env=environment)
    assert parent.stdout is not None
    worker = int(parent.stdout.readline())
    assert _alive(worker)
    parent.kill()
    parent.wait()
    deadline = time.monotonic() + 20
    while _alive(worker) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not _alive(worker)
    parent.stdout.close()


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")


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
