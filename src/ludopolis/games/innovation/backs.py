"""What the backs of hidden cards tell everybody about them (R10.1)."""

from mypy_extensions import i64

from ludopolis.games.innovation.evaluation import filtered
from ludopolis.games.innovation.sets import Cards, equal, first, is_empty, of_age, single, without
from ludopolis.games.innovation.state import EVERYBODY, Table
from ludopolis.games.innovation.tables import AGE


def tell_what_passes(table: Table, cards: Cards, filter: i64) -> bool:
    """Whether everybody can tell which cards of a hand or score pile pass a filter: all have seen a card, or
    of the cards with its back all pass or none."""
    while not is_empty(cards):
        card = first(cards)
        if i64(table.known[card]) == EVERYBODY:
            cards = without(cards, single(card))
            continue
        same_back = of_age(AGE[card])
        passing = filtered(table, same_back, filter)
        if not is_empty(passing) and not equal(passing, same_back):
            return False
        cards = without(cards, same_back)
    return True
