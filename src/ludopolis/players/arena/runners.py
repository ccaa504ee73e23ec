"""Where the games are played: in this process, in several, or on a cluster. All runners do the same."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from ludopolis.players.arena.job import NO_MAKERS, Job, Makers, Outcome, play
from ludopolis.players.arena.workers import Pool


class Runner(Protocol):
    """Plays games and gives their outcomes as they end, in any order."""

    def run(self, jobs: Sequence[Job], makers: Makers = NO_MAKERS) -> Iterator[Outcome]: ...


class InProcess:
    """One game after another, here. Only a process of its own can be ended in the middle of a decision,
    so games with a time limit are played in one."""

    def run(self, jobs: Sequence[Job], makers: Makers = NO_MAKERS) -> Iterator[Outcome]:
        if any(job.limit is not None for job in jobs):
            yield from Processes(1).run(jobs, makers)
            return
        for job in jobs:
            yield play(job, makers)


class Processes:
    """Several games at a time, each in a process that is watched: see ``workers``."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, jobs: Sequence[Job], makers: Makers = NO_MAKERS) -> Iterator[Outcome]:
        with Pool(self.count, makers) as pool:
            yield from pool.run(jobs)


def local_runner(processes: int) -> Runner:
    return InProcess() if processes == 1 else Processes(processes)
