"""Bots in processes of their own: whatever happens to a process, the table gets its move."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from installed import tiny_game_on_the_path
from ludopolis.core.contract import Game, State
from ludopolis.core.random import Random, seeded
from ludopolis.core.registry import game
from ludopolis.players import Perspective
from ludopolis.server.bots import Bots, Thinker, Turn
from ludopolis.server.thinker import Answer, Mind, Question

pytestmark = pytest.mark.anyio

DIES = "import sys; sys.stdin.readline(); sys.exit(1)"
STALLS = "import time; time.sleep(600)"
BABBLES = "import sys\nfor line in sys.stdin: print('{\"action\": 1}', flush=True)"
CHEATS = 'import sys\nfor line in sys.stdin: print(\'{"action": "win at once"}\', flush=True)'


def turn(state: State, level: int, moves: int = 0, own: int | None = None) -> Turn:
    return Turn("table", state, level, moves, own)


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
    assert await bots.choose(turn(state, 5)) in state.legal()
    assert await bots.choose(turn(state, 5)) in state.legal()


async def test_a_missing_program_stops_no_table(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "command", ("/nowhere/python",))
    state = game("duel").new("missing")
    assert await bots.choose(turn(state, 5)) in state.legal()
    assert await bots.advise(state) is None


async def test_a_thinker_that_was_killed_is_replaced() -> None:
    bots = Bots(patience=60.0)
    state = game("duel").new("killed")
    try:
        assert await bots.choose(turn(state, 1)) in state.legal()
        (thinker,) = bots._thinkers
        assert thinker._process is not None
        thinker._process.kill()
        await thinker._process.wait()
        assert await bots.choose(turn(state, 1)) in state.legal()
        advice = await bots.advise(near_the_end())
        assert advice is not None
        assert advice.explanation is not None
        assert advice.action == advice.explanation.thoughts[0].action
    finally:
        await bots.stop()


@pytest.mark.parametrize("version", [1, 2])
def test_bots_and_advice_think_by_the_rules_of_the_table(
    version: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[Game] = []

    def noted(state: State, random: Random, number: int | None = None) -> Perspective:
        thought.append(state.game)
        return Perspective(state, random, number)

    monkeypatch.setattr("ludopolis.server.thinker.Perspective", noted)
    with tiny_game_on_the_path(tmp_path):
        chosen = game("tiny", version)
        question = turn(chosen.new(1, rounds=1), 1).question()
        for level in (1, None):
            Mind().think(msgspec.structs.replace(question, level=level))
        assert thought == [chosen, chosen]


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

    async def listen(self: Bots, thinker: Thinker, question: Question) -> None:
        asked.append(question)

    monkeypatch.setattr(Bots, "_asked", listen)
    state = game("duel").new("peek")
    truths = 0
    for _ in range(5):
        await bots.choose(turn(state, 1))
        imagined = game("duel").load(bytes(asked[-1].position))
        assert imagined.view(imagined.seat) == state.view(state.seat)
        truths += imagined == state
    assert truths == 0


@pytest.mark.parametrize("id", ["duel", "innovation", "world_wonders"])
def test_every_game_can_be_thought_about(id: str) -> None:
    state = game(id).new("think")
    position = msgspec.Raw(state.json().encode())
    question = Question(game=id, position=position, seat=state.seat, level=1, seed="s")
    assert Mind().think(question).action in state.legal()


# --- bots that are kept while their seat goes on deciding -------------------------------------------


def question(state: State, moves: int, own: int | None = None, table: str = "table") -> Question:
    position = msgspec.Raw(state.json().encode())
    return Question(
        game=state.game.id,
        position=position,
        seat=state.seat,
        level=3,
        number=moves,
        seed="s",
        table=table,
        own=own,
    )


def first_turn() -> State:
    """World Wonders begins with several decisions of one seat."""
    return game("world_wonders").new("first turn")


def decide(mind: Mind, state: State, moves: int, own: int | None = None) -> tuple[int, bool]:
    """Let a bot decide; what it chose, and whether it is kept."""
    answer = mind.think(question(state, moves, own))
    state.play(answer.action)
    return state.game.actions.number(answer.action), answer.kept


def simulations(mind: Mind) -> int:
    """How many simulations the tree of the only bot kept has seen."""
    (kept,) = mind._kept.values()
    assert kept.bot.tree is not None
    return kept.bot.tree.visits[kept.bot.tree.start]


def test_a_bot_is_kept_until_its_seat_has_decided_enough() -> None:
    state, mind, moves = first_turn(), Mind(), 0
    seat = state.seat
    chosen, kept = decide(mind, state, moves)
    alone = simulations(mind)
    while kept:
        moves += 1
        assert state.seat == seat
        assert simulations(mind) >= alone
        chosen, kept = decide(mind, state, moves, chosen)
    assert moves > 1
    assert state.seat != seat
    assert not mind._kept


def test_a_kept_bot_goes_on_with_its_thoughts() -> None:
    state, mind = first_turn(), Mind()
    chosen, _ = decide(mind, state, 0)
    alone = simulations(mind)
    decide(mind, state, 1, chosen)
    assert simulations(mind) > alone


@pytest.mark.parametrize(("moves", "made"), [(1, False), (3, True)])
def test_a_bot_whose_move_was_not_made_begins_anew(moves: int, made: bool) -> None:
    """It was taken back, or another process was faster."""
    state, mind = first_turn(), Mind()
    chosen, _ = decide(mind, state, 0)
    alone = simulations(mind)
    decide(mind, state, moves, chosen if made else chosen + 1)
    assert simulations(mind) == alone


def test_whoever_was_asked_longest_ago_is_forgotten_first() -> None:
    mind = Mind(most_bots=2)
    for table in ("one", "two", "one", "three"):
        mind.think(question(first_turn(), 0, table=table))
    assert [table for table, _ in mind._kept] == ["one", "three"]


def test_trees_are_kept_as_far_as_memory_goes() -> None:
    mind = Mind()
    for table in ("one", "two"):
        mind.think(question(first_turn(), 0, table=table))
    mind.most_nodes = mind._nodes()
    mind.think(question(first_turn(), 0, table="three"))
    assert 0 < len(mind._kept) < 3
    assert mind._nodes() <= mind.most_nodes


async def test_a_seat_that_goes_on_is_asked_where_its_bot_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Thinker] = []

    async def answer(self: Bots, thinker: Thinker, question: Question) -> Answer:
        asked.append(thinker)
        return Answer(action=state.legal()[0], kept=True)

    monkeypatch.setattr(Bots, "_asked", answer)
    bots, state = Bots(workers=2), first_turn()
    await bots.choose(turn(state, 5))
    (other,) = (thinker for thinker in bots._thinkers if thinker is not asked[0])
    bots._idle.reverse()  # the other one would be taken next
    await bots.choose(turn(state, 5, 1, 0))
    async with bots._thinker(asked[0]):  # a busy keeper is not waited for
        await bots.choose(turn(state, 5, 2, 0))
    assert asked == [asked[0], asked[0], other]


async def test_a_bot_that_is_kept_follows_forced_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    async def answer(self: Bots, thinker: Thinker, question: Question) -> Answer:
        asked.append(question)
        return Answer(action=state.legal()[0], kept=len(asked) == 1)

    monkeypatch.setattr(Bots, "_asked", answer)
    bots, state = Bots(), game("duel").new("forced", first_game_wonders=False)
    earlier = {}
    while len(state.actions()) > 1:
        earlier[state.seat] = state.copy()
        state.apply(state.actions()[0])
    await bots.choose(turn(earlier[state.seat], 5))
    for _ in range(2):
        await bots.choose(turn(state, 5, 1))
    assert len(asked) == 2
