"""A process that thinks for bots: ``python -m ludopolis.server.thinker``.

A line of JSON comes in on standard input, a line goes out on standard output, until the input ends; so no
thinker outlives its service. It gets a position that a seat imagines, never the true one.
"""

import os
import sys
from contextlib import suppress
from typing import NamedTuple

import msgspec

from ludopolis.core.contract import State
from ludopolis.core.random import seeded
from ludopolis.core.registry import game as find_game
from ludopolis.players import Bot, Explanation, Mcts, Perspective, level

HINT_SIMULATIONS = 600
POLITENESS = 5  # the service goes first
MOST_BOTS = 64  # that are kept at a time
MOST_NODES = 2_000_000  # of all kept trees; a node takes about 100 bytes


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What would a bot of this level do for the seat at the table, after that many moves? ``own`` is the last
    of them, if the same seat made it. Without a level: advice for a person."""

    game: str
    position: msgspec.Raw
    seat: int
    seed: str
    level: int | None = None
    number: int | None = None
    table: str = ""
    own: int | None = None


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """``kept``: the bot expects to decide again at once, and is kept until then."""

    action: str
    kept: bool = False
    explanation: Explanation | None = None


class _Kept(NamedTuple):
    bot: Mcts
    level: int
    chosen: int

    @property
    def nodes(self) -> int:
        return len(self.bot.tree.action) if self.bot.tree is not None else 0


class Mind:
    """Thinks for many tables.

    The bot of a seat that decides several times in a row is kept meanwhile, so that its tree and its time go
    on. A tree holds imagined worlds only. Whoever was asked longest ago is forgotten first, which costs only
    thoughts.
    """

    def __init__(self, most_bots: int = MOST_BOTS, most_nodes: int = MOST_NODES) -> None:
        self.most_bots = most_bots
        self.most_nodes = most_nodes
        self._kept: dict[tuple[str, int], _Kept] = {}

    def think(self, question: Question) -> Answer:
        state = find_game(question.game).load(bytes(question.position))
        state.turn_to(question.seat)
        seen = Perspective(state, seeded(question.seed), question.number)
        if question.level is None:
            return _advice(state, seen)
        bot = self._bot(question, question.level, seen.seat)
        chosen = bot.choose(seen)
        kept = isinstance(bot, Mcts) and _goes_on(seen, chosen)
        if isinstance(bot, Mcts) and kept:
            self._keep((question.table, seen.seat), _Kept(bot, question.level, chosen))
        return Answer(action=state.game.actions.text(chosen), kept=kept)

    def _bot(self, question: Question, wanted: int, seat: int) -> Bot:
        """The bot that made the last move, if it is kept; else a new one."""
        kept = self._kept.pop((question.table, seat), None)
        if kept is not None and (kept.level, kept.chosen) == (wanted, question.own):
            return kept.bot
        return level(wanted)

    def _keep(self, seat: tuple[str, int], kept: _Kept) -> None:
        self._kept[seat] = kept
        while len(self._kept) > self.most_bots or self._nodes() > self.most_nodes:
            del self._kept[next(iter(self._kept))]

    def _nodes(self) -> int:
        return sum(kept.nodes for kept in self._kept.values())


def _goes_on(seen: Perspective, chosen: int) -> bool:
    """Whether the seat expects to decide again right after its choice."""
    after = seen.imagine()
    after.apply(chosen)
    return after.seat == seen.seat


def _advice(state: State, seen: Perspective) -> Answer:
    bot = Mcts(simulations=HINT_SIMULATIONS)
    chosen = bot.choose(seen)
    return Answer(action=state.game.actions.text(chosen), explanation=bot.explanation())


def main() -> None:
    with suppress(OSError, AttributeError):
        os.nice(POLITENESS)
    decoder = msgspec.json.Decoder(Question)
    mind = Mind()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(mind.think(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main()
