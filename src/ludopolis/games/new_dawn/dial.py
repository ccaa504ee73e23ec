"""The event dial: barbarians and trade (R11)."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.new_dawn import events, frames
from ludopolis.games.new_dawn.control import remove_piece, weaken
from ludopolis.games.new_dawn.focus.economy import return_caravan
from ludopolis.games.new_dawn.frames import push_numbers
from ludopolis.games.new_dawn.land import NONE
from ludopolis.games.new_dawn.reach import mature_cities
from ludopolis.games.new_dawn.scoring import end_check
from ludopolis.games.new_dawn.spaces import has, size
from ludopolis.games.new_dawn.state import (
    BESIDE_MAP,
    DISCARD_TOKEN,
    EVENT,
    NOBODY,
    PUT_TOKEN,
    TURN,
    Table,
)
from ludopolis.games.new_dawn.tables import (
    BARBARIANS,
    CARAVANS,
    DIRECTIONS,
    EVENT_DIAL,
    MOVE_EVENT,
    PETRA,
    SPACES,
    SPAWN_EVENT,
    TRADE_EVENT,
    WATER,
)
from ludopolis.games.new_dawn.trade import trade_total

# The stages of an event.
BEGINNING: Final[i64] = 0
MOVING: Final[i64] = 1
PARTING: Final[i64] = 2
TRADING: Final[i64] = 3
ENDING: Final[i64] = 4

DIE: Final[i64] = 6
RAID: Final[i64] = 2  # trade tokens lost by a capital (R11.6)
MOST_ROLLS: Final[i64] = 20  # for barbarians that share a space (R16.10)


def begin_event(table: Table) -> None:
    table.push(EVENT, table.first)


def proceed_event(table: Table) -> None:
    """Go on with the event; whatever must be decided in it is asked above its frame."""
    stage = table.number(frames.STAGE)
    if stage == BEGINNING:
        turn_dial(table)
    elif stage == MOVING:
        move_next(table)
    elif stage == PARTING:
        part_next(table)
    elif stage == TRADING:
        trade_next(table)
    else:
        table.pop()
        end_check(table)
        if table.end == 0:
            table.round += 1
            table.push(TURN, table.first)


def turn_dial(table: Table) -> None:
    """R4.2, R11.1."""
    table.dial = (table.dial + 1) % len(EVENT_DIAL)
    symbol = EVENT_DIAL[table.dial]
    if symbol == SPAWN_EVENT:
        table.tell(events.EVENT_SPAWN)
        spawn(table)
        table.set_number(frames.STAGE, ENDING)
    elif symbol == MOVE_EVENT:
        table.set_number(frames.STAGE, MOVING)
        table.set_number(frames.DIRECTION, roll_direction(table))
    elif symbol == TRADE_EVENT:
        table.tell(events.EVENT_TRADE)
        table.set_number(frames.STAGE, TRADING)
    else:
        table.set_number(frames.STAGE, ENDING)


def trade_next(table: Table) -> None:
    """Clockwise from the first player (R11.2)."""
    turn = table.number(frames.INDEX)
    if turn >= table.seats:
        table.set_number(frames.STAGE, ENDING)
        return
    table.set_number(frames.INDEX, turn + 1)
    seat = (table.first + turn) % table.seats
    tokens = size(mature_cities(table, seat))
    if tokens:
        push_numbers(table, PUT_TOKEN, seat, tokens)


# --- barbarians appear (R11.3) --------------------------------------------------------------------


def spawn(table: Table) -> None:
    for barbarian in range(BARBARIANS):
        if table.barbarian(barbarian) == BESIDE_MAP:
            space = table.land.barbarian_space[barbarian]
            if has(table.empty_but_for_caravans(), space):
                destroy_caravans(table, space)
                table.set_barbarian(barbarian, space)
                table.tell(events.BARBARIAN_APPEARED, barbarian, space)


def destroy_caravans(table: Table, space: i64) -> None:
    """They go back to the economy cards (R11.6)."""
    for seat in range(table.seats):
        for caravan in range(CARAVANS):
            if table.caravan(seat, caravan) == space:
                return_caravan(table, seat, caravan)
                table.tell(events.CARAVAN_DESTROYED, seat, caravan)


# --- barbarians move (R11.4 - R11.8) --------------------------------------------------------------


def roll_direction(table: Table) -> i64:
    """The direction token translates the die (R11.4)."""
    table.direction_die = table.roll(events.CHANCE_DIRECTION, DIE, table.random)
    direction = (table.direction_die - 1 + table.orientation) % DIRECTIONS
    table.tell(events.EVENT_MOVE, table.direction_die, direction)
    return direction


def move_next(table: Table) -> None:
    barbarian = table.number(frames.INDEX)
    if barbarian >= BARBARIANS:
        table.set_number(frames.STAGE, PARTING)
        table.set_number(frames.INDEX, 0)
        return
    table.set_number(frames.INDEX, barbarian + 1)
    if table.barbarian(barbarian) < SPACES:
        move(table, barbarian, table.number(frames.DIRECTION))


def part_next(table: Table) -> None:
    """One of several that share a space moves again, the later letter (R11.7)."""
    rolls = table.number(frames.INDEX)
    barbarian = crowded(table)
    if barbarian == NOBODY:
        table.set_number(frames.STAGE, ENDING)
    elif rolls >= MOST_ROLLS:
        table.set_barbarian(barbarian, BESIDE_MAP)
        table.tell(events.BARBARIAN_REMOVED, barbarian)
    else:
        table.set_number(frames.INDEX, rolls + 1)
        move(table, barbarian, roll_direction(table))


def crowded(table: Table) -> i64:
    """The last barbarian that is not alone on its space, or NOBODY."""
    barbarian: i64 = BARBARIANS
    while barbarian > 0:
        barbarian -= 1
        space = table.barbarian(barbarian)
        if space < SPACES and table.barbarian_at(space) != barbarian:
            return barbarian
    return NOBODY


def move(table: Table, barbarian: i64, direction: i64) -> None:
    start = table.barbarian(barbarian)
    space = destination(table, start, direction)
    if space == NONE:
        space = destination(table, start, (direction + 3) % DIRECTIONS)
    if space != NONE:
        enter(table, barbarian, start, space)


def destination(table: Table, start: i64, direction: i64) -> i64:
    """The first land that way; NONE if there is none, or Petra guards it (R11.5, R11.8)."""
    space = table.land.neighbour(start, direction)
    while space != NONE and table.land.terrain[space] == WATER:
        space = table.land.neighbour(space, direction)
    if space != NONE and (table.is_city(space) or table.is_reinforced(space)):
        if table.controls(table.owner(space), PETRA):
            return NONE
    return space


def enter(table: Table, barbarian: i64, start: i64, space: i64) -> None:
    """Everything on the space that belongs to a player suffers (R11.6, R16.11)."""
    table.set_barbarian(barbarian, space)
    table.tell(events.BARBARIAN_MOVED, barbarian, space)
    destroy_caravans(table, space)
    owner = table.owner(space)
    if owner == NOBODY:
        return
    if table.is_capital(space):
        table.tell(events.CAPITAL_RAIDED, owner)
        if trade_total(table, owner):
            push_numbers(table, DISCARD_TOKEN, owner, RAID)
    elif table.is_reinforced(space):
        weaken(table, space)
        table.set_barbarian(barbarian, start)
        table.tell(events.BARBARIAN_TURNED_BACK, barbarian, start)
    else:
        remove_piece(table, space)
