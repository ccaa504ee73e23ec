"""The cards of the automatic opponent in words."""

from rich.text import Text

from ludopolis.cli.boards.board import FAINT
from ludopolis.cli.boards.world_wonders.glyphs import SOLO_CARDS, TYPES
from ludopolis.cli.words import Words

ARROWS = {"left": "←", "right": "→"}


def thing(id: str, words: Words) -> str:
    """Something a solo card discards."""
    kind = "type" if id in TYPES else "offer" if id == "any_building" else "object"
    return words.name(kind, id)


def solo_text(id: str, words: Words) -> str:
    """The three parts of a card from top to bottom (R11.3)."""
    card = SOLO_CARDS[id]
    if card.reshuffle:
        return words("solo-reshuffle")
    top = " + ".join(thing(object, words) for object in card.top)
    return words("solo-parts", top=top, middle=thing(card.middle, words), arrow=ARROWS[card.arrow])


def solo_card_line(id: str, words: Words) -> Text:
    return Text.assemble(f"{words.name('solo_card', id)}: ", (solo_text(id, words), FAINT))
