"""Processes that play games, and are watched: a bot that stalls, or ends its process, loses that game only.

A worker tells over a pipe when it is ready for a game, and the outcome as soon as it is decided. Who is
deciding, and since when, it notes in shared memory: that can be read even if the worker cannot answer
any more. A bot cannot be interrupted inside its own process, so the worker is ended, and a new one goes on.
The programs a worker has started are noted there, too: they end with it, however it ends.
"""

import atexit
import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Iterable, Iterator, MutableSequence, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.reduction import ForkingPickler
from typing import NamedTuple

from ludopolis.core.errors import LudopolisError
from ludopolis.players import process_groups
from ludopolis.players.arena.job import (
    DIED,
    NO_MAKERS,
    STALLED,
    Failed,
    Job,
    Makers,
    Outcome,
    forfeited,
    play,
)
from ludopolis.players.arena.progress import LENGTH, NOBODY, Progress
from ludopolis.players.choices import Terminated

PATIENCE = 1.0  # seconds beyond twice the limit until a bot is not waited for any longer
LOOK = 0.2  # seconds between two looks at workers that say nothing
GRACE = 3.0  # seconds a worker has to end by itself, and to end the programs it started


GUARD = (
    "what it wrote to standard error says why. A script that lets several processes play must begin its own "
    'work under if __name__ == "__main__":, and its bots must be in a module that can be imported'
)


class WorkerLost(LudopolisError):
    """A process that should play games cannot, and no bot is to blame."""


class Ready(NamedTuple):
    """The worker waits for a game."""


class Broken(NamedTuple):
    """The worker could not play a game, through no fault of a bot."""

    report: str


def check_makers(makers: Makers) -> None:
    """Refuse bots of one's own that cannot be sent to another process."""
    for name, maker in makers.items():
        try:
            ForkingPickler.dumps(maker)
        except Exception as error:
            raise LudopolisError(
                f"the bot {name!r} cannot play in another process: what makes it must be a class or function "
                f"at the top of a module, not a lambda or one inside a function ({error})"
            ) from error


class Pool:
    """Plays games in several workers. Close it, or use it in a ``with``."""

    def __init__(self, count: int, makers: Makers = NO_MAKERS) -> None:
        check_makers(makers)
        self._count = count
        self._makers = makers
        self._workers: list[_Worker] = []
        atexit.register(self.close, at_once=True)

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.close(at_once=kind is not None)

    def close(self, at_once: bool = False) -> None:
        """End the workers. ``at_once``: what they play is of no use to anybody."""
        _end(self._workers, at_once)
        self._workers.clear()
        atexit.unregister(self.close)

    def run(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        """The outcomes of all games, as they end."""
        waiting = deque(jobs)
        missing = len(waiting)
        while len(self._workers) < min(self._count, missing):
            self._workers.append(_Worker(self._makers))
        while missing:
            for worker in self._workers:
                if worker.ready and waiting:
                    worker.give(waiting.popleft())
            wait([worker.pipe for worker in self._workers], LOOK)
            for place in range(len(self._workers)):
                outcome = self._heard(place)
                if outcome is not None:
                    missing -= 1
                    yield outcome

    def _heard(self, place: int) -> Outcome | None:
        """What a worker says, or what its silence means. A lost one is replaced."""
        worker = self._workers[place]
        try:
            return worker.heard()
        except _Lost as lost:
            _end([worker], at_once=True)
            self._workers[place] = _Worker(self._makers)
            return lost.outcome


class _Lost(Exception):
    """A worker plays no more. Its game has an outcome all the same, if it did not have one before."""

    def __init__(self, outcome: Outcome | None) -> None:
        super().__init__()
        self.outcome = outcome


class _Worker:
    """A worker, as seen by the process that watches it."""

    def __init__(self, makers: Makers) -> None:
        context = multiprocessing.get_context("spawn")
        numbers = context.RawArray("d", LENGTH)
        self.programs = context.RawArray("q", process_groups.MOST)
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, numbers, self.programs, makers))
        with _interrupts_held():
            self.process.start()
        theirs.close()
        self.ready = False
        self._progress = Progress(numbers)
        self._job: Job | None = None
        self._decided = False

    def give(self, job: Job) -> None:
        self._job, self._decided, self.ready = job, False, False
        with suppress(ConnectionError):  # a worker that has just died is noticed when it is listened to
            self.pipe.send(job)

    def heard(self) -> Outcome | None:
        """The outcome that is known now. Raises _Lost if the worker died or waits in vain for its bot."""
        try:
            if self.pipe.poll():
                return self._received(self.pipe.recv())
        except (EOFError, OSError):  # nobody there, or killed in the middle of a message
            raise self._died() from None
        if self.process.exitcode is not None:
            raise self._died()
        limit = self._job.limit if self._job is not None else None
        if limit is not None and self._progress.waited > 2 * limit + PATIENCE:
            raise self._lost(Failed(STALLED, f"did not answer within {limit:g} s"))
        return None

    def _received(self, message: object) -> Outcome | None:
        if isinstance(message, Outcome):
            self._decided = True
            return message
        if isinstance(message, Broken):
            raise WorkerLost(f"a game could not be played:\n{message.report}")
        self.ready = True
        return None

    def _died(self) -> Exception:
        self.process.join(GRACE)
        how = process_groups.exit_text(self.process.exitcode)
        if self._job is None:
            return WorkerLost(f"a process that should play games ended at once ({how}): {GUARD}")
        return self._lost(Failed(DIED, f"ended the process it played in ({how})"))

    def _lost(self, failed: Failed) -> Exception:
        """The bot that was busy last is to blame."""
        if self._job is None or self._decided:
            return _Lost(None)
        progress = self._progress.copy()
        if progress.seat == NOBODY:
            return WorkerLost("a process that played games ended before any bot was asked")
        return _Lost(forfeited(self._job, progress, failed))


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """A process that is started meanwhile is safe from Ctrl-C until it lets it through."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # lets interrupts through when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(workers: Sequence[_Worker], at_once: bool) -> None:
    """A worker ends when its pipe is closed, at the latest when it is told to, or else it is killed."""
    for worker in workers:
        worker.pipe.close()
    if not at_once:
        _join(workers)
    for worker in workers:
        worker.process.terminate()
    _join(workers)
    for worker in workers:
        worker.process.kill()
        worker.process.join()
        process_groups.end_noted(worker.programs)


def _join(workers: Sequence[_Worker]) -> None:
    deadline = time.monotonic() + GRACE
    for worker in workers:
        worker.process.join(max(0.0, deadline - time.monotonic()))


# --- inside a worker --------------------------------------------------------------------------------


def _work(
    pipe: Connection, numbers: MutableSequence[float], programs: MutableSequence[int], makers: Makers
) -> None:
    """Play what comes, until the pipe is closed."""
    process_groups.note_in(programs)
    progress = Progress(numbers)
    with suppress(EOFError, ConnectionError, Terminated):
        _set_signals()
        threading.Thread(target=_follow_parent, daemon=True).start()
        while True:
            progress.begin()
            pipe.send(Ready())
            job = pipe.recv()
            try:
                play(job, makers, progress, pipe.send, signals=(Terminated,))
            except Exception:
                pipe.send(Broken(traceback.format_exc()))


def _set_signals() -> None:
    """Ctrl-C is the business of the process that watches; it tells its workers to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _terminate)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def _terminate(*_: object) -> None:
    raise Terminated


def _follow_parent() -> None:
    """Nobody shall play on if the process that watches was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    process_groups.end_noted()
    os._exit(1)
