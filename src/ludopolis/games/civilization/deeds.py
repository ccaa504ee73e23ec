"""City actions: declared with all their choices, announced, then paid and carried out, or cancelled (R7.1,
R15.2, R21.13, R21.25)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.building import (
    available,
    build_walls,
    fill_item_squares,
    has_room,
    is_building,
    is_figure,
    is_unit,
    is_walls,
    is_wonder,
    may_put_figure,
    may_stand,
    needs_square,
    price_of,
    put_building,
    put_figure,
    put_wonder,
)
from ludopolis.games.civilization.culture import gain_culture, gain_trade
from ludopolis.games.civilization.decks import in_deck
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import Effect
from ludopolis.games.civilization.frames import (
    CANCELLED,
    DEED_ALSO,
    DEED_ALSO_AT,
    DEED_CITY,
    DEED_FOR_TRADE,
    DEED_FREE,
    DEED_ITEM,
    DEED_KIND,
    DEED_MADE,
    DEED_PRICE,
    DEED_SQUARE,
    DEED_SURE,
    STAGE,
)
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import government, item, nation, person, tech, wonder
from ludopolis.games.civilization.market import (
    ANY_RESOURCE,
    MARKET_RESOURCES,
    fill_market,
    harvest,
    harvest_of,
)
from ludopolis.games.civilization.modifiers import governs, has_person, has_wonder
from ludopolis.games.civilization.persons import back_of, reveal_person
from ludopolis.games.civilization.responses import announce_action
from ludopolis.games.civilization.squares import holds_building
from ludopolis.games.civilization.state import (
    ACTIONS_EXTRA,
    ACTIONS_TAKEN,
    ARMIES,
    BONUS,
    BUILDING,
    BUILDINGS_LEFT,
    DARWIN_USED,
    DISCOUNT,
    FREE_BUILDING,
    HARVESTED,
    HELD,
    KINDS_TAKEN,
    MARKET,
    NOBODY,
    PROGRAM,
    SCOUTS,
    SPLIT,
    TRADE,
    TWICE_HARVESTED,
    UNIT_BACKS,
    WALLS,
    WONDER,
    Table,
)
from ludopolis.games.civilization.tables import RUSH_PRODUCTION, RUSH_TRADE, TOKEN_OF, UNITS_FROM
from ludopolis.games.civilization.units import draw_unit
from ludopolis.games.civilization.yields import arts, city_production, counted_squares

AMERICAN_RUSH: Final[i64] = 2
KUROSAWA_CULTURE: Final[i64] = 1
PLACES: Final[i64] = 32  # more than there are of a card
_SQUARES: Final[vec[i64]] = vec[i64]([0] * 80)
_COUNTED: Final[vec[i64]] = vec[i64]([0] * 20)

# Kinds of city actions.
BUILD: Final[i64] = 0
ARTS: Final[i64] = 1
HARVEST: Final[i64] = 2
PROGRAMME: Final[i64] = 3

# Stages of a city action.
TO_CHOOSE: Final[i64] = 0
TO_ADD: Final[i64] = 1  # a second item, or a second harvest
TO_CHOOSE_AGAIN: Final[i64] = 2
TO_ANNOUNCE: Final[i64] = 3
TO_PAY: Final[i64] = 4
TO_FINISH: Final[i64] = 5
FINISHED: Final[i64] = 6


# --- who may act ----------------------------------------------------------------------------------


def actions_left(table: Table, seat: i64, index: i64) -> bool:
    """Whether a city may still act: once, the capital not in Anarchy and twice under Monarchy, and what cards
    add (R7.1)."""
    if not table.has_city(seat, index):
        return False
    most: i64 = 1
    if index == 0 and governs(table, seat, government.ANARCHY):
        most = 0
    elif index == 0 and governs(table, seat, government.MONARCHY):
        most = 2
    return table.of(seat, ACTIONS_TAKEN + index) < most + table.of(seat, ACTIONS_EXTRA + index)


def may_do(table: Table, seat: i64, index: i64, kind: i64) -> bool:
    """Under Monarchy the capital does nothing twice in a turn (R16.13)."""
    if index or not governs(table, seat, government.MONARCHY):
        return True
    return table.of(seat, KINDS_TAKEN + index) & BIT[kind] == 0


def can_still_build(table: Table, seat: i64, index: i64) -> bool:
    """Whether a city has a build action left."""
    return actions_left(table, seat, index) and may_do(table, seat, index, BUILD)


def take_action(table: Table, seat: i64, index: i64, kind: i64) -> None:
    """The action is used up, whether it is cancelled or not."""
    table.add(seat, ACTIONS_TAKEN + index, 1)
    place = KINDS_TAKEN + index
    table.set_of(seat, place, table.of(seat, place) | BIT[kind])


# --- production -----------------------------------------------------------------------------------


def production(table: Table, seat: i64, index: i64) -> i64:
    """What a city has for its next build action, without rushing."""
    return city_production(table, seat, index, table.city_mark(seat, index, PROGRAM))


def rush_rate(table: Table, seat: i64) -> i64:
    """The production that 3 trade give."""
    return AMERICAN_RUSH if table.is_nation(seat, nation.AMERICA) else RUSH_PRODUCTION


def most_rushed(table: Table, seat: i64) -> i64:
    """The production that all trade gives."""
    return table.of(seat, TRADE) // RUSH_TRADE * rush_rate(table, seat)


def rush_price(table: Table, seat: i64, missing: i64) -> i64:
    """The trade that what is missing costs (R21.10)."""
    if missing <= 0:
        return 0
    rate = rush_rate(table, seat)
    return (missing + rate - 1) // rate * RUSH_TRADE


# --- what a city can build ------------------------------------------------------------------------


def fill_items(
    table: Table, seat: i64, index: i64, budget: i64, without: i64, verb: i64, actions: vec[i64], count: i64
) -> i64:
    """Append what a city can build for so much production, somewhere else than on one square."""
    for which in range(item.ITEMS):
        if can_make(table, seat, index, which, budget, without):
            actions[count] = verb + which
            count += 1
    return count


def can_make(table: Table, seat: i64, index: i64, which: i64, budget: i64, without: i64) -> bool:
    if not available(table, seat, which) or price_of(table, seat, which) > budget:
        return False
    return has_room(table, seat, index, which, without)


def can_build_free(table: Table, seat: i64, index: i64, which: i64) -> bool:
    """Whether Egypt can put an unlocked building there for nothing."""
    return (
        is_building(which) and available(table, seat, which) and has_room(table, seat, index, which, NOBODY)
    )


# --- declaring ------------------------------------------------------------------------------------


def begin_deed(table: Table, seat: i64, index: i64, kind: i64, which: i64, square: i64, sure: bool) -> None:
    """Declare a city action; what is still to be chosen is asked."""
    table.push(frames.CITY_DEED, seat, index)
    table.set_number(DEED_KIND, kind)
    table.set_number(DEED_ITEM, which)
    table.set_number(DEED_SQUARE, square)
    table.set_number(DEED_ALSO, NOBODY)
    table.set_number(DEED_ALSO_AT, NOBODY)
    table.set_number(DEED_SURE, 1 if sure else 0)


class CityDeed(Handler):
    """A city action between its declaration and its end."""

    def proceed(self, table: Table) -> bool:
        stage = table.number(STAGE)
        if stage == TO_CHOOSE:
            self.choose(table, DEED_ITEM, DEED_SQUARE, TO_ADD)
        elif stage == TO_ADD:
            table.set_number(STAGE, TO_CHOOSE_AGAIN)
            ask_for_more(table)
        elif stage == TO_CHOOSE_AGAIN:
            self.choose(table, DEED_ALSO, DEED_ALSO_AT, TO_ANNOUNCE)
        elif stage == TO_ANNOUNCE:
            table.set_number(STAGE, TO_PAY)
            declare(table)
            announce_action(table)
        elif stage == TO_PAY:
            table.set_number(STAGE, TO_FINISH if not table.number(CANCELLED) else FINISHED)
            if not table.number(CANCELLED):
                carry_out(table)
        elif stage == TO_FINISH:
            table.set_number(STAGE, FINISHED)
            carry_out_second(table)
        else:
            table.pop()
        return False

    def choose(self, table: Table, place: i64, at: i64, following: i64) -> None:
        """Ask for what an item or a harvest still needs; a single square needs no question."""
        table.set_number(STAGE, following)
        kind, which = table.number(DEED_KIND), table.number(place)
        if kind == HARVEST and which == ANY_RESOURCE:
            table.ask(frames.CHOOSE_RESOURCE, table.seat, sources.HARVESTED_RESOURCE, place)
        elif kind == BUILD and which != NOBODY and needs_square(which):
            count = fill_deed_squares(table, table.top, at == DEED_ALSO_AT, 0, _SQUARES)
            if count == 1:
                table.set_number(at, _SQUARES[0])
            else:
                table.ask(frames.CHOOSE_SQUARE, table.seat, sources.BUILD_SQUARE, at)


def number_at(table: Table, base: i64, place: i64) -> i64:
    """A number of a frame that begins there."""
    return table.frames[base + 2 + place]


def taken_by(which: i64, square: i64) -> i64:
    """The square that an item takes up; a figure leaves room for a building."""
    return NOBODY if is_figure(which) else square


def fill_deed_squares(table: Table, base: i64, second: bool, verb: i64, actions: vec[i64]) -> i64:
    """Write the squares for an item of the city action that begins there in the frames."""
    seat = table.frames[base + 1]
    index, which = number_at(table, base, DEED_CITY), number_at(table, base, DEED_ITEM)
    if not second:
        return fill_item_squares(table, seat, index, which, NOBODY, verb, actions, 0)
    also, square = number_at(table, base, DEED_ALSO), number_at(table, base, DEED_SQUARE)
    before = pretend(table, seat, index, which, square)
    count = fill_item_squares(table, seat, index, also, taken_by(which, square), verb, actions, 0)
    take_back(table, seat, index, which, square, before)
    return count


class BuildSquare(Effect):
    """Where a city puts what it builds."""

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        second = table.number(frames.ANSWER_TO) == DEED_ALSO_AT
        return fill_deed_squares(table, table.top - table.width, second, verb, actions)


class HarvestedResource(Effect):
    """Which resource a city takes from a city-state that has any (R7.12); a second one only if it is left."""

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        if table.number(frames.ANSWER_TO) == DEED_ITEM:
            return fill_market(table, actions, 0)
        first = table.below(DEED_ITEM)
        count: i64 = 0
        for resource in range(MARKET_RESOURCES):
            if left_after(table, first, resource):
                actions[count] = verb + resource
                count += 1
        return count


def left_after(table: Table, first: i64, resource: i64) -> bool:
    """Whether a token of a resource is left after one of the first was taken."""
    return table.thing(MARKET + resource) > (1 if resource == first else 0)


def ask_for_more(table: Table) -> None:
    """With Engineering a second item (R21.13), with Angkor Wat a second harvest."""
    seat, kind = table.seat, table.number(DEED_KIND)
    if kind == BUILD and not table.number(DEED_FREE) and may_split(table, seat):
        if fill_also(table, table.top, _SQUARES, 0):
            table.push(frames.BUILD_ALSO, seat)
    elif kind == HARVEST and may_harvest_twice(table, seat):
        if fill_again(table, table.top, _SQUARES, 0):
            table.push(frames.HARVEST_AGAIN, seat)


# --- two items ------------------------------------------------------------------------------------


def may_split(table: Table, seat: i64) -> bool:
    return table.knows(seat, tech.ENGINEERING) and not table.flag(seat, SPLIT)


def fill_also(table: Table, base: i64, actions: vec[i64], count: i64) -> i64:
    """Append what the city action that begins there can build besides its first item: legal after that one,
    elsewhere, for what is left of the production."""
    seat, index = table.frames[base + 1], number_at(table, base, DEED_CITY)
    which, square = number_at(table, base, DEED_ITEM), number_at(table, base, DEED_SQUARE)
    budget = production(table, seat, index) + most_rushed(table, seat) - price_of(table, seat, which)
    before = pretend(table, seat, index, which, square)
    count = fill_items(table, seat, index, budget, taken_by(which, square), verbs.ALSO, actions, count)
    take_back(table, seat, index, which, square, before)
    return count


def pretend(table: Table, seat: i64, index: i64, which: i64, square: i64) -> i64:
    """Put an item as if it were built, to see what is possible then; what to put back."""
    if is_figure(which):
        table.add(seat, ARMIES if which == item.ARMY else SCOUTS, -1)
        before = i64(table.figures[square])
        if not table.has_enemy(seat, square):
            army: i64 = 1 if which == item.ARMY else 0
            table.put_figures(seat, square, army, 1 - army)
        return before
    if is_unit(which):
        return pretend_drawn(table, seat, which - item.INFANTRY)
    if is_walls(which):
        table.set_city_mark(seat, index, WALLS)
        return 0
    before = i64(table.on[square])
    move_tokens(table, square, 1)
    table.on[square] = u8(
        WONDER + which - item.WONDER if is_wonder(which) else BUILDING + which - item.BUILDING
    )
    move_tokens(table, square, -1)
    return before


def take_back(table: Table, seat: i64, index: i64, which: i64, square: i64, before: i64) -> None:
    """Undo what was pretended."""
    if is_figure(which):
        table.add(seat, ARMIES if which == item.ARMY else SCOUTS, 1)
        table.figures[square] = u8(before)
    elif is_unit(which):
        table.move_card(before // PLACES, before % PLACES)
    elif is_walls(which):
        table.clear_city_mark(seat, index, WALLS)
    else:
        move_tokens(table, square, 1)
        table.on[square] = u8(before)
        move_tokens(table, square, -1)


def pretend_drawn(table: Table, seat: i64, type: i64) -> i64:
    """Hold some card of a type; its back and its place."""
    back = UNIT_BACKS + UNITS_FROM[type]
    while not in_deck(table, back):
        back += 1
    place = table.place(back)
    table.move_card(back, HELD + seat)
    return back * PLACES + place


def move_tokens(table: Table, square: i64, amount: i64) -> None:
    """The token of the building on a square into the market, or out of it."""
    if holds_building(table, square):
        kind = BUILDINGS_LEFT + TOKEN_OF[i64(table.on[square]) - BUILDING]
        table.set_thing(kind, table.thing(kind) + amount)


class BuildAlso(Handler):
    """A second item for the production of the same action, or not."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        actions[0] = verbs.DONE
        return fill_also(table, table.top - table.width, actions, 1)

    def carry_out(self, table: Table, action: i64) -> None:
        table.pop()
        if action != verbs.DONE:
            table.set_number(DEED_ALSO, action - verbs.ALSO)
            table.set_flag(table.seat, SPLIT)


# --- two harvests ---------------------------------------------------------------------------------


def may_harvest_twice(table: Table, seat: i64) -> bool:
    return has_wonder(table, seat, wonder.ANGKOR_WAT) and not table.flag(seat, TWICE_HARVESTED)


def fill_again(table: Table, base: i64, actions: vec[i64], count: i64) -> i64:
    """Append the squares for the second harvest of the action that begins there: any of the city's, the same
    one too, if a token is left after the first."""
    seat, index = table.frames[base + 1], number_at(table, base, DEED_CITY)
    first, square = number_at(table, base, DEED_ITEM), number_at(table, base, DEED_SQUARE)
    squares = counted_squares(table, seat, index, _COUNTED)
    for number in range(squares):
        other = _COUNTED[number]
        harvested = i64(table.marks[other]) & HARVESTED != 0 and other != square
        if not harvested and left_for(table, first, harvest_of(table, other)):
            actions[count] = verbs.HARVEST + other
            count += 1
    return count


def left_for(table: Table, first: i64, wanted: i64) -> bool:
    if wanted == ANY_RESOURCE:
        for resource in range(MARKET_RESOURCES):
            if left_after(table, first, resource):
                return True
        return False
    return wanted != NOBODY and left_after(table, first, wanted)


class HarvestAgain(Handler):
    """A second harvest of the same action, or not."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        actions[0] = verbs.DONE
        return fill_again(table, table.top - table.width, actions, 1)

    def carry_out(self, table: Table, action: i64) -> None:
        table.pop()
        if action != verbs.DONE:
            square = action - verbs.HARVEST
            table.set_number(DEED_ALSO_AT, square)
            table.set_number(DEED_ALSO, harvest_of(table, square))
            table.set_flag(table.seat, TWICE_HARVESTED)


# --- carrying out ---------------------------------------------------------------------------------


def declare(table: Table) -> None:
    """The action is taken, and one-shot bonuses are spent on it (R7.2, R21.25)."""
    seat, index, kind = table.seat, table.number(DEED_CITY), table.number(DEED_KIND)
    take_action(table, seat, index, kind)
    if table.number(DEED_FOR_TRADE):
        table.set_flag(seat, DARWIN_USED)
        reveal_person(table, back_of(table, seat, person.CHARLES_DARWIN))
    if kind != BUILD:
        return
    if table.number(DEED_FREE):
        table.set_flag(seat, FREE_BUILDING)
        return
    count_price(table, seat, index)


def count_price(table: Table, seat: i64, index: i64) -> None:
    """What the city makes and what it has to pay."""
    which, also = table.number(DEED_ITEM), table.number(DEED_ALSO)
    price = price_of(table, seat, which)
    if also != NOBODY:
        price += price_of(table, seat, also)
    table.set_number(DEED_PRICE, price)
    table.set_number(DEED_MADE, production(table, seat, index))
    table.set_of(seat, BONUS + index, 0)
    if is_wonder(which) or is_wonder(also):
        table.clear_flag(seat, DISCOUNT)


def carry_out(table: Table) -> None:
    seat, index, kind = table.seat, table.number(DEED_CITY), table.number(DEED_KIND)
    if kind == BUILD:
        if not table.number(DEED_FREE):
            pay(table)
        build(table, seat, index, table.number(DEED_ITEM), table.number(DEED_SQUARE))
    elif kind == ARTS:
        devote(table, seat, index, table.number(DEED_FOR_TRADE) != 0)
    elif kind == HARVEST:
        harvest(table, seat, table.number(DEED_SQUARE), table.number(DEED_ITEM))
    else:
        table.set_city_mark(seat, index, PROGRAM)
        table.tell(events.PROGRAM_STARTED, seat, index)


def carry_out_second(table: Table) -> None:
    """The second item, if it is still legal, or the second harvest."""
    seat, index = table.seat, table.number(DEED_CITY)
    which, square = table.number(DEED_ALSO), table.number(DEED_ALSO_AT)
    if which == NOBODY:
        return
    if table.number(DEED_KIND) == HARVEST:
        harvest(table, seat, square, which)
    elif still_legal(table, seat, index, which, square):
        build(table, seat, index, which, square)


def still_legal(table: Table, seat: i64, index: i64, which: i64, square: i64) -> bool:
    """Whether an item can be put where it was declared to go."""
    if not available(table, seat, which):
        return False
    if is_figure(which):
        return may_put_figure(table, seat, square, which == item.ARMY)
    return not needs_square(which) or may_stand(table, seat, index, which, square)


def pay(table: Table) -> None:
    """With the production that was declared, and trade for what is missing (R7.2). The program is used up."""
    seat, index, made = table.seat, table.number(DEED_CITY), table.number(DEED_MADE)
    table.clear_city_mark(seat, index, PROGRAM)
    table.tell(events.PRODUCTION_COUNTED, seat, index, made)
    trade = rush_price(table, seat, table.number(DEED_PRICE) - made)
    if trade:
        table.add(seat, TRADE, -trade)
        table.tell(events.TRADE_RUSHED, seat, trade)


def build(table: Table, seat: i64, index: i64, which: i64, square: i64) -> None:
    """Put an item on the map, or draw its card."""
    if is_figure(which):
        put_figure(table, seat, square, which == item.ARMY)
    elif is_unit(which):
        draw_unit(table, seat, which - item.INFANTRY)
    elif is_walls(which):
        build_walls(table, seat, index)
    elif is_building(which):
        put_building(table, seat, which - item.BUILDING, square)
    else:
        put_wonder(table, seat, which - item.WONDER, square)


def devote(table: Table, seat: i64, index: i64, for_trade: bool) -> None:
    """Devote a city to the arts; Kurosawa's owner gains too (R7.11, R16.29)."""
    amount = arts(table, seat, index)
    table.tell(events.CITY_DEVOTED, seat, index, amount)
    if for_trade:
        gain_trade(table, seat, amount)
    else:
        gain_culture(table, seat, amount)
    for other in range(table.seats):
        if other != seat and has_person(table, other, person.AKIRA_KUROSAWA):
            gain_culture(table, other, KUROSAWA_CULTURE)
