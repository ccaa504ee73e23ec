"""How good a position looks, from what everybody can see. For the bots; not part of the rules.

A player thinks of the ends first: how far he has come on the culture track, with coins and in the pyramid;
the last steps count more than the first, and most those to the end that his civilization is made for. Then of
what brings him further each turn: cities, trade, production, culture; of what he holds; of his figures and
where they stand (``advice_figures``); and of war (``advice_war``): whose capital could fall, and to whom. A
tech that the trade on the dial will pay for in this turn is nearly as good as known, so nobody spends it
for less.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization.advice_figures import (
    CITY,
    COIN_ICON,
    explore,
    figures_worth,
    manned_square,
    manned_squares,
    way_to_tile,
)
from ludopolis.games.civilization.advice_war import (
    BONUS,
    UNIT_STRENGTH,
    UNITS,
    chance_of_attacker,
    danger,
    hunted,
    is_fought,
    muster,
    prospect,
    stake,
    takes_capital,
)
from ludopolis.games.civilization.battle.sides import ATTACKER, seat_of
from ludopolis.games.civilization.coins import printed_coins, square_coin, working_tokens
from ludopolis.games.civilization.frames import DISBAND, STEP
from ludopolis.games.civilization.ids import nation, wonder
from ludopolis.games.civilization.modifiers import has_wonder
from ludopolis.games.civilization.pyramid import JAPAN_DISCOUNT, PORCELAIN_DISCOUNT, fits
from ludopolis.games.civilization.scoring import WHOLE, reward, tech_share
from ludopolis.games.civilization.state import (
    BACKS,
    CARAVAN,
    CITIES,
    CIVILIZATION,
    CULTURE,
    EVENT_BACKS,
    FACE_DOWN,
    FORTIFIED,
    GOVERNMENT,
    HELD,
    HUT_BACKS,
    INVESTED,
    MOST_SEATS,
    NOBODY,
    OBSOLETE,
    OFFERS,
    OPEN,
    PERSON,
    PERSON_BACKS,
    PERSONS_LEFT,
    POLICIES,
    PROGRAM,
    RELIC_TURN,
    RESOURCES,
    SLOTS,
    START,
    TECHS,
    TILE_AT,
    TRACK,
    TRADE,
    WALLS,
    WONDER,
    Table,
)
from ludopolis.games.civilization.tables import (
    COINS_TO_WIN,
    EVENTS_FROM,
    INVESTMENTS,
    LAST_SPACE,
    LEVELS,
    NEUTRAL_SLOTS,
    PERSON_DISCARD,
    PERSON_TYPES,
    RESEARCH_COST,
    WONDER_ERA,
)
from ludopolis.games.civilization.tables import POLICIES as ALL_POLICIES
from ludopolis.games.civilization.tables import TECHS as ALL_TECHS
from ludopolis.games.civilization.yields import (
    flat_production,
    is_city_state,
    square_culture,
    square_production,
    square_trade,
)

# --- the ends -------------------------------------------------------------------------------------

END: Final[float] = 24.0  # an end that is all but reached
OTHER_ENDS: Final[float] = 0.3  # how much ends count that are further away
LEANING: Final[float] = 1.5  # how much more the end counts for which a civilization is made
TO_CULTURE: Final[i64] = 0
TO_TECH: Final[i64] = 1
TO_WEALTH: Final[i64] = 2
TO_WAR: Final[i64] = 3
# By civilization.
LEANS: Final[vec[i64]] = vec[i64](
    [
        TO_WEALTH,  # America
        TO_CULTURE,  # Arabia
        TO_WAR,  # Aztecs
        TO_CULTURE,  # China
        TO_CULTURE,  # Egypt
        TO_WEALTH,  # England
        TO_WEALTH,  # France
        TO_WAR,  # Germany
        TO_TECH,  # Greece
        TO_CULTURE,  # India
        TO_TECH,  # Japan
        TO_WAR,  # Mongolia
        TO_CULTURE,  # Rome
        TO_TECH,  # Russia
        TO_WEALTH,  # Spain
        TO_WAR,  # Zulu
    ]
)
SPACE: Final[float] = 0.8  # of the culture track
COIN: Final[float] = COIN_ICON

# --- techs ----------------------------------------------------------------------------------------

# By level, those that Space Flight needs; and how many it needs.
LEVEL: Final[vec[float]] = vec[float]([0.0, 2.2, 3.0, 4.0, 5.5, 0.0])
NEEDED: Final[vec[i64]] = vec[i64]([0, 5, 4, 3, 2, 1])
SPARE_TECH: Final[float] = 0.6  # one more than it needs, in one that it needs
READY: Final[float] = 0.75  # a tech that can be researched in this turn, in one that is known
READY_TO_FLY: Final[float] = 30.0
# By tech, what it does besides.
_LEVEL_1 = [1.0, 0.4, 0.6, 0.8, 0.7, 0.4, 0.6, 0.5, 0.4, 0.5, 0.8, 0.8]  # Agriculture to Writing
_LEVEL_2 = [0.2, 0.6, 0.3, 0.9, 1.2, 1.2, 2.6, 0.8, 0.5, 1.0, 0.3, 1.2, 0.7]  # Bureaucracy to Sailing
_LEVEL_3 = [1.2, 0.8, 1.0, 0.4, 1.0, 0.8, 0.9, 1.2, 1.0, 0.8, 0.9]  # Banking to Theology
_LEVEL_4 = [0.8, 1.0, 1.0, 1.0, 1.2, 0.4, 2.0, 1.0]  # Atomic Theory to Replaceable Parts
TECH: Final[vec[float]] = vec[float](_LEVEL_1 + _LEVEL_2 + _LEVEL_3 + _LEVEL_4 + [0.0])

# --- the realm ------------------------------------------------------------------------------------

TRADE_INCOME: Final[float] = 0.6  # up to what a tech of level II costs
MORE_TRADE: Final[float] = 0.35
TOO_MUCH_TRADE: Final[float] = 0.05
ENOUGH_TRADE: Final[float] = 12.0
MOST_USEFUL_TRADE: Final[float] = 22.0
PRODUCTION: Final[float] = 0.38  # of a city
MORE_PRODUCTION: Final[float] = 0.17
ENOUGH_PRODUCTION: Final[float] = 10.0
ARTS: Final[float] = 0.22
WALLED: Final[float] = 0.5
MARKED: Final[float] = 0.3  # with a fortification or a caravan
PROGRAMME: Final[float] = 0.1  # by production
WONDERS: Final[vec[float]] = vec[float]([1.6, 2.4, 3.8])  # by era
TILE_SEEN: Final[float] = 0.9  # near the capital
NEAR_TILE: Final[i64] = 6
GOVERNMENTS: Final[vec[float]] = vec[float]([-4.0, 0.3, 0.8, 0.8, 0.8, 2.2, 1.6, 0.7])
POLICY: Final[vec[float]] = vec[float]([1.2, 0.8, 0.5, 0.4, 1.2, 0.9, 0.9, 0.8])

# --- what one holds -------------------------------------------------------------------------------

DIAL: Final[float] = 0.07
CULTURE_TOKEN: Final[float] = 0.2
RESOURCE: Final[float] = 0.45
TOKEN: Final[float] = 0.7  # of a hut or a village
EVENTS: Final[vec[float]] = vec[float]([0.0, 0.45, 0.7, 1.0])  # by level
PERSON_HIDDEN: Final[float] = 0.8
PERSON_AT_WORK: Final[float] = 1.3
PERSON_IN_SUPPLY: Final[float] = 0.6
MARKER: Final[float] = 0.7
RELIC_TO_COME: Final[float] = 2.0
OFFER_MADE: Final[float] = 0.02
ON_THE_WAY: Final[float] = 0.02  # a move that goes on must be worth it
UNIT: Final[float] = 0.16  # by strength
ENOUGH_UNITS: Final[i64] = 6
MORE_UNITS: Final[float] = 0.08
COMBAT: Final[float] = 0.22

STEEPNESS: Final[float] = 0.15  # how surely the better position wins
MOST_AHEAD: Final[float] = 100.0

# What the cities yield each nation: filled while a position is judged.
_TRADE: Final[vec[i64]] = vec[i64]([0] * MOST_SEATS)
_COINS: Final[vec[i64]] = vec[i64]([0] * MOST_SEATS)
_CARDS: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
_PROMISE: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
_NEAR: Final[vec[i64]] = vec[i64]([0] * 10)


def chance_to_win(table: Table, seat: i64) -> float:
    if table.over:
        return reward(table, seat)
    look(table)
    return chance_of(table, seat)


def chances_to_win(table: Table, chances: vec[float]) -> None:
    """The chances of all, for one look."""
    if not table.over:
        look(table)
    for seat in range(table.seats):
        chances[seat] = reward(table, seat) if table.over else chance_of(table, seat)


def look(table: Table) -> None:
    """What each nation may promise itself."""
    muster(table)
    explore(table)
    count_cards(table)
    for seat in range(table.seats):
        _PROMISE[seat] = promise(table, seat)


def chance_of(table: Table, seat: i64) -> float:
    """The promises as chances that add up to 1; a capital that falls decides at once."""
    total = 0.0
    for other in range(table.seats):
        ahead = _PROMISE[other] - _PROMISE[seat]
        total += exp(STEEPNESS * (ahead if ahead < MOST_AHEAD else MOST_AHEAD))
    if not is_fought(table) or not takes_capital(table):
        return 1.0 / total
    falls = chance_of_attacker(table)
    return (1.0 - falls) / total + (falls if seat_of(table, ATTACKER) == seat else 0.0)


def promise(table: Table, seat: i64) -> float:
    """What a nation has, in points of our own."""
    worth = realm_worth(table, seat) + figures_worth(table, seat) + held_worth(table, seat)
    if table.seat == seat and (table.kind == STEP or table.kind == DISBAND):
        worth -= ON_THE_WAY
    coins = _COINS[seat] + printed_coins(table, seat) + working_tokens(table, seat)
    worth += ends_worth(table, seat, coins) + techs_worth(table, seat) + forces_worth(table, seat)
    return worth - fears(table, seat)


# --- the ends -------------------------------------------------------------------------------------


def ends_worth(table: Table, seat: i64, coins: i64) -> float:
    """How far a nation has come to each end; the nearest counts most."""
    spaces = float(table.of(seat, TRACK))
    lean: i64 = NOBODY
    if table.of(seat, CIVILIZATION):
        lean = LEANS[table.of(seat, CIVILIZATION) - 1]
    culture = leaning(far(spaces / float(LAST_SPACE)), lean == TO_CULTURE)
    tech = leaning(far(float(tech_share(table, seat)) / float(WHOLE)), lean == TO_TECH)
    wealth = leaning(far(float(coins) / float(COINS_TO_WIN)), lean == TO_WEALTH)
    war = leaning(prospect(table, seat), lean == TO_WAR)
    best = culture if culture > tech else tech
    if wealth > best:
        best = wealth
    if war > best:
        best = war
    all_ends = culture + tech + wealth + war
    return SPACE * spaces + COIN * float(coins) + best + OTHER_ENDS * (all_ends - best)


def leaning(worth: float, favourite: bool) -> float:
    return LEANING * worth if favourite else worth


def far(share: float) -> float:
    """The last steps to an end count more than the first."""
    return END * share * share * share


# --- techs ----------------------------------------------------------------------------------------


def techs_worth(table: Table, seat: i64) -> float:
    worth = ready_worth(table, seat)
    for level in range(1, LEVELS):
        cards, needed = table.of(seat, SLOTS + level - 1), NEEDED[level]
        spare = cards - needed if cards > needed else 0
        worth += LEVEL[level] * (float(cards - spare) + SPARE_TECH * float(spare))
    known = table.of(seat, TECHS)
    for which in range(ALL_TECHS):
        if known & BIT[which]:
            worth += TECH[which]
    return worth


def ready_worth(table: Table, seat: i64) -> float:
    """The best level of which a tech can be researched in this turn."""
    budget = table.of(seat, TRADE)
    if table.phase <= START:
        budget += _TRADE[seat]
    if table.is_nation(seat, nation.JAPAN):
        budget += JAPAN_DISCOUNT
    if has_wonder(table, seat, wonder.PORCELAIN_TOWER):
        budget += PORCELAIN_DISCOUNT
    if budget >= RESEARCH_COST[LEVELS] and fits(table, seat, LEVELS):
        return READY_TO_FLY
    level: i64 = LEVELS - 1
    while level > 0 and (budget < RESEARCH_COST[level] or not fits(table, seat, level)):
        level -= 1
    cards = table.of(seat, SLOTS + level - 1) if level else 0
    return READY * LEVEL[level] * (1.0 if cards < NEEDED[level] else SPARE_TECH)


# --- the realm ------------------------------------------------------------------------------------


def realm_worth(table: Table, seat: i64) -> float:
    """Cities with all around them, the government and the policies."""
    _TRADE[seat] = 0
    _COINS[seat] = 0
    worth = GOVERNMENTS[table.of(seat, GOVERNMENT)] + seen_worth(table, seat)
    for index in range(CITIES):
        if table.has_city(seat, index):
            worth += city_worth(table, seat, index)
    gather(table, seat)
    policies = table.of(seat, POLICIES)
    for policy in range(ALL_POLICIES):
        if policies & BIT[policy]:
            worth += POLICY[policy]
    return worth + income_worth(float(_TRADE[seat]))


def city_worth(table: Table, seat: i64, index: i64) -> float:
    """A city's actions, with what its outskirts give them; trade and coins are counted for all cities."""
    production: i64 = 0
    culture: i64 = 0
    worth = CITY + marks_worth(table, seat, index)
    count = table.outskirts(seat, index, _NEAR)
    for number in range(count):
        square = _NEAR[number]
        if table.blockaded(square):
            continue
        production += square_production(table, square)
        culture += square_culture(table, square)
        _TRADE[seat] += square_trade(table, square)
        _COINS[seat] += square_coin(table, square)
        token = i64(table.on[square])
        if WONDER <= token < PERSON and not table.thing(OBSOLETE) & BIT[token - WONDER]:
            worth += WONDERS[WONDER_ERA[token - WONDER]]
    made = float(production + flat_production(table, seat, index))
    if table.city_mark(seat, index, PROGRAM):
        worth += PROGRAMME * made
    return worth + production_worth(made) + ARTS * float(culture)


def marks_worth(table: Table, seat: i64, index: i64) -> float:
    worth = WALLED if table.city_mark(seat, index, WALLS) else 0.0
    if table.city_mark(seat, index, FORTIFIED) or table.city_mark(seat, index, CARAVAN):
        worth += MARKED
    return worth


def production_worth(made: float) -> float:
    if made < ENOUGH_PRODUCTION:
        return PRODUCTION * made
    return PRODUCTION * ENOUGH_PRODUCTION + MORE_PRODUCTION * (made - ENOUGH_PRODUCTION)


def income_worth(trade: float) -> float:
    """What is collected every turn; more than the dial holds helps nobody."""
    if trade < ENOUGH_TRADE:
        return TRADE_INCOME * trade
    worth = TRADE_INCOME * ENOUGH_TRADE
    if trade < MOST_USEFUL_TRADE:
        return worth + MORE_TRADE * (trade - ENOUGH_TRADE)
    worth += MORE_TRADE * (MOST_USEFUL_TRADE - ENOUGH_TRADE)
    return worth + TOO_MUCH_TRADE * (trade - MOST_USEFUL_TRADE)


def gather(table: Table, seat: i64) -> None:
    """Coins where figures gather; what else they find belongs to their place."""
    england = table.is_nation(seat, nation.ENGLAND)
    for number in range(manned_squares()):
        square = manned_square(number)
        if table.stands(seat, square) and table.owner(square) != seat:
            if england or table.scouts(square) or is_city_state(table, square):
                _COINS[seat] += square_coin(table, square)


def seen_worth(table: Table, seat: i64) -> float:
    """Tiles around the capital that are turned up."""
    capital = table.city_square(seat, 0)
    if capital == NOBODY:
        return 0.0
    worth = 0.0
    for slot in range(NEUTRAL_SLOTS[table.seats]):
        if table.thing(TILE_AT + slot) != FACE_DOWN:
            if way_to_tile(table, capital, slot) <= NEAR_TILE:
                worth += TILE_SEEN
    return worth


# --- what one holds -------------------------------------------------------------------------------


def held_worth(table: Table, seat: i64) -> float:
    """The dials, tokens and cards of a nation."""
    worth = DIAL * float(table.of(seat, TRADE)) + CULTURE_TOKEN * float(table.of(seat, CULTURE))
    for resource in range(4):
        worth += RESOURCE * float(table.of(seat, RESOURCES + resource))
    for type in range(PERSON_TYPES):
        worth += PERSON_IN_SUPPLY * float(table.of(seat, PERSONS_LEFT + type))
    for investment in range(INVESTMENTS):
        worth += MARKER * float(table.of(seat, INVESTED + investment))
    for relic in range(2):
        if table.of(seat, RELIC_TURN + relic) >= table.turn:
            worth += RELIC_TO_COME
    return worth + _CARDS[seat] - OFFER_MADE * float(table.of(seat, OFFERS))


def count_cards(table: Table) -> None:
    """What the cards and tokens before each nation are worth; nobody looks at those that lie face down."""
    for seat in range(table.seats):
        _CARDS[seat] = 0.0
    for back in range(EVENT_BACKS, BACKS):
        place = table.place(back)
        if HELD <= place < OPEN:
            _CARDS[place - HELD] += face_down_worth(back)
        elif OPEN <= place < OPEN + MOST_SEATS:
            discarded = PERSON_DISCARD[table.face(back)] != 0
            _CARDS[place - OPEN] += PERSON_HIDDEN if discarded else PERSON_AT_WORK


def face_down_worth(back: i64) -> float:
    """A culture event by its level, a great person, a hut or a village."""
    if back >= HUT_BACKS:
        return TOKEN
    if back >= PERSON_BACKS:
        return PERSON_HIDDEN
    if back < EVENT_BACKS + EVENTS_FROM[2]:
        return EVENTS[1]
    return EVENTS[2] if back < EVENT_BACKS + EVENTS_FROM[3] else EVENTS[3]


# --- war ------------------------------------------------------------------------------------------


def forces_worth(table: Table, seat: i64) -> float:
    """Units and combat bonuses, and what the battle that is fought may bring."""
    units = UNITS[seat]
    enough = units if units < ENOUGH_UNITS else ENOUGH_UNITS
    strength = UNIT * float(enough) + MORE_UNITS * float(units - enough)
    worth = UNIT_STRENGTH[seat] * strength + COMBAT * BONUS[seat]
    return worth + stake(table, seat) if is_fought(table) else worth


def fears(table: Table, seat: i64) -> float:
    """What the armies of others threaten: cities and figures."""
    fear = 0.0
    for number in range(manned_squares()):
        square = manned_square(number)
        enemy = table.holder(square)
        if enemy == seat or not table.armies(square):
            continue
        fear += danger(table, seat, enemy, square, table.armies(square))
        for other in range(manned_squares()):
            if table.stands(seat, manned_square(other)):
                fear += hunted(table, seat, manned_square(other), enemy, square)
    return fear
