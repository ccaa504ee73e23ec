"""The arena on a Ray cluster of two nodes on this machine; needs the extra ``cluster``."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ludopolis.players.arena import Outcome, Plan, ResultsFile, contest, play, schedule
from ludopolis.players.arena.cluster import Cluster
from players.arena.same import games

ray: Any = pytest.importorskip("ray", reason="Ray is not installed")


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[Any]:
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


def test_every_node_plays(two_nodes: Any) -> None:
    # Ray may be missing, so the checker cannot know its decorator.
    @ray.remote(num_cpus=1, scheduling_strategy="SPREAD")  # type: ignore[untyped-decorator]
    def where(job: Any) -> str:
        play(job)
        return str(ray.get_runtime_context().get_node_id())

    jobs = schedule(Plan("duel", ("random", "random"), games=12))
    assert len(set(ray.get([where.remote(job) for job in jobs]))) == 2
