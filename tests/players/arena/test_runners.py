import multiprocessing
from collections.abc import Generator
from itertools import islice
from pathlib import Path

import pytest

from ludopolis import LudopolisError
from ludopolis.players import Greedy
from ludopolis.players.arena import InProcess, Outcome, Plan, Processes, ResultsFile, contest, schedule
from ludopolis.players.arena.cluster import Cluster, NoCluster
from ludopolis.players.arena.runners import local_runner
from ludopolis.players.cores import cores
from players.arena.rogues import MAKERS
from players.arena.same import games


def test_several_processes_play_the_same_games(plan: Plan, outcomes: list[Outcome]) -> None:
    assert games(contest(plan, runner=Processes(2))) == games(outcomes)


def test_own_bots_play_in_several_processes() -> None:
    outcomes = contest(Plan("duel", ("crasher", "random"), games=4), runner=Processes(2), makers=MAKERS)
    assert [outcome.fault is not None for outcome in outcomes] == [True] * 4


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("mine", "there is no bot 'mine'"),
        ("mcts:no", "mcts cannot take 'no'"),
        ("./mine", r"cannot start the bot \./mine: there is no such file"),
    ],
)
def test_a_bot_that_does_not_exist_is_refused_before_anybody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    results = ResultsFile(tmp_path / "results.jsonl")
    plan = Plan("duel", ("random", bot), games=2)
    with pytest.raises(LudopolisError, match=message):
        contest(plan, results=results)
    assert not results.path.exists()
    assert len(contest(plan, results=results, makers={bot: Greedy})) == 2


def test_an_interrupt_leaves_no_processes() -> None:
    running = Processes(2).run(schedule(Plan("duel", ("random", "random"), games=1000)))
    assert isinstance(running, Generator)
    assert len(list(islice(running, 3))) == 3
    with pytest.raises(KeyboardInterrupt):
        running.throw(KeyboardInterrupt)
    assert not multiprocessing.active_children()


def test_one_process_is_this_one() -> None:
    assert isinstance(local_runner(1), InProcess)
    assert isinstance(local_runner(2), Processes)
    assert cores() >= 1


def test_without_ray_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr("ludopolis.players.arena.cluster.import_module", nothing)
    with pytest.raises(NoCluster, match=r"pip install 'ludopolis\[cluster\]'") as caught:
        Cluster()
    assert isinstance(caught.value, LudopolisError)
