"""Small drawings of pieces, two columns a space."""

from rich.text import Text

from ludopolis.cli.boards.board import FAINT
from ludopolis.cli.boards.layout import Letter, abreast, line_of
from ludopolis.cli.boards.world_wonders.glyphs import (
    FACES,
    INK,
    MONUMENTS,
    OBJECTS,
    ROAD,
    STACKS,
    TILES,
    TOWER,
    TYPES,
    painted,
)
from ludopolis.games.world_wonders.components import COMPONENTS, Monument
from ludopolis.games.world_wonders.patterns import GAP, Cell, Pattern

SIGN_FACES = {"L": "land", "W": "water", "E": "either", "*": "gap"}
ANCHOR, EMPTY_ANCHOR = "●", "○"


def pieces_of(item: str) -> list[Pattern]:
    """The different pieces of something that can be placed, p1 first (R5.9)."""
    if item in TILES:
        return [Pattern.read(STACKS[TILES[item].stack].pattern)]
    if item in MONUMENTS:
        return [Pattern.read(kind) for kind, _ in MONUMENTS[item].kinds()]
    if item == "short_roads":
        return [Pattern.read(piece.pattern) for piece in COMPONENTS.short_roads.pieces]
    return [Pattern.read((COMPONENTS.tower if item == "tower" else COMPONENTS.long_road).pattern)]


def look_of(item: str) -> tuple[str, str]:
    """How the spaces of a piece are painted, and their sign; monuments show the ground they want."""
    if item in TILES:
        type = TILES[item].type
        return type, TYPES[type].letter
    if item in OBJECTS:
        return ("tower", TOWER) if item == "tower" else ("road", ROAD)
    return "", ""


def drawn(pattern: Pattern, face: str, sign: str, anchor: bool = False) -> list[Text]:
    """The lines of a drawing. With ``anchor`` the space that names the placement is marked."""
    lines = []
    for row in range(pattern.height):
        letters: list[Letter] = []
        for column in range(pattern.width):
            letters += _space(pattern, (row, column), face, sign, anchor and row == column == 0)
        lines.append(line_of(letters))
    return lines


def _space(pattern: Pattern, cell: Cell, face: str, sign: str, anchor: bool) -> list[Letter]:
    wanted = pattern.cells.get(cell)
    if wanted is None:
        return [(EMPTY_ANCHOR if anchor else " ", FAINT), (" ", "")]
    style = painted(face, bold=True) if face else f"bold {INK} on {FACES[SIGN_FACES[wanted]][1]}"
    second = ANCHOR if anchor and wanted != GAP else (" " if sign != ROAD else ROAD)
    return [(sign or wanted, style), (second, style)]


def footprint(monument: Monument) -> list[Text]:
    """The parts of a monument with the ground they want; how many of each if there are several."""
    blocks: list[list[Text]] = []
    widths: list[int] = []
    for kind, count in monument.kinds():
        pattern = Pattern.read(kind)
        times = f"×{count}" if len(monument.parts) > 1 else ""
        first, *rest = drawn(pattern, "", "")
        blocks.append([Text.assemble(first, times), *rest])
        widths.append(pattern.width * 2 + len(times))
    return abreast(blocks, widths)


def stack_drawing(stack: str, tile: str | None) -> list[Text]:
    """The shape of a stack in the colour of the tile on offer, or empty if it is taken."""
    pattern = Pattern.read(STACKS[stack].pattern)
    if tile is None:
        return [
            Text(
                "".join("□ " if (row, column) in pattern.cells else "  " for column in range(pattern.width)),
                FAINT,
            )
            for row in range(pattern.height)
        ]
    face, sign = look_of(tile)
    return drawn(pattern, face, sign)
