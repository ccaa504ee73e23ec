"""What a city puts on the squares around it, and how it leaves them (R7.6 - R7.10, R7.17)."""

from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.ids import wonder
from ludopolis.games.civilization.state import (
    BUILDING,
    BUILDINGS_LEFT,
    BUILT,
    CENTRE,
    LOST,
    NOTHING,
    PANAMA_COINS,
    PERSON,
    PERSONS_LEFT,
    STORED_BIT,
    WONDER,
    WONDER_AT,
    Table,
)
from ludopolis.games.civilization.tables import TOKEN_OF


def holds_building(table: Table, square: i64) -> bool:
    return BUILDING <= i64(table.on[square]) < WONDER


def holds_wonder(table: Table, square: i64) -> bool:
    return WONDER <= i64(table.on[square]) < PERSON


def holds_person(table: Table, square: i64) -> bool:
    return PERSON <= i64(table.on[square]) < CENTRE


def free_to_build(table: Table, square: i64) -> bool:
    """Whether something may be put on a square of the outskirts: nobody blockades it, and there is nothing,
    or only what can be replaced (R7.6, R7.7, R7.20, R11.2)."""
    token = i64(table.on[square])
    return (token == NOTHING or BUILDING <= token < CENTRE) and not table.blockaded(square)


def clear_square(table: Table, square: i64) -> None:
    """Make room for something new (R7.7)."""
    if holds_building(table, square):
        remove_building(table, square)
    elif holds_wonder(table, square):
        remove_wonder(table, square)
    elif holds_person(table, square):
        store_person(table, square)


def remove_building(table: Table, square: i64) -> None:
    """The token goes back to the market."""
    which = i64(table.on[square]) - BUILDING
    kind = BUILDINGS_LEFT + TOKEN_OF[which]
    table.set_thing(kind, table.thing(kind) + 1)
    table.on[square] = u8(NOTHING)
    table.tell(events.BUILDING_REMOVED, table.owner(square), which, square)


def remove_wonder(table: Table, square: i64) -> None:
    """A wonder leaves the game, and with it the coins of the Panama Canal."""
    which = i64(table.on[square]) - WONDER
    table.set_thing(WONDER_AT + which, LOST)
    table.on[square] = u8(NOTHING)
    if which == wonder.PANAMA_CANAL:
        table.set_thing(PANAMA_COINS, 0)
    table.tell(events.WONDER_REMOVED, table.owner(square), which, square)
    put_right(table)


def place_wonder(table: Table, which: i64, square: i64) -> None:
    table.set_thing(WONDER_AT + which, BUILT + square)
    table.on[square] = u8(WONDER + which)


def store_person(table: Table, square: i64) -> None:
    """A replaced great person goes to its owner's supply, until a later Start of Turn (R7.17)."""
    type = i64(table.on[square]) - PERSON
    seat = table.owner(square)
    table.on[square] = u8(NOTHING)
    table.add(seat, PERSONS_LEFT + type, 1)
    table.set_flag(seat, BIT[STORED_BIT + type])
    table.tell(events.PERSON_STORED, seat, type)
    put_right(table)


def put_right(table: Table) -> None:
    """A wonder or a great person works no more: hands and governments may have to follow."""
    table.push(frames.SETTLE, table.first)
