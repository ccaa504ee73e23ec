"""Bots in processes of their own: whatever happens to a process, the table gets its move."""

import sys
from collections.abc import AsyncIterator
from functools import cache

import pytest

from ludopolis.core.contract import State
from ludopolis.core.random import seeded
from ludopolis.core.registry import game
from ludopolis.server import thinkers
from ludopolis.server.bots import Bots, Turn
from ludopolis.server.pace import Pace
from ludopolis.server.thinker import Answer, Question
from ludopolis.server.thinkers import Lost, Thinker
from server.thoughts import first_turn, thinkers_say

pytestmark = pytest.mark.anyio

PATIENCE = 0.3
DIES = "import sys; sys.stdin.readline(); sys.exit(1)"
STALLS = "import time; time.sleep(600)"
BABBLES = "import sys\nfor line in sys.stdin: print('{\"action\": 1}', flush=True)"
CHEATS = (
    'import sys\nfor line in sys.stdin: print(\'{"type": "answer", "action": "win at once"}\', flush=True)'
)
DALLIES = 'import sys\nfor line in sys.stdin: print(\'{"type": "unfinished", "left": 0.1}\', flush=True)'


def turn(
    state: State, level: int, moves: int = 0, own: int | None = None, row: int = 0, payer: str = "anna"
) -> Turn:
    return Turn("table", state, level, moves, own, row, payer, watched=lambda: True)


@pytest.fixture
async def bots() -> AsyncIterator[Bots]:
    made = Bots(patience=PATIENCE)
    yield made
    await made.stop()


@pytest.mark.parametrize("program", [DIES, STALLS, BABBLES, CHEATS, DALLIES])
async def test_a_broken_thinker_stops_no_table(
    bots: Bots, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinker, "command", (sys.executable, "-c", program))
    monkeypatch.setattr(thinkers, "LONGEST_THOUGHT", 1)
    state = game("duel").new("broken")
    assert await bots.choose(turn(state, 5)) in state.legal()
    assert await bots.choose(turn(state, 5)) in state.legal()


async def test_a_missing_program_stops_no_table(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "command", ("/nowhere/python",))
    state = game("duel").new("missing")
    assert await bots.choose(turn(state, 5)) in state.legal()
    assert await bots.advise("anna", state) is None


async def test_a_thinker_that_was_killed_is_replaced() -> None:
    bots = Bots(patience=60.0)
    state = game("duel").new("killed")
    try:
        assert await bots.choose(turn(state, 1)) in state.legal()
        (thinker,) = bots._thinkers.all
        assert thinker._process is not None
        thinker._process.kill()
        await thinker._process.wait()
        assert await bots.choose(turn(state, 1)) in state.legal()
        advice = await bots.advise("anna", near_the_end())
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
    assert await bots.choose(turn(state, 5)) == only


async def test_a_thinker_gets_an_imagined_position(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    def listen(thinker: Thinker, question: Question) -> Answer:
        asked.append(question)
        raise Lost

    thinkers_say(monkeypatch, listen)
    state = game("duel").new("peek")
    truths = 0
    for _ in range(5):
        await bots.choose(turn(state, 1))
        imagined = game("duel").load(bytes(asked[-1].position))
        assert imagined.view(imagined.seat) == state.view(state.seat)
        truths += imagined == state
    assert truths == 0


async def test_a_seat_that_goes_on_is_asked_where_its_bot_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Thinker] = []

    def answer(thinker: Thinker, question: Question) -> Answer:
        asked.append(thinker)
        return Answer(action=state.legal()[0], kept=True)

    thinkers_say(monkeypatch, answer)
    bots, state = Bots(workers=2), first_turn()
    await bots.choose(turn(state, 5))
    bots._thinkers._idle.reverse()  # the other one would be taken next
    await bots.choose(turn(state, 5, 1, 0))
    assert asked == [asked[0]] * 2


async def test_a_bot_that_is_kept_follows_forced_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    def answer(thinker: Thinker, question: Question) -> Answer:
        asked.append(question)
        return Answer(action=state.legal()[0], kept=len(asked) == 1)

    thinkers_say(monkeypatch, answer)
    bots, state = Bots(), game("duel").new("forced", first_game_wonders=False)
    earlier = {}
    while len(state.actions()) > 1:
        earlier[state.seat] = state.copy()
        state.apply(state.actions()[0])
    await bots.choose(turn(earlier[state.seat], 5))
    for _ in range(2):
        await bots.choose(turn(state, 5, 1))
    assert len(asked) == 2


# --- a straight face --------------------------------------------------------------------------------


class Clock:
    """Time that moves when somebody sleeps."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds


@cache
def with_private_hands(forced: bool) -> State:
    """A decision with one choice, or with several: others who do not see the hand cannot tell which."""
    random = seeded("hands")
    for number in range(1000):
        state = game("innovation").new(f"hands {number}")
        while not state.over:
            actions = state.actions()
            if (len(actions) == 1) == forced:
                return state
            state.apply(actions[random.below(len(actions))])
    raise AssertionError("no such position was found")


@pytest.mark.parametrize(("level", "row", "seen"), [(1, 0, 0.1), (4, 3, 0.1), (5, 0, 2.5), (5, 2, 0.625)])
@pytest.mark.parametrize("thinks", [0.001, 0.09])
async def test_others_do_not_see_how_long_a_bot_thinks_about_its_hand(
    level: int, row: int, seen: float, thinks: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Question] = []

    def answer(thinker: Thinker, question: Question) -> Answer:
        asked.append(question)
        clock.time += thinks
        return Answer(action=state.legal()[0])

    thinkers_say(monkeypatch, answer)
    for forced in (True, False):
        clock, state = Clock(), with_private_hands(forced)
        bots = Bots(pace=Pace(now=clock.now, sleep=clock.sleep))
        assert await bots.choose(turn(state, level, row=row)) == state.legal()[0]
        assert clock.time == pytest.approx(seen)
        assert asked[-1].row == row
    assert len(asked) == 2


async def test_where_nothing_is_private_bots_need_not_pretend(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers_say(monkeypatch, lambda thinker, question: Answer(action=str(question.row)))
    clock = Clock()
    await Bots(pace=Pace(now=clock.now, sleep=clock.sleep)).choose(turn(first_turn(), 1))
    assert clock.time == 0
