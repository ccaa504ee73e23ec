"""``ludopolis stats``."""

import io
import json
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

from cli.running import Command
from ludopolis import game, game_ids
from ludopolis.cli.stats_table import _table
from ludopolis.players import move_limit
from ludopolis.players.stats import Plan, Tally
from ludopolis.players.stats.summary import Rate
from ludopolis.players.stats.words import FOLDER, Words
from players.fickle import fickle_bot

FEW = ("--players", "random", "--games", "20", "--processes", "1")


def test_a_table(run: Command) -> None:
    done = run("stats", "duel", *FEW, "--rows", "2")
    assert done.code == 0
    for words in (
        "7 Wonders Duel: 20 games, 2 players: random.",
        "Turn order",
        "Wonders built",
        "●",
        "Ends: ",
    ):
        assert words in done.out
    assert "more between these" in done.out


def test_all_rows_in_czech(run: Command) -> None:
    done = run("stats", "duel", *FEW, "--rows", "0", "--lang", "cs")
    assert "Postavené divy" in done.out
    assert "Velký maják" in done.out
    assert "ukáže --rows 0" not in done.out


@pytest.mark.parametrize("columns", ["60", "80", "140"])
def test_a_table_fits_the_terminal(run: Command, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    done = run("stats", "duel", *FEW)
    tables = [line for line in done.out.splitlines() if "Sphinx" in line or "──" in line]
    assert max(len(line) for line in tables) <= int(columns)
    assert all("…" not in line for line in tables)
    assert ("●" in done.out) == (columns != "60")


NAME = "program:a-name-without-spaces"
MANY = Rate(NAME, 1_234_567, 7e5, 0.567, (0.5661, 0.5679), 0.067, -12.34, (-12.4, -12.3))
CELLS = {
    "wins": "56.7\xa0%",
    "95 %": "56.6–56.8\xa0%",
    "players": "1,234,567",
    "points": "−12.3",
    "plot": "●",
    "to fair": "+6.7",
}


@pytest.mark.parametrize(
    ("columns", "shown"), [(29, 1), (42, 1), (43, 2), (55, 3), (63, 3), (64, 4), (82, 5), (101, 5), (102, 6)]
)
def test_a_narrow_terminal_has_fewer_columns_but_whole_numbers(columns: int, shown: int) -> None:
    output = Console(width=columns, file=io.StringIO())
    output.print(_table("Bots", [(NAME, MANY)], 0.5, Words("en", game("duel")), columns))
    assert isinstance(output.file, io.StringIO)
    text = output.file.getvalue()
    assert [heading for heading, cell in CELLS.items() if cell in text] == list(CELLS)[:shown]
    assert max(len(line) for line in text.splitlines()) <= columns
    assert "…" not in text
    assert "".join(line.split()[0] for line in text.splitlines()[4:] if line.strip()) == NAME


@pytest.mark.parametrize(("columns", "shown"), [("50", False), ("60", True)])
def test_thousands_of_players_are_counted_in_full(
    run: Command, monkeypatch: pytest.MonkeyPatch, columns: str, shown: bool
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    done = run("stats", "duel", "--players", "random", "--games", "1200", *FEW[-2:], "--rows", "1")
    numbers = [line.split()[-1] for line in done.out.splitlines() if line.startswith(" position ")]
    assert numbers == (["1,200"] * 2 if shown else ["%"] * 2)


def test_json(run: Command) -> None:
    done = run("stats", "innovation", *FEW, "--seats", "3", "--json")
    data = json.loads(done.out)
    assert (data["game"], data["games"], data["seats"], data["bots"]) == ("innovation", 20, 3, ["random"])
    assert data["fair_share"] == pytest.approx(1 / 3)
    assert data["groups"] == ["special", "age", "activated", "melded"]
    assert [rate["name"] for rate in data["by_turn"]] == ["1", "2", "3"]
    assert set(data["components"][0]) == {
        *("group", "kind", "id", "had", "wins", "win_rate", "interval"),
        *("difference", "score", "score_interval"),
    }
    assert all(low <= high for low, high in (c["interval"] for c in data["components"] if c["had"]))
    assert sum(end["games"] for end in data["ends"]) == 20
    assert sum(data["lengths"]["games"].values()) == 20


def test_the_same_again_with_more_processes(run: Command) -> None:
    outputs = {run("stats", "duel", *FEW[:4], "--processes", count, "--json").out for count in ("1", "2")}
    assert len(outputs) == 1


class Page(HTMLParser):
    """Counts elements, and checks that they are closed in order."""

    EMPTY = ("meta",)

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_report(run: Command, tmp_path: Path, id: str, language: str) -> None:
    path = tmp_path / "report.html"
    done = run("stats", id, *FEW, "--report", str(path), "--lang", language)
    assert done.code == 0
    assert str(path) in done.err.replace("\n", "")
    text = path.read_text(encoding="utf-8")
    page = Page(text)
    assert page.seen.count("section") >= 7
    assert page.seen.count("svg") > 20
    assert f'<html lang="{language}">' in text
    assert "prefers-color-scheme: dark" in text
    assert "http" not in text


def test_a_solo_game_has_no_seats_to_compare(run: Command, tmp_path: Path) -> None:
    path = tmp_path / "solo.html"
    done = run("stats", "world_wonders", *FEW, "--seats", "1", "--report", str(path))
    assert done.code == 0
    assert "Turn order" not in done.out + path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Ends: Endless, a draw 100.0"), ("cs", "Konce: Bez konce, remíza 100,0")],
)
def test_endless_games(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setattr(move_limit, "TIMES", 0)
    path = tmp_path / "endless.html"
    done = run(
        "stats", "duel", *("--games", "3", "--processes", "1", "--lang", language, "--report", str(path))
    )
    assert done.code == 0
    assert words in done.out
    assert words.partition(": ")[2].partition(" 100")[0] in path.read_text(encoding="utf-8")
    assert "Points: " not in done.out
    assert "Body: " not in done.out


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["chess"], 2, "there is no game 'chess'"),
        (["duel", "--games", "0"], 2, "play at least 1"),
        (["duel", "--games", "many"], 2, "many"),
        (["duel", "--seats", "3"], 2, "duel cannot be played by 3"),
        (["duel", "--players", "gready"], 2, "did you mean 'greedy'"),
        (["duel", "--players", "mcts:abc"], 2, "mcts cannot take 'abc'"),
        (["duel", "--players", "random,level:9"], 2, "there is no level 9"),
        (["duel", "--players", "random:5"], 2, "takes no number"),
        (["duel", "--games", "2.7"], 2, "--games must be a whole number, not 2.7"),
        (["duel", "--seats", "2.0"], 2, "--seats must be a whole number, not 2.0"),
        (["innovation", "--players", "random,greedy", "--seats", "3"], 2, "2 bots cannot share 3 seats"),
        (["duel", "--processes", "0"], 2, "--processes cannot be 0"),
        (["duel", "--rows", "-1"], 2, "--rows cannot be -1"),
        (["duel", "--option", "x"], 2, "not of the form name=value"),
        (["duel", "--option", "x=1"], 2, "unknown option 'x'"),
        (["duel", "--report", "no/such/folder/r.html"], 1, "there is no folder no/such/folder"),
    ],
)
def test_wrong_usage(run: Command, arguments: list[str], code: int, said: str) -> None:
    done = run("stats", *arguments)
    assert done.code == code
    assert said in done.err


def test_a_report_cannot_be_a_folder(run: Command, tmp_path: Path) -> None:
    assert "it is a folder" in run("stats", "duel", "--report", str(tmp_path)).err


# --- games that fail or are broken off --------------------------------------------------------------


@pytest.fixture
def fickle(tmp_path: Path) -> tuple[str, ...]:
    """Games with a program that fails now and then."""
    players = f"{fickle_bot(tmp_path)},random"
    return ("stats", "duel", "--players", players, "--games", "8", "--processes", "1")


@pytest.mark.parametrize(
    ("language", "finished", "told"),
    [
        ("en", "5 games, 2 players", "3 games are left out because a bot failed in them. The first failure:"),
        ("cs", "5 her, 2 hráči", "3 hry jsou vynechané, protože v nich selhal bot. První selhání:"),
    ],
)
def test_games_that_fail_are_left_out_and_told(
    run: Command, tmp_path: Path, fickle: tuple[str, ...], language: str, finished: str, told: str
) -> None:
    path = tmp_path / "report.html"
    done = run(*fickle, "--lang", language, "--report", str(path))
    assert done.code == 0
    assert finished in done.out
    assert told in done.out
    assert ".\nLet us stop <here>\n" in done.out
    page = path.read_text(encoding="utf-8")
    Page(page)
    assert told in page
    assert ".\nLet us stop &lt;here&gt;</p>" in page


def test_games_that_fail_in_json(run: Command, fickle: tuple[str, ...]) -> None:
    data = json.loads(run(*fickle, "--json").out)
    assert (data["games"], data["failed"]) == (5, 3)
    assert data["failure"].startswith("the bot fickle ended without an answer")
    whole = json.loads(run("stats", "duel", *FEW, "--json").out)
    assert (whole["games"], whole["failed"], whole["failure"]) == (20, 0, None)


def test_a_bot_that_always_fails_is_an_error(run: Command, tmp_path: Path) -> None:
    program = tmp_path / "broken.py"
    program.write_text("raise SystemExit('no')")
    path = tmp_path / "report.html"
    done = run(
        *("stats", "duel", "--players", f"program:{sys.executable} {program}", "--games", "1000"),
        *("--processes", "1", "--report", str(path)),
    )
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("ludopolis: the bot ")
    assert not path.exists()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Interrupted. Nothing was kept: the same command starts from the beginning.\n"),
        ("cs", "Přerušeno. Nic se neuložilo: stejný příkaz začne znovu od začátku.\n"),
    ],
)
def test_ctrl_c_keeps_nothing_and_says_so(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    def interrupted(plan: Plan, processes: int, watch: Callable[[int], None]) -> Tally:
        watch(7)
        raise KeyboardInterrupt

    monkeypatch.setattr("ludopolis.cli.stats.gather", interrupted)
    path = tmp_path / "report.html"
    done = run("stats", "duel", *FEW, "--lang", language, "--report", str(path))
    assert done == (130, "", told)
    assert not path.exists()


@pytest.mark.parametrize(
    ("language", "games", "told"),
    [
        ("en", "1", "Duel: 1 game, 2 players: random."),
        ("en", "2", "Duel: 2 games, 2 players: random."),
        ("cs", "1", "Duel: 1 hra, 2 hráči: random."),
        ("cs", "2", "Duel: 2 hry, 2 hráči: random."),
    ],
)
def test_games_are_counted_as_the_language_wants(run: Command, language: str, games: str, told: str) -> None:
    done = run(
        "stats", "duel", "--players", "random", "--games", games, "--processes", "1", "--lang", language
    )
    assert done.out.splitlines()[0].endswith(told)
    assert done.err == ""


# --- texts ------------------------------------------------------------------------------------------


def _ids(language: str) -> set[str]:
    resource = FluentParser().parse((FOLDER / f"text.{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def test_both_languages_have_the_same_messages() -> None:
    assert _ids("cs") == _ids("en")
