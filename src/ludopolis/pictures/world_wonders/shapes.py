"""The spaces of a city map and of printed patterns, and the grid on which they are drawn."""

from collections.abc import Iterable

from ludopolis.pictures.maps import Spot, squares

CELL = 52
GRID = squares(CELL)


def spot(space: str) -> Spot:
    """Where a space lies, column and row from 0: ``c4`` is column 2, row 3."""
    return ord(space[0]) - ord("a"), int(space[1:]) - 1


def spots(spaces: Iterable[str]) -> list[Spot]:
    return sorted((spot(space) for space in spaces), key=lambda at: (at[1], at[0]))


def pattern_spots(pattern: list[str], signs: str = "LWE") -> list[Spot]:
    """The spaces of a printed pattern that bear one of the signs."""
    return [(x, y) for y, line in enumerate(pattern) for x, sign in enumerate(line) if sign in signs]
