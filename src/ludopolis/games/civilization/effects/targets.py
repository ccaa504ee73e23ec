"""What effects are aimed at: squares, figures, buildings, wonders and players, and who is hit (R0.1,
R21.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import events
from ludopolis.games.civilization.building import can_obsolete, remove_walls
from ludopolis.games.civilization.coins import coin_tokens, coins_at
from ludopolis.games.civilization.ids import ability, coin_place, terrain, wonder
from ludopolis.games.civilization.land import distance
from ludopolis.games.civilization.modifiers import wonder_owner
from ludopolis.games.civilization.moving import revealed, unmoved_armies, unmoved_scouts
from ludopolis.games.civilization.squares import remove_building
from ludopolis.games.civilization.state import (
    BUILDING,
    CENTRE,
    CHANGED,
    CITIES,
    NOBODY,
    NOTHING,
    WALLS,
    WONDER,
    Table,
)
from ludopolis.games.civilization.tables import (
    FIRST_GROUND,
    GROUND_TERRAIN,
    SLOT_SQUARE,
    SLOTS_OF,
    SQUARES_ROW,
    TILE_SQUARES,
    WONDER_ERA,
    WONDERS,
)

EVERYWHERE: Final[i64] = 0  # a reach


# --- squares --------------------------------------------------------------------------------------


def squares_from(table: Table) -> i64:
    """Where the squares of the layout begin in SLOT_SQUARE."""
    return table.seats * SQUARES_ROW


def squares_to(table: Table) -> i64:
    return table.seats * SQUARES_ROW + SLOTS_OF[table.seats] * TILE_SQUARES


def terrain_of(table: Table, square: i64) -> i64:
    """The terrain of a revealed square."""
    return GROUND_TERRAIN[i64(table.ground[square])]


def is_empty(table: Table, square: i64) -> bool:
    """R0.7, of a revealed square."""
    return revealed(table, square) and i64(table.on[square]) == NOTHING and not table.figures[square]


def holds_building(table: Table, square: i64) -> bool:
    """Whether a building lies on the square, or walls around the city in it (R16.31)."""
    token = i64(table.on[square])
    if BUILDING <= token < WONDER:
        return True
    if token != CENTRE:
        return False
    city = table.city_of(square)
    owner, index = city // CITIES, city % CITIES
    return table.city_square(owner, index) == square and table.city_mark(owner, index, WALLS)


def in_reach(table: Table, seat: i64, square: i64, reach: i64) -> bool:
    """Whether a square is so near to a figure or city of the seat (R0.1, R20)."""
    if reach == EVERYWHERE:
        return True
    for index in range(CITIES):
        if table.has_city(seat, index) and distance(table.city_square(seat, index), square) <= reach:
            return True
    second = table.second_square(seat)
    if second != NOBODY and distance(second, square) <= reach:
        return True
    for place in range(squares_from(table), squares_to(table)):
        other = SLOT_SQUARE[place]
        if table.figures[other] and table.stands(seat, other) and distance(other, square) <= reach:
            return True
    return False


# --- players --------------------------------------------------------------------------------------


def may_name(table: Table, seat: i64, target: i64) -> bool:
    """Whether an event of the seat may be aimed at somebody: not at the owner of the United Nations once he
    has refused one in this turn."""
    if not table.used(seat, ability.UNITED_NATIONS):
        return True
    return target == seat or wonder_owner(table, wonder.UNITED_NATIONS) != target


def hit(table: Table, square: i64) -> i64:
    """The set of those whose figures stand on a square or whose city it belongs to."""
    owner, holder = table.owner(square), table.holder(square)
    return (BIT[owner] if owner != NOBODY else 0) | (BIT[holder] if holder != NOBODY else 0)


def may_hit(table: Table, seat: i64, square: i64) -> bool:
    """Whether an event of the seat may be aimed at a square."""
    owner, holder = table.owner(square), table.holder(square)
    return (owner == NOBODY or may_name(table, seat, owner)) and (
        holder == NOBODY or may_name(table, seat, holder)
    )


def others(members: i64, seat: i64) -> i64:
    """A set of players without one."""
    return members & ~BIT[seat]


def has_coin_token(table: Table, seat: i64) -> bool:
    return coin_tokens(table, seat) > 0


def fill_coins(table: Table, owner: i64, verb: i64, actions: vec[i64], count: i64) -> i64:
    """Append where coin tokens of somebody lie."""
    for place in range(coin_place.COUNT):
        if coins_at(table, owner, place):
            actions[count] = verb + place
            count += 1
    return count


def fill_others(table: Table, seat: i64, verb: i64, actions: vec[i64], count: i64) -> i64:
    """Append all other players."""
    for other in range(table.seats):
        if other != seat:
            actions[count] = verb + other
            count += 1
    return count


# --- wonders --------------------------------------------------------------------------------------


def fill_wonders(table: Table, last_era: i64, verb: i64, actions: vec[i64], count: i64) -> i64:
    """Append the wonders up to an era that can be made obsolete (R7.10)."""
    for which in range(WONDERS):
        if WONDER_ERA[which] <= last_era and can_obsolete(table, which):
            actions[count] = verb + which
            count += 1
    return count


# --- what effects do ------------------------------------------------------------------------------


def change_terrain(table: Table, square: i64, to: i64) -> None:
    """The square is plain from now on (R11.10)."""
    table.ground[square] = u8(FIRST_GROUND + to)
    table.marks[square] = u8(i64(table.marks[square]) | CHANGED)
    table.tell(events.TERRAIN_CHANGED, square, to)


def kill_figures(table: Table, square: i64, armies: i64, scouts: i64) -> None:
    """Figures go back to their owner's supply."""
    table.tell(events.FIGURES_KILLED, table.holder(square), square, armies, scouts)
    table.return_figures(square, armies, scouts)


def relocate(table: Table, square: i64, to: i64, armies: i64, scouts: i64, stay: bool) -> None:
    """Put figures of one square on another; whether they stay there for the turn. Otherwise those that have
    not moved go first, and can still move."""
    seat = table.holder(square)
    moved_armies = armies if stay else above(armies, unmoved_armies(table, square))
    moved_scouts = scouts if stay else above(scouts, unmoved_scouts(table, square))
    table.lift_figures(square, armies, scouts)
    table.put_figures(seat, to, armies - moved_armies, scouts - moved_scouts)
    if moved_armies + moved_scouts:
        table.put_figures(seat, to, moved_armies, moved_scouts, True)
    table.tell(events.FIGURES_RELOCATED, seat, square, to, armies, scouts)


def above(number: i64, limit: i64) -> i64:
    return number - limit if number > limit else 0


def kill_all(table: Table, square: i64) -> None:
    """Every figure on a square."""
    if table.figures[square]:
        kill_figures(table, square, table.armies(square), table.scouts(square))


def destroy_building(table: Table, square: i64) -> None:
    """A building to the market, or the walls of the city in the square (R16.31)."""
    if table.is_centre(square):
        city = table.city_of(square)
        remove_walls(table, city // CITIES, city % CITIES)
    else:
        remove_building(table, square)


def is_mountain(table: Table, square: i64) -> bool:
    return terrain_of(table, square) == terrain.MOUNTAIN
