"""The numbers of the relics."""

from typing import Final

from mypy_extensions import i64

ARK_OF_THE_COVENANT: Final[i64] = 0
ATLANTIS: Final[i64] = 1
ATTILAS_VILLAGE: Final[i64] = 2
SCHOOL_OF_CONFUCIUS: Final[i64] = 3
SEVEN_CITIES_OF_GOLD: Final[i64] = 4
COUNT: Final[i64] = 5
