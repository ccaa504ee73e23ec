"""Combat: both values bonus by bonus, trade tokens, and what a victory brings (R9.4 - R9.17)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.new_dawn import agendas, events, frames
from ludopolis.games.new_dawn.actions import CONQUER, DEFEND, DONE, LIBERATE
from ludopolis.games.new_dawn.control import capture, remove_piece
from ludopolis.games.new_dawn.diplomacy import end_alliance, make_alliance, return_pacts
from ludopolis.games.new_dawn.frames import push_numbers
from ludopolis.games.new_dawn.land import NONE
from ludopolis.games.new_dawn.reach import difficulty_for
from ludopolis.games.new_dawn.spaces import both, has, size
from ludopolis.games.new_dawn.state import (
    ATTACK_TOKENS,
    BESIDE_MAP,
    CITY,
    COLLECT,
    DEFENCE_TOKENS,
    HOUSE_WONDER,
    NOBODY,
    PLUNDER,
    PUT_TOKEN,
    TOKEN,
    WITH_STATE,
    Table,
)
from ludopolis.games.new_dawn.state import CONQUER as CONQUER_DECISION
from ludopolis.games.new_dawn.tables import (
    ALHAMBRA,
    BIG_BEN,
    CARAVANS,
    CARD_BARBARIAN_BONUS,
    CARD_BONUS,
    CARD_TYPE,
    CARTHAGE,
    DEFENSIVE_PACT,
    GILGAMESH,
    JOINT_WAR,
    KABUL,
    KREMLIN,
    LEADER_ATTACK,
    LEADER_DEFENCE,
    MILITARY,
    PACT_ATTACK,
    PACT_DEFENCE,
    PENTAGON,
    PETRA,
    RUHR_VALLEY,
    SLOTS,
    SPACES,
    STATE_ATTACK,
    STATE_DEFENCE,
    STATE_STRENGTH,
    TERRACOTTA_ARMY,
    TOMYRIS,
    WONDER_ATTACK,
    WONDER_DEFENCE,
)
from ludopolis.games.new_dawn.trade import can_spend, fill_spends, lose_token, spend
from ludopolis.games.new_dawn.wonders import has_free_city

# What is attacked.
A_BARBARIAN: Final[i64] = 0
A_STATE: Final[i64] = 1
A_TOKEN: Final[i64] = 2
A_CITY: Final[i64] = 3
A_CAPITAL: Final[i64] = 4
TARGETS: Final = ("barbarian", "city_state", "token", "city", "capital")

DIE: Final[i64] = 6
CARTHAGE_DISTANCE: Final[i64] = 2
MOST_PLUNDER: Final[i64] = 2
DEFEATED_BARBARIAN_TOKENS: Final[i64] = 1

# The bonuses, those of each side in the order of R9.17.
BY_SLOT: Final[i64] = 0
BY_CARD: Final[i64] = 1
BY_TERRACOTTA_ARMY: Final[i64] = 2
BY_ALHAMBRA: Final[i64] = 3
BY_PENTAGON: Final[i64] = 4
BY_KREMLIN: Final[i64] = 5
BY_BIG_BEN: Final[i64] = 6
BY_TOMYRIS: Final[i64] = 7
BY_JOINT_WAR: Final[i64] = 8
BY_CARTHAGE: Final[i64] = 9
BY_KABUL: Final[i64] = 10
BY_TERRAIN: Final[i64] = 11
BY_REINFORCED: Final[i64] = 12
BY_PETRA: Final[i64] = 13
BY_RUHR_VALLEY: Final[i64] = 14
BY_DEFENSIVE_PACT: Final[i64] = 15
BONUSES: Final = (
    "slot",
    "card",
    "terracotta_army",
    "alhambra",
    "pentagon",
    "kremlin",
    "big_ben",
    "tomyris",
    "joint_war",
    "carthage",
    "kabul",
    "terrain",
    "reinforced",
    "petra",
    "ruhr_valley",
    "defensive_pact",
)
ATTACK_BONUSES: Final[vec[i64]] = vec[i64](range(11))
DEFENCE_BONUSES: Final[vec[i64]] = vec[i64]([11, 12, 13, 3, 14, 6, 7, 15, 9])


def target_at(table: Table, space: i64, hunt: bool) -> i64:
    """What an attack on a space is aimed at; a hunt at the barbarian there."""
    if hunt:
        return A_BARBARIAN
    if has(table.set(WITH_STATE), space):
        return A_STATE
    if table.is_capital(space):
        return A_CAPITAL
    return A_CITY if table.is_city(space) else A_TOKEN


# --- values (R9.5, R9.6, R9.17) -------------------------------------------------------------------


def attack_bonus(table: Table, which: i64, seat: i64, space: i64, target: i64, slot: i64, card: i64) -> i64:
    """One bonus of the attacker. Cards that he returns by attacking do not count (R9.4)."""
    if which == BY_SLOT:
        return slot
    if which == BY_CARD:
        return CARD_BARBARIAN_BONUS[card] if target == A_BARBARIAN else CARD_BONUS[card]
    if which == BY_TERRACOTTA_ARMY:
        return WONDER_ATTACK[TERRACOTTA_ARMY] if table.controls(seat, TERRACOTTA_ARMY) else 0
    if which == BY_ALHAMBRA:
        return WONDER_ATTACK[ALHAMBRA] if table.controls(seat, ALHAMBRA) else 0
    if which == BY_PENTAGON:
        return WONDER_ATTACK[PENTAGON] if table.controls(seat, PENTAGON) else 0
    if which == BY_KREMLIN:
        return kremlin(table, seat, space, target)
    if which == BY_BIG_BEN:
        return WONDER_ATTACK[BIG_BEN] * big_ben(table, seat, space)
    if which == BY_TOMYRIS:
        return LEADER_ATTACK[TOMYRIS] if steppe(table, seat, space) else 0
    if which == BY_JOINT_WAR:
        enemy = table.owner(space) if target >= A_TOKEN else NOBODY
        return PACT_ATTACK[JOINT_WAR] * pacts_against(table, seat, JOINT_WAR, enemy)
    attacked = table.land.state[space] if target == A_STATE else NONE
    if which == BY_CARTHAGE:
        return STATE_ATTACK[CARTHAGE] * carthage(table, seat, space) if attacked != CARTHAGE else 0
    against_city = target == A_STATE or target >= A_CITY
    return STATE_ATTACK[KABUL] if against_city and attacked != KABUL and table.allied(seat, KABUL) else 0


def attack_value(table: Table, seat: i64, space: i64, target: i64, slot: i64, card: i64) -> i64:
    """All bonuses of the attacker, without the die."""
    total: i64 = 0
    for which in ATTACK_BONUSES:
        total += attack_bonus(table, which, seat, space, target, slot, card)
    return total


def defence_bonus(table: Table, which: i64, attacker: i64, space: i64, target: i64) -> i64:
    """One bonus of the defender; city-states and barbarians have only the first (R9.15)."""
    seat = table.owner(space)
    if which == BY_TERRAIN:
        return ground(table, attacker, space, target)
    if target < A_TOKEN:
        return 0
    if which == BY_REINFORCED:
        near = size(both(table.reinforced(seat), table.land.near_set(space)))
        return near + 1 if table.is_reinforced(space) else near
    if which == BY_PETRA:
        return WONDER_DEFENCE[PETRA] if table.controls(seat, PETRA) else 0
    if which == BY_ALHAMBRA:
        return WONDER_DEFENCE[ALHAMBRA] if table.controls(seat, ALHAMBRA) else 0
    if which == BY_RUHR_VALLEY:
        return WONDER_DEFENCE[RUHR_VALLEY] if table.controls(seat, RUHR_VALLEY) else 0
    if which == BY_BIG_BEN:
        return WONDER_DEFENCE[BIG_BEN] * big_ben(table, seat, space)
    if which == BY_TOMYRIS:
        return LEADER_DEFENCE[TOMYRIS] if steppe(table, seat, space) else 0
    if which == BY_DEFENSIVE_PACT:
        return PACT_DEFENCE[DEFENSIVE_PACT] * pacts_against(table, seat, DEFENSIVE_PACT, attacker)
    return STATE_DEFENCE[CARTHAGE] * carthage(table, seat, space)


def defence_value(table: Table, attacker: i64, space: i64, target: i64) -> i64:
    """All bonuses of the defender, without the die."""
    total: i64 = 0
    for which in DEFENCE_BONUSES:
        total += defence_bonus(table, which, attacker, space, target)
    return total


def ground(table: Table, attacker: i64, space: i64, target: i64) -> i64:
    """R9.6; the difficulty is that of the attacker's turn (R6.9)."""
    if target == A_STATE:
        return STATE_STRENGTH
    difficulty = difficulty_for(table, attacker, space, False, False)
    return 2 * difficulty if target >= A_CITY else difficulty


def kremlin(table: Table, seat: i64, space: i64, target: i64) -> i64:
    if target < A_TOKEN or not table.controls(seat, KREMLIN):
        return 0
    more = size(table.reinforced(seat)) > size(table.reinforced(table.owner(space)))
    return WONDER_ATTACK[KREMLIN] if more else 0


def big_ben(table: Table, seat: i64, space: i64) -> i64:
    """Own caravans next to the space."""
    near: i64 = 0
    if table.controls(seat, BIG_BEN):
        for caravan in range(CARAVANS):
            place = table.caravan(seat, caravan)
            if place < SPACES and has(table.land.near_set(space), place):
                near += 1
    return near


def steppe(table: Table, seat: i64, space: i64) -> bool:
    return table.leads(seat, TOMYRIS) and has(table.land.flat(), space)


def pacts_against(table: Table, seat: i64, pact: i64, enemy: i64) -> i64:
    """Cards of a kind that the player has of others than his enemy."""
    cards: i64 = 0
    for owner in range(table.seats):
        if owner != enemy and table.has_pact(seat, owner, pact):
            cards += 1
    return cards


def carthage(table: Table, seat: i64, space: i64) -> i64:
    """City-states on the map and own cities within 2 spaces."""
    if not table.allied(seat, CARTHAGE):
        return 0
    near = table.land.within(space, CARTHAGE_DISTANCE)
    return size(both(near, table.set(WITH_STATE))) + size(both(near, table.cities(seat)))


# --- an attack (R9.4 - R9.6) ----------------------------------------------------------------------


def attack(table: Table, seat: i64, space: i64, target: i64, slot: i64, card: i64, place: i64) -> None:
    declare(table, seat, space, target)
    table.attack_die = table.roll(events.CHANCE_ATTACK, DIE, table.random)
    table.defence_die = table.roll(events.CHANCE_DEFENCE, DIE, table.random)
    strength = table.attack_die + attack_value(table, seat, space, target, slot, card)
    defence = table.defence_die + defence_value(table, seat, space, target)
    table.tell(events.DICE_ROLLED, table.attack_die, strength, table.defence_die, defence)
    push_numbers(table, ATTACK_TOKENS, seat, space, target, strength, defence, place, card)
    table.set_number(frames.MILITARY_SLOT, slot)


def declare(table: Table, seat: i64, space: i64, target: i64) -> None:
    """The attacker returns the diplomacy cards of whom he attacks (R9.4)."""
    if target == A_BARBARIAN:
        table.tell(events.ATTACKED_BARBARIAN, seat, table.barbarian_at(space), space)
    elif target == A_STATE:
        table.tell(events.ATTACKED_STATE, seat, table.land.state[space])
        end_alliance(table, seat, table.land.state[space])
    else:
        table.tell(events.ATTACKED_PLAYER, seat, table.owner(space), space)
        return_pacts(table, seat, table.owner(space))


# --- trade tokens (R9.8, R16.7) -------------------------------------------------------------------


def ready_attack_tokens(table: Table) -> bool:
    if can_spend(table, table.seat, table.number(frames.MILITARY_AT)):
        return True
    ask_defender(table)
    return False


def fill_attack_tokens(table: Table, actions: vec[i64]) -> i64:
    actions[0] = DONE
    return fill_spends(table, table.seat, table.number(frames.MILITARY_AT), actions, 1)


def apply_attack_tokens(table: Table, action: i64) -> None:
    if action == DONE:
        ask_defender(table)
        return
    table.set_number(frames.ATTACK_VALUE, table.number(frames.ATTACK_VALUE) + 1)
    spend(table, table.seat, table.number(frames.MILITARY_AT), action)


def ask_defender(table: Table) -> None:
    """A player who is losing is asked if he can still win, or could lose his tokens in his capital."""
    seat, space, target = table.seat, table.number(frames.SPACE), table.number(frames.TARGET)
    strength, defence = table.number(frames.ATTACK_VALUE), table.number(frames.DEFENCE_VALUE)
    slot, card = table.number(frames.MILITARY_SLOT), table.number(frames.MILITARY_CARD)
    table.pop()
    if target >= A_TOKEN and strength > defence:
        defender = table.owner(space)
        tokens = military_tokens(table, defender)
        if tokens and (target == A_CAPITAL or tokens >= strength - defence):
            push_numbers(table, DEFENCE_TOKENS, defender, space, target, strength, defence, 0, card)
            table.set_number(frames.MILITARY_SLOT, slot)
            table.set_number(frames.ATTACKER, seat)
            return
    decide(table, seat, space, target, strength, defence)


def military_tokens(table: Table, seat: i64) -> i64:
    tokens: i64 = 0
    for place in range(SLOTS):
        if CARD_TYPE[table.card(seat, place)] == MILITARY:
            tokens += table.trade(seat, place)
    return tokens


def fill_defence_tokens(table: Table, actions: vec[i64]) -> i64:
    """Nothing, or just enough; in the capital any number."""
    actions[0] = DEFEND
    if table.number(frames.TARGET) != A_CAPITAL:
        actions[1] = DEFEND + table.number(frames.ATTACK_VALUE) - table.number(frames.DEFENCE_VALUE)
        return 2
    tokens = military_tokens(table, table.seat)
    for spent in range(1, tokens + 1):
        actions[spent] = DEFEND + spent
    return tokens + 1


def apply_defence_tokens(table: Table, action: i64) -> None:
    seat, tokens = table.seat, action - DEFEND
    space, target, attacker = (
        table.number(frames.SPACE),
        table.number(frames.TARGET),
        table.number(frames.ATTACKER),
    )
    strength, defence = table.number(frames.ATTACK_VALUE), table.number(frames.DEFENCE_VALUE) + tokens
    table.pop()
    for place in range(SLOTS):
        while tokens and CARD_TYPE[table.card(seat, place)] == MILITARY and table.trade(seat, place):
            lose_token(table, seat, place, events.TRADE_TOKEN_SPENT)
            tokens -= 1
    decide(table, attacker, space, target, strength, defence)


# --- the outcome (R9.10, R9.11) -------------------------------------------------------------------


def decide(table: Table, seat: i64, space: i64, target: i64, strength: i64, defence: i64) -> None:
    """The higher value wins, the defender in a tie."""
    if strength <= defence:
        table.tell(events.ATTACK_LOST, seat, strength, defence)
        return
    table.tell(events.ATTACK_WON, seat, strength, defence)
    table.won = True
    if target == A_BARBARIAN:
        defeat_barbarian(table, seat, space)
    elif target == A_CAPITAL:
        defeat_capital(table, seat, space)
    elif target != A_STATE and table.land.state[space] != NONE:
        push_numbers(table, CONQUER_DECISION, seat, space)
    else:
        capture(table, seat, space, TOKEN if target == A_TOKEN else CITY, 0, True)


def defeat_barbarian(table: Table, seat: i64, space: i64) -> None:
    barbarian = table.barbarian_at(space)
    table.set_barbarian(barbarian, BESIDE_MAP)
    table.tell(events.BARBARIAN_REMOVED, barbarian)
    if table.leads(seat, GILGAMESH):
        push_numbers(table, COLLECT, seat)
    push_numbers(table, PUT_TOKEN, seat, DEFEATED_BARBARIAN_TOKENS)


def defeat_capital(table: Table, seat: i64, space: i64) -> None:
    """The capital stays; its wonder moves, if there is a city for it (R9.11)."""
    victim = table.owner(space)
    table.tell(events.CAPITAL_DEFEATED, seat, victim)
    wonder = table.wonder_on(space)
    if wonder != NOBODY and has_free_city(table, seat):
        push_numbers(table, HOUSE_WONDER, seat, wonder, space + 1)
    push_numbers(table, PLUNDER, seat, victim, MOST_PLUNDER)
    agendas.defeated_capital(table, seat)


def fill_conquer(actions: vec[i64]) -> i64:
    actions[0] = CONQUER
    actions[1] = LIBERATE
    return 2


def apply_conquer(table: Table, action: i64) -> None:
    """Conquer a city-state, or liberate it and take one of its cards (R10.3)."""
    seat, space = table.seat, table.number(frames.SPACE)
    table.pop()
    if action == CONQUER:
        capture(table, seat, space, CITY, 0, True)
        return
    table.tell(events.STATE_LIBERATED, seat, table.land.state[space])
    remove_piece(table, space)
    make_alliance(table, seat, table.land.state[space])
