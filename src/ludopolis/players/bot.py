"""What a bot is, and all that it gets to see."""

from collections.abc import Generator, Iterable
from contextlib import ExitStack
from functools import cache
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.contract import Game, State
from ludopolis.core.data import Result, View
from ludopolis.core.random import Random

T = TypeVar("T")

Steps = Generator[float, bool | None, T]
"""Thinking in small steps: each yields the seconds that are probably left, the last returns the outcome.
Whoever sends True has no more time: what was found so far must do."""


@cache
def scratch(game: Game) -> vec[i64]:
    """Room for the actions of a decision, one for all bots of a game: a compiled function never lets go of a
    vector that plain Python gives it, so a new one for each decision would fill the memory."""
    return game.buffer()


class Perspective:
    """A decision as the deciding seat knows it.

    It never holds the true position, only one imagined from the seat's knowledge: whatever a bot
    does with it, there is nothing to peek at. ``number`` is how many actions were taken before in this
    game, if the bot is told; a bot that plays a whole game may remember its own thoughts by it.
    """

    def __init__(self, state: State, random: Random, number: int | None = None) -> None:
        self.seat: int = state.seat
        self.random = random
        self.number = number
        self._imagined = state.determinize(state.seat, random)

    @property
    def game(self) -> Game:
        return self._imagined.game

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self._imagined.view(self.seat)

    @property
    def actions(self) -> list[int]:
        """The legal actions."""
        return self._imagined.actions()

    def imagine(self) -> State:
        """A random full position that agrees with everything the seat knows."""
        return self._imagined.determinize(self.seat, self.random)


class Bot:
    """A player. Subclass it and implement ``choose``."""

    name = "bot"

    def choose(self, seen: Perspective) -> int:
        """Return one of ``seen.actions``. All randomness must come from ``seen.random``."""
        raise NotImplementedError

    def steps(self, seen: Perspective, row: int | None = None) -> Steps[int]:
        """The same choice, for whoever lets others think in between; a quick bot needs no steps.

        With ``row``, the number of decisions that the seat made right before this one, others see how long
        it takes, and must not learn anything from it.
        """
        yield from ()
        return self.choose(seen)

    def close(self, result: Result | None = None) -> None:
        """The game has ended with this result, or was broken off: let go of whatever the bot holds."""


def outcome(steps: Steps[T]) -> T:
    """What comes of thinking that nobody interrupts."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


def close_all(bots: Iterable[Bot], result: Result | None = None) -> None:
    """Close every one of them, also if another one fails to."""
    with ExitStack() as closing:
        for bot in bots:
            closing.callback(bot.close, result)
