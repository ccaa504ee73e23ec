"""Kinds of arguments that counts and conditions have; the assembler turns each into a number."""

from typing import Final

NOTHING: Final = ""
CARDS: Final = "cards"  # a name bound to cards
CHOICE: Final = "choice"  # a name bound to a player, colours, a value or a flag
ICON: Final = "icon"
COLOUR: Final = "colour"
COLOURS: Final = "colours"  # several, as a set
DIRECTION: Final = "direction"
ZONE: Final = "zone"
CARD: Final = "card"
