"""What can be counted: every form with its name, its argument and how it is counted.

The number of a form is its place in ``COUNTS``.
"""

from typing import Final, final

from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.innovation.arguments import CARDS, CHOICE, COLOUR, DIRECTION, ICON, NOTHING, ZONE
from ludopolis.games.innovation.sets import Cards, both, highest, is_empty, of_age, size
from ludopolis.games.innovation.state import Table
from ludopolis.games.innovation.tables import AGE, COLOURS
from ludopolis.games.innovation.vocabulary import NONE
from ludopolis.games.innovation.zones import number_register, register, value_of, zone_cards


class CountForm:
    def __init__(self, name: str, argument: str = NOTHING) -> None:
        self.name: str = name
        self.argument: str = argument

    def count(self, table: Table, argument: i64, matching: i64) -> i64:
        """For the executing player; ``matching`` is how many cards match the present step."""
        raise NotImplementedError


@final
class Icons(CountForm):
    def count(self, table: Table, argument: i64, matching: i64) -> i64:
        return table.icon_count(table.seat, argument)


@final
class CountOf(CountForm):
    def count(self, table: Table, argument: i64, matching: i64) -> i64:
        return size(register(table, argument))


@final
class ValuesOf(CountForm):
    def count(self, table: Table, argument: i64, matching: i64) -> i64:
        return values_in(register(table, argument))


@final
class ValuesIn(CountForm):
    def count(self, table: Table, argument: i64, matching: i64) -> i64:
        return values_in(zone_cards(table, table.seat, argument, NONE))


@final
class ValueOf(CountForm):
    def count(self, table: Table, argument: i64, matching: i64) -> i64:
        return value_of(register(table, argument))


@final
class HighestIn(CountForm):
    def count(self, table: Table, argument: i64, matching: i64) -> i64:
        return value_of(highest(zone_cards(table, table.seat, argument, NONE)))


@final
class HighestTop(CountForm):
    def count(self, table: Table, argument: i64, matching: i64) -> i64:
        return table.highest_top(table.seat)


@final
class TopValue(CountForm):
    def count(self, table: Table, argument: i64, matching: i64) -> i64:
        card = table.top_card(table.seat, argument)
        return 0 if card < 0 else AGE[card]


@final
class PileOfChosen(CountForm):
    def count(self, table: Table, argument: i64, matching: i64) -> i64:
        return pile_of_chosen(table, table.seat, number_register(table, argument))


@final
class CardsIn(CountForm):
    def count(self, table: Table, argument: i64, matching: i64) -> i64:
        return size(zone_cards(table, table.seat, argument, NONE))


@final
class Matching(CountForm):
    def count(self, table: Table, argument: i64, matching: i64) -> i64:
        return matching


@final
class ColoursSplayed(CountForm):
    def count(self, table: Table, argument: i64, matching: i64) -> i64:
        return colours_splayed(table, table.seat, argument)


@final
class ExclusiveColours(CountForm):
    def count(self, table: Table, argument: i64, matching: i64) -> i64:
        return exclusive_colours(table, table.seat)


def values_in(cards: Cards) -> i64:
    """How many different values there are."""
    count: i64 = 0
    for age in range(1, 11):
        if not is_empty(both(cards, of_age(age))):
            count += 1
    return count


def pile_of_chosen(table: Table, seat: i64, chosen: i64) -> i64:
    for colour in range(COLOURS):
        if chosen & BIT[colour]:
            return table.pile_size(seat, colour)
    return 0


def colours_splayed(table: Table, seat: i64, direction: i64) -> i64:
    count: i64 = 0
    for colour in range(COLOURS):
        if table.splay(seat, colour) == direction:
            count += 1
    return count


def exclusive_colours(table: Table, seat: i64) -> i64:
    count: i64 = 0
    for colour in range(COLOURS):
        if table.pile_size(seat, colour):
            shared = False
            for other in range(table.seats):
                if other != seat and table.pile_size(other, colour):
                    shared = True
            if not shared:
                count += 1
    return count


COUNTS: Final[list[CountForm]] = [
    Icons("icons", ICON),
    CountOf("count_of", CARDS),
    ValuesOf("distinct_values_of", CARDS),
    ValuesIn("distinct_values_in", ZONE),
    ValueOf("value_of", CARDS),
    HighestIn("highest_value_in", ZONE),
    HighestTop("highest_top_card"),
    TopValue("top_card_value", COLOUR),
    PileOfChosen("pile_size_chosen", CHOICE),
    CardsIn("count_cards", ZONE),
    Matching("matching"),
    ColoursSplayed("colours_splayed", DIRECTION),
    ExclusiveColours("exclusive_colours"),
]
