"""Where things may go: difficulty, distance, maturity (R5, R6.2, R6.9)."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.new_dawn import frames
from ludopolis.games.new_dawn.land import OF_TERRAIN, ROUGH_COAST, UP_TO
from ludopolis.games.new_dawn.spaces import Spaces, both, either, has, nowhere, some, without
from ludopolis.games.new_dawn.state import WITH_BARBARIAN, WITH_STATE, Table
from ludopolis.games.new_dawn.tables import (
    CHICHEN_ITZA,
    FOREST,
    HOJO,
    KUMASI,
    MOHENJO_DARO,
    MOUNTAINS,
    OPEN_BORDERS,
    SYDNEY_OPERA_HOUSE,
)

HOJO_DIFFICULTY: Final[i64] = 3
KUMASI_DIFFICULTY: Final[i64] = 1
HARDEST: Final[i64] = 5


def land_up_to(table: Table, seat: i64, limit: i64, with_kumasi: bool) -> Spaces:
    """The land that is not harder than a limit for a player in his own turn (R6.9)."""
    if limit > HARDEST:
        limit = HARDEST
    found = table.land.set(UP_TO + limit)
    if limit >= HOJO_DIFFICULTY and table.leads(seat, HOJO):
        found = either(found, table.land.set(ROUGH_COAST))
    if with_kumasi and limit >= KUMASI_DIFFICULTY and table.allied(seat, KUMASI):
        found = either(found, table.land.set(OF_TERRAIN + FOREST))
    return found


def difficulty_for(table: Table, seat: i64, space: i64, with_kumasi: bool, placing: bool) -> i64:
    """How hard a space is for a player in his own turn (R6.9)."""
    difficulty = table.land.difficulty(space)
    terrain = table.land.terrain[space]
    if FOREST < terrain <= MOUNTAINS and table.leads(seat, HOJO) and has(table.land.set(ROUGH_COAST), space):
        difficulty = HOJO_DIFFICULTY
    if terrain == FOREST and with_kumasi and table.allied(seat, KUMASI):
        difficulty = KUMASI_DIFFICULTY
    if placing and table.allied(seat, MOHENJO_DARO):
        difficulty -= 1
    return difficulty


def open_for_tokens(table: Table, spaces: Spaces) -> Spaces:
    """Those without a barbarian, city, city-state or control token (R6.2)."""
    found = without(spaces, table.owned())
    found = without(found, table.set(WITH_BARBARIAN))
    return without(found, table.set(WITH_STATE))


def token_places(table: Table, seat: i64, limit: i64, next_to: i64, with_kumasi: bool) -> Spaces:
    """Where a control token may be placed (R6.2, R6.10)."""
    if table.allied(seat, MOHENJO_DARO):
        limit += 1
    allowed = land_up_to(table, seat, limit, with_kumasi)
    if next_to == frames.A_CITY:
        beside = table.land.around(table.cities(seat))
    elif next_to == frames.A_FRIENDLY_SPACE:
        beside = table.land.around(table.friendly(seat))
    else:
        beside = table.land.near_set(next_to - frames.THE_CITY)
    found = open_for_tokens(table, both(allowed, beside))
    if table.controls(seat, CHICHEN_ITZA):  # R6.8
        forest = both(allowed, table.land.set(OF_TERRAIN + FOREST))
        found = either(found, both(forest, table.empty_spaces()))
    return found


def steps(table: Table, start: Spaces, passable: Spaces, distance: i64) -> Spaces:
    """All spaces reached in at most so many steps through passable ones, the start included."""
    reached = start
    border = start
    for step in range(distance):
        border = without(both(table.land.around(border), passable), reached)
        if not some(border):
            break
        reached = either(reached, border)
    return reached


def dry_neighbours(table: Table, spaces: Spaces) -> Spaces:
    """The spaces that are next to an empty one on land: whence something can be moved (R6.5, R11.11)."""
    empty = without(table.empty_spaces(), table.land.water())
    return both(spaces, table.land.around(empty))


def dry_empty_near(table: Table, space: i64) -> Spaces:
    return without(both(table.empty_spaces(), table.land.near_set(space)), table.land.water())


# --- maturity -------------------------------------------------------------------------------------


def counted_as_own(table: Table, seat: i64) -> Spaces:
    """What may lie around a mature city (R5.5)."""
    found = either(table.land.water(), table.tokens(seat))
    if table.controls(seat, SYDNEY_OPERA_HOUSE):
        return either(found, table.rival_tokens(seat))
    for owner in range(table.seats):
        if table.has_pact(seat, owner, OPEN_BORDERS):
            found = either(found, table.tokens(owner))
    return found


def mature_cities(table: Table, seat: i64) -> Spaces:
    """A city next to anything else is not mature (R5.5)."""
    cities = table.cities(seat)
    if not some(cities):
        return nowhere()
    others = without(table.land.around(cities), counted_as_own(table, seat))
    return without(cities, table.land.around(others))
