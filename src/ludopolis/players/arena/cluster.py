"""The same games on a cluster, with Ray (the extra ``cluster``).

Ray connects to the cluster that RAY_ADDRESS names, to one that runs here, or starts one
here. Ludopolis must be installed on every node. A game is a pure function of its job, so Ray simply
plays it again if a node is lost. Every process of Ray lets a watched process of its own play the games, so
that a bot that stalls or ends its process loses its game here as everywhere.
"""

import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from typing import Any
from uuid import uuid4

from ludopolis.core.errors import LudopolisError
from ludopolis.players.arena.job import NO_MAKERS, Job, Makers, Outcome
from ludopolis.players.arena.workers import Pool, WorkerLost, check_makers

WAITING = 4  # games handed to each core beforehand


class NoCluster(LudopolisError):
    """Ray is not installed, or there is no cluster to connect to."""


class Cluster:
    """Plays games on all nodes of a Ray cluster."""

    def __init__(self, address: str | None = None) -> None:
        self._ray = _connected(address)

    @property
    def nodes(self) -> int:
        return sum(1 for node in self._ray.nodes() if node["Alive"])

    @property
    def cores(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(self, jobs: Sequence[Job], makers: Makers = NO_MAKERS) -> Iterator[Outcome]:
        check_makers(makers)
        remote = self._ray.remote(num_cpus=1, scheduling_strategy="SPREAD", max_retries=5)(_played)
        shared = self._ray.put(dict(makers))
        contest = uuid4().hex
        waiting = iter(jobs)
        pending: list[Any] = []
        try:
            while True:
                room = max(0, self.cores * WAITING - len(pending))
                pending += [remote.remote(contest, job, shared) for job in islice(waiting, room)]
                if not pending:
                    return
                done, pending = self._ray.wait(pending)
                yield from self._outcomes(done)
        finally:
            for reference in pending:
                self._ray.cancel(reference, force=True)

    def _outcomes(self, done: list[Any]) -> Iterator[Outcome]:
        try:
            yield from self._ray.get(done)
        except self._ray.exceptions.RayError as error:
            raise WorkerLost(
                f"the cluster could not play a game; start the arena again to go on: {error}"
            ) from error


_pools: dict[str, Pool] = {}


def _played(contest: str, job: Job, makers: Makers) -> Outcome:
    """A game in the watched process that this process of Ray has for a contest."""
    if contest not in _pools:
        for pool in _pools.values():
            pool.close()
        _pools.clear()
        _pools[contest] = Pool(1, makers)
    (outcome,) = _pools[contest].run([job])
    return outcome


def _connected(address: str | None) -> Any:
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise NoCluster("--cluster needs Ray: pip install 'ludopolis[cluster]'") from error
    if not ray.is_initialized():
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoCluster(f"cannot connect to the cluster: {error}") from error
    return ray
