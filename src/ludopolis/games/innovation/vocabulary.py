"""The small words of the effects as numbers: what is done with a card, whose it is, where, and which."""

from typing import Final

from mypy_extensions import i64

# Verbs of a move, and what follows a draw.
MELD: Final[i64] = 0
TUCK: Final[i64] = 1
SCORE: Final[i64] = 2
RETURN: Final[i64] = 3
TRANSFER: Final[i64] = 4
REVEAL: Final[i64] = 5
CHOOSE: Final[i64] = 6
KEEP: Final[i64] = 7
VERBS: Final = ("meld", "tuck", "score", "return", "transfer", "reveal", "choose", "hand")

# Whose cards.
YOU: Final[i64] = 0
ME: Final[i64] = 1
CHOSEN: Final[i64] = 2
EACH: Final[i64] = 3
EACH_OTHER: Final[i64] = 4
ANY: Final[i64] = 5
ANY_OTHER: Final[i64] = 6
OWNERS: Final = ("you", "me", "p", "each", "each_other", "any", "any_other")

# Zones.
HAND: Final[i64] = 0
SCORE_PILE: Final[i64] = 1
BOARD: Final[i64] = 2
TOP: Final[i64] = 3
BOTTOM: Final[i64] = 4
WHOLE_PILE: Final[i64] = 5
BELOW: Final[i64] = 6
ZONES: Final = ("hand", "score", "board", "top", "bottom", "pile", "below")

# Which of the matching cards; 0 is by choice.
HIGHEST: Final[i64] = 1
LOWEST: Final[i64] = 2
ALL: Final[i64] = 3
ALL_HIGHEST: Final[i64] = 4
ALL_LOWEST: Final[i64] = 5
BY_BACK: Final[i64] = 6
WHICH: Final = ("choice", "highest", "lowest", "all", "all_highest", "all_lowest", "by_back")

# Whom to choose; 0 is any other player.
POORER: Final[i64] = 1
WITH_SCORE: Final[i64] = 2
AMONG: Final = ("others", "poorer", "with_score")

# What a chosen number means.
PLAYER: Final = "player"
COLOURS: Final = "colours"
VALUE: Final = "value"
FLAG: Final = "flag"

NONE: Final[i64] = -1
BY_SCORE: Final[i64] = 6  # instead of an icon
