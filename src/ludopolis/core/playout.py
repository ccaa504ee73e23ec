"""Random games at full speed, for measuring and for search."""

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.contract import Game, State
from ludopolis.core.kinds import OptionValue
from ludopolis.core.random import Random


def play_out(state: State, random: Random, actions: vec[i64]) -> i64:
    """Play uniformly random actions to the end; return how many there were."""
    decisions: i64 = 0
    while state.top >= 0:
        state.apply(actions[random.below(state.fill(actions))])
        decisions += 1
    return decisions


def random_games(game: Game, random: Random, seats: int, options: dict[str, OptionValue], count: int) -> int:
    """Play that many games from the set-up; return the number of decisions."""
    actions = game.buffer()
    decisions: i64 = 0
    for number in range(count):
        decisions += play_out(game.deal(random, seats, options), random, actions)
    return decisions


def copies(state: State, count: int) -> None:
    """Copy a state again and again."""
    for number in range(count):
        state.copy()
