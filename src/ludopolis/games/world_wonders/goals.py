"""The common goals of the advanced variant: what they compare, and who scores (R10)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.world_wonders.components import COMPONENTS, METRICS
from ludopolis.games.world_wonders.districts import is_district
from ludopolis.games.world_wonders.grid import (
    Board,
    along_edge,
    along_sidewalk,
    around,
    either,
    first_space,
    group,
    meet,
    nowhere,
    size,
    some,
    without,
)
from ludopolis.games.world_wonders.state import FREE_WATER, ROADS, City, Table
from ludopolis.games.world_wonders.tables import (
    GOAL_FIRST,
    GOAL_RESOURCE,
    GOAL_SECOND,
    GOAL_TYPE,
    TIED_SECOND,
    TILE_TYPE,
    TILES,
    TYPES,
)

ENCLOSED_LAND: Final[i64] = 0
CONNECTED_ROADS: Final[i64] = 1
MONUMENT_COUNT: Final[i64] = 2
NEXT_TO_NATURAL: Final[i64] = 3
NEXT_TO_WATER: Final[i64] = 4
OF_TYPE: Final[i64] = 5
TRACK_POSITION: Final[i64] = 6
GROUP_OF_TYPE: Final[i64] = 7
AT_EDGE: Final[i64] = 8
GOAL_METRIC: Final[vec[i64]] = vec[i64]([METRICS.index(goal.metric) for goal in COMPONENTS.goals])


# --- metrics (R10.6) ------------------------------------------------------------------------------


def metric(city: City, goal: i64) -> i64:
    """How well a city meets a goal."""
    kind = GOAL_METRIC[goal]
    if kind == ENCLOSED_LAND:
        return largest_enclosed_land(city)
    if kind == CONNECTED_ROADS:
        return largest_group(city.board(ROADS))
    if kind == MONUMENT_COUNT:
        return city.monument_count()
    if kind == NEXT_TO_NATURAL:
        return tiles_beside(city, city.natural())
    if kind == NEXT_TO_WATER:
        return tiles_beside(city, city.board(FREE_WATER))
    if kind == OF_TYPE:
        return tiles_of_type(city, GOAL_TYPE[goal])
    if kind == TRACK_POSITION:
        return city.resource(GOAL_RESOURCE[goal])
    if kind == GROUP_OF_TYPE:
        return largest_group_of_type(city, GOAL_TYPE[goal])
    if kind == AT_EDGE:
        return tiles_at_edge(city)
    return district_types(city)


def largest_enclosed_land(city: City) -> i64:
    """The largest group of free plain land that touches neither map edge nor sidewalk."""
    left = city.plain_land()
    border = either(along_edge(), along_sidewalk())
    best: i64 = 0
    while some(left):
        area = group(first_space(left), left)
        left = without(left, area)
        if not meet(area, border) and size(area) > best:
            best = size(area)
    return best


def largest_group(spaces: Board) -> i64:
    """The size of the largest part that hangs together."""
    best: i64 = 0
    while some(spaces):
        part = group(first_space(spaces), spaces)
        spaces = without(spaces, part)
        if size(part) > best:
            best = size(part)
    return best


def tiles_beside(city: City, spaces: Board) -> i64:
    count: i64 = 0
    for place in range(city.object_count()):
        if city.object_at(place) < TILES and meet(around(city.cells_at(place)), spaces):
            count += 1
    return count


def tiles_at_edge(city: City) -> i64:
    count: i64 = 0
    for place in range(city.object_count()):
        if city.object_at(place) < TILES and meet(city.cells_at(place), along_edge()):
            count += 1
    return count


def is_of_type(city: City, place: i64, type: i64) -> bool:
    thing = city.object_at(place)
    return thing < TILES and TILE_TYPE[thing] == type


def tiles_of_type(city: City, type: i64) -> i64:
    count: i64 = 0
    for place in range(city.object_count()):
        if is_of_type(city, place, type):
            count += 1
    return count


def largest_group_of_type(city: City, type: i64) -> i64:
    """Tiles of a type hang together exactly where their spaces do."""
    spaces = nowhere()
    for place in range(city.object_count()):
        if is_of_type(city, place, type):
            spaces = either(spaces, city.cells_at(place))
    best: i64 = 0
    while some(spaces):
        part = group(first_space(spaces), spaces)
        spaces = without(spaces, part)
        tiles: i64 = 0
        for place in range(city.object_count()):
            if is_of_type(city, place, type) and meet(city.cells_at(place), part):
                tiles += 1
        if tiles > best:
            best = tiles
    return best


def district_types(city: City) -> i64:
    types: i64 = 0
    count: i64 = 0
    for place in range(city.object_count()):
        if city.object_at(place) < TILES and is_district(city, place):
            types |= BIT[TILE_TYPE[city.object_at(place)]]
    for type in range(TYPES):
        if types & BIT[type]:
            count += 1
    return count


# --- points ---------------------------------------------------------------------------------------


def goal_points(table: Table, seat: i64) -> i64:
    """A player's points for all goals."""
    points: i64 = 0
    for goal in range(len(GOAL_METRIC)):
        if table.goals & BIT[goal]:
            points += points_for(table, goal, seat)
    return points


def points_for(table: Table, goal: i64, seat: i64) -> i64:
    """First and second place, shared by those who are equally good (R10.2 - R10.5)."""
    mine = metric(table.city(seat), goal)
    if mine == 0:
        return 0
    better: i64 = 0
    equal: i64 = 0
    for other in range(table.seats):
        value = metric(table.city(other), goal)
        if value > mine:
            better += 1
        elif value == mine:
            equal += 1
    if better == 0:
        return GOAL_FIRST[goal] if equal == 1 else shared(GOAL_FIRST[goal] + GOAL_SECOND[goal], equal)
    if better == 1:
        return GOAL_SECOND[goal] if equal == 1 else TIED_SECOND
    return 0


def shared(points: i64, players: i64) -> i64:
    """Divided and rounded to the nearest whole number, halves up (R10.3)."""
    return (2 * points + players) // (2 * players)
