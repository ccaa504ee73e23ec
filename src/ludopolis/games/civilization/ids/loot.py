"""The numbers of the rewards of a victor."""

from typing import Final

from mypy_extensions import i64

TRADE: Final[i64] = 0
CULTURE: Final[i64] = 1
RESOURCE: Final[i64] = 2
HUT_VILLAGE: Final[i64] = 3
DISCARD_COIN: Final[i64] = 4
LEARN_TECH: Final[i64] = 5
CULTURE_CARD: Final[i64] = 6
STEAL_COIN: Final[i64] = 7
COUNT: Final[i64] = 8
