"""A process that thinks for bots: ``python -m ludopolis.server.thinker``.

A line of JSON comes in on standard input, a line goes out on standard output, until the input ends; so no
thinker outlives its service. It gets a position that a seat imagines, never the true one.

Every line out comes after a short slice of thinking, with the answer or without. To let it go on, the
question is asked again; whatever else is asked in between, the thought waits, as long as there is room.
"""

import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, TypeVar

import msgspec

from ludopolis.core.random import seeded
from ludopolis.core.registry import game as find_game
from ludopolis.players import Bot, Explanation, Mcts, Perspective, level
from ludopolis.players.bot import Steps
from ludopolis.players.tree import NONE

K = TypeVar("K")
V = TypeVar("V")

HINT_SIMULATIONS = 600
SLICE = 0.05  # seconds; the step that ends it takes some milliseconds more
POLITENESS = 5  # the service goes first
MOST_BOTS = 64  # that are kept or set aside at a time
MOST_NODES = 4_000_000  # of all their trees; a node takes about 100 bytes


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What would a bot of this level do for the seat at the table, after that many moves? ``own`` is the last
    of them, if the same seat made it. Without a level: advice for a person.

    ``seed`` tells questions apart. ``row``: how many of the last moves the seat made, if others must not
    learn from how long the bot thinks.
    """

    game: str
    position: msgspec.Raw
    seat: int
    seed: str
    level: int | None = None
    number: int | None = None
    table: str = ""
    own: int | None = None
    row: int | None = None


class Answer(msgspec.Struct, frozen=True, kw_only=True, tag="answer"):
    """``kept``: the bot expects to decide again at once, and is kept until then."""

    action: str
    kept: bool = False
    explanation: Explanation | None = None


class Unfinished(msgspec.Struct, frozen=True, kw_only=True, tag="unfinished"):
    """The slice is over; so many seconds are probably left."""

    left: float


class _Kept(NamedTuple):
    bot: Mcts
    level: int
    chosen: int


class _Thought:
    """A question and a bot that thinks about it."""

    def __init__(self, question: Question, bot: Bot, seen: Perspective) -> None:
        self.question = question
        self.bot = bot
        self.seen = seen
        self.chosen = NONE
        self.explanation: Explanation | None = None
        self._steps = self._think()

    def step(self) -> float | None:
        """Think a little; the seconds that are probably left, None if there is nothing left to do."""
        return next(self._steps, None)

    def hurry(self) -> None:
        """Make do with what was found so far."""
        with suppress(StopIteration):
            self._steps.send(True)
        while self.step() is not None:
            pass

    def _think(self) -> Steps[None]:
        self.chosen = yield from self.bot.steps(self.seen, self.question.row)
        if self.question.level is None and isinstance(self.bot, Mcts):
            self.explanation = yield from self.bot.explaining()


class Mind:
    """Thinks for many tables, by turns.

    The bot of a seat that decides several times in a row is kept meanwhile, so that its tree and its time go
    on. A tree holds imagined worlds only. If there are too many, bots that were kept longest are forgotten
    first; then thoughts that were set aside longest must come to an end, and their answers wait.
    """

    def __init__(
        self,
        most_bots: int = MOST_BOTS,
        most_nodes: int = MOST_NODES,
        now: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.most_bots = most_bots
        self.most_nodes = most_nodes
        self._now = now
        self._kept: dict[tuple[str, int], _Kept] = {}
        self._set_aside: dict[str, _Thought] = {}
        self._hurried: dict[str, Answer] = {}

    def think(self, question: Question, seconds: float = SLICE) -> Answer | Unfinished:
        """Begin to think, or go on."""
        if question.seed in self._hurried:
            return self._hurried.pop(question.seed)
        until = self._now() + seconds
        thought = self._set_aside.pop(question.seed, None) or self._begin(question)
        while (left := thought.step()) is not None:
            if self._now() >= until:
                self._set_aside[question.seed] = thought
                self._make_room()
                return Unfinished(left=left)
        return self._answer(thought)

    def _begin(self, question: Question) -> _Thought:
        state = find_game(question.game).load(bytes(question.position))
        state.turn_to(question.seat)
        seen = Perspective(state, seeded(question.seed), question.number)
        return _Thought(question, self._bot(question, seen.seat), seen)

    def _bot(self, question: Question, seat: int) -> Bot:
        """The bot that made the last move, if it is kept; else a new one."""
        if question.level is None:
            return Mcts(simulations=HINT_SIMULATIONS)
        kept = self._kept.pop((question.table, seat), None)
        if kept is not None and (kept.level, kept.chosen) == (question.level, question.own):
            return kept.bot
        return level(question.level)

    def _answer(self, thought: _Thought) -> Answer:
        kept = self._keep(thought)
        action = thought.seen.game.actions.text(thought.chosen)
        return Answer(action=action, kept=kept, explanation=thought.explanation)

    def _keep(self, thought: _Thought) -> bool:
        """Whether the bot is kept for another decision."""
        question, bot, chosen = thought.question, thought.bot, thought.chosen
        if question.level is None or not isinstance(bot, Mcts) or not _goes_on(thought.seen, chosen):
            return False
        self._kept[question.table, question.seat] = _Kept(bot, question.level, chosen)
        self._make_room()
        return True

    def _make_room(self) -> None:
        """What was set aside last goes on, however large it is."""
        while self._crowded():
            if self._kept:
                _forget_first(self._kept)
            elif len(self._set_aside) > 1:
                self._hurry(_forget_first(self._set_aside))
            else:
                return

    def _crowded(self) -> bool:
        return len(self._kept) + len(self._set_aside) > self.most_bots or self.nodes > self.most_nodes

    def _hurry(self, thought: _Thought) -> None:
        thought.hurry()
        self._hurried[thought.question.seed] = self._answer(thought)
        if len(self._hurried) > self.most_bots:
            _forget_first(self._hurried)

    @property
    def nodes(self) -> int:
        """Of all trees that wait here."""
        bots = [kept.bot for kept in self._kept.values()]
        bots += [thought.bot for thought in self._set_aside.values() if isinstance(thought.bot, Mcts)]
        return sum(len(bot.tree.action) for bot in bots if bot.tree is not None)


def _forget_first(waiting: dict[K, V]) -> V:
    """Forget what has waited longest."""
    return waiting.pop(next(iter(waiting)))


def _goes_on(seen: Perspective, chosen: int) -> bool:
    """Whether the seat expects to decide again right after its choice."""
    after = seen.imagine()
    after.apply(chosen)
    return after.seat == seen.seat


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
