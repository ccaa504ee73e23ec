"""The numbers of the social policies."""

from typing import Final

from mypy_extensions import i64

RATIONALISM: Final[i64] = 0
PATRONAGE: Final[i64] = 1
NATURAL_RELIGION: Final[i64] = 2
ORGANIZED_RELIGION: Final[i64] = 3
EXPANSIONISM: Final[i64] = 4
URBAN_DEVELOPMENT: Final[i64] = 5
PACIFISM: Final[i64] = 6
MILITARY_TRADITION: Final[i64] = 7
COUNT: Final[i64] = 8
