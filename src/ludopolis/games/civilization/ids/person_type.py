"""The numbers of the types of great persons."""

from typing import Final

from mypy_extensions import i64

ARTIST: Final[i64] = 0
BUILDER: Final[i64] = 1
GENERAL: Final[i64] = 2
HUMANITARIAN: Final[i64] = 3
INDUSTRIALIST: Final[i64] = 4
SCIENTIST: Final[i64] = 5
COUNT: Final[i64] = 6
