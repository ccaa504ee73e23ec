"""What can be built and where it may stand: figures, buildings, walls and wonders (R7.4, R7.6 - R7.10)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events
from ludopolis.games.civilization.battle.opening import begin_battle
from ludopolis.games.civilization.coins import can_put_coin, put_coin
from ludopolis.games.civilization.culture import advance_free
from ludopolis.games.civilization.ids import building, coin_place, item, nation, person, policy, tech
from ludopolis.games.civilization.modifiers import has_person, has_policy, stacking_limit, water_mode
from ludopolis.games.civilization.setup import offer_wonder
from ludopolis.games.civilization.squares import (
    clear_square,
    free_to_build,
    holds_building,
    holds_wonder,
    place_wonder,
    put_right,
)
from ludopolis.games.civilization.squares import remove_building as remove_building
from ludopolis.games.civilization.squares import remove_wonder as remove_wonder
from ludopolis.games.civilization.state import (
    ARMIES,
    ARMY_BUILT,
    BUILDING,
    BUILDINGS_LEFT,
    CITIES,
    CITY_STATE,
    DISCOUNT,
    EDUCATION_COIN,
    FOR_SALE,
    HENSON,
    LOST,
    NOBODY,
    NOTHING,
    OBSOLETE,
    RELIC,
    SCOUTS,
    SETUP,
    WALLS,
    WONDER_AT,
    Table,
)
from ludopolis.games.civilization.tables import (
    ARMY_COST,
    BUILDING_COST,
    BUILDING_ON,
    BUILDING_TECH,
    BUILDING_UNIQUE,
    BUILDING_UPGRADE,
    BUILDINGS,
    END,
    FIRST_GROUND,
    GROUND_TERRAIN,
    SCOUT_COST,
    TOKEN_OF,
    WONDER_COST,
    WONDER_DISCOUNTED,
    WONDER_TECH,
)
from ludopolis.games.civilization.units import can_build_unit, free_units, unit_price
from ludopolis.games.civilization.yields import is_water, sent_squares

MICHELANGELO_DISCOUNT: Final[i64] = 5
TERRAINS: Final[i64] = 5
_SQUARES: Final[vec[i64]] = vec[i64]([0] * 10)
_SCANNED: Final[vec[i64]] = vec[i64]([0] * 10)
_SENT: Final[vec[i64]] = vec[i64]([0] * 20)
_ROOM: Final[vec[i64]] = vec[i64]([0] * 80)


# --- items ----------------------------------------------------------------------------------------


def is_figure(which: i64) -> bool:
    return which <= item.SCOUT


def is_unit(which: i64) -> bool:
    return item.INFANTRY <= which <= item.AIRCRAFT


def is_building(which: i64) -> bool:
    """Walls too."""
    return item.BUILDING <= which < item.WONDER


def is_walls(which: i64) -> bool:
    return which == item.BUILDING + building.CITY_WALLS


def is_wonder(which: i64) -> bool:
    return which >= item.WONDER


def needs_square(which: i64) -> bool:
    """Whether the builder chooses a square: not for units, and walls stand around the centre."""
    return not is_unit(which) and not is_walls(which)


def price_of(table: Table, seat: i64, which: i64) -> i64:
    """What an item costs the seat."""
    if is_figure(which):
        return ARMY_COST if which == item.ARMY else SCOUT_COST
    if is_unit(which):
        return unit_price(table, seat, which - item.INFANTRY)
    if is_building(which):
        return BUILDING_COST[which - item.BUILDING]
    return wonder_price(table, seat, which - item.WONDER)


def wonder_price(table: Table, seat: i64, wonder: i64) -> i64:
    """Less with its tech, and 5 less with Michelangelo (R7.9)."""
    price = WONDER_COST[wonder]
    if WONDER_TECH[wonder] >= 0 and table.knows(seat, WONDER_TECH[wonder]):
        price = WONDER_DISCOUNTED[wonder]
    if table.flag(seat, DISCOUNT):
        price = price - MICHELANGELO_DISCOUNT if price > MICHELANGELO_DISCOUNT else 0
    return price


def available(table: Table, seat: i64, which: i64) -> bool:
    """Whether the seat may build an item at all, wherever that is."""
    if is_figure(which):
        return table.of(seat, ARMIES if which == item.ARMY else SCOUTS) > 0
    if is_unit(which):
        return can_build_unit(table, seat, which - item.INFANTRY)
    if is_building(which):
        return can_build(table, seat, which - item.BUILDING)
    return table.thing(WONDER_AT + which - item.WONDER) == FOR_SALE


def fill_item_squares(
    table: Table, seat: i64, index: i64, which: i64, without: i64, verb: i64, actions: vec[i64], count: i64
) -> i64:
    """Append the squares on which a city may put an item of its build action, except one."""
    if is_figure(which):
        return fill_figure_squares(table, seat, index, which == item.ARMY, verb, actions, count)
    squares = table.outskirts(seat, index, _SQUARES)
    for number in range(squares):
        square = _SQUARES[number]
        if square != without and may_stand(table, seat, index, which, square):
            actions[count] = verb + square
            count += 1
    return count


def may_stand(table: Table, seat: i64, index: i64, which: i64, square: i64) -> bool:
    if is_building(which):
        return building_square(table, seat, index, which - item.BUILDING, square)
    return wonder_square(table, seat, index, square)


def has_room(table: Table, seat: i64, index: i64, which: i64, without: i64) -> bool:
    """Whether a city can put an item somewhere, except on one square."""
    if is_unit(which):
        return True
    if is_walls(which):
        return not table.city_mark(seat, index, WALLS)
    return fill_item_squares(table, seat, index, which, without, 0, _ROOM, 0) > 0


# --- buildings ------------------------------------------------------------------------------------


def unlocked_building(table: Table, seat: i64, which: i64) -> bool:
    """Whether the seat builds this version: with the upgrade known, only that one (R7.6)."""
    if not table.knows(seat, BUILDING_TECH[which]):
        return False
    upgrade = BUILDING_UPGRADE[which]
    return upgrade < 0 or not table.knows(seat, BUILDING_TECH[upgrade])


def has_building_token(table: Table, which: i64) -> bool:
    """Whether a token is left; walls need none."""
    return TOKEN_OF[which] < 0 or table.thing(BUILDINGS_LEFT + TOKEN_OF[which]) > 0


def can_build(table: Table, seat: i64, which: i64) -> bool:
    """Whether the version is unlocked, with a token left."""
    return unlocked_building(table, seat, which) and has_building_token(table, which)


def building_square(table: Table, seat: i64, index: i64, which: i64, square: i64) -> bool:
    """Whether a building may stand on a square of a city's outskirts (R7.6 - R7.8)."""
    if i64(table.domain[square]) != seat * CITIES + index + 1 or i64(table.on[square]) == BUILDING + which:
        return False
    ground = GROUND_TERRAIN[i64(table.ground[square])]
    if not BUILDING_ON[which * TERRAINS + ground] or not free_to_build(table, square):
        return False
    if not BUILDING_UNIQUE[which]:
        return True
    other = unique_square(table, seat, index)
    return other == NOBODY or other == square


def unique_square(table: Table, seat: i64, index: i64) -> i64:
    """Where the unique building of a city stands, or NOBODY."""
    count = table.outskirts(seat, index, _SCANNED)
    for number in range(count):
        square = _SCANNED[number]
        if holds_building(table, square) and BUILDING_UNIQUE[i64(table.on[square]) - BUILDING]:
            return square
    return NOBODY


def newest(table: Table, seat: i64, which: i64) -> i64:
    """The building, or its upgrade if the seat knows it (R16.21)."""
    upgrade = BUILDING_UPGRADE[which]
    return upgrade if upgrade >= 0 and table.knows(seat, BUILDING_TECH[upgrade]) else which


def put_building(table: Table, seat: i64, which: i64, square: i64) -> None:
    """A token of the market onto a square, over whatever stood there (R7.7)."""
    clear_square(table, square)
    kind = BUILDINGS_LEFT + TOKEN_OF[which]
    table.set_thing(kind, table.thing(kind) - 1)
    built = newest(table, seat, which)
    table.on[square] = u8(BUILDING + built)
    table.tell(events.BUILDING_BUILT, seat, built, square)


def upgrade_buildings(table: Table, seat: i64, upgrade: i64) -> None:
    """Flip all own tokens whose upgrade has just been unlocked (R7.6)."""
    for index in range(CITIES):
        if not table.has_city(seat, index):
            continue
        count = table.outskirts(seat, index, _SQUARES)
        for number in range(count):
            square = _SQUARES[number]
            if holds_building(table, square):
                if BUILDING_UPGRADE[i64(table.on[square]) - BUILDING] == upgrade:
                    table.on[square] = u8(BUILDING + upgrade)
                    table.tell(events.BUILDING_UPGRADED, seat, upgrade, square)


def build_walls(table: Table, seat: i64, index: i64) -> None:
    table.set_city_mark(seat, index, WALLS)
    table.tell(events.WALLS_BUILT, seat, table.city_square(seat, index))


def remove_walls(table: Table, seat: i64, index: i64) -> None:
    table.clear_city_mark(seat, index, WALLS)
    table.tell(events.WALLS_REMOVED, seat, table.city_square(seat, index))


# --- buildings for free (R16.3) -------------------------------------------------------------------


def fill_free_buildings(table: Table, seat: i64, actions: vec[i64], count: i64) -> i64:
    """Append the unlocked buildings, walls included, for which a city of the seat has room."""
    for which in range(BUILDINGS):
        if can_build(table, seat, which) and some_building_square(table, seat, which):
            actions[count] = verbs.BUILD_FREE + item.BUILDING + which
            count += 1
    return count


def some_free_building(table: Table, seat: i64) -> bool:
    return fill_free_buildings(table, seat, _ITEMS, 0) > 0


_ITEMS: Final[vec[i64]] = vec[i64]([0] * 20)


def some_building_square(table: Table, seat: i64, which: i64) -> bool:
    """Whether a building, unlocked or not, may stand somewhere."""
    return fill_building_squares(table, seat, which, _ROOM, 0) > 0


def fill_building_squares(table: Table, seat: i64, which: i64, actions: vec[i64], count: i64) -> i64:
    """Append the squares of all own cities on which a building may stand; for walls the centres."""
    for index in range(CITIES):
        if not table.has_city(seat, index):
            continue
        if which == building.CITY_WALLS:
            if not table.city_mark(seat, index, WALLS):
                actions[count] = verbs.AT + table.city_square(seat, index)
                count += 1
        else:
            wanted = item.BUILDING + which
            count = fill_item_squares(table, seat, index, wanted, NOBODY, verbs.AT, actions, count)
    return count


def put_free_building(table: Table, seat: i64, which: i64, square: i64) -> None:
    """A building on a square that was chosen for it, or walls around a centre."""
    if which == building.CITY_WALLS:
        build_walls(table, seat, table.city_of(square) % CITIES)
    else:
        put_building(table, seat, which, square)


# --- wonders --------------------------------------------------------------------------------------


def wonder_square(table: Table, seat: i64, index: i64, square: i64) -> bool:
    """Whether a wonder may stand on a square of a city's outskirts (R7.8, R7.9)."""
    if i64(table.domain[square]) != seat * CITIES + index + 1:
        return False
    if is_water(table, square) or not free_to_build(table, square):
        return False
    other = wonder_place(table, seat, index)
    return other == NOBODY or other == square


def wonder_place(table: Table, seat: i64, index: i64) -> i64:
    """Where the wonder of a city stands, or NOBODY."""
    count = table.outskirts(seat, index, _SCANNED)
    for number in range(count):
        if holds_wonder(table, _SCANNED[number]):
            return _SCANNED[number]
    return NOBODY


def put_wonder(table: Table, seat: i64, wonder: i64, square: i64) -> None:
    """Build a wonder; another one comes into the market. What it triggers does not happen in the set-up
    (R3.6)."""
    clear_square(table, square)
    for_sale = table.thing(WONDER_AT + wonder) == FOR_SALE
    place_wonder(table, wonder, square)
    table.tell(events.WONDER_BUILT, seat, wonder, square)
    if for_sale:
        offer_wonder(table)
    if table.phase != SETUP:
        celebrate_wonder(table, seat)


def celebrate_wonder(table: Table, seat: i64) -> None:
    """Education, Jim Henson and Rome (R16.26)."""
    if not table.flag(seat, EDUCATION_COIN) and can_put_coin(table, seat, coin_place.EDUCATION):
        table.set_flag(seat, EDUCATION_COIN)
        put_coin(table, seat, coin_place.EDUCATION)
    if has_person(table, seat, person.JIM_HENSON):
        table.set_thing(HENSON, table.thing(HENSON) + 1)
    if table.is_nation(seat, nation.ROME):
        advance_free(table, seat, 1)


def obsolete(table: Table, wonder: i64) -> None:
    """A built wonder loses its ability for good; one of the market is replaced (R7.10)."""
    if table.thing(WONDER_AT + wonder) == FOR_SALE:
        table.set_thing(WONDER_AT + wonder, LOST)
        table.tell(events.WONDER_DISCARDED, wonder)
        offer_wonder(table)
        return
    table.set_thing(OBSOLETE, table.thing(OBSOLETE) | BIT[wonder])
    table.tell(events.WONDER_OBSOLETED, wonder)
    put_right(table)


def can_obsolete(table: Table, wonder: i64) -> bool:
    """Whether a wonder is in the market, or built with its card face up."""
    place = table.thing(WONDER_AT + wonder)
    if place == FOR_SALE:
        return True
    return table.wonder_square(wonder) != NOBODY and table.thing(OBSOLETE) & BIT[wonder] == 0


# --- figures --------------------------------------------------------------------------------------


def may_put_figure(table: Table, seat: i64, square: i64, army: bool) -> bool:
    """Whether a figure of the supply may be put on a square (R7.4): nothing lies there to be entered, the own
    stack has room, water is allowed; an army may fall on enemies."""
    if not table.of(seat, ARMIES if army else SCOUTS) or i64(table.ground[square]) < FIRST_GROUND:
        return False
    token = i64(table.on[square])
    if NOTHING < token < CITY_STATE or RELIC <= token < BUILDING or table.is_centre(square):
        return False
    if is_water(table, square) and water_mode(table, seat) != END:
        return False
    if table.has_enemy(seat, square):
        return army
    return table.standing(square) < stacking_limit(table, seat)


def fill_figure_squares(
    table: Table, seat: i64, index: i64, army: bool, verb: i64, actions: vec[i64], count: i64
) -> i64:
    """Append the squares where a city may put a figure it builds: its outskirts, controlled city-states for
    the capital, and with Navy the outskirts of cities with a shipyard for an army."""
    navy = army and table.knows(seat, tech.NAVY)
    for other in range(CITIES):
        if not table.has_city(seat, other):
            continue
        if other == index or (navy and has_shipyard(table, seat, other)):
            count = fill_near(table, seat, other, army, verb, actions, count)
    return fill_states(table, seat, army, verb, actions, count) if index == 0 else count


def fill_near(
    table: Table, seat: i64, index: i64, army: bool, verb: i64, actions: vec[i64], count: i64
) -> i64:
    """Append the squares of a city's outskirts where a figure may be put."""
    squares = table.outskirts(seat, index, _SQUARES)
    for number in range(squares):
        if may_put_figure(table, seat, _SQUARES[number], army):
            actions[count] = verb + _SQUARES[number]
            count += 1
    return count


def fill_states(table: Table, seat: i64, army: bool, verb: i64, actions: vec[i64], count: i64) -> i64:
    """Append the controlled city-states where a figure may be put."""
    squares = sent_squares(table, seat, 0, _SENT)
    for number in range(squares):
        square = _SENT[number]
        if CITY_STATE <= i64(table.on[square]) < RELIC and may_put_figure(table, seat, square, army):
            actions[count] = verb + square
            count += 1
    return count


def has_shipyard(table: Table, seat: i64, index: i64) -> bool:
    count = table.outskirts(seat, index, _SCANNED)
    for number in range(count):
        if i64(table.on[_SCANNED[number]]) == BUILDING + building.SHIPYARD:
            return True
    return False


def fill_free_figure(table: Table, seat: i64, army: bool, actions: vec[i64], count: i64) -> i64:
    """Append the squares for a figure that no city action builds: the outskirts of all own cities."""
    for index in range(CITIES):
        if table.has_city(seat, index):
            count = fill_near(table, seat, index, army, verbs.AT, actions, count)
    return count


def put_figure(table: Table, seat: i64, square: i64, army: bool) -> None:
    """A figure of the supply onto a square; an army fights the enemies there at once. Those built can still
    move."""
    table.add(seat, ARMIES if army else SCOUTS, -1)
    table.tell(events.FIGURE_BUILT, seat, item.ARMY if army else item.SCOUT, square)
    if table.has_enemy(seat, square):
        begin_battle(table, seat, square, 1, 0)
    else:
        table.put_figures(seat, square, 1 if army else 0, 0 if army else 1)
    if army:
        honour_army(table, seat)


def honour_army(table: Table, seat: i64) -> None:
    """The first army of a turn brings a unit under Military Tradition (R16.32)."""
    first = not table.flag(seat, ARMY_BUILT)
    table.set_flag(seat, ARMY_BUILT)
    if first and has_policy(table, seat, policy.MILITARY_TRADITION):
        free_units(table, seat, 1)
