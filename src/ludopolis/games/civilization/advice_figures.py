"""What armies and scouts are worth where they stand: for the bots, not part of the rules.

A scout thinks of the best square for a city that it can reach, or of what it gathers; an army of huts,
villages, relics and enemy cities; both of tiles that nobody has turned up yet.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization.actions import HEIGHT, WIDTH
from ludopolis.games.civilization.advice_war import ARMIES_ON_MAP, against_barbarians
from ludopolis.games.civilization.coins import square_coin
from ludopolis.games.civilization.founding import free_token, suits_city
from ludopolis.games.civilization.ids import nation
from ludopolis.games.civilization.land import AROUND, COLUMN, ROW, distance
from ludopolis.games.civilization.modifiers import most_cities
from ludopolis.games.civilization.moving import is_relic, is_village
from ludopolis.games.civilization.state import (
    BUILDING,
    CITY_STATE,
    FACE_DOWN,
    HUT,
    NOBODY,
    RELIC,
    SEAT_UNIT,
    TILE_AT,
    Table,
)
from ludopolis.games.civilization.tables import (
    MOST_SLOTS,
    SLOT_CORNER,
    SLOT_SQUARE,
    SLOTS_OF,
    SQUARES_ROW,
    TILE_SQUARES,
)
from ludopolis.games.civilization.yields import (
    is_city_state,
    resource_of,
    square_culture,
    square_production,
    square_trade,
)

# What an icon that works for a city is worth.
TRADE_ICON: Final[float] = 0.5
PRODUCTION_ICON: Final[float] = 0.36
CULTURE_ICON: Final[float] = 0.22
COIN_ICON: Final[float] = 1.2
RESOURCE_ICON: Final[float] = 0.12
CITY: Final[float] = 5.0  # its actions, without what it yields

ARMY: Final[float] = 1.0  # the first two
MORE_ARMIES: Final[float] = 0.35
SCOUT: Final[float] = 0.8
SITE: Final[float] = 0.7  # a city that could be founded, of one that is
REACH: Final[i64] = 5  # steps in which a scout looks for a site
FAR_SITE: Final[vec[float]] = vec[float]([1.0, 0.92, 0.84, 0.74, 0.66, 0.58])
PRIZE: Final[float] = 0.45  # a hut right beside an army
RELIC_PRIZE: Final[float] = 1.2
UNKNOWN: Final[float] = 0.35  # a tile right beside a figure that nobody has turned up
FADING: Final[float] = 0.3  # how soon what is further away counts less
BEFORE_SITES: Final[float] = 2.5  # how much more a tile counts for a scout that knows no site

# Squares with figures, and with something for armies: filled once for every position that is judged.
_MANNED: Final[vec[i64]] = vec[i64]([0] * 64)
_PRIZES: Final[vec[i64]] = vec[i64]([0] * 128)
_COUNTS: Final[vec[i64]] = vec[i64]([0, 0])


def explore(table: Table) -> None:
    """Look at the map."""
    manned: i64 = 0
    prizes: i64 = 0
    for slot in range(SLOTS_OF[table.seats]):
        if table.thing(TILE_AT + slot) == FACE_DOWN:
            continue
        first = table.seats * SQUARES_ROW + slot * TILE_SQUARES
        for place in range(first, first + TILE_SQUARES):
            square = SLOT_SQUARE[place]
            figures = i64(table.figures[square])
            if figures:
                _MANNED[manned] = square
                manned += 1
                ARMIES_ON_MAP[figures // SEAT_UNIT] += table.armies(square)
            token = i64(table.on[square])
            if HUT <= token < BUILDING:
                _PRIZES[prizes] = square
                prizes += 1
    _COUNTS[0] = manned
    _COUNTS[1] = prizes


def manned_squares() -> i64:
    return _COUNTS[0]


def manned_square(number: i64) -> i64:
    return _MANNED[number]


# --- squares --------------------------------------------------------------------------------------


def square_worth(table: Table, square: i64) -> float:
    """What a square yields, but for coins, which are counted for all squares together."""
    worth = TRADE_ICON * float(square_trade(table, square))
    worth += PRODUCTION_ICON * float(square_production(table, square))
    worth += CULTURE_ICON * float(square_culture(table, square))
    return worth + RESOURCE_ICON if resource_of(table, square) != NOBODY else worth


def site_worth(table: Table, seat: i64, square: i64) -> float:
    """What a city on the square would be worth; 0 where there can be none."""
    if not suits_city(table, seat, square):
        return 0.0
    worth = CITY
    for near in range(square * 8, square * 8 + 8):
        worth += square_worth(table, AROUND[near]) + COIN_ICON * float(square_coin(table, AROUND[near]))
    return worth


def best_site(table: Table, seat: i64, square: i64) -> float:
    """The best city that a scout on the square can found, less the further away it is."""
    best = 0.0
    row, column = ROW[square], COLUMN[square]
    for other_row in range(row - REACH, row + REACH + 1):
        down = other_row - row if other_row > row else row - other_row
        if other_row < 1 or other_row >= HEIGHT - 1:
            continue
        for other_column in range(column - REACH + down, column + REACH - down + 1):
            if 0 < other_column < WIDTH - 1:
                other = other_row * WIDTH + other_column
                if i64(table.ground[other]) > 1:
                    worth = site_worth(table, seat, other)
                    if worth > 0.0:
                        worth *= FAR_SITE[distance(square, other)]
                        if worth > best:
                            best = worth
    return best


def way_to_unknown(table: Table, square: i64) -> i64:
    """How far the next tile is that lies face down; 0 if there is none."""
    least: i64 = 0
    for slot in range(SLOTS_OF[table.seats]):
        if table.thing(TILE_AT + slot) == FACE_DOWN:
            far = way_to_tile(table, square, slot)
            if least == 0 or far < least:
                least = far
    return least


def way_to_tile(table: Table, square: i64, slot: i64) -> i64:
    """How many steps lead from a square onto a tile."""
    corner = SLOT_CORNER[table.seats * MOST_SLOTS + slot]
    return beyond(ROW[square], ROW[corner]) + beyond(COLUMN[square], COLUMN[corner])


def beyond(line: i64, first: i64) -> i64:
    """How far a row or column is from those of a tile."""
    if line < first:
        return first - line
    return line - first - 3 if line > first + 3 else 0


def fading(worth: float, far: i64) -> float:
    return worth / (1.0 + FADING * float(far - 1)) if far > 0 else 0.0


# --- figures --------------------------------------------------------------------------------------


def figures_worth(table: Table, seat: i64) -> float:
    """All figures of a nation on the map."""
    settlers: i64 = 0
    if free_token(table, seat) != NOBODY:
        settlers = most_cities(table, seat) - table.city_count(seat)
    worth = 0.0
    armies: i64 = 0
    for number in range(manned_squares()):
        square = _MANNED[number]
        if not table.stands(seat, square):
            continue
        for army in range(table.armies(square)):
            worth += ARMY if armies < 2 else MORE_ARMIES
            armies += 1
        if table.armies(square):
            worth += army_place(table, seat, square) + city_state_worth(table, square)
        elif is_city_state(table, square):
            worth += city_state_worth(table, square)
        for scout in range(table.scouts(square)):
            worth += SCOUT + scout_place(table, seat, square, settlers > 0)
            settlers -= 1
        if table.is_nation(seat, nation.ENGLAND) and table.owner(square) != seat:
            if not table.scouts(square):
                worth += square_worth(table, square)
    return worth


def scout_place(table: Table, seat: i64, square: i64, settler: bool) -> float:
    """What a scout gathers, finds, or will found."""
    gathered = 0.0
    if table.owner(square) != seat and not is_city_state(table, square):
        gathered = square_worth(table, square)
    unknown = fading(UNKNOWN, way_to_unknown(table, square))
    if not settler:
        return gathered + 0.5 * unknown
    site = SITE * best_site(table, seat, square)
    if site == 0.0:
        return 0.5 * gathered + BEFORE_SITES * unknown
    return site if site > gathered else gathered


def army_place(table: Table, seat: i64, square: i64) -> float:
    """The best thing for an army around."""
    best = fading(UNKNOWN, way_to_unknown(table, square))
    for number in range(_COUNTS[1]):
        prize = _PRIZES[number]
        far = distance(square, prize)
        if far:
            worth = fading(prize_worth(table, seat, square, prize), far)
            if worth > best:
                best = worth
    return best


def prize_worth(table: Table, seat: i64, square: i64, prize: i64) -> float:
    if is_relic(table, prize):
        return RELIC_PRIZE
    if is_city_state(table, prize):
        return 0.0 if table.stands(seat, prize) else PRIZE
    if not is_village(table, prize):
        return PRIZE
    if table.is_nation(seat, nation.ZULU):
        return 1.5 * PRIZE
    chance = against_barbarians(seat, table.armies(square))
    return 1.5 * PRIZE * chance if chance > 0.6 else 0.0


def city_state_worth(table: Table, square: i64) -> float:
    """What a city-state gives whoever stands on it."""
    return square_worth(table, square) if CITY_STATE <= i64(table.on[square]) < RELIC else 0.0
