"""What is used in battles, besides healing and Sun Tzu, which cost no resources (R10.3, R10.5, R10.8c)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import events
from ludopolis.games.civilization.battle.sides import (
    DEFENDER,
    REDRAWN,
    SIDE,
    add,
    move_all,
    set_number,
)
from ludopolis.games.civilization.battle.wounds import deal_wounds
from ludopolis.games.civilization.effects.effect import AN_ABILITY, Effect
from ludopolis.games.civilization.ids import unit_type
from ludopolis.games.civilization.payments import price
from ludopolis.games.civilization.state import (
    CULTURE,
    DISCARDED,
    HELD,
    IN_BATTLE,
    KILLED,
    SIDE_BONUS,
    SIDE_KILLED,
    STRENGTH_BONUS,
    Table,
)
from ludopolis.games.civilization.units import ALL_TYPES, can_draw, types_to_draw

METALWORKING_STRENGTH: Final[i64] = 3
MATHEMATICS_WOUNDS: Final[i64] = 3
BALLISTICS_WOUNDS: Final[i64] = 6
IRON: Final[i64] = price(iron=1)


class Metalworking(Effect):
    """The next unit of the side is stronger when it attacks (R16.18)."""

    def price(self) -> i64:
        return IRON

    def answerable(self) -> i64:
        return AN_ABILITY

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        set_number(table, STRENGTH_BONUS, METALWORKING_STRENGTH)


class Bombardment(Effect):
    """Wounds split among enemy units in play: Mathematics and Ballistics (R16.17)."""

    def __init__(self, wounds: i64) -> None:
        self.wounds: i64 = wounds

    def price(self) -> i64:
        return IRON

    def answerable(self) -> i64:
        return AN_ABILITY

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        deal_wounds(table, table.number(SIDE), self.wounds, True)


class GustavusAdolphus(Effect):
    """The whole hand dies and cannot be saved; as many new units come into it."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        side = table.number(SIDE)
        killed = move_all(table, IN_BATTLE + side, DISCARDED, events.UNIT_KILLED, seat)
        add(table, SIDE_KILLED + side, killed)
        table.set_number(REDRAWN, killed)


class AdolphusUnit(Effect):
    """The question for the type of such a unit."""

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        return fill_types(types_to_draw(table, seat, ALL_TYPES), verb, actions)


class JoanOfArc(Effect):
    """Culture helps the defender."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        add(table, SIDE_BONUS + DEFENDER, table.of(seat, CULTURE))


class FlorenceNightingale(Effect):
    """All killed units of the side return."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        move_all(table, KILLED + table.number(SIDE), HELD + seat, events.UNIT_SAVED, seat)


class BarbarianUnit(Effect):
    """The question for the type of a barbarian whose own deck is empty (R10.9, R21.8)."""

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        return fill_types(barbarian_types(table), verb, actions)


def barbarian_types(table: Table) -> i64:
    """The set of types of which barbarians can draw a card; they have no aircraft."""
    types: i64 = 0
    for type in range(unit_type.AIRCRAFT):
        if can_draw(table, type):
            types |= BIT[type]
    return types


def fill_types(types: i64, verb: i64, actions: vec[i64]) -> i64:
    count: i64 = 0
    for type in range(unit_type.COUNT):
        if types & BIT[type]:
            actions[count] = verb + type
            count += 1
    return count
