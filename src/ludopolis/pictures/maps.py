"""Maps of squares and hexes: neighbours, middles of spaces, and outlines of sets of them.

A square is known by column and row; a hex by axial (q, r): q to the east, r to the south-east. Points lie
on a lattice of whole numbers, and only a path is measured in units of the picture.
"""

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from ludopolis.svg import written

Spot = tuple[int, int]
Point = tuple[int, int]


class Grid(NamedTuple):
    """``corners`` and ``ways`` go clockwise: way i leads over the side between corners i and i + 1. ``steps``
    are the points by which a middle moves with each coordinate; ``unit`` is the size of a point."""

    ways: tuple[Spot, ...]
    corners: tuple[Point, ...]
    steps: tuple[Point, Point]
    unit: tuple[float, float]

    def beside(self, at: Spot) -> list[Spot]:
        """The neighbours, on the map or not."""
        return [(at[0] + x, at[1] + y) for x, y in self.ways]

    def middle(self, at: Spot) -> tuple[float, float]:
        x, y = self._origin(at)
        xs, ys = [x for x, _ in self.corners], [y for _, y in self.corners]
        return self._measured((x + (min(xs) + max(xs)) / 2, y + (min(ys) + max(ys)) / 2))

    def connected(self, cells: Iterable[Spot]) -> list[list[Spot]]:
        """The parts that hang together by sides."""
        left = set(cells)
        parts = []
        while left:
            part = [min(left)]
            left.remove(part[0])
            for here in part:
                for near in self.beside(here):
                    if near in left:
                        left.remove(near)
                        part.append(near)
            parts.append(part)
        return parts

    def loops(self, cells: Iterable[Spot]) -> list[list[Point]]:
        """The corners of the outlines of a set of spaces, clockwise around it; holes the other way."""
        after = self._edges(set(cells))
        found = []
        while after:
            start = min(after)
            walked, here = [start], after[start].pop()
            while here != start:
                walked.append(here)
                here = _next(after, walked[-2], here)
            found.append(_bends(walked))
            after = {point: ends for point, ends in after.items() if ends}
        return found

    def outline(self, cells: Iterable[Spot]) -> str:
        """The outline as the data of a path."""
        return "".join(
            "M" + "L".join(" ".join(map(written, self._measured(point))) for point in loop) + "Z"
            for loop in self.loops(cells)
        )

    def _origin(self, at: Spot) -> Point:
        (ax, ay), (bx, by) = self.steps
        return at[0] * ax + at[1] * bx, at[0] * ay + at[1] * by

    def _measured(self, point: tuple[float, float]) -> tuple[float, float]:
        return float(point[0] * self.unit[0]), float(point[1] * self.unit[1])

    def _edges(self, cells: set[Spot]) -> dict[Point, list[Point]]:
        """The edges between inside and outside, from point to point."""
        after: dict[Point, list[Point]] = {}
        for cell in cells:
            x, y = self._origin(cell)
            around = [(x + dx, y + dy) for dx, dy in self.corners]
            for side, neighbour in enumerate(self.beside(cell)):
                if neighbour not in cells:
                    after.setdefault(around[side], []).append(around[(side + 1) % len(around)])
        return after


def _next(after: dict[Point, list[Point]], before: Point, here: Point) -> Point:
    """Where the outline goes on; where two outlines of squares meet at a corner, it turns right."""
    ends = after[here]
    if len(ends) > 1:
        dx, dy = here[0] - before[0], here[1] - before[1]
        right = (here[0] - dy, here[1] + dx)
        if right in ends:
            ends.remove(right)
            return right
    return ends.pop()


def _bends(walked: list[Point]) -> list[Point]:
    """The points where the direction changes."""
    kept = []
    for place, (x, y) in enumerate(walked):
        (px, py), (nx, ny) = walked[place - 1], walked[(place + 1) % len(walked)]
        if (x - px, y - py) != (nx - x, ny - y):
            kept.append((x, y))
    return kept


def squares(size: float) -> Grid:
    """A grid of squares of this size."""
    return Grid(
        ways=((0, -1), (1, 0), (0, 1), (-1, 0)),
        corners=((0, 0), (1, 0), (1, 1), (0, 1)),
        steps=((1, 0), (0, 1)),
        unit=(size, size),
    )


def hexes(side: float) -> Grid:
    """A grid of hexes with sides of this length, one corner up."""
    return Grid(
        ways=((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)),
        corners=((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)),
        steps=((2, 0), (1, 3)),
        unit=(side * sqrt(3) / 2, side / 2),
    )
