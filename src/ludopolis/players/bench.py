"""How fast a game is, the tree search included: one core."""

import time
from collections.abc import Callable

import msgspec

from ludopolis.core.bench import Benchmark, middle_of_game
from ludopolis.core.bench import measure as measure_engine
from ludopolis.core.build import compiled
from ludopolis.core.contract import Game, State
from ludopolis.core.random import seeded
from ludopolis.players.tree import Tree

ROUNDS = 5


class Simulations(msgspec.Struct, frozen=True):
    """Simulations of the tree search a second: at the first decision, and half way through a game."""

    start: float
    middle: float


class Speed(Benchmark, frozen=True):
    """What ``ludopolis bench`` measures. The search is the one that ``mcts`` plays with."""

    simulations_per_s: Simulations


def measure(
    game: Game, seats: int | None = None, seconds: float = 5.0, on_round: Callable[[], None] | None = None
) -> Speed:
    """Measure random games for about that many seconds, then the search."""
    engine = measure_engine(game, seats, seconds, on_round)
    search = search_speed(game, engine.seats, game.search.depth)
    return Speed(**msgspec.structs.asdict(engine), simulations_per_s=search)


def search_speed(game: Game, seats: int, depth: int) -> Simulations:
    """``depth`` is how far simulations look, as in ``Search``."""
    start, middle = game.new("search", seats), middle_of_game(game, seats)
    return Simulations(_simulations_per_s(start, depth), _simulations_per_s(middle, depth))


def _simulations_per_s(state: State, depth: int) -> float:
    """The best of several rounds: noise only ever slows down."""
    count = 2000 if compiled() else 20
    search = state.game.search._replace(depth=depth)
    best = 0.0
    for number in range(ROUNDS):
        tree = Tree(state, search, seeded(f"search {number}"))
        start = time.perf_counter()
        tree.search(count)
        best = max(best, count / (time.perf_counter() - start))
    return best
