"""What lies on every space of a city map."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from ludopolis.cli.boards.world_wonders.glyphs import (
    BRIDGE,
    DISTRICT,
    LAND,
    MAPS,
    MONUMENT,
    NATURAL,
    ROAD,
    TILES,
    TOWER,
    TYPES,
    WATER,
)
from ludopolis.games.world_wonders.components import COLUMNS, ROWS, SPACES
from ludopolis.games.world_wonders.view import CityView, ObjectView

Place = tuple[int, int]
DIGITS = "123456789abcdefghijklmnopqrstuvwxyz"
GROUND = {".": ("land", LAND), "*": ("natural", NATURAL), "~": ("water", WATER)}
FREE = -1  # nothing stands there
PENDING = -2  # a part of what is being placed


class Cell(NamedTuple):
    """A space: what stands on it, how it is painted, its sign; ``tag`` tells equal signs apart."""

    owner: int
    face: str
    sign: str
    tag: str = " "
    note: str = " "


def place_of(space: str) -> Place:
    """Row and column of a space, counted from 0."""
    return divmod(SPACES.index(space), COLUMNS)


def space_of(place: Place) -> str:
    return SPACES[place[0] * COLUMNS + place[1]]


def cells_of(city: CityView, pending: Iterable[str] = ()) -> dict[Place, Cell]:
    """Every space of a map; ``pending`` are the spaces of parts that were placed before."""
    cells = {
        (row, column): Cell(FREE, *GROUND[MAPS[city.map].grid[row][column]])
        for row in range(ROWS)
        for column in range(COLUMNS)
    }
    numbers = numbering(city)
    for owner, standing in enumerate(city.objects):
        for space in standing.cells:
            cells[place_of(space)] = _covered(owner, standing, space, numbers[owner], cells)
    for space in pending:
        cells[place_of(space)] = Cell(PENDING, "monument", MONUMENT)
    return cells


def _covered(owner: int, standing: ObjectView, space: str, number: str, cells: dict[Place, Cell]) -> Cell:
    if standing.object in TILES:
        type = TILES[standing.object].type
        note = DISTRICT if standing.district and space == standing.cells[0] else " "
        return Cell(owner, type, TYPES[type].letter, number, note)
    if standing.object == "tower":
        return Cell(owner, "tower", TOWER)
    if number:
        return Cell(owner, "monument", MONUMENT, number, number)
    sign = BRIDGE if cells[place_of(space)].face == "water" else ROAD
    return Cell(owner, "road", sign, sign)


def numbering(city: CityView) -> list[str]:
    """For each object its number among those of its kind, in the order they were built; none for roads."""
    counted: Counter[str] = Counter()
    numbers = []
    for standing in city.objects:
        kind = TILES[standing.object].type if standing.object in TILES else "monument"
        if standing.object in TILES or standing.object in city.monuments:
            numbers.append(DIGITS[counted[kind] % len(DIGITS)])
            counted[kind] += 1
        else:
            numbers.append("")
    return numbers


def numbered_monuments(city: CityView) -> list[tuple[str, str]]:
    """The monuments on the map with the numbers they are drawn with."""
    numbers = numbering(city)
    return [
        (number, standing.object)
        for number, standing in zip(numbers, city.objects, strict=True)
        if standing.object in city.monuments
    ]
