"""Opponents for people, from 1 (lets a beginner win) to 5 (as strong as five seconds of thinking allow)."""

from ludopolis.core.data import Result
from ludopolis.players.bot import Bot, Perspective
from ludopolis.players.greedy import Greedy
from ludopolis.players.mcts import Mcts
from ludopolis.players.uniform import Uniform

LEVELS = (1, 2, 3, 4, 5)


class Careless(Bot):
    """Plays like another bot, but now and then anything."""

    def __init__(self, other: Bot, percent: int) -> None:
        self.other = other
        self.percent = percent

    def choose(self, seen: Perspective) -> int:
        if seen.random.below(100) < self.percent:
            return Uniform().choose(seen)
        return self.other.choose(seen)

    def close(self, result: Result | None = None) -> None:
        self.other.close(result)


def level(number: int) -> Bot:
    """The opponent of a level."""
    if number == 1:
        return Careless(Greedy(worlds=1), percent=50)
    if number == 2:
        return Careless(Greedy(), percent=15)
    if number == 3:
        return Mcts(simulations=60)
    if number == 4:
        return Mcts(simulations=600)
    return Mcts(seconds=5.0)


def steady_seconds(number: int, row: int) -> float:
    """How long a level thinks about a decision after so many others in a row, where the time must tell
    nothing; 0 if simulations are counted instead."""
    bot = level(number)
    return bot.share(row) if isinstance(bot, Mcts) else 0.0
