"""The bots called ``mcts`` and ``flat``: search in imagined worlds, for a number of simulations or a time."""

import time

import msgspec

from ludopolis.core.contract import State
from ludopolis.core.kinds import Search
from ludopolis.core.playout import play_out
from ludopolis.players.bot import Bot, Perspective
from ludopolis.players.tree import NONE, ROOT, Tree

SIMULATIONS = 1000
CHUNK = 32  # simulations between two looks at the clock
LINE = 8  # how far the expected continuation is told


class Thought(msgspec.Struct, frozen=True):
    """What the search thinks of one action: how often it tried it, and the chance to win that it saw."""

    action: str
    visits: int
    value: float


class Explanation(msgspec.Struct, frozen=True):
    """Why the bot chose what it chose: the actions, best first, and how it expects the game to go on."""

    simulations: int
    value: float
    thoughts: list[Thought]
    line: list[str]


class Mcts(Bot):
    """Tree search over information sets. Forced moves are made at once."""

    name = "mcts"

    def __init__(
        self, simulations: int = SIMULATIONS, seconds: float | None = None, search: Search | None = None
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.search = search
        self.tree: Tree | None = None

    def choose(self, seen: Perspective) -> int:
        actions = seen.actions
        if len(actions) == 1:
            self.tree = None
            return actions[0]
        self.tree = self.think(seen)
        return self.tree.action[self.tree.best_child(ROOT)]

    def think(self, seen: Perspective) -> Tree:
        """Search until the budget is spent."""
        tree = Tree(seen.imagine(), self.search or seen.game.search, seen.random)
        if self.seconds is None:
            tree.search(self.simulations)
            return tree
        deadline = time.perf_counter() + self.seconds
        while time.perf_counter() < deadline:
            tree.search(CHUNK)
        return tree

    def explanation(self) -> Explanation | None:
        """Why the last choice was made; None if there was nothing to think about."""
        return None if self.tree is None else explain(self.tree)


def explain(tree: Tree) -> Explanation:
    names = tree.root.game.actions
    thoughts = [
        Thought(names.text(tree.action[child]), tree.visits[child], tree.value(child, tree.seat))
        for child in tree.children(ROOT)
    ]
    return Explanation(tree.visits[ROOT], tree.value(ROOT, tree.seat), thoughts, _line(tree))


def _line(tree: Tree) -> list[str]:
    """The actions visited most, one after another."""
    line: list[str] = []
    node = tree.best_child(ROOT)
    while node != NONE and tree.visits[node] and len(line) < LINE:
        line.append(tree.root.game.actions.text(tree.action[node]))
        node = tree.best_child(node)
    return line


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
