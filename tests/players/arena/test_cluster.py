"""The arena on a local Ray cluster of two nodes; needs the extra ``cluster``."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import ludopolis
from ludopolis.players.arena import Outcome, Plan, ResultsFile, contest, schedule
from ludopolis.players.arena.cluster import Cluster
from players.arena.rogues import MAKERS, endless
from players.arena.same import games

MARK = "LUDOPOLIS_TEST_CLUSTER"
PATIENCE = 20  # seconds until a process that does not end never will
ARENA = ("arena", "duel", "random", "random", "--games", "100000", "--cluster")

SOURCES = str(Path(ludopolis.__file__).absolute().parent.parent)

ray: Any = pytest.importorskip("ray", reason="Ray is not installed")


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([SOURCES, str(Path(__file__).parents[2])]))
        patch.setenv(MARK, "nodes")
        yield from _nodes()


def _nodes() -> Iterator[Any]:
    nodes = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    nodes.add_node(num_cpus=1)
    ray.init(address=nodes.address, log_to_driver=False)
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def test_two_nodes_play_the_same_games(
    two_nodes: Any, plan: Plan, outcomes: list[Outcome], tmp_path: Path
) -> None:
    cluster = Cluster()
    assert (cluster.nodes, cluster.cores) == (2, 2)
    results = ResultsFile(tmp_path / "results.jsonl")
    assert games(contest(plan, runner=cluster, results=results)) == games(outcomes)
    found = ResultsFile(results.path).read(outcome.job for outcome in outcomes)
    assert len(found.outcomes) == len(outcomes)


@pytest.mark.parametrize(
    ("bot", "limit", "kind"),
    [("killer", None, "died"), ("staller", 0.4, "stalled"), ("frozen", 0.4, "stalled")],
)
def test_a_bot_that_harms_its_process_loses(
    two_nodes: Any, tmp_path: Path, bot: str, limit: float | None, kind: str
) -> None:
    plan = Plan("duel", (bot, "random", "greedy"), games=2, limit=limit)
    outcomes = contest(plan, runner=Cluster(), makers={**MAKERS, **endless(tmp_path / "told")})
    faults = [outcome.fault for outcome in outcomes if outcome.fault is not None]
    assert [(fault.name, fault.kind) for fault in faults] == [(bot, kind)] * 4
    assert len(outcomes) == 6


def test_every_node_plays(two_nodes: Any) -> None:
    jobs = schedule(Plan("duel", ("homesick", "random"), games=12))
    nodes = set()
    for outcome in Cluster().run(jobs, MAKERS):
        assert outcome.fault is not None
        told = re.match(r"RuntimeError: node (\d+)", outcome.fault.message)
        assert told is not None
        nodes.add(told[1])
    assert len(nodes) == 2


# --- interrupts --------------------------------------------------------------------------------------

linux = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are listed in /proc")


def processes(mark: str, command: str = "") -> dict[int, str]:
    """The command lines of the processes that were started with a mark in their environment."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            line = (folder / "cmdline").read_bytes().decode()
            if f"{MARK}={mark}".encode() in (folder / "environ").read_bytes() and command in line:
                found[int(folder.name)] = line
    return found


def left(mark: str, command: str = "") -> dict[int, str]:
    """Those that do not end."""
    for process in processes(mark, command):
        with suppress(ProcessLookupError), os.fdopen(os.pidfd_open(process), "rb", buffering=0) as end:
            select.select([end], [], [], PATIENCE)
    return processes(mark, command)


@linux
def test_an_interrupt_leaves_no_process_that_plays(two_nodes: Any) -> None:
    running = Cluster().run(schedule(Plan("duel", ("random", "random"), games=1000)))
    assert isinstance(running, Generator)
    assert len(list(islice(running, 3))) == 3
    assert processes("nodes", "multiprocessing.spawn")
    with pytest.raises(KeyboardInterrupt):
        running.throw(KeyboardInterrupt)
    assert not left("nodes", "multiprocessing.spawn")


@linux
def test_ctrl_c_leaves_a_file_to_go_on_from_and_no_process(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    environment = {name: value for name, value in os.environ.items() if name != "LANG"}
    process = subprocess.Popen(
        [sys.executable, "-m", "ludopolis.cli", *ARENA, "--results", str(file)],
        stderr=subprocess.PIPE,
        text=True,
        env={**environment, "LC_ALL": "C", "PYTHONPATH": SOURCES, "RAY_ADDRESS": "local", MARK: "command"},
        start_new_session=True,
    )
    deadline = time.monotonic() + 120
    while not (file.exists() and file.stat().st_size > 5000) and time.monotonic() < deadline:
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert f"The same command goes on from here ({file})." in errors
    assert file.read_bytes().count(b"\n") > 0
    assert not left("command")
