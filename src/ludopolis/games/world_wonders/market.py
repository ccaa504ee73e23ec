"""What can be bought: the offer of a round, the display of monuments, the turn order (R3.6 - R3.10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.world_wonders import events
from ludopolis.games.world_wonders.actions import LONG_ROAD, TOWER
from ludopolis.games.world_wonders.state import NONE, Table
from ludopolis.games.world_wonders.tables import (
    FIRST_SHORT_ROAD,
    LONG_ROADS,
    MONUMENTS,
    SETUP_LONG_ROADS,
    SETUP_PEDESTALS,
    SETUP_SHORT_ROADS,
    SETUP_STACKS,
    SETUP_TOWERS,
    SHORT_ROAD_SETS,
    SHORT_ROADS_IN_A_SET,
    STACKS,
    TOWERS,
)


def prepare_round(table: Table) -> None:
    """The six steps before a round; before the first one they make up the set-up (R2, R3.6)."""
    remove_unsold_tiles(table)
    if table.round and not table.solo():
        table.order = new_order(table)
    table.round += 1
    table.tell(events.ROUND_BEGINS, table.round)
    reveal_tiles(table)
    refill_objects(table)
    table.pedestals = SETUP_PEDESTALS[table.seats - 1]
    for position in range(table.seats):
        city = table.city(table.order[position])
        city.spent = 0
        city.extended = False
        city.out = False
        city.pedestal = NONE
        if not table.solo():
            table.tell(events.ORDER, table.order[position], position + 1)


def remove_unsold_tiles(table: Table) -> None:
    for stack in range(STACKS):
        if table.offer & BIT[stack]:
            table.tell(events.TILE_REMOVED, table.tile_of(stack))


def reveal_tiles(table: Table) -> None:
    table.offer = SETUP_STACKS[table.seats - 1]
    if table.journal is not None:
        for stack in range(STACKS):
            if table.offer & BIT[stack]:
                table.tell(events.REVEALED, table.tile_of(stack))


def refill_objects(table: Table) -> None:
    """Roads and the tower, as far as the supply goes (R3.10)."""
    seats = table.seats - 1
    sets = SHORT_ROAD_SETS - short_roads_placed(table) // SHORT_ROADS_IN_A_SET
    # Before the first round nobody has placed his starting road yet, but it is no longer in the supply.
    waiting: i64 = table.seats if table.round == 1 else 0
    table.long_roads = smaller(SETUP_LONG_ROADS[seats], LONG_ROADS - table.placed(LONG_ROAD) - waiting)
    table.short_roads = smaller(SETUP_SHORT_ROADS[seats], sets)
    table.towers = smaller(SETUP_TOWERS[seats], TOWERS - table.placed(TOWER))


def short_roads_placed(table: Table) -> i64:
    return table.placed(FIRST_SHORT_ROAD) + table.placed(FIRST_SHORT_ROAD + 1)


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other


def new_order(table: Table) -> vec[i64]:
    """Pedestals first, then the smaller population, fewer monuments, the order before (R3.7, R3.8)."""
    others = sorted_others(table)
    order = vec[i64]()
    taken: i64 = 0
    for position in range(table.seats):
        owner = pedestal_owner(table, position)
        if owner == NONE:
            owner = others[taken]
            taken += 1
        order = append(order, owner)
    return order


def pedestal_owner(table: Table, pedestal: i64) -> i64:
    for seat in range(table.seats):
        if table.city(seat).pedestal == pedestal:
            return seat
    return NONE


def sorted_others(table: Table) -> vec[i64]:
    """The players without a pedestal, in their new order."""
    others = vec[i64]()
    for seat in table.order:
        if table.city(seat).pedestal == NONE:
            others = append(others, seat)
            place: i64 = len(others) - 1
            while place > 0 and goes_before(table, seat, others[place - 1]):
                others[place] = others[place - 1]
                place -= 1
            others[place] = seat
    return others


def goes_before(table: Table, seat: i64, other: i64) -> bool:
    here, there = table.city(seat), table.city(other)
    if here.population != there.population:
        return here.population < there.population
    return here.monument_count() < there.monument_count()


def refill_display(table: Table, place: i64) -> None:
    """A monument was taken: reveal a new one in its place, or close the gap (R6.8)."""
    if table.dealt < MONUMENTS:
        table.display[place] = table.deal.monuments[table.dealt]
        table.dealt += 1
        table.tell(events.MONUMENT_REVEALED, table.display[place])
    else:
        table.display = without_place(table.display, place)


def without_place(items: vec[i64], place: i64) -> vec[i64]:
    rest = vec[i64]()
    for number in range(len(items)):
        if number != place:
            rest = append(rest, items[number])
    return rest
