"""What each seat may see (R12.1), built from that alone. Nothing is private: all seats see the same."""

import msgspec

from ludopolis.core.bits import BIT, members_of
from ludopolis.core.data import View
from ludopolis.core.kinds import OptionValue
from ludopolis.games.world_wonders.actions import LONG_ROAD, SHORT_ROADS, TOWER
from ludopolis.games.world_wonders.components import IDS, SPACES
from ludopolis.games.world_wonders.districts import is_district
from ludopolis.games.world_wonders.goals import metric, points_for
from ludopolis.games.world_wonders.grid import Board, either, meet, spaces_of
from ludopolis.games.world_wonders.placements import near_board
from ludopolis.games.world_wonders.rules import monument_price, object_price, pieces_left
from ludopolis.games.world_wonders.scoring import CATEGORIES, rival_points, score, scoring_nature
from ludopolis.games.world_wonders.state import (
    FREE_LAND,
    FREE_WATER,
    ITEM,
    NONE,
    PLACE,
    PLACE_START_ROAD,
    City,
    Table,
)
from ludopolis.games.world_wonders.tables import (
    MONUMENTS,
    NEEDS,
    OBJECT_IDS,
    PEDESTAL_PRICE,
    ROUNDS,
    SETUP_STACKS,
    SOLO_CARDS,
    STACK_POSITION,
    STACK_PRICE,
    STACKS,
    TILES,
)


class ObjectView(msgspec.Struct, frozen=True):
    """Something on a map: a tile, a monument, a road piece or a tower, and the spaces it covers."""

    object: str
    cells: list[str]
    district: bool


class CityView(msgspec.Struct, frozen=True):
    """``score`` is what the city would score if the game ended now, ``scoring`` the natural resources in it.

    ``neighbours`` are the kinds of things a monument could still be built beside.
    """

    map: str
    objects: list[ObjectView]
    coins: int
    coins_spent: int
    coin_limit: int
    loan: bool
    out: bool
    pedestal: str | None
    resources: dict[str, int]
    population: int
    monuments: list[str]
    monument_price: int
    neighbours: list[str]
    scoring: list[str]
    score: dict[str, int]


class StackView(msgspec.Struct, frozen=True):
    """A stack from left to right; ``tile`` is None once it was taken, ``left`` counts the tiles below."""

    stack: str
    price: int
    tile: str | None
    left: int


class GoalView(msgspec.Struct, frozen=True):
    """A common goal: how well each city meets it, and the points that gives now."""

    goal: str
    metrics: list[int]
    points: list[int]


class PlacingView(msgspec.Struct, frozen=True):
    """What is being placed, how many of each piece are left, and the spaces of parts placed before."""

    item: str
    pieces: list[int]
    cells: list[str]


class SoloView(msgspec.Struct, frozen=True):
    """The automatic opponent: cards used since the last shuffle, the last one is in force."""

    used: list[str]
    deck: int
    monuments: list[str]
    score: int


class WorldWondersView(View, kw_only=True):
    """The table as everybody sees it."""

    options: dict[str, OptionValue]
    round: int
    order: list[int]
    stacks: list[StackView]
    prices: dict[str, int]
    long_roads: int
    short_roads: int
    towers: int
    pedestals: list[str]
    display: list[str]
    deck: int
    removed: list[str]
    goals: list[GoalView]
    cities: list[CityView]
    placing: PlacingView | None
    solo: SoloView | None


def world_wonders_view(table: Table, seat: int) -> WorldWondersView:
    return WorldWondersView(
        game="world_wonders",
        seat=seat,
        decision=table.decision(),
        result=table.result(),
        options=options_of(table),
        round=table.round,
        order=[seat for seat in table.order],
        stacks=_stacks(table),
        prices=_prices(),
        long_roads=table.long_roads,
        short_roads=table.short_roads,
        towers=table.towers,
        pedestals=named("pedestal", table.pedestals),
        display=[IDS["monument"][monument] for monument in table.display],
        deck=MONUMENTS - table.dealt,
        removed=removed_tiles(table),
        goals=_goals(table),
        cities=[_city(table, owner) for owner in range(table.seats)],
        placing=_placing(table),
        solo=_solo(table),
    )


def options_of(table: Table) -> dict[str, OptionValue]:
    return {
        "map_side": "b" if table.rivers else "a",
        "track_side": "b" if table.track_b else "a",
        "common_goals": table.common_goals,
        "solo_difficulty": "hard" if table.hard else "easy",
        "solo_building_choice": "dearest" if table.dearest else "player",
        "start_order": "by_seat" if table.by_seat else "random",
    }


def named(kind: str, members: int) -> list[str]:
    return [IDS[kind][member] for member in members_of(members)]


def names_of(board: Board) -> list[str]:
    """The names of the spaces of a set."""
    return [SPACES[space] for space in spaces_of(board)]


def stacks_in_use(table: Table) -> list[int]:
    """From left to right on the main board."""
    used = members_of(SETUP_STACKS[table.seats - 1])
    return sorted(used, key=lambda stack: STACK_POSITION[stack])


def removed_tiles(table: Table) -> list[str]:
    """The tiles that were revealed and are neither on offer nor on a map (R3.6, R11.4)."""
    standing = {
        city.object_at(place) for city in table.cities for place in range(city.object_count())
    } | _tile_in_hand(table)
    gone = []
    for stack in range(STACKS):
        if SETUP_STACKS[table.seats - 1] & BIT[stack]:
            for turn in range(table.round):
                tile = table.deal.tiles[stack * ROUNDS + turn]
                if tile not in standing and not table.on_offer(tile):
                    gone.append(tile)
    return [IDS["tile"][tile] for tile in sorted(gone)]


def _tile_in_hand(table: Table) -> set[int]:
    """The tile that was bought and waits to be placed."""
    if table.over or table.kind != PLACE or table.number(ITEM) >= TILES:
        return set()
    return {table.number(ITEM)}


def _stacks(table: Table) -> list[StackView]:
    return [
        StackView(
            stack=IDS["stack"][stack],
            price=STACK_PRICE[stack],
            tile=IDS["tile"][table.tile_of(stack)] if table.offer & BIT[stack] else None,
            left=ROUNDS - table.round,
        )
        for stack in stacks_in_use(table)
    ]


def _prices() -> dict[str, int]:
    """What costs everybody the same: roads, towers and pedestals."""
    return {
        **{item_name(item): object_price(item) for item in (LONG_ROAD, SHORT_ROADS, TOWER)},
        **{id: PEDESTAL_PRICE[pedestal] for pedestal, id in enumerate(IDS["pedestal"])},
    }


def _goals(table: Table) -> list[GoalView]:
    return [
        GoalView(
            goal=IDS["goal"][goal],
            metrics=[metric(city, goal) for city in table.cities],
            points=[points_for(table, goal, seat) for seat in range(table.seats)],
        )
        for goal in members_of(table.goals)
    ]


def _city(table: Table, owner: int) -> CityView:
    city = table.city(owner)
    points = dict(zip(CATEGORIES, score(table, owner), strict=True))
    return CityView(
        map=IDS["map"][city.map],
        objects=_objects(city),
        coins=city.coins(),
        coins_spent=city.spent,
        coin_limit=city.limit(),
        loan=city.debt,
        out=city.out,
        pedestal=None if city.pedestal == NONE else IDS["pedestal"][city.pedestal],
        resources={id: city.resource(which) for which, id in enumerate(IDS["resource"])},
        population=city.population,
        monuments=named("monument", city.monuments),
        monument_price=monument_price(city),
        neighbours=_neighbours(city),
        scoring=names_of(scoring_nature(city)),
        score={**points, "total": sum(points.values())},
    )


def _neighbours(city: City) -> list[str]:
    """What has a free space beside it, where a monument could touch it (R6.6)."""
    free = either(city.board(FREE_LAND), city.board(FREE_WATER))
    return [name for kind, name in enumerate(NEEDS) if meet(near_board(city, kind), free)]


def _objects(city: City) -> list[ObjectView]:
    return [
        ObjectView(
            object=OBJECT_IDS[city.object_at(place)],
            cells=names_of(city.cells_at(place)),
            district=city.object_at(place) < TILES and is_district(city, place),
        )
        for place in range(city.object_count())
    ]


def _placing(table: Table) -> PlacingView | None:
    if table.over or table.kind not in (PLACE, PLACE_START_ROAD):
        return None
    if table.kind == PLACE_START_ROAD:
        return PlacingView("long_road", list(pieces_left(table)), [])
    return PlacingView(item_name(table.number(ITEM)), list(pieces_left(table)), names_of(table.cells()))


def item_name(item: int) -> str:
    """The name of what can be bought and placed."""
    return "short_roads" if item == SHORT_ROADS else OBJECT_IDS[item]


def _solo(table: Table) -> SoloView | None:
    if not table.solo():
        return None
    return SoloView(
        used=[IDS["solo_card"][card] for card in table.solo_deck[: table.solo_used]],
        deck=SOLO_CARDS - table.solo_used,
        monuments=named("monument", table.rival),
        score=rival_points(table),
    )
