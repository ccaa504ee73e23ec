"""The numbers of the resources."""

from typing import Final

from mypy_extensions import i64

WHEAT: Final[i64] = 0
INCENSE: Final[i64] = 1
SILK: Final[i64] = 2
IRON: Final[i64] = 3
SPY: Final[i64] = 4
URANIUM: Final[i64] = 5
COUNT: Final[i64] = 6
