"""The numbers of the buildings."""

from typing import Final

from mypy_extensions import i64

HARBOR: Final[i64] = 0
SHIPYARD: Final[i64] = 1
TRADING_POST: Final[i64] = 2
GRANARY: Final[i64] = 3
AQUEDUCT: Final[i64] = 4
LIBRARY: Final[i64] = 5
UNIVERSITY: Final[i64] = 6
WORKSHOP: Final[i64] = 7
IRON_MINE: Final[i64] = 8
MARKET: Final[i64] = 9
BANK: Final[i64] = 10
BARRACKS: Final[i64] = 11
ACADEMY: Final[i64] = 12
TEMPLE: Final[i64] = 13
CATHEDRAL: Final[i64] = 14
CITY_WALLS: Final[i64] = 15
COUNT: Final[i64] = 16
