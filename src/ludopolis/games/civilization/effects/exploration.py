"""What groups ask, and what they find on their way (R8.2, R8.5, R8.6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import frames
from ludopolis.games.civilization.building import (
    fill_building_squares,
    has_building_token,
    newest,
    put_building,
    put_figure,
    some_building_square,
)
from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.games.civilization.effects.effect import (
    NO_ANSWER,
    Effect,
    answer,
    answers,
    choose,
    earlier_answer,
)
from ludopolis.games.civilization.ids import item
from ludopolis.games.civilization.modifiers import stacking_limit
from ludopolis.games.civilization.moving import has_move, unmoved_armies, unmoved_scouts
from ludopolis.games.civilization.state import ARMIES, SCOUT_UNIT, SCOUTS, Table
from ludopolis.games.civilization.tables import BUILDINGS
from ludopolis.games.civilization.units import can_build_unit, draw_unit

_upgrades: Final = {building.upgrade for building in COMPONENTS.buildings}
IS_BASIC: Final[vec[i64]] = vec[i64](
    [int(building.tokens > 0 and building.id not in _upgrades) for building in COMPONENTS.buildings]
)


class MovingGroup(Effect):
    """Which figures of a square move together: those that can do anything."""

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        square = table.below(0)
        count: i64 = 0
        for armies in range(unmoved_armies(table, square) + 1):
            for scouts in range(unmoved_scouts(table, square) + 1):
                if armies + scouts > 0 and has_move(table, seat, square, armies, scouts):
                    actions[count] = verb + armies * 4 + scouts
                    count += 1
        return count


class FriendlyBarbarian(Effect):
    """A unit, or a figure on the square of the hut (the first answer) that moves only in the next turn."""

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table) > 1 or not some_gift(table, seat, answer(table, 0)):
            return False
        choose(table, frames.CHOOSE_BUILDING, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        square = earlier_answer(table, 0)
        count: i64 = 0
        for which in range(item.BUILDING):
            if is_gift(table, seat, square, which):
                actions[count] = verb + which
                count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if not some_gift(table, seat, first):
            return
        if second >= item.INFANTRY:
            draw_unit(table, seat, second - item.INFANTRY)
            return
        moved = i64(table.moved[first]) + (1 if second == item.ARMY else SCOUT_UNIT)
        table.moved[first] = u8(moved)
        put_figure(table, seat, first, second == item.ARMY)


def some_gift(table: Table, seat: i64, square: i64) -> bool:
    for which in range(item.BUILDING):
        if is_gift(table, seat, square, which):
            return True
    return False


def is_gift(table: Table, seat: i64, square: i64, which: i64) -> bool:
    """Whether friendly barbarians can become a figure or a unit."""
    if which >= item.INFANTRY:
        return can_build_unit(table, seat, which - item.INFANTRY)
    if not table.of(seat, ARMIES if which == item.ARMY else SCOUTS):
        return False
    return not table.has_enemy(seat, square) and table.standing(square) < stacking_limit(table, seat)


class DiscoveryBuilding(Effect):
    """Spain may build a basic building for a tile it discovers, even if it is not unlocked (R16.21)."""

    def ask(self, table: Table, seat: i64) -> bool:
        asked = answers(table)
        if asked == 0 and some_basic(table, seat):
            choose(table, frames.CHOOSE_BUILDING, seat)
            return True
        if asked == 1 and answer(table, 0) != NO_ANSWER:
            choose(table, frames.CHOOSE_SQUARE, seat)
            return True
        return False

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        if verb == verbs.AT:
            which = earlier_answer(table, 0) - item.BUILDING
            return fill_building_squares(table, seat, newest(table, seat, which), actions, 0)
        actions[0] = verbs.DONE
        count: i64 = 1
        for which in range(BUILDINGS):
            if can_get(table, seat, which):
                actions[count] = verb + item.BUILDING + which
                count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if first > 0:
            put_building(table, seat, newest(table, seat, first - item.BUILDING), second)


def some_basic(table: Table, seat: i64) -> bool:
    for which in range(BUILDINGS):
        if can_get(table, seat, which):
            return True
    return False


def can_get(table: Table, seat: i64, which: i64) -> bool:
    """Whether a basic building has a token and a place."""
    if not IS_BASIC[which] or not has_building_token(table, which):
        return False
    return some_building_square(table, seat, newest(table, seat, which))
