"""The set-up of the table (R2, R12): what is shuffled, laid out, and left out. That of the players is in
``phases.setup``."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ludopolis.core.random import Random
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.ids import nation, person, wonder
from ludopolis.games.civilization.state import (
    BUILDINGS_LEFT,
    CIVILIZATION,
    DRAWN,
    EVENT_BACKS,
    FACE_DOWN,
    FOR_SALE,
    HIDDEN,
    HUT_BACKS,
    MARKET,
    NOBODY,
    OUT,
    PERSON_BACKS,
    PERSON_TOKENS,
    STATE_FACES,
    TILE_AT,
    TILE_FACES,
    TILE_TURNS,
    UNIT_BACKS,
    UNSEEN,
    VILLAGE_BACKS,
    WONDER_AT,
    WONDER_FACES,
    WONDERS_SHOWN,
    Table,
)
from ludopolis.games.civilization.tables import (
    ERAS,
    EVENT_FACES,
    EVENTS_FROM,
    HOME_TURNS,
    HUT_COPIES,
    HUT_REMOVED,
    MOST_SLOTS,
    NATION_TILE,
    NEUTRAL_SLOTS,
    NEUTRAL_TILES,
    PERSONS,
    SLOT_CORNER,
    SLOT_SQUARE,
    SLOTS_OF,
    SQUARES_ROW,
    TILE_GROUND,
    TILE_SQUARES,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_REMOVED,
    TYPE_TOKENS,
    UNIT_FACES,
    UNIT_TYPES,
    UNITS_FROM,
    VILLAGE_COPIES,
    VILLAGE_REMOVED,
    WONDERS_OF_ERA,
    WONDERS_SELECTED,
)
from ludopolis.games.civilization.tables import PERSON_TYPES as TYPES_OF_PERSONS

# How civilizations come to the players (R21.15).
DRAW_TWO: Final[i64] = 0
AT_RANDOM: Final[i64] = 1
FREE: Final[i64] = 2
CITY_STATES: Final[i64] = 5
MARKET_RESOURCES: Final[i64] = 4


def deal(table: Table, random: Random) -> None:
    """Everything that does not depend on the civilizations; then these are chosen."""
    table.random = table.generator(events.CHANCE_GENERATOR, random)
    table.first = table.roll(events.CHANCE_FIRST_PLAYER, table.seats, random) - 1
    table.tell(events.FIRST_PLAYER, table.first)
    hide_tiles(table)
    shuffle_faces(table, random)
    fill_supplies(table)
    table.push(frames.SETUP, table.first)
    hand_out_civilizations(table, random)


# --- the map --------------------------------------------------------------------------------------


def hide_tiles(table: Table) -> None:
    """All tiles of the layout face down (R2.6)."""
    for slot in range(MOST_SLOTS):
        table.set_thing(TILE_AT + slot, FACE_DOWN)
    for place in range(SLOTS_OF[table.seats] * TILE_SQUARES):
        table.ground[SLOT_SQUARE[table.seats * SQUARES_ROW + place]] = u8(HIDDEN)


def lay_home_tiles(table: Table) -> None:
    """The home tiles, which have no huts, villages or relics (R2.6)."""
    for seat in range(table.seats):
        tile = NATION_TILE[table.of(seat, CIVILIZATION) - 1]
        slot = NEUTRAL_SLOTS[table.seats] + seat
        lay_tile(table, slot, tile, HOME_TURNS[table.seats * 5 + seat])
        table.tell(events.TILE_LAID, tile, SLOT_CORNER[table.seats * MOST_SLOTS + slot])


def lay_tile(table: Table, slot: i64, tile: i64, turns: i64) -> None:
    """Turn a tile up; its tokens are not laid yet."""
    table.set_thing(TILE_AT + slot, tile)
    table.set_thing(TILE_TURNS + slot, turns)
    first = table.seats * SQUARES_ROW + slot * TILE_SQUARES
    for place in range(TILE_SQUARES):
        ground = TILE_GROUND[tile * 64 + turns * TILE_SQUARES + place]
        table.ground[SLOT_SQUARE[first + place]] = u8(ground)


# --- cards and tokens -----------------------------------------------------------------------------


def shuffle_faces(table: Table, random: Random) -> None:
    """R2.2 - R2.6."""
    for type in range(UNIT_TYPES):
        first, end = UNITS_FROM[type], UNITS_FROM[type + 1]
        shuffle_into(table, events.CHANCE_UNITS, UNIT_FACES[first:end], UNIT_BACKS + first, random)
    for level in range(1, 4):
        first, end = EVENTS_FROM[level], EVENTS_FROM[level + 1]
        shuffle_into(table, events.CHANCE_EVENTS, EVENT_FACES[first:end], EVENT_BACKS + first, random)
    shuffle_persons(table, random)
    fewer = table.fewer_tokens and table.seats == 2
    shuffle_tokens(table, events.CHANCE_HUTS, HUT_COPIES, HUT_REMOVED, HUT_BACKS, fewer, random)
    shuffle_tokens(
        table, events.CHANCE_VILLAGES, VILLAGE_COPIES, VILLAGE_REMOVED, VILLAGE_BACKS, fewer, random
    )
    shuffle_into(table, events.CHANCE_CITY_STATES, numbers_from(0, CITY_STATES), STATE_FACES, random)
    shuffle_wonders(table, random)
    shuffle_into(table, events.CHANCE_TILES, numbers_from(0, NEUTRAL_TILES), TILE_FACES, random)


def shuffle_into(table: Table, chance: i64, cards: vec[i64], first: i64, random: Random) -> None:
    """Mix the cards and lay their faces one after the other."""
    table.shuffle(chance, cards, random)
    for place in range(i64(len(cards))):
        table.faces[first + place] = u8(cards[place])


def shuffle_persons(table: Table, random: Random) -> None:
    """Without investments A. P. Giannini is left out (R1.5)."""
    cards = numbers_from(0, PERSONS)
    if not table.investments:
        cards = without(cards, person.A_P_GIANNINI)
        leave_out(table, PERSON_BACKS + PERSONS - 1, person.A_P_GIANNINI)
    shuffle_into(table, events.CHANCE_GREAT_PERSONS, cards, PERSON_BACKS, random)


def shuffle_tokens(
    table: Table, chance: i64, copies: vec[i64], removed: vec[i64], first: i64, fewer: bool, random: Random
) -> None:
    """Huts or villages; two players leave some out (R12.2), which lie behind the others."""
    tokens = vec[i64]()
    left_out = vec[i64]()
    for kind in range(i64(len(copies))):
        out = removed[kind] if fewer else 0
        for copy in range(copies[kind]):
            if copy < out:
                left_out = append(left_out, kind)
            else:
                tokens = append(tokens, kind)
    shuffle_into(table, chance, tokens, first, random)
    for place in range(i64(len(left_out))):
        leave_out(table, first + len(tokens) + place, left_out[place])


def leave_out(table: Table, back: i64, face: i64) -> None:
    """A card or token that is not in the game, as everybody knows."""
    table.faces[back] = u8(face)
    table.move_card(back, OUT)
    table.make_public(back)


def shuffle_wonders(table: Table, random: Random) -> None:
    """Those of an era after the other; the first of each are in the game (R2.3). Without investments Machu
    Picchu is not (R1.5)."""
    for era in range(ERAS):
        wonders = numbers_from(era * WONDERS_OF_ERA, WONDERS_OF_ERA)
        first = WONDER_FACES + era * WONDERS_OF_ERA
        if not table.investments and era == wonder.MACHU_PICCHU // WONDERS_OF_ERA:
            wonders = without(wonders, wonder.MACHU_PICCHU)
            table.faces[first + WONDERS_OF_ERA - 1] = u8(wonder.MACHU_PICCHU)
        shuffle_into(table, events.CHANCE_WONDERS, wonders, first, random)


def fill_supplies(table: Table) -> None:
    """Buildings, market resources and tokens of great persons (R1.2, R1.3, R12.1)."""
    for kind in range(TOKEN_KINDS):
        removed = TOKENS_REMOVED[kind] if table.seats == 2 else 0
        table.set_thing(BUILDINGS_LEFT + kind, TOKENS[kind] - removed)
    for resource in range(MARKET_RESOURCES):
        table.set_thing(MARKET + resource, table.seats)
    for type in range(TYPES_OF_PERSONS):
        table.set_thing(PERSON_TOKENS + type, TYPE_TOKENS[type])


# --- the market of wonders ------------------------------------------------------------------------


def open_market(table: Table) -> None:
    """The ancient wonders; the first of them is Egypt's if it plays, and another one comes for it (R2.3)."""
    count = WONDERS_SELECTED[table.seats]
    if plays(table, nation.EGYPT):
        table.set_thing(WONDERS_SHOWN, 1)
    for place in range(count):
        offer_wonder(table)


def offer_wonder(table: Table) -> None:
    """Refill the market from the deck, if there is a wonder left (R7.9)."""
    for era in range(ERAS):
        shown = table.thing(WONDERS_SHOWN + era)
        if shown < WONDERS_SELECTED[table.seats]:
            which = table.face(WONDER_FACES + era * WONDERS_OF_ERA + shown)
            table.set_thing(WONDERS_SHOWN + era, shown + 1)
            table.set_thing(WONDER_AT + which, FOR_SALE)
            table.tell(events.WONDER_OFFERED, which)
            return


def starting_wonder(table: Table) -> i64:
    """Egypt's wonder that is not placed yet, or NOBODY."""
    which = table.face(WONDER_FACES)
    return which if table.thing(WONDER_AT + which) == UNSEEN else NOBODY


def plays(table: Table, civilization: i64) -> bool:
    for seat in range(table.seats):
        if table.is_nation(seat, civilization):
            return True
    return False


# --- civilizations --------------------------------------------------------------------------------


def hand_out_civilizations(table: Table, random: Random) -> None:
    """R2.1, R21.15."""
    if table.choice == FREE:
        table.push(frames.PICK_CIVILIZATION, table.first)
        return
    civilizations = civilizations_in_play(table)
    table.shuffle(events.CHANCE_CIVILIZATIONS, civilizations, random)
    for seat in range(table.seats):
        if table.choice == AT_RANDOM:
            table.set_of(seat, CIVILIZATION, civilizations[seat] + 1)
        else:
            table.set_of(seat, DRAWN, civilizations[seat * 2] + 1)
            table.set_of(seat, DRAWN + 1, civilizations[seat * 2 + 1] + 1)
    if table.choice == DRAW_TWO:
        table.push_together(frames.CHOOSE_CIVILIZATION, numbers_from(0, table.seats))


def civilizations_in_play(table: Table) -> vec[i64]:
    """Some need a module (R1.5)."""
    civilizations = numbers_from(0, nation.COUNT)
    if not table.investments:
        civilizations = without(civilizations, nation.ARABIA)
    if not table.policies:
        civilizations = without(civilizations, nation.FRANCE)
    return civilizations


def numbers_from(first: i64, count: i64) -> vec[i64]:
    return vec[i64](range(first, first + count))


def without(numbers: vec[i64], number: i64) -> vec[i64]:
    kept = vec[i64]()
    for place in range(i64(len(numbers))):
        if numbers[place] != number:
            kept = append(kept, numbers[place])
    return kept
