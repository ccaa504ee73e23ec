"""Random games at full speed, for measuring and for search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.core.contract import Game, State
from ludopolis.core.kinds import OptionValue
from ludopolis.core.random import Random

PASS: Final[i64] = 0  # in every game in which anybody is asked out of turn
ANSWERS: Final[i64] = 8  # one question out of turn in so many gets any answer, the others a pass


def play_out(state: State, random: Random, actions: vec[i64]) -> i64:
    """Play random actions to the end; return how many there were."""
    interrupts = state.game.interrupts
    decisions: i64 = 0
    while state.top >= 0:
        state.apply(random_action(state, random, actions, interrupts))
        decisions += 1
    return decisions


def random_action(state: State, random: Random, actions: vec[i64], interrupts: i64) -> i64:
    """Any action, all alike; but whoever is asked out of turn (by a kind of decision that interrupts) mostly
    passes."""
    count = state.fill(actions)
    if interrupts and interrupts & BIT[state.kind] and random.below(ANSWERS) > 0:
        return PASS
    return actions[random.below(count)]


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
