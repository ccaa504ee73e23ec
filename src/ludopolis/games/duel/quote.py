"""A price a player can read: what is produced, what is bought at which price, what is saved (R5)."""

import msgspec

from ludopolis.games.duel import prices
from ludopolis.games.duel.components import COMPONENTS, IDS
from ludopolis.games.duel.state import CITY, City, Table
from ludopolis.games.duel.tables import BASE_PRICES, COST, COST_COINS, FIXES_PRICE, WONDER_COST, lane

RESOURCES = IDS["resource"]


class Line(msgspec.Struct, frozen=True):
    """One resource of a cost, unit by unit: how each of the needed units is obtained."""

    resource: str
    needed: int
    produced: int
    chosen: int
    rebated: int
    bought: int
    unit_price: int


class UnitPrice(msgspec.Struct, frozen=True):
    """Why a unit of a resource costs what it costs: the card that fixes its price, or a base and what the
    opponent produces of it (R5.3)."""

    fixed_by: str | None
    base: int
    produced: int


class Quote(msgspec.Struct, frozen=True):
    """The price of a building or wonder for one player."""

    total: int
    coins: int
    trade: int
    affordable: bool
    chain: str
    lines: list[Line]


def quote_card(table: Table, seat: int, card: int) -> Quote:
    me = table.city(seat)
    if prices.has_chain(me, card):
        return Quote(0, 0, 0, True, COMPONENTS.cards.items[card].chain_needs, [])
    return _quote(table, seat, COST_COINS[card], COST[card], prices.card_rebate(me, card))


def quote_wonder(table: Table, seat: int, wonder: int) -> Quote:
    return _quote(table, seat, 0, WONDER_COST[wonder], prices.wonder_rebate(table.city(seat)))


def price_reasons(table: Table, seat: int) -> dict[str, UnitPrice]:
    """For each resource why a unit costs the seat what it costs."""
    fixing = [card for card in table.cards_at(CITY + seat) if FIXES_PRICE[card]]
    produced = table.city(1 - seat).production
    return {
        resource: UnitPrice(_fixed_by(fixing, place), lane(BASE_PRICES, place), lane(produced, place))
        for place, resource in enumerate(RESOURCES)
    }


def _fixed_by(cards: list[int], resource: int) -> str | None:
    return next((IDS["card"][card] for card in cards if lane(FIXES_PRICE[card], resource)), None)


def _quote(table: Table, seat: int, coins: int, needed: int, rebate: int) -> Quote:
    me = table.city(seat)
    unit = prices.unit_prices(me, table.city(1 - seat))
    lines = _lines(me, unit, needed, rebate)
    trade = sum(line.bought * line.unit_price for line in lines)
    return Quote(coins + trade, coins, trade, coins + trade <= me.coins, "", lines)


def _lines(me: City, unit: int, needed: int, rebate: int) -> list[Line]:
    """Follow R5.7 step by step, noting what each step takes off."""
    missing = prices.missing_units(needed, me.production)
    after_choices = _drop(missing, unit, me.raw_choices, 0, prices.FIRST_GOOD)
    after_choices = _drop(after_choices, unit, me.goods_choices, prices.FIRST_GOOD, prices.RESOURCES)
    bought = _drop(after_choices, unit, rebate, 0, prices.RESOURCES)
    return [
        Line(
            resource,
            lane(needed, place),
            lane(needed, place) - lane(missing, place),
            lane(missing, place) - lane(after_choices, place),
            lane(after_choices, place) - lane(bought, place),
            lane(bought, place),
            lane(unit, place),
        )
        for place, resource in enumerate(RESOURCES)
        if lane(needed, place)
    ]


def _drop(missing: int, unit: int, times: int, first: int, end: int) -> int:
    for _ in range(times):
        missing = prices.without_dearest(missing, unit, first, end)
    return missing
