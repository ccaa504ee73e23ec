"""City maps: large with borders around every object, small with two columns a space."""

from collections.abc import Collection, Mapping

from rich.text import Text

from ludopolis.cli.boards.board import FAINT
from ludopolis.cli.boards.canvas import DOWN, LEFT, LINES, RIGHT, UP
from ludopolis.cli.boards.world_wonders.glyphs import FACES, INK, SIDEWALK, painted
from ludopolis.cli.boards.world_wonders.ground import FREE, Cell, Place
from ludopolis.cli.boards.world_wonders.layout import Letter, line_of
from ludopolis.cli.words import Words
from ludopolis.games.world_wonders.components import COLUMNS, ROWS

STEP = 4  # columns of the terminal a space takes in the large map, with a border
INSIDE = STEP - 1
LABELS = 2
LARGE_WIDTH = LABELS + COLUMNS * STEP + 1
SMALL_WIDTH = LABELS + COLUMNS * 2
OUTSIDE = Cell(-9, "sidewalk", " ")
NOBODY: frozenset[Place] = frozenset()
LETTERS = "abcdefghijkl"


def large_map(
    cells: Mapping[Place, Cell],
    words: Words,
    marks: Mapping[Place, str] | None = None,
    ghost: Collection[Place] = NOBODY,
) -> list[Text]:
    """The map with letters and numbers at its sides and the sidewalk below.

    Marks are written on their spaces; ghost spaces show a piece that is only considered.
    """
    height = ROWS * 2 + 1
    heading = "".join(f"{letter:^{STEP}}" for letter in LETTERS)
    lines = [Text(f"{' ' * (LABELS + 1)}{heading.rstrip()}", FAINT)]
    for y in range(height):
        label = f"{y // 2 + 1:>{LABELS}}" if y % 2 else " " * LABELS
        letters = _row(cells, y // 2, marks or {}, ghost) if y % 2 else _border(cells, y // 2)
        lines.append(Text.assemble((label, FAINT), line_of(letters)))
    walk = f" {words('sidewalk')} ".center(COLUMNS * STEP + 1, SIDEWALK)
    return [*lines, Text.assemble(" " * LABELS, (walk, painted("sidewalk")))]


def _row(
    cells: Mapping[Place, Cell], row: int, marks: Mapping[Place, str], ghost: Collection[Place]
) -> list[Letter]:
    """The line through the middle of a row of spaces."""
    letters: list[Letter] = []
    for column in range(COLUMNS + 1):
        left, right = _at(cells, row, column - 1), _at(cells, row, column)
        sign = "│" if left.owner != right.owner else " "
        letters.append((sign, _between([left, right])))
        if column < COLUMNS:
            place = (row, column)
            letters += _inside(right, marks.get(place, ""), place in ghost)
    return letters


def _inside(cell: Cell, mark: str, ghost: bool) -> list[Letter]:
    style = painted(cell.face, bold=True)
    if ghost:
        return [(letter, painted("ghost", bold=True)) for letter in "▓▓▓"]
    if not mark:
        return [(letter, style) for letter in f" {cell.sign}{cell.note}"]
    amber = painted("mark", bold=True)
    if cell.owner == FREE or len(mark) == INSIDE:
        return [(letter, amber) for letter in f"{mark:^{INSIDE}}"]
    return [(cell.sign, style), *((letter, amber) for letter in f"{mark:<{INSIDE - 1}}")]


def _border(cells: Mapping[Place, Cell], row: int) -> list[Letter]:
    """The line above a row of spaces."""
    letters: list[Letter] = []
    for column in range(COLUMNS + 1):
        corner = [_at(cells, row - up, column - left) for up in (1, 0) for left in (1, 0)]
        letters.append((_corner(corner), _between(corner)))
        if column < COLUMNS:
            above, below = corner[1], corner[3]
            sign = "─" if above.owner != below.owner else " "
            letters += [(sign, _between([above, below]))] * INSIDE
    return letters


def _corner(around: list[Cell]) -> str:
    """The crossing of the borders between four spaces: top left, top right, bottom left, bottom right."""
    a, b, c, d = (cell.owner for cell in around)
    arms = (
        (UP if a != b else 0) | (DOWN if c != d else 0) | (LEFT if a != c else 0) | (RIGHT if b != d else 0)
    )
    return LINES[arms]


def _between(around: list[Cell]) -> str:
    """How a border is painted: like an object beside it, or else like the ground."""
    inside = [cell for cell in around if cell is not OUTSIDE]
    standing = [cell for cell in inside if cell.owner != FREE]
    plain = [cell for cell in inside if cell.face == "land"]
    face = (standing or plain or inside)[0].face
    ink = FACES[face][0] if standing and face != "road" else INK
    return f"{ink} on {FACES[face][1]}"


def _at(cells: Mapping[Place, Cell], row: int, column: int) -> Cell:
    return cells.get((row, column), OUTSIDE)


def small_map(cells: Mapping[Place, Cell]) -> list[Text]:
    """Two columns a space: the sign, and the number that tells neighbours of one kind apart."""
    lines = [Text(f"{' ' * LABELS}{' '.join(LETTERS)}", FAINT)]
    for row in range(ROWS):
        letters: list[Letter] = []
        for column in range(COLUMNS):
            cell = cells[row, column]
            letters += [(letter, painted(cell.face)) for letter in cell.sign + cell.tag]
        lines.append(Text.assemble((f"{row + 1:>{LABELS}}", FAINT), line_of(letters)))
    return lines
