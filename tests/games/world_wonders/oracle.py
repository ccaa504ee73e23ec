"""The rules of placing and scoring once more, with plain sets of spaces, to compare the engine with.

A space is (row, column), counted from 0 at the top left. Nothing here uses the engine.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from games.world_wonders.printed import GOAL, GRID, MONUMENT, RESOURCES, ROADS, TILE, TRACK, pieces

Space = tuple[int, int]
Spaces = frozenset[Space]
Left = tuple[int, ...]
Thing = tuple[str, Spaces]

ALL: Spaces = frozenset((row, column) for row in range(12) for column in range(12))
SIDEWALK: Spaces = frozenset((11, column) for column in range(12))
EDGES: Spaces = frozenset((row, column) for row, column in ALL if row == 0 or column in (0, 11))


def name(space: Space) -> str:
    return f"{'abcdefghijkl'[space[1]]}{space[0] + 1}"


def space(text: str) -> Space:
    return int(text[1:]) - 1, "abcdefghijkl".index(text[0])


def spaces(text: str) -> Spaces:
    """``a1 b2`` are two spaces, ``a1-c2`` is the rectangle between two corners."""
    found: set[Space] = set()
    for word in text.split():
        corners = [space(corner) for corner in word.split("-")]
        (top, left), (bottom, right) = corners[0], corners[-1]
        found |= {(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)}
    return frozenset(found)


@cache
def next_to(cell: Space) -> Spaces:
    row, column = cell
    return ALL & {(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)}


def beside(cells: Collection[Space]) -> Spaces:
    """The spaces that share a side with these, inside the map and not among them (R0.5)."""
    return frozenset().union(*map(next_to, cells)).difference(cells)


def joined(parts: Iterable[Spaces]) -> Spaces:
    return frozenset(cell for part in parts for cell in part)


def groups(cells: Iterable[Space]) -> list[Spaces]:
    """The parts that hang together."""
    left = set(cells)
    found = []
    while left:
        part = {left.pop()}
        while grown := beside(part) & left:
            part |= grown
            left -= grown
        found.append(frozenset(part))
    return found


# --- shapes (R5.9) --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Spot:
    """A piece somewhere on the map, with the terrain it asks for."""

    rotation: int
    anchor: Space
    cells: Spaces
    land: Spaces
    water: Spaces
    ring: Spaces

    def action(self, piece: int) -> str:
        return f"place p{piece + 1} r{self.rotation} {name(self.anchor)}"


def turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    """A quarter turn clockwise."""
    return tuple("".join(column) for column in zip(*rows[::-1], strict=True))


def rotations(rows: tuple[str, ...]) -> list[tuple[str, ...]]:
    turns = [rows]
    for _ in range(3):
        turns.append(turned(turns[-1]))
    return list(dict.fromkeys(turns))


@cache
def spots(rows: tuple[str, ...]) -> list[Spot]:
    """Every placement of a shape on an empty grid."""
    found = []
    for rotation, turn in enumerate(rotations(rows)):
        for top in range(12 - len(turn) + 1):
            for left in range(12 - len(turn[0]) + 1):
                signs = {
                    (top + row, left + column): sign
                    for row, line in enumerate(turn)
                    for column, sign in enumerate(line)
                    if sign != "."
                }
                cells = frozenset(cell for cell, sign in signs.items() if sign != "*")
                land = frozenset(cell for cell, sign in signs.items() if sign == "L")
                water = frozenset(cell for cell, sign in signs.items() if sign == "W")
                found.append(Spot(rotation, (top, left), cells, land, water, beside(cells)))
    return found


# --- a city ---------------------------------------------------------------------------------------


class Plan:
    """A map with the objects on it."""

    def __init__(self, map: str, things: Sequence[Thing]) -> None:
        self.map = map
        self.things = list(things)
        grid = GRID[map]
        covered = frozenset(cell for _, cells in things for cell in cells)
        self.covered = covered
        self.land = frozenset(cell for cell in ALL if grid[cell[0]][cell[1]] != "~") - covered
        self.water = ALL - self.land - covered
        self.natural = frozenset(cell for cell in self.land if grid[cell[0]][cell[1]] == "*")
        self.roads = self.cells_of(*ROADS)
        self.supports = self.roads | self.cells_of("tower")
        self.known: dict[tuple[str, Spaces, Left], bool] = {}
        self.far: dict[str, dict[Space, int]] = {}
        self.fitting: dict[tuple[str, ...], dict[Space, list[Spot]]] = {}

    def cells_of(self, *things: str) -> Spaces:
        return frozenset(cell for thing, cells in self.things if thing in things for cell in cells)

    def tiles(self, type: str | None = None) -> list[Spaces]:
        """The building tiles, or those of a type."""
        return [
            cells for thing, cells in self.things if thing in TILE and type in (None, TILE[thing]["type"])
        ]

    def plus(self, thing: str, cells: Spaces) -> "Plan":
        return Plan(self.map, [*self.things, (thing, cells)])

    # --- placing ----------------------------------------------------------------------------------

    def fits(self, spot: Spot) -> bool:
        """R4.3, R5.2, R5.3, R5.5, R5.6, R6.3."""
        return spot.land <= self.land and spot.water <= self.water and spot.cells.isdisjoint(self.covered)

    def near(self, rows: tuple[str, ...], cells: Spaces) -> list[Spot]:
        """The spots of a piece on free ground that cover one of these spaces."""
        if rows not in self.fitting:
            found: dict[Space, list[Spot]] = {cell: [] for cell in ALL}
            for spot in spots(rows):
                if self.fits(spot):
                    for cell in spot.cells:
                        found[cell].append(spot)
            self.fitting[rows] = found
        return list(dict.fromkeys(spot for cell in cells for spot in self.fitting[rows][cell]))

    def is_supported(self, item: str, spot: Spot, more_roads: Spaces = frozenset()) -> bool:
        """R5.1, R5.5, R5.6."""
        if item in TILE:
            same = joined(self.tiles(TILE[item]["type"]))
            return not spot.ring.isdisjoint(self.roads | same)
        if item == "tower":
            return not spot.ring.isdisjoint(self.covered)
        near = self.supports | more_roads
        return not spot.ring.isdisjoint(near) or not spot.cells.isdisjoint(SIDEWALK)

    def meets(self, need: str, count: int, cells: Spaces) -> bool:
        """R6.6."""
        ring = beside(cells)
        if need == "sidewalk":
            return not cells.isdisjoint(SIDEWALK)
        if need == "natural":
            return len(ring & self.natural) >= count
        if need == "water":
            return len(ring & self.water) >= count
        if need == "road":
            things = [spaces for thing, spaces in self.things if thing in ROADS]
        else:
            things = self.tiles(need)
        return sum(not ring.isdisjoint(spaces) for spaces in things) >= count

    def welcomes(self, monument: str, cells: Spaces) -> bool:
        return all(self.meets(need, count, cells) for need, count in MONUMENT[monument]["next_to"].items())

    def starts(self) -> set[str]:
        """Where the starting road may lie (R3.3)."""
        ((rows, _),) = pieces("long_road")
        return {
            spot.action(0) for spot in spots(rows) if self.fits(spot) and not spot.cells.isdisjoint(SIDEWALK)
        }

    def places(self, item: str, left: Left | None = None, placed: Spaces = frozenset()) -> set[str]:
        """All legal placements of the next piece; ``placed`` are the parts of the monument so far."""
        left = left or tuple(count for _, count in pieces(item))
        return {
            spot.action(piece)
            for piece, spot in self.candidates(item, left, placed)
            if self.allows(item, spot, piece, left, placed)
        }

    def has_place(self, item: str) -> bool:
        return self.can_finish(item, frozenset(), tuple(count for _, count in pieces(item)))

    def candidates(self, item: str, left: Left, placed: Spaces) -> Iterator[tuple[int, Spot]]:
        """The pieces that may come next, on free ground, and beside the parts of a monument placed before."""
        where = beside(placed) if placed and item in MONUMENT else ALL
        for piece, (rows, _) in enumerate(pieces(item)):
            if left[piece]:
                for spot in self.near(rows, where):
                    yield piece, spot

    def allows(self, item: str, spot: Spot, piece: int, left: Left, placed: Spaces) -> bool:
        """May this piece go there, with all the others after it (R5.4, R6.5)?"""
        if not self.fits(spot) or not spot.cells.isdisjoint(placed):
            return False
        rest = tuple(count - (kind == piece) for kind, count in enumerate(left))
        if item in MONUMENT:
            apart = bool(placed) and spot.ring.isdisjoint(placed)
            return not apart and self.can_finish(item, placed | spot.cells, rest)
        if not self.is_supported(item, spot, placed):
            return False
        return item != "short_roads" or self.can_finish(item, placed | spot.cells, rest)

    def distances(self, need: str) -> dict[Space, int]:
        """How many steps every space is from the nearest free one beside what a monument needs."""
        if need not in self.far:
            free = self.land | self.water
            near = [cell for cell in free if self.meets(need, 1, frozenset({cell}))]
            self.far[need] = {
                (row, column): min((abs(row - r) + abs(column - c) for r, c in near), default=99)
                for row, column in free
            }
        return self.far[need]

    def is_hopeless(self, monument: str, placed: Spaces, left: Left) -> bool:
        """Is something the monument needs too far away for the parts that are left?"""
        steps = sum(
            count * len(spots(rows)[0].cells) for count, (rows, _) in zip(left, pieces(monument), strict=True)
        )
        for need in MONUMENT[monument]["next_to"]:
            far = self.distances(need)
            if min((far[cell] for cell in placed or far), default=99) > steps:
                return True
        return False

    def can_finish(self, item: str, placed: Spaces, left: Left) -> bool:
        """Can the pieces left still be placed, in some order?"""
        if item in MONUMENT and self.is_hopeless(item, placed, left):
            return False
        if not any(left):
            return item not in MONUMENT or self.welcomes(item, placed)
        key = (item, placed, left)
        if key not in self.known:
            self.known[key] = any(
                self.allows(item, spot, piece, left, placed)
                for piece, spot in self.candidates(item, left, placed)
            )
        return self.known[key]

    # --- scoring (R9) -----------------------------------------------------------------------------

    def tracks(self, side: str) -> dict[str, int]:
        """The markers after all objects were placed one after another."""
        found = {**dict.fromkeys(RESOURCES, 0), "population": 0}
        for thing, _ in self.things:
            printed = TILE.get(thing) or MONUMENT.get(thing) or {}
            people = printed.get("population", 0)
            for resource in RESOURCES:
                row = TRACK[side][resource]
                for _ in range(printed.get(resource, 0)):
                    if found[resource] < row["last"]:
                        found[resource] += 1
                        people += found[resource] in row["population_at"]
            found["population"] = min(found["population"] + people, TRACK[side]["population"]["last"])
        return found

    def districts(self) -> list[str]:
        plain = self.land - self.natural
        return [thing for thing, cells in self.things if thing in TILE and beside(cells).isdisjoint(plain)]

    def monuments(self) -> list[str]:
        return [thing for thing, _ in self.things if thing in MONUMENT]

    def score(self, side: str, loan: bool) -> dict[str, int]:
        """Everything but the common goals."""
        tracks = self.tracks(side)
        rings = TRACK[side]["population"]["rings_at"]
        return {
            "population": sum(ring <= tracks["population"] for ring in rings),
            "scarcest": min(tracks[resource] for resource in RESOURCES),
            "monuments": sum(MONUMENT[monument]["rings"] for monument in self.monuments()),
            "natural": len(self.natural & beside(self.covered)),
            "districts": len(self.districts()),
            "loan": -2 if loan else 0,
        }

    def metric(self, goal: str, side: str) -> int:
        """What a common goal compares (R10.6)."""
        printed = GOAL[goal]
        plain = self.land - self.natural
        tiles = self.tiles()
        found: Collection[object]
        match printed["metric"]:
            case "largest_enclosed_free_land":
                inner = [len(group) for group in groups(plain) if group.isdisjoint(EDGES | SIDEWALK)]
                return max(inner, default=0)
            case "largest_connected_road_cells":
                return max((len(group) for group in groups(self.roads)), default=0)
            case "monument_count":
                found = self.monuments()
            case "buildings_adjacent_natural":
                found = [cells for cells in tiles if beside(cells) & self.natural]
            case "buildings_adjacent_water":
                found = [cells for cells in tiles if beside(cells) & self.water]
            case "buildings_of_type":
                found = self.tiles(printed["type"])
            case "resource_track_position":
                return self.tracks(side)[printed["resource"]]
            case "largest_adjacent_group_of_type":
                mine = self.tiles(printed["type"])
                parts = groups(joined(mine))
                return max((sum(cells <= part for cells in mine) for part in parts), default=0)
            case "buildings_adjacent_map_edge":
                found = [cells for cells in tiles if cells & EDGES]
            case _:
                found = {TILE[thing]["type"] for thing in self.districts()}
        return len(found)


def goal_points(metrics: Sequence[int], first: int, second: int) -> list[int]:
    """What a goal brings each player (R10.2 to R10.5)."""
    best = sorted({metric for metric in metrics if metric}, reverse=True)
    points = [0] * len(metrics)
    if not best:
        return points
    leaders = [seat for seat, metric in enumerate(metrics) if metric == best[0]]
    if len(leaders) > 1:
        share = (first + second) / len(leaders)
        for seat in leaders:
            points[seat] = int(share + 0.5)
        return points
    points[leaders[0]] = first
    seconds = [seat for seat, metric in enumerate(metrics) if metric in best[1:2]]
    for seat in seconds:
        points[seat] = second if len(seconds) == 1 else 1
    return points
