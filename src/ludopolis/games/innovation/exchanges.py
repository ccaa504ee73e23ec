"""Steps that exchange two sets of cards (R7.8)."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.innovation import keywords
from ludopolis.games.innovation.execution import (
    ACCEPTED,
    PICKING,
    PICKING_SECOND,
    START_PHASE,
    argument,
    ask,
    ask_card,
    next_instruction,
)
from ludopolis.games.innovation.sets import (
    Cards,
    either,
    first,
    highest,
    is_empty,
    no_cards,
    single,
    size,
    without,
)
from ludopolis.games.innovation.sets import (
    lowest as lowest_cards,
)
from ludopolis.games.innovation.state import (
    ACCEPT,
    AT_PHASE,
    EXECUTION,
    Table,
)
from ludopolis.games.innovation.vocabulary import ALL, ALL_HIGHEST, HAND, HIGHEST
from ludopolis.games.innovation.zones import bind, player_of, register

# Arguments of EXCHANGE: owner, zone, which, amount, then the same of the other side, optional, and the
# registers in which the two sets are gathered.
GATHERED: Final[i64] = 9


def step_exchange(table: Table) -> None:
    phase = table.at(AT_PHASE)
    if phase == START_PHASE:
        bind(table, argument(table, GATHERED), no_cards())
        bind(table, argument(table, GATHERED + 1), no_cards())
        if is_empty(side_cards(table, 0)) and is_empty(side_cards(table, 1)):
            next_instruction(table)
        elif argument(table, 8):
            ask(table, ACCEPT, table.seat, 1, 0)
        else:
            table.put(AT_PHASE, ACCEPTED)
    elif phase == ACCEPTED:
        table.put(AT_PHASE, PICKING)
    elif phase == PICKING:
        gather(table, 0, PICKING_SECOND)
    else:
        gather_second(table)


def side_owner(table: Table, side: i64) -> i64:
    return player_of(table, argument(table, 4 * side))


def side_cards(table: Table, side: i64) -> Cards:
    seat = side_owner(table, side)
    return table.hand(seat) if argument(table, 4 * side + 1) == HAND else table.score_pile(seat)


def gather(table: Table, side: i64, then_phase: i64) -> None:
    """Complete one side's set; its owner breaks ties (R11.3)."""
    which = argument(table, 4 * side + 2)
    cards = side_cards(table, side)
    if which == ALL or which == ALL_HIGHEST:
        bind(table, argument(table, GATHERED + side), cards if which == ALL else highest(cards))
        table.put(AT_PHASE, then_phase)
        return
    gathered = register(table, argument(table, GATHERED + side))
    rest = without(cards, gathered)
    if size(gathered) >= argument(table, 4 * side + 3) or is_empty(rest):
        table.put(AT_PHASE, then_phase)
        return
    ties = highest(rest) if which == HIGHEST else lowest_cards(rest)
    if size(ties) == 1:
        gather_card(table, side, first(ties))
    else:
        ask_card(table, side_owner(table, side), 0, ties)


def gather_card(table: Table, side: i64, card: i64) -> None:
    name = argument(table, GATHERED + side)
    bind(table, name, either(register(table, name), single(card)))


def gather_second(table: Table) -> None:
    gather(table, 1, PICKING_SECOND + 1)
    if table.kind == EXECUTION and table.at(AT_PHASE) == PICKING_SECOND + 1:
        you = table.seat
        zone = argument(table, 1)
        given = register(table, argument(table, GATHERED))
        other = side_owner(table, 1)
        other_zone = argument(table, 5)
        taken = register(table, argument(table, GATHERED + 1))
        next_instruction(table)
        keywords.exchange(table, you, zone, given, other, other_zone, taken)
