"""The bots called ``mcts`` and ``flat``: search in imagined worlds, for a number of simulations or a time."""

import time

from ludopolis.core.contract import State
from ludopolis.core.data import Result
from ludopolis.core.errors import LudopolisError
from ludopolis.core.playout import play_out
from ludopolis.core.search import Search
from ludopolis.players.bot import Bot, Perspective, Steps, outcome, scratch
from ludopolis.players.explanation import FORECASTS, Explanation, explain
from ludopolis.players.move_limit import left_to_chance
from ludopolis.players.tree import NONE, Tree
from ludopolis.players.uniform import Uniform

SIMULATIONS = 1000
CHUNK = 32  # simulations in a step, between two looks at the clock
SHARE = 2  # one part of the time left that a decision may take
LEAST = 0.2  # seconds that a decision may always take, or a tenth of the time if that is less
SURE = 3  # one part of the simulations left: a choice that leads by it is hardly ever overtaken


class Mcts(Bot):
    """Tree search over information sets. Forced moves are made at once.

    When the seat decides several times in a row, each search goes on in the tree of the one before, and
    ``seconds`` are for all of them together: each takes half of what is left, but is never hurried. Only the
    time of the steps counts, not what others do in between.

    Where others must not learn from how long it takes, all decisions are thought about alike: forced ones
    too, for all simulations, or for the share of the seconds that belongs to their place in the row.
    """

    name = "mcts"

    def __init__(
        self, simulations: int = SIMULATIONS, seconds: float | None = None, search: Search | None = None
    ) -> None:
        if simulations < 1 or (seconds is not None and not seconds > 0):
            raise LudopolisError("a search needs at least 1 simulation, or more than 0 seconds")
        if search is not None:
            search.check()
        self.simulations = simulations
        self.seconds = seconds
        self.search = search
        self.tree: Tree | None = None
        self.thought = False  # whether the last choice needed thinking
        self._next: int | None = None  # the number of the decision right after the last choice
        self._seat = NONE
        self._left = 0.0  # seconds left for this decision and those that follow it
        self._chosen = NONE

    def choose(self, seen: Perspective) -> int:
        return outcome(self.steps(seen))

    def steps(self, seen: Perspective, row: int | None = None) -> Steps[int]:
        self._follow(seen)
        self.thought = len(seen.actions) > 1 and not left_to_chance(seen, self.search)
        if self.thought or row is not None:
            self.tree = self.tree or Tree(seen.imagine(), self.search or seen.game.search, seen.random)
            yield from self._search(self.tree, row)
        self._next = None if seen.number is None else seen.number + 1
        self._seat = seen.seat
        self._chosen = self._choice(seen)
        return self._chosen

    def _choice(self, seen: Perspective) -> int:
        if self.thought and self.tree is not None:
            return self.tree.action[self.tree.best_child(self.tree.start)]
        actions = seen.actions
        return actions[0] if len(actions) == 1 else Uniform().choose(seen)

    def share(self, row: int) -> float:
        """The seconds for a decision after so many others in a row, if each takes half of what is left."""
        return 0.0 if self.seconds is None else max(self.seconds * SHARE ** -(row + 1), self._least)

    @property
    def _least(self) -> float:
        return min(LEAST, (self.seconds or 0.0) / 10)

    def _search(self, tree: Tree, row: int | None) -> Steps[None]:
        if self.seconds is None:
            yield from _simulate(tree, self.simulations)
        elif row is not None:
            yield from _think(tree, self.share(row))
        else:
            seconds = max(self._left / SHARE, self._least)
            self._left -= yield from _think(tree, seconds, until_sure=True)

    def _follow(self, seen: Perspective) -> None:
        """Go down the tree with the own last choice; other seats' choices are not followed: they may be
        hidden, and a tree that knew them would know too much."""
        if self._next is None or (seen.number, seen.seat) != (self._next, self._seat):
            self.tree = None
            self._left = self.seconds or 0.0
        elif self.tree is not None:
            self.tree = self.tree.after(self._chosen, seen.imagine())

    def explanation(self, forecasts: int = FORECASTS) -> Explanation | None:
        """Why the last choice was made; None if there was nothing to think about."""
        return outcome(self.explaining(forecasts))

    def explaining(self, forecasts: int = FORECASTS) -> Steps[Explanation | None]:
        """The explanation in steps."""
        if self.tree is None or not self.thought:
            return None
        return (yield from explain(self.tree, forecasts))

    def close(self, result: Result | None = None) -> None:
        self.tree = None
        self._next = None


def _simulate(tree: Tree, simulations: int) -> Steps[None]:
    spent = 0.0
    for done in range(CHUNK, simulations, CHUNK):
        spent += _seconds(tree, CHUNK)
        if (yield spent / done * (simulations - done)):
            return
    tree.search(simulations % CHUNK or CHUNK)


def _think(tree: Tree, seconds: float, until_sure: bool = False) -> Steps[float]:
    """Search until the time is up or, if wanted, until the rest of it would hardly change the choice: the
    second best would need two thirds of all simulations left. Returns the seconds it took."""
    done, spent = 0, 0.0
    while True:
        spent += _seconds(tree, CHUNK)
        done += CHUNK
        left = done * (seconds - spent) / spent
        if spent >= seconds or (until_sure and tree.lead() > left / SURE) or (yield seconds - spent):
            return spent


def _seconds(tree: Tree, simulations: int) -> float:
    """Search, and say how long it took."""
    begin = time.perf_counter()
    tree.search(simulations)
    return time.perf_counter() - begin


class Flat(Bot):
    """Plain flat Monte Carlo, a yardstick: every action gets the same number of random games."""

    name = "flat"

    def __init__(self, simulations: int = SIMULATIONS) -> None:
        self.simulations = simulations

    def choose(self, seen: Perspective) -> int:
        actions = seen.actions
        if len(actions) == 1:
            return actions[0]
        each = max(1, self.simulations // len(actions))
        gains = {action: sum(self._random_game(seen, action) for _ in range(each)) for action in actions}
        return max(actions, key=lambda action: gains[action])

    def _random_game(self, seen: Perspective, action: int) -> float:
        world: State = seen.imagine()
        world.apply(action)
        play_out(world, seen.random, scratch(seen.game))
        return world.reward(seen.seat)
