"""The numbers of the investments."""

from typing import Final

from mypy_extensions import i64

INFRASTRUCTURE: Final[i64] = 0
ENDOWMENT_FOR_THE_ARTS: Final[i64] = 1
MILITARY_INDUSTRIAL_COMPLEX: Final[i64] = 2
PUBLIC_EDUCATION: Final[i64] = 3
COUNT: Final[i64] = 4
