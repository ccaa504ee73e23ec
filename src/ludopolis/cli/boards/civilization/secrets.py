"""What nobody sees, from the whole position: piles in their order, and what is held face down."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ludopolis.cli.boards.board import TITLE
from ludopolis.cli.words import Words

PILES = {"city_states": "city_state", "wonders": "wonder", "tiles": "tile"}
DECKS = {
    "units": "unit",
    "events": "event",
    "great_persons": "great_person",
    "huts": "hut",
    "villages": "village",
}


def secrets(position: dict[str, Any], words: Words) -> RenderableType:
    return Group(*_lines(position, words))


def _lines(position: dict[str, Any], words: Words) -> Iterator[Text]:
    for pile, kind in PILES.items():
        names = [words.name(kind, id) for id in position["piles"][pile]]
        yield _line(words(f"secret-{pile}"), names, words)
    for deck, kind in DECKS.items():
        cards = [(card["face"], card.get("place", "deck")) for card in position["decks"][deck]]
        lying = [words.name(kind, face) for face, place in cards if place == "deck"]
        yield _line(words(f"secret-{deck}"), lying, words)
        for seat in range(len(position["players"])):
            held = [words.name(kind, face) for face, place in cards if place == f"held {seat}"]
            if held:
                yield _line(words("secret-held", player=seat + 1), held, words)
    for square, seen in position["squares"].items():
        if seen.get("on") in ("hut", "village"):
            token = position["decks"][f"{seen['on']}s"][seen.get("token", 0)]
            yield _line(square, [words.name(seen["on"], token["face"])], words)


def _line(title: str, names: list[str], words: Words) -> Text:
    return Text.assemble((f"{title}: ", TITLE), ", ".join(names) or words("none"))
