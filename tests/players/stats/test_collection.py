"""Playing: the same games whatever plays them, and the right ones."""

import json
import multiprocessing
import os
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from pathlib import Path

import pytest

from ludopolis import LudopolisError, game, game_ids
from ludopolis.core.data import Result
from ludopolis.core.match import Match
from ludopolis.players import Perspective, Uniform, move_limit
from ludopolis.players.program import BotFailure, hello_line
from ludopolis.players.stats import Plan, Tally, collection, gather, simulation, summarize
from ludopolis.players.stats.collection import chunks
from ludopolis.players.stats.simulation import Player, play_games
from players.fickle import fickle_bot
from players.lifelines import Lifeline


@pytest.mark.parametrize("id", game_ids())
def test_the_number_of_processes_changes_nothing(id: str) -> None:
    plan = Plan(id, ("random",), 12)
    alone = gather(plan)
    assert gather(plan, 2) == alone
    parts = play_games(plan, 7, 5)
    parts.merge(play_games(plan, 0, 7))
    assert parts == alone


def test_another_seed_gives_other_games() -> None:
    assert gather(Plan("duel", ("random",), 5)) != gather(Plan("duel", ("random",), 5, seed="other"))


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize(("bot", "games"), [("random", 3), ("greedy", 1)])
def test_every_game_has_one_win_and_its_components(id: str, bot: str, games: int) -> None:
    seats = 3 if 3 in game(id).seat_counts and bot == "random" else 2
    plan = Plan(id, (bot,), games, seats)
    known = summarize(plan, gather(plan))
    assert known.games == games
    assert sum(rate.wins for rate in known.by_seat) == pytest.approx(games)
    assert sum(rate.wins for rate in known.by_turn) == pytest.approx(games)
    assert [rate.games for rate in known.by_turn] == [games] * seats
    assert sum(rate.score for rate in known.by_seat) == pytest.approx(0)
    assert any(component.had for component in known.components)
    assert all(component.had <= games * seats for component in known.components)


def test_a_duel_has_its_wonders_and_cards() -> None:
    plan = Plan("duel", ("random",), 20)
    known = summarize(plan, gather(plan))
    assert sum(component.had for component in known.of_group("drafted")) == 20 * 8
    assert 0 < sum(component.had for component in known.of_group("wonder")) <= 20 * 7
    assert len(known.of_group("card")) == 73


def test_bots_go_round_the_table() -> None:
    plan = Plan("duel", ("greedy", "random"), 6)
    assert [plan.seated(number) for number in range(2)] == [[0, 1], [1, 0]]
    greedy, random = summarize(plan, gather(plan)).by_bot
    assert (greedy.name, greedy.games, random.games) == ("greedy", 6, 6)
    assert greedy.wins > random.wins


def test_a_game_is_dealt_as_its_number_says() -> None:
    """The first random deal, found again with the engine's own means."""
    plan = Plan("duel", ("random",), 1, options={"first_game_wonders": "yes"})
    one = Player(plan).play(0)
    match = Match.new(game("duel"), seed="stats 0", first_game_wonders=True)
    assert one.positions[match.state.seat] == 0
    assert not [had for had in one.had if had[0] == 1]  # nothing is drafted in the first game


@pytest.mark.parametrize(("games", "processes"), [(1, 1), (7, 2), (100, 3), (99_999, 2), (1_000_000, 64)])
def test_chunks_cover_all_games(games: int, processes: int) -> None:
    pieces = chunks(games, processes)
    assert [first for first, _ in pieces] == [
        sum(n for _, n in pieces[:place]) for place in range(len(pieces))
    ]
    assert sum(count for _, count in pieces) == games
    assert max(count for _, count in pieces) <= 500


def test_progress_is_told() -> None:
    seen: list[int] = []
    gather(Plan("duel", ("random",), 3), watch=seen.append)
    assert seen == [1, 2, 3]


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (Plan("duel", ("random", "random", "random"), 5), "3 bots cannot share 2 seats"),
        (Plan("duel", ("random",), 0), "play at least 1"),
        (Plan("duel", ("random",), 5, 3), "cannot be played by 3"),
        (Plan("duel", ("random",), 5, options={"first": "yes"}), "unknown option 'first'"),
        (Plan("chess", ("random",), 5), "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_played(plan: Plan, said: str) -> None:
    with pytest.raises(LudopolisError, match=said):
        gather(plan)


def test_an_error_in_another_process_is_told() -> None:
    with pytest.raises(LudopolisError, match="there is no bot 'nobody'"):
        gather(Plan("duel", ("nobody",), 4), 2)


class Closing(Uniform):
    results: list[Result | None] = []

    def close(self, result: Result | None = None) -> None:
        Closing.results.append(result)


@pytest.mark.parametrize(("id", "seats"), [("duel", 2), ("innovation", 3)])
def test_games_that_never_end_are_draws(id: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_limit, "TIMES", 0)
    monkeypatch.setattr(Closing, "results", [])
    monkeypatch.setattr(simulation, "make_bot", lambda _: Closing())
    plan = Plan(id, ("closing",), 4, seats)
    known = summarize(plan, gather(plan))
    assert [(end.end, end.games) for end in known.ends] == [("endless", 4)]
    assert [rate.win_rate for rate in known.by_seat] == pytest.approx([1 / seats] * seats)
    assert known.scores == []
    assert Closing.results == [Result("endless", [1] * seats, [{}] * seats)] * 4 * seats


def test_a_game_that_ends_is_told_to_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Closing, "results", [])
    monkeypatch.setattr(simulation, "make_bot", lambda _: Closing())
    known = Player(Plan("duel", ("closing",), 1)).play(0)
    assert [result.end for result in Closing.results if result] == [known.end] * 2


# --- bots that fail ---------------------------------------------------------------------------------


class Failing(Closing):
    """Fails in the first games it is made for."""

    failures = 0
    made = 0

    def __init__(self) -> None:
        Failing.made += 1
        self.game = Failing.made // 2

    def choose(self, seen: Perspective) -> int:
        if self.game < Failing.failures:
            raise BotFailure(f"I fail in game {self.game}")
        return super().choose(seen)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> type[Failing]:
    monkeypatch.setattr(Closing, "results", [])
    monkeypatch.setattr(Failing, "made", -1)
    monkeypatch.setattr(simulation, "make_bot", lambda _: Failing())
    return Failing


class Rogue(Uniform):
    """Answers what is not allowed on one seat, and raises an error on the other."""

    def choose(self, seen: Perspective) -> int:
        if seen.seat:
            raise ValueError("I will not")
        return -1


def test_errors_and_nonsense_are_failures_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "make_bot", lambda _: Rogue())
    tally = play_games(Plan("duel", ("rogue",), 6), 0, 6)
    assert (tally.games, tally.failed) == (0, 6)
    assert tally.failure is not None
    assert re.match(r"answered -1, which is not legal|ValueError: I will not \(", tally.failure.message)


def test_a_game_in_which_a_bot_fails_is_left_out(
    failing: type[Failing], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(failing, "failures", 2)
    plan = Plan("duel", ("failing",), 5)
    seen: list[int] = []
    known = summarize(plan, gather(plan, watch=seen.append))
    assert (known.games, known.failed, known.failure) == (3, 2, "I fail in game 0")
    assert [rate.games for rate in known.by_seat] == [3, 3]
    assert sum(known.lengths.games.values()) == 3
    assert seen == [1, 2, 3, 4, 5]


def test_the_bots_of_a_game_that_failed_are_closed(
    failing: type[Failing], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(failing, "failures", 1)
    gather(Plan("duel", ("failing",), 2))
    assert [result is None for result in Closing.results] == [True, True, False, False]


def test_nothing_is_said_about_failures_that_did_not_happen() -> None:
    plan = Plan("duel", ("random",), 2)
    known = summarize(plan, gather(plan))
    assert (known.failed, known.failure) == (0, None)


@pytest.mark.parametrize("games", [3, 1000, 60_000])
def test_bots_that_always_fail_end_the_run_early(
    games: int, failing: type[Failing], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(failing, "failures", games)
    with pytest.raises(BotFailure, match=r"^I fail in game 0$"):
        gather(Plan("duel", ("failing",), games))
    assert (failing.made + 1) // 2 == min(games, 10)


@pytest.mark.parametrize(("failures", "enough"), [(9, True), (10, False)])
def test_few_failures_do_not_end_the_run(
    failures: int, enough: bool, failing: type[Failing], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(failing, "failures", failures)
    plan = Plan("duel", ("failing",), 11)
    with nullcontext() if enough else pytest.raises(BotFailure):
        known = gather(plan)
        assert (known.games, known.failed) == (2, 9)


def test_failures_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    plan = Plan("duel", (fickle_bot(tmp_path), "random"), 8)
    failed = [part.failure for part in (play_games(plan, number, 1) for number in range(8)) if part.failed]
    assert 1 < len(failed) < 8
    alone, together = gather(plan), gather(plan, 2)
    assert alone == together
    assert (alone.games, alone.failed, alone.failure) == (8 - len(failed), len(failed), failed[0])
    backwards = Tally()
    for number in reversed(range(8)):
        backwards.merge(play_games(plan, number, 1))
    assert backwards == alone


# --- processes that are told to end -----------------------------------------------------------------

FIRST_THINKS = """
import sys, time
sys.stdin.readline()
print('{{"name": "thinker"}}', flush=True)
sys.stdin.readline()
try:
    open({mark!r}, "x")
except FileExistsError:
    sys.exit("I am only the second")
lifeline = open({lifeline!r}, "w")
print("here", file=lifeline, flush=True)
time.sleep(60)
"""


def first_thinks(folder: Path) -> tuple[str, Lifeline]:
    """A program that thinks for long and reads nothing, or fails if it is not the first one."""
    program, lifeline = folder / "program.py", Lifeline(folder)
    program.write_text(FIRST_THINKS.format(mark=str(folder / "mark"), lifeline=str(lifeline.path)))
    return f"program:{sys.executable} {program}", lifeline


ALL_FAIL_BUT_ONE_THINKS = """
import json, sys, time
seed = json.loads(sys.stdin.readline())["seed"]
print('{{"name": "thinker"}}', flush=True)
sys.stdin.readline()
if seed == {thinks}:
    lifeline = open({lifeline!r}, "w")
    print("here", file=lifeline, flush=True)
    open({meeting!r}, "w").close()
    time.sleep(60)
if seed == {waits}:
    open({meeting!r}).close()  # opened as soon as the other one opens it, too
sys.exit(f"I was greeted with {{seed}}")
"""


def first_seeds(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the first program is greeted with in every game."""
    seeds: list[int] = []

    class Greeted(Uniform):
        def choose(self, seen: Perspective) -> int:
            seeds.append(json.loads(hello_line(seen))["seed"])
            raise BotFailure("enough")

    with monkeypatch.context() as patched:
        patched.setattr(simulation, "make_bot", lambda _: Greeted())
        for number in range(plan.games):
            play_games(plan, number, 1)
    return seeds


@pytest.mark.skipif(os.name == "nt", reason="looks at POSIX processes")
def test_a_run_that_mostly_fails_ends_with_all_its_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, lifeline, meeting = tmp_path / "program.py", Lifeline(tmp_path), tmp_path / "meeting"
    os.mkfifo(meeting)
    plan = Plan("duel", (f"program:{sys.executable} {program}",), 20)
    seeds = first_seeds(plan, monkeypatch)
    places = {"lifeline": str(lifeline.path), "meeting": str(meeting)}
    program.write_text(ALL_FAIL_BUT_ONE_THINKS.format(**places, waits=seeds[9], thinks=seeds[10]))
    with pytest.raises(BotFailure, match=f"I was greeted with {seeds[0]}$"):
        gather(plan, 2)
    assert not multiprocessing.active_children()
    assert lifeline.gone() == "here\n"


@pytest.mark.skipif(os.name == "nt", reason="looks at POSIX processes")
def test_a_process_that_is_told_to_end_plays_no_more(tmp_path: Path) -> None:
    bot, lifeline = first_thinks(tmp_path)
    plan = Plan("duel", (bot,), 2)
    context = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    with ProcessPoolExecutor(1, context, initializer=collection._set_signals) as pool:
        pieces = [pool.submit(collection._played, plan, number, 1) for number in range(2)]
        assert lifeline.line() == "here\n"
        (process,) = set(multiprocessing.active_children()) - before
        process.terminate()
        for piece in pieces:
            with pytest.raises(BrokenProcessPool):
                piece.result()
    assert lifeline.gone() == ""
