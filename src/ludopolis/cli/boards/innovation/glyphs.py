"""Short signs for cards, icons and effects. An icon is always a sign with letters, never a colour alone."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from ludopolis.cli.boards.faces import BACK, chip
from ludopolis.cli.words import Words
from ludopolis.games.innovation.components import COMPONENTS, Card
from ludopolis.games.innovation.effects import DOGMAS

CARDS = {card.id: card for card in COMPONENTS.cards}
ICONS = ("crown", "leaf", "lightbulb", "castle", "factory", "clock")
SIGNS = {"crown": "♛", "leaf": "♣", "lightbulb": "☼", "castle": "♜", "factory": "⚙", "clock": "◷"}
HEXAGON = "⬡"
SPLAYS = {"left": "←", "right": "→", "up": "↑"}
CHOSEN = "✓"
KINDS = {True: "effect-demand", False: "effect-share"}
KEYWORD = "bold"

_REFERENCE = re.compile(r"\[(\w+)\]")


class Effect(NamedTuple):
    """An effect of a card: the message that names its kind, and its text."""

    demand: bool
    kind: str
    text: str


def code(icon: str, words: Words) -> str:
    """An icon's sign and the first two letters of its name, which differ in every language."""
    return SIGNS[icon] + words.name("icon", icon)[:2].capitalize()


def sign(icon: str, words: Words) -> str:
    """An icon's sign and name."""
    return f"{SIGNS[icon]} {words.name('icon', icon)}"


def places(card: Card, words: Words) -> str:
    """The four places of a card: top left, then the bottom from left to right."""
    return " ".join(HEXAGON if icon is None else code(icon, words) for icon in card.icons)


def back(age: int) -> Text:
    """A card of which only the age can be seen."""
    return Text(f"[{age}]", style=BACK)


def face(id: str, words: Words) -> Text:
    """A card's age and name."""
    return Text.assemble((f"[{CARDS[id].age}]", KEYWORD), f" {words.name('card', id)}")


def coloured(id: str, words: Words) -> Text:
    """A card's age, name and colour."""
    return Text.assemble(face(id, words), " ", chip(CARDS[id].colour, words))


def complete(id: str, words: Words) -> Text:
    """A card's age, name, colour and icons."""
    return Text.assemble(coloured(id, words), " ", places(CARDS[id], words))


def effects(id: str, words: Words) -> list[Effect]:
    """The effects of a card in their order."""
    return [
        Effect(
            effect.demand, words(KINDS[effect.demand]), words.game.attribute(f"card-{id}", f"effect-{number}")
        )
        for number, effect in enumerate(DOGMAS[id], start=1)
    ]


def sentence(text: str, words: Words) -> Text:
    """A text of the game with the icons and ages it mentions, ``[castle]`` and ``[1]``, made visible."""
    line = Text()
    end = 0
    for found in _REFERENCE.finditer(text):
        line.append(text[end : found.start()])
        name = found[1]
        line.append(f"{SIGNS[name]}{words.name('icon', name)}" if name in SIGNS else found[0], KEYWORD)
        end = found.end()
    line.append(text[end:])
    return line


def people(seats: Sequence[int], players: Sequence[str], words: Words) -> str:
    """The names of some players, or nobody."""
    return ", ".join(players[seat] for seat in seats) or words("nobody")
