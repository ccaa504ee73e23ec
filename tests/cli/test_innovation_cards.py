"""``cards innovation``: filters, pages of all cards, special achievements."""

import json

import pytest
from rich.console import Console

from cli.running import Command
from ludopolis import game
from ludopolis.cli.boards import board_of
from ludopolis.cli.words import Words
from ludopolis.games.innovation.components import COMPONENTS

INNOVATION = game("innovation")
BOARD = board_of(INNOVATION)


def _found(run: Command, *filters: str) -> list[str]:
    return [card["id"] for card in json.loads(run("cards", "innovation", *filters, "--json").out)]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_page_of_every_card(language: str) -> None:
    words = Words(INNOVATION, language)
    kinds = {"cs": ("Příkaz", "Součinnost"), "en": ("Demand", "Share effect")}[language]
    for component in BOARD.components():
        console = Console(width=80, color_system=None)
        with console.capture() as capture:
            console.print(BOARD.portrait(component, words))
        text = capture.get()
        assert text.startswith(words.name(component.kind, component.id))
        assert max(len(line) for line in text.splitlines()) <= 80
        assert not any(f"[{icon}]" in text for icon in COMPONENTS.icons)
        if component.kind == "card":
            assert words.name("age", str(component.facts["age"])) in text
            assert words.name("colour", component.facts["colour"]) in text
            assert "⬡" in text
            numbered = [line for line in text.splitlines() if line[:3] in ("1. ", "2. ", "3. ")]
            assert [any(f". {kind}:" in line for kind in kinds) for line in numbered] == [
                True for _ in component.facts["effects"]
            ]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_everything_is_listed(run: Command, language: str) -> None:
    out = run("cards", "innovation", "--lang", language).out
    for kind in ("card", "special"):
        assert all(INNOVATION.texts(language).name(kind, id) in out for id in INNOVATION.components[kind])
    assert "cards innovation" in out


def test_one_card_in_full(run: Command) -> None:
    out = run("cards", "innovation", "City", "States", "--lang", "en").out
    assert "City States  card city_states" in out
    assert "Age 1: Prehistory" in out
    assert "top left ⬡\nbottom left ♛ crown · bottom centre ♛ crown · bottom right ♜ castle" in out
    assert "Dogma icon: ♛ crown" in out
    assert "1. Demand: I demand: if you show four or more ♜castle," in out
    assert "Editions: Other editions let you draw a [1]" in out
    assert "Source: the Czech rulebook" in out
    czech = run("cards", "innovation", "nástroje", "--lang", "cs").out
    assert "2. Součinnost: Můžeš vrátit z ruky jednu kartu [3]." in czech
    assert "Zdroj: veřejné seznamy karet" in czech


def test_special_achievements(run: Command) -> None:
    assert _found(run, "--kind", "special") == COMPONENTS.specials
    out = run("cards", "innovation", "diplomacie", "--lang", "cs").out
    assert "dvanáct zdrojů ◷hodiny" in out
    assert "Vydání: Českou větu" in run("cards", "innovation", "monument", "--lang", "cs").out


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        (["--age", "3", "--colour", "blue"], ["alchemy", "translation"]),
        (["--age", "3", "--colour", "modrá", "--icon", "koruna"], ["translation"]),
        (["--age", "1", "--icon", "lightbulb"], ["archery", "tools", "writing"]),
        (["--icon", "CLOCK", "--age", "7", "--colour", "red"], []),
    ],
)
def test_filters(run: Command, filters: list[str], expected: list[str]) -> None:
    assert _found(run, *filters) == expected


def test_an_icon_is_found_wherever_it_is(run: Command) -> None:
    expected = [card.id for card in COMPONENTS.cards if "crown" in card.icons]
    assert _found(run, "--icon", "crown") == expected


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["cards", "innovation", "--icon", "sword"], "castle, clock, crown, factory, leaf, lightbulb"),
        (["cards", "innovation", "--colour", "brown"], "blue, green, purple, red, yellow"),
        (["cards", "innovation", "--age", "11"], "9, 10"),
        (["cards", "duel", "--icon", "crown"], "no component of duel has an icon: leave out --icon"),
    ],
)
def test_wrong_filters_say_what_is_possible(run: Command, arguments: list[str], said: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert said in done.err


def test_cards_as_json(run: Command) -> None:
    (card,) = json.loads(run("cards", "innovation", "oars", "--lang", "en", "--json").out)
    assert card["icons"] == ["castle", "crown", None, "castle"]
    assert card["effects"] == ["demand", "share"]
    assert card["names"] == {"cs": "Čluny", "en": "Oars"}
    assert card["text"].startswith("Demand: I demand: transfer a card")
    assert card["source"] == "rulebook"


def test_a_few_cards_are_shown_in_full_and_many_in_a_table(run: Command) -> None:
    few = run("cards", "innovation", "--age", "10", "--colour", "red", "--lang", "en").out
    assert "1. Share effect: Score your top green card." in few
    many = run("cards", "innovation", "--age", "10", "--lang", "en").out
    assert "Score your top green card." not in many
    assert "Cards (10)" in many
