"""Prices and payment (R5). Resources are lanes of one integer; see ``tables``."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.duel.state import City
from ludopolis.games.duel.tables import (
    ARCHITECTURE,
    BASE_PRICES,
    BLUE,
    CHAIN_NEEDS,
    COLOUR,
    COST,
    COST_COINS,
    FIXED_PRICES,
    LANE,
    LANE_BITS,
    MASONRY,
    WONDER_COST,
)

REBATE: Final[i64] = 2  # units, R5.4
FIRST_GOOD: Final[i64] = 3  # raw materials are lanes 0-2, manufactured goods 3-4
RESOURCES: Final[i64] = 5

_SIGNS: Final[i64] = 0x8080808080


def unit_prices(buyer: City, opponent: City) -> i64:
    """What one unit of each resource costs the buyer (R5.3)."""
    fixed = buyer.fixed_prices
    return (BASE_PRICES + opponent.production) & ~fixed | FIXED_PRICES & fixed


def missing_units(needed: i64, produced: i64) -> i64:
    """Lane by lane: max(0, needed - produced) (R5.7, step 1).

    Each lane gets a sign bit before the subtraction; lanes that lose it went below zero.
    """
    difference = (needed | _SIGNS) - produced
    enough = difference & _SIGNS
    return difference & (enough - (enough >> 7))


def without_dearest(missing: i64, prices: i64, first: i64, end: i64) -> i64:
    """The missing units less one: the dearest among resources first to end - 1."""
    dearest: i64 = -1
    highest: i64 = 0
    for resource in range(first, end):
        bits = LANE_BITS[resource]
        if (missing >> bits) & 255 and (prices >> bits) & 255 > highest:
            highest = (prices >> bits) & 255
            dearest = resource
    return missing if dearest < 0 else missing - LANE[dearest]


def trade_price(buyer: City, prices: i64, needed: i64, rebate: i64) -> i64:
    """The least coins for the units that are missing (R5.7).

    First the producers of choice, each on the dearest unit it can give, then the rebate on the
    dearest units left: this order is the cheapest.
    """
    missing = missing_units(needed, buyer.production)
    if missing == 0:
        return 0
    for raw in range(buyer.raw_choices):
        missing = without_dearest(missing, prices, 0, FIRST_GOOD)
    for good in range(buyer.goods_choices):
        missing = without_dearest(missing, prices, FIRST_GOOD, RESOURCES)
    for unit in range(rebate):
        missing = without_dearest(missing, prices, 0, RESOURCES)
    return (
        (missing & 255) * (prices & 255)
        + ((missing >> 8) & 255) * ((prices >> 8) & 255)
        + ((missing >> 16) & 255) * ((prices >> 16) & 255)
        + ((missing >> 24) & 255) * ((prices >> 24) & 255)
        + ((missing >> 32) & 255) * ((prices >> 32) & 255)
    )


def has_chain(builder: City, card: i64) -> bool:
    """Whether the card is free thanks to an earlier building (R5.5)."""
    return builder.chains & CHAIN_NEEDS[card] != 0


def card_rebate(builder: City, card: i64) -> i64:
    if COLOUR[card] == BLUE and builder.owns(MASONRY):
        return REBATE
    return 0


def wonder_rebate(builder: City) -> i64:
    if builder.owns(ARCHITECTURE):
        return REBATE
    return 0


def card_trade(builder: City, prices: i64, card: i64) -> i64:
    """What a building costs in trade, when it is not free by a chain."""
    return trade_price(builder, prices, COST[card], card_rebate(builder, card))


def card_price(builder: City, prices: i64, card: i64) -> i64:
    """The total price of a building (R5.6)."""
    if has_chain(builder, card):
        return 0
    return COST_COINS[card] + card_trade(builder, prices, card)


def wonder_price(builder: City, prices: i64, wonder: i64) -> i64:
    """The total price of a wonder; wonders have no coin part."""
    return trade_price(builder, prices, WONDER_COST[wonder], wonder_rebate(builder))
