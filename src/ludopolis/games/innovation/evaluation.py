"""Numbers, conditions and filters of the program, evaluated for the execution on top of the stack."""

from mypy_extensions import i64

from ludopolis.games.innovation.conditions import CONDITIONS
from ludopolis.games.innovation.counts import COUNTS
from ludopolis.games.innovation.filters import FILTERS
from ludopolis.games.innovation.program import (
    CONDITION_CODE,
    CONDITION_WIDTH,
    CONSTANT,
    FILTER_CODE,
    FILTER_WIDTH,
    NUMBER_CODE,
    NUMBER_WIDTH,
)
from ludopolis.games.innovation.sets import Cards, both, is_empty
from ludopolis.games.innovation.state import Table
from ludopolis.games.innovation.vocabulary import NONE


def filtered(table: Table, cards: Cards, place: i64) -> Cards:
    """The cards that pass a filter, if there is one."""
    if place == NONE:
        return cards
    base = place * FILTER_WIDTH
    cards = both(cards, (FILTER_CODE[base], FILTER_CODE[base + 1]))
    form = FILTER_CODE[base + 2]
    if form == NONE or is_empty(cards):
        return cards
    return FILTERS[form].passing(table, cards, FILTER_CODE[base + 3])


def number(table: Table, place: i64, matching: i64) -> i64:
    """A number of the program; ``matching`` is how many cards match the present step."""
    base = place * NUMBER_WIDTH
    form = NUMBER_CODE[base]
    if form == CONSTANT:
        return NUMBER_CODE[base + 1]
    counted = COUNTS[form].count(table, NUMBER_CODE[base + 1], matching)
    per = NUMBER_CODE[base + 2]
    if NUMBER_CODE[base + 5]:
        counted += per - 1
    return counted // per * NUMBER_CODE[base + 3] + NUMBER_CODE[base + 4]


def holds(table: Table, place: i64) -> bool:
    """Whether a condition of the program holds, and every one linked to it."""
    while place != NONE:
        base = place * CONDITION_WIDTH
        form = CONDITIONS[CONDITION_CODE[base]]
        if not form.holds(
            table, CONDITION_CODE[base + 1], CONDITION_CODE[base + 2], CONDITION_CODE[base + 3]
        ):
            return False
        place = CONDITION_CODE[base + 4]
    return True
