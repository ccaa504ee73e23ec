"""``ludopolis arena``."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import ludopolis
from cli.running import Command
from ludopolis.players import endless
from ludopolis.players.arena import ResultsFile
from ludopolis.players.reports.statistics import wilson

PACKAGE = Path(ludopolis.__file__).absolute().parent
ARENA = ("arena", "duel", "greedy", "random", "random", "--games", "4", "--processes", "1")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_table_is_ranked(run: Command, here: Path) -> None:
    done = run(*ARENA)
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == "7 Wonders Duel: 3 bots, 12 games, 2 at a table"
    ranks = [line.split()[:2] for line in lines if line.strip()[:1].isdecimal()]
    assert ranks[1] == ["1", "greedy"]
    assert "Deciding first wins" in done.out
    assert "Ends: " in done.out
    assert "Results: arena-duel-greedy-random-random.jsonl" in done.err
    assert (here / "arena-duel-greedy-random-random.jsonl").read_text().count("\n") == 12


def test_czech(run: Command) -> None:
    done = run(*ARENA, "--lang", "cs")
    assert done.out.startswith("7 divů světa: Duel: botů 3, her 12, u stolu 2")
    assert "Kdo rozhoduje první, vyhrává" in done.out


def test_it_fits_into_80_columns(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    table = run(*ARENA).out.split("Deciding first")[0]
    assert "…" not in table
    assert max(len(line) for line in table.splitlines()) <= 80


def as_json(run: Command, *arguments: str) -> dict[str, Any]:
    done = run(*arguments, "--json")
    assert done.code == 0
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_json(run: Command) -> None:
    found = as_json(run, *ARENA)
    assert [player["name"] for player in found["players"]] == ["greedy", "random", "random #2"]
    for player in found["players"]:
        assert player["games"] == 8
        assert player["win_rate"] == player["wins"] / 8
        assert player["interval"] == pytest.approx(wilson(player["wins"], 8))
        low, high = player["rating_interval"]
        assert low < player["rating"] < high
    assert found["players"][0]["rating"] > found["players"][1]["rating"]
    assert found["games"] == 12
    assert sum(found["ends"].values()) == 12
    assert found["first_seat"]["games"] == 12


def test_it_goes_on_where_it_stopped(run: Command, here: Path) -> None:
    whole = as_json(run, *ARENA, "--results", "results.jsonl")
    file = here / "results.jsonl"
    file.write_bytes(file.read_bytes()[:-50])
    again = run(*ARENA, "--results", "results.jsonl", "--json")
    assert "results.jsonl holds 11 of 12 games already." in again.err
    assert "The last line of results.jsonl is damaged" in again.err
    assert [player["wins"] for player in json.loads(again.out)["players"]] == [
        player["wins"] for player in whole["players"]
    ]
    other = run(*ARENA, "--results", "results.jsonl", "--seed", "other")
    assert "12 games in results.jsonl belong to another arena" in other.err


def test_processes_do_not_change_the_games(run: Command) -> None:
    one = as_json(run, *ARENA)
    two = as_json(run, *ARENA[:-1], "2", "--results", "two.jsonl")
    assert [player["rating"] for player in one["players"]] == [player["rating"] for player in two["players"]]
    assert one["lengths"] == two["lengths"]


def test_more_players_and_options(run: Command) -> None:
    done = run(
        *("arena", "innovation", "random", "random", "random", "--seats", "3", "--games", "4"),
        *("--processes", "1", "--json"),
    )
    assert "6 games a group: every seed is played on each of the 3 seats." in done.err
    found = json.loads(done.out)
    assert (found["seats"], found["games"], len(found["by_seat"])) == (3, 6, 3)


def test_a_report(run: Command, here: Path) -> None:
    done = run(*ARENA, "--report", "report.html")
    assert "Report: report.html" in done.err
    assert (here / "report.html").read_text(encoding="utf-8").count("<svg") == 5


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["chess", "random", "random"], 2, "there is no game 'chess'"),
        (["duel"], 2, "2 seats need at least 2 bots"),
        (["duel", "random", "gready"], 1, "did you mean 'greedy'"),
        (["duel", "random", "random", "--games", "0"], 2, "--games cannot be 0"),
        (["duel", "random", "random", "--seats", "3"], 2, "cannot be played by 3"),
        (["duel", "random", "random", "--processes", "0"], 2, "--processes cannot be 0"),
        (["duel", "random", "random", "--option", "x"], 2, "not of the form name=value"),
        (["duel", "random", "random", "--option", "x=y"], 2, "unknown option 'x'"),
        (["duel", "random", "random", "--seed", ""], 2, "the seed must be one line of text"),
        (["duel", "random", "random "], 2, "the name of a bot must be one line of text"),
        (["duel", "random", "random", "--limit", "0"], 2, "cannot be limited to 0 s"),
        (["duel", "random", "random", "--limit", "soon"], 2, "soon"),
        (["duel", "--bot"], 2, "--bot"),
        (["world_wonders", "random", "--seats", "1"], 2, "at least 2 seats"),
        (["duel", "random", "random", "--cluster", "--processes", "2"], 2, "exclude each other"),
        (["duel", "random", "random", "--report", "no/report.html"], 1, "there is no folder no"),
        (["duel", "random", "random", "--report", "."], 1, "it is a folder"),
        (["duel", "random", "random", "--results", "no/r", "--games", "2"], 1, "cannot write no/r"),
    ],
)
def test_errors(run: Command, arguments: list[str], code: int, message: str) -> None:
    done = run("arena", *arguments)
    assert done.code == code
    assert message in done.err
    assert done.out == ""


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts are sent differently there")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_leaves_a_file_to_go_on_from(processes: str, here: Path, run: Command) -> None:
    command = ["arena", "duel", "random", "random", "--games", "4000", "--results", "r.jsonl"]
    process = subprocess.Popen(
        [sys.executable, "-m", "ludopolis.cli", *command, "--processes", processes],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "C", "LC_ALL": "C", "PYTHONPATH": str(PACKAGE.parent)},
        start_new_session=True,
        # Whoever runs the tests in the background may ignore interrupts; the arena must not inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    file = here / "r.jsonl"
    deadline = time.monotonic() + 60
    while not (file.exists() and file.stat().st_size > 5000) and time.monotonic() < deadline:
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert "The same command goes on from here (r.jsonl)." in errors
    played = file.read_bytes().count(b"\n")
    assert 0 < played < 4000
    more = run(*command[:4], "--games", "4", "--results", "r.jsonl", "--processes", "1")
    assert "of 4 games already" in more.err


def test_a_bot_that_fails_is_reported(run: Command, here: Path) -> None:
    (here / "broken.py").write_text("print('hello?')")
    bot = f"program:{sys.executable} broken.py"
    done = run("arena", "duel", bot, "random", "--games", "2", "--processes", "1")
    assert done.code == 0
    assert "2 games were lost by a bot that failed. The first ones:" in done.out
    assert f"  {bot}, decision " in done.out
    assert "hello?" in done.out


def test_one_bot_plays_against_greedy(run: Command) -> None:
    done = run("arena", "duel", "--bot", "random", "--games", "2", "--processes", "1", "--json")
    assert "random is the only bot named, so it plays against greedy." in done.err
    assert [player["name"] for player in json.loads(done.out)["players"]] == ["random", "greedy"]
    three = run(
        "arena", "innovation", "random", "--seats", "3", *("--games", "3", "--processes", "1", "--json")
    )
    names = [player["name"] for player in json.loads(three.out)["players"]]
    assert names == ["random", "greedy", "greedy #2"]


def test_bots_are_named_either_way(run: Command) -> None:
    bots = ("random", "--bot", "greedy", "--bot", "random")
    done = run("arena", "duel", *bots, "--games", "2", "--processes", "1", "--json")
    assert [player["name"] for player in json.loads(done.out)["players"]] == ["random", "greedy", "random #2"]
    assert "only bot" not in done.err


def test_a_program_that_never_answers_loses(run: Command, here: Path) -> None:
    (here / "silent.py").write_text("import sys; sys.stdin.read()")
    bot = f"program:{sys.executable} silent.py"
    done = run("arena", "duel", "--bot", bot, "--games", "1", "--processes", "1", "--limit", "0.5", "--json")
    faults = json.loads(done.out)["faults"]
    assert [(fault["name"], fault["kind"]) for fault in faults] == [(bot, "stalled")] * 2
    assert "did not answer within 0.5 s" in faults[0]["message"]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Ends: Endless, a draw 100"), ("cs", "Konce: Bez konce, remíza 100")]
)
def test_endless_games(run: Command, monkeypatch: pytest.MonkeyPatch, language: str, words: str) -> None:
    monkeypatch.setattr(endless, "TIMES", 0.1)
    done = run(*ARENA, "--lang", language)
    assert done.code == 0
    assert words in done.out


def test_a_file_that_another_arena_writes_is_refused(run: Command, here: Path) -> None:
    with ResultsFile(here / "r.jsonl"):
        done = run(*ARENA, "--results", "r.jsonl")
    assert done.code == 1
    assert "another arena is writing to r.jsonl: wait until it has ended, or choose another file" in done.err
    assert done.out == ""
    assert run(*ARENA, "--results", "r.jsonl").code == 0
