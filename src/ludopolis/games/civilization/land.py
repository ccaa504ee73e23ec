"""Squares of the grid and their neighbours (R0.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization.actions import HEIGHT, SQUARES, WIDTH

NOWHERE: Final[i64] = -1

NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
DIRECTIONS: Final[i64] = 4


def _square(row: int, column: int) -> int:
    inside = 0 <= row < HEIGHT and 0 <= column < WIDTH
    return row * WIDTH + column if inside else NOWHERE


_places = [(square // WIDTH, square % WIDTH) for square in range(SQUARES)]
_steps = [(-1, 0), (0, 1), (1, 0), (0, -1)]
_rounds = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]

# The square to the north, east, south and west of each, and the eight around it.
BESIDE: Final[vec[i64]] = vec[i64](
    [_square(row + down, column + right) for row, column in _places for down, right in _steps]
)
AROUND: Final[vec[i64]] = vec[i64](
    [_square(row + down, column + right) for row, column in _places for down, right in _rounds]
)
ROW: Final[vec[i64]] = vec[i64]([row for row, column in _places])
COLUMN: Final[vec[i64]] = vec[i64]([column for row, column in _places])


def beside(square: i64, direction: i64) -> i64:
    """The next square in a direction, or NOWHERE."""
    return BESIDE[square * DIRECTIONS + direction]


def distance(square: i64, other: i64) -> i64:
    """How many orthogonal steps lie between two squares (R0.1)."""
    return _apart(ROW[square], ROW[other]) + _apart(COLUMN[square], COLUMN[other])


def rings(square: i64, other: i64) -> i64:
    """How many rings of neighbours lie between two squares (R5.3)."""
    down, right = _apart(ROW[square], ROW[other]), _apart(COLUMN[square], COLUMN[other])
    return down if down > right else right


def _apart(number: i64, other: i64) -> i64:
    return number - other if number > other else other - number
