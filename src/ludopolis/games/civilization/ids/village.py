"""The numbers of the villages."""

from typing import Final

from mypy_extensions import i64

SPY: Final[i64] = 0
URANIUM: Final[i64] = 1
IRON: Final[i64] = 2
CITY_STATE: Final[i64] = 3
GREAT_PERSON: Final[i64] = 4
WEALTH: Final[i64] = 5
FRIENDLY_WORKERS: Final[i64] = 6
NATIVE_ART: Final[i64] = 7
COUNT: Final[i64] = 8
