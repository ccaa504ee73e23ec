"""City Management: the main decision, and what a city can do (R7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import frames
from ludopolis.games.civilization.culture import advance_paid, fill_advances
from ludopolis.games.civilization.deeds import (
    ARTS,
    BUILD,
    HARVEST,
    PROGRAMME,
    actions_left,
    begin_deed,
    can_build_free,
    can_make,
    fill_items,
    may_do,
    most_rushed,
    production,
)
from ludopolis.games.civilization.effects.use import begin_used, fill_usable
from ludopolis.games.civilization.frames import DEED_FOR_TRADE, DEED_FREE
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import item, nation, person
from ludopolis.games.civilization.market import fill_harvests, harvest_of, some_harvest
from ludopolis.games.civilization.persons import can_use
from ludopolis.games.civilization.state import (
    CITIES,
    DARWIN_USED,
    FREE_BUILDING,
    MANAGEMENT,
    NOBODY,
    PROGRAM,
    Table,
)

# city_action: the city, and whether its action cannot be cancelled.
CITY: Final[i64] = 0
SURE: Final[i64] = 1


def can_act(table: Table, seat: i64, index: i64) -> bool:
    """Whether a city may still act, and has something to do."""
    return actions_left(table, seat, index) and has_action(table, seat, index)


def has_action(table: Table, seat: i64, index: i64) -> bool:
    """Whether there is an action for a city; the arts always are one, unless Monarchy forbids a second
    time."""
    if may_do(table, seat, index, ARTS):
        return True
    if may_do(table, seat, index, PROGRAMME) and not table.city_mark(seat, index, PROGRAM):
        return True
    if may_do(table, seat, index, HARVEST) and some_harvest(table, seat, index):
        return True
    return may_do(table, seat, index, BUILD) and has_build(table, seat, index)


def has_build(table: Table, seat: i64, index: i64) -> bool:
    budget = production(table, seat, index) + most_rushed(table, seat)
    for which in range(item.ITEMS):
        if can_make(table, seat, index, which, budget, NOBODY):
            return True
    return has_free_building(table, seat, index)


def has_free_building(table: Table, seat: i64, index: i64) -> bool:
    if not may_build_free(table, seat):
        return False
    for which in range(item.BUILDING, item.WONDER):
        if can_build_free(table, seat, index, which):
            return True
    return False


def may_build_free(table: Table, seat: i64) -> bool:
    """Egypt, once in a turn."""
    return table.is_nation(seat, nation.EGYPT) and not table.flag(seat, FREE_BUILDING)


class City(Handler):
    """The main decision: a city to act with, the culture track, or something to use."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        seat = table.seat
        actions[0] = verbs.DONE
        count: i64 = 1
        for index in range(CITIES):
            if can_act(table, seat, index):
                actions[count] = verbs.CITY + index
                count += 1
        count = fill_advances(table, seat, actions, count)
        return fill_usable(table, seat, MANAGEMENT, actions, count)

    def carry_out(self, table: Table, action: i64) -> None:
        if action == verbs.DONE:
            table.pop()
        elif verbs.CITY <= action < verbs.TAKE:
            table.push(frames.CITY_ACTION, table.seat, action - verbs.CITY)
        elif verbs.ADVANCE <= action < verbs.ENTER:
            advance_paid(table, table.seat, action - verbs.ADVANCE)
        else:
            begin_used(table, table.seat, action)


class CityAction(Handler):
    """What the chosen city does."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        seat, index = table.seat, table.number(CITY)
        count: i64 = 0
        if may_do(table, seat, index, BUILD):
            budget = production(table, seat, index) + most_rushed(table, seat)
            count = fill_items(table, seat, index, budget, NOBODY, verbs.BUILD, actions, count)
            count = fill_free(table, seat, index, actions, count)
        if may_do(table, seat, index, ARTS):
            count = fill_arts(table, seat, actions, count)
        if may_do(table, seat, index, HARVEST):
            count = fill_harvests(table, seat, index, verbs.HARVEST, actions, count)
        if may_do(table, seat, index, PROGRAMME) and not table.city_mark(seat, index, PROGRAM):
            actions[count] = verbs.PROGRAM
            count += 1
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        seat, index, sure = table.seat, table.number(CITY), table.number(SURE) != 0
        table.pop()
        if verbs.BUILD <= action < verbs.ALSO:
            begin_deed(table, seat, index, BUILD, action - verbs.BUILD, NOBODY, sure)
        elif verbs.BUILD_FREE <= action < verbs.ARTS:
            begin_deed(table, seat, index, BUILD, action - verbs.BUILD_FREE, NOBODY, sure)
            table.set_number(DEED_FREE, 1)
        elif verbs.HARVEST <= action < verbs.PROGRAM:
            square = action - verbs.HARVEST
            begin_deed(table, seat, index, HARVEST, harvest_of(table, square), square, sure)
        elif action == verbs.PROGRAM:
            begin_deed(table, seat, index, PROGRAMME, NOBODY, NOBODY, sure)
        else:
            begin_deed(table, seat, index, ARTS, NOBODY, NOBODY, sure)
            table.set_number(DEED_FOR_TRADE, 1 if action == verbs.ARTS_FOR_TRADE else 0)


def fill_free(table: Table, seat: i64, index: i64, actions: vec[i64], count: i64) -> i64:
    """Append what Egypt can build for nothing."""
    if not may_build_free(table, seat):
        return count
    for which in range(item.BUILDING, item.WONDER):
        if can_build_free(table, seat, index, which):
            actions[count] = verbs.BUILD_FREE + which
            count += 1
    return count


def fill_arts(table: Table, seat: i64, actions: vec[i64], count: i64) -> i64:
    """Append the arts, with Darwin also for trade."""
    actions[count] = verbs.ARTS
    count += 1
    if not table.flag(seat, DARWIN_USED) and can_use(table, seat, person.CHARLES_DARWIN):
        actions[count] = verbs.ARTS_FOR_TRADE
        count += 1
    return count
