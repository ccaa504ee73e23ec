"""``cards civilization``: everything printed is listed, in both languages, with its source."""

import json
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from cli.running import Command
from ludopolis import game
from ludopolis.cli.boards import board_of
from ludopolis.cli.boards.civilization.catalog import ITEMS, uncertain
from ludopolis.cli.words import Words

CIVILIZATION = game("civilization")
BOARD = board_of(CIVILIZATION)
WITHOUT_TEXT = ("policy_card", "unit_type", "unit", "resource", "terrain", "tile", "layout")


def _found(run: Command, *filters: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run("cards", "civilization", *filters, "--json").out)
    return found


def test_nothing_printed_is_missing() -> None:
    counted: dict[str, int] = {}
    for component in BOARD.components():
        counted[component.kind] = counted.get(component.kind, 0) + 1
    assert counted == {
        "civilization": 16,
        "technology": 45,
        "government": 8,
        "building": 16,
        "wonder": 27,
        "event": 38,
        "great_person": 42,
        "person_type": 6,
        "policy": 8,
        "policy_card": 4,
        "investment": 4,
        "hut": 10,
        "village": 8,
        "city_state": 5,
        "relic": 5,
        "unit_type": 4,
        "unit": 12,
        "loot": 8,
        "resource": 6,
        "terrain": 5,
        "tile": 43,
        "layout": 4,
    }


@pytest.mark.parametrize("language", ["cs", "en"])
def test_everything_is_listed(run: Command, language: str) -> None:
    out = run("cards", "civilization", "--lang", language).out
    words = Words(CIVILIZATION, language)
    for component in BOARD.components():
        assert words.name(component.kind, component.id).split()[0] in out, component
    assert "cards civilization" in out


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_page_of_every_component(language: str) -> None:
    words = Words(CIVILIZATION, language)
    for component in BOARD.components():
        console = Console(width=80, color_system=None)
        with console.capture() as capture:
            console.print(BOARD.portrait(component, words))
        text = capture.get()
        flat = " ".join(text.split())
        assert text.startswith(words.name(component.kind, component.id))
        assert max(cell_len(line) for line in text.splitlines()) <= 80
        assert f"{words('column-source')}: {ITEMS[component.kind][component.id].source}" in flat
        effect = words.effect(component.kind, component.id)
        assert bool(effect) == (component.kind not in WITHOUT_TEXT), component
        assert effect in flat


def test_both_sides_of_a_policy_card_are_told(run: Command) -> None:
    out = " ".join(run("cards", "civilization", "policy_card_4", "--lang", "en").out.split())
    for id in ("pacifism", "military_tradition"):
        assert Words(CIVILIZATION, "en").effect("policy", id) in out


def test_a_tile_is_drawn_with_what_is_printed_on_it(run: Command) -> None:
    out = run("cards", "civilization", "tile", "7", "--lang", "en").out.splitlines()
    assert [line.rstrip() for line in out[1:5]] == ["^§ ░  ░  ≈", "^  ·v ^  ≈", "^  ♣  ·  ≈", "^h ^  ♣  ≈"]


def test_a_layout_shows_every_home(run: Command) -> None:
    out = run("cards", "civilization", "--kind", "layout", "--lang", "en").out
    for seats, shape in ((2, "▲"), (3, "■"), (4, "◆"), (5, "✚")):
        assert out.count(shape * 4) == (5 - seats + 1) * 4


def test_uncertain_facts_are_marked(run: Command) -> None:
    out = run("cards", "civilization", "--kind", "wonder", "--lang", "en").out
    marked = [id for id in ITEMS["wonder"] if uncertain("wonder", id)]
    assert marked == ["angkor_wat", "himeji_samurai_castle"]
    names = [Words(CIVILIZATION, "en").name("wonder", id) for id in ITEMS["wonder"]]
    assert [name for name in names if f"{name} ?" in out] == ["Angkor Wat", "Himeji Samurai Castle"]


def test_components_by_kind_and_name(run: Command) -> None:
    assert [found["id"] for found in _found(run, "--kind", "investment")] == [
        "infrastructure",
        "endowment_for_the_arts",
        "military_industrial_complex",
        "public_education",
    ]
    (pyramids,) = _found(run, "pyramids")
    assert (pyramids["cost"], pyramids["discount_technology"]) == (15, "pottery")
    (arabs,) = _found(run, "arabia")
    assert arabs["text"].endswith("(only with Investments)")
    assert "Visuté zahrady" in run("cards", "civilization", "hanging", "gardens", "--lang", "cs").out


def test_rules_can_be_read_and_searched(run: Command) -> None:
    assert "Harvest" in run("rules", "civilization", "R7.12", "--lang", "en").out
    assert "Těžba" in run("rules", "civilization", "R7.12", "--lang", "cs").out
    assert "R8.10" in run("rules", "civilization", "caravan", "--lang", "en").out
