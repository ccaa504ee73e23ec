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
SHARE = 2  # one part of the time left that a decision may take
LEAST = 0.2  # seconds that a decision may always take, or a tenth of the time if that is less
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

    When the seat decides several times in a row, each search goes on in the tree of the one before, and
    ``seconds`` are for all of them together: each takes half of what is left, but is never hurried.
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
        self._follow(seen)
        forced = len(seen.actions) == 1
        self.thought = not forced and not left_to_chance(seen, self.search)
        if self.thought:
            chosen = self._best(seen)
        elif forced:
            chosen = seen.actions[0]
        else:
            chosen = Uniform().choose(seen)
        self._next = None if seen.number is None else seen.number + 1
        self._seat = seen.seat
        self._chosen = chosen
        return chosen

    def _best(self, seen: Perspective) -> int:
        if self.tree is None:
            self.tree = Tree(seen.imagine(), self.search or seen.game.search, seen.random)
        if self.seconds is None:
            self.tree.search(self.simulations)
        else:
            least = min(LEAST, self.seconds / 10)
            self._left -= self._think(self.tree, max(self._left / SHARE, least))
        return self.tree.action[self.tree.best_child(self.tree.start)]

    def _follow(self, seen: Perspective) -> None:
        """Go down the tree with the own last choice; other seats' choices are not followed: they may be
        hidden, and a tree that knew them would know too much."""
        if self._next is None or (seen.number, seen.seat) != (self._next, self._seat):
            self.tree = None
            self._left = self.seconds or 0.0
        elif self.tree is not None:
            self.tree = self.tree.after(self._chosen, seen.imagine())

    @staticmethod
    def _think(tree: Tree, seconds: float) -> float:
        """Search until the time is up, or until the rest of it would hardly change the choice: the second
        best would need two thirds of all simulations left. Returns the seconds it took."""
        begin = time.perf_counter()
        done, spent = 0, 0.0
        while spent < seconds:
            tree.search(CHUNK)
            done += CHUNK
            spent = time.perf_counter() - begin
            left = done * (seconds - spent) / spent
            if tree.lead() > left / SURE:
                break
        return spent

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
