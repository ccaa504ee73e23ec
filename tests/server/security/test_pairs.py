"""Two games that differ only in what is hidden from a reader tell him the same; ``benchmarks/leaks.py`` plays
many more of them. And what would give something away is found."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from leaks import compare
from pairs.world import two_worlds

from installed import tiny_game_on_the_path
from ludopolis import Game, game, game_ids
from ludopolis.core.match import Match
from ludopolis.server.bots import Turn
from ludopolis.server.tables import creation, table, undo

PAIRS = 30
ENOUGH = 200  # pairs, after which a leak that is not found is overlooked


def found(game: Game, folder: Path, pairs: int, seed: str = "pairs") -> dict[str, Any]:
    """Some seeds find a leak sooner than others."""

    async def play() -> dict[str, Any]:
        async with two_worlds(folder) as worlds:
            return await compare(game, pairs, seed, worlds)

    return asyncio.run(play())


@pytest.mark.parametrize("id", game_ids())
def test_what_is_hidden_changes_nothing(id: str, tmp_path: Path) -> None:
    compared = found(game(id), tmp_path, PAIRS)
    assert compared["leaks"] == []
    assert compared["pairs"] == PAIRS
    assert compared["moves"] > 10 * PAIRS


def test_a_game_of_another_package_joins_by_itself(tmp_path: Path) -> None:
    with tiny_game_on_the_path(tmp_path):
        compared = found(game("tiny"), tmp_path, PAIRS)
    assert compared["leaks"] == []
    assert compared["pairs"] == PAIRS


# --- would we notice? -----------------------------------------------------------------------------


def test_a_question_that_is_asked_only_if_something_fits_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As version 1 of the rules of Innovation did (R11.6)."""
    first = game("innovation", 1)
    monkeypatch.setattr(creation, "playable", lambda id: first)
    (leak,) = found(first, tmp_path, ENOUGH, seed="h")["leaks"]
    assert "decision" in leak


def test_an_undo_that_depends_on_what_is_hidden_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is refused if whoever is asked next has an even number of choices."""

    def tells(match: Match, asked: undo.Told) -> bool:
        return truly(match, asked) or len(match.state_after(asked.move + 1).actions()) % 2 == 0

    truly = undo.tells
    monkeypatch.setattr(undo, "tells", tells)
    monkeypatch.setattr(table, "tells", tells)
    (leak,) = found(game("innovation"), tmp_path, ENOUGH)["leaks"]
    assert '"can_undo":' in leak or '"undone"' in leak


def test_a_bot_that_answers_at_once_without_a_choice_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Turn, "guarded", False)
    (leak,) = found(game("innovation"), tmp_path, ENOUGH, seed="l")["leaks"]
    assert "thinks" in leak


def test_a_card_that_everybody_is_told_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    innovation = game("innovation")
    open_events = tuple(
        kind._replace(parts=tuple(part._replace(secret=False) for part in kind.parts))
        if kind.name == "drew"
        else kind
        for kind in innovation.events
    )
    monkeypatch.setattr(innovation, "events", open_events)
    (leak,) = found(innovation, tmp_path, ENOUGH)["leaks"]
    assert '"drew"' in leak
