"""What an effect is, whatever gives it: choices, a price, answers of the others, and what it does.

An effect that is being carried out has a frame (``frames.EFFECT``) with its number. First it asks for
everything that must be chosen, then it is paid, then the others may answer (R15.2), then it is done.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import frames
from ludopolis.games.civilization.state import Table

NO_ANSWER: Final[i64] = -1  # declined, or nothing more

# What the others may answer to (R15.2).
UNANSWERABLE: Final[i64] = 0
A_CITY_ACTION: Final[i64] = 1
AN_EVENT: Final[i64] = 2
AN_ABILITY: Final[i64] = 3  # paid with resources


class Effect:
    """One effect. Its number is its place in ``effects.catalog.EFFECTS``."""

    def possible(self, table: Table, seat: i64) -> bool:
        """Whether the seat may use it now, as far as targets and prices go; that it has it, and has not
        used it in this turn, is known."""
        return True

    def ask(self, table: Table, seat: i64) -> bool:
        """Push the next question (``choose``); False if nothing is left to choose."""
        return False

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        """Write the answers to the question on top, which belongs to the effect below it."""
        raise NotImplementedError

    def price(self) -> i64:
        """The resources it costs (``payments.price``)."""
        return 0

    def pay(self, table: Table, seat: i64) -> None:
        """Take what it costs besides resources."""

    def answerable(self) -> i64:
        """What the others may answer to."""
        return UNANSWERABLE

    def aims(self, table: Table, seat: i64) -> i64:
        """The set of the players whom the effect on top is aimed at, now that all is chosen (R21.1)."""
        return 0

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        """Do it, with the first answers. Its frame is gone."""
        raise NotImplementedError


def choose(table: Table, kind: i64, seat: i64) -> None:
    """Ask the seat for the next answer of the effect on top."""
    source, asked = table.number(frames.SOURCE), table.number(frames.ANSWERS)
    table.ask(kind, seat, source, frames.ANSWER + asked)


def ask_once(table: Table, kind: i64, seat: i64, before: i64 = 0) -> bool:
    """Ask the question that comes after so many answers, unless it is answered; whether it was asked."""
    if answers(table) > before:
        return False
    choose(table, kind, seat)
    return True


def answers(table: Table) -> i64:
    """How many answers the effect on top has."""
    return table.number(frames.ANSWERS)


def answer(table: Table, number: i64) -> i64:
    """An answer of the effect on top."""
    return table.number(frames.ANSWER + number)


def earlier_answer(table: Table, number: i64) -> i64:
    """An answer of the effect below the question on top."""
    return table.below(frames.ANSWER + number)


def earlier_answers(table: Table) -> i64:
    """How many answers the effect below the question on top has."""
    return table.below(frames.ANSWERS)


def give_answer(table: Table, value: i64) -> None:
    """Answer the next question of the effect on top before it is asked."""
    asked = table.number(frames.ANSWERS)
    table.set_number(frames.ANSWER + asked, value)
    table.set_number(frames.ANSWERS, asked + 1)


def begin(table: Table, seat: i64, source: i64, played: i64 = 0) -> None:
    """Begin to carry out an effect; ``played`` is the back of its card + 1."""
    table.push(frames.EFFECT, seat, source)
    table.set_number(frames.PLAYED, played)
