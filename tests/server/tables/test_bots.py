"""Bots in processes of their own: whatever happens to a process, the table gets its move."""

import sys
from collections.abc import AsyncIterator

import msgspec
import pytest

from ludopolis.core.contract import State
from ludopolis.core.random import seeded
from ludopolis.core.registry import game
from ludopolis.server.bots import Bots, Thinker
from ludopolis.server.thinker import Question, think

pytestmark = pytest.mark.anyio

DIES = "import sys; sys.stdin.readline(); sys.exit(1)"
STALLS = "import time; time.sleep(600)"
BABBLES = "import sys\nfor line in sys.stdin: print('{\"action\": 1}', flush=True)"
CHEATS = 'import sys\nfor line in sys.stdin: print(\'{"action": "win at once"}\', flush=True)'


@pytest.fixture
async def bots() -> AsyncIterator[Bots]:
    made = Bots(patience=0.3)
    yield made
    await made.stop()


@pytest.mark.parametrize("program", [DIES, STALLS, BABBLES, CHEATS])
async def test_a_broken_thinker_stops_no_table(
    bots: Bots, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinker, "command", (sys.executable, "-c", program))
    state = game("duel").new("broken")
    assert await bots.choose(state, 5, 0) in state.legal()
    assert await bots.choose(state, 5, 0) in state.legal()


async def test_a_missing_program_stops_no_table(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "command", ("/nowhere/python",))
    state = game("duel").new("missing")
    assert await bots.choose(state, 5, 0) in state.legal()
    assert await bots.advise(state) is None


async def test_a_thinker_that_was_killed_is_replaced() -> None:
    bots = Bots(patience=60.0)
    state = game("duel").new("killed")
    try:
        assert await bots.choose(state, 1, 0) in state.legal()
        (thinker,) = bots._thinkers
        assert thinker._process is not None
        thinker._process.kill()
        await thinker._process.wait()
        assert await bots.choose(state, 1, 0) in state.legal()
        advice = await bots.advise(near_the_end())
        assert advice is not None
        assert advice.explanation is not None
        assert advice.action == advice.explanation.thoughts[0].action
    finally:
        await bots.stop()


def near_the_end() -> State:
    """The last decision of a game that leaves a choice: quick to think about."""
    state = game("duel").new("advice")
    random = seeded("advice")
    last = state
    while not state.over:
        actions = state.actions()
        last = state.copy() if len(actions) > 1 else last
        state.apply(actions[random.below(len(actions))])
    return last


async def test_forced_moves_need_no_thinking(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "command", ("/nowhere/python",))
    state = game("duel").new("forced", first_game_wonders=False)
    while len(state.actions()) > 1:  # the last wonder of a draft is forced
        state.apply(state.actions()[0])
    (only,) = state.legal()
    assert await bots.choose(state, 5, 0) == only


async def test_a_thinker_gets_an_imagined_position(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    async def listen(self: Bots, question: Question) -> None:
        asked.append(question)

    monkeypatch.setattr(Bots, "_asked", listen)
    state = game("duel").new("peek")
    truths = 0
    for _ in range(5):
        await bots.choose(state, 1, 0)
        imagined = game("duel").load(bytes(asked[-1].position))
        assert imagined.view(imagined.seat) == state.view(state.seat)
        truths += imagined == state
    assert truths == 0


@pytest.mark.parametrize("id", ["duel", "innovation", "world_wonders"])
def test_every_game_can_be_thought_about(id: str) -> None:
    state = game(id).new("think")
    position = msgspec.Raw(state.json().encode())
    question = Question(game=id, position=position, level=1, seed="s")
    assert think(question).action in state.legal()
