"""Playing many games in several processes."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from concurrent.futures.process import BrokenProcessPool

from ludopolis.core.errors import LudopolisError
from ludopolis.players.stats.plan import Plan
from ludopolis.players.stats.playing import play_games
from ludopolis.players.stats.tally import Tally

LARGEST_CHUNK = 500
CHUNKS = 100  # so many steps of the progress bar, if the games are enough
WAITING = 2  # chunks that wait for every process

Watch = Callable[[int], None]
Chunk = tuple[int, int]


def chunks(games: int, processes: int) -> list[Chunk]:
    """The games in pieces: the number of the first one, and how many."""
    size = max(1, min(LARGEST_CHUNK, games // max(CHUNKS, processes)))
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def gather(plan: Plan, processes: int = 1, watch: Watch | None = None) -> Tally:
    """Play all games of a plan; ``watch`` is told how many are finished.

    The result does not depend on the number of processes.
    """
    plan.check()
    pieces = chunks(plan.games, processes)
    tally = Tally()
    for part in _here(plan, pieces) if processes == 1 else _in_processes(plan, pieces, processes):
        tally.merge(part)
        if watch is not None:
            watch(tally.games)
    return tally


def _here(plan: Plan, pieces: list[Chunk]) -> Iterator[Tally]:
    for first, count in pieces:
        yield play_games(plan, first, count)


def _in_processes(plan: Plan, pieces: list[Chunk], processes: int) -> Iterator[Tally]:
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(processes, len(pieces)), context, initializer=_set_signals)
    try:
        yield from _finished(pool, plan, pieces, processes * WAITING)
    except BrokenProcessPool as error:
        raise LudopolisError("a process that played games died: is the memory full?") from error
    except BaseException:
        # Interrupted: what is being played is of no use to anybody.
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _finished(pool: ProcessPoolExecutor, plan: Plan, pieces: list[Chunk], most: int) -> Iterator[Tally]:
    pending: set[Future[Tally]] = set()
    for first, count in pieces:
        pending.add(pool.submit(_played, plan, first, count))
        if len(pending) >= most:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    yield from (future.result() for future in as_completed(pending))


# --- inside a process that plays --------------------------------------------------------------------


class _Ended(SystemExit):
    """The process was told to end."""


def _set_signals() -> None:
    """Ctrl-C is the business of the process that was started with the command."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _told_to_end)


def _told_to_end(*_: object) -> None:
    raise _Ended(1)


def _played(plan: Plan, first: int, count: int) -> Tally:
    """A process that is told to end closes its bots, which ends their programs."""
    try:
        return play_games(plan, first, count)
    except _Ended:
        os._exit(1)  # the pool would take it for a failed piece and go on with the next one
