"""Economy: caravans, visits and what they bring (R7.9 - R7.17)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.new_dawn import events, frames
from ludopolis.games.new_dawn.actions import CARAVAN, DONE
from ludopolis.games.new_dawn.frames import push_numbers
from ludopolis.games.new_dawn.land import HOMES, NONE
from ludopolis.games.new_dawn.reach import land_up_to, mature_cities
from ludopolis.games.new_dawn.spaces import (
    Spaces,
    both,
    either,
    fill_spaces,
    has,
    nowhere,
    one,
    size,
    some,
    without,
)
from ludopolis.games.new_dawn.state import (
    BESIDE_MAP,
    COLLECT,
    EXCHANGE,
    IN_SUPPLY,
    MAKE_ALLIANCE,
    MOVE_CARAVAN,
    NOBODY,
    ON_CARD,
    PUT_FOR_HOST,
    PUT_TOKEN,
    TAKE_PACT,
    VISIT,
    WITH_BARBARIAN,
    WITH_STATE,
    Table,
)
from ludopolis.games.new_dawn.tables import (
    CARAVANS,
    CARD_DISTANCE,
    CARD_WATER,
    CITIES_EACH,
    COLOSSUS,
    CURRENCY,
    ECONOMY,
    EMBASSY,
    SPACES,
    STATE_TYPE,
    STEAM_POWER,
    TRAJAN,
)
from ludopolis.games.new_dawn.trade import fill_spends, gain_tokens_of_type, spend

COLOSSUS_SPACES: Final[i64] = 6
VISIT_TOKENS: Final[i64] = 2


def resolve_economy(table: Table, seat: i64, slot: i64, card: i64, place: i64) -> None:
    if card == STEAM_POWER:
        table.push(EXCHANGE, seat)
    push_numbers(table, MOVE_CARAVAN, seat, slot, card, place, 0, colossus_of(table, seat), 0)


def colossus_of(table: Table, seat: i64) -> i64:
    """The spaces that all caravans share in one resolution."""
    return COLOSSUS_SPACES if table.controls(seat, COLOSSUS) else 0


def can_move(table: Table, seat: i64, caravan: i64) -> bool:
    """Each caravan once a resolution, and not after a visit (R7.9)."""
    if table.caravan(seat, caravan) == IN_SUPPLY:
        return False
    return (table.number(frames.MOVED) | table.back) & BIT[caravan] == 0


def ready_move_caravan(table: Table) -> bool:
    for caravan in range(CARAVANS):
        if can_move(table, table.seat, caravan):
            return True
    table.pop()
    return False


def fill_move_caravan(table: Table, actions: vec[i64]) -> i64:
    """Caravans on the card are alike: the first of them stands for all."""
    seat = table.seat
    actions[0] = DONE
    count = fill_spends(table, seat, table.number(frames.AT), actions, 1)
    on_card = False
    for caravan in range(CARAVANS):
        if not can_move(table, seat, caravan):
            continue
        if table.caravan(seat, caravan) == ON_CARD:
            if on_card:
                continue
            on_card = True
        places = destinations(table, seat, caravan)
        count = fill_spaces(places, CARAVAN + caravan * SPACES, actions, count)
    return count


def starts(table: Table, seat: i64, caravan: i64) -> Spaces:
    """Where a caravan stands, or may begin (R7.10)."""
    space = table.caravan(seat, caravan)
    if space != ON_CARD:
        return one(space)
    if table.leads(seat, TRAJAN):
        return table.cities(seat)
    return either(mature_cities(table, seat), table.capital(seat))


def enterable(table: Table, seat: i64) -> Spaces:
    """R7.11; barbarians are looked at on the way."""
    card = table.number(frames.RESOLVED)
    spaces = land_up_to(table, seat, table.number(frames.SLOT), False)
    if CARD_WATER[card]:
        spaces = either(spaces, table.land.water())
    if card != CURRENCY:
        spaces = without(spaces, table.set(WITH_BARBARIAN))
    return spaces


def own_distance(table: Table) -> i64:
    """How far each caravan goes without Colossus (R7.9)."""
    return CARD_DISTANCE[table.number(frames.RESOLVED)] + table.number(frames.EXTRA)


def destinations(table: Table, seat: i64, caravan: i64) -> Spaces:
    """Where a caravan can end its move; not where it began (R16.19)."""
    start = starts(table, seat, caravan)
    found = without(reachable(table, seat, start), start)
    if size(start) > 1:
        found = either(found, between(table, seat, start))
    return without(found, closed(table))


def reachable(table: Table, seat: i64, start: Spaces) -> Spaces:
    """All spaces a caravan can reach from one of these, and these."""
    spaces = enterable(table, seat)
    barbarians = table.set(WITH_BARBARIAN)
    reached = start
    border = start
    for step in range(own_distance(table) + table.number(frames.COLOSSUS)):
        border = without(both(table.land.around(border), spaces), reached)
        if not some(border):
            break
        reached = either(reached, border)
        border = without(border, barbarians)  # Currency: the move ends there (R7.16)
    return reached


def between(table: Table, seat: i64, start: Spaces) -> Spaces:
    """Those of several starting cities that can be reached from another one."""
    cities = vec[i64]([0] * (CITIES_EACH + 1))
    found = nowhere()
    for place in range(fill_spaces(start, 0, cities, 0)):
        city = one(cities[place])
        if has(reachable(table, seat, without(start, city)), cities[place]):
            found = either(found, city)
    return found


def closed(table: Table) -> Spaces:
    """Cities and city-states that were visited in this turn (R7.13)."""
    return both(table.visited(), either(table.all_cities(), table.land.set(HOMES)))


def distance_to(table: Table, seat: i64, caravan: i64, space: i64) -> i64:
    """Of a shortest legal way (R16.8)."""
    spaces = enterable(table, seat)
    barbarians = table.set(WITH_BARBARIAN)
    reached = without(starts(table, seat, caravan), one(space))
    border = reached
    distance: i64 = 0
    while not has(reached, space):
        border = without(both(table.land.around(border), spaces), reached)
        reached = either(reached, border)
        border = without(border, barbarians)
        distance += 1
    return distance


def apply_move_caravan(table: Table, action: i64) -> None:
    seat, place = table.seat, table.number(frames.AT)
    if action == DONE:
        table.pop()
    elif action < CARAVAN:
        table.set_number(frames.EXTRA, table.number(frames.EXTRA) + 1)
        spend(table, seat, place, action)
    else:
        caravan = (action - CARAVAN) // SPACES
        space = (action - CARAVAN) % SPACES
        beyond = distance_to(table, seat, caravan, space) - own_distance(table)
        if beyond > 0:
            table.set_number(frames.COLOSSUS, table.number(frames.COLOSSUS) - beyond)
        table.set_number(frames.MOVED, table.number(frames.MOVED) | BIT[caravan])
        move_caravan(table, seat, caravan, space)


def move_caravan(table: Table, seat: i64, caravan: i64, space: i64) -> None:
    table.set_caravan(seat, caravan, space)
    table.tell(events.CARAVAN_MOVED, seat, caravan, space)
    while table.barbarian_at(space) != NOBODY:  # R7.16
        barbarian = table.barbarian_at(space)
        table.set_barbarian(barbarian, BESIDE_MAP)
        table.tell(events.BARBARIAN_REMOVED, barbarian)
    if has(table.set(WITH_STATE), space):
        visit_state(table, seat, caravan, space)
    elif is_rival_city(table, seat, space):
        visit_city(table, seat, caravan, space)


def is_rival_city(table: Table, seat: i64, space: i64) -> bool:
    """A city-state conquered by a rival is one, even under a control token (R7.15)."""
    owner = table.owner(space)
    if owner == NOBODY or owner == seat:
        return False
    return table.is_city(space) or table.land.state[space] != NONE


def return_caravan(table: Table, seat: i64, caravan: i64) -> None:
    """Back to the economy card; without one, to the supply (R7.7)."""
    has_card = table.place_of_type(seat, ECONOMY) != NOBODY
    table.set_caravan(seat, caravan, ON_CARD if has_card else IN_SUPPLY)


def end_move(table: Table, seat: i64, caravan: i64, space: i64) -> None:
    """A caravan that has visited somebody does not move again in this turn (R7.14)."""
    return_caravan(table, seat, caravan)
    table.back |= BIT[caravan]
    table.visit(space)


def visit_state(table: Table, seat: i64, caravan: i64, space: i64) -> None:
    state = table.land.state[space]
    end_move(table, seat, caravan, space)
    table.tell(events.CARAVAN_VISITED_STATE, seat, state)
    push_numbers(table, MAKE_ALLIANCE, seat, state)
    gain_tokens_of_type(table, seat, VISIT_TOKENS, STATE_TYPE[state])


def visit_city(table: Table, seat: i64, caravan: i64, space: i64) -> None:
    """Tokens, then a card, then the Embassy, if it is held by then (R7.14)."""
    host = table.owner(space)
    end_move(table, seat, caravan, space)
    table.tell(events.CARAVAN_VISITED_CITY, seat, host, space)
    push_numbers(table, VISIT, seat, space, host)
    push_numbers(table, TAKE_PACT, seat, BIT[host], 1)
    push_numbers(table, PUT_TOKEN, seat, VISIT_TOKENS)


def proceed_visit(table: Table) -> None:
    """The Embassy works in the capital of the player whose card it is."""
    seat, space, host = table.seat, table.number(frames.SPACE), table.number(frames.HOST)
    table.pop()
    if table.is_capital(space) and table.has_pact(seat, host, EMBASSY):
        push_numbers(table, COLLECT, seat)
        push_numbers(table, PUT_FOR_HOST, seat, host)
