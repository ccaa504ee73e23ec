"""How strong the sides of a battle are: hands, bonuses and units (R10.3, R10.4, R10.6, R10.7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import events
from ludopolis.games.civilization.battle.sides import (
    ATTACKER,
    DEFENDER,
    city_index,
    front_count,
    has_city,
    is_barbarian,
    kill,
    number,
    seat_of,
    set_number,
    unit_at,
    wounds_at,
)
from ludopolis.games.civilization.coins import coins
from ludopolis.games.civilization.ids import government, investment, nation, tech, unit_type, wonder
from ludopolis.games.civilization.modifiers import governs, has_wonder, tier
from ludopolis.games.civilization.state import (
    BATTLE_KIND,
    BUILDING,
    CENTRE,
    CITIES,
    CITY_STATE,
    FORTIFIED,
    FRONT,
    NOBODY,
    OF_HORDE,
    PERSON,
    RANKS,
    RELIC,
    SIDE_ARMIES,
    SIDE_BONUS,
    STATES_DRAWN,
    STRENGTH_BONUS,
    WALLS,
    WONDER,
    Table,
)
from ludopolis.games.civilization.tables import (
    BUILDING_COMBAT,
    SLOT_SQUARE,
    SLOTS_OF,
    SQUARES_ROW,
    STATE_COMBAT,
    TIER_COMBAT,
    TIERS,
    TILE_SQUARES,
    TYPE_COMBAT,
    UNIT_HEALTH,
    UNIT_STRENGTH,
    UNIT_TRUMPS,
    UNIT_TYPE,
)

HAND: Final[i64] = 3
HAND_PER_ARMY: Final[i64] = 2
HAND_OF_COMMUNISM: Final[i64] = 1
HAND_OF_CITY: Final[i64] = 3
COINS_PER_CARD: Final[i64] = 5

ZEUS: Final[i64] = 6
FUNDAMENTALISM: Final[i64] = 4
FRANCE: Final[i64] = 2
CITY: Final[i64] = 6
CAPITAL: Final[i64] = 12
METROPOLIS: Final[i64] = 14
CITY_WALLS: Final[i64] = 4
FORTIFICATION: Final[i64] = 2
ON_CITY_STATE: Final[i64] = 4

VILLAGE_RANK: Final[i64] = 1
HORDE_RANK: Final[i64] = 2
AIRCRAFT_RANK: Final[i64] = 1
JAPANESE_INFANTRY: Final[i64] = 1
HIMEJI: Final[i64] = 1

_ROOM: Final[vec[i64]] = vec[i64]([0] * 10)


# --- hands ----------------------------------------------------------------------------------------


def battle_hand(table: Table, side: i64) -> i64:
    """How many cards a side of the battle may draw (R10.3)."""
    armies = number(table, SIDE_ARMIES + side)
    more = HAND_OF_CITY if side == DEFENDER and has_city(table) else 0
    return nation_hand(table, seat_of(table, side)) + more + (armies - 1 if armies else 0) * HAND_PER_ARMY


def nation_hand(table: Table, seat: i64) -> i64:
    """What a nation draws for one army."""
    hand = HAND
    if governs(table, seat, government.COMMUNISM):
        hand += HAND_OF_COMMUNISM
    if table.knows(seat, tech.COMPUTERS):
        hand += coins(table, seat) // COINS_PER_CARD
    return hand


# --- bonuses --------------------------------------------------------------------------------------


def side_bonus(table: Table, side: i64) -> i64:
    """The whole combat bonus of a side of the battle (R10.4); barbarians have none."""
    if is_barbarian(table, side):
        return 0
    bonus = combat_bonus(table, seat_of(table, side)) + number(table, SIDE_BONUS + side)
    return bonus + place_bonus(table) if side == DEFENDER else bonus


def combat_bonus(table: Table, seat: i64) -> i64:
    """What a nation has in each of its battles. Blockaded tokens count too (R21.23)."""
    bonus = tokens_bonus(table, seat) + state_bonus(table, seat)
    if has_wonder(table, seat, wonder.STATUE_OF_ZEUS):
        bonus += ZEUS
    if governs(table, seat, government.FUNDAMENTALISM):
        bonus += FUNDAMENTALISM
    if table.is_nation(seat, nation.FRANCE):
        bonus += FRANCE
    reached = tier(table, seat, investment.MILITARY_INDUSTRIAL_COMPLEX)
    if reached != NOBODY:
        bonus += TIER_COMBAT[investment.MILITARY_INDUSTRIAL_COMPLEX * TIERS + reached]
    return bonus


def tokens_bonus(table: Table, seat: i64) -> i64:
    """Of buildings and great generals."""
    bonus: i64 = 0
    for index in range(CITIES):
        if not table.has_city(seat, index):
            continue
        for place in range(table.outskirts(seat, index, _ROOM)):
            token = i64(table.on[_ROOM[place]])
            if BUILDING <= token < WONDER:
                bonus += BUILDING_COMBAT[token - BUILDING]
            elif PERSON <= token < CENTRE:
                bonus += TYPE_COMBAT[token - PERSON]
    return bonus


def state_bonus(table: Table, seat: i64) -> i64:
    """Of city-states on which figures of the seat stand."""
    if not table.thing(STATES_DRAWN):
        return 0
    bonus: i64 = 0
    first = table.seats * SQUARES_ROW
    for place in range(first, first + SLOTS_OF[table.seats] * TILE_SQUARES):
        square = SLOT_SQUARE[place]
        if is_city_state(table, square) and table.stands(seat, square):
            bonus += STATE_COMBAT[i64(table.on[square]) - CITY_STATE]
    return bonus


def is_city_state(table: Table, square: i64) -> bool:
    return CITY_STATE <= i64(table.on[square]) < RELIC


def place_bonus(table: Table) -> i64:
    """What the defender has because of where he defends."""
    if not has_city(table):
        return ON_CITY_STATE if is_city_state(table, table.battle_square) else 0
    return city_bonus(table, seat_of(table, DEFENDER), city_index(table))


def city_bonus(table: Table, seat: i64, index: i64) -> i64:
    bonus = CITY
    if index == 0:
        bonus = METROPOLIS if table.second_square(seat) != NOBODY else CAPITAL
    if table.city_mark(seat, index, WALLS):
        bonus += CITY_WALLS
    if table.city_mark(seat, index, FORTIFIED):
        bonus += FORTIFICATION
    return bonus


# --- units ----------------------------------------------------------------------------------------


def rank(table: Table, side: i64, type: i64) -> i64:
    if type == unit_type.AIRCRAFT:  # it has only one, which Orville Wright does not wait for
        return AIRCRAFT_RANK
    if is_barbarian(table, side):
        return HORDE_RANK if number(table, BATTLE_KIND) == OF_HORDE else VILLAGE_RANK
    return table.of(seat_of(table, side), RANKS + type)


def unit_health(table: Table, side: i64, back: i64) -> i64:
    unit = table.face(back)
    return UNIT_HEALTH[unit * 4 + rank(table, side, UNIT_TYPE[unit]) - 1]


def unit_strength(table: Table, side: i64, back: i64) -> i64:
    """How many wounds a unit deals; Japan and Himeji make them stronger."""
    unit = table.face(back)
    strength = UNIT_STRENGTH[unit * 4 + rank(table, side, UNIT_TYPE[unit]) - 1]
    if is_barbarian(table, side):
        return strength
    seat = seat_of(table, side)
    if UNIT_TYPE[unit] == unit_type.INFANTRY and table.is_nation(seat, nation.JAPAN):
        strength += JAPANESE_INFANTRY
    return strength + HIMEJI if has_wonder(table, seat, wonder.HIMEJI_SAMURAI_CASTLE) else strength


def trumps(table: Table, side: i64, back: i64, other: i64) -> bool:
    """Whether a unit of the side trumps an enemy unit; never one of the Pentagon's owner."""
    if UNIT_TRUMPS[UNIT_TYPE[table.face(back)]] != UNIT_TYPE[table.face(other)]:
        return False
    enemy = DEFENDER - side
    return is_barbarian(table, enemy) or not has_wonder(table, seat_of(table, enemy), wonder.PENTAGON)


def left_health(table: Table, side: i64, front: i64) -> i64:
    """What a unit at a front can still bear."""
    return unit_health(table, side, unit_at(table, front, side)) - wounds_at(table, front, side)


def wound(table: Table, side: i64, front: i64, amount: i64) -> bool:
    """Wound a unit at a front; whether it lives."""
    back = unit_at(table, front, side)
    left = left_health(table, side, front)
    dealt = amount if amount < left else left
    table.tell(events.UNIT_WOUNDED, seat_of(table, side), table.face(back), dealt)
    if dealt == left:
        kill(table, side, front)
        return False
    set_number(table, FRONT + front * 4 + side * 2 + 1, wounds_at(table, front, side) + dealt)
    return True


def exchange(table: Table, side: i64, front: i64) -> None:
    """The unit that the side has just put opposite an enemy attacks it (R10.6)."""
    enemy = DEFENDER - side
    mine, theirs = unit_at(table, front, side), unit_at(table, front, enemy)
    dealt = unit_strength(table, side, mine) + number(table, STRENGTH_BONUS)
    taken = unit_strength(table, enemy, theirs)
    if trumps(table, side, mine, theirs):
        if wound(table, enemy, front, dealt):
            wound(table, side, front, taken)
    elif trumps(table, enemy, theirs, mine):
        if wound(table, side, front, taken):
            wound(table, enemy, front, dealt)
    else:
        wound(table, enemy, front, dealt)
        wound(table, side, front, taken)


def total(table: Table, side: i64) -> i64:
    """What a side has at the end: the health of its units, and its advantage in bonuses (R10.7)."""
    health: i64 = 0
    for front in range(front_count(table)):
        if unit_at(table, front, side) != NOBODY:
            health += left_health(table, side, front)
    advantage = side_bonus(table, side) - side_bonus(table, DEFENDER - side)
    return health + advantage if advantage > 0 else health


def winner(table: Table) -> i64:
    """The side with the higher total; the defender if they are equal."""
    return ATTACKER if total(table, ATTACKER) > total(table, DEFENDER) else DEFENDER
