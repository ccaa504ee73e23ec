"""A game of another package is at home in the terminal: listed, looked up, played, watched and counted."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.running import Command
from installed import tiny_game_on_the_path

SHORT = ("--option", "rounds=1")


@pytest.fixture(autouse=True)
def tiny(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with tiny_game_on_the_path(tmp_path_factory.mktemp("site")) as site:
        monkeypatch.setenv("PYTHONPATH", str(site), prepend=":")  # for processes the command starts
        yield


def test_it_is_listed(run: Command) -> None:
    assert "tiny: The tiny game" in run("games").out


def test_its_rules_and_components_can_be_looked_up(run: Command) -> None:
    assert "Two to four players play." in run("rules", "tiny", "R2.1").out
    assert "silk" in run("cards", "tiny", "silk").out
    how = run("rules", "tiny").out
    assert "ludopolis rules tiny R" in how


def test_it_is_played_in_words(run: Command, tmp_path: Path) -> None:
    record = tmp_path / "tiny.record"
    played = ("play", "tiny", "--seats", "human,random", "--seed", "1", "--save", str(record), *SHORT)
    done = run(*played, typed=["?", *["1"] * 20])
    assert done.code == 0
    assert "Choose a card face down" in done.out
    assert "Cards in the deck: 8" in done.out
    assert "  Player:\n" in done.out
    assert "All rounds have been played" in done.out
    assert run("verify", str(record)).code == 0


def test_a_hand_at_a_shared_screen_stays_private(run: Command) -> None:
    done = run("play", "tiny", "--seats", "human,human", "--seed", "1", *SHORT, typed=[""])
    assert "Only Player 1 may look now." in done.out
    assert done.out.count("Hand: –") == 1


def test_the_balance_lab_counts_what_its_players_had(run: Command) -> None:
    played = ("stats", "tiny", "--games", "20", "--players", "random", "--processes", "1", *SHORT)
    found = json.loads(run(*played, "--json").out)
    assert found["games"] == 20
    assert {"good", "card"} <= {component["kind"] for component in found["components"]}
    assert "The tiny game" in run(*played).out


def test_the_arena_lets_bots_play_it(run: Command, tmp_path: Path) -> None:
    results = str(tmp_path / "results.jsonl")
    done = run(
        "arena", "tiny", "greedy", "random", "--games", "4", "--processes", "1", "--results", results, *SHORT
    )
    assert done.code == 0
