"""Where the games are played: in this process, in several, or on a cluster. All runners do the same."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from ludopolis.core.errors import LudopolisError
from ludopolis.players.arena.job import NO_MAKERS, Job, Makers, Outcome, play

WAITING = 4  # games handed to each worker beforehand


class WorkerLost(LudopolisError):
    """A process that played games died."""


class Runner(Protocol):
    """Plays games and gives their outcomes as they end, in any order."""

    def run(self, jobs: Sequence[Job], makers: Makers = NO_MAKERS) -> Iterator[Outcome]: ...


class InProcess:
    """One game after another, here."""

    def run(self, jobs: Sequence[Job], makers: Makers = NO_MAKERS) -> Iterator[Outcome]:
        for job in jobs:
            yield play(job, makers)


class Processes:
    """Several games at a time, each in a process of its own."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, jobs: Sequence[Job], makers: Makers = NO_MAKERS) -> Iterator[Outcome]:
        before = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(min(self.count, len(jobs)) or 1, context, initializer=_leave_interrupts)
        try:
            yield from self._outcomes(pool, jobs, makers)
        except BrokenProcessPool as error:
            raise WorkerLost(
                "a process that played games died (a bot ended it, or the memory is full); "
                "start the arena again to go on"
            ) from error
        except BaseException:
            # Interrupted: games that are being played are lost, so there is nothing to wait for.
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)

    def _outcomes(self, pool: ProcessPoolExecutor, jobs: Sequence[Job], makers: Makers) -> Iterator[Outcome]:
        """Keep a few games waiting for every process."""
        waiting = iter(jobs)
        pending: set[Future[Outcome]] = set()
        while True:
            while len(pending) < self.count * WAITING and (job := next(waiting, None)) is not None:
                pending.add(pool.submit(play, job, makers))
            if not pending:
                return
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def _leave_interrupts() -> None:
    """Ctrl-C is the business of the process that holds the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def local_runner(processes: int) -> Runner:
    return InProcess() if processes == 1 else Processes(processes)
