"""``ludopolis arena``."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import ludopolis
from cli.running import Command, Run
from ludopolis import game
from ludopolis.cli.arena_table import _table
from ludopolis.players import Uniform, move_limit
from ludopolis.players.arena import (
    Job,
    Makers,
    Outcome,
    Plan,
    ResultsFile,
    Summary,
    contest,
    play,
    summarize,
)
from ludopolis.players.arena.job import NO_MAKERS
from ludopolis.players.arena.words import Words
from ludopolis.players.reports.statistics import wilson
from players.lifelines import Lifeline

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


LONG = "program:a-name-without-spaces"


@pytest.fixture(scope="module")
def summary() -> Summary:
    plan = Plan("duel", ("greedy", "random", LONG), games=4)
    return summarize(plan, contest(plan, makers={LONG: Uniform}))


@pytest.mark.parametrize(
    ("columns", "headings"),
    [
        (36, ["bot", "rating"]),
        (41, ["bot", "rating", "win rate"]),
        (44, ["#", "bot", "rating", "win rate"]),
        (54, ["#", "bot", "rating", "win rate", "95 %"]),
        (61, ["#", "bot", "rating", "win rate", "95 %", "games"]),
        (73, ["#", "bot", "rating", "win rate", "95 %", "games", "a decision"]),
        (81, ["#", "bot", "rating", "surely", "win rate", "95 %", "games", "a decision"]),
        (120, ["#", "bot", "rating", "surely", "win rate", "95 %", "games", "a decision"]),
    ],
)
def test_a_narrow_terminal_has_fewer_columns_but_all_names(
    summary: Summary, columns: int, headings: list[str]
) -> None:
    output = Console(width=columns, file=io.StringIO())
    words = Words("en", game("duel"))
    output.print(_table(summary, words, columns))
    assert isinstance(output.file, io.StringIO)
    text = output.file.getvalue()
    _, head, _, *rows = text.splitlines()
    assert len(head) <= columns
    assert re.split(r" {2,}", head.replace("\xa0", " ").strip()) == headings
    names = [row[head.index("bot") :].split()[0] for row in rows if row.strip()]
    assert "".join(names) == "".join(player.name for player in summary.ranked)
    best = summary.ranked[0]
    assert f"{words.number(best.rating)} ± " in text
    assert (words.span(best.interval) in text) == ("95 %" in headings)
    assert (words.percent(best.win_rate) in text) == ("win rate" in headings)
    assert (words.duration(best.seconds_per_decision) in text) == ("a decision" in headings)


class Interrupting:
    """Plays some of the games, the last one first, until somebody presses Ctrl-C."""

    def __init__(self, games: int) -> None:
        self.games = games

    def run(self, jobs: Sequence[Job], makers: Makers = NO_MAKERS) -> Iterator[Outcome]:
        for job in reversed(jobs[: self.games]):
            yield play(job, makers)
        raise KeyboardInterrupt


@pytest.fixture
def interrupted_after(run: Command, monkeypatch: pytest.MonkeyPatch) -> Command:
    def call(games: int, *arguments: str) -> Run:
        monkeypatch.setattr("ludopolis.cli.arena.local_runner", lambda _: Interrupting(games))
        return run(*ARENA, "--results", "r.jsonl", *arguments)

    return call


@pytest.mark.parametrize(
    ("language", "games", "heading", "told"),
    [
        ("en", 5, "Duel: 3 bots, 5 games, 2 at a table", "Interrupted after 5 of 12 games. The same command"),
        ("en", 1, "Duel: 3 bots, 1 game, 2 at a table", "Interrupted after 1 of 12 games. The same command"),
        ("cs", 5, "Duel: botů 3, her 5, u stolu 2", "Přerušeno po 5 z 12 her. Stejný příkaz"),
    ],
)
def test_ctrl_c_shows_what_is_known_so_far(
    interrupted_after: Command, here: Path, language: str, games: int, heading: str, told: str
) -> None:
    done = interrupted_after(games, "--lang", language, "--report", "report.html")
    assert done.code == 130
    assert done.out.splitlines()[0].endswith(heading)
    assert " greedy " in done.out
    assert " random #2 " in done.out
    assert told in done.err
    assert not (here / "report.html").exists()


def test_what_is_known_so_far_does_not_depend_on_the_order_of_playing(
    interrupted_after: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    first = interrupted_after(9)
    found = interrupted_after(0)
    assert "r.jsonl holds 9 of 12 games already." in found.err
    assert found.out == first.out
    plan = Plan("duel", ("greedy", "random", "random"), games=4)
    best = summarize(plan, contest(plan)[:9]).ranked[0]
    assert f"1  greedy     {best.rating:.1f} ± " in first.out


def test_ctrl_c_before_the_first_game_has_nothing_to_show(interrupted_after: Command) -> None:
    done = interrupted_after(0)
    assert (done.code, done.out) == (130, "")
    assert "Interrupted after 0 of 12 games." in done.err


def test_ctrl_c_gives_programs_no_half_results(interrupted_after: Command) -> None:
    done = interrupted_after(5, "--json")
    assert (done.code, done.out) == (130, "")


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
    assert "12 games in results.jsonl are not among those asked for now" in other.err


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "6 games in r.jsonl are not among those asked for now: they stay there, but do not count."),
        ("cs", "6 her v souboru r.jsonl nepatří k těm, které jsou teď v plánu: zůstanou v něm"),
    ],
)
def test_fewer_games_than_there_are(run: Command, here: Path, language: str, told: str) -> None:
    run(*ARENA, "--results", "r.jsonl")
    before = (here / "r.jsonl").read_bytes()
    fewer = run(*ARENA[:5], "--games", "2", "--processes", "1", "--results", "r.jsonl", "--lang", language)
    assert told in fewer.err
    assert (here / "r.jsonl").read_bytes() == before


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
        (["duel", "random", "gready"], 2, "did you mean 'greedy'"),
        (["duel", "gredy"], 2, "did you mean 'greedy'"),
        (["duel", "--bot", "mcts:abc"], 2, "mcts cannot take 'abc'"),
        (["duel", "random", "level:9"], 2, "there is no level 9"),
        (["duel", "random", "random", "--games", "1.9"], 2, "--games must be a whole number, not 1.9"),
        (["duel", "random", "random", "--processes", "1.5"], 2, "--processes must be a whole number"),
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


PATIENT = """
import threading
from pathlib import Path
from ludopolis.players import Uniform

class Patient(Uniform):
    def __init__(self):
        super().__init__()
        self.number = sum(1 for _ in Path().glob("game*"))
        Path(f"game{self.number}").touch()

    def choose(self, seen):
        if self.number >= 6 and Path("lifeline").exists():
            with open("lifeline", "w") as lifeline:
                print("waiting", file=lifeline, flush=True)
                threading.Event().wait()
        return super().choose(seen)
"""


@pytest.fixture
def patient(here: Path) -> Lifeline:
    """A bot that plays some games, then says that it waits, and does so as long as it can say it."""
    (here / "patient.py").write_text(PATIENT)
    return Lifeline(here)


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts are sent differently there")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_leaves_a_file_to_go_on_from(
    processes: str, here: Path, run: Command, patient: Lifeline
) -> None:
    command = ["arena", "duel", "python:patient:Patient", "random", "--results", "r.jsonl"]
    process = subprocess.Popen(
        [sys.executable, "-m", "ludopolis.cli", *command, "--games", "40", "--processes", processes],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "C", "LC_ALL": "C", "PYTHONPATH": str(PACKAGE.parent)},
        start_new_session=True,
        # Whoever runs the tests in the background may ignore interrupts; the arena must not inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    patient.line()
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert "The same command goes on from here (r.jsonl)." in errors
    assert "7 Wonders Duel: 2 bots, " in output
    assert " python:patient:Patient " in output
    played = (here / "r.jsonl").read_bytes().count(b"\n")
    assert 0 < played < 40
    patient.gone()
    patient.path.unlink()
    more = run(*command, "--games", "40", "--processes", "1")
    assert f"{played} of 40 games already" in more.err


def test_a_bot_that_fails_is_reported(run: Command, here: Path) -> None:
    (here / "broken.py").write_text("input(); print('hello?')")
    bot = f"program:{sys.executable} broken.py"
    done = run("arena", "duel", bot, "random", "--games", "2", "--processes", "1")
    assert done.code == 0
    assert "2 games were lost by a bot that failed. The most frequent failures:" in done.out
    assert f"  {bot}, decision " in done.out
    assert "(2 games): the bot" in done.out
    assert done.out.count("hello?") == 1
    assert "A game takes" not in done.out


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
    monkeypatch.setattr(move_limit, "TIMES", 0.1)
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
