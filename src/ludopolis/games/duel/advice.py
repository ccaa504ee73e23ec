"""How good a position looks, from what everybody can see. For the bots; not part of the rules."""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.bits import BIT, count
from ludopolis.games.duel.prices import unit_prices, wonder_price
from ludopolis.games.duel.scoring import total
from ludopolis.games.duel.state import PLAY_CARD, Table
from ludopolis.games.duel.tables import (
    ARCHITECTURE,
    ECONOMY,
    MASONRY,
    STRATEGY,
    THEOLOGY,
    URBANISM,
    WONDER_AGAIN,
    WONDERS,
    lane,
)

_FULL: Final[float] = 1.0


def advantage(table: Table, seat: i64) -> float:
    """How many points ahead the seat is, counting what its city promises."""
    return promise(table, seat) - promise(table, 1 - seat) + initiative(table, seat)


def promise(table: Table, seat: i64) -> float:
    """Points now, and what the rest of the city is worth in points later."""
    city = table.city(seat)
    left = time_left(table)
    points = float(total(table, seat))
    points += coins_worth(city.coins, left)
    points += left * (production_worth(table, seat) + tokens_worth(city.progress))
    points += wonders_worth(table, seat, left)
    points += science_worth(city.symbols, left)
    points += threat(table, seat)
    return points


def time_left(table: Table) -> float:
    """The part of the game still to come, from 1 down to 0."""
    if table.age == 0:
        return _FULL
    cards = count(table.present) + 20 * (3 - table.age)
    return float(cards) / 60.0


def coins_worth(coins: i64, left: float) -> float:
    """A coin buys more than a third of a point while there is something to buy."""
    useful = coins if coins < 12 else 12 + (coins - 12) // 3
    return float(useful) * 0.35 * (left if left < 0.6 else 0.6) + 0.0


def production_worth(table: Table, seat: i64) -> float:
    """First units of a resource are worth most; each also spares its price."""
    city = table.city(seat)
    worth = 0.0
    for resource in range(5):
        units = lane(city.production, resource)
        worth += 4.5 if units == 1 else 7.5 if units == 2 else 9.0 if units > 2 else 0.0
        if city.fixed_prices & (BIT[8 * resource]):
            worth += 2.5
    worth += 5.0 * float(city.raw_choices) + 4.5 * float(city.goods_choices)
    return worth


def tokens_worth(progress: i64) -> float:
    worth = 0.0
    if progress & ARCHITECTURE:
        worth += 5.0
    if progress & MASONRY:
        worth += 6.0
    if progress & ECONOMY:
        worth += 8.0
    if progress & STRATEGY:
        worth += 8.0
    if progress & THEOLOGY:
        worth += 8.0
    if progress & URBANISM:
        worth += 7.0
    return worth


def wonders_worth(table: Table, seat: i64, left: float) -> float:
    """Unbuilt wonders promise something, more if they can nearly be paid; extra turns most."""
    city = table.city(seat)
    if city.unbuilt == 0:
        return 0.0
    prices = unit_prices(city, table.city(1 - seat))
    worth = 0.0
    for wonder in range(WONDERS):
        if city.unbuilt & BIT[wonder]:
            price = wonder_price(city, prices, wonder)
            near = 1.0 - float(price if price < 20 else 20) / 25.0
            worth += near * (3.5 if WONDER_AGAIN[wonder] else 2.5)
    return worth * (left if left < 0.5 else 0.5) * 1.5


def science_worth(symbols: i64, left: float) -> float:
    """Different symbols grow more than proportionally towards the sixth."""
    different = count(symbols)
    near = 18.0 if different >= 5 else 9.0 if different == 4 else 4.0 if different == 3 else 0.0
    return near * (left if left > 0.15 else 0.15) + 0.8 * left * float(different)


def threat(table: Table, seat: i64) -> float:
    """Being close to the opponent's capital."""
    ahead = table.pawn if seat == 0 else -table.pawn
    if ahead <= 0:
        return 0.0
    return 0.5 * float(ahead) + (8.0 if ahead >= 8 else 4.0 if ahead >= 6 else 0.0)


def initiative(table: Table, seat: i64) -> float:
    """Having the next turn is worth about a card."""
    if table.over or table.kind != PLAY_CARD:
        return 0.0
    return 1.5 if table.seat == seat else -1.5


def chance_to_win(table: Table, seat: i64) -> float:
    """The advantage as a probability, steeper as the game goes on."""
    if table.over:
        if table.winner < 0:
            return 0.5
        return 1.0 if table.winner == seat else 0.0
    spread = 8.0 + 16.0 * time_left(table)
    lead = advantage(table, seat) / spread
    return 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0.0 else -lead))
