"""Carries out the steps of effects, one instruction after the other.

The execution on top of the stack says which instruction is next and how far it is. An instruction
that needs a choice pushes a frame for it and waits; the answer goes on where it stopped.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import fill_members
from ludopolis.games.innovation import actions
from ludopolis.games.innovation.choices import ChooseColours, ChoosePlayer, ChooseValue
from ludopolis.games.innovation.draws import Draw
from ludopolis.games.innovation.endings import Claim, RemoveEverything, Win, WinSingle
from ludopolis.games.innovation.exchanges import Exchange
from ludopolis.games.innovation.execution import Operation
from ludopolis.games.innovation.flow import (
    Again,
    Either,
    End,
    EndActivation,
    Execute,
    Jump,
    NextTime,
    Offer,
    Times,
    Unless,
)
from ludopolis.games.innovation.moves import Move
from ludopolis.games.innovation.operations import NAMES, OPERATION, WIDTH
from ludopolis.games.innovation.piles import Rearrange, Splay
from ludopolis.games.innovation.program import CODE
from ludopolis.games.innovation.sets import Cards, first, is_empty, single, without
from ludopolis.games.innovation.state import (
    AT_CAN_STOP,
    AT_CANDIDATES,
    AT_OPTIONS,
    AT_PLACE,
    CHOOSE_BACK,
    CHOOSE_BRANCH,
    CHOOSE_CARD,
    CHOOSE_COLOUR,
    CHOOSE_PLAYER,
    CHOOSE_VALUE,
    REARRANGE,
    Table,
)


def by_number(operations: Sequence[Operation]) -> vec[Operation]:
    """In the order of their signatures, each exactly once."""
    names = [operation.name for operation in operations]
    wrong = [name for name in {*names, *NAMES} if not names.count(name) == NAMES.count(name) == 1]
    if wrong:
        raise ValueError(f"not one signature and one operation: {', '.join(sorted(wrong))}")
    return vec[Operation]([operations[names.index(name)] for name in NAMES])


OPERATIONS: Final[vec[Operation]] = by_number(
    [
        End("end"),
        Draw("draw"),
        Move("move", "accept", "choose_card", "choose_back"),
        Exchange("exchange", "accept", "choose_card"),
        Splay("splay", "choose_colour"),
        Rearrange("rearrange", "choose_colour", "rearrange"),
        ChoosePlayer("choose_player", "choose_player"),
        ChooseColours("choose_colours", "choose_colour"),
        ChooseValue("choose_value", "choose_value"),
        Either("either", "choose_branch"),
        Offer("offer", "accept"),
        Times("times"),
        NextTime("next_time"),
        Unless("unless"),
        Jump("jump"),
        Again("again"),
        Execute("execute", "execution"),
        Claim("claim"),
        Win("win"),
        WinSingle("win_single"),
        RemoveEverything("remove_everything"),
        EndActivation("end_activation"),
    ]
)


def operation_at(place: i64) -> Operation:
    """What the instruction at a place of the program does."""
    return OPERATIONS[CODE[place * WIDTH + OPERATION]]


def step(table: Table) -> None:
    """Carry out the present instruction as far as it goes without a choice."""
    operation_at(table.at(AT_PLACE)).step(table)


def fill_choice(table: Table, buffer: vec[i64]) -> i64:
    """The legal answers to the choice on top."""
    kind = table.kind
    if kind == CHOOSE_CARD or kind == REARRANGE:
        filled = fill_cards(table.cards_at(AT_CANDIDATES), actions.CHOOSE, buffer)
    elif kind == CHOOSE_COLOUR:
        filled = fill_members(table.at(AT_OPTIONS), actions.COLOUR, buffer)
    elif kind == CHOOSE_VALUE or kind == CHOOSE_BACK:
        filled = fill_members(table.at(AT_OPTIONS), actions.VALUE - 1, buffer)
    elif kind == CHOOSE_PLAYER:
        filled = fill_members(table.at(AT_OPTIONS), actions.PLAYER, buffer)
    elif kind == CHOOSE_BRANCH:
        buffer[0] = actions.FIRST_BRANCH
        buffer[1] = actions.SECOND_BRANCH
        filled = 2
    else:
        buffer[0] = actions.ACCEPT
        buffer[1] = actions.DECLINE
        return 2
    if table.at(AT_CAN_STOP):
        buffer[filled] = actions.STOP
        filled += 1
    return filled


def fill_cards(cards: Cards, offset: i64, buffer: vec[i64]) -> i64:
    filled: i64 = 0
    while not is_empty(cards):
        card = first(cards)
        cards = without(cards, single(card))
        buffer[filled] = offset + card
        filled += 1
    return filled


def answer(table: Table, action: i64) -> None:
    """Take the answer to the choice on top, back into the instruction that asked."""
    kind = table.kind
    table.pop()
    operation = operation_at(table.at(AT_PLACE))
    if action == actions.STOP:
        operation.stop(table)
    else:
        operation.answer(table, kind, chosen_by(kind, action))


def chosen_by(kind: i64, action: i64) -> i64:
    """What an answer other than to stop means to the instruction that asked."""
    if kind == CHOOSE_CARD or kind == REARRANGE:
        return action - actions.CHOOSE
    if kind == CHOOSE_COLOUR:
        return action - actions.COLOUR
    if kind == CHOOSE_VALUE or kind == CHOOSE_BACK:
        return action - actions.VALUE + 1
    if kind == CHOOSE_PLAYER:
        return action - actions.PLAYER
    if kind == CHOOSE_BRANCH:
        return action - actions.FIRST_BRANCH
    return 1 if action == actions.ACCEPT else 0
