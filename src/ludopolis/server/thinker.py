"""A process that thinks for bots: ``python -m ludopolis.server.thinker``.

A line of JSON comes in on standard input, a line goes out on standard output, until the input ends; so no
thinker outlives its service. It gets a position that a seat imagines, never the true one.
"""

import os
import sys
from contextlib import suppress

import msgspec

from ludopolis.core.contract import State
from ludopolis.core.random import seeded
from ludopolis.core.registry import game as find_game
from ludopolis.players import Explanation, Mcts, Perspective, level

HINT_SIMULATIONS = 600
POLITENESS = 5  # the service goes first


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What would a bot of this level do, after that many moves? Without a level: advice for a person."""

    game: str
    position: msgspec.Raw
    seed: str
    level: int | None = None
    number: int | None = None


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    action: str
    explanation: Explanation | None = None


def think(question: Question) -> Answer:
    state = find_game(question.game).load(bytes(question.position))
    seen = Perspective(state, seeded(question.seed), question.number)
    if question.level is None:
        return _advice(state, seen)
    return Answer(action=state.game.actions.text(level(question.level).choose(seen)))


def _advice(state: State, seen: Perspective) -> Answer:
    bot = Mcts(simulations=HINT_SIMULATIONS)
    chosen = bot.choose(seen)
    return Answer(action=state.game.actions.text(chosen), explanation=bot.explanation())


def main() -> None:
    with suppress(OSError, AttributeError):
        os.nice(POLITENESS)
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main()
