"""Objects of several pieces: sets of short roads (R5.4) and monuments of several parts (R6.5).

Pieces are placed one after another, so a piece may go only where the others still find their places.
"""

from mypy_extensions import i64

from ludopolis.games.world_wonders.actions import MONUMENT, SHORT_ROADS
from ludopolis.games.world_wonders.grid import (
    Board,
    both,
    either,
    first_space,
    meet,
    neighbours,
    nowhere,
    size,
    some,
    space_steps,
    without,
)
from ludopolis.games.world_wonders.placements import (
    cells_of,
    covering,
    fits,
    near_board,
    satisfied,
)
from ludopolis.games.world_wonders.state import FREE_LAND, FREE_WATER, SUPPORT, City
from ludopolis.games.world_wonders.tables import (
    BLOCKED,
    FIRST_NEED,
    FIRST_ORIENTATION,
    MONUMENT_SIZE,
    NEED_COUNT,
    NEED_KIND,
    NEED_NATURAL,
    NEED_WATER,
    PIECE_COUNT,
    PIECE_KINDS,
    PIECE_PATTERN,
)

Counts = tuple[i64, i64, i64]  # how many of each of the three pieces


def all_pieces(item: i64) -> Counts:
    return (PIECE_COUNT[item * 3], PIECE_COUNT[item * 3 + 1], PIECE_COUNT[item * 3 + 2])


def count_of(counts: Counts, piece: i64) -> i64:
    return counts[0] if piece == 0 else counts[1] if piece == 1 else counts[2]


def fewer(counts: Counts, piece: i64) -> Counts:
    """The counts without one piece."""
    if piece == 0:
        return (counts[0] - 1, counts[1], counts[2])
    if piece == 1:
        return (counts[0], counts[1] - 1, counts[2])
    return (counts[0], counts[1], counts[2] - 1)


def total(counts: Counts) -> i64:
    return counts[0] + counts[1] + counts[2]


# --- short roads ----------------------------------------------------------------------------------


def road_anchors(city: City, land: Board, support: Board, orientation: i64) -> Board:
    """Where a short road may go, with so much land free and such support (R5.1, R5.3)."""
    anchors = fits(orientation, land, city.board(FREE_WATER))
    return both(anchors, covering(orientation, support))


def roomy(city: City, land: Board, support: Board, left: Counts) -> bool:
    """Is there so much room that no choice can leave a piece of the set without a place?

    So it is if every piece has more places than all the other pieces together can block.
    """
    for piece in range(PIECE_KINDS):
        if count_of(left, piece) and places(city, land, support, piece) <= blocked(left, piece):
            return False
    return True


def places(city: City, land: Board, support: Board, piece: i64) -> i64:
    """How many places a piece of the set has now."""
    count: i64 = 0
    pattern = PIECE_PATTERN[SHORT_ROADS * 3 + piece]
    for orientation in range(FIRST_ORIENTATION[pattern], FIRST_ORIENTATION[pattern + 1]):
        count += size(road_anchors(city, land, support, orientation))
    return count


def blocked(left: Counts, piece: i64) -> i64:
    """How many places of a piece the rest of the set can take at most."""
    count = -BLOCKED[piece * PIECE_KINDS + piece]
    for other in range(PIECE_KINDS):
        count += count_of(left, other) * BLOCKED[other * PIECE_KINDS + piece]
    return count


def roads_fit(city: City, land: Board, support: Board, left: Counts) -> bool:
    """Can all these pieces be placed one after another, in some order (R5.4)?"""
    if total(left) == 0:
        return True
    for piece in range(PIECE_KINDS):
        if count_of(left, piece):
            pattern = PIECE_PATTERN[SHORT_ROADS * 3 + piece]
            for orientation in range(FIRST_ORIENTATION[pattern], FIRST_ORIENTATION[pattern + 1]):
                anchors = road_anchors(city, land, support, orientation)
                while some(anchors):
                    anchor = first_space(anchors)
                    anchors = without(anchors, anchor)
                    cells = cells_of(orientation, space_steps(anchor))
                    beside = either(support, neighbours(cells))
                    if roads_fit(city, without(land, cells), beside, fewer(left, piece)):
                        return True
    return False


def set_has_place(city: City) -> bool:
    """Can a whole set of short roads be placed (R5.4)?"""
    land = city.board(FREE_LAND)
    support = city.board(SUPPORT)
    left = all_pieces(SHORT_ROADS)
    return roomy(city, land, support, left) or roads_fit(city, land, support, left)


def set_anchors(city: City, left: Counts, piece: i64, orientation: i64, free: bool) -> Board:
    """Where a piece of the set may go so that the rest still fits; ``free`` says there is room anyway."""
    land = city.board(FREE_LAND)
    support = city.board(SUPPORT)
    anchors = road_anchors(city, land, support, orientation)
    if free:
        return anchors
    good = nowhere()
    rest = fewer(left, piece)
    while some(anchors):
        anchor = first_space(anchors)
        anchors = without(anchors, anchor)
        cells = cells_of(orientation, space_steps(anchor))
        if roads_fit(city, without(land, cells), either(support, neighbours(cells)), rest):
            good = either(good, anchor)
    return good


# --- monuments of several parts -------------------------------------------------------------------


def building_ground(city: City, monument: i64) -> Board:
    """The free spaces close enough to everything the monument needs: no part can lie outside it.

    All parts hang together, so every space of the monument is within its size of a space beside each
    needed thing, going over free ground only.
    """
    ground = either(city.board(FREE_LAND), city.board(FREE_WATER))
    zone = ground
    for need in range(FIRST_NEED[monument], FIRST_NEED[monument + 1]):
        reach = both(near_board(city, NEED_KIND[need]), ground)
        for step in range(MONUMENT_SIZE[monument] - 1):
            reach = both(either(reach, neighbours(reach)), ground)
        zone = both(zone, reach)
        if not some(zone):
            return zone
    return zone


def part_anchors(city: City, zone: Board, placed: Board, orientation: i64) -> Board:
    """Where a part may go beside those placed before; anywhere if it is the first."""
    free = without(zone, placed)
    anchors = fits(orientation, both(free, city.board(FREE_LAND)), both(free, city.board(FREE_WATER)))
    if some(placed):
        return both(anchors, covering(orientation, neighbours(placed)))
    return anchors


def first_part_anchors(city: City, monument: i64, orientation: i64, anchors: Board) -> Board:
    """Only the anchors beside the first thing needed: some part stands there, and it may as well be first."""
    need = FIRST_NEED[monument]
    if need == FIRST_NEED[monument + 1]:
        return anchors
    return both(anchors, covering(orientation, near_board(city, NEED_KIND[need])))


def last_part_anchors(city: City, monument: i64, placed: Board, orientation: i64, anchors: Board) -> Board:
    """Only the anchors where the last part touches what the others do not touch yet."""
    for need in range(FIRST_NEED[monument], FIRST_NEED[monument + 1]):
        kind = NEED_KIND[need]
        if not some(anchors):
            return anchors
        if NEED_COUNT[need] == 1 and kind != NEED_NATURAL and kind != NEED_WATER:
            near = near_board(city, kind)
            if not meet(placed, near):
                anchors = both(anchors, covering(orientation, near))
    return anchors


def parts_fit(city: City, monument: i64, zone: Board, placed: Board, left: Counts) -> bool:
    """Can the parts left be added so that the whole monument is legal (R6.5, R6.6)?"""
    if total(left) == 0:
        return satisfied(city, monument, placed)
    last = total(left) == 1
    for piece in range(PIECE_KINDS):
        if count_of(left, piece):
            pattern = PIECE_PATTERN[(MONUMENT + monument) * 3 + piece]
            for orientation in range(FIRST_ORIENTATION[pattern], FIRST_ORIENTATION[pattern + 1]):
                anchors = part_anchors(city, zone, placed, orientation)
                if not some(placed):
                    anchors = first_part_anchors(city, monument, orientation, anchors)
                if last:
                    anchors = last_part_anchors(city, monument, placed, orientation, anchors)
                while some(anchors):
                    anchor = first_space(anchors)
                    anchors = without(anchors, anchor)
                    cells = either(placed, cells_of(orientation, space_steps(anchor)))
                    if parts_fit(city, monument, zone, cells, fewer(left, piece)):
                        return True
    return False


def monument_has_place(city: City, monument: i64) -> bool:
    """Can a monument of several parts be placed at all?"""
    zone = building_ground(city, monument)
    if not some(zone):
        return False
    return parts_fit(city, monument, zone, nowhere(), all_pieces(MONUMENT + monument))


def good_part_anchors(
    city: City, monument: i64, placed: Board, left: Counts, piece: i64, orientation: i64
) -> Board:
    """Where a part may go so that the whole monument can still be completed."""
    zone = building_ground(city, monument)
    anchors = part_anchors(city, zone, placed, orientation)
    good = nowhere()
    rest = fewer(left, piece)
    while some(anchors):
        anchor = first_space(anchors)
        anchors = without(anchors, anchor)
        if parts_fit(city, monument, zone, either(placed, cells_of(orientation, space_steps(anchor))), rest):
            good = either(good, anchor)
    return good
