"""The numbers of the types of units."""

from typing import Final

from mypy_extensions import i64

INFANTRY: Final[i64] = 0
ARTILLERY: Final[i64] = 1
MOUNTED: Final[i64] = 2
AIRCRAFT: Final[i64] = 3
COUNT: Final[i64] = 4
