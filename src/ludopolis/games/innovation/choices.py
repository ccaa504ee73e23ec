"""Steps that choose a player, colours or a value."""

from typing import Final, final

from mypy_extensions import i64

from ludopolis.core.bits import BIT, lowest
from ludopolis.games.innovation.execution import Operation, argument, ask, next_instruction
from ludopolis.games.innovation.operations import place_of
from ludopolis.games.innovation.scoring import one_seat
from ludopolis.games.innovation.sets import is_empty
from ludopolis.games.innovation.state import (
    AT_PICKED,
    CHOOSE_COLOUR,
    CHOOSE_PLAYER,
    CHOOSE_VALUE,
    Table,
    seat_bit,
)
from ludopolis.games.innovation.vocabulary import NONE, POORER, WITH_SCORE
from ludopolis.games.innovation.zones import bind_number, number_register

AMONG: Final[i64] = place_of("choose_player", "among")
PLAYER: Final[i64] = place_of("choose_player", "into")
NEEDS_TOP: Final[i64] = place_of("choose_player", "needs_top")
OPTIONAL: Final[i64] = place_of("choose_player", "optional")
NUMBER: Final[i64] = place_of("choose_colours", "number")
COLOURS: Final[i64] = place_of("choose_colours", "into")
VALUE: Final[i64] = place_of("choose_value", "into")

ALL_COLOURS: Final[i64] = 31
VALUES: Final[i64] = 2046  # set of 1 to 10


@final
class ChoosePlayer(Operation):
    def step(self, table: Table) -> None:
        you = table.seat
        options = players(table, you, argument(table, AMONG))
        top = argument(table, NEEDS_TOP)
        bind_number(table, argument(table, PLAYER), 0)
        if options == 0 or (top != NONE and table.top_card(you, top) < 0):
            next_instruction(table)
        elif one_seat(options) and argument(table, OPTIONAL) == 0:
            choose_player(table, lowest(options))
        else:
            ask(table, CHOOSE_PLAYER, you, argument(table, OPTIONAL), options)

    def answer(self, table: Table, kind: i64, chosen: i64) -> None:
        choose_player(table, chosen)


def players(table: Table, you: i64, among: i64) -> i64:
    options: i64 = 0
    for seat in range(table.seats):
        if seat != you and may_choose(table, you, seat, among):
            options |= seat_bit(seat)
    return options


def may_choose(table: Table, you: i64, seat: i64, among: i64) -> bool:
    if among == POORER:
        return table.points(seat) < table.points(you)
    return among != WITH_SCORE or not is_empty(table.score_pile(seat))


def choose_player(table: Table, seat: i64) -> None:
    bind_number(table, argument(table, PLAYER), seat + 1)
    next_instruction(table)


@final
class ChooseColours(Operation):
    def step(self, table: Table) -> None:
        ask(table, CHOOSE_COLOUR, table.seat, 0, ALL_COLOURS & ~chosen_colours(table))

    def answer(self, table: Table, kind: i64, chosen: i64) -> None:
        bind_number(table, argument(table, COLOURS), chosen_colours(table) | BIT[chosen])
        table.put(AT_PICKED, table.at(AT_PICKED) + 1)
        if table.at(AT_PICKED) == argument(table, NUMBER):
            next_instruction(table)


def chosen_colours(table: Table) -> i64:
    return number_register(table, argument(table, COLOURS)) if table.at(AT_PICKED) else 0


@final
class ChooseValue(Operation):
    def step(self, table: Table) -> None:
        ask(table, CHOOSE_VALUE, table.seat, 0, VALUES)

    def answer(self, table: Table, kind: i64, chosen: i64) -> None:
        bind_number(table, argument(table, VALUE), chosen)
        next_instruction(table)
