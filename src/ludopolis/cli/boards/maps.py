"""Maps in letters: squares with borders between regions, hexes laid like bricks, and small ones of both.

A place is row and column of a square, or axial (q, r) of a hex: q to the east, r to the south-east.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from ludopolis.cli.boards.board import FAINT
from ludopolis.cli.boards.canvas import DOWN, LEFT, LINES, RIGHT, UP
from ludopolis.cli.boards.layout import Letter, line_of

Place = tuple[int, int]
Line = Sequence[Letter]

# --- squares --------------------------------------------------------------------------------------


class Squares(NamedTuple):
    """What a map of squares needs to know: the region of each space, inside or outside the map, the letters
    on a space, and the style of the border between some spaces."""

    rows: int
    columns: int
    region: Callable[[Place], int]
    inside: Callable[[Place], Line]
    border: Callable[[Sequence[Place]], str]


def square_map(map: Squares) -> list[Text]:
    """A line through every row of spaces, and one for the borders above, between and below them."""
    lines = []
    for row in range(map.rows):
        lines += [line_of(_borders(map, row)), line_of(_row(map, row))]
    return [*lines, line_of(_borders(map, map.rows))]


def _row(map: Squares, row: int) -> list[Letter]:
    """The line through the middle of a row of spaces."""
    letters: list[Letter] = []
    for column in range(map.columns + 1):
        beside = [(row, column - 1), (row, column)]
        letters.append(("│" if _differ(map, beside) else " ", map.border(beside)))
        if column < map.columns:
            letters += map.inside((row, column))
    return letters


def _borders(map: Squares, row: int) -> list[Letter]:
    """The line above a row of spaces."""
    letters: list[Letter] = []
    for column in range(map.columns + 1):
        around = [(row - up, column - left) for up in (1, 0) for left in (1, 0)]
        letters.append((_crossing(map, around), map.border(around)))
        if column < map.columns:
            stacked = [around[1], around[3]]
            sign = "─" if _differ(map, stacked) else " "
            letters += [(sign, map.border(stacked))] * len(map.inside((0, column)))
    return letters


def _differ(map: Squares, places: Sequence[Place]) -> bool:
    return map.region(places[0]) != map.region(places[1])


def _crossing(map: Squares, around: Sequence[Place]) -> str:
    """Where the borders of four spaces meet: top left, top right, bottom left, bottom right."""
    a, b, c, d = (map.region(place) for place in around)
    arms = (
        (UP if a != b else 0) | (DOWN if c != d else 0) | (LEFT if a != c else 0) | (RIGHT if b != d else 0)
    )
    return LINES[arms]


# --- hexes ----------------------------------------------------------------------------------------

STEP = 6  # columns of the terminal a hex takes, with the border on its left
INSIDE = STEP - 1
TALL = 2
HALF = STEP // 2
BORDER = "│"


class Field(NamedTuple):
    """A space drawn in two lines: its region, its letters, the style of its ground, and what stands on its
    left border instead of the line."""

    region: int
    lines: tuple[Line, Line]
    ground: str
    edge: tuple[Letter, Letter] | None = None


def hex_map(hexes: Mapping[Place, Field]) -> list[Text]:
    """Every row of hexes takes two lines, shifted by half a hex; regions are divided by lines."""
    letters: dict[Place, Letter] = {}
    left, top = _corner(hexes)
    for place, space in hexes.items():
        x, y = _column(place) - left, (place[1] - top) * TALL + 1
        for down in range(TALL):
            _write(letters, x + 1, y + down, space.lines[down])
            letters[x, y + down] = _left_border(space, hexes.get((place[0] - 1, place[1])), down)
        if (place[0] + 1, place[1]) not in hexes:
            _write(letters, x + STEP, y, [(BORDER, FAINT)])
            _write(letters, x + STEP, y + 1, [(BORDER, FAINT)])
    for place in hexes:
        _underline(letters, hexes, place, left, top)
    return _drawing(letters)


def _corner(hexes: Collection[Place]) -> Place:
    """The leftmost column and the uppermost row."""
    return min(map(_column, hexes), default=0), min((r for _, r in hexes), default=0)


def _column(place: Place) -> int:
    """The column of the terminal where a hex begins."""
    return (2 * place[0] + place[1]) * HALF


def _left_border(space: Field, west: Field | None, down: int) -> Letter:
    if space.edge is not None:
        return space.edge[down]
    if west is None:
        return BORDER, FAINT
    return (BORDER if west.region != space.region else " "), space.ground


def _underline(
    letters: dict[Place, Letter], hexes: Mapping[Place, Field], place: Place, left: int, top: int
) -> None:
    """Underline what lies above a border between regions: half a hex for each neighbour."""
    q, r = place
    x, y = _column(place) - left, (r - top) * TALL + 1
    for half, (above, below) in enumerate((((q, r - 1), (q - 1, r + 1)), ((q + 1, r - 1), (q, r + 1)))):
        columns = range(x + half * HALF, x + (half + 1) * HALF)
        if above not in hexes:
            _emphasize(letters, columns, y - 1)
        if below not in hexes or hexes[below].region != hexes[place].region:
            _emphasize(letters, columns, y + TALL - 1)


def _emphasize(letters: dict[Place, Letter], columns: range, y: int) -> None:
    for x in columns:
        sign, style = letters.get((x, y), (" ", FAINT))
        letters[x, y] = (sign, f"underline {style}")


def _write(letters: dict[Place, Letter], x: int, y: int, line: Line) -> None:
    for place, letter in enumerate(line):
        letters[x + place, y] = letter


def _drawing(letters: Mapping[Place, Letter]) -> list[Text]:
    width = max((x for x, _ in letters), default=-1) + 1
    height = max((y for _, y in letters), default=-1) + 1
    return [line_of([letters.get((x, y), (" ", "")) for x in range(width)]) for y in range(height)]


def columns_of(hexes: Collection[Place], some: Collection[Place]) -> range:
    """The columns of the drawing of a hex map that some of its spaces take."""
    left = _corner(hexes)[0]
    starts = [_column(place) - left for place in some]
    return range(min(starts), max(starts) + STEP + 1) if starts else range(0)


# --- squares in two lines -------------------------------------------------------------------------

BLOCK = 4  # columns of the terminal a square takes, with the border on its left


def block_map(blocks: Mapping[Place, Field]) -> list[Text]:
    """Every row of squares takes two lines; regions are divided by lines, rows of them by underlining."""
    letters: dict[Place, Letter] = {}
    for (row, column), space in blocks.items():
        x, y = column * BLOCK, row * TALL + 1
        for down in range(TALL):
            letters[x, y + down] = _left_border(space, blocks.get((row, column - 1)), down)
            _write(letters, x + 1, y + down, space.lines[down])
            if (row, column + 1) not in blocks:
                letters[x + BLOCK, y + down] = (BORDER, FAINT)
    for (row, column), space in blocks.items():
        below = blocks.get((row + 1, column))
        columns = range(column * BLOCK + 1, (column + 1) * BLOCK)
        if (row - 1, column) not in blocks:
            _emphasize(letters, columns, row * TALL)
        if below is None or below.region != space.region:
            _emphasize(letters, columns, (row + 1) * TALL)
    return _drawing(letters)


# --- small maps -----------------------------------------------------------------------------------


def small_square_map(spaces: Mapping[Place, Line]) -> list[Text]:
    """The letters of all spaces, nothing between them."""
    letters: dict[Place, Letter] = {}
    for (row, column), line in spaces.items():
        _write(letters, column * len(line), row, line)
    return _drawing(letters)


def small_hex_map(spaces: Mapping[Place, Line]) -> list[Text]:
    """Two letters a hex, one line a row."""
    letters: dict[Place, Letter] = {}
    left, top = _corner(spaces)
    for (q, r), line in spaces.items():
        _write(letters, 2 * q + r - left // HALF, r - top, line)
    return _drawing(letters)


# --- cropping -------------------------------------------------------------------------------------

MORE_LEFT, MORE_RIGHT = "‹", "›"


def cropped(lines: Sequence[Text], focus: range, width: int) -> list[Text]:
    """A drawing as wide as told, with the columns of the focus in its middle; signs say where it goes on."""
    whole = max((line.cell_len for line in lines), default=0)
    if whole <= width:
        return list(lines)
    middle = (focus.start + focus.stop) // 2 if focus else whole // 2
    room = width - 2
    start = min(max(0, middle - room // 2), whole - room)
    return [_cut_out(line, start, room) for line in lines]


def _cut_out(line: Text, start: int, room: int) -> Text:
    left = MORE_LEFT if line.plain[:start].strip() else " "
    right = MORE_RIGHT if line.plain[start + room :].strip() else " "
    part = line[start : start + room]
    part.pad_right(room - part.cell_len)
    return Text.assemble((left, FAINT), part, (right, FAINT), no_wrap=True, overflow="crop")
