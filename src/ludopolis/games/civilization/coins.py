"""Coins: those one can see on the map and on cards, and the tokens (R11.5, R11.6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import events
from ludopolis.games.civilization.ids import coin_place, government, nation, person, policy, tech, wonder
from ludopolis.games.civilization.modifiers import governs, has_person, has_policy, has_wonder, wonder_owner
from ludopolis.games.civilization.state import (
    BUILDING,
    CENTRE,
    CITIES,
    CITY_STATE,
    COIN_TOKENS,
    FACE_DOWN,
    PANAMA_COINS,
    PERSON,
    PERSON_TOKENS,
    RELIC,
    SEAT_UNIT,
    STATES_DRAWN,
    TECHS,
    TILE_AT,
    WONDER,
    Table,
)
from ludopolis.games.civilization.tables import (
    BUILDING_COIN,
    COIN_TECHS,
    GROUND_COIN,
    PERSON_TYPES,
    SLOT_SQUARE,
    SLOTS_OF,
    SQUARES_ROW,
    STATE_COIN,
    TECH_COIN,
    TECH_COIN_MOST,
    TILE_GROUND,
    TILE_SQUARES,
    TILES,
    TYPE_COIN,
    TYPE_TOKENS,
)
from ludopolis.games.civilization.tables import TECHS as ALL_TECHS

INTERNET_COINS: Final[i64] = 2
PLACES: Final[i64] = 6  # of a nation: five techs and the sheet
# The tech on which the coins of a place lie.
TECH_OF_PLACE: Final[vec[i64]] = vec[i64](
    [tech.CODE_OF_LAWS, tech.POTTERY, tech.DEMOCRACY, tech.PRINTING_PRESS, tech.EDUCATION]
)
# By tile, and none for one that is face down: the coins printed on it.
_PRINTED = [sum(GROUND_COIN[TILE_GROUND[tile * 64 + place]] for place in range(16)) for tile in range(TILES)]
TILE_COINS: Final[vec[i64]] = vec[i64](_PRINTED + [0] * int(FACE_DOWN + 1 - TILES))
_ROOM: Final[vec[i64]] = vec[i64]([0] * 10)


def coins(table: Table, seat: i64) -> i64:
    """R11.5."""
    total = printed_coins(table, seat) + working_tokens(table, seat)
    return total + outskirts_coins(table, seat) + standing_coins(table, seat)


def most_coins(table: Table, seat: i64) -> i64:
    """More than this the seat cannot have: quickly counted, with everything that could lie on the map."""
    total = working_tokens(table, seat) + table.thing(PANAMA_COINS) + printed_on_cards(table, seat) + 1
    for slot in range(SLOTS_OF[table.seats]):
        total += TILE_COINS[table.thing(TILE_AT + slot)]
    for type in range(PERSON_TYPES):
        if TYPE_COIN[type]:
            total += TYPE_TOKENS[type] - table.thing(PERSON_TOKENS + type)
    if table.thing(STATES_DRAWN):
        total += 1
    return total + table.city_count(seat)  # banks


def square_coin(table: Table, square: i64) -> i64:
    """The coins of the square, or of what lies on it."""
    token = i64(table.on[square])
    if token < CITY_STATE or RELIC <= token < BUILDING:
        return GROUND_COIN[i64(table.ground[square])]
    if token < RELIC:
        return STATE_COIN[token - CITY_STATE]
    if token < WONDER:
        return BUILDING_COIN[token - BUILDING]
    return TYPE_COIN[token - PERSON] if PERSON <= token < CENTRE else 0


def printed_coins(table: Table, seat: i64) -> i64:
    """On techs, the government, a policy and a great person."""
    total = printed_on_cards(table, seat)
    return total + 1 if has_person(table, seat, person.ADAM_SMITH) else total


def printed_on_cards(table: Table, seat: i64) -> i64:
    total: i64 = 0
    known = table.of(seat, TECHS) & COIN_TECHS[0]
    if known:
        for which in range(ALL_TECHS):
            if known & BIT[which]:
                total += TECH_COIN[which]
    if governs(table, seat, government.DEMOCRACY):
        total += 1
    if has_policy(table, seat, policy.ORGANIZED_RELIGION):
        total += 1
    return total


def outskirts_coins(table: Table, seat: i64) -> i64:
    """In the outskirts that nobody blockades."""
    total: i64 = 0
    for index in range(CITIES):
        if not table.has_city(seat, index):
            continue
        count = table.outskirts(seat, index, _ROOM)
        for number in range(count):
            square = _ROOM[number]
            icons = square_coin(table, square)
            if icons and not table.blockaded(square):
                total += icons
    return total


def standing_coins(table: Table, seat: i64) -> i64:
    """Where a scout (of England an army too) stands outside the own outskirts; of city-states."""
    total: i64 = 0
    england = table.is_nation(seat, nation.ENGLAND)
    first = table.seats * SQUARES_ROW
    for place in range(first, first + SLOTS_OF[table.seats] * TILE_SQUARES):
        square = SLOT_SQUARE[place]
        figures = i64(table.figures[square])
        if not figures or figures // SEAT_UNIT != seat or table.owner(square) == seat:
            continue
        if england or table.scouts(square) or CITY_STATE <= i64(table.on[square]) < RELIC:
            total += square_coin(table, square)
    return total


# --- tokens ---------------------------------------------------------------------------------------


def coins_at(table: Table, seat: i64, place: i64) -> i64:
    """How many coin tokens of the seat lie at a place, whether they count or not."""
    if place < PLACES:
        return table.of(seat, COIN_TOKENS + place)
    return table.thing(PANAMA_COINS) if wonder_owner(table, wonder.PANAMA_CANAL) == seat else 0


def coin_tokens(table: Table, seat: i64) -> i64:
    """All coin tokens of the seat."""
    total: i64 = 0
    for place in range(coin_place.COUNT):
        total += coins_at(table, seat, place)
    return total


def working_tokens(table: Table, seat: i64) -> i64:
    """Those of a blockaded Panama Canal do not count."""
    total: i64 = 0
    for place in range(PLACES):
        total += table.of(seat, COIN_TOKENS + place)
    if table.thing(PANAMA_COINS) and has_wonder(table, seat, wonder.PANAMA_CANAL):
        total += table.thing(PANAMA_COINS)
    return total


def can_put_coin(table: Table, seat: i64, place: i64) -> bool:
    """Whether one more token fits: on a tech one knows up to its maximum (R11.6), on the sheet always, on the
    Panama Canal if it works."""
    if place == coin_place.SHEET:
        return True
    if place == coin_place.PANAMA_CANAL:
        return has_wonder(table, seat, wonder.PANAMA_CANAL)
    most = TECH_COIN_MOST
    if has_wonder(table, seat, wonder.INTERNET):
        most += INTERNET_COINS
    return table.knows(seat, TECH_OF_PLACE[place]) and table.of(seat, COIN_TOKENS + place) < most


def put_coin(table: Table, seat: i64, place: i64) -> None:
    """One more token where it fits."""
    if place < PLACES:
        table.add(seat, COIN_TOKENS + place, 1)
    else:
        table.set_thing(PANAMA_COINS, table.thing(PANAMA_COINS) + 1)
    table.tell(events.COIN_TOKEN_GAINED, seat, place)


def take_coin(table: Table, seat: i64, place: i64) -> None:
    """One token less."""
    if place < PLACES:
        table.add(seat, COIN_TOKENS + place, -1)
    else:
        table.set_thing(PANAMA_COINS, table.thing(PANAMA_COINS) - 1)
    table.tell(events.COIN_TOKEN_LOST, seat, place)
