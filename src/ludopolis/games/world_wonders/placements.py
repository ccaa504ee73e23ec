"""Where things may stand: every legal place of a piece at once, as a set of anchor spaces (R5, R6).

An *anchor* is the map space under the top left corner of a piece's bounding box (R5.9).
"""

from mypy_extensions import i64

from ludopolis.games.world_wonders.actions import LONG_ROAD, MONUMENT, TOWER
from ludopolis.games.world_wonders.grid import (
    Board,
    along_sidewalk,
    around,
    back,
    both,
    either,
    everywhere,
    first_space,
    forward,
    meet,
    moved,
    neighbours,
    nowhere,
    size,
    some,
    space_steps,
    without,
)
from ludopolis.games.world_wonders.state import FREE_LAND, FREE_WATER, NEAR, NEAR_OBJECT, SUPPORT, City
from ludopolis.games.world_wonders.tables import (
    CELL_GROUND,
    CELL_STEPS,
    FIRST_CELL,
    FIRST_NEED,
    FIRST_ORIENTATION,
    FIRST_RING,
    GROUND_GAP,
    GROUND_LAND,
    GROUND_WATER,
    NEED_COUNT,
    NEED_KIND,
    NEED_NATURAL,
    NEED_ROAD,
    NEED_SIDEWALK,
    NEED_WATER,
    ORIENTATION_CELLS,
    PIECE_PATTERN,
    RING_STEPS,
    TILE_TYPE,
    TILES,
)

# --- one orientation of a piece -------------------------------------------------------------------


def fits(orientation: i64, land: Board, water: Board) -> Board:
    """The anchors where every cell finds the ground it wants, inside the map (R4.3, R5.2, R6.3)."""
    anchors = everywhere()
    for cell in range(FIRST_CELL[orientation], FIRST_CELL[orientation + 1]):
        ground = CELL_GROUND[cell]
        if ground == GROUND_LAND:
            wanted = land
        elif ground == GROUND_WATER:
            wanted = water
        elif ground == GROUND_GAP:
            wanted = everywhere()
        else:
            wanted = either(land, water)
        anchors = both(anchors, back(wanted, CELL_STEPS[cell]))
        if not some(anchors):
            return anchors
    return anchors


def covering(orientation: i64, board: Board) -> Board:
    """The anchors where at least one cell of the piece lies in a set of spaces."""
    anchors = nowhere()
    for cell in range(FIRST_CELL[orientation], FIRST_CELL[orientation + 1]):
        if CELL_GROUND[cell] != GROUND_GAP:
            anchors = either(anchors, back(board, CELL_STEPS[cell]))
    return anchors


def beside(orientation: i64, board: Board) -> Board:
    """The anchors where at least one space of a set lies next to the piece, not under it."""
    anchors = nowhere()
    for place in range(FIRST_RING[orientation], FIRST_RING[orientation + 1]):
        anchors = either(anchors, moved(board, RING_STEPS[place]))
    return anchors


def cells_of(orientation: i64, steps: i64) -> Board:
    """The spaces a piece covers whose anchor is so many steps from the corner."""
    first = orientation * 3
    return forward(
        (ORIENTATION_CELLS[first], ORIENTATION_CELLS[first + 1], ORIENTATION_CELLS[first + 2]), steps
    )


# --- roads, towers, buildings ---------------------------------------------------------------------


def supported(city: City, item: i64) -> Board:
    """The spaces beside something that lets the object stand here (R5.1, R5.5, R5.6)."""
    if item < TILES:
        return either(city.board(NEAR + NEED_ROAD), city.board(NEAR + TILE_TYPE[item]))
    if item == TOWER:
        return city.board(NEAR_OBJECT)
    return city.board(SUPPORT)


def object_anchors(city: City, item: i64, orientation: i64) -> Board:
    """Where a long road, a tower or a building may go (R5.10)."""
    anchors = fits(orientation, city.board(FREE_LAND), city.board(FREE_WATER))
    if not some(anchors):
        return anchors
    return both(anchors, covering(orientation, supported(city, item)))


def start_anchors(city: City, orientation: i64) -> Board:
    """Where the starting road may go: along the sidewalk (R3.3)."""
    anchors = fits(orientation, city.board(FREE_LAND), city.board(FREE_WATER))
    return both(anchors, covering(orientation, along_sidewalk()))


# --- monuments in one piece -----------------------------------------------------------------------


def monument_anchors(city: City, monument: i64, orientation: i64) -> Board:
    """Where a monument of one part may go (R6.3, R6.6)."""
    anchors = fits(orientation, city.board(FREE_LAND), city.board(FREE_WATER))
    several = False
    for need in range(FIRST_NEED[monument], FIRST_NEED[monument + 1]):
        if not some(anchors):
            return anchors
        kind = NEED_KIND[need]
        if kind == NEED_NATURAL:
            anchors = both(anchors, beside(orientation, city.natural()))
        elif kind == NEED_WATER:
            anchors = both(anchors, beside(orientation, city.board(FREE_WATER)))
        else:
            anchors = both(anchors, covering(orientation, near_board(city, kind)))
        if NEED_COUNT[need] > 1:
            several = True
    return with_enough(city, monument, orientation, anchors) if several else anchors


def near_board(city: City, kind: i64) -> Board:
    """The spaces beside a needed thing: a building of a type, a road, the sidewalk, nature."""
    if kind == NEED_SIDEWALK:
        return along_sidewalk()
    if kind == NEED_NATURAL:
        return neighbours(city.natural())
    if kind == NEED_WATER:
        return neighbours(city.board(FREE_WATER))
    return city.board(NEAR + kind)


def with_enough(city: City, monument: i64, orientation: i64, anchors: Board) -> Board:
    """Only the anchors with as many neighbours as the card asks for."""
    enough = nowhere()
    while some(anchors):
        anchor = first_space(anchors)
        anchors = without(anchors, anchor)
        if satisfied(city, monument, cells_of(orientation, space_steps(anchor))):
            enough = either(enough, anchor)
    return enough


def satisfied(city: City, monument: i64, cells: Board) -> bool:
    """Has a monument on these spaces all the neighbours it needs (R6.6)?"""
    for need in range(FIRST_NEED[monument], FIRST_NEED[monument + 1]):
        if not need_met(city, NEED_KIND[need], NEED_COUNT[need], cells):
            return False
    return True


def need_met(city: City, kind: i64, count: i64, cells: Board) -> bool:
    if kind == NEED_NATURAL:
        return size(both(around(cells), city.natural())) >= count
    if kind == NEED_WATER:
        return size(both(around(cells), city.board(FREE_WATER))) >= count
    if not meet(cells, near_board(city, kind)):
        return False
    return count == 1 or neighbours_of_kind(city, kind, cells) >= count


def neighbours_of_kind(city: City, kind: i64, cells: Board) -> i64:
    """How many different roads, or buildings of a type, stand beside these spaces."""
    found: i64 = 0
    beside_them = neighbours(cells)
    for place in range(city.object_count()):
        thing = city.object_at(place)
        if thing < TILES:
            matches = TILE_TYPE[thing] == kind
        else:
            matches = kind == NEED_ROAD and thing >= LONG_ROAD and thing != TOWER
        if matches and meet(city.cells_at(place), beside_them):
            found += 1
    return found


# --- anything in one piece ------------------------------------------------------------------------


def anchors_of(city: City, item: i64, orientation: i64) -> Board:
    """The legal anchors of an object in one piece."""
    if MONUMENT <= item < LONG_ROAD:
        return monument_anchors(city, item - MONUMENT, orientation)
    return object_anchors(city, item, orientation)


def has_place(city: City, item: i64) -> bool:
    """Can an object in one piece be placed at all (R4.2)?"""
    pattern = PIECE_PATTERN[item * 3]
    for orientation in range(FIRST_ORIENTATION[pattern], FIRST_ORIENTATION[pattern + 1]):
        if some(anchors_of(city, item, orientation)):
            return True
    return False
