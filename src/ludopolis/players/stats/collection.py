"""Playing many games in several processes."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing

from ludopolis.core.errors import LudopolisError
from ludopolis.players.choices import Terminated
from ludopolis.players.program import BotFailure
from ludopolis.players.stats.plan import Plan
from ludopolis.players.stats.simulation import play_games
from ludopolis.players.stats.tally import Tally

LARGEST_CHUNK = 500
CHUNKS = 100  # so many steps of the progress bar, if the games are enough
WAITING = 2  # chunks that wait for every process

Watch = Callable[[int], None]
Chunk = tuple[int, int]
Parts = Generator[Tally, None, None]


def chunks(games: int, processes: int) -> list[Chunk]:
    """The games in pieces: the number of the first one, and how many."""
    size = max(1, min(LARGEST_CHUNK, games // max(CHUNKS, processes)))
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def gather(plan: Plan, processes: int = 1, watch: Watch | None = None) -> Tally:
    """Play all games of a plan; ``watch`` is told how many are over.

    A game in which a bot fails is left out. If more fail than are finished, or none is finished, this
    raises BotFailure with what the first failure said. The result does not depend on the number of
    processes.
    """
    plan.check()
    pieces = chunks(plan.games, processes)
    tally = Tally()
    with closing(_here(plan, pieces) if processes == 1 else _in_processes(plan, pieces, processes)) as parts:
        for part in parts:
            tally.merge(part)
            if watch is not None:
                watch(tally.played)
            if tally.hopeless:
                break
    if tally.failure is not None and (tally.hopeless or not tally.games):
        raise BotFailure(tally.failure.message)
    return tally


def _here(plan: Plan, pieces: list[Chunk]) -> Parts:
    for first, count in pieces:
        yield play_games(plan, first, count)


def _in_processes(plan: Plan, pieces: list[Chunk], processes: int) -> Parts:
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(processes, len(pieces)), context, initializer=_set_signals)
    try:
        yield from _finished(pool, plan, pieces, processes * WAITING)
    except BrokenProcessPool as error:
        raise LudopolisError("a process that played games died: is the memory full?") from error
    except BaseException:
        # Interrupted or given up: what is being played is of no use to anybody.
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _finished(pool: ProcessPoolExecutor, plan: Plan, pieces: list[Chunk], most: int) -> Parts:
    """The parts in the order of their games, however long each of them takes."""
    busy: set[Future[Tally]] = set()
    parts: deque[Future[Tally]] = deque()
    for first, count in pieces:
        parts.append(pool.submit(_played, plan, first, count))
        busy.add(parts[-1])
        if len(busy) >= most:
            busy = wait(busy, return_when=FIRST_COMPLETED).not_done
        while parts and parts[0].done():
            yield parts.popleft().result()
    yield from (part.result() for part in parts)


# --- inside a process that plays --------------------------------------------------------------------


def _set_signals() -> None:
    """Ctrl-C is the business of the process that was started with the command."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _terminate)


def _terminate(*_: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # being told again must not disturb the closing of bots
    raise Terminated(1)


def _played(plan: Plan, first: int, count: int) -> Tally:
    """A process that is told to end closes its bots, which ends their programs."""
    try:
        return play_games(plan, first, count)
    except Terminated:
        os._exit(1)  # the pool would take it for a failed piece and go on with the next one
