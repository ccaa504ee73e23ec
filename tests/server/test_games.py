"""What the page is told of a game."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludopolis import Game, game, game_ids
from ludopolis.server.games import facts_of

Way = tuple[str | int, ...]


def leaves(data: Any, path: Way = ()) -> Iterator[tuple[Way, Any]]:
    """Every number and text of the data, with the way to it."""
    if not isinstance(data, (dict, list)):
        yield path, data
        return
    for name, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield from leaves(value, (*path, name))


def written(chosen: Game) -> Any:
    return json.loads((Path(chosen.folder) / "components.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("id", game_ids())
def test_facts_are_the_components_without_what_is_not_sent(id: str) -> None:
    chosen = game(id)
    wanted = {path: value for path, value in leaves(written(chosen)) if not set(chosen.unsent) & set(path)}
    assert dict(leaves(facts_of(chosen).components)) == wanted


def test_a_game_says_what_is_not_sent() -> None:
    sent = json.dumps(facts_of(game("world_wonders")).components)
    assert '"note"' in json.dumps(written(game("world_wonders")))
    assert '"note"' not in sent
    assert '"sources"' not in sent
    assert '"source"' in sent  # the card browser shows it
