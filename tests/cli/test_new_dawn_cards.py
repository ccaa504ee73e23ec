"""``cards new_dawn``: everything printed is listed, in both languages, with its source."""

import json
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from cli.running import Command
from ludopolis import game
from ludopolis.cli.boards import board_of
from ludopolis.cli.boards.new_dawn.catalog import ITEMS, barbarian_symbols, uncertain
from ludopolis.cli.words import Words
from ludopolis.games.new_dawn.components import COMPONENTS

NEW_DAWN = game("new_dawn")
BOARD = board_of(NEW_DAWN)


def _found(run: Command, *filters: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run("cards", "new_dawn", *filters, "--json").out)
    return found


def test_nothing_printed_is_missing() -> None:
    counted: dict[str, int] = {}
    for component in BOARD.components():
        counted[component.kind] = counted.get(component.kind, 0) + 1
    assert counted == {
        "card": 20,
        "leader": 8,
        "wonder": 24,
        "city_state": 8,
        "natural_wonder": 8,
        "pact": 4,
        "agenda": 10,
        "victory_card": 5,
        "terrain": 7,
        "resource": 4,
        "tile": 16,
        "barbarian": 9,
    }


@pytest.mark.parametrize("language", ["cs", "en"])
def test_everything_is_listed(run: Command, language: str) -> None:
    out = run("cards", "new_dawn", "--lang", language).out
    words = Words(NEW_DAWN, language)
    for component in BOARD.components():
        first = words.name(component.kind, component.id).split()[0]
        assert first in out, component
    assert "cards new_dawn" in out


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_page_of_every_component(language: str) -> None:
    words = Words(NEW_DAWN, language)
    for component in BOARD.components():
        console = Console(width=80, color_system=None)
        with console.capture() as capture:
            console.print(BOARD.portrait(component, words))
        text = capture.get()
        flat = " ".join(text.split())
        assert text.startswith(words.name(component.kind, component.id))
        assert max(cell_len(line) for line in text.splitlines()) <= 80
        if component.kind in ITEMS:
            assert f"{words('column-source')}: {ITEMS[component.kind][component.id].source}" in flat
        if component.kind in ("card", "wonder", "leader", "city_state", "pact", "agenda"):
            assert words.effect(component.kind, component.id) in flat


def test_both_sides_of_a_tile_are_drawn(run: Command) -> None:
    out = run("cards", "new_dawn", "tile", "7", "--lang", "en").out.splitlines()
    drawn = out[out.index("7A       7B") + 1 :]
    assert [line.rstrip() for line in drawn[:5]] == [
        " ♣☿         ·",
        "♣ ^        ♣♦♣",
        " · ≈      · ·",
        "^ ·★≈    ≈ ·★^",
        " ≈ ≈      ♣ ≈",
    ]


def test_barbarians_by_their_letters() -> None:
    symbols = barbarian_symbols()
    assert list(symbols) == list("abcdefghi")
    assert symbols["a"] == ["1-6 (1A)", "1-4 (1B)"]
    printed = [space for tile in COMPONENTS.tiles for space in (*tile.a, *tile.b) if space.barbarian]
    assert sum(len(places) for places in symbols.values()) == len(printed)


def test_uncertain_facts_are_marked(run: Command) -> None:
    unsure = [tile.id for tile in COMPONENTS.tiles if uncertain("tile", tile.id)]
    sure = [tile.id for tile in COMPONENTS.tiles if tile.id not in unsure]
    out = run("cards", "new_dawn", "--kind", "tile", "--lang", "en").out
    assert all(f"Tile {id} ?" in out for id in unsure)
    assert not any(f"Tile {id} ?" in out for id in sure)
    marked = [id for kind, items in ITEMS.items() for id in items if uncertain(kind, id)]
    assert marked


def test_components_by_kind_and_name(run: Command) -> None:
    assert {found["id"] for found in _found(run, "--kind", "pact")} == {
        "joint_war",
        "defensive_pact",
        "embassy",
        "open_borders",
    }
    (stonehenge,) = _found(run, "stonehenge")
    assert stonehenge["cost"] == 7
    assert stonehenge["resources"] == ["marble", "mercury"]
    (both,) = _found(run, "vc_warmonger_paranoid")
    assert "capital" in both["text"]
    assert "military" in both["text"]
    assert "Zakázané město" in run("cards", "new_dawn", "forbidden", "city", "--lang", "cs").out
