"""Shapes drawn as rows of signs, as in the data: what ground each cell wants, and its rotations (R5.9)."""

from typing import NamedTuple, Self

LAND = "L"
WATER = "W"
EITHER = "E"
GAP = "*"  # must exist on the map, but is not covered (R6.2)
NOTHING = "."

Cell = tuple[int, int]


class Pattern(NamedTuple):
    """The cells of a shape by row and column, and the ground each of them wants."""

    cells: dict[Cell, str]

    @classmethod
    def read(cls, rows: list[str]) -> Self:
        return cls(
            {
                (row, column): sign
                for row, signs in enumerate(rows)
                for column, sign in enumerate(signs)
                if sign != NOTHING
            }
        )

    @property
    def height(self) -> int:
        return max(row for row, _ in self.cells) + 1

    @property
    def width(self) -> int:
        return max(column for _, column in self.cells) + 1

    def covered(self) -> list[Cell]:
        """The cells the object stands on."""
        return sorted(cell for cell, sign in self.cells.items() if sign != GAP)

    def ring(self) -> list[Cell]:
        """The cells beside it, gaps included (R6.6)."""
        covered = self.covered()
        return sorted({cell for place in covered for cell in neighbours(place)} - set(covered))

    def turned(self) -> Self:
        """A quarter turn clockwise."""
        height = self.height
        return type(self)({(column, height - 1 - row): sign for (row, column), sign in self.cells.items()})

    def rotations(self) -> "list[Pattern]":
        """The pattern and its turns, without those that are the same again."""
        found: list[Pattern] = [self]
        while (turned := found[-1].turned()) not in found:
            found.append(turned)
        return found


def neighbours(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


def connected(rows: list[str]) -> list[list[Cell]]:
    """The groups of covered cells that hang together."""
    left = set(Pattern.read(rows).covered())
    groups = []
    while left:
        group = [left.pop()]
        for cell in group:
            found = left.intersection(neighbours(cell))
            left -= found
            group.extend(sorted(found))
        groups.append(sorted(group))
    return groups
