"""Unit cards: which types a nation can build, drawing them, and units for free (R7.5, R16.38)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.decks import discard, in_deck, next_card
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import NO_ANSWER, Effect, choose
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import wonder
from ludopolis.games.civilization.modifiers import has_wonder
from ludopolis.games.civilization.state import EVENT_BACKS, HELD, NOBODY, RANKS, UNIT_BACKS, Table
from ludopolis.games.civilization.tables import UNIT_COST, UNIT_TYPES, UNITS_FROM

LEONARDO_COST: Final[i64] = 5
ALL_TYPES: Final[i64] = 15  # a set
# free_units: how many are left, of which types, and whether one may stop. The answers are those of an effect.
LEFT: Final[i64] = 1
OF_TYPES: Final[i64] = 2
MAY_STOP: Final[i64] = 12


def unlocked_unit(table: Table, seat: i64, type: i64) -> bool:
    """Whether the nation can build units of a type; aircraft only after Flight."""
    return table.of(seat, RANKS + type) > 0


def can_draw(table: Table, type: i64) -> bool:
    """Whether there is still a card of a type."""
    for back in range(UNIT_BACKS + UNITS_FROM[type], UNIT_BACKS + UNITS_FROM[type + 1]):
        if in_deck(table, back):
            return True
    return False


def can_build_unit(table: Table, seat: i64, type: i64) -> bool:
    return unlocked_unit(table, seat, type) and can_draw(table, type)


def unit_price(table: Table, seat: i64, type: i64) -> i64:
    """By the rank of the type; with Leonardo's Workshop never more than 5."""
    price = UNIT_COST[type * 4 + table.of(seat, RANKS + type) - 1]
    if price > LEONARDO_COST and has_wonder(table, seat, wonder.LEONARDOS_WORKSHOP):
        return LEONARDO_COST
    return price


def next_unit(table: Table, type: i64) -> i64:
    """The card of a type that is drawn next, or NOBODY."""
    first, end = UNIT_BACKS + UNITS_FROM[type], UNIT_BACKS + UNITS_FROM[type + 1]
    return next_card(table, events.CHANCE_UNITS, first, end)


def draw_unit(table: Table, seat: i64, type: i64) -> i64:
    """Draw a card secretly into the reserve; its back, or NOBODY if none is left."""
    back = next_unit(table, type)
    if back != NOBODY:
        table.move_card(back, HELD + seat)
        table.tell(events.UNIT_BUILT, seat, type)
        table.tell(events.UNIT_DRAWN, seat, table.face(back))
    return back


def discard_unit(table: Table, back: i64) -> None:
    """A dead card, face up under its deck."""
    discard(table, back)


def type_of(back: i64) -> i64:
    """The type that the back of a unit card shows."""
    type: i64 = 0
    while back >= UNIT_BACKS + UNITS_FROM[type + 1]:
        type += 1
    return type


def reserve_size(table: Table, seat: i64) -> i64:
    """How many cards the nation has in reserve."""
    size: i64 = 0
    for back in range(UNIT_BACKS, EVENT_BACKS):
        if table.place(back) == HELD + seat:
            size += 1
    return size


# --- units for free -------------------------------------------------------------------------------


def free_units(table: Table, seat: i64, count: i64, types: i64 = ALL_TYPES, may_stop: bool = False) -> None:
    """Let the seat draw unlocked units of types of its choice (R16.38)."""
    table.push(frames.FREE_UNITS, seat, sources.FREE_UNIT)
    table.set_number(LEFT, count)
    table.set_number(OF_TYPES, types)
    table.set_number(MAY_STOP, 1 if may_stop else 0)


def types_to_draw(table: Table, seat: i64, types: i64) -> i64:
    """The set of those types that are unlocked and have a card left."""
    found: i64 = 0
    for type in range(UNIT_TYPES):
        if types & BIT[type] and can_build_unit(table, seat, type):
            found |= BIT[type]
    return found


class FreeUnits(Handler):
    """Units still to be drawn, one after the other."""

    def proceed(self, table: Table) -> bool:
        if table.number(frames.ANSWERS):
            self.draw(table, table.number(frames.ANSWER))
            return False
        types = types_to_draw(table, table.seat, table.number(OF_TYPES))
        if not table.number(LEFT) or not types:
            table.pop()
        elif types & (types - 1) or table.number(MAY_STOP):
            choose(table, frames.CHOOSE_UNIT_TYPE, table.seat)
        else:
            self.draw(table, only_type(types))
        return False

    def draw(self, table: Table, type: i64) -> None:
        table.set_number(frames.ANSWERS, 0)
        table.set_number(LEFT, table.number(LEFT) - 1 if type != NO_ANSWER else 0)
        if type != NO_ANSWER:
            draw_unit(table, table.seat, type)


def only_type(types: i64) -> i64:
    type: i64 = 0
    while not types & BIT[type]:
        type += 1
    return type


class FreeUnit(Effect):
    """The question for the type of a free unit."""

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        count: i64 = 0
        if table.below(MAY_STOP):
            actions[count] = verbs.DONE
            count += 1
        types = types_to_draw(table, seat, table.below(OF_TYPES))
        for type in range(UNIT_TYPES):
            if types & BIT[type]:
                actions[count] = verb + type
                count += 1
        return count
