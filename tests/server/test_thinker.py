"""The mind of a thinker: what it keeps, what it sets aside, and what it forgets without harm."""

from itertools import cycle, islice
from pathlib import Path

import pytest

from installed import tiny_game_on_the_path
from ludopolis.core.contract import Game, State
from ludopolis.core.random import Random
from ludopolis.core.registry import game
from ludopolis.players import Perspective
from ludopolis.players.mcts import CHUNK
from ludopolis.server import thinker
from ludopolis.server.thinker import Answer, Mind, Question, Unfinished
from server.thoughts import first_turn, question, whole_answer


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
        for level in (1, None):
            whole_answer(Mind(), question(chosen.new(1, rounds=1), level=level))
        assert thought == [chosen, chosen]


@pytest.mark.parametrize("id", ["duel", "innovation", "world_wonders"])
def test_every_game_can_be_thought_about(id: str) -> None:
    state = game(id).new("think")
    assert whole_answer(Mind(), question(state, level=1)).action in state.legal()


# --- bots that are kept while their seat goes on deciding -------------------------------------------


def decide(mind: Mind, state: State, moves: int, own: int | None = None) -> tuple[int, bool]:
    """Let a bot decide; what it chose, and whether it is kept."""
    answer = whole_answer(mind, question(state, moves, own))
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
        whole_answer(mind, question(first_turn(), 0, table=table))
    assert [table for table, _ in mind._kept] == ["one", "three"]


def test_trees_are_kept_as_far_as_memory_goes() -> None:
    mind = Mind()
    for table in ("one", "two"):
        whole_answer(mind, question(first_turn(), 0, table=table))
    mind.most_nodes = mind.nodes
    whole_answer(mind, question(first_turn(), 0, table="three"))
    assert 0 < len(mind._kept) < 3
    assert mind.nodes <= mind.most_nodes


# --- slices -----------------------------------------------------------------------------------------


class Stopwatch:
    """A clock that moves on by a second whenever somebody looks."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        self.time += 1.0
        return self.time


def sliced() -> Mind:
    """Every step of thinking is a slice of its own."""
    return Mind(now=Stopwatch())


def at_table(seed: str) -> Question:
    """Each question is of another table."""
    return question(first_turn(), table=seed, seed=seed)


def answers_by_turns(mind: Mind, questions: list[Question]) -> dict[str, Answer]:
    found: dict[str, Answer] = {}
    for asked in islice(cycle(questions), 1000):
        if asked.seed not in found:
            said = mind.think(asked, 1.0)
            if isinstance(said, Answer):
                found[asked.seed] = said
    return found


def test_thinking_by_turns_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "HINT_SIMULATIONS", 70)
    questions = [at_table("a"), at_table("b"), question(game("duel").new("c"), seed="c", level=None)]
    at_once = {asked.seed: whole_answer(Mind(), asked) for asked in questions}
    assert answers_by_turns(sliced(), questions) == at_once
    assert at_once["c"].explanation is not None


def test_a_thought_that_is_set_aside_says_how_long_it_needs() -> None:
    said = sliced().think(at_table("a"), 1.0)
    assert isinstance(said, Unfinished)
    assert said.left > 0


def test_a_forgotten_thought_begins_anew() -> None:
    asked = at_table("a")
    mind = sliced()
    mind.think(asked, 1.0)
    assert whole_answer(sliced(), asked) == whole_answer(mind, asked)


def test_thoughts_that_find_no_room_come_to_an_end() -> None:
    mind = Mind(most_bots=2, now=Stopwatch())
    questions = [at_table(seed) for seed in "abc"]
    for asked in questions:
        assert isinstance(mind.think(asked, 1.0), Unfinished)
    assert list(mind._set_aside) == ["b", "c"]
    hurried = mind.think(questions[0], 1.0)
    assert isinstance(hurried, Answer)
    assert hurried.action in first_turn().legal()
    assert not mind._hurried


def test_what_is_set_aside_is_bounded() -> None:
    mind = Mind(most_bots=3, most_nodes=500, now=Stopwatch())
    for number in range(12):
        mind.think(at_table(str(number)), 1.0)
        assert len(mind._set_aside) + len(mind._kept) <= 3
        assert len(mind._hurried) <= 3
        assert mind.nodes <= 500 or len(mind._set_aside) == 1


def test_one_thought_goes_on_however_large_it_is() -> None:
    mind = Mind(most_nodes=1, now=Stopwatch())
    asked = question(first_turn(), level=4)
    for _ in range(599 // CHUNK):  # of 600 simulations
        assert isinstance(mind.think(asked, 1.0), Unfinished)
    assert isinstance(mind.think(asked, 1.0), Answer)
