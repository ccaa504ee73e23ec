"""Bound names, players and the cards of their zones, seen from the execution on top of the stack."""

from mypy_extensions import i64

from ludopolis.games.innovation.sets import (
    Cards,
    both,
    either,
    first,
    is_empty,
    no_cards,
    of_age,
    single,
    without,
)
from ludopolis.games.innovation.state import AT_NUMBERS, AT_OWNER, AT_REGISTERS, Table
from ludopolis.games.innovation.tables import AGE, COLOUR, COLOURS
from ludopolis.games.innovation.vocabulary import (
    ANY,
    ANY_OTHER,
    BELOW,
    BOTTOM,
    CHOSEN,
    HAND,
    ME,
    NONE,
    SCORE_PILE,
    TOP,
    WHOLE_PILE,
    YOU,
)

# --- registers and players --------------------------------------------------------------------------


def register(table: Table, place: i64) -> Cards:
    """The cards bound to a name; none if the name was never bound."""
    return no_cards() if place == NONE else table.cards_at(AT_REGISTERS + 2 * place)


def bind(table: Table, place: i64, cards: Cards) -> None:
    if place != NONE:
        table.put_cards(AT_REGISTERS + 2 * place, cards)


def number_register(table: Table, place: i64) -> i64:
    return table.at(AT_NUMBERS + place)


def bind_number(table: Table, place: i64, value: i64) -> None:
    if place != NONE:
        table.put(AT_NUMBERS + place, value)


def player_of(table: Table, owner: i64) -> i64:
    """The seat an owner means, -1 for a player who was not chosen."""
    if owner == YOU:
        return table.seat
    if owner == ME:
        return table.player
    if owner == CHOSEN:
        return number_register(table, 0) - 1
    return table.at(AT_OWNER)


# --- matching cards ---------------------------------------------------------------------------------


def zone_cards(table: Table, seat: i64, zone: i64, bound: i64) -> Cards:
    """All cards of a player's zone."""
    if zone == HAND:
        return table.hand(seat)
    if zone == SCORE_PILE:
        return table.score_pile(seat)
    if zone == TOP:
        return table.top_cards(seat)
    if zone == BELOW:
        return cards_below(table, seat, first(register(table, bound)))
    cards = no_cards()
    for colour in range(COLOURS):
        count = table.pile_size(seat, colour)
        if zone == BOTTOM and count:
            cards = either(cards, single(table.pile_card(seat, colour, 0)))
        if zone == WHOLE_PILE:
            for place in range(count):
                cards = either(cards, single(table.pile_card(seat, colour, place)))
    return cards


def cards_below(table: Table, seat: i64, card: i64) -> Cards:
    cards = no_cards()
    if card < 0:
        return cards
    for place in range(table.pile_size(seat, COLOUR[card])):
        other = table.pile_card(seat, COLOUR[card], place)
        if other == card:
            return cards
        cards = either(cards, single(other))
    return no_cards()


def owner_cards(table: Table, owner: i64, zone: i64, bound: i64) -> Cards:
    """All cards of the zone of one player, or of several together."""
    if owner == ANY or owner == ANY_OTHER:
        cards = no_cards()
        for seat in range(table.seats):
            if owner == ANY or seat != table.seat:
                cards = either(cards, zone_cards(table, seat, zone, bound))
        return cards
    return zone_cards(table, player_of(table, owner), zone, bound)


def of_colour(cards: Cards, colour: i64) -> Cards:
    found = no_cards()
    while not is_empty(cards):
        card = first(cards)
        cards = without(cards, single(card))
        if COLOUR[card] == colour:
            found = either(found, single(card))
    return found


def of_value(cards: Cards, value: i64) -> Cards:
    return no_cards() if value < 1 or value > 10 else both(cards, of_age(value))


def by_board(table: Table, cards: Cards, seat: i64, present: bool) -> Cards:
    """The cards whose colour is (or is not) on a player's board."""
    found = no_cards()
    while not is_empty(cards):
        card = first(cards)
        cards = without(cards, single(card))
        if (table.pile_size(seat, COLOUR[card]) > 0) == present:
            found = either(found, single(card))
    return found


def colour_of(cards: Cards) -> i64:
    card = first(cards)
    return -1 if card < 0 else COLOUR[card]


def value_of(cards: Cards) -> i64:
    card = first(cards)
    return 0 if card < 0 else AGE[card]
