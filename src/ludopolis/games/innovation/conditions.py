"""Conditions: every form with its name, its arguments and when it holds.

The number of a form is its place in ``CONDITIONS``.
"""

from typing import Final, final

from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.innovation import arguments
from ludopolis.games.innovation.counts import colours_splayed
from ludopolis.games.innovation.sets import Cards, first, has, is_empty, single, size, without
from ludopolis.games.innovation.state import AT_ALONE, AT_DEMOCRACY, AT_MOVED, AT_RETURNED, Table
from ludopolis.games.innovation.tables import AGE, ALL_ICONS, COLOUR, COLOURS, UNSPLAYED, lane
from ludopolis.games.innovation.vocabulary import NONE
from ludopolis.games.innovation.zones import number_register, of_colour, register, zone_cards


class ConditionForm:
    def __init__(self, name: str, first: str = arguments.NOTHING, second: str = arguments.NOTHING) -> None:
        self.name: str = name
        self.first: str = first
        self.second: str = second

    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        """For the executing player; a condition on bound cards is false if nothing is bound."""
        raise NotImplementedError


def first_card(table: Table, name: i64) -> i64:
    return first(register(table, name))


@final
class Moved(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        return size(register(table, first)) >= number


@final
class Done(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        return number_register(table, first) != 0


@final
class HasIcon(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        card = first_card(table, first)
        return card >= 0 and lane(ALL_ICONS[card], second) > 0


@final
class ColourOnBoard(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        card = first_card(table, first)
        return card >= 0 and table.pile_size(table.seat, COLOUR[card]) > 0


@final
class ColourIn(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        card = first_card(table, first)
        return card >= 0 and second & BIT[COLOUR[card]] != 0


@final
class ColourChosen(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        card = first_card(table, first)
        return card >= 0 and number_register(table, second) & BIT[COLOUR[card]] != 0


@final
class ValueIs(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        card = first_card(table, first)
        return card >= 0 and AGE[card] == number


@final
class AnyColour(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        return not is_empty(of_colour(register(table, first), second))


@final
class SameColour(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        cards = register(table, first)
        for colour in range(COLOURS):
            if size(of_colour(cards, colour)) >= number:
                return True
        return False


@final
class ShowsIcons(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        return table.icon_count(table.seat, second) >= number


@final
class PileSize(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        return table.pile_size(table.seat, second) >= number


@final
class MoreCards(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        you = table.seat
        return size(zone_cards(table, you, first, NONE)) > size(zone_cards(table, you, second, NONE))


@final
class CardsLeft(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        return size(zone_cards(table, table.seat, second, NONE)) == number


@final
class DemandMoved(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        happened = table.at(AT_ALONE) == 0 and table.activation(AT_MOVED) != 0
        return happened == (number != 0)


@final
class DemandReturned(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        return table.at(AT_ALONE) == 0 and table.activation(AT_RETURNED) != 0


@final
class OnlyWithFive(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        return only_with_five(table, table.seat)


@final
class AllTopsBear(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        tops = table.top_cards(table.seat)
        return not is_empty(tops) and all_bear(tops, second)


@final
class AllTopsAtLeast(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        return all_at_least(table, table.seat, number, second)


@final
class ColourSplayed(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        return table.splay(table.seat, first) == second


@final
class SomeSplayed(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        return COLOURS - colours_splayed(table, table.seat, UNSPLAYED) >= number


@final
class TopCards(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        return is_top_card(table, first) and is_top_card(table, second)


@final
class SomebodyShowsFewer(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        for seat in range(table.seats):
            if table.icon_count(seat, second) < number:
                return True
        return False


@final
class NobodyShowsMore(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        for seat in range(table.seats):
            if table.icon_count(seat, first) > table.icon_count(seat, second):
                return False
        return True


@final
class MostAchievements(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        return has_most_achievements(table, table.seat)


@final
class ReturnedMost(ConditionForm):
    def holds(self, table: Table, first: i64, second: i64, number: i64) -> bool:
        return returned_most(table, table.seat)


def only_with_five(table: Table, you: i64) -> bool:
    for seat in range(table.seats):
        if (size(table.top_cards(seat)) == COLOURS) != (seat == you):
            return False
    return True


def all_bear(cards: Cards, icon: i64) -> bool:
    while not is_empty(cards):
        card = first(cards)
        cards = without(cards, single(card))
        if lane(ALL_ICONS[card], icon) == 0:
            return False
    return True


def all_at_least(table: Table, seat: i64, value: i64, but: i64) -> bool:
    for colour in range(COLOURS):
        card = table.top_card(seat, colour)
        if colour != but and card >= 0 and AGE[card] < value:
            return False
    return True


def is_top_card(table: Table, card: i64) -> bool:
    for seat in range(table.seats):
        if has(table.top_cards(seat), card):
            return True
    return False


def has_most_achievements(table: Table, you: i64) -> bool:
    mine = table.achievement_count(you)
    for seat in range(table.seats):
        if seat != you and table.achievement_count(seat) >= mine:
            return False
    return True


def returned_most(table: Table, you: i64) -> bool:
    """R13.13: at least one card, and more than everybody else."""
    counts = table.activation(AT_DEMOCRACY)
    mine = lane(counts, you)
    for seat in range(table.seats):
        if seat != you and lane(counts, seat) >= mine:
            return False
    return mine > 0


CONDITIONS: Final[list[ConditionForm]] = [
    Moved("moved", arguments.CARDS),
    Done("done", arguments.CHOICE),
    HasIcon("card_has_icon", arguments.CARDS, arguments.ICON),
    ColourOnBoard("card_colour_on_board", arguments.CARDS),
    ColourIn("card_colour_in", arguments.CARDS, arguments.COLOURS),
    ColourChosen("card_colour_chosen", arguments.CARDS, arguments.CHOICE),
    ValueIs("card_value_is", arguments.CARDS),
    AnyColour("any_card_colour", arguments.CARDS, arguments.COLOUR),
    SameColour("same_colour", arguments.CARDS),
    ShowsIcons("icons", arguments.NOTHING, arguments.ICON),
    PileSize("pile_size", arguments.NOTHING, arguments.COLOUR),
    MoreCards("more_cards", arguments.ZONE, arguments.ZONE),
    CardsLeft("cards_left", arguments.NOTHING, arguments.ZONE),
    DemandMoved("demand_moved"),
    DemandReturned("demand_returned"),
    OnlyWithFive("only_with_five"),
    AllTopsBear("all_tops_bear", arguments.NOTHING, arguments.ICON),
    AllTopsAtLeast("all_tops_at_least", arguments.NOTHING, arguments.COLOUR),
    ColourSplayed("colour_splayed", arguments.COLOUR, arguments.DIRECTION),
    SomeSplayed("colours_splayed_any"),
    TopCards("top_cards_in_play", arguments.CARD, arguments.CARD),
    SomebodyShowsFewer("somebody_shows_fewer", arguments.NOTHING, arguments.ICON),
    NobodyShowsMore("nobody_shows_more", arguments.ICON, arguments.ICON),
    MostAchievements("most_achievements"),
    ReturnedMost("returned_most"),
]
