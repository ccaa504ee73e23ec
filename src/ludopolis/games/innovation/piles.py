"""Steps on one's own piles: splaying and rearranging."""

from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT, count, lowest
from ludopolis.games.innovation import events, keywords
from ludopolis.games.innovation.execution import (
    PICKING,
    argument,
    ask,
    next_instruction,
)
from ludopolis.games.innovation.scoring import check_specials
from ludopolis.games.innovation.sets import (
    either,
    no_cards,
    single,
    size,
    without,
)
from ludopolis.games.innovation.state import (
    AT_CANDIDATES,
    AT_PHASE,
    AT_PICKED,
    CHOOSE_COLOUR,
    EVERYBODY,
    Table,
    seat_bit,
)
from ludopolis.games.innovation.state import REARRANGE as ASK_ORDER
from ludopolis.games.innovation.tables import COLOUR, COLOURS, PILE
from ludopolis.games.innovation.vocabulary import NONE
from ludopolis.games.innovation.zones import bind_number, colour_of, number_register, register


def step_splay(table: Table) -> None:
    """Only piles that would change are candidates (R7.9)."""
    you = table.seat
    direction = argument(table, 0)
    options: i64 = 0
    for colour in range(COLOURS):
        if splay_colours(table) & BIT[colour] and can_splay(table, you, colour, direction):
            options |= BIT[colour]
    bind_number(table, argument(table, 5), 0)
    if options == 0:
        next_instruction(table)
    elif argument(table, 6) == 0 and count(options) == 1:
        do_splay(table, lowest(options))
    else:
        ask(table, CHOOSE_COLOUR, you, argument(table, 6), options)


def splay_colours(table: Table) -> i64:
    if argument(table, 2) != NONE:
        colour = colour_of(register(table, argument(table, 2)))
        return 0 if colour < 0 else BIT[colour]
    if argument(table, 3) != NONE:
        return number_register(table, argument(table, 3))
    return argument(table, 1)


def can_splay(table: Table, seat: i64, colour: i64, direction: i64) -> bool:
    now = table.splay(seat, colour)
    wanted = argument(table, 4)
    return table.pile_size(seat, colour) > 1 and now != direction and (wanted == NONE or now == wanted)


def do_splay(table: Table, colour: i64) -> None:
    you = table.seat
    direction = argument(table, 0)
    bind_number(table, argument(table, 5), 1)
    next_instruction(table)
    keywords.splay(table, you, colour, direction)


def step_rearrange(table: Table) -> None:
    """Choose a pile, then its cards one by one from the top (R13.25)."""
    you = table.seat
    if table.at(AT_PHASE) == PICKING:
        continue_rearranging(table)
        return
    options: i64 = 0
    for colour in range(COLOURS):
        if table.pile_size(you, colour) > 1:
            options |= BIT[colour]
    if options:
        ask(table, CHOOSE_COLOUR, you, 1, options)
    else:
        next_instruction(table)


def begin_rearranging(table: Table, colour: i64) -> None:
    cards = no_cards()
    for place in range(table.pile_size(table.seat, colour)):
        cards = either(cards, single(table.pile_card(table.seat, colour, place)))
    table.put(AT_PHASE, PICKING)
    table.put(AT_PICKED, 0)
    bind_number(table, argument(table, 0), 0)
    table.put_cards(AT_CANDIDATES, cards)


def continue_rearranging(table: Table) -> None:
    cards = table.cards_at(AT_CANDIDATES)
    you = table.seat
    if size(cards) > 1:
        ask(table, ASK_ORDER, you, 0, 0)
        table.put_cards(AT_CANDIDATES, cards)
        return
    colour = colour_of(cards)
    changed = number_register(table, argument(table, 0))
    next_instruction(table)
    if changed:
        hide_order(table, you, colour)
        table.tell(events.REARRANGED, you, colour)
        keywords.note_change(table)
        check_specials(table)


def hide_order(table: Table, seat: i64, colour: i64) -> None:
    """The others know which cards lie under the top one, but not where any more."""
    if table.covered_public:
        return
    for place in range(table.pile_size(seat, colour) - 1):
        table.know_only(table.pile_card(seat, colour, place), seat_bit(seat))
    table.know_only(table.top_card(seat, colour), EVERYBODY)


def answer_order(table: Table, card: i64) -> None:
    """The card comes next, counted from the top; the others keep their order."""
    colour = COLOUR[card]
    base = (table.seat * COLOURS + colour) * PILE
    target = table.pile_size(table.seat, colour) - 1 - table.at(AT_PICKED)
    place: i64 = 0
    while i64(table.piles[base + place]) != card:
        place += 1
    if place != target:
        bind_number(table, argument(table, 0), 1)
    while place < target:
        table.piles[base + place] = table.piles[base + place + 1]
        place += 1
    table.piles[base + target] = u8(card)
    table.see_pile(table.seat * COLOURS + colour)
    table.put(AT_PICKED, table.at(AT_PICKED) + 1)
    table.put_cards(AT_CANDIDATES, without(table.cards_at(AT_CANDIDATES), single(card)))
