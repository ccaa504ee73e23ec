"""City maps: large with borders around every object, small with two columns a space."""

from collections.abc import Collection, Mapping, Sequence

from rich.text import Text

from ludopolis.cli.boards.board import FAINT
from ludopolis.cli.boards.layout import Letter
from ludopolis.cli.boards.maps import Squares, small_square_map, square_map
from ludopolis.cli.boards.world_wonders.glyphs import FACES, INK, SIDEWALK, painted
from ludopolis.cli.boards.world_wonders.ground import FREE, Cell, Place
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
    written = marks or {}

    def inside(place: Place) -> list[Letter]:
        return _inside(cells[place], written.get(place, ""), place in ghost)

    def border(places: Sequence[Place]) -> str:
        return _between([cells.get(place, OUTSIDE) for place in places])

    squares = Squares(ROWS, COLUMNS, lambda place: cells.get(place, OUTSIDE).owner, inside, border)
    heading = "".join(f"{letter:^{STEP}}" for letter in LETTERS)
    lines = [Text(f"{' ' * (LABELS + 1)}{heading.rstrip()}", FAINT)]
    for y, line in enumerate(square_map(squares)):
        label = f"{y // 2 + 1:>{LABELS}}" if y % 2 else " " * LABELS
        lines.append(Text.assemble((label, FAINT), line))
    walk = f" {words('sidewalk')} ".center(COLUMNS * STEP + 1, SIDEWALK)
    return [*lines, Text.assemble(" " * LABELS, (walk, painted("sidewalk")))]


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


def _between(around: list[Cell]) -> str:
    """How a border is painted: like an object beside it, or else like the ground."""
    inside = [cell for cell in around if cell is not OUTSIDE]
    standing = [cell for cell in inside if cell.owner != FREE]
    plain = [cell for cell in inside if cell.face == "land"]
    face = (standing or plain or inside)[0].face
    ink = FACES[face][0] if standing and face != "road" else INK
    return f"{ink} on {FACES[face][1]}"


def small_map(cells: Mapping[Place, Cell]) -> list[Text]:
    """Two columns a space: the sign, and the number that tells neighbours of one kind apart."""
    spaces = {
        place: [(letter, painted(cell.face)) for letter in cell.sign + cell.tag]
        for place, cell in cells.items()
    }
    lines = [Text(f"{' ' * LABELS}{' '.join(LETTERS)}", FAINT)]
    for row, line in enumerate(small_square_map(spaces)):
        lines.append(Text.assemble((f"{row + 1:>{LABELS}}", FAINT), line))
    return lines
