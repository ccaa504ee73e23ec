"""The numbers of what a city can build."""

from typing import Final

from mypy_extensions import i64

ARMY: Final[i64] = 0
SCOUT: Final[i64] = 1
INFANTRY: Final[i64] = 2
ARTILLERY: Final[i64] = 3
MOUNTED: Final[i64] = 4
AIRCRAFT: Final[i64] = 5
BUILDING: Final[i64] = 6  # + building
WONDER: Final[i64] = 22  # + wonder
ITEMS: Final[i64] = 49
