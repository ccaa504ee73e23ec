"""The bots called ``mcts`` and ``flat``: search in imagined worlds, for a number of simulations or a time."""

import time

import msgspec

from ludopolis.core.contract import State
from ludopolis.core.data import Result
from ludopolis.core.errors import LudopolisError
from ludopolis.core.playout import play_out
from ludopolis.core.random import seeded
from ludopolis.core.search import Search
from ludopolis.players.bot import Bot, Perspective
from ludopolis.players.move_limit import left_to_chance
from ludopolis.players.tree import NONE, Tree, play_greedily
from ludopolis.players.uniform import Uniform

SIMULATIONS = 1000
CHUNK = 32  # simulations between two looks at the clock
SURE = 3  # one part of the simulations left: a choice that leads by it is hardly ever overtaken
LINE = 8  # how far the expected continuation is told
FORECASTS = 16  # games played out to say which scores to expect
FORECAST = 200  # decisions of such a game; greedy players who run in circles are left to chance then


class Thought(msgspec.Struct, frozen=True):
    """What the search thinks of one action: how often it tried it, and the chance to win that it saw."""

    action: str
    visits: int
    value: float


class Explanation(msgspec.Struct, frozen=True):
    """Why the bot chose what it chose: the actions, best first, how it expects the game to go on, and the
    score it expects each seat to end with."""

    simulations: int
    value: float
    thoughts: list[Thought]
    line: list[str]
    scores: list[float]


class Mcts(Bot):
    """Tree search over information sets. Forced moves are made at once.

    When the seat decides twice in a row, the second search goes on in the tree of the first.
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
        self._chosen = NONE

    def choose(self, seen: Perspective) -> int:
        forced = len(seen.actions) == 1
        self.thought = not forced and not left_to_chance(seen, self.search)
        if self.thought:
            chosen = self._best(seen)
        else:
            self._follow(seen)
            chosen = seen.actions[0] if forced else Uniform().choose(seen)
        self._next = None if seen.number is None else seen.number + 1
        self._chosen = chosen
        return chosen

    def _best(self, seen: Perspective) -> int:
        tree = self._planted(seen)
        self._think(tree)
        return tree.action[tree.best_child(tree.start)]

    def _planted(self, seen: Perspective) -> Tree:
        """The tree of the last decision, if this one follows from it; else a new one."""
        tree = self._follow(seen)
        if tree is None:
            tree = self.tree = Tree(seen.imagine(), self.search or seen.game.search, seen.random)
        return tree

    def _follow(self, seen: Perspective) -> Tree | None:
        """Go down the tree with the own last choice; other seats' choices are not followed: they may be
        hidden, and a tree that knew them would know too much."""
        follows = self._next is not None and seen.number == self._next
        if self.tree is None or not follows or self.tree.seat != seen.seat:
            self.tree = None
        else:
            self.tree = self.tree.after(self._chosen, seen.imagine())
        return self.tree

    def _think(self, tree: Tree) -> None:
        """Search until the budget is spent, or until the rest of the time would hardly change the choice: the
        second best would need two thirds of all simulations left."""
        if self.seconds is None:
            tree.search(self.simulations)
            return
        begin = time.perf_counter()
        done, spent = 0, 0.0
        while spent < self.seconds:
            tree.search(CHUNK)
            done += CHUNK
            spent = time.perf_counter() - begin
            left = done * (self.seconds - spent) / spent
            if tree.lead() > left / SURE:
                return

    def explanation(self, forecasts: int = FORECASTS) -> Explanation | None:
        """Why the last choice was made; None if there was nothing to think about."""
        return explain(self.tree, forecasts) if self.tree is not None and self.thought else None

    def close(self, result: Result | None = None) -> None:
        self.tree = None
        self._next = None


def explain(tree: Tree, forecasts: int = FORECASTS) -> Explanation:
    names = tree.root.game.actions
    thoughts = [
        Thought(names.text(tree.action[child]), tree.visits[child], tree.value(child, tree.seat))
        for child in tree.children(tree.start)
    ]
    value = tree.value(tree.start, tree.seat)
    return Explanation(tree.visits[tree.start], value, thoughts, _line(tree), _scores(tree, forecasts))


def _line(tree: Tree) -> list[str]:
    """The actions visited most, one after another."""
    line: list[str] = []
    node = tree.best_child(tree.start)
    while node != NONE and tree.visits[node] and len(line) < LINE:
        line.append(tree.root.game.actions.text(tree.action[node]))
        node = tree.best_child(node)
    return line


def _scores(tree: Tree, forecasts: int) -> list[float]:
    """What each seat scores on average when the choice is made and everybody goes on greedily; nothing is
    said without a forecast.

    The dice are the forecast's own: asking for an explanation changes no game.
    """
    random = seeded("forecast")
    buffer = tree.root.game.buffer()
    totals = [0] * tree.seats
    for _ in range(forecasts):
        world = tree.root.determinize(tree.seat, random)
        world.apply(tree.action[tree.best_child(tree.start)])
        play_greedily(world, buffer, FORECAST)
        play_out(world, random, buffer)
        result = world.result()
        assert result is not None
        totals = [total + score["total"] for total, score in zip(totals, result.scores, strict=True)]
    return [total / forecasts for total in totals] if forecasts else []


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
        play_out(world, seen.random, seen.game.buffer())
        return world.reward(seen.seat)
