"""What a nation has at the moment: wonders, great persons, policies and governments that work, and the
numbers that follow from them (R11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization.ids import government, nation, person, policy, tech, wonder
from ludopolis.games.civilization.state import (
    CITIES,
    DOUBLE_SPEED,
    GOVERNMENT,
    INVESTED,
    NOBODY,
    OBSOLETE,
    OPEN,
    PERSON,
    PERSON_BACKS,
    POLICIES,
    TECHS,
    Table,
)
from ludopolis.games.civilization.tables import (
    CROSS,
    END,
    NO_WATER,
    PERSON_TYPE,
    PERSONS,
    TECH_CITIES,
    TECH_HAND,
    TECH_SPEED,
    TECH_STACKING,
    TIER_MARKERS,
    TIERS,
)
from ludopolis.games.civilization.tables import TECHS as ALL_TECHS

TRAVEL_SPEED: Final[i64] = 2
STACKING_LIMIT: Final[i64] = 2
MOST_CITIES: Final[i64] = 2
EVENT_LIMIT: Final[i64] = 2
_ROOM: Final[vec[i64]] = vec[i64]([0] * 10)


def governs(table: Table, seat: i64, which: i64) -> bool:
    """Whether the seat has this government."""
    return table.of(seat, GOVERNMENT) == which


def has_policy(table: Table, seat: i64, which: i64) -> bool:
    """Whether a social policy works: in Anarchy none does (R5.9)."""
    return table.of(seat, POLICIES) & BIT[which] != 0 and not governs(table, seat, government.ANARCHY)


def wonder_owner(table: Table, which: i64) -> i64:
    """Who has built a wonder, or NOBODY."""
    square = table.wonder_square(which)
    return table.owner(square) if square != NOBODY else NOBODY


def has_wonder(table: Table, seat: i64, which: i64) -> bool:
    """Whether a wonder of the seat works: not obsolete, not blockaded (R7.9, R7.10, R11.2)."""
    square = table.wonder_square(which)
    if square == NOBODY or table.owner(square) != seat or table.blockaded(square):
        return False
    return table.thing(OBSOLETE) & BIT[which] == 0


def working_tokens(table: Table, seat: i64) -> i64:
    """The set of the types of great persons that the seat has on the map, not blockaded (R7.18)."""
    types: i64 = 0
    for index in range(CITIES):
        if not table.has_city(seat, index):
            continue
        count = table.outskirts(seat, index, _ROOM)
        for number in range(count):
            square = _ROOM[number]
            token = i64(table.on[square])
            if PERSON <= token < PERSON + 6 and not table.blockaded(square):
                types |= BIT[token - PERSON]
    return types


def face_up(table: Table, seat: i64, which: i64) -> bool:
    """Whether the great person lies face up before the seat."""
    for back in range(PERSON_BACKS, PERSON_BACKS + PERSONS):
        if table.place(back) == OPEN + seat and table.face(back) == which:
            return True
    return False


def has_person(table: Table, seat: i64, which: i64) -> bool:
    """Whether a great person of the seat works: face up, with a token of its type (R7.18, R7.18a)."""
    return face_up(table, seat, which) and working_tokens(table, seat) & BIT[PERSON_TYPE[which]] != 0


def tier(table: Table, seat: i64, investment: i64) -> i64:
    """The highest tier of an investment that is reached, from 0 on, or NOBODY (R11.7)."""
    markers = table.of(seat, INVESTED + investment)
    reached: i64 = NOBODY
    for number in range(TIERS):
        if markers >= TIER_MARKERS[investment * TIERS + number]:
            reached = number
    return reached


def highest(table: Table, seat: i64, values: vec[i64], base: i64) -> i64:
    """The highest of a number printed on the techs a seat knows."""
    known = table.of(seat, TECHS)
    best = base
    for which in range(ALL_TECHS):
        if values[which] > best and known & BIT[which]:
            best = values[which]
    return best


def travel_speed(table: Table, seat: i64) -> i64:
    """How many steps a figure may take (R8.1)."""
    speed = highest(table, seat, TECH_SPEED, TRAVEL_SPEED)
    if table.is_nation(seat, nation.SPAIN):
        speed += 1
    if has_person(table, seat, person.HENRY_FORD):
        speed += 1
    return speed * 2 if table.flag(seat, DOUBLE_SPEED) else speed


def stacking_limit(table: Table, seat: i64) -> i64:
    """How many own figures may end on a square (R8.3)."""
    limit = highest(table, seat, TECH_STACKING, STACKING_LIMIT)
    if table.is_nation(seat, nation.RUSSIA):
        limit += 1
    if has_person(table, seat, person.LOUIS_PASTEUR):
        limit += 1
    return limit


def most_cities(table: Table, seat: i64) -> i64:
    return highest(table, seat, TECH_CITIES, MOST_CITIES)


def water_mode(table: Table, seat: i64) -> i64:
    """Whether figures may cross water, or end in it (R8.4)."""
    if (
        table.knows(seat, tech.SAILING)
        or table.knows(seat, tech.STEAM_POWER)
        or table.knows(seat, tech.FLIGHT)
    ):
        return END
    if table.knows(seat, tech.NAVIGATION) or table.is_nation(seat, nation.ENGLAND):
        return CROSS
    return NO_WATER


def most_policies(table: Table, seat: i64) -> i64:
    """R11.8."""
    return table.city_count(seat) + (1 if table.is_nation(seat, nation.FRANCE) else 0)


def immune_to_anarchy(table: Table, seat: i64) -> bool:
    """R5.8, R16.12."""
    return has_wonder(table, seat, wonder.PYRAMIDS) or has_person(table, seat, person.MARTIN_LUTHER_KING)


def hand_from_techs(table: Table, seat: i64) -> i64:
    """The culture hand size that techs add up to."""
    known = table.of(seat, TECHS)
    total: i64 = 0
    for which in range(ALL_TECHS):
        if TECH_HAND[which] and known & BIT[which]:
            total += TECH_HAND[which]
    return total


def has_organized_religion(table: Table, seat: i64) -> bool:
    return has_policy(table, seat, policy.ORGANIZED_RELIGION)
