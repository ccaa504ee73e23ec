"""The numbers of the places of coin tokens."""

from typing import Final

from mypy_extensions import i64

CODE_OF_LAWS: Final[i64] = 0
POTTERY: Final[i64] = 1
DEMOCRACY: Final[i64] = 2
PRINTING_PRESS: Final[i64] = 3
EDUCATION: Final[i64] = 4
SHEET: Final[i64] = 5
PANAMA_CANAL: Final[i64] = 6
COUNT: Final[i64] = 7
