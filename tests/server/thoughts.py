"""Questions to think about, and thinkers that do as they are told."""

import asyncio
from collections.abc import Callable
from math import inf

import msgspec
import pytest

from ludopolis.core.contract import State
from ludopolis.core.registry import game
from ludopolis.server.thinker import Answer, Mind, Question, Unfinished
from ludopolis.server.thinkers import Thinker


def first_turn() -> State:
    """World Wonders begins with several decisions of one seat."""
    return game("world_wonders").new("first turn")


def question(
    state: State,
    moves: int = 0,
    own: int | None = None,
    table: str = "table",
    seed: str = "s",
    level: int | None = 3,
) -> Question:
    position = msgspec.Raw(state.json().encode())
    return Question(
        game=state.game.id,
        position=position,
        seat=state.seat,
        level=level,
        number=moves,
        seed=seed,
        table=table,
        own=own,
    )


def whole_answer(mind: Mind, question: Question) -> Answer:
    """What comes of thinking in one go."""
    answer = mind.think(question, inf)
    assert isinstance(answer, Answer)
    return answer


def thinkers_say(
    monkeypatch: pytest.MonkeyPatch, say: Callable[[Thinker, Question], Answer | Unfinished]
) -> None:
    """Let thinkers answer by a function, without a process."""

    async def ask(self: Thinker, question: Question, patience: float) -> Answer | Unfinished:
        await asyncio.sleep(0)
        return say(self, question)

    monkeypatch.setattr(Thinker, "ask", ask)
