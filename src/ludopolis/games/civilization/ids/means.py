"""The numbers of the ways to pay a resource."""

from typing import Final

from mypy_extensions import i64

WHEAT: Final[i64] = 0
INCENSE: Final[i64] = 1
SILK: Final[i64] = 2
IRON: Final[i64] = 3
HUT_WHEAT: Final[i64] = 4
HUT_INCENSE: Final[i64] = 5
HUT_SILK: Final[i64] = 6
HUT_SPY: Final[i64] = 7
HUT_IRON: Final[i64] = 8
HUT_URANIUM: Final[i64] = 9
VILLAGE_SPY: Final[i64] = 10
VILLAGE_URANIUM: Final[i64] = 11
VILLAGE_IRON: Final[i64] = 12
A_GIFT_FROM_AFAR: Final[i64] = 13
A_GENEROUS_GIFT: Final[i64] = 14
A_PRINCELY_GIFT: Final[i64] = 15
KREMLIN: Final[i64] = 16
MARIE_CURIE: Final[i64] = 17
COUNT: Final[i64] = 18
