"""What a filter asks of the table: every form with its name, its argument and the cards that pass.

What a filter asks of a card alone is known beforehand and needs no form. The number of a form is its place
in ``FILTERS``, its name that of the field in the verbs' ``Filter``.
"""

from typing import Final, final

from mypy_extensions import i64

from ludopolis.games.innovation.arguments import CARDS, CHOICE, OWNER
from ludopolis.games.innovation.sets import Cards
from ludopolis.games.innovation.state import Table
from ludopolis.games.innovation.zones import (
    by_board,
    colour_of,
    number_register,
    of_colour,
    of_value,
    player_of,
    register,
    value_of,
)


class FilterForm:
    def __init__(self, name: str, argument: str) -> None:
        self.name: str = name
        self.argument: str = argument

    def passing(self, table: Table, cards: Cards, argument: i64) -> Cards:
        """For the executing player."""
        raise NotImplementedError


@final
class ColourOf(FilterForm):
    def passing(self, table: Table, cards: Cards, argument: i64) -> Cards:
        return of_colour(cards, colour_of(register(table, argument)))


@final
class ValueOf(FilterForm):
    def passing(self, table: Table, cards: Cards, argument: i64) -> Cards:
        return of_value(cards, value_of(register(table, argument)))


@final
class ValueChosen(FilterForm):
    def passing(self, table: Table, cards: Cards, argument: i64) -> Cards:
        return of_value(cards, number_register(table, argument))


@final
class MissingOnBoard(FilterForm):
    def passing(self, table: Table, cards: Cards, argument: i64) -> Cards:
        return by_board(table, cards, player_of(table, argument), False)


@final
class PresentOnBoard(FilterForm):
    def passing(self, table: Table, cards: Cards, argument: i64) -> Cards:
        return by_board(table, cards, player_of(table, argument), True)


FILTERS: Final[list[FilterForm]] = [
    ColourOf("colour_of", CARDS),
    ValueOf("value_of", CARDS),
    ValueChosen("value_chosen", CHOICE),
    MissingOnBoard("missing_on_board_of", OWNER),
    PresentOnBoard("present_on_board_of", OWNER),
]
