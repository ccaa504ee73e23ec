"""Where figures may go and where they may stay (R8.1-R8.16)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization.ids import nation, policy, tech, terrain, wonder
from ludopolis.games.civilization.land import DIRECTIONS, NOWHERE, beside
from ludopolis.games.civilization.modifiers import (
    has_policy,
    has_wonder,
    stacking_limit,
    travel_speed,
    water_mode,
    wonder_owner,
)
from ludopolis.games.civilization.pyramid import some_to_learn
from ludopolis.games.civilization.state import (
    ARMY_BITS,
    CITY_STATE,
    FROZEN,
    HIDDEN,
    HUT,
    NOBODY,
    RELIC,
    SACRIFICED,
    SCOUT_UNIT,
    TECHS,
    VILLAGE,
    Table,
)
from ludopolis.games.civilization.state import BUILDING as AFTER_RELICS
from ludopolis.games.civilization.tables import CROSS, END, FIRST_GROUND, GROUND_TERRAIN

# What a group runs into on a square, so that its move ends there (R8.16).
NO_ENTRY: Final[i64] = 0
A_HUT: Final[i64] = 1
A_VILLAGE: Final[i64] = 2
FIGURES: Final[i64] = 3
A_CITY: Final[i64] = 4

# The search for a square where a group can end: squares by distance, and when each was seen last.
_QUEUE: Final[vec[i64]] = vec[i64]([0] * 504)
_DISTANCE: Final[vec[i64]] = vec[i64]([0] * 504)
_SEEN: Final[vec[i64]] = vec[i64]([0] * 504)
_SEARCHES: Final[vec[i64]] = vec[i64]([0])


def revealed(table: Table, square: i64) -> bool:
    return square != NOWHERE and i64(table.ground[square]) >= FIRST_GROUND


def is_water(table: Table, square: i64) -> bool:
    """Whether a revealed square is water; a metropolis on it dries it (R5.6)."""
    return GROUND_TERRAIN[i64(table.ground[square])] == terrain.WATER and not table.is_centre(square)


def is_hut(table: Table, square: i64) -> bool:
    return HUT <= i64(table.on[square]) < VILLAGE


def is_village(table: Table, square: i64) -> bool:
    return VILLAGE <= i64(table.on[square]) < CITY_STATE


def is_relic(table: Table, square: i64) -> bool:
    return RELIC <= i64(table.on[square]) < AFTER_RELICS


def is_frozen(table: Table, square: i64) -> bool:
    """Whether nobody may leave the square in this turn (R16.14)."""
    return i64(table.marks[square]) & FROZEN != 0


def entry(table: Table, seat: i64, square: i64) -> i64:
    """What figures of the seat run into on a square."""
    if table.has_enemy(seat, square):
        return FIGURES
    if is_hut(table, square):
        return A_HUT
    if is_village(table, square):
        return A_VILLAGE
    return A_CITY if table.is_centre(square) and table.owner(square) != seat else NO_ENTRY


def speed(table: Table, seat: i64, armies: i64, scouts: i64) -> i64:
    """How many steps a group may take; a lone army more under Natural Religion."""
    alone = armies == 1 and scouts == 0
    lonely = alone and has_policy(table, seat, policy.NATURAL_RELIGION)
    return travel_speed(table, seat) + (1 if lonely else 0)


def unmoved_armies(table: Table, square: i64) -> i64:
    return table.armies(square) - (i64(table.moved[square]) & ARMY_BITS)


def unmoved_scouts(table: Table, square: i64) -> i64:
    return table.scouts(square) - i64(table.moved[square]) // SCOUT_UNIT


def may_end(table: Table, seat: i64, square: i64, armies: i64, scouts: i64) -> bool:
    """Whether figures that come from elsewhere may stay on a square without running into anything."""
    return stays(table, seat, square, armies, scouts, NOWHERE)


def stays(table: Table, seat: i64, square: i64, armies: i64, scouts: i64, origin: i64) -> bool:
    """The same for figures that still stand on the square they come from."""
    if not revealed(table, square) or table.is_centre(square) or entry(table, seat, square) != NO_ENTRY:
        return False
    if armies == 0 and is_relic(table, square):
        return False  # R8.11
    figures = table.standing(square) if square == origin else table.standing(square) + armies + scouts
    return figures <= stacking_limit(table, seat) and _open_to(table, seat, square)


def _open_to(table: Table, seat: i64, square: i64) -> bool:
    """Whether water and the Brandenburg Gate let figures end there (R8.4, R16.11)."""
    if is_water(table, square) and water_mode(table, seat) != END:
        return False
    guard = wonder_owner(table, wonder.BRANDENBURG_GATE)
    if guard == NOBODY or guard == seat or table.owner(square) != guard or table.is_centre(square):
        return True
    return not has_wonder(table, guard, wonder.BRANDENBURG_GATE)


def may_enter(table: Table, seat: i64, square: i64, armies: i64, scouts: i64) -> bool:
    """Whether a group may end its move with what it runs into on a square (R8.6-R8.9)."""
    if armies + scouts > stacking_limit(table, seat) or not _open_to(table, seat, square):
        return False
    if scouts == 0:
        return True
    met = entry(table, seat, square)
    if met == A_HUT:
        return has_policy(table, seat, policy.PACIFISM)
    return met == A_CITY and may_sacrifice(table, seat, square, armies, scouts)


def may_sacrifice(table: Table, seat: i64, square: i64, armies: i64, scouts: i64) -> bool:
    """Whether a single Russian figure in an enemy centre may be given for a tech (R16.23)."""
    if not table.is_nation(seat, nation.RUSSIA) or table.flag(seat, SACRIFICED) or armies + scouts != 1:
        return False
    return some_to_learn(table, seat, table.of(table.owner(square), TECHS))


def may_pass(table: Table, seat: i64, square: i64, armies: i64, scouts: i64) -> bool:
    """Whether a group may be on a square and go on (R8.3, R8.4, R8.9, R8.11, R8.12)."""
    if not revealed(table, square) or (armies == 0 and is_relic(table, square)):
        return False
    if entry(table, seat, square) != NO_ENTRY and not table.knows(seat, tech.FLIGHT):
        return False
    return not is_water(table, square) or water_mode(table, seat) >= CROSS


def can_end(table: Table, seat: i64, square: i64, armies: i64, scouts: i64, origin: i64) -> bool:
    """Whether a move can end on a square: quietly, by running into something, or by disbanding."""
    if not revealed(table, square):
        return False
    if entry(table, seat, square) != NO_ENTRY:
        return may_enter(table, seat, square, armies, scouts)
    if table.is_centre(square):
        return True
    return stays(table, seat, square, armies, scouts, origin)


def finds_end(table: Table, seat: i64, start: i64, armies: i64, scouts: i64, steps: i64, origin: i64) -> bool:
    """Whether so many steps from a square lead to one where the move can end (R8.15, R21.17)."""
    _SEARCHES[0] += 1
    search = _SEARCHES[0]
    _QUEUE[0] = start
    _DISTANCE[0] = 0
    _SEEN[start] = search
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        square, far = _QUEUE[head], _DISTANCE[head]
        head += 1
        if far == steps or is_frozen(table, square):
            continue
        for direction in range(DIRECTIONS):
            other = beside(square, direction)
            if other == NOWHERE or _SEEN[other] == search:
                continue
            _SEEN[other] = search
            if can_end(table, seat, other, armies, scouts, origin):
                return True
            if may_pass(table, seat, other, armies, scouts):
                _QUEUE[tail] = other
                _DISTANCE[tail] = far + 1
                tail += 1
    return False


def may_step(table: Table, seat: i64, square: i64, armies: i64, scouts: i64, steps: i64, origin: i64) -> bool:
    """Whether a group whose figures stand on ``origin`` may step on a square with so many steps left then."""
    if square == NOWHERE or not revealed(table, square):
        return False
    if can_end(table, seat, square, armies, scouts, origin):
        return True
    if not may_pass(table, seat, square, armies, scouts):
        return False
    return finds_end(table, seat, square, armies, scouts, steps, origin)


def may_discover(
    table: Table, seat: i64, square: i64, direction: i64, armies: i64, scouts: i64, steps: i64, origin: i64
) -> bool:
    """Whether a group may turn up the tile beside its square, without stranding itself by that (R8.5)."""
    other = beside(square, direction)
    if steps == 0 or other == NOWHERE or i64(table.ground[other]) != HIDDEN:
        return False
    if can_end(table, seat, square, armies, scouts, origin):
        return True
    if finds_end(table, seat, square, armies, scouts, steps - 1, origin):
        return True
    return not finds_end(table, seat, square, armies, scouts, steps, origin)


def has_move(table: Table, seat: i64, square: i64, armies: i64, scouts: i64) -> bool:
    """Whether a group of these figures on a square can do anything."""
    steps = speed(table, seat, armies, scouts)
    leaves = not is_frozen(table, square)
    for direction in range(DIRECTIONS):
        if leaves and may_step(table, seat, beside(square, direction), armies, scouts, steps - 1, square):
            return True
        if may_discover(table, seat, square, direction, armies, scouts, steps, square):
            return True
    return False


def can_move(table: Table, seat: i64, square: i64) -> bool:
    """Whether any of the seat's figures on a square can move now; one alone can whenever several can."""
    if unmoved_armies(table, square) > 0 and has_move(table, seat, square, 1, 0):
        return True
    return unmoved_scouts(table, square) > 0 and has_move(table, seat, square, 0, 1)
