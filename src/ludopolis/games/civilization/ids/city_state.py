"""The numbers of the city-states."""

from typing import Final

from mypy_extensions import i64

CITY_STATE_1: Final[i64] = 0
CITY_STATE_2: Final[i64] = 1
CITY_STATE_3: Final[i64] = 2
CITY_STATE_4: Final[i64] = 3
CITY_STATE_5: Final[i64] = 4
COUNT: Final[i64] = 5
