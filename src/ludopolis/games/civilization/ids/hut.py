"""The numbers of the huts."""

from typing import Final

from mypy_extensions import i64

WHEAT: Final[i64] = 0
INCENSE: Final[i64] = 1
SILK: Final[i64] = 2
SPY: Final[i64] = 3
IRON: Final[i64] = 4
URANIUM: Final[i64] = 5
FRIENDLY_BARBARIAN: Final[i64] = 6
CITY_STATE: Final[i64] = 7
NATIVE_ART: Final[i64] = 8
TEACHER: Final[i64] = 9
COUNT: Final[i64] = 10
