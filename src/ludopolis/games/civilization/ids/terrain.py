"""The numbers of the terrains."""

from typing import Final

from mypy_extensions import i64

GRASSLAND: Final[i64] = 0
FOREST: Final[i64] = 1
DESERT: Final[i64] = 2
MOUNTAIN: Final[i64] = 3
WATER: Final[i64] = 4
COUNT: Final[i64] = 5
