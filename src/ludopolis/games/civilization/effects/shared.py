"""Effects that several cards have in common."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import frames
from ludopolis.games.civilization.building import (
    fill_building_squares,
    fill_free_buildings,
    fill_free_figure,
    is_building,
    is_unit,
    put_figure,
    put_free_building,
    some_free_building,
)
from ludopolis.games.civilization.culture import advance_free, gain_culture, gain_trade
from ludopolis.games.civilization.deeds import can_still_build
from ludopolis.games.civilization.effects.effect import (
    UNANSWERABLE,
    Effect,
    answer,
    answers,
    ask_once,
    choose,
    earlier_answer,
    earlier_answers,
)
from ludopolis.games.civilization.effects.targets import squares_from, squares_to
from ludopolis.games.civilization.ids import item
from ludopolis.games.civilization.pyramid import fill_learnable, learn, some_to_learn
from ludopolis.games.civilization.state import BONUS, CITIES, TECHS, Table
from ludopolis.games.civilization.tables import SLOT_SQUARE, UNIT_TYPES
from ludopolis.games.civilization.units import can_build_unit, draw_unit

_ROOM: Final[vec[i64]] = vec[i64]([0] * 64)


class Card(Effect):
    """An effect with a price in resources, and what the others may answer to."""

    def __init__(self, cost: i64 = 0, kind: i64 = UNANSWERABLE) -> None:
        self.cost: i64 = cost
        self.kind: i64 = kind

    def price(self) -> i64:
        return self.cost

    def answerable(self) -> i64:
        return self.kind


class GainCulture(Card):
    """So much culture."""

    def __init__(self, amount: i64, cost: i64 = 0, kind: i64 = UNANSWERABLE) -> None:
        super().__init__(cost, kind)
        self.amount: i64 = amount

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        gain_culture(table, seat, self.amount)


class GainTrade(Card):
    """So much trade."""

    def __init__(self, amount: i64, cost: i64 = 0, kind: i64 = UNANSWERABLE) -> None:
        super().__init__(cost, kind)
        self.amount: i64 = amount

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        gain_trade(table, seat, self.amount)


class AdvanceFree(Effect):
    """So many spaces on the culture track."""

    def __init__(self, spaces: i64) -> None:
        self.spaces: i64 = spaces

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        advance_free(table, seat, self.spaces)


class OnCity(Card):
    """An effect on one of the own cities."""

    def fits(self, table: Table, seat: i64, index: i64) -> bool:
        raise NotImplementedError

    def possible(self, table: Table, seat: i64) -> bool:
        for index in range(CITIES):
            if self.fits(table, seat, index):
                return True
        return False

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_CITY, seat)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        count: i64 = 0
        for index in range(CITIES):
            if self.fits(table, seat, index):
                actions[count] = verb + index
                count += 1
        return count


class CityProduction(OnCity):
    """Production for the next build action of one city (R7.3)."""

    def __init__(self, amount: i64, cost: i64 = 0, kind: i64 = UNANSWERABLE) -> None:
        super().__init__(cost, kind)
        self.amount: i64 = amount

    def fits(self, table: Table, seat: i64, index: i64) -> bool:
        return can_still_build(table, seat, index)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        table.add(seat, BONUS + first, self.amount)


class OnPlayer(Card):
    """An effect on one of the players."""

    def fits(self, table: Table, seat: i64, other: i64) -> bool:
        return other != seat

    def possible(self, table: Table, seat: i64) -> bool:
        for other in range(table.seats):
            if self.fits(table, seat, other):
                return True
        return False

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_PLAYER, seat)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        count: i64 = 0
        for other in range(table.seats):
            if self.fits(table, seat, other):
                actions[count] = verb + other
                count += 1
        return count


class OnSquare(Card):
    """An effect on one square of the map."""

    def fits(self, table: Table, seat: i64, square: i64) -> bool:
        raise NotImplementedError

    def possible(self, table: Table, seat: i64) -> bool:
        for place in range(squares_from(table), squares_to(table)):
            if self.fits(table, seat, SLOT_SQUARE[place]):
                return True
        return False

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_SQUARE, seat)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        return self.fill_squares(table, seat, verb, actions, 0)

    def fill_squares(self, table: Table, seat: i64, verb: i64, actions: vec[i64], count: i64) -> i64:
        for place in range(squares_from(table), squares_to(table)):
            square = SLOT_SQUARE[place]
            if self.fits(table, seat, square):
                actions[count] = verb + square
                count += 1
        return count


class LearnTech(Card):
    """A tech of some set, for which there is a slot; whether it counts as researched."""

    def __init__(self, researched: bool, cost: i64 = 0, kind: i64 = UNANSWERABLE) -> None:
        super().__init__(cost, kind)
        self.researched: bool = researched

    def techs(self, table: Table, seat: i64) -> i64:
        """The set to choose from."""
        raise NotImplementedError

    def possible(self, table: Table, seat: i64) -> bool:
        return some_to_learn(table, seat, self.techs(table, seat))

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_TECH, seat)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        return fill_learnable(table, seat, self.techs(table, seat), verb, actions, 0)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        learn(table, seat, first, self.researched)


class LearnOfOthers(LearnTech):
    """Research a tech that another player knows."""

    def techs(self, table: Table, seat: i64) -> i64:
        return known_by_others(table, seat)


def known_by_others(table: Table, seat: i64) -> i64:
    known: i64 = 0
    for other in range(table.seats):
        if other != seat:
            known |= table.of(other, TECHS)
    return known


class FreeBuilding(Effect):
    """An unlocked building, walls included, in one of the own cities (R16.3)."""

    def possible(self, table: Table, seat: i64) -> bool:
        return some_free_building(table, seat)

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table) == 0:
            choose(table, frames.CHOOSE_BUILDING, seat)
            return True
        if answers(table) == 1 and not is_unit(answer(table, 0)):
            choose(table, frames.CHOOSE_SQUARE, seat)
            return True
        return False

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        if earlier_answers(table) == 0:
            return self.fill_items(table, seat, actions)
        return fill_squares_for(table, seat, earlier_answer(table, 0), actions, 0)

    def fill_items(self, table: Table, seat: i64, actions: vec[i64]) -> i64:
        return fill_free_buildings(table, seat, actions, 0)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        build_free(table, seat, first, second)


class FreeBuild(FreeBuilding):
    """An unlocked unit, figure or building."""

    def possible(self, table: Table, seat: i64) -> bool:
        return self.fill_items(table, seat, _ROOM) > 0

    def fill_items(self, table: Table, seat: i64, actions: vec[i64]) -> i64:
        count: i64 = 0
        for figure in range(item.ARMY, item.SCOUT + 1):
            if fill_free_figure(table, seat, figure == item.ARMY, _SQUARES, 0):
                actions[count] = verbs.BUILD_FREE + figure
                count += 1
        for type in range(UNIT_TYPES):
            if can_build_unit(table, seat, type):
                actions[count] = verbs.BUILD_FREE + item.INFANTRY + type
                count += 1
        return fill_free_buildings(table, seat, actions, count)


_SQUARES: Final[vec[i64]] = vec[i64]([0] * 64)


def fill_squares_for(table: Table, seat: i64, which: i64, actions: vec[i64], count: i64) -> i64:
    """Append where a free item may be put."""
    if is_building(which):
        return fill_building_squares(table, seat, which - item.BUILDING, actions, count)
    return fill_free_figure(table, seat, which == item.ARMY, actions, count)


def build_free(table: Table, seat: i64, which: i64, square: i64) -> None:
    """Put a free item where it was chosen to be."""
    if is_unit(which):
        draw_unit(table, seat, which - item.INFANTRY)
    elif is_building(which):
        put_free_building(table, seat, which - item.BUILDING, square)
    else:
        put_figure(table, seat, square, which == item.ARMY)
