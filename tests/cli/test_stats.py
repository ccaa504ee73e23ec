"""``ludopolis stats``."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from cli.running import Command
from ludopolis import game, game_ids
from ludopolis.players import endless
from ludopolis.players.stats.having import Reader
from ludopolis.players.stats.words import FOLDER

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
    monkeypatch.setattr(endless, "TIMES", 0)
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
        (["duel", "--players", "gready"], 1, "did you mean 'greedy'"),
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


# --- texts ------------------------------------------------------------------------------------------


def _ids(language: str) -> set[str]:
    resource = FluentParser().parse((FOLDER / f"text.{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def test_both_languages_name_every_group() -> None:
    groups = {f"group-{id}-{group.id}" for id in game_ids() for group in Reader(game(id)).groups}
    assert _ids("cs") == _ids("en")
    assert groups <= _ids("en")
