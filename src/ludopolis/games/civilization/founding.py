"""Cities: founding them, the metropolis, and their end (R5.3 - R5.7, R11.9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import (
    culture,
    events,
    exploring,
    frames,
    moving,
    persons,
    settling,
    squares,
)
from ludopolis.games.civilization.claims import claim, release
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import (
    NO_ANSWER,
    Effect,
    ask_once,
    begin,
    earlier_answer,
    give_answer,
)
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import government, nation
from ludopolis.games.civilization.land import AROUND, DIRECTIONS, NOWHERE, beside, rings
from ludopolis.games.civilization.modifiers import governs, most_cities, stacking_limit
from ludopolis.games.civilization.state import (
    ACTIONS_EXTRA,
    ACTIONS_TAKEN,
    BONUS,
    BUILDING,
    CENTRE,
    CITIES,
    CITY_AT,
    CITY_MARKS,
    CITY_STATE,
    KINDS_TAKEN,
    MUST_GROW,
    NOBODY,
    NOTHING,
    OUTSKIRTS,
    SEAT_UNIT,
    SECOND_AT,
    Table,
)
from ludopolis.games.civilization.tables import (
    CITY_DISTANCE,
    CITY_STATE_CULTURE,
    SLOT_SQUARE,
    SLOTS_OF,
    SQUARES_ROW,
    TILE_SQUARES,
)
from ludopolis.games.civilization.yields import is_city_state, is_water

CLEARED: Final[i64] = 0  # move_out: the square that figures must leave
_ROOM: Final[vec[i64]] = vec[i64]([0] * 10)

# --- founding -------------------------------------------------------------------------------------


def fill_foundings(table: Table, seat: i64, actions: vec[i64], count: i64) -> i64:
    """Append where scouts, under the Republic armies too, can found a city."""
    if free_token(table, seat) == NOBODY:
        return count
    republic = governs(table, seat, government.REPUBLIC)
    first = table.seats * SQUARES_ROW
    for place in range(first, first + SLOTS_OF[table.seats] * TILE_SQUARES):
        square = SLOT_SQUARE[place]
        figures = i64(table.figures[square])
        if not figures or figures // SEAT_UNIT != seat or not can_found(table, seat, square):
            continue
        if table.scouts(square):
            actions[count] = verbs.FOUND + square
            count += 1
        if republic and table.armies(square):
            actions[count] = verbs.SETTLE + square
            count += 1
    return count


def free_token(table: Table, seat: i64) -> i64:
    """The number of the city to be founded next, or NOBODY if there can be no more (R5.3a)."""
    if table.city_count(seat) >= most_cities(table, seat):
        return NOBODY
    for index in range(1, CITIES):
        if not table.has_city(seat, index):
            return index
    return NOBODY


def can_found(table: Table, seat: i64, square: i64) -> bool:
    """Whether the seat, whose figures stand on the square, can found a city there (R5.3 b - f)."""
    return suits_city(table, seat, square) and can_clear(table, seat, square, table.standing(square) - 1)


def suits_city(table: Table, seat: i64, square: i64) -> bool:
    """Whether the square suits a city of the seat, if it had a figure there."""
    token = i64(table.on[square])
    if is_water(table, square) or (token != NOTHING and not is_city_state(table, square)):
        return False
    if table.has_enemy(seat, square):
        return False
    if not far_from_cities(table, square):
        return False
    huts = table.is_nation(seat, nation.ZULU)
    for near in range(square * 8, square * 8 + 8):
        other = AROUND[near]
        if not moving.revealed(table, other) or table.has_enemy(seat, other):
            return False
        token = i64(table.on[other])
        if token != NOTHING and token < BUILDING and not (huts and moving.is_hut(table, other)):
            return False
    return True


def far_from_cities(table: Table, square: i64) -> bool:
    """R5.3 f."""
    for seat in range(table.seats):
        for index in range(CITIES):
            centre = table.city_square(seat, index)
            if centre != NOBODY and rings(square, centre) < CITY_DISTANCE:
                return False
        second = table.second_square(seat)
        if second != NOBODY and rings(square, second) < CITY_DISTANCE:
            return False
    return True


def found(table: Table, seat: i64, square: i64, by_army: bool) -> None:
    """R5.4; what follows is pushed in the reverse order."""
    index = free_token(table, seat)
    table.return_figures(square, 1 if by_army else 0, 0 if by_army else 1)
    if is_city_state(table, square):
        table.tell(events.CITY_STATE_DESTROYED, seat, i64(table.on[square]) - CITY_STATE, square)
        culture.gain_culture(table, seat, CITY_STATE_CULTURE)
    table.set_of(seat, CITY_AT + index, square + 1)
    claim(table, seat, index, square)
    table.tell(events.CITY_FOUNDED, seat, square)
    settling.settle(table)
    if table.is_nation(seat, nation.ROME):
        culture.advance_free(table, seat, 1)
    if table.is_nation(seat, nation.ZULU):
        explore_around(table, seat, square, NOWHERE)
    clear(table, seat, square)


# --- making room ----------------------------------------------------------------------------------


def can_clear(table: Table, seat: i64, square: i64, figures: i64) -> bool:
    """Whether so many figures of the square find room around it (R5.4, R5.6c)."""
    if figures <= 0:
        return True
    limit, room = stacking_limit(table, seat), i64(0)
    for near in range(square * 8, square * 8 + 8):
        other = AROUND[near]
        if takes_figure(table, seat, other):
            room += limit - table.standing(other)
    return room >= figures


def takes_figure(table: Table, seat: i64, square: i64) -> bool:
    """Whether a figure that must make room can stay on a square, so that nothing happens there."""
    if square == NOWHERE or moving.is_relic(table, square):
        return False
    return moving.may_end(table, seat, square, 1, 0)


def clear(table: Table, seat: i64, square: i64) -> None:
    """Let the own figures on a square make room."""
    if table.stands(seat, square):
        table.ask(frames.MOVE_OUT, seat, square)


class MoveOut(Handler):
    """Where the next figure goes that stands on a new centre; armies first."""

    def proceed(self, table: Table) -> bool:
        if table.stands(table.seat, table.number(CLEARED)):
            return True
        table.pop()
        return False

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        count: i64 = 0
        square = table.number(CLEARED)
        for near in range(square * 8, square * 8 + 8):
            if takes_figure(table, table.seat, AROUND[near]):
                actions[count] = verbs.AT + AROUND[near]
                count += 1
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        square, to = table.number(CLEARED), action - verbs.AT
        army: i64 = 1 if table.armies(square) else 0
        before = i64(table.moved[square])
        table.lift_figures(square, army, 1 - army)
        moved = before != i64(table.moved[square])
        table.put_figures(table.seat, to, army, 1 - army, moved)
        table.tell(events.FIGURES_RELOCATED, table.seat, square, to, army, 1 - army)


# --- huts beside a city of the Zulu ---------------------------------------------------------------


def explore_around(table: Table, seat: i64, square: i64, taken: i64) -> None:
    """The Zulu may explore the huts beside their new city, apart from one that is being taken (R5.5)."""
    for near in range(square * 8, square * 8 + 8):
        if AROUND[near] != taken and moving.is_hut(table, AROUND[near]):
            begin(table, seat, sources.HUT_BESIDE_CITY)
            give_answer(table, square)
            return


class HutBesideCity(Effect):
    """One of the huts around the new city, its first answer, or none."""

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_SQUARE, seat, 1)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        actions[0] = verbs.DONE
        count: i64 = 1
        square = earlier_answer(table, 0)
        for near in range(square * 8, square * 8 + 8):
            if moving.is_hut(table, AROUND[near]):
                actions[count] = verb + AROUND[near]
                count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if second == NO_ANSWER:
            return
        explore_around(table, seat, first, second)
        exploring.take_token(table, seat, second)


# --- the metropolis -------------------------------------------------------------------------------


def may_grow(table: Table, seat: i64) -> bool:
    """Whether a metropolis is due and there is a square for it."""
    return table.flag(seat, MUST_GROW) and fill_growths(table, seat, _GROWTHS) > 0


_GROWTHS: Final[vec[i64]] = vec[i64]([0] * 4)


def fill_growths(table: Table, seat: i64, actions: vec[i64]) -> i64:
    """Write the squares onto which the capital can grow."""
    count: i64 = 0
    for direction in range(DIRECTIONS):
        square = beside(table.city_square(seat, 0), direction)
        if can_grow(table, seat, square):
            actions[count] = verbs.GROW + square
            count += 1
    return count


def can_grow(table: Table, seat: i64, square: i64) -> bool:
    """R5.6 a - d; nothing is put on huts, villages and the like (R7.20)."""
    if not moving.revealed(table, square) or table.has_enemy(seat, square):
        return False
    token, mine = i64(table.on[square]), seat * CITIES + OUTSKIRTS
    if token == CENTRE or NOTHING < token < BUILDING or i64(table.domain[square]) != mine:
        return False
    for near in range(square * 8, square * 8 + 8):
        other = AROUND[near]
        if not moving.revealed(table, other):
            return False
        domain = i64(table.domain[other])
        if domain != mine and (domain or is_city_state(table, other)):
            return False
    return can_clear(table, seat, square, table.standing(square))


def grow(table: Table, seat: i64, square: i64) -> None:
    """What stands on the square is built over."""
    table.clear_flag(seat, MUST_GROW)
    squares.clear_square(table, square)
    table.set_of(seat, SECOND_AT, square + 1)
    claim(table, seat, 0, square)
    table.gather[square] = 0
    table.tell(events.METROPOLIS_GROWN, seat, square)
    clear(table, seat, square)


class Grow(Handler):
    """Onto which square the capital grows, if there is a choice."""

    def proceed(self, table: Table) -> bool:
        count = fill_growths(table, table.seat, _GROWTHS)
        if count > 1:
            return True
        seat = table.seat
        table.pop()
        if count:
            grow(table, seat, _GROWTHS[0] - verbs.GROW)
        return False

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        return fill_growths(table, table.seat, actions)

    def carry_out(self, table: Table, action: i64) -> None:
        seat = table.seat
        table.pop()
        grow(table, seat, action - verbs.GROW)


# --- the end of a city ----------------------------------------------------------------------------


def destroy_city(table: Table, seat: i64, index: i64) -> None:
    """The token goes back to its owner, and with it everything in the outskirts but figures (R11.9)."""
    square = table.city_square(seat, index)
    table.tell(events.CITY_DESTROYED, seat, square)
    count = table.outskirts(seat, index, _ROOM)
    for number in range(count):
        near = _ROOM[number]
        if squares.holds_person(table, near):
            persons.kill_person(table, near)
        else:
            squares.clear_square(table, near)
    release(table, square)
    for place in (CITY_AT, CITY_MARKS, ACTIONS_TAKEN, ACTIONS_EXTRA, KINDS_TAKEN, BONUS):
        table.set_of(seat, place + index, 0)
    dismiss_gatherers(table, seat, index)
    settling.settle(table)


def dismiss_gatherers(table: Table, seat: i64, index: i64) -> None:
    """Whoever was sent to the city gathers for nobody until the next Start of Turn."""
    first = table.seats * SQUARES_ROW
    for place in range(first, first + SLOTS_OF[table.seats] * TILE_SQUARES):
        square = SLOT_SQUARE[place]
        if table.stands(seat, square) and i64(table.gather[square]) == index + 1:
            table.gather[square] = 0
