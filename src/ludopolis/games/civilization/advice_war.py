"""Who would win a battle, as everybody can see it: for the bots, not part of the rules.

Backs show the types of units, and ranks are public, so a player knows about how strong another one is. A city
in reach of a stronger army is in danger, a capital above all, because the game is lost with it.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization.battle.sides import (
    ATTACKER,
    DEFENDER,
    is_barbarian,
    is_capital,
    is_for_city,
    number,
    seat_of,
)
from ludopolis.games.civilization.battle.strength import (
    HAND_OF_CITY,
    HAND_PER_ARMY,
    city_bonus,
    combat_bonus,
    nation_hand,
    rank,
    total,
)
from ludopolis.games.civilization.land import distance
from ludopolis.games.civilization.modifiers import stacking_limit, travel_speed
from ludopolis.games.civilization.state import (
    AT_FRONT,
    BATTLE_KIND,
    CITIES,
    HELD,
    IN_BATTLE,
    MOST_SEATS,
    NO_BATTLE,
    OF_VILLAGE,
    RANKS,
    SIDE_ARMIES,
    SIDE_SEAT,
    UNIT_BACKS,
    Table,
)
from ludopolis.games.civilization.tables import UNIT_TYPES, UNITS_FROM

PRECISION: Final[float] = 3.0  # points of strength that make a battle all but sure
AIRCRAFT_RANK: Final[i64] = 5  # as strong as a unit of such a rank would be
FAR: Final[i64] = 9  # steps from which nobody feels threatened
BARBARIANS: Final[float] = 9.0  # the strength of a village: three units of rank I

CAPITAL_STAKE: Final[float] = 14.0
CITY_STAKE: Final[float] = 5.0
PROSPECT: Final[float] = 9.0  # an army that could take a capital, wherever it stands
CITY_SPOILS: Final[float] = 2.5
SPOILS: Final[float] = 1.2
ARMY_LOST: Final[float] = 1.3
SCOUT_LOST: Final[float] = 2.0
HUNTED: Final[float] = 0.4  # how sure a figure in reach is to be hunted

# What is known of the forces of each seat: filled once for every position that is judged.
UNITS: Final[vec[i64]] = vec[i64]([0] * MOST_SEATS)  # in reserve or in battle
UNIT_STRENGTH: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)  # of one of them, on average
BONUS: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
HAND: Final[vec[i64]] = vec[i64]([0] * MOST_SEATS)  # for one army
SPEED: Final[vec[i64]] = vec[i64]([0] * MOST_SEATS)
LIMIT: Final[vec[i64]] = vec[i64]([0] * MOST_SEATS)  # of a stack
ARMIES_ON_MAP: Final[vec[i64]] = vec[i64]([0] * MOST_SEATS)


def sure(advantage: float) -> float:
    """The chance to win with an advantage in strength."""
    return 1.0 / (1.0 + exp(-advantage / PRECISION))


def strength_of_rank(rank: i64) -> float:
    """What a unit adds to a side: about its health, and half of the wounds it deals."""
    return 1.5 * float(rank + 1)


# --- forces ---------------------------------------------------------------------------------------


def muster(table: Table) -> None:
    """Look at the forces of everybody."""
    for seat in range(table.seats):
        UNITS[seat] = 0
        UNIT_STRENGTH[seat] = 0.0
        ARMIES_ON_MAP[seat] = 0
    for type in range(UNIT_TYPES):
        for back in range(UNIT_BACKS + UNITS_FROM[type], UNIT_BACKS + UNITS_FROM[type + 1]):
            seat = owner_of_unit(table, back)
            if seat >= 0:
                UNITS[seat] += 1
                UNIT_STRENGTH[seat] += strength_of_rank(rank_of(table, seat, type))
    for seat in range(table.seats):
        if UNITS[seat]:
            UNIT_STRENGTH[seat] /= float(UNITS[seat])
        BONUS[seat] = float(combat_bonus(table, seat))
        HAND[seat] = nation_hand(table, seat)
        SPEED[seat] = travel_speed(table, seat)
        LIMIT[seat] = stacking_limit(table, seat)


def rank_of(table: Table, seat: i64, type: i64) -> i64:
    return AIRCRAFT_RANK if type == UNIT_TYPES - 1 else table.of(seat, RANKS + type)


def owner_of_unit(table: Table, back: i64) -> i64:
    """Whose unit a card is, in reserve or in battle; -1 of nobody's."""
    place = table.place(back)
    if HELD <= place < HELD + MOST_SEATS:
        return place - HELD
    if not IN_BATTLE <= place < AT_FRONT + 2:
        return -1
    side = (place - IN_BATTLE) % 2
    return -1 if is_barbarian(table, side) else seat_of(table, side)


def force(seat: i64, hand: i64) -> float:
    """How strong a nation is in a battle with a hand of so many cards."""
    units = UNITS[seat]
    return float(hand if hand < units else units) * UNIT_STRENGTH[seat] + BONUS[seat]


def attack(seat: i64, armies: i64) -> float:
    return force(seat, HAND[seat] + HAND_PER_ARMY * (armies - 1)) if armies > 0 else 0.0


def defence(table: Table, seat: i64, index: i64) -> float:
    """Of a city without figures."""
    return force(seat, HAND[seat] + HAND_OF_CITY) + float(city_bonus(table, seat, index))


# --- what armies could do -------------------------------------------------------------------------


def danger(table: Table, seat: i64, enemy: i64, square: i64, armies: i64) -> float:
    """What a nation has to fear for its cities from a stack of armies."""
    fear = 0.0
    strength = attack(enemy, armies)
    for index in range(CITIES):
        if not table.has_city(seat, index):
            continue
        far = distance(square, table.city_square(seat, index))
        if far > FAR:
            continue
        stake = CITY_STAKE if index else CAPITAL_STAKE
        fear += stake * nearness(far, SPEED[enemy]) * sure(strength - defence(table, seat, index))
    return fear


def hunted(table: Table, seat: i64, square: i64, enemy: i64, stack: i64) -> float:
    """What a nation has to fear for its figures on a square from a stack in reach."""
    if distance(square, stack) > SPEED[enemy]:
        return 0.0
    if not table.armies(square):
        return HUNTED * SCOUT_LOST * float(table.scouts(square))
    advantage = attack(enemy, table.armies(stack)) - attack(seat, table.armies(square))
    return HUNTED * ARMY_LOST * float(table.standing(square)) * sure(advantage)


def nearness(far: i64, speed: i64) -> float:
    """1 for what is in reach of one move, less the further it is."""
    return 1.0 if far <= speed else 0.7 * float(speed) / float(far)


def prospect(table: Table, seat: i64) -> float:
    """What the largest stack a nation could form promises against the weakest capital."""
    armies = ARMIES_ON_MAP[seat] if ARMIES_ON_MAP[seat] < LIMIT[seat] else LIMIT[seat]
    if armies == 0:
        return 0.0
    best = -100.0
    strength = attack(seat, armies)
    for enemy in range(table.seats):
        if enemy != seat and table.has_city(enemy, 0):
            advantage = strength - defence(table, enemy, 0)
            if advantage > best:
                best = advantage
    return PROSPECT * sure(best)


def against_barbarians(seat: i64, armies: i64) -> float:
    """The chance to conquer a village."""
    return sure(attack(seat, armies) - BARBARIANS)


# --- the battle that is being fought --------------------------------------------------------------


def is_fought(table: Table) -> bool:
    return number(table, BATTLE_KIND) != NO_BATTLE


def chance_of_attacker(table: Table) -> float:
    """From what lies at the fronts and what is still in hand."""
    advantage = outlook(table, ATTACKER) - outlook(table, DEFENDER)
    return sure(advantage - 0.5)  # a tie is the defender's


def outlook(table: Table, side: i64) -> float:
    strength = float(total(table, side))
    for type in range(UNIT_TYPES):
        cards: i64 = 0
        for back in range(UNIT_BACKS + UNITS_FROM[type], UNIT_BACKS + UNITS_FROM[type + 1]):
            if table.place(back) == IN_BATTLE + side:
                cards += 1
        if cards:
            level = AIRCRAFT_RANK if type == UNIT_TYPES - 1 else rank(table, side, type)
            strength += float(cards) * strength_of_rank(level)
    return strength


def takes_capital(table: Table) -> bool:
    """Whether the attacker wins the game with this battle."""
    return is_for_city(table) and is_capital(table)


def stake(table: Table, seat: i64) -> float:
    """What a battle may bring a nation, and take from it."""
    if number(table, SIDE_SEAT + ATTACKER) == seat and not is_barbarian(table, ATTACKER):
        chance = chance_of_attacker(table)
        gain = CITY_SPOILS if is_for_city(table) else SPOILS
        return chance * gain + chance * ARMY_LOST * float(number(table, SIDE_ARMIES + ATTACKER))
    if number(table, SIDE_SEAT + DEFENDER) != seat or number(table, BATTLE_KIND) == OF_VILLAGE:
        return 0.0
    chance = chance_of_attacker(table)
    if is_for_city(table):
        return -chance * CITY_STAKE
    return -chance * ARMY_LOST * float(number(table, SIDE_ARMIES + DEFENDER))
