"""How fast the engine is on this machine: one core, uniformly random play, nobody listening."""

import sys
import time
import tracemalloc
from collections.abc import Callable

import msgspec

from ludopolis.core.build import compiled
from ludopolis.core.contract import Game, State
from ludopolis.core.kinds import read_options
from ludopolis.core.playout import copies, play_out, random_games
from ludopolis.core.random import seeded

SEED = "bench"
_SAMPLES = 1000


class Benchmark(msgspec.Struct, frozen=True):
    """The measurements. Rates are the best of several rounds: noise only ever slows down."""

    game: str
    seats: int
    compiled: bool
    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float
    copy_ns: float
    determinize_ns: float
    state_bytes: float
    peak_mb: float
    rounds: int


def measure(
    game: Game, seats: int | None = None, seconds: float = 5.0, on_round: Callable[[], None] | None = None
) -> Benchmark:
    """Measure a game for about that many seconds."""
    count = game.check_seats(seats)
    options = read_options(game.options, {})
    batch = 500 if compiled() else 20
    best = 0.0
    decisions = games = rounds = 0
    deadline = time.perf_counter() + seconds
    while rounds < 3 or time.perf_counter() < deadline:
        start = time.perf_counter()
        decisions += random_games(game, seeded(f"{SEED} {rounds}"), count, options, batch)
        best = max(best, batch / (time.perf_counter() - start))
        games += batch
        rounds += 1
        if on_round:
            on_round()
    state = middle_of_game(game, count)
    random = seeded(SEED)
    return Benchmark(
        game=game.id,
        seats=count,
        compiled=compiled(),
        games_per_s=best,
        decisions_per_s=best * decisions / games,
        decisions_per_game=decisions / games,
        copy_ns=_best_ns(lambda number: copies(state, number)),
        determinize_ns=_best_ns(lambda number: [state.determinize(0, random) for _ in range(number)]),
        state_bytes=_bytes_of(state),
        peak_mb=peak_mb(),
        rounds=rounds,
    )


def peak_mb() -> float:
    """The most memory the process has had, in megabytes; 0 where the system does not say (Windows)."""
    if sys.platform == "win32":
        return 0.0
    import resource

    units_in_mb = 2**20 if sys.platform == "darwin" else 2**10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / units_in_mb


def middle_of_game(game: Game, seats: int) -> State:
    """A position half way through a random game."""
    options = read_options(game.options, {})
    state = game.deal(seeded(SEED), seats, options)
    length = play_out(state.copy(), seeded(SEED), game.buffer())
    random = seeded(SEED)
    for _ in range(length // 2):
        actions = state.actions()
        state.apply(actions[random.below(len(actions))])
    return state


def _best_ns(action: Callable[[int], object]) -> float:
    best = float("inf")
    for _ in range(7):
        start = time.perf_counter()
        action(_SAMPLES)
        best = min(best, (time.perf_counter() - start) / _SAMPLES * 1e9)
    return best


def _bytes_of(state: State) -> float:
    """The memory one more state takes."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.copy() for _ in range(_SAMPLES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)
