"""How good a position looks, from what everybody can see. For the bots; not part of the rules.

A player thinks of the victory cards first: which are met, and how near the better agenda of each other is.
Then of what makes agendas come sooner: cities, above all mature ones, better cards, wonders, goods; and of
what is in danger.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.new_dawn.agendas import progress
from ludopolis.games.new_dawn.reach import mature_cities
from ludopolis.games.new_dawn.scoring import reward
from ludopolis.games.new_dawn.spaces import both, size
from ludopolis.games.new_dawn.state import RESOURCE, WITH_BARBARIAN, Table
from ludopolis.games.new_dawn.tables import (
    AGENDA,
    AGENDA_COUNT,
    CARAVANS,
    CARD_LEVEL,
    RESOURCES,
    SLOTS,
    SPACES,
    VICTORY_CARDS,
)

MET: Final[float] = 10.0  # a victory card
NEAR: Final[float] = 6.0  # a victory card whose agenda is all but met
CITY: Final[float] = 0.5
MATURE: Final[float] = 0.5
SPACE: Final[float] = 0.12
REINFORCED: Final[float] = 0.04
WONDER: Final[float] = 0.9
LEVEL: Final[float] = 0.25
TRADE_TOKEN: Final[float] = 0.1
RESOURCE_TOKEN: Final[float] = 0.15
NATURAL_WONDER: Final[float] = 0.3
CARAVAN: Final[float] = 0.05
TEMPO: Final[float] = 0.02  # a good card that waits in a high slot
BESIEGED: Final[float] = 0.15  # a friendly space next to a barbarian
STEEPNESS: Final[float] = 0.35  # how surely the better position wins


def promise(table: Table, seat: i64) -> float:
    """What a player has, in points of our own."""
    return agendas_worth(table, seat) + realm_worth(table, seat) + row_worth(table, seat)


def agendas_worth(table: Table, seat: i64) -> float:
    worth = 0.0
    for victory_card in range(VICTORY_CARDS):
        if table.victory_cards & BIT[victory_card]:
            if table.marked(seat, victory_card):
                worth += MET
            else:
                first = nearness(table, seat, AGENDA[2 * victory_card])
                second = nearness(table, seat, AGENDA[2 * victory_card + 1])
                worth += NEAR * (first if first > second else second)
    return worth


def nearness(table: Table, seat: i64, agenda: i64) -> float:
    """From 0 to 1; the last steps count more than the first."""
    done = float(progress(table, seat, agenda)) / float(AGENDA_COUNT[agenda])
    return done * (0.5 + 0.5 * done) if done < 1.0 else 1.0


def realm_worth(table: Table, seat: i64) -> float:
    friendly = table.friendly(seat)
    besieged = both(friendly, table.land.around(table.set(WITH_BARBARIAN)))
    worth = CITY * float(table.city_count(seat)) + SPACE * float(size(friendly))
    worth += MATURE * float(size(mature_cities(table, seat)))
    worth += REINFORCED * float(size(table.reinforced(seat))) - BESIEGED * float(size(besieged))
    worth += WONDER * float(table.wonder_count(seat)) + NATURAL_WONDER * float(table.natural_count(seat))
    for resource in range(RESOURCES):
        worth += RESOURCE_TOKEN * float(table.realm(seat, RESOURCE + resource))
    for caravan in range(CARAVANS):
        if table.caravan(seat, caravan) < SPACES:
            worth += CARAVAN
    return worth


def row_worth(table: Table, seat: i64) -> float:
    worth = 0.0
    for place in range(SLOTS):
        level = CARD_LEVEL[table.card(seat, place)]
        worth += float(level) * (LEVEL + TEMPO * float(place))
        worth += TRADE_TOKEN * float(table.trade(seat, place))
    return worth


def chance_to_win(table: Table, seat: i64) -> float:
    """The promises as chances that add up to 1."""
    if table.over:
        return reward(table, seat)
    own = promise(table, seat)
    total = 0.0
    for other in range(table.seats):
        total += 1.0 if other == seat else exp(STEEPNESS * (promise(table, other) - own))
    return 1.0 / total
