"""Start of Turn: the part of a player (R5.2, R11.1, R21.11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.coins import put_coin
from ludopolis.games.civilization.culture import gain_culture, gain_trade
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import Effect, ask_once, begin, give_answer
from ludopolis.games.civilization.effects.use import begin_left_gain, begin_used, fill_usable
from ludopolis.games.civilization.founding import fill_foundings, found, may_grow
from ludopolis.games.civilization.governments import change, close_window, fill_changes
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import coin_place, person, wonder
from ludopolis.games.civilization.investments import begin_investing, fill_investments
from ludopolis.games.civilization.modifiers import has_person, has_wonder
from ludopolis.games.civilization.persons import can_place_from_supply, place_from_supply
from ludopolis.games.civilization.state import (
    ASSIGNED,
    CITIES,
    GAIN_BIT,
    HENSON,
    SEAT_UNIT,
    START,
    Table,
)
from ludopolis.games.civilization.tables import PERSON_TYPES, SLOT_SQUARE, SLOTS_OF, SQUARES_ROW, TILE_SQUARES
from ludopolis.games.civilization.yields import gathers

# Stages of a part.
GOING_ON: Final[i64] = 0
ENDING: Final[i64] = 1  # what is left to gain comes by itself

# Gains of a fixed amount.
STONEHENGE: Final[i64] = 0
COLOSSUS: Final[i64] = 1
LOUVRE: Final[i64] = 2
PANAMA_CANAL: Final[i64] = 3
JIM_HENSON: Final[i64] = 4
GAINS: Final[i64] = 5
STONEHENGE_CULTURE: Final[i64] = 1
COLOSSUS_TRADE: Final[i64] = 3
LOUVRE_CULTURE: Final[i64] = 3


def begin_part(table: Table, seat: i64) -> None:
    """Gatherers keep to their city, new ones work for the capital."""
    assign_the_rest(table, seat)
    table.push(frames.START, seat)


class Start(Handler):
    """The main decision of a player in Start of Turn."""

    def proceed(self, table: Table) -> bool:
        seat = table.seat
        if take_fixed_gain(table, seat):
            return False
        if may_grow(table, seat):
            table.push(frames.GROW, seat)
            return False
        if table.number(frames.STAGE) == GOING_ON:
            return True
        if not begin_left_gain(table, seat):
            end_part(table, seat)
        return False

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        seat = table.seat
        actions[0] = verbs.DONE
        count = fill_foundings(table, seat, actions, 1)
        count = fill_changes(table, seat, actions, count)
        count = fill_investments(table, seat, actions, count)
        for type in range(PERSON_TYPES):
            if can_place_from_supply(table, seat, type):
                actions[count] = verbs.PLACE + type
                count += 1
        count = fill_gatherers(table, seat, actions, count)
        return fill_usable(table, seat, START, actions, count)

    def carry_out(self, table: Table, action: i64) -> None:
        seat = table.seat
        if action == verbs.DONE:
            table.set_number(frames.STAGE, ENDING)
        elif action < verbs.KEEP:
            begin_used(table, seat, action)
        elif action < verbs.SETTLE:
            found(table, seat, action - verbs.FOUND, False)
        elif action < verbs.GROW:
            found(table, seat, action - verbs.SETTLE, True)
        elif action < verbs.INVEST:
            change(table, seat, action - verbs.GOVERN)
        elif action < verbs.PLACE:
            begin_investing(table, seat, action - verbs.INVEST)
        elif action < verbs.GATHER:
            place_from_supply(table, seat, action - verbs.PLACE)
        else:
            begin(table, seat, sources.GATHERING)
            give_answer(table, action - verbs.GATHER)


def end_part(table: Table, seat: i64) -> None:
    assign_the_rest(table, seat)
    close_window(table, seat)
    table.pop()


# --- gains of a fixed amount ----------------------------------------------------------------------


def take_fixed_gain(table: Table, seat: i64) -> bool:
    """The next gain that is possible now and not yet taken in this turn; whether there is one (R21.11)."""
    for gain in range(GAINS):
        if not table.flag(seat, BIT[GAIN_BIT + gain]) and has_gain(table, seat, gain):
            table.set_flag(seat, BIT[GAIN_BIT + gain])
            take_gain(table, seat, gain)
            return True
    return False


def has_gain(table: Table, seat: i64, gain: i64) -> bool:
    if gain == STONEHENGE:
        return has_wonder(table, seat, wonder.STONEHENGE)
    if gain == COLOSSUS:
        return has_wonder(table, seat, wonder.COLOSSUS)
    if gain == LOUVRE:
        return has_wonder(table, seat, wonder.LOUVRE)
    if gain == PANAMA_CANAL:
        return has_wonder(table, seat, wonder.PANAMA_CANAL)
    return table.thing(HENSON) > 0 and has_person(table, seat, person.JIM_HENSON)


def take_gain(table: Table, seat: i64, gain: i64) -> None:
    if gain == STONEHENGE:
        gain_culture(table, seat, STONEHENGE_CULTURE)
    elif gain == COLOSSUS:
        gain_trade(table, seat, COLOSSUS_TRADE)
    elif gain == LOUVRE:
        gain_culture(table, seat, LOUVRE_CULTURE)
    elif gain == PANAMA_CANAL:
        put_coin(table, seat, coin_place.PANAMA_CANAL)
    else:
        gain_culture(table, seat, table.thing(HENSON))
        gain_trade(table, seat, table.thing(HENSON))


# --- gatherers ------------------------------------------------------------------------------------


def assign_the_rest(table: Table, seat: i64) -> None:
    """Whoever has not been sent anywhere works for the capital (R11.1)."""
    first = table.seats * SQUARES_ROW
    for place in range(first, first + SLOTS_OF[table.seats] * TILE_SQUARES):
        square = SLOT_SQUARE[place]
        figures = i64(table.figures[square])
        if figures and figures // SEAT_UNIT == seat and not i64(table.gather[square]):
            if gathers(table, seat, square):
                table.gather[square] = 1


def fill_gatherers(table: Table, seat: i64, actions: vec[i64], count: i64) -> i64:
    """Append the squares whose gatherers can be sent to another city, once in a turn."""
    if table.city_count(seat) < 2:
        return count
    first = table.seats * SQUARES_ROW
    for place in range(first, first + SLOTS_OF[table.seats] * TILE_SQUARES):
        square = SLOT_SQUARE[place]
        figures = i64(table.figures[square])
        if figures and figures // SEAT_UNIT == seat and gathers(table, seat, square):
            if not i64(table.marks[square]) & ASSIGNED:
                actions[count] = verbs.GATHER + square
                count += 1
    return count


class Gathering(Effect):
    """To which city the gatherers of a square, the first answer, send what they find."""

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_CITY, seat, 1)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        count: i64 = 0
        for index in range(CITIES):
            if table.has_city(seat, index):
                actions[count] = verb + index
                count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        table.gather[first] = u8(second + 1)
        table.marks[first] = u8(i64(table.marks[first]) | ASSIGNED)
        table.tell(events.GATHERER_ASSIGNED, seat, first, second)
