"""The numbers of the governments."""

from typing import Final

from mypy_extensions import i64

ANARCHY: Final[i64] = 0
DESPOTISM: Final[i64] = 1
REPUBLIC: Final[i64] = 2
FEUDALISM: Final[i64] = 3
DEMOCRACY: Final[i64] = 4
MONARCHY: Final[i64] = 5
COMMUNISM: Final[i64] = 6
FUNDAMENTALISM: Final[i64] = 7
COUNT: Final[i64] = 8
