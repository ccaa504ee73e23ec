"""Kinds of arguments that operations, counts, conditions and filters have.

The assembler turns each into a number; ``None`` stands for an argument that is not given.
"""

from typing import Final

NOTHING: Final = ""
PLAIN: Final = "plain"  # a number or a flag as it is
NUMBER: Final = "number"  # fixed, or counted when it is needed
CONDITION: Final = "condition"
FILTER: Final = "filter"
PLACE: Final = "place"  # an instruction to go to
CARDS: Final = "cards"  # a name bound to cards
CHOICE: Final = "choice"  # a name bound to a player, colours, a value or a flag
INTO_PLAYER: Final = "into_player"  # a name that becomes bound to one
INTO_COLOURS: Final = "into_colours"
INTO_VALUE: Final = "into_value"
INTO_FLAG: Final = "into_flag"
ICON: Final = "icon"
ICON_OR_SCORE: Final = "icon_or_score"
COLOUR: Final = "colour"
COLOURS: Final = "colours"  # several, as a set; none named = all
DIRECTION: Final = "direction"
VERB: Final = "verb"  # what is done with a card
OWNER: Final = "owner"
ZONE: Final = "zone"
WHICH: Final = "which"
AMONG: Final = "among"
CARD: Final = "card"
SPECIAL: Final = "special"
