"""The file of results: an arena goes on where it stopped, whatever stopped it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludopolis
from ludopolis.players.arena import Outcome, Plan, ResultsFile, contest, schedule
from ludopolis.players.arena.results import BadResults, Found
from players.arena.same import games


@pytest.fixture
def file(plan: Plan, outcomes: list[Outcome], tmp_path: Path) -> Path:
    path = tmp_path / "results.jsonl"
    results = ResultsFile(path)
    results.read([])
    with results:
        for outcome in outcomes:
            results.add(outcome)
    return path


def test_a_line_a_game(file: Path, plan: Plan, outcomes: list[Outcome]) -> None:
    assert file.read_text(encoding="utf-8").count("\n") == len(outcomes)
    found = ResultsFile(file).read(schedule(plan))
    assert list(found.outcomes.values()) == outcomes
    assert (found.others, found.damaged) == (0, False)


def test_nothing_is_played_twice(file: Path, plan: Plan, outcomes: list[Outcome]) -> None:
    before = file.read_bytes()
    assert contest(plan, results=ResultsFile(file)) == outcomes
    assert file.read_bytes() == before


@pytest.mark.parametrize("cut", [0, 1, 700, 2000, -1, -200])
def test_an_arena_that_was_killed_goes_on(cut: int, file: Path, plan: Plan, outcomes: list[Outcome]) -> None:
    """Whatever was written of the last line, the file ends up complete and whole."""
    file.write_bytes(file.read_bytes()[:cut])
    kept = file.read_bytes().count(b"\n")
    told: list[Found] = []
    again = contest(plan, results=ResultsFile(file), found=told.append)
    assert games(again) == games(outcomes)
    assert again[:kept] == outcomes[:kept]
    assert len(told[0].outcomes) == kept
    assert told[0].damaged == (cut != 0)
    assert list(ResultsFile(file).read(schedule(plan)).outcomes.values()) == again


@pytest.mark.parametrize("written", [0, 5, 100])
def test_zeros_that_a_power_cut_left_are_cut_off(
    written: int, file: Path, plan: Plan, outcomes: list[Outcome]
) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]) + lines[-1][:written] + bytes(4000))
    told: list[Found] = []
    assert games(contest(plan, results=ResultsFile(file), found=told.append)) == games(outcomes)
    assert told[0].damaged
    assert len(told[0].outcomes) == len(lines) - 1
    assert b"\0" not in file.read_bytes()


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="needs a device that is always full")
def test_a_full_disk_is_told(outcomes: list[Outcome]) -> None:
    with (
        pytest.raises(BadResults, match="cannot write /dev/full: No space left"),
        ResultsFile(FULL) as results,
    ):
        results.add(outcomes[0])


def test_an_interrupted_arena_keeps_every_game(plan: Plan, outcomes: list[Outcome], tmp_path: Path) -> None:
    results = ResultsFile(tmp_path / "results.jsonl")

    def interrupt(outcome: Outcome) -> None:
        if outcome.job == outcomes[6].job:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        contest(plan, results=results, watch=interrupt)
    assert games(ResultsFile(results.path).read(schedule(plan)).outcomes.values()) == games(outcomes[:7])


def test_games_of_another_arena_are_left_alone(file: Path, plan: Plan) -> None:
    other = Plan("duel", plan.bots, games=2, seed="another")
    before = file.read_bytes()
    told: list[Found] = []
    assert len(contest(other, results=ResultsFile(file), found=told.append)) == 6
    assert told[0].others == 18
    assert file.read_bytes().startswith(before)


def test_more_games_use_those_that_are_there(file: Path, plan: Plan, outcomes: list[Outcome]) -> None:
    more = Plan(plan.game, plan.bots, games=8, seed=plan.seed)
    assert contest(more, results=ResultsFile(file))[: len(outcomes)] == outcomes


def test_damage_in_the_middle_is_not_overlooked(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:3], b"{oops}\n", *lines[3:]]))
    with pytest.raises(BadResults, match="line 4 is not the result of a game"):
        ResultsFile(file).read([])


@pytest.mark.parametrize("text", ["Dear Ada,\n", "no end of line", '{"job": 7}', "{}\n"])
def test_a_file_of_something_else_is_not_touched(text: str, plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    with pytest.raises(BadResults, match="line 1 is not the result of a game"):
        contest(plan, results=ResultsFile(path))
    assert path.read_text() == text


def test_files_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="cannot read"):
        ResultsFile(tmp_path).read([])
    with pytest.raises(BadResults, match="cannot write"), ResultsFile(tmp_path / "no" / "folder"):
        pass


def test_two_arenas_cannot_write_to_one_file(file: Path, plan: Plan) -> None:
    before = file.read_bytes()
    more = Plan(plan.game, plan.bots, games=8, seed=plan.seed)
    with ResultsFile(file):
        with pytest.raises(BadResults, match="wait until it has ended, or choose another file"):
            contest(more, results=ResultsFile(file))
        assert file.read_bytes() == before
    assert len(contest(more, results=ResultsFile(file))) == 24


HOLDER = """
import sys
from pathlib import Path
from ludopolis.players.arena import ResultsFile

with ResultsFile(Path(sys.argv[1])):
    print("mine", flush=True)
    sys.stdin.read()
"""


def test_a_killed_arena_lets_go_of_its_file(file: Path) -> None:
    sources = str(Path(ludopolis.__file__).absolute().parent.parent)
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": sources},
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"mine\n"
    with pytest.raises(BadResults, match="another arena"), ResultsFile(file):
        pass
    holder.kill()
    holder.communicate()
    with ResultsFile(file) as results:
        assert results.read([]).others == 18


def test_results_from_before_limits_are_read(file: Path, plan: Plan, outcomes: list[Outcome]) -> None:
    old = file.read_bytes().replace(b',"limit":null}', b"}")
    assert old != file.read_bytes()
    file.write_bytes(old)
    assert list(ResultsFile(file).read(schedule(plan)).outcomes.values()) == outcomes
