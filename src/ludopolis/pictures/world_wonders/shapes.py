"""Sets of spaces as outlines."""

from collections.abc import Iterable

from ludopolis.svg import written

Spot = tuple[int, int]  # column and row, from 0
CELL = 52


def spot(space: str) -> Spot:
    """Where a space lies: ``c4`` is column 2, row 3."""
    return ord(space[0]) - ord("a"), int(space[1:]) - 1


def spots(spaces: Iterable[str]) -> list[Spot]:
    return sorted((spot(space) for space in spaces), key=lambda at: (at[1], at[0]))


def beside(at: Spot) -> list[Spot]:
    """The four neighbours, on the map or not."""
    x, y = at
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def connected(cells: Iterable[Spot]) -> list[list[Spot]]:
    """The parts that hang together by sides."""
    left = set(cells)
    parts = []
    while left:
        part = [min(left)]
        left.remove(part[0])
        for here in part:
            for near in beside(here):
                if near in left:
                    left.remove(near)
                    part.append(near)
        parts.append(part)
    return parts


def pattern_spots(pattern: list[str], signs: str = "LWE") -> list[Spot]:
    """The spaces of a printed pattern that bear one of the signs."""
    return [(x, y) for y, line in enumerate(pattern) for x, sign in enumerate(line) if sign in signs]


def loops(cells: Iterable[Spot]) -> list[list[Spot]]:
    """The corners of the outlines of a set of spaces, clockwise around it; holes the other way."""
    after = _edges(set(cells))
    found = []
    while after:
        start = min(after)
        walked, here = [start], after[start].pop()
        while here != start:
            walked.append(here)
            here = _next(after, walked[-2], here)
        found.append(_corners(walked))
        after = {point: ends for point, ends in after.items() if ends}
    return found


def outline(cells: Iterable[Spot], size: float = CELL) -> str:
    """The outline as the data of a path."""
    return "".join(
        "M" + "L".join(f"{written(float(x * size))} {written(float(y * size))}" for x, y in loop) + "Z"
        for loop in loops(cells)
    )


def _edges(cells: set[Spot]) -> dict[Spot, list[Spot]]:
    """The edges between inside and outside, from point to point."""
    after: dict[Spot, list[Spot]] = {}
    for x, y in cells:
        around = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        for side, neighbour in enumerate(beside((x, y))):
            if neighbour not in cells:
                after.setdefault(around[side], []).append(around[(side + 1) % 4])
    return after


def _next(after: dict[Spot, list[Spot]], before: Spot, here: Spot) -> Spot:
    """Where the outline goes on; where two outlines meet at a corner, it turns right."""
    ends = after[here]
    if len(ends) > 1:
        dx, dy = here[0] - before[0], here[1] - before[1]
        right = (here[0] - dy, here[1] + dx)
        if right in ends:
            ends.remove(right)
            return right
    return ends.pop()


def _corners(walked: list[Spot]) -> list[Spot]:
    """The points where the direction changes."""
    kept = []
    for place, (x, y) in enumerate(walked):
        (px, py), (nx, ny) = walked[place - 1], walked[(place + 1) % len(walked)]
        if (x - px, y - py) != (nx - x, ny - y):
            kept.append((x, y))
    return kept
