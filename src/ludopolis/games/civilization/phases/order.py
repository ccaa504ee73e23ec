"""Whose part of a phase is on: what the frame of the turn, the lowest one, says (R4.1)."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.civilization import frames
from ludopolis.games.civilization.state import MANAGEMENT, MOVEMENT, NOBODY, RESEARCH, START, TRADING, Table

# The frame of the turn: how many players have been asked or have begun their part, how far it is, and who was
# first when the phase began.
BEGUN: Final[i64] = 0
FIRST: Final[i64] = 2

# Stages.
NEW_TURN: Final[i64] = 0
NEW_PHASE: Final[i64] = 1
BEFORE_PARTS: Final[i64] = 2  # somebody may become the first player
PARTS: Final[i64] = 3

_NUMBERS: Final[i64] = 2  # where they begin in a frame


def begin_turns(table: Table) -> None:
    """The set-up is over."""
    table.push(frames.TURN, table.first)


def resume(table: Table, turn: i64, phase: i64, seat: i64) -> None:
    """Put the frame of a turn in which the seat's part of a phase has just begun."""
    table.turn = turn
    table.phase = phase
    table.push(frames.TURN, table.first)
    table.set_number(frames.STAGE, PARTS)
    table.set_number(FIRST, table.first)
    together = phase == TRADING or phase == RESEARCH
    table.set_number(BEGUN, table.seats if together else place_in_order(table, seat) + 1)


def place_in_order(table: Table, seat: i64) -> i64:
    """0 for the first player."""
    return (seat - table.first + table.seats) % table.seats


def part_at(table: Table, begun: i64) -> i64:
    """Whose part is on when so many have begun."""
    return (table.first + begun - 1) % table.seats


def part(table: Table) -> i64:
    """Whose part of the phase is on, or NOBODY if nobody's or everybody's is."""
    if table.top < 0 or table.frames[0] != frames.TURN:
        return NOBODY
    begun = table.frames[_NUMBERS + BEGUN]
    alone = table.phase == START or table.phase == MANAGEMENT or table.phase == MOVEMENT
    under_way = table.frames[_NUMBERS + frames.STAGE] == PARTS
    return part_at(table, begun) if alone and begun and under_way else NOBODY


def part_ahead(table: Table, seat: i64) -> bool:
    """Whether the seat's part of the phase is still to come."""
    if table.frames[_NUMBERS + frames.STAGE] != PARTS:
        return True
    return place_in_order(table, seat) >= table.frames[_NUMBERS + BEGUN]
