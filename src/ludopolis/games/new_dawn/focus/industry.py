"""Industry: a city or a world wonder (R8)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.new_dawn import events, frames
from ludopolis.games.new_dawn.actions import DONE, FOUND, SETTLE, WONDER
from ludopolis.games.new_dawn.control import build_city
from ludopolis.games.new_dawn.focus.economy import return_caravan
from ludopolis.games.new_dawn.frames import push_numbers
from ludopolis.games.new_dawn.land import EDGE, HOMES
from ludopolis.games.new_dawn.reach import land_up_to, steps
from ludopolis.games.new_dawn.spaces import Spaces, both, either, fill_spaces, nowhere, one, some, without
from ludopolis.games.new_dawn.state import (
    BUILD,
    CITIES_LEFT,
    PLACE_TOKEN,
    WITH_BARBARIAN,
    WITH_NATURAL,
    WITH_RESOURCE,
    WITH_STATE,
    Table,
)
from ludopolis.games.new_dawn.tables import (
    ANIMAL_HUSBANDRY,
    CARAVANS,
    CARD_DISTANCE,
    CARD_TOKENS,
    CARD_WATER,
    DECKS,
    GREAT_LIGHTHOUSE,
    SPACES,
    URBANIZATION,
)
from ludopolis.games.new_dawn.wonders import begin_paying, can_build, has_free_city


def resolve_industry(table: Table, seat: i64, slot: i64, card: i64, place: i64) -> None:
    push_numbers(table, BUILD, seat, slot, card, place)


def ready_build(table: Table) -> bool:
    seat, slot, card = table.seat, table.number(frames.SLOT), table.number(frames.RESOLVED)
    sites = city_sites(table, seat, slot)
    places = both(sites, within_range(table, seat, slot, card))
    if some(places) or some(settlements(table, seat, card, sites)) or some_wonder(table):
        table.choose_among(places)
        return True
    table.pop()
    return False


# --- cities (R8.2 - R8.6) -------------------------------------------------------------------------


def city_sites(table: Table, seat: i64, slot: i64) -> Spaces:
    """Where a city may stand, however far (R8.2)."""
    if table.realm(seat, CITIES_LEFT) == 0:
        return nowhere()
    sites = land_up_to(table, seat, slot, True)
    sites = without(sites, table.land.around(either(table.all_cities(), table.land.set(HOMES))))
    sites = without(sites, table.cities(seat))
    sites = without(sites, table.rival(seat))
    sites = without(sites, table.set(WITH_BARBARIAN))
    sites = without(sites, table.set(WITH_RESOURCE))
    sites = without(sites, table.set(WITH_NATURAL))
    return without(sites, table.set(WITH_STATE))


def within_range(table: Table, seat: i64, slot: i64, card: i64) -> Spaces:
    """Counted from friendly spaces (R8.3); Great Lighthouse adds the empty map edge (R8.5)."""
    passable = land_up_to(table, seat, slot, True)
    if CARD_WATER[card]:
        passable = either(passable, table.land.water())
    passable = without(passable, table.rival(seat))
    passable = without(passable, table.set(WITH_BARBARIAN))
    reached = steps(table, table.friendly(seat), passable, CARD_DISTANCE[card])
    if table.controls(seat, GREAT_LIGHTHOUSE):
        reached = either(reached, both(table.land.set(EDGE), table.empty_spaces()))
    return reached


def settlements(table: Table, seat: i64, card: i64, sites: Spaces) -> Spaces:
    """Animal Husbandry: where one of the player's caravans stands (R8.6)."""
    found = nowhere()
    if card == ANIMAL_HUSBANDRY:
        for caravan in range(CARAVANS):
            space = table.caravan(seat, caravan)
            if space < SPACES:
                found = either(found, both(one(space), sites))
    return found


def settle(table: Table, seat: i64, space: i64) -> None:
    """The caravan that helped goes back (R8.6)."""
    for caravan in range(CARAVANS):
        if table.caravan(seat, caravan) == space:
            return_caravan(table, seat, caravan)
            table.back |= BIT[caravan]
            table.tell(events.CARAVAN_RETURNED, seat, caravan)
            break
    build_city(table, seat, space)


# --- the decision ---------------------------------------------------------------------------------


def some_wonder(table: Table) -> bool:
    if not has_free_city(table, table.seat):
        return False
    for deck in range(DECKS):
        if buildable(table, table.faceup(deck)):
            return True
    return False


def buildable(table: Table, wonder: i64) -> bool:
    return can_build(
        table,
        table.seat,
        wonder,
        table.number(frames.RESOLVED),
        table.number(frames.SLOT),
        table.number(frames.AT),
    )


def fill_build(table: Table, actions: vec[i64]) -> i64:
    seat, slot, card = table.seat, table.number(frames.SLOT), table.number(frames.RESOLVED)
    actions[0] = DONE
    count = fill_spaces(table.choices(), FOUND, actions, 1)
    if card == ANIMAL_HUSBANDRY:
        places = settlements(table, seat, card, city_sites(table, seat, slot))
        count = fill_spaces(places, SETTLE, actions, count)
    if has_free_city(table, seat):
        for deck in range(DECKS):
            wonder = table.faceup(deck)
            if buildable(table, wonder):
                actions[count] = WONDER + wonder
                count += 1
    return count


def apply_build(table: Table, action: i64) -> None:
    seat, slot, card = table.seat, table.number(frames.SLOT), table.number(frames.RESOLVED)
    place = table.number(frames.AT)
    table.pop()
    if action == DONE:
        return
    if action >= WONDER:
        begin_paying(table, seat, action - WONDER, card, slot, place)
    elif action >= SETTLE:
        settle(table, seat, action - SETTLE)
    else:
        if card == URBANIZATION:  # R8.7
            near = frames.THE_CITY + action - FOUND
            push_numbers(table, PLACE_TOKEN, seat, slot, near, 0, CARD_TOKENS[card], 0, 1)
        build_city(table, seat, action - FOUND)
