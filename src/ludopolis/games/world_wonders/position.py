"""The whole position as data, and back. Tracks and boards follow from the objects on the maps."""

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT, set_of
from ludopolis.core.facts import Position
from ludopolis.core.random import Random
from ludopolis.games.world_wonders.actions import LONG_ROAD, SHORT_ROADS
from ludopolis.games.world_wonders.components import IDS, SPACES
from ludopolis.games.world_wonders.grid import board_of
from ludopolis.games.world_wonders.setup import STACK_TILES, set_options
from ludopolis.games.world_wonders.state import (
    BUY,
    CARD,
    CHOOSE_DISCARD,
    DECISIONS,
    ITEM,
    LEFT,
    LOAN_TAKEN,
    NONE,
    PLACE,
    STEP,
    City,
    Deal,
    Table,
)
from ludopolis.games.world_wonders.tables import MONUMENTS, OBJECT_IDS, ROUNDS
from ludopolis.games.world_wonders.view import item_name, named, names_of, options_of, stacks_in_use

_NAMES = [kind.name for kind in DECISIONS]


class ObjectData(msgspec.Struct, forbid_unknown_fields=True):
    object: str
    cells: list[str]


class CityData(msgspec.Struct, forbid_unknown_fields=True):
    """``loan`` is an unpaid one; ``loan_this_round`` says the coin track is extended."""

    map: str
    objects: list[ObjectData]
    spent: int
    loan: bool
    loan_this_round: bool
    out: bool
    pedestal: str | None


class SoloData(msgspec.Struct, forbid_unknown_fields=True):
    used: list[str]
    deck: list[str]
    monuments: list[str]
    random: list[int]


class FrameData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A decision; what else it has depends on its kind."""

    decision: str
    seat: int
    loan_taken: bool = False
    item: str = ""
    pieces: list[int] = []
    cells: list[str] = []
    card: str = ""
    part: int = 0


class PositionData(Position, kw_only=True):
    round: int
    order: list[int]
    stacks: dict[str, list[str]]
    offer: list[str]
    long_roads: int
    short_roads: int
    towers: int
    pedestals: list[str]
    display: list[str]
    deck: list[str]
    goals: list[str]
    cities: list[CityData]
    solo: SoloData | None
    frames: list[FrameData]


# --- out ------------------------------------------------------------------------------------------


def position_of(table: Table) -> dict[str, Any]:
    data = PositionData(
        game="world_wonders",
        rules=table.game.version,
        options=options_of(table),
        round=table.round,
        order=[seat for seat in table.order],
        stacks={IDS["stack"][stack]: _stack(table, stack) for stack in stacks_in_use(table)},
        offer=[IDS["stack"][stack] for stack in stacks_in_use(table) if table.offer & BIT[stack]],
        long_roads=table.long_roads,
        short_roads=table.short_roads,
        towers=table.towers,
        pedestals=named("pedestal", table.pedestals),
        display=[IDS["monument"][monument] for monument in table.display],
        deck=[IDS["monument"][table.deal.monuments[place]] for place in range(table.dealt, MONUMENTS)],
        goals=named("goal", table.goals),
        cities=[_city(city) for city in table.cities],
        solo=_solo(table),
        frames=[] if table.over else [_frame(table)],
    )
    found: dict[str, Any] = msgspec.to_builtins(data)
    return found


def _stack(table: Table, stack: int) -> list[str]:
    return [IDS["tile"][table.deal.tiles[stack * ROUNDS + place]] for place in range(ROUNDS)]


def _city(city: City) -> CityData:
    return CityData(
        map=IDS["map"][city.map],
        objects=[
            ObjectData(OBJECT_IDS[city.object_at(place)], names_of(city.cells_at(place)))
            for place in range(city.object_count())
        ],
        spent=city.spent,
        loan=city.debt,
        loan_this_round=city.extended,
        out=city.out,
        pedestal=None if city.pedestal == NONE else IDS["pedestal"][city.pedestal],
    )


def _solo(table: Table) -> SoloData | None:
    if not table.solo():
        return None
    cards = [IDS["solo_card"][card] for card in table.solo_deck]
    return SoloData(
        used=cards[: table.solo_used],
        deck=cards[table.solo_used :],
        monuments=named("monument", table.rival),
        random=table.random.words(),
    )


def _frame(table: Table) -> FrameData:
    frame = FrameData(_NAMES[table.kind], table.seat)
    if table.kind == BUY:
        frame.loan_taken = table.number(LOAN_TAKEN) == 1
    elif table.kind == PLACE:
        frame.item = item_name(table.number(ITEM))
        frame.pieces = [table.number(LEFT + piece) for piece in range(3)]
        frame.cells = names_of(table.cells())
    elif table.kind == CHOOSE_DISCARD:
        frame.card = IDS["solo_card"][table.number(CARD)]
        frame.part = table.number(STEP)
    return frame


# --- in -------------------------------------------------------------------------------------------


def set_up(table: Table, position: PositionData) -> None:
    """Lay out a position without faults."""
    set_options(table, position.options)
    table.round = position.round
    table.order = vec[i64](position.order)
    table.offer = set_of([IDS["stack"].index(id) for id in position.offer])
    table.long_roads = position.long_roads
    table.short_roads = position.short_roads
    table.towers = position.towers
    table.pedestals = set_of([IDS["pedestal"].index(id) for id in position.pedestals])
    table.display = vec[i64]([IDS["monument"].index(id) for id in position.display])
    table.goals = set_of([IDS["goal"].index(id) for id in position.goals])
    table.deal = Deal(_tiles(position), _monuments(position))
    table.dealt = MONUMENTS - len(position.deck)
    for seat, city in enumerate(position.cities):
        _set_city(table.city(seat), city, 1 if table.track_b else 0)
    if position.solo is not None:
        _set_solo(table, position.solo)
    for frame in position.frames:
        _set_frame(table, frame)


def _tiles(position: PositionData) -> vec[i64]:
    tiles = STACK_TILES[:]
    for id, pile in position.stacks.items():
        for place, tile in enumerate(pile):
            tiles[IDS["stack"].index(id) * ROUNDS + place] = IDS["tile"].index(tile)
    return tiles


def _monuments(position: PositionData) -> vec[i64]:
    """Those dealt already come first; their order no longer matters."""
    deck = [IDS["monument"].index(id) for id in position.deck]
    dealt = [monument for monument in range(MONUMENTS) if monument not in deck]
    return vec[i64]([*dealt, *deck])


def _set_city(city: City, data: CityData, track: int) -> None:
    city.found(IDS["map"].index(data.map), track)
    for placed in data.objects:
        thing = OBJECT_IDS.index(placed.object)
        city.put(thing, board_of([SPACES.index(id) for id in placed.cells]))
        if thing < LONG_ROAD:
            city.collect(thing)
    city.spent = data.spent
    city.debt = data.loan
    city.extended = data.loan_this_round
    city.out = data.out
    city.pedestal = NONE if data.pedestal is None else IDS["pedestal"].index(data.pedestal)


def _set_solo(table: Table, solo: SoloData) -> None:
    table.solo_deck = vec[i64]([IDS["solo_card"].index(id) for id in (*solo.used, *solo.deck)])
    table.solo_used = len(solo.used)
    table.rival = set_of([IDS["monument"].index(id) for id in solo.monuments])
    table.random = Random(*solo.random)


def _set_frame(table: Table, frame: FrameData) -> None:
    table.push(_NAMES.index(frame.decision), frame.seat)
    if table.kind == BUY:
        table.set_number(LOAN_TAKEN, int(frame.loan_taken))
    elif table.kind == PLACE:
        table.set_number(ITEM, item_number(frame.item))
        for piece in range(3):
            table.set_number(LEFT + piece, frame.pieces[piece])
        table.set_cells(board_of([SPACES.index(id) for id in frame.cells]))
    elif table.kind == CHOOSE_DISCARD:
        table.set_number(CARD, IDS["solo_card"].index(frame.card))
        table.set_number(STEP, frame.part)


def item_number(name: str) -> int:
    return SHORT_ROADS if name == "short_roads" else OBJECT_IDS.index(name)
