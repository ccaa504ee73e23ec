"""Great persons: gaining, placing, using up and losing them (R7.16 - R7.19)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.decks import discard, in_deck, next_card
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import nation, person
from ludopolis.games.civilization.modifiers import has_organized_religion, working_tokens
from ludopolis.games.civilization.squares import clear_square, free_to_build, put_right
from ludopolis.games.civilization.state import (
    BOTTOM,
    CITIES,
    HELD,
    HENSON,
    NOBODY,
    NOTHING,
    OPEN,
    PERSON,
    PERSON_BACKS,
    PERSON_TOKENS,
    PERSONS_LEFT,
    SETUP,
    STORED_BIT,
    Table,
)
from ludopolis.games.civilization.tables import PERSON_TYPE, PERSONS
from ludopolis.games.civilization.units import free_units
from ludopolis.games.civilization.yields import is_water

AZTEC_UNITS: Final[i64] = 2
END: Final[i64] = PERSON_BACKS + PERSONS
_SQUARES: Final[vec[i64]] = vec[i64]([0] * 10)
_TOKENS: Final[vec[i64]] = vec[i64]([0] * 10)

# gain_person: how far it is, and the set of the cards drawn, counted from the first back.
STAGE: Final[i64] = 0
DRAWN: Final[i64] = 1
KEPT: Final[i64] = 2  # the back of the card that is kept
TO_DRAW: Final[i64] = 0
TO_TAKE: Final[i64] = 1
TO_REJOICE: Final[i64] = 2

# place_person: its type, and whether it comes from the supply.
TYPE: Final[i64] = 0
FROM_SUPPLY: Final[i64] = 1


# --- cards ----------------------------------------------------------------------------------------


def back_of(table: Table, seat: i64, which: i64) -> i64:
    """The card of a great person that lies before the seat, face down or face up; else NOBODY."""
    for back in range(PERSON_BACKS, END):
        if table.face(back) == which and belongs_to(table, back, seat):
            return back
    return NOBODY


def belongs_to(table: Table, back: i64, seat: i64) -> bool:
    place = table.place(back)
    return place == HELD + seat or place == OPEN + seat


def can_use(table: Table, seat: i64, which: i64) -> bool:
    """Whether the seat has the card, and a token of its type that works (R7.18)."""
    if back_of(table, seat, which) == NOBODY:
        return False
    return working_tokens(table, seat) & BIT[PERSON_TYPE[which]] != 0


def reveal_person(table: Table, back: i64) -> None:
    """Turn a card up; it stays so (R7.18a)."""
    if table.place(back) < OPEN:
        seat = table.place(back) - HELD
        table.move_card(back, OPEN + seat)
        table.make_public(back)
        table.tell(events.PERSON_REVEALED, seat, table.face(back))


def discard_person(table: Table, back: i64) -> None:
    """Face up under the deck, and the markers on it go."""
    place = table.place(back)
    seat = place - OPEN if place >= OPEN else place - HELD
    discard(table, back)
    if table.face(back) == person.JIM_HENSON:
        table.set_thing(HENSON, 0)
    table.tell(events.PERSON_DISCARDED, seat, table.face(back))


# --- gaining --------------------------------------------------------------------------------------


def gain_person(table: Table, seat: i64) -> None:
    """R7.16."""
    table.push(frames.GAIN_PERSON, seat, TO_DRAW)


def cards_to_draw(table: Table, seat: i64) -> i64:
    """One; Greece and Organized Religion draw one more each."""
    count: i64 = 1
    if table.is_nation(seat, nation.GREECE):
        count += 1
    if has_organized_religion(table, seat):
        count += 1
    return count


def draw_persons(table: Table, seat: i64, count: i64) -> i64:
    """The set of the next cards for whose type there is a token; the others are discarded."""
    drawn: i64 = 0
    left = count
    while left and some_fits(table, drawn):
        back = next_card(table, events.CHANCE_GREAT_PERSONS, PERSON_BACKS, END, drawn)
        if has_token(table, back):
            drawn |= BIT[back - PERSON_BACKS]
            left -= 1
        else:
            discard(table, back)
            table.tell(events.PERSON_DISCARDED, seat, table.face(back))
    return drawn


def some_fits(table: Table, drawn: i64) -> bool:
    """Whether a card that can be drawn is of a type of which there is a token."""
    for back in range(PERSON_BACKS, END):
        if in_deck(table, back) and not drawn & BIT[back - PERSON_BACKS] and has_token(table, back):
            return True
    return False


def has_token(table: Table, back: i64) -> bool:
    return table.thing(PERSON_TOKENS + PERSON_TYPE[table.face(back)]) > 0


class GainPerson(Handler):
    """A great person: drawn, taken with its token, placed."""

    def proceed(self, table: Table) -> bool:
        stage = table.number(STAGE)
        if stage == TO_DRAW:
            self.draw(table)
        elif stage == TO_TAKE:
            self.take(table)
        else:
            seat = table.seat
            table.pop()
            if table.is_nation(seat, nation.AZTECS) and table.phase != SETUP:
                free_units(table, seat, AZTEC_UNITS)
        return False

    def draw(self, table: Table) -> None:
        seat = table.seat
        drawn = draw_persons(table, seat, cards_to_draw(table, seat))
        if not drawn:
            table.pop()
            return
        table.set_number(STAGE, TO_TAKE)
        table.set_number(DRAWN, drawn)
        for number in range(PERSONS):
            if drawn & BIT[number]:
                table.make_known(PERSON_BACKS + number, seat)
                table.set_number(KEPT, PERSON_BACKS + number)
        if drawn & (drawn - 1):
            table.push(frames.KEEP_PERSON, seat)

    def take(self, table: Table) -> None:
        """The others go face down under the deck (R21.27)."""
        seat, kept, drawn = table.seat, table.number(KEPT), table.number(DRAWN)
        for number in range(PERSONS):
            if drawn & BIT[number]:
                table.move_card(PERSON_BACKS + number, BOTTOM)
        table.set_number(STAGE, TO_REJOICE)
        type = PERSON_TYPE[table.face(kept)]
        table.move_card(kept, HELD + seat)
        table.set_thing(PERSON_TOKENS + type, table.thing(PERSON_TOKENS + type) - 1)
        table.add(seat, PERSONS_LEFT + type, 1)
        table.tell(events.PERSON_GAINED, seat, type)
        table.tell(events.PERSON_SEEN, seat, table.face(kept))
        if some_place(table, seat):
            table.ask(frames.PLACE_PERSON, seat, type)
        else:
            keep_in_supply(table, seat, type)


class KeepPerson(Handler):
    """Which of the cards drawn to keep; the frame below knows them."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        count: i64 = 0
        drawn = table.below(DRAWN)
        for number in range(PERSONS):
            if drawn & BIT[number]:
                actions[count] = verbs.KEEP_PERSON + table.face(PERSON_BACKS + number)
                count += 1
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        drawn = table.below(DRAWN)
        for number in range(PERSONS):
            back = PERSON_BACKS + number
            if drawn & BIT[number] and table.face(back) == action - verbs.KEEP_PERSON:
                table.set_below(KEPT, back)
        table.pop()


# --- tokens ---------------------------------------------------------------------------------------


def may_place(table: Table, square: i64) -> bool:
    """Whether a great person may stand on a square of the own outskirts (R7.17)."""
    return free_to_build(table, square) and not is_water(table, square)


def some_place(table: Table, seat: i64) -> bool:
    """Whether there is a square for a great person."""
    for index in range(CITIES):
        if not table.has_city(seat, index):
            continue
        count = table.outskirts(seat, index, _SQUARES)
        for number in range(count):
            if may_place(table, _SQUARES[number]):
                return True
    return False


def fill_person_squares(table: Table, seat: i64, type: i64, actions: vec[i64], count: i64) -> i64:
    """Append the squares for a great person; not those where one of its type stands already."""
    for index in range(CITIES):
        if not table.has_city(seat, index):
            continue
        squares = table.outskirts(seat, index, _SQUARES)
        for number in range(squares):
            square = _SQUARES[number]
            if may_place(table, square) and i64(table.on[square]) != PERSON + type:
                actions[count] = verbs.AT + square
                count += 1
    return count


def can_place_from_supply(table: Table, seat: i64, type: i64) -> bool:
    """Whether a token of the supply can be placed in this Start of Turn: not if it came there in this
    turn."""
    if not table.of(seat, PERSONS_LEFT + type) or table.flag(seat, BIT[STORED_BIT + type]):
        return False
    return fill_person_squares(table, seat, type, _ROOM, 0) > 0


_ROOM: Final[vec[i64]] = vec[i64]([0] * 30)


def place_from_supply(table: Table, seat: i64, type: i64) -> None:
    """Ask where to place a token of the supply."""
    table.ask(frames.PLACE_PERSON, seat, type, 1)


def put_person(table: Table, seat: i64, type: i64, square: i64) -> None:
    """A token of the supply onto a square, over whatever stood there (R7.17)."""
    table.add(seat, PERSONS_LEFT + type, -1)
    clear_square(table, square)
    table.on[square] = u8(PERSON + type)
    table.tell(events.PERSON_PLACED, seat, type, square)


def keep_in_supply(table: Table, seat: i64, type: i64) -> None:
    table.set_flag(seat, BIT[STORED_BIT + type])
    table.tell(events.PERSON_STORED, seat, type)


class PlacePerson(Handler):
    """Where to place a great person; one just gained may be kept in the supply."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        count: i64 = 0
        if not table.number(FROM_SUPPLY):
            actions[count] = verbs.STORE
            count += 1
        return fill_person_squares(table, table.seat, table.number(TYPE), actions, count)

    def carry_out(self, table: Table, action: i64) -> None:
        seat, type = table.seat, table.number(TYPE)
        table.pop()
        if action == verbs.STORE:
            keep_in_supply(table, seat, type)
        else:
            put_person(table, seat, type, action - verbs.AT)


def tokens_of(table: Table, seat: i64, type: i64) -> i64:
    """How many tokens of a type the seat has, on the map and in the supply."""
    total = table.of(seat, PERSONS_LEFT + type)
    for index in range(CITIES):
        if not table.has_city(seat, index):
            continue
        count = table.outskirts(seat, index, _TOKENS)
        for number in range(count):
            if i64(table.on[_TOKENS[number]]) == PERSON + type:
                total += 1
    return total


def cards_of(table: Table, seat: i64, type: i64) -> i64:
    """How many cards of a type lie before the seat."""
    total: i64 = 0
    for back in range(PERSON_BACKS, END):
        if belongs_to(table, back, seat) and PERSON_TYPE[table.face(back)] == type:
            total += 1
    return total


def kill_person(table: Table, square: i64) -> None:
    """The token returns to the common supply, and cards without a token are lost at random (R7.19)."""
    type = i64(table.on[square]) - PERSON
    seat = table.owner(square)
    table.on[square] = u8(NOTHING)
    table.set_thing(PERSON_TOKENS + type, table.thing(PERSON_TOKENS + type) + 1)
    table.tell(events.PERSON_KILLED, seat, type, square)
    while cards_of(table, seat, type) > tokens_of(table, seat, type):
        lose_card(table, seat, type)
    put_right(table)


def lose_card(table: Table, seat: i64, type: i64) -> None:
    """Discard a card of a type at random."""
    chosen = table.roll(events.CHANCE_PERSON_LOST, cards_of(table, seat, type), table.random)
    for back in range(PERSON_BACKS, END):
        if belongs_to(table, back, seat) and PERSON_TYPE[table.face(back)] == type:
            chosen -= 1
            if not chosen:
                discard_person(table, back)
                return
