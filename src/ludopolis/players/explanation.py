"""Why a search chose what it chose."""

import msgspec

from ludopolis.core.playout import play_out
from ludopolis.core.random import Random, seeded
from ludopolis.players.bot import Steps, scratch
from ludopolis.players.tree import NONE, Tree, play_greedily

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


def explain(tree: Tree, forecasts: int = FORECASTS) -> Steps[Explanation]:
    names = tree.root.game.actions
    thoughts = [
        Thought(names.text(tree.action[child]), tree.visits[child], tree.value(child, tree.seat))
        for child in tree.children(tree.start)
    ]
    value = tree.value(tree.start, tree.seat)
    scores = yield from _scores(tree, forecasts)
    return Explanation(tree.visits[tree.start], value, thoughts, _line(tree), scores)


def _line(tree: Tree) -> list[str]:
    """The actions visited most, one after another."""
    line: list[str] = []
    node = tree.best_child(tree.start)
    while node != NONE and tree.visits[node] and len(line) < LINE:
        line.append(tree.root.game.actions.text(tree.action[node]))
        node = tree.best_child(node)
    return line


def _scores(tree: Tree, forecasts: int) -> Steps[list[float]]:
    """What each seat scores on average when the choice is made and everybody goes on greedily; nothing is
    said without a forecast.

    The dice are the forecast's own: asking for an explanation changes no game.
    """
    random = seeded("forecast")
    totals = [0] * tree.seats
    for _ in range(forecasts):
        scores = _forecast(tree, random)
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
        yield 0.0  # hardly anything is left
    return [total / forecasts for total in totals] if forecasts else []


def _forecast(tree: Tree, random: Random) -> list[int]:
    buffer = scratch(tree.root.game)
    world = tree.root.determinize(tree.seat, random)
    world.apply(tree.action[tree.best_child(tree.start)])
    play_greedily(world, buffer, FORECAST)
    play_out(world, random, buffer)
    result = world.result()
    assert result is not None
    return [score["total"] for score in result.scores]
