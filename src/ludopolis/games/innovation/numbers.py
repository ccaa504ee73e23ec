"""Numbers, conditions and matching cards, evaluated for the execution on top of the stack."""

from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.innovation.program import (
    ANY,
    ANY_OTHER,
    BELOW,
    BOTTOM,
    C_ALL_TOPS_AT_LEAST,
    C_ALL_TOPS_BEAR,
    C_ANY_COLOUR,
    C_CARDS_LEFT,
    C_COLOUR_CHOSEN,
    C_COLOUR_IN,
    C_COLOUR_ON_BOARD,
    C_DEMAND_MOVED,
    C_DEMAND_RETURNED,
    C_DONE,
    C_HAS_ICON,
    C_ICONS,
    C_MORE_CARDS,
    C_MOST_ACHIEVEMENTS,
    C_MOVED,
    C_NOBODY_SHOWS_MORE,
    C_ONLY_WITH_FIVE,
    C_PILE_SIZE,
    C_RETURNED_MOST,
    C_SAME_COLOUR,
    C_SHOWS_FEWER,
    C_SPLAYED,
    C_SPLAYED_ANY,
    C_TOP_CARDS,
    C_VALUE_IS,
    CHOSEN,
    CONDITION_WIDTH,
    CONDITIONS,
    CONSTANT,
    F_COLOUR_OF,
    F_NONE,
    F_PRESENT_ON_BOARD,
    F_VALUE_CHOSEN,
    F_VALUE_OF,
    FILTER_WIDTH,
    FILTERS,
    HAND,
    ME,
    N_CARDS_IN,
    N_COUNT_OF,
    N_EXCLUSIVE,
    N_HIGHEST_IN,
    N_HIGHEST_TOP,
    N_ICONS,
    N_MATCHING,
    N_PILE_CHOSEN,
    N_SPLAYED,
    N_TOP_VALUE,
    N_VALUE_OF,
    N_VALUES_IN,
    N_VALUES_OF,
    NONE,
    NUMBER_WIDTH,
    NUMBERS,
    SCORE_PILE,
    TOP,
    WHOLE_PILE,
    YOU,
)
from ludopolis.games.innovation.sets import (
    Cards,
    both,
    either,
    first,
    has,
    highest,
    is_empty,
    no_cards,
    of_age,
    single,
    size,
    without,
)
from ludopolis.games.innovation.state import (
    AT_ALONE,
    AT_DEMOCRACY,
    AT_MOVED,
    AT_NUMBERS,
    AT_OWNER,
    AT_REGISTERS,
    AT_RETURNED,
    Table,
)
from ludopolis.games.innovation.tables import (
    AGE,
    ALL_ICONS,
    COLOUR,
    COLOURS,
    UNSPLAYED,
    lane,
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


def filtered(table: Table, cards: Cards, place: i64) -> Cards:
    """The cards that pass a filter."""
    base = place * FILTER_WIDTH
    cards = both(cards, (FILTERS[base], FILTERS[base + 1]))
    kind = FILTERS[base + 2]
    argument = FILTERS[base + 3]
    if kind == F_NONE or is_empty(cards):
        return cards
    if kind == F_COLOUR_OF:
        return of_colour(cards, colour_of(register(table, argument)))
    if kind == F_VALUE_OF:
        return of_value(cards, value_of(register(table, argument)))
    if kind == F_VALUE_CHOSEN:
        return of_value(cards, number_register(table, argument))
    return by_board(table, cards, player_of(table, argument), kind == F_PRESENT_ON_BOARD)


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


def values_in(cards: Cards) -> i64:
    """How many different values there are."""
    count: i64 = 0
    for age in range(1, 11):
        if not is_empty(both(cards, of_age(age))):
            count += 1
    return count


# --- numbers ----------------------------------------------------------------------------------------


def number(table: Table, place: i64, matching: i64) -> i64:
    """A number of the program; ``matching`` is how many cards match the present step."""
    base = place * NUMBER_WIDTH
    form = NUMBERS[base]
    if form == CONSTANT:
        return NUMBERS[base + 1]
    counted = count_form(table, form, NUMBERS[base + 1], matching)
    per = NUMBERS[base + 2]
    if NUMBERS[base + 5]:
        counted += per - 1
    return counted // per * NUMBERS[base + 3] + NUMBERS[base + 4]


def count_form(table: Table, form: i64, argument: i64, matching: i64) -> i64:
    you = table.seat
    if form == N_ICONS:
        return table.icon_count(you, argument)
    if form == N_COUNT_OF:
        return size(register(table, argument))
    if form == N_VALUES_OF:
        return values_in(register(table, argument))
    if form == N_VALUES_IN:
        return values_in(zone_cards(table, you, argument, NONE))
    if form == N_VALUE_OF:
        return value_of(register(table, argument))
    if form == N_HIGHEST_IN:
        return value_of(highest(zone_cards(table, you, argument, NONE)))
    if form == N_HIGHEST_TOP:
        return table.highest_top(you)
    if form == N_TOP_VALUE:
        card = table.top_card(you, argument)
        return 0 if card < 0 else AGE[card]
    if form == N_PILE_CHOSEN:
        return pile_of_chosen(table, you, number_register(table, argument))
    if form == N_CARDS_IN:
        return size(zone_cards(table, you, argument, NONE))
    if form == N_MATCHING:
        return matching
    if form == N_SPLAYED:
        return colours_splayed(table, you, argument)
    return exclusive_colours(table, you) if form == N_EXCLUSIVE else 0


def pile_of_chosen(table: Table, seat: i64, chosen: i64) -> i64:
    for colour in range(COLOURS):
        if chosen & BIT[colour]:
            return table.pile_size(seat, colour)
    return 0


def colours_splayed(table: Table, seat: i64, direction: i64) -> i64:
    count: i64 = 0
    for colour in range(COLOURS):
        if table.splay(seat, colour) == direction:
            count += 1
    return count


def exclusive_colours(table: Table, seat: i64) -> i64:
    count: i64 = 0
    for colour in range(COLOURS):
        if table.pile_size(seat, colour):
            shared = False
            for other in range(table.seats):
                if other != seat and table.pile_size(other, colour):
                    shared = True
            if not shared:
                count += 1
    return count


# --- conditions -------------------------------------------------------------------------------------


def holds(table: Table, place: i64) -> bool:
    """Whether a condition of the program holds, and every one linked to it."""
    while place != NONE:
        base = place * CONDITION_WIDTH
        if not holds_form(
            table, CONDITIONS[base], CONDITIONS[base + 1], CONDITIONS[base + 2], CONDITIONS[base + 3]
        ):
            return False
        place = CONDITIONS[base + 4]
    return True


def holds_form(table: Table, form: i64, name: i64, argument: i64, wanted: i64) -> bool:
    if form == C_MOVED:
        return size(register(table, name)) >= wanted
    if form == C_DONE:
        return number_register(table, name) != 0
    if form <= C_SAME_COLOUR:
        return holds_card(table, form, register(table, name), argument, wanted)
    if form <= C_SPLAYED_ANY:
        return holds_yours(table, form, name, argument, wanted)
    return holds_all(table, form, name, argument, wanted)


def holds_card(table: Table, form: i64, cards: Cards, argument: i64, wanted: i64) -> bool:
    """Conditions on bound cards; false if nothing is bound."""
    card = first(cards)
    if card < 0:
        return False
    if form == C_HAS_ICON:
        return lane(ALL_ICONS[card], argument) > 0
    if form == C_COLOUR_ON_BOARD:
        return table.pile_size(table.seat, COLOUR[card]) > 0
    if form == C_COLOUR_IN:
        return argument & BIT[COLOUR[card]] != 0
    if form == C_COLOUR_CHOSEN:
        return number_register(table, argument) & BIT[COLOUR[card]] != 0
    if form == C_VALUE_IS:
        return AGE[card] == wanted
    if form == C_ANY_COLOUR:
        return not is_empty(of_colour(cards, argument))
    most: i64 = 0
    for colour in range(COLOURS):
        count = size(of_colour(cards, colour))
        if count > most:
            most = count
    return most >= wanted


def holds_yours(table: Table, form: i64, name: i64, argument: i64, wanted: i64) -> bool:
    """Conditions on the executing player and the activation."""
    you = table.seat
    if form == C_ICONS:
        return table.icon_count(you, argument) >= wanted
    if form == C_PILE_SIZE:
        return table.pile_size(you, argument) >= wanted
    if form == C_MORE_CARDS:
        return size(zone_cards(table, you, name, NONE)) > size(zone_cards(table, you, argument, NONE))
    if form == C_CARDS_LEFT:
        return size(zone_cards(table, you, argument, NONE)) == wanted
    if form == C_DEMAND_MOVED:
        happened = table.at(AT_ALONE) == 0 and table.activation(AT_MOVED) != 0
        return happened == (wanted != 0)
    if form == C_DEMAND_RETURNED:
        return table.at(AT_ALONE) == 0 and table.activation(AT_RETURNED) != 0
    if form == C_ONLY_WITH_FIVE:
        return only_with_five(table, you)
    if form == C_ALL_TOPS_BEAR:
        tops = table.top_cards(you)
        return not is_empty(tops) and all_bear(tops, argument)
    if form == C_ALL_TOPS_AT_LEAST:
        return all_at_least(table, you, wanted, argument)
    if form == C_SPLAYED:
        return table.splay(you, name) == argument
    return COLOURS - colours_splayed(table, you, UNSPLAYED) >= wanted


def only_with_five(table: Table, you: i64) -> bool:
    for seat in range(table.seats):
        if (size(table.top_cards(seat)) == COLOURS) != (seat == you):
            return False
    return True


def all_bear(cards: Cards, icon: i64) -> bool:
    while not is_empty(cards):
        card = first(cards)
        cards = without(cards, single(card))
        if lane(ALL_ICONS[card], icon) == 0:
            return False
    return True


def all_at_least(table: Table, seat: i64, value: i64, but: i64) -> bool:
    for colour in range(COLOURS):
        card = table.top_card(seat, colour)
        if colour != but and card >= 0 and AGE[card] < value:
            return False
    return True


def holds_all(table: Table, form: i64, name: i64, argument: i64, wanted: i64) -> bool:
    """Conditions on all players."""
    if form == C_TOP_CARDS:
        return is_top_card(table, name) and is_top_card(table, argument)
    if form == C_SHOWS_FEWER:
        for seat in range(table.seats):
            if table.icon_count(seat, argument) < wanted:
                return True
        return False
    if form == C_NOBODY_SHOWS_MORE:
        for seat in range(table.seats):
            if table.icon_count(seat, name) > table.icon_count(seat, argument):
                return False
        return True
    if form == C_MOST_ACHIEVEMENTS:
        return has_most_achievements(table, table.seat)
    return form == C_RETURNED_MOST and returned_most(table, table.seat)


def is_top_card(table: Table, card: i64) -> bool:
    for seat in range(table.seats):
        if has(table.top_cards(seat), card):
            return True
    return False


def has_most_achievements(table: Table, you: i64) -> bool:
    mine = table.achievement_count(you)
    for seat in range(table.seats):
        if seat != you and table.achievement_count(seat) >= mine:
            return False
    return True


def returned_most(table: Table, you: i64) -> bool:
    """R13.13: at least one card, and more than everybody else."""
    counts = table.activation(AT_DEMOCRACY)
    mine = lane(counts, you)
    for seat in range(table.seats):
        if seat != you and lane(counts, seat) >= mine:
            return False
    return mine > 0
