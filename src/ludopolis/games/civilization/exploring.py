"""What figures find: tiles, huts, villages, relics and city-states (R8.5-R8.7, R8.11, R11.3)."""

from typing import Final

from mypy_extensions import i64, u8

from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.coins import put_coin
from ludopolis.games.civilization.culture import advance_free, gain_culture
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import begin
from ludopolis.games.civilization.ids import city_state, coin_place, hut, nation, relic, village
from ludopolis.games.civilization.persons import gain_person
from ludopolis.games.civilization.state import (
    CITY_STATE,
    DECK,
    HELD,
    HUT,
    HUT_BACKS,
    NOBODY,
    NOTHING,
    ON_MAP,
    OUT,
    RELIC,
    RELIC_TURN,
    STATE_FACES,
    STATES_DRAWN,
    TILE_AT,
    TILE_FACES,
    TILE_TURNS,
    VILLAGE,
    VILLAGE_BACKS,
    Table,
)
from ludopolis.games.civilization.tables import (
    CITY_STATE_CULTURE,
    GROUND_SYMBOL,
    HUT_KEPT,
    HUT_SYMBOL,
    HUTS,
    RELIC_SYMBOL,
    SLOT_AT,
    SLOT_SQUARE,
    SQUARES_ROW,
    TILE_GROUND,
    TILE_RELIC,
    TILE_SQUARES,
    VILLAGE_KEPT,
    VILLAGE_SYMBOL,
    VILLAGES,
)
from ludopolis.games.civilization.units import free_units

HUT_ART: Final[i64] = 3
VILLAGE_ART: Final[i64] = 6
CHINESE_CULTURE: Final[i64] = 3
ATTILAS_UNITS: Final[i64] = 2
ARK_SPACES: Final[i64] = 2
ATLANTIS: Final[i64] = 0  # + RELIC_TURN
SEVEN_CITIES: Final[i64] = 1


# --- tiles ----------------------------------------------------------------------------------------


def discover(table: Table, seat: i64, square: i64, direction: i64) -> None:
    """Turn up the tile of a square, seen by figures that look in a direction (R8.5)."""
    reveal_tile(table, seat, SLOT_AT[table.seats * 504 + square], direction)
    if table.is_nation(seat, nation.SPAIN):
        begin(table, seat, sources.DISCOVERY_BUILDING)


def reveal_tile(table: Table, seat: i64, slot: i64, direction: i64) -> None:
    """Turn up the tile of a slot. Its arrow points away from the discoverer, the way he looks (R17.30)."""
    tile = table.face(TILE_FACES + slot)
    table.set_thing(TILE_AT + slot, tile)
    table.set_thing(TILE_TURNS + slot, direction)
    first = table.seats * SQUARES_ROW + slot * TILE_SQUARES
    table.tell(events.TILE_DISCOVERED, seat, tile, SLOT_SQUARE[first])
    for place in range(TILE_SQUARES):
        square = SLOT_SQUARE[first + place]
        ground = TILE_GROUND[tile * 64 + direction * TILE_SQUARES + place]
        table.ground[square] = u8(ground)
        _put_token(table, square, GROUND_SYMBOL[ground], tile)


def _put_token(table: Table, square: i64, symbol: i64, tile: i64) -> None:
    if symbol == HUT_SYMBOL:
        put_hut(table, square)
    elif symbol == VILLAGE_SYMBOL:
        put_village(table, square)
    elif symbol == RELIC_SYMBOL:
        _put_relic(table, square, TILE_RELIC[tile])


def put_hut(table: Table, square: i64) -> None:
    """Put the next hut on a square, if there is one left."""
    back = next_token(table, HUT_BACKS, HUTS)
    if back != NOBODY:
        table.move_card(back, ON_MAP)
        table.on[square] = u8(HUT + back - HUT_BACKS)
        table.tell(events.HUT_PLACED, square)


def put_village(table: Table, square: i64) -> None:
    """Put the next village on a square, if there is one left."""
    back = next_token(table, VILLAGE_BACKS, VILLAGES)
    if back != NOBODY:
        table.move_card(back, ON_MAP)
        table.on[square] = u8(VILLAGE + back - VILLAGE_BACKS)
        table.tell(events.VILLAGE_PLACED, square)


def next_token(table: Table, first: i64, count: i64) -> i64:
    """The next back of a pile of tokens, or NOBODY."""
    for back in range(first, first + count):
        if table.place(back) == DECK:
            return back
    return NOBODY


def _put_relic(table: Table, square: i64, which: i64) -> None:
    """Put a relic on its square; without its module it is not in the game (R1.5)."""
    if not table.relics or (which == relic.SEVEN_CITIES_OF_GOLD and not table.investments):
        return
    table.on[square] = u8(RELIC + which)
    table.tell(events.RELIC_PLACED, square, which)


# --- huts and villages ----------------------------------------------------------------------------


def take_token(table: Table, seat: i64, square: i64) -> None:
    """Take the hut or village of a square, and keep it or do what it says (R8.6, R8.7)."""
    token = i64(table.on[square])
    table.on[square] = u8(NOTHING)
    if table.is_nation(seat, nation.CHINA):
        gain_culture(table, seat, CHINESE_CULTURE)
    if token < VILLAGE:
        table.tell(events.HUT_TAKEN, seat, square)
        _take_hut(table, seat, square, HUT_BACKS + token - HUT)
    else:
        table.tell(events.VILLAGE_TAKEN, seat, square)
        _take_village(table, seat, square, VILLAGE_BACKS + token - VILLAGE)


def _take_hut(table: Table, seat: i64, square: i64, back: i64) -> None:
    kind = table.face(back)
    if HUT_KEPT[kind]:
        table.move_card(back, HELD + seat)
        table.tell(events.TOKEN_KEPT_HUT, seat, kind)
        return
    table.move_card(back, OUT)
    table.make_public(back)
    table.tell(events.TOKEN_REVEALED_HUT, seat, kind)
    if kind == hut.NATIVE_ART:
        gain_culture(table, seat, HUT_ART)
    elif kind == hut.CITY_STATE:
        place_city_state(table, seat, square)
    elif kind == hut.FRIENDLY_BARBARIAN:
        begin(table, seat, sources.FRIENDLY_BARBARIAN)
        table.set_number(frames.ANSWER, square)
        table.set_number(frames.ANSWERS, 1)


def _take_village(table: Table, seat: i64, square: i64, back: i64) -> None:
    kind = table.face(back)
    if VILLAGE_KEPT[kind]:
        table.move_card(back, HELD + seat)
        table.tell(events.TOKEN_KEPT_VILLAGE, seat, kind)
        return
    table.move_card(back, OUT)
    table.make_public(back)
    table.tell(events.TOKEN_REVEALED_VILLAGE, seat, kind)
    if kind == village.NATIVE_ART:
        gain_culture(table, seat, VILLAGE_ART)
    elif kind == village.CITY_STATE:
        place_city_state(table, seat, square)
    elif kind == village.GREAT_PERSON:
        gain_person(table, seat)
    elif kind == village.WEALTH:
        put_coin(table, seat, coin_place.SHEET)


def place_city_state(table: Table, seat: i64, square: i64) -> None:
    """Put the next city-state on a square; in the outskirts of a city it is destroyed at once (R5.5)."""
    drawn = table.thing(STATES_DRAWN)
    if drawn == city_state.COUNT:
        return
    which = table.face(STATE_FACES + drawn)
    table.set_thing(STATES_DRAWN, drawn + 1)
    table.tell(events.CITY_STATE_PLACED, which, square)
    if table.owner(square) == NOBODY:
        table.on[square] = u8(CITY_STATE + which)
        return
    table.tell(events.CITY_STATE_DESTROYED, seat, which, square)
    gain_culture(table, seat, CITY_STATE_CULTURE)


# --- relics ---------------------------------------------------------------------------------------


def resolve_relic(table: Table, seat: i64, square: i64) -> None:
    """Take the relic of a square where an army has ended its move (R8.11)."""
    which = i64(table.on[square]) - RELIC
    table.on[square] = u8(NOTHING)
    table.tell(events.RELIC_FOUND, seat, which, square)
    if which == relic.ARK_OF_THE_COVENANT:
        advance_free(table, seat, ARK_SPACES)
    elif which == relic.ATTILAS_VILLAGE:
        free_units(table, seat, ATTILAS_UNITS)
    elif which == relic.SCHOOL_OF_CONFUCIUS:
        gain_person(table, seat)
    elif which == relic.ATLANTIS:
        table.set_of(seat, RELIC_TURN + ATLANTIS, table.turn + 1)
    else:
        table.set_of(seat, RELIC_TURN + SEVEN_CITIES, table.turn + 1)
