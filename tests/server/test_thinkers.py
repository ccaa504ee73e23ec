"""Who thinks next, in which process: thoughts give way, are given up, and outlive their thinkers."""

import asyncio

import pytest

from ludopolis.server.fair_queue import QUICK
from ludopolis.server.metrics import THOUGHTS_SET_ASIDE, THOUGHTS_WAITING
from ludopolis.server.thinker import Answer, Question, Unfinished
from ludopolis.server.thinkers import Errand, Lost, Thinker, Thinkers
from server.thoughts import first_turn, question, thinkers_say

pytestmark = pytest.mark.anyio


def errand(seed: str, player: str = "anna", left: float = 2.5) -> Errand:
    return Errand(question=question(first_turn(), seed=seed), player=player, table=seed, left=left)


async def test_a_long_thought_gives_way_to_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def say(thinker: Thinker, question: Question) -> Answer | Unfinished:
        asked.append(question.seed)
        done = question.seed == "short" or asked.count("long") == 4
        return Answer(action="x") if done else Unfinished(left=2.0)

    thinkers_say(monkeypatch, say)
    thinkers = Thinkers()
    long = asyncio.create_task(thinkers.answer(errand("long")))
    while len(asked) < 2:
        await asyncio.sleep(0)
    await thinkers.answer(errand("short", "bob", QUICK))
    assert asked[-1] == "short"
    assert await long == Answer(action="x")
    assert asked.count("long") == 4
    assert len(asked) == 5


async def test_an_answer_that_nobody_wants_any_more_is_not_thought_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def say(thinker: Thinker, question: Question) -> Answer | Unfinished:
        asked.append(question.seed)
        return Answer(action="x") if question.seed == "last" else Unfinished(left=2.0)

    thinkers_say(monkeypatch, say)
    thinkers = Thinkers()
    unwanted = [asyncio.create_task(thinkers.answer(errand(seed))) for seed in ("running", "waiting")]
    while not asked:
        await asyncio.sleep(0)
    assert THOUGHTS_WAITING.labels("bot")._value.get() == 1
    for task in unwanted:
        task.cancel()
    await asyncio.gather(*unwanted, return_exceptions=True)
    asked.clear()
    assert await thinkers.answer(errand("last")) == Answer(action="x")
    assert asked.count("waiting") == 0
    assert asked.count("running") <= 1
    assert not thinkers._queue.waiting
    assert THOUGHTS_WAITING.labels("bot")._value.get() == THOUGHTS_SET_ASIDE._value.get() == 0


async def test_a_thought_outlives_its_thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def say(thinker: Thinker, question: Question) -> Answer | Unfinished:
        asked.append(question.seed)
        if len(asked) == 3:
            raise Lost("died")
        return Answer(action="x") if len(asked) == 6 else Unfinished(left=2.0)

    thinkers_say(monkeypatch, say)
    assert await Thinkers().answer(errand("a")) == Answer(action="x")
    assert asked == ["a"] * 6
