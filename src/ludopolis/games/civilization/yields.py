"""What squares yield and for whom: trade, production, culture, resources (R6.1, R7.2, R7.11, R11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization.coins import coins
from ludopolis.games.civilization.coins import square_coin as square_coin
from ludopolis.games.civilization.ids import (
    government,
    investment,
    nation,
    person,
    policy,
    tech,
    terrain,
    wonder,
)
from ludopolis.games.civilization.modifiers import governs, has_person, has_policy, has_wonder, tier
from ludopolis.games.civilization.state import (
    BONUS,
    BUILDING,
    CENTRE,
    CITIES,
    CITY_STATE,
    NOBODY,
    NOTHING,
    OUTSKIRTS,
    PERSON,
    RELIC,
    SEAT_UNIT,
    WONDER,
    Table,
)
from ludopolis.games.civilization.tables import (
    BUILDING_CULTURE,
    BUILDING_PRODUCTION,
    BUILDING_TRADE,
    CITY_ARTS,
    GROUND_CULTURE,
    GROUND_PRODUCTION,
    GROUND_RESOURCE,
    GROUND_TERRAIN,
    GROUND_TRADE,
    METROPOLIS_ARTS,
    SLOT_SQUARE,
    SLOTS_OF,
    SQUARES_ROW,
    STATE_CULTURE,
    STATE_PRODUCTION,
    STATE_TRADE,
    TIER_PRODUCTION,
    TIERS,
    TILE_SQUARES,
    TYPE_CULTURE,
    TYPE_PRODUCTION,
    TYPE_TRADE,
    WONDER_CULTURE,
)

DESPOTISM_PRODUCTION: Final[i64] = 1
CHICHEN_PRODUCTION: Final[i64] = 3
ANTHONY_PRODUCTION: Final[i64] = 2
URBAN_PRODUCTION: Final[i64] = 3
URBAN_ARTS: Final[i64] = 2
SCIENCE_COINS: Final[i64] = 3  # for one production of Military Science
_ROOM: Final[vec[i64]] = vec[i64]([0] * 10)

# --- one square -----------------------------------------------------------------------------------


def square_trade(table: Table, square: i64) -> i64:
    """The icons of the square, or of what lies on it. Huts, villages and relics hide nothing (R7.20)."""
    token = i64(table.on[square])
    if token == NOTHING or token < CITY_STATE:
        return GROUND_TRADE[i64(table.ground[square])]
    if token < BUILDING:
        return STATE_TRADE[token - CITY_STATE] if token < RELIC else GROUND_TRADE[i64(table.ground[square])]
    if token < WONDER:
        return BUILDING_TRADE[token - BUILDING]
    return TYPE_TRADE[token - PERSON] if PERSON <= token < CENTRE else 0


def square_production(table: Table, square: i64) -> i64:
    token = i64(table.on[square])
    if token == NOTHING or token < CITY_STATE:
        return GROUND_PRODUCTION[i64(table.ground[square])]
    if token < BUILDING:
        if token < RELIC:
            return STATE_PRODUCTION[token - CITY_STATE]
        return GROUND_PRODUCTION[i64(table.ground[square])]
    if token < WONDER:
        return BUILDING_PRODUCTION[token - BUILDING]
    return TYPE_PRODUCTION[token - PERSON] if PERSON <= token < CENTRE else 0


def square_culture(table: Table, square: i64) -> i64:
    """A wonder gives its culture even if it is obsolete (R7.10)."""
    token = i64(table.on[square])
    if token == NOTHING or token < CITY_STATE:
        return GROUND_CULTURE[i64(table.ground[square])]
    if token < BUILDING:
        if token < RELIC:
            return STATE_CULTURE[token - CITY_STATE]
        return GROUND_CULTURE[i64(table.ground[square])]
    if token < WONDER:
        return BUILDING_CULTURE[token - BUILDING]
    if token < PERSON:
        return WONDER_CULTURE[token - WONDER]
    return TYPE_CULTURE[token - PERSON] if token < CENTRE else 0


def resource_of(table: Table, square: i64) -> i64:
    """The resource symbol one can see, or NOBODY; that of a city-state is not one of these."""
    token = i64(table.on[square])
    visible = token < CITY_STATE or RELIC <= token < BUILDING
    return GROUND_RESOURCE[i64(table.ground[square])] if visible else NOBODY


def is_water(table: Table, square: i64) -> bool:
    return GROUND_TERRAIN[i64(table.ground[square])] == terrain.WATER


def is_empty(table: Table, square: i64) -> bool:
    """R0.7."""
    return i64(table.on[square]) == NOTHING and i64(table.figures[square]) == 0


# --- for whom a square counts ---------------------------------------------------------------------


def is_city_state(table: Table, square: i64) -> bool:
    return CITY_STATE <= i64(table.on[square]) < RELIC


def gathers(table: Table, seat: i64, square: i64) -> bool:
    """Whether figures of the seat gather on the square: scouts, and armies of England (R11.1)."""
    if not table.stands(seat, square) or is_city_state(table, square):
        return False
    return table.scouts(square) > 0 or table.is_nation(seat, nation.ENGLAND)


def counts_for(table: Table, seat: i64, index: i64, square: i64) -> bool:
    """Whether the square counts as one of the city's outskirts: its own, not blockaded and not sent away,
    one where a gatherer works for it, or a city-state of the capital (R11.1 - R11.3)."""
    figures = i64(table.figures[square])
    if is_city_state(table, square):
        return index == 0 and figures != 0 and figures // SEAT_UNIT == seat
    sent = i64(table.gather[square])
    if figures and sent:
        return figures // SEAT_UNIT == seat and sent - 1 == index
    if i64(table.on[square]) == CENTRE or i64(table.domain[square]) != seat * CITIES + index + OUTSKIRTS:
        return False
    return not figures or figures // SEAT_UNIT == seat


def sent_squares(table: Table, seat: i64, index: i64, room: vec[i64]) -> i64:
    """Write the squares outside the city's outskirts that count for it; return how many."""
    count: i64 = 0
    mine = seat * CITIES + index + OUTSKIRTS
    first = table.seats * SQUARES_ROW
    for place in range(first, first + SLOTS_OF[table.seats] * TILE_SQUARES):
        square = SLOT_SQUARE[place]
        figures = i64(table.figures[square])
        if figures and figures // SEAT_UNIT == seat and i64(table.domain[square]) != mine:
            if counts_for(table, seat, index, square):
                room[count] = square
                count += 1
    return count


def counted_squares(table: Table, seat: i64, index: i64, room: vec[i64]) -> i64:
    """Write all squares that count for a city; return how many. ``room`` is for 20."""
    near = table.outskirts(seat, index, _ROOM)
    count = sent_squares(table, seat, index, room)
    for number in range(near):
        if counts_for(table, seat, index, _ROOM[number]):
            room[count] = _ROOM[number]
            count += 1
    return count


_COUNTED: Final[vec[i64]] = vec[i64]([0] * 20)

# --- trade ----------------------------------------------------------------------------------------


def city_trade(table: Table, seat: i64, index: i64) -> i64:
    """The trade icons that count for a city."""
    total: i64 = 0
    count = counted_squares(table, seat, index, _COUNTED)
    for number in range(count):
        total += square_trade(table, _COUNTED[number])
    return total


def collected_trade(table: Table, seat: i64) -> i64:
    """What a nation adds to its dial in the Trade phase (R6.1)."""
    total: i64 = 0
    for index in range(CITIES):
        if table.has_city(seat, index):
            total += city_trade(table, seat, index)
    if has_wonder(table, seat, wonder.GREAT_LIGHTHOUSE):
        total += empty_water(table, seat)
    return total


def empty_water(table: Table, seat: i64) -> i64:
    """The empty water squares in the outskirts of a nation (R16.9)."""
    total: i64 = 0
    for index in range(CITIES):
        if not table.has_city(seat, index):
            continue
        count = table.outskirts(seat, index, _ROOM)
        for number in range(count):
            square = _ROOM[number]
            if is_water(table, square) and is_empty(table, square):
                total += 1
    return total


# --- production -----------------------------------------------------------------------------------


def own_production(table: Table, seat: i64, index: i64) -> i64:
    """The production icons in a city's own outskirts; for the capital also those of city-states (R7.2)."""
    total: i64 = 0
    count = table.outskirts(seat, index, _ROOM)
    for number in range(count):
        if counts_for(table, seat, index, _ROOM[number]):
            total += square_production(table, _ROOM[number])
    if index == 0:
        total += _sent_production(table, seat, index, True)
    return total


def gathered_production(table: Table, seat: i64, index: i64) -> i64:
    """The production of squares outside a city's outskirts, sent by gatherers."""
    return _sent_production(table, seat, index, False)


def _sent_production(table: Table, seat: i64, index: i64, of_states: bool) -> i64:
    total: i64 = 0
    count = sent_squares(table, seat, index, _COUNTED)
    for number in range(count):
        if is_city_state(table, _COUNTED[number]) == of_states:
            total += square_production(table, _COUNTED[number])
    return total


def city_production(table: Table, seat: i64, index: i64, program: bool) -> i64:
    """What a city can spend on one build action, rushing apart (R7.2)."""
    own = own_production(table, seat, index)
    total = own * 2 if program else own
    if governs(table, seat, government.COMMUNISM):
        total += most_production(table, seat) - own
    total += gathered_production(table, seat, index)
    return total + flat_production(table, seat, index) + table.of(seat, BONUS + index)


def most_production(table: Table, seat: i64) -> i64:
    """The most production icons of a city of the nation."""
    most: i64 = 0
    for index in range(CITIES):
        if table.has_city(seat, index):
            own = own_production(table, seat, index)
            if own > most:
                most = own
    return most


def flat_production(table: Table, seat: i64, index: i64) -> i64:
    """What is added for every build of the city, and never doubled."""
    total: i64 = 0
    if governs(table, seat, government.DESPOTISM):
        total += DESPOTISM_PRODUCTION
    if has_wonder(table, seat, wonder.CHICHEN_ITZA):
        total += CHICHEN_PRODUCTION
    if has_person(table, seat, person.SUSAN_B_ANTHONY):
        total += ANTHONY_PRODUCTION
    if table.knows(seat, tech.MILITARY_SCIENCE):
        total += coins(table, seat) // SCIENCE_COINS
    if has_policy(table, seat, policy.URBAN_DEVELOPMENT) and is_developed(table, seat, index):
        total += URBAN_PRODUCTION
    reached = tier(table, seat, investment.INFRASTRUCTURE)
    if reached != NOBODY:
        total += TIER_PRODUCTION[investment.INFRASTRUCTURE * TIERS + reached]
    return total


def is_developed(table: Table, seat: i64, index: i64) -> bool:
    """Whether a city's outskirts hold two different buildings or wonders (Urban Development)."""
    found: i64 = NOTHING
    count = table.outskirts(seat, index, _ROOM)
    for number in range(count):
        token = i64(table.on[_ROOM[number]])
        if BUILDING <= token < PERSON:
            if found != NOTHING and token != found:
                return True
            found = token
    return False


# --- culture --------------------------------------------------------------------------------------


def arts(table: Table, seat: i64, index: i64) -> i64:
    """The culture of a city devoted to the arts (R7.11)."""
    metropolis = index == 0 and table.second_square(seat) != NOBODY
    total = METROPOLIS_ARTS if metropolis else CITY_ARTS
    india = table.is_nation(seat, nation.INDIA)
    count = counted_squares(table, seat, index, _COUNTED)
    for number in range(count):
        square = _COUNTED[number]
        total += square_culture(table, square)
        if india and resource_of(table, square) != NOBODY:
            total += 1
    if has_policy(table, seat, policy.URBAN_DEVELOPMENT) and is_developed(table, seat, index):
        total += URBAN_ARTS
    return total
