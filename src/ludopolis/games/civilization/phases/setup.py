"""The set-up of the players: civilizations together, all the rest one after the other (R2.1, R3, R21.15)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.claims import claim
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import Effect, ask_once, begin
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import nation, unit_type
from ludopolis.games.civilization.land import DIRECTIONS, beside
from ludopolis.games.civilization.modifiers import stacking_limit
from ludopolis.games.civilization.persons import gain_person
from ludopolis.games.civilization.phases.order import begin_turns
from ludopolis.games.civilization.setup import (
    MARKET_RESOURCES,
    lay_home_tiles,
    open_market,
    plays,
    starting_wonder,
)
from ludopolis.games.civilization.state import (
    ARMIES,
    BUILT,
    CITY_AT,
    CIVILIZATION,
    DRAWN,
    GOVERNMENT,
    MARKET,
    NOBODY,
    NOTHING,
    RANKS,
    RESOURCES,
    SCOUTS,
    SECOND_AT,
    SLOTS,
    TECHS,
    TRADE,
    WALLS,
    WONDER,
    WONDER_AT,
    Table,
)
from ludopolis.games.civilization.tables import (
    MOST_TRADE,
    NATION_ARMIES,
    NATION_GOVERNMENT,
    NATION_SCOUTS,
    NATION_TECH,
    NEUTRAL_SLOTS,
    SLOT_SQUARE,
    SQUARES_ROW,
    START_ARMIES,
    START_SCOUTS,
    START_UNITS,
    TECH_RANK,
    TILE_SQUARES,
    UNIT_TYPES,
)
from ludopolis.games.civilization.units import draw_unit
from ludopolis.games.civilization.yields import collected_trade, is_water

# Stages of the set-up of a player.
OF_ALL: Final[i64] = 0  # before the first player
SHEET: Final[i64] = 1
POLICY: Final[i64] = 2
CAPITAL: Final[i64] = 3
FIGURES: Final[i64] = 4
BENEFITS: Final[i64] = 5
DIAL: Final[i64] = 6

# place_capital: the first square of a metropolis + 1. place_figure: whether it is a scout.
FIRST_SQUARE: Final[i64] = 0
IS_SCOUT: Final[i64] = 0
# The places of the four central squares in a tile, whichever way it is turned (R3.4).
CENTRAL: Final[vec[i64]] = vec[i64]([5, 6, 9, 10])
_ROOM: Final[vec[i64]] = vec[i64]([0] * 10)


class SetUp(Handler):
    """The silent frame of the player whose set-up is on."""

    def proceed(self, table: Table) -> bool:
        seat, stage = table.seat, table.number(frames.STAGE)
        table.set_number(frames.STAGE, stage + 1)
        if stage == OF_ALL:
            set_up_for_all(table)
        elif stage == SHEET:
            take_sheet(table, seat)
        elif stage == POLICY:
            ask_policies(table, seat)
        elif stage == CAPITAL:
            table.push(frames.PLACE_CAPITAL, seat)
        elif stage == FIGURES:
            ask_figures(table, seat)
        elif stage == BENEFITS:
            take_benefits(table, seat)
        else:
            self.finish(table, seat)
        return False

    def finish(self, table: Table, seat: i64) -> None:
        """The dial, and then the next player, or the first turn (R3.7)."""
        trade = collected_trade(table, seat)
        table.set_of(seat, TRADE, trade if trade < MOST_TRADE else MOST_TRADE)
        table.tell(events.TRADE_GAINED, seat, table.of(seat, TRADE))
        table.pop()
        following = table.following(seat)
        if following == table.first:
            begin_turns(table)
        else:
            table.ask(frames.SETUP, following, 0, SHEET)


def set_up_for_all(table: Table) -> None:
    """What everybody sees as soon as the civilizations are known."""
    for seat in range(table.seats):
        table.tell(events.CIVILIZATION_CHOSEN, seat, table.of(seat, CIVILIZATION) - 1)
        table.set_of(seat, DRAWN, 0)  # nobody learns what the others did not take
        table.set_of(seat, DRAWN + 1, 0)
    lay_home_tiles(table)
    open_market(table)


def take_sheet(table: Table, seat: i64) -> None:
    """The starting tech, the government, the supply and the reserve (R3.1 - R3.3, R3.9)."""
    which = table.of(seat, CIVILIZATION) - 1
    table.set_of(seat, ARMIES, NATION_ARMIES[which])
    table.set_of(seat, SCOUTS, NATION_SCOUTS[which])
    table.set_of(seat, GOVERNMENT, NATION_GOVERNMENT[which])
    tech = NATION_TECH[which]
    table.set_of(seat, TECHS, BIT[tech])
    table.set_of(seat, SLOTS, 1)  # a level I slot, whatever its level is
    for type in range(UNIT_TYPES):
        rank = TECH_RANK[tech * UNIT_TYPES + type]
        if rank == 0 and type != unit_type.AIRCRAFT:
            rank = 1
        table.set_of(seat, RANKS + type, rank)
        for card in range(START_UNITS[which * UNIT_TYPES + type]):
            draw_unit(table, seat, type)
    table.tell(events.GOVERNMENT_ENTERED, seat, table.of(seat, GOVERNMENT))


def ask_policies(table: Table, seat: i64) -> None:
    """One, of France two (R3.2); the capital is not placed yet."""
    if not table.policies:
        return
    count: i64 = 2 if table.is_nation(seat, nation.FRANCE) else 1
    for policy in range(count):
        table.push(frames.ADOPT_POLICY, seat)


def ask_figures(table: Table, seat: i64) -> None:
    """Armies, then scouts (R3.5)."""
    which = table.of(seat, CIVILIZATION) - 1
    for scout in range(START_SCOUTS[which]):
        table.ask(frames.PLACE_FIGURE, seat, 1)
    for army in range(START_ARMIES[which]):
        table.ask(frames.PLACE_FIGURE, seat, 0)


def take_benefits(table: Table, seat: i64) -> None:
    """R3.6; extra units are part of the reserve, extra figures were placed, China's walls stand."""
    if table.is_nation(seat, nation.AMERICA):
        gain_person(table, seat)
    elif table.is_nation(seat, nation.EGYPT):
        begin(table, seat, sources.STARTING_WONDER)
    elif table.is_nation(seat, nation.ARABIA):
        for resource in range(MARKET_RESOURCES):
            table.set_thing(MARKET + resource, table.thing(MARKET + resource) - 1)
            table.add(seat, RESOURCES + resource, 1)
            table.tell(events.RESOURCE_GAINED, seat, resource)


# --- civilizations --------------------------------------------------------------------------------


class ChooseCivilization(Handler):
    """Everybody keeps one of two, and nobody knows which before all have chosen (R2.1)."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        actions[0] = verbs.KEEP + table.of(table.seat, DRAWN) - 1
        actions[1] = verbs.KEEP + table.of(table.seat, DRAWN + 1) - 1
        return 2

    def carry_out(self, table: Table, action: i64) -> None:
        table.set_of(table.seat, DRAWN, action - verbs.KEEP + 1)
        table.set_of(table.seat, DRAWN + 1, 0)
        if table.answered():
            for seat in range(table.seats):
                table.set_of(seat, CIVILIZATION, table.of(seat, DRAWN))
                table.set_of(seat, DRAWN, 0)


class PickCivilization(Handler):
    """Any that nobody else has, openly (R21.15)."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        count: i64 = 0
        for which in range(nation.COUNT):
            missing = (which == nation.ARABIA and not table.investments) or (
                which == nation.FRANCE and not table.policies
            )
            if not missing and not plays(table, which):
                actions[count] = verbs.KEEP + which
                count += 1
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        seat = table.seat
        table.set_of(seat, CIVILIZATION, action - verbs.KEEP + 1)
        table.pop()
        following = table.following(seat)
        if following != table.first:
            table.push(frames.PICK_CIVILIZATION, following)


# --- capital and figures --------------------------------------------------------------------------


class PlaceCapital(Handler):
    """One of the four central squares of the home tile, not water; India's metropolis takes two (R3.4)."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        count: i64 = 0
        seat, first = table.seat, table.number(FIRST_SQUARE) - 1
        slot = NEUTRAL_SLOTS[table.seats] + seat
        for number in range(i64(len(CENTRAL))):
            square = SLOT_SQUARE[table.seats * SQUARES_ROW + slot * TILE_SQUARES + CENTRAL[number]]
            if not is_water(table, square) and (first == NOBODY or are_beside(square, first)):
                actions[count] = verbs.AT + square
                count += 1
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        seat, square, first = table.seat, action - verbs.AT, table.number(FIRST_SQUARE) - 1
        if first == NOBODY and table.is_nation(seat, nation.INDIA):
            table.set_number(FIRST_SQUARE, square + 1)
            return
        table.pop()
        if first != NOBODY:
            table.set_of(seat, SECOND_AT, square + 1)
            claim(table, seat, 0, square)
            square = first
        table.set_of(seat, CITY_AT, square + 1)
        claim(table, seat, 0, square)
        table.tell(events.CAPITAL_PLACED, seat, square)
        if table.is_nation(seat, nation.CHINA):
            table.set_city_mark(seat, 0, WALLS)


def are_beside(square: i64, other: i64) -> bool:
    for direction in range(DIRECTIONS):
        if beside(square, direction) == other:
            return True
    return False


class PlaceFigure(Handler):
    """In the capital's outskirts, not on water (R3.5)."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        count: i64 = 0
        seat = table.seat
        limit = stacking_limit(table, seat)
        squares = table.outskirts(seat, 0, _ROOM)
        for number in range(squares):
            square = _ROOM[number]
            if not is_water(table, square) and table.standing(square) < limit:
                actions[count] = verbs.AT + square
                count += 1
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        seat, square, scout = table.seat, action - verbs.AT, table.number(IS_SCOUT)
        table.pop()
        table.put_figures(seat, square, 1 - scout, scout)
        table.add(seat, SCOUTS if scout else ARMIES, -1)
        table.tell(events.FIGURES_PLACED, seat, square, 1 - scout, scout)


class StartingWonder(Effect):
    """Egypt's: on a square of the capital's outskirts that is not water (R3.6)."""

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_SQUARE, seat)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        count: i64 = 0
        squares = table.outskirts(seat, 0, _ROOM)
        for number in range(squares):
            square = _ROOM[number]
            if not is_water(table, square) and i64(table.on[square]) == NOTHING:
                actions[count] = verb + square
                count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        which = starting_wonder(table)
        table.on[first] = u8(WONDER + which)
        table.set_thing(WONDER_AT + which, BUILT + first)
        table.tell(events.WONDER_BUILT, seat, which, first)
