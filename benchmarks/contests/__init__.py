"""Contests that measure how strong the bots are, and the kinds of them. What a game has to reach is said in
the module of its name: ``CONTESTS``."""

from itertools import pairwise
from typing import NamedTuple

from ludopolis.players.arena import Player


class Contest(NamedTuple):
    """A contest; the first bot named is the one whose win rate is asked for.

    The win rate must reach the goal. A goal that is only a fair share must be exceeded beyond doubt: by the
    lower end of the interval.
    """

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    goal: float
    beyond_doubt: bool = False

    @property
    def seats(self) -> int:
        return len(self.bots)

    def reached(self, player: Player) -> bool:
        return player.interval[0] > self.goal if self.beyond_doubt else player.win_rate >= self.goal


BUDGETS = (100, 300, 1000, 3000)


def fair(name: str, game: str, bots: tuple[str, ...], games: int) -> Contest:
    """A contest whose first bot should win more often than its share, without a doubt."""
    return Contest(name, game, bots, games, 1 / len(bots), beyond_doubt=True)


def many(name: str, game: str, thinker: str, games: int) -> list[Contest]:
    """One thinker among two and three greedy players: it should win clearly more often than its share."""
    return [
        fair(f"{name}-{seats}-seats", game, (thinker, *["greedy"] * (seats - 1)), games) for seats in (3, 4)
    ]


def curve(game: str, games: int) -> list[Contest]:
    """More simulations against fewer, step by step and over all steps: strength must grow with the budget."""
    steps = [*pairwise(BUDGETS), (BUDGETS[0], BUDGETS[-1])]
    return [
        fair(f"{game}-{more}-over-{fewer}", game, (f"mcts:{more}", f"mcts:{fewer}"), games)
        for fewer, more in steps
    ]


def ladder(game: str) -> list[Contest]:
    """Each level for people against the one below."""
    return [
        fair(f"{game}-level-{upper}", game, (f"level:{upper}", f"level:{lower}"), 60)
        for lower, upper in ((1, 2), (2, 3), (3, 4))
    ]


def of_every_game(game: str) -> list[Contest]:
    """What can be asked of any game, until it has a module of its own here."""
    return [
        Contest(f"{game}-random", game, ("greedy", "random"), 100, 0.9),
        *curve(game, 40),
        *ladder(game),
    ]


def highest(game: str, other: str, games: int, goal: float) -> list[Contest]:
    """Level 5 thinks for seconds, so these contests last hours."""
    return [
        Contest(f"{game}-level-5-{other.partition(':')[0]}", game, ("level:5", other), games, goal),
        fair(f"{game}-level-5", game, ("level:5", "level:4"), 20),
    ]
