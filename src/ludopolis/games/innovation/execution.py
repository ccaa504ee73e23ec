"""The execution on top of the stack: which instruction is next, how far it is, and how it asks."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.innovation import events
from ludopolis.games.innovation.operations import WIDTH
from ludopolis.games.innovation.program import CODE, EFFECTS, IS_DEMAND, START
from ludopolis.games.innovation.sets import Cards
from ludopolis.games.innovation.state import (
    AT_ALONE,
    AT_CAN_STOP,
    AT_CANDIDATES,
    AT_CARD,
    AT_EFFECT,
    AT_OPTIONS,
    AT_PHASE,
    AT_PICKED,
    AT_PLACE,
    CHOOSE_CARD,
    EXECUTION,
    FRAME_WIDTH,
    Table,
)

# Phases of an instruction.
START_PHASE: Final[i64] = 0
ACCEPTED: Final[i64] = 1  # an optional whole was accepted
PICKING: Final[i64] = 2
PICKING_SECOND: Final[i64] = 3  # exchange: the other side's cards
PHASES: Final = ("start", "accepted", "picking", "picking_second")


class Operation:
    """How an instruction is carried out, for the execution on top of the stack, and which frames it opens."""

    def __init__(self, name: str, *opens: str) -> None:
        self.name: str = name
        self.opens: tuple[str, ...] = opens

    def step(self, table: Table) -> None:
        """Carry out the present instruction as far as it goes without a choice."""
        raise NotImplementedError

    def answer(self, table: Table, kind: i64, chosen: i64) -> None:
        """Go on with what was chosen: a card, colour, value, seat or branch, 1 for yes or 0 for no."""
        raise ValueError(f"{self.name} asks nothing")

    def stop(self, table: Table) -> None:
        """The player takes no (more) card, colour or player."""
        note_declined(table)
        next_instruction(table)


def begin_execution(table: Table, seat: i64, card: i64, effect: i64, alone: i64) -> None:
    table.push(EXECUTION, seat)
    table.put(AT_CARD, card)
    table.put(AT_EFFECT, effect)
    table.put(AT_PLACE, START[card * 3 + effect])
    table.put(AT_ALONE, alone)


def restart(table: Table, effect: i64) -> None:
    """Begin the same execution anew, with nothing bound."""
    table.put(AT_EFFECT, effect)
    table.put(AT_PLACE, START[table.at(AT_CARD) * 3 + effect])
    for place in range(AT_PHASE, FRAME_WIDTH):
        table.put(place, 0)


def next_share_effect(card: i64, effect: i64) -> i64:
    """The first share effect from this one on, -1 if there is none."""
    while effect < EFFECTS[card]:
        if IS_DEMAND[card * 3 + effect] == 0:
            return effect
        effect += 1
    return -1


def finish_execution(table: Table) -> None:
    """Without sharing, all share effects of a card follow each other (R12.1)."""
    if table.at(AT_ALONE):
        effect = next_share_effect(table.at(AT_CARD), table.at(AT_EFFECT) + 1)
        if effect >= 0:
            restart(table, effect)
            return
    table.pop()


def is_demand(table: Table) -> bool:
    return IS_DEMAND[table.at(AT_CARD) * 3 + table.at(AT_EFFECT)] != 0


def argument(table: Table, place: i64) -> i64:
    """An argument of the present instruction."""
    return CODE[table.at(AT_PLACE) * WIDTH + place]


def next_instruction(table: Table) -> None:
    go_to(table, table.at(AT_PLACE) + 1)


def go_to(table: Table, place: i64) -> None:
    table.put(AT_PLACE, place)
    table.put(AT_PHASE, START_PHASE)
    table.put(AT_PICKED, 0)


def ask(table: Table, kind: i64, seat: i64, can_stop: i64, options: i64) -> None:
    table.push(kind, seat)
    table.put(AT_CAN_STOP, can_stop)
    table.put(AT_OPTIONS, options)


def ask_card(table: Table, seat: i64, can_stop: i64, cards: Cards) -> None:
    ask(table, CHOOSE_CARD, seat, can_stop, 0)
    table.put_cards(AT_CANDIDATES, cards)


def answer_accept(table: Table, accepted: i64) -> None:
    """An instruction that is optional as a whole was accepted or declined."""
    if accepted:
        table.put(AT_PHASE, ACCEPTED)
    else:
        table.tell(events.DECLINED, table.seat)
        next_instruction(table)


def note_declined(table: Table) -> None:
    """Whoever stops before anything was picked declines."""
    if table.at(AT_PICKED) == 0:
        table.tell(events.DECLINED, table.seat)
