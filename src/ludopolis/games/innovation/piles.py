"""Steps on one's own piles: splaying and rearranging."""

from typing import Final, final

from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT, count, lowest
from ludopolis.games.innovation import events, keywords
from ludopolis.games.innovation.execution import (
    PICKING,
    Operation,
    argument,
    ask,
    next_instruction,
)
from ludopolis.games.innovation.operations import place_of
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
    REARRANGE,
    Table,
    seat_bit,
)
from ludopolis.games.innovation.tables import COLOUR, COLOURS, PILE
from ludopolis.games.innovation.vocabulary import NONE
from ludopolis.games.innovation.zones import bind_number, colour_of, number_register, register

DIRECTION: Final[i64] = place_of("splay", "direction")
ALLOWED: Final[i64] = place_of("splay", "colours")
COLOUR_OF: Final[i64] = place_of("splay", "colour_of")
CHOSEN: Final[i64] = place_of("splay", "chosen")
NOW: Final[i64] = place_of("splay", "now")
INTO: Final[i64] = place_of("splay", "into")
OPTIONAL: Final[i64] = place_of("splay", "optional")
CHANGED: Final[i64] = place_of("rearrange", "into")


@final
class Splay(Operation):
    def step(self, table: Table) -> None:
        """Only piles that would change are candidates (R7.9)."""
        options = splay_options(table)
        bind_number(table, argument(table, INTO), 0)
        if options == 0:
            next_instruction(table)
        elif argument(table, OPTIONAL) == 0 and count(options) == 1:
            do_splay(table, lowest(options))
        else:
            ask(table, CHOOSE_COLOUR, table.seat, argument(table, OPTIONAL), options)

    def answer(self, table: Table, kind: i64, chosen: i64) -> None:
        do_splay(table, chosen)


def splay_options(table: Table) -> i64:
    colours = splay_colours(table)
    direction = argument(table, DIRECTION)
    options: i64 = 0
    for colour in range(COLOURS):
        if colours & BIT[colour] and can_splay(table, table.seat, colour, direction):
            options |= BIT[colour]
    return options


def splay_colours(table: Table) -> i64:
    if argument(table, COLOUR_OF) != NONE:
        colour = colour_of(register(table, argument(table, COLOUR_OF)))
        return 0 if colour < 0 else BIT[colour]
    if argument(table, CHOSEN) != NONE:
        return number_register(table, argument(table, CHOSEN))
    return argument(table, ALLOWED)


def can_splay(table: Table, seat: i64, colour: i64, direction: i64) -> bool:
    now = table.splay(seat, colour)
    wanted = argument(table, NOW)
    return table.pile_size(seat, colour) > 1 and now != direction and (wanted == NONE or now == wanted)


def do_splay(table: Table, colour: i64) -> None:
    you = table.seat
    direction = argument(table, DIRECTION)
    bind_number(table, argument(table, INTO), 1)
    next_instruction(table)
    keywords.splay(table, you, colour, direction)


@final
class Rearrange(Operation):
    """Choose a pile, then its cards one by one from the top (R13.25)."""

    def step(self, table: Table) -> None:
        if table.at(AT_PHASE) == PICKING:
            continue_rearranging(table)
            return
        options: i64 = 0
        for colour in range(COLOURS):
            if table.pile_size(table.seat, colour) > 1:
                options |= BIT[colour]
        if options:
            ask(table, CHOOSE_COLOUR, table.seat, 1, options)
        else:
            next_instruction(table)

    def answer(self, table: Table, kind: i64, chosen: i64) -> None:
        if kind == CHOOSE_COLOUR:
            begin_rearranging(table, chosen)
        else:
            put_next(table, chosen)


def begin_rearranging(table: Table, colour: i64) -> None:
    cards = no_cards()
    for place in range(table.pile_size(table.seat, colour)):
        cards = either(cards, single(table.pile_card(table.seat, colour, place)))
    table.put(AT_PHASE, PICKING)
    table.put(AT_PICKED, 0)
    bind_number(table, argument(table, CHANGED), 0)
    table.put_cards(AT_CANDIDATES, cards)


def continue_rearranging(table: Table) -> None:
    cards = table.cards_at(AT_CANDIDATES)
    you = table.seat
    if size(cards) > 1:
        ask(table, REARRANGE, you, 0, 0)
        table.put_cards(AT_CANDIDATES, cards)
        return
    colour = colour_of(cards)
    changed = number_register(table, argument(table, CHANGED))
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


def put_next(table: Table, card: i64) -> None:
    """The card comes next, counted from the top; the others keep their order."""
    colour = COLOUR[card]
    base = (table.seat * COLOURS + colour) * PILE
    target = table.pile_size(table.seat, colour) - 1 - table.at(AT_PICKED)
    place: i64 = 0
    while i64(table.piles[base + place]) != card:
        place += 1
    if place != target:
        bind_number(table, argument(table, CHANGED), 1)
    while place < target:
        table.piles[base + place] = table.piles[base + place + 1]
        place += 1
    table.piles[base + target] = u8(card)
    table.see_pile(table.seat * COLOURS + colour)
    table.put(AT_PICKED, table.at(AT_PICKED) + 1)
    table.put_cards(AT_CANDIDATES, without(table.cards_at(AT_CANDIDATES), single(card)))
