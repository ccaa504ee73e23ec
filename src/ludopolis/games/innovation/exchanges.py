"""Steps that exchange two sets of cards (R7.8)."""

from typing import Final, final

from mypy_extensions import i64

from ludopolis.games.innovation import keywords
from ludopolis.games.innovation.execution import (
    ACCEPTED,
    PICKING,
    PICKING_SECOND,
    START_PHASE,
    Operation,
    answer_accept,
    argument,
    ask,
    ask_card,
    next_instruction,
)
from ludopolis.games.innovation.operations import place_of
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
    CHOOSE_CARD,
    EXECUTION,
    Table,
)
from ludopolis.games.innovation.vocabulary import ALL, ALL_HIGHEST, HAND, HIGHEST
from ludopolis.games.innovation.zones import bind, player_of, register

OWNER: Final[i64] = place_of("exchange", "owner")
ZONE: Final[i64] = place_of("exchange", "zone")
WHICH: Final[i64] = place_of("exchange", "which")
AMOUNT: Final[i64] = place_of("exchange", "amount")
WITH_OWNER: Final[i64] = place_of("exchange", "with_owner")
WITH_ZONE: Final[i64] = place_of("exchange", "with_zone")
WITH_WHICH: Final[i64] = place_of("exchange", "with_which")
WITH_AMOUNT: Final[i64] = place_of("exchange", "with_amount")
OPTIONAL: Final[i64] = place_of("exchange", "optional")
GIVEN: Final[i64] = place_of("exchange", "given")
TAKEN: Final[i64] = place_of("exchange", "taken")


@final
class Exchange(Operation):
    def step(self, table: Table) -> None:
        phase = table.at(AT_PHASE)
        if phase == START_PHASE:
            begin(table)
        elif phase == ACCEPTED:
            table.put(AT_PHASE, PICKING)
        elif phase == PICKING:
            gather(table, False, PICKING_SECOND)
        else:
            gather_second(table)

    def answer(self, table: Table, kind: i64, chosen: i64) -> None:
        if kind == CHOOSE_CARD:
            gather_card(table, table.at(AT_PHASE) == PICKING_SECOND, chosen)
        else:
            answer_accept(table, chosen)


def begin(table: Table) -> None:
    bind(table, argument(table, GIVEN), no_cards())
    bind(table, argument(table, TAKEN), no_cards())
    if is_empty(side_cards(table, False)) and is_empty(side_cards(table, True)):
        next_instruction(table)
    elif argument(table, OPTIONAL):
        ask(table, ACCEPT, table.seat, 1, 0)
    else:
        table.put(AT_PHASE, ACCEPTED)


def side_owner(table: Table, other: bool) -> i64:
    return player_of(table, argument(table, WITH_OWNER if other else OWNER))


def side_cards(table: Table, other: bool) -> Cards:
    seat = side_owner(table, other)
    zone = argument(table, WITH_ZONE if other else ZONE)
    return table.hand(seat) if zone == HAND else table.score_pile(seat)


def gather(table: Table, other: bool, then_phase: i64) -> None:
    """Complete one side's set; its owner breaks ties (R11.3)."""
    which = argument(table, WITH_WHICH if other else WHICH)
    name = argument(table, TAKEN if other else GIVEN)
    cards = side_cards(table, other)
    if which == ALL or which == ALL_HIGHEST:
        bind(table, name, cards if which == ALL else highest(cards))
        table.put(AT_PHASE, then_phase)
        return
    gathered = register(table, name)
    rest = without(cards, gathered)
    if size(gathered) >= argument(table, WITH_AMOUNT if other else AMOUNT) or is_empty(rest):
        table.put(AT_PHASE, then_phase)
        return
    ties = highest(rest) if which == HIGHEST else lowest_cards(rest)
    if size(ties) == 1:
        gather_card(table, other, first(ties))
    else:
        ask_card(table, side_owner(table, other), 0, ties)


def gather_card(table: Table, other: bool, card: i64) -> None:
    name = argument(table, TAKEN if other else GIVEN)
    bind(table, name, either(register(table, name), single(card)))


def gather_second(table: Table) -> None:
    gather(table, True, PICKING_SECOND + 1)
    if table.kind == EXECUTION and table.at(AT_PHASE) == PICKING_SECOND + 1:
        you = table.seat
        zone = argument(table, ZONE)
        given = register(table, argument(table, GIVEN))
        other = side_owner(table, True)
        other_zone = argument(table, WITH_ZONE)
        taken = register(table, argument(table, TAKEN))
        next_instruction(table)
        keywords.exchange(table, you, zone, given, other, other_zone, taken)
