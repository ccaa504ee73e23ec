"""The two sides of a battle: who plays them, their cards, and the fronts where units lie (R10.3, R10.6)."""

from typing import Final

from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import events
from ludopolis.games.civilization.ids import ability, person
from ludopolis.games.civilization.modifiers import has_person
from ludopolis.games.civilization.state import (
    AT_FRONT,
    BATTLE,
    BATTLE_CITY,
    BATTLE_KIND,
    BATTLE_USED,
    BATTLE_WOUNDS,
    CITIES,
    DISCARDED,
    EVENT_BACKS,
    FRONT,
    FRONTS,
    IN_BATTLE,
    KILLED,
    MOST_FRONTS,
    NOBODY,
    OF_CITY,
    OF_HORDE,
    OF_VILLAGE,
    SIDE_KILLED,
    SIDE_SEAT,
    UNIT_BACKS,
    Table,
)

ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1
SIDES: Final[i64] = 2

# battle: the side whose turn it is or who is asked, the unit it plays + 1, whether it has played one in this
# turn and whether the turn is over; cards that a side draws anew; whether the defender has fewer cards; how
# it ended: the side that won, and the loot; and cards of barbarians still to be drawn.
SIDE: Final[i64] = 5
BACK: Final[i64] = 6
PLAYED: Final[i64] = 7
TURN_OVER: Final[i64] = 8
REDRAWN: Final[i64] = 9
OUTNUMBERED: Final[i64] = 10
WINNER: Final[i64] = 11
LOOT: Final[i64] = 12
MISSING: Final[i64] = 13


def number(table: Table, place: i64) -> i64:
    """A number of the battle."""
    return i64(table.battle[place])


def set_number(table: Table, place: i64, value: i64) -> None:
    table.battle[place] = u8(value if value < 255 else 255)


def add(table: Table, place: i64, amount: i64) -> None:
    set_number(table, place, number(table, place) + amount)


def clear(table: Table) -> None:
    """Nobody fights any more."""
    for place in range(BATTLE):
        table.battle[place] = 0
    table.set_thing(BATTLE_USED, 0)
    table.set_thing(BATTLE_USED + 1, 0)
    table.battle_square = 0


# --- who fights -----------------------------------------------------------------------------------


def seat_of(table: Table, side: i64) -> i64:
    """Who plays a side; barbarians are played by somebody too."""
    return number(table, SIDE_SEAT + side)


def is_barbarian(table: Table, side: i64) -> bool:
    """Villages defend, hordes attack (R10.9, R10.10)."""
    kind = number(table, BATTLE_KIND)
    return (kind == OF_VILLAGE and side == DEFENDER) or (kind == OF_HORDE and side == ATTACKER)


def has_city(table: Table) -> bool:
    """Whether a city is attacked."""
    return number(table, BATTLE_CITY) > 0


def city_index(table: Table) -> i64:
    """The attacked city of the defender."""
    return (number(table, BATTLE_CITY) - 1) % CITIES


def is_capital(table: Table) -> bool:
    return has_city(table) and city_index(table) == 0


def is_for_city(table: Table) -> bool:
    """Whether a player attacks a city."""
    return number(table, BATTLE_KIND) == OF_CITY


def used(table: Table, side: i64, which: i64) -> bool:
    """Whether an ability that works once a battle is used up."""
    return table.thing(BATTLE_USED + side) & BIT[which - ability.METALWORKING] != 0


def mark_used(table: Table, side: i64, which: i64) -> None:
    table.set_thing(BATTLE_USED + side, table.thing(BATTLE_USED + side) | BIT[which - ability.METALWORKING])


# --- hands ----------------------------------------------------------------------------------------


def hand_size(table: Table, side: i64) -> i64:
    return count_at(table, IN_BATTLE + side)


def count_at(table: Table, place: i64) -> i64:
    """How many unit cards lie in a place."""
    count: i64 = 0
    for back in range(UNIT_BACKS, EVENT_BACKS):
        if table.place(back) == place:
            count += 1
    return count


def nth_at(table: Table, place: i64, nth: i64) -> i64:
    """The back that is so far among those in a place, from 0 on."""
    for back in range(UNIT_BACKS, EVENT_BACKS):
        if table.place(back) == place:
            if nth == 0:
                return back
            nth -= 1
    return NOBODY


def back_in(table: Table, place: i64, unit: i64) -> i64:
    """The first back of a kind of unit in a place."""
    for back in range(UNIT_BACKS, EVENT_BACKS):
        if table.place(back) == place and table.face(back) == unit:
            return back
    return NOBODY


# --- fronts ---------------------------------------------------------------------------------------


def unit_at(table: Table, front: i64, side: i64) -> i64:
    """The back of the unit of a side at a front, or NOBODY."""
    return number(table, FRONT + front * 4 + side * 2) - 1


def wounds_at(table: Table, front: i64, side: i64) -> i64:
    return number(table, FRONT + front * 4 + side * 2 + 1)


def front_count(table: Table) -> i64:
    return number(table, FRONTS)


def can_attack(table: Table, side: i64, front: i64) -> bool:
    """Whether an enemy lies at a front with no own unit opposite."""
    return unit_at(table, front, side) == NOBODY and unit_at(table, front, DEFENDER - side) != NOBODY


def some_attack(table: Table, side: i64) -> bool:
    for front in range(front_count(table)):
        if can_attack(table, side, front):
            return True
    return False


def free_front(table: Table) -> i64:
    """Where the next front opens, or NOBODY if the field is full."""
    for front in range(MOST_FRONTS):
        if unit_at(table, front, ATTACKER) == NOBODY and unit_at(table, front, DEFENDER) == NOBODY:
            return front
    return NOBODY


def units_in_play(table: Table, side: i64) -> i64:
    count: i64 = 0
    for front in range(front_count(table)):
        if unit_at(table, front, side) != NOBODY:
            count += 1
    return count


def all_wounds(table: Table, side: i64) -> i64:
    """The wounds of all units of a side in play."""
    total: i64 = 0
    for front in range(front_count(table)):
        total += wounds_at(table, front, side)
    return total


def put_at_front(table: Table, side: i64, back: i64, front: i64) -> None:
    """Play a unit; everybody sees it."""
    table.move_card(back, AT_FRONT + side)
    table.make_public(back)
    set_number(table, FRONT + front * 4 + side * 2, back + 1)
    set_number(table, FRONT + front * 4 + side * 2 + 1, 0)
    if front >= front_count(table):
        set_number(table, FRONTS, front + 1)
    table.tell(events.UNIT_PLAYED, seat_of(table, side), table.face(back), front)


def kill(table: Table, side: i64, front: i64) -> None:
    """A unit dies; Georgy Zhukov strikes back for it."""
    back = unit_at(table, front, side)
    table.move_card(back, KILLED + side)
    set_number(table, FRONT + front * 4 + side * 2, 0)
    set_number(table, FRONT + front * 4 + side * 2 + 1, 0)
    add(table, SIDE_KILLED + side, 1)
    seat = seat_of(table, side)
    table.tell(events.UNIT_KILLED, seat, table.face(back))
    if not is_barbarian(table, side) and has_person(table, seat, person.GEORGY_ZHUKOV):
        add(table, BATTLE_WOUNDS, 1)


def heal(table: Table, side: i64, front: i64, amount: i64) -> None:
    place = FRONT + front * 4 + side * 2 + 1
    set_number(table, place, number(table, place) - amount)
    back = unit_at(table, front, side)
    table.tell(events.UNIT_HEALED, seat_of(table, side), table.face(back), amount)


def move_all(table: Table, place: i64, target: i64, told: i64 = NOBODY, seat: i64 = NOBODY) -> i64:
    """Move all unit cards of a place; return how many. Those under their decks are seen by everybody. An
    event may be told of each, as one of the seat's."""
    count: i64 = 0
    for back in range(UNIT_BACKS, EVENT_BACKS):
        if table.place(back) == place:
            if told != NOBODY:
                table.tell(told, seat, table.face(back))
            table.move_card(back, target)
            if target == DISCARDED:
                table.make_public(back)
            count += 1
    return count
