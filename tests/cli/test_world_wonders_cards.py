"""``cards world_wonders``: everything is listed, and always with its source."""

import json
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from cli.running import Command
from ludopolis import game
from ludopolis.cli.boards import board_of
from ludopolis.cli.boards.world_wonders.catalog import ITEMS
from ludopolis.cli.words import Words
from ludopolis.games.world_wonders.components import COMPONENTS

WONDERS = game("world_wonders")
BOARD = board_of(WONDERS)
SOURCES = {
    "cs": {"rulebook": "pravidla hry", "public": "veřejný", "reconstructed": "rekonstrukce"},
    "en": {"rulebook": "rulebook", "public": "public", "reconstructed": "reconstructed"},
}


def _found(run: Command, *filters: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run("cards", "world_wonders", *filters, "--json").out)
    return found


def test_nothing_printed_is_missing() -> None:
    counts = {kind: len(items) for kind, items in ITEMS.items()}
    assert counts == {
        "tile": 80,
        "monument": 21,
        "goal": 15,
        "solo_card": 14,
        "stack": 8,
        "type": 5,
        "object": 3,
        "pedestal": 2,
        "map": 6,
        "track": 2,
    }
    assert len(BOARD.components()) == sum(counts.values())


@pytest.mark.parametrize("language", ["cs", "en"])
def test_everything_is_listed_with_its_source(run: Command, language: str) -> None:
    out = run("cards", "world_wonders", "--lang", language).out
    lines = out.splitlines()
    for kind, items in ITEMS.items():
        for id, item in items.items():
            name = WONDERS.texts(language).name(kind, id)
            assert any(name in line and SOURCES[language][item.source] in line for line in lines)
    assert "cards world_wonders" in out


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_page_of_every_component(language: str) -> None:
    words = Words(WONDERS, language)
    for component in BOARD.components():
        console = Console(width=80, color_system=None)
        with console.capture() as capture:
            console.print(BOARD.portrait(component, words))
        text = capture.get()
        item = ITEMS[component.kind][component.id]
        flat = " ".join(text.split())
        assert text.startswith(words.name(component.kind, component.id))
        assert max(cell_len(line) for line in text.splitlines()) <= 80
        assert f"{words('column-source')}: {SOURCES[language][item.source]}" in text
        assert " ".join(item.note.split()) in flat
        for field, origin in item.sources.items():
            assert f"{field}: {' '.join(origin.split())}" in flat


def test_one_monument_in_full(run: Command) -> None:
    out = run("cards", "world_wonders", "giza", "--lang", "en").out
    assert "Giza Pyramid Complex  monument pyramids_of_giza" in out
    assert "L L ×2 L ×1" in out
    assert "Next to:  T  temple,  F  farm,  ♣  nature" in out
    assert "→ ⚱1 ⚙1 ☻1 ◎2" in out
    assert "  rings: public: " in out
    assert "Note in the data: 2 rings" in out


def test_maps_tracks_and_solo_cards(run: Command) -> None:
    out = run("cards", "world_wonders", "Map with a lake", "--lang", "en").out
    assert " 1· · · · · · · ♣ · · · · " in out
    assert "≈ water 12, ♣ natural resources 10" in out
    out = run("cards", "world_wonders", "Track board B", "--lang", "en").out
    assert "⚘ 1–15  ☻ 2 5 8 11 14 15" in out
    out = run("cards", "world_wonders", "Sólová karta 9", "--lang", "cs").out
    assert "odhodí: Dlouhá cesta + Sada krátkých cest; jinak: Libovolná budova" in out


@pytest.mark.parametrize("kind", list(ITEMS))
def test_filters_by_kind(run: Command, kind: str) -> None:
    assert [item["id"] for item in _found(run, "--kind", kind)] == list(ITEMS[kind])


@pytest.mark.parametrize("source", ["rulebook", "reconstructed"])
def test_filters_by_source(run: Command, source: str) -> None:
    found = _found(run, "--source", source)
    assert {item["source"] for item in found} == {source}
    expected = [id for items in ITEMS.values() for id, item in items.items() if item.source == source]
    assert [item["id"] for item in found] == expected


def test_filters_together_and_by_name(run: Command) -> None:
    found = _found(run, "temple", "--kind", "tile", "--source", "reconstructed")
    assert [item["id"] for item in found] == [tile.id for tile in COMPONENTS.tiles if tile.type == "temple"]
    assert _found(run, "temple", "--kind", "tile", "--source", "rulebook") == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["cards", "world_wonders", "--source", "dream"], "reconstructed, rulebook"),
        (["cards", "world_wonders", "--kind", "card"], "goal, map, monument"),
        (["cards", "world_wonders", "--age", "1"], "has an age: leave out --age"),
        (["cards", "world_wonders", "--colour", "blue"], "has a colour: leave out --colour"),
        (["cards", "duel", "--source", "rulebook"], "no component of duel has a source: leave out --source"),
        (["cards", "innovation", "--source", "reconstructed"], "unknown source 'reconstructed'"),
    ],
)
def test_wrong_filters_say_what_is_possible(run: Command, arguments: list[str], said: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert said in done.err


def test_components_as_json(run: Command) -> None:
    (moai,) = _found(run, "moai", "--lang", "en")
    assert moai["source"] == "reconstructed"
    assert moai["sources"]["pieces"].startswith("public: ")
    assert moai["parts"] == [["L"], ["L"], ["L"]]
    assert moai["names"] == {"cs": "Moai", "en": "Moai"}
    assert moai["text"] == "Next to: ▒  road, ♣  nature"
    assert all(item["source"] for item in _found(run))
