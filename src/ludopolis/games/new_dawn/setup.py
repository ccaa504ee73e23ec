"""The set-up (R3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.core.random import Random
from ludopolis.games.new_dawn import events
from ludopolis.games.new_dawn.land import NONE, OF_RESOURCE, PREMADE
from ludopolis.games.new_dawn.map_setup import begin_map, place_capital
from ludopolis.games.new_dawn.spaces import size
from ludopolis.games.new_dawn.state import (
    CARD,
    DECK_CARD,
    LAID,
    LEADER,
    NATURAL,
    ON_CARD,
    ON_MAP,
    STATE,
    SUPPLY,
    TILE,
    TURN,
    WITH_NATURAL,
    WITH_RESOURCE,
    WITH_STATE,
    Table,
)
from ludopolis.games.new_dawn.tables import (
    BARBARIANS,
    CARDS_IN_EPIC,
    CARDS_IN_PLAY,
    CITY_STATES,
    DECK,
    DECK_OF,
    DECKS,
    DIRECTIONS,
    ERA_OF,
    ERA_SIZE,
    ERAS,
    LEADER_ROW,
    LEVELS,
    NATURAL_WONDERS,
    PREMADE_CAPITALS,
    RESOURCE_TOKENS,
    RESOURCES,
    SLOTS,
    SPACES,
    TILES,
)

ALL_LEADERS: Final[vec[i64]] = vec[i64](range(8))
ALL_WONDERS: Final[vec[i64]] = vec[i64](range(24))
ALL_VICTORY_CARDS: Final[vec[i64]] = vec[i64](range(5))


def deal(table: Table, random: Random) -> None:
    """Leaders, then the map; the rest follows when it is complete."""
    table.random = table.generator(events.CHANCE_GENERATOR, random)
    table.clear()
    leaders = ALL_LEADERS[:]
    table.shuffle(events.CHANCE_LEADERS, leaders, random)
    for seat in range(table.seats):
        take_leader(table, seat, leaders[seat])
    if table.custom:
        begin_map(table, random)
    else:
        lay_premade_map(table, random)
        populate(table)


def take_leader(table: Table, seat: i64, leader: i64) -> None:
    """R3.1, R3.2."""
    table.set_realm(seat, LEADER, leader)
    table.tell(events.LEADER_DEALT, seat, leader)
    for place in range(SLOTS):
        table.set_row(seat, place, CARD, LEADER_ROW[leader * SLOTS + place] * LEVELS)
    table.set_caravan(seat, 0, ON_CARD)


def lay_premade_map(table: Table, random: Random) -> None:
    """The capitals go to the seats in order from a random start (R3.10, R16.4)."""
    table.land = PREMADE[table.seats]
    for tile in range(TILES):
        if table.land.has_tile(tile):
            table.set_thing(TILE + tile, LAID)
    seat = table.roll(events.CHANCE_SEATS, table.seats, random) - 1
    for tile in PREMADE_CAPITALS:
        if table.land.has_tile(tile):
            place_capital(table, seat, tile)
            seat = (seat + 1) % table.seats


def populate(table: Table) -> None:
    """Everything after the map (R3.4 - R3.9)."""
    put_symbols(table)
    draw = table.random
    table.first = table.roll(events.CHANCE_FIRST, table.seats, draw) - 1
    table.tell(events.FIRST_PLAYER, table.first)
    table.orientation = table.roll(events.CHANCE_ORIENTATION, DIRECTIONS, draw) - 1
    stack_wonders(table, draw)
    draw_victory_cards(table, draw)
    table.round = 1
    table.push(TURN, table.first)


def put_symbols(table: Table) -> None:
    """A token on each symbol (R3.4)."""
    land = table.land
    for resource in range(RESOURCES):
        tokens = land.set(OF_RESOURCE + resource)
        table.set_thing(SUPPLY + resource, RESOURCE_TOKENS - size(tokens))
    for space in range(SPACES):
        if land.resource[space] != NONE:
            table.add(WITH_RESOURCE, space)
    for natural in range(NATURAL_WONDERS):
        if land.natural_space[natural] != NONE:
            table.set_thing(NATURAL + natural, ON_MAP)
            table.add(WITH_NATURAL, land.natural_space[natural])
    for state in range(CITY_STATES):
        if land.state_space[state] != NONE:
            table.set_thing(STATE + state, ON_MAP)
            table.add(WITH_STATE, land.state_space[state])
    for barbarian in range(BARBARIANS):
        if land.barbarian_space[barbarian] != NONE:
            table.set_barbarian(barbarian, land.barbarian_space[barbarian])


def stack_wonders(table: Table, random: Random) -> None:
    """Each deck from the ancient to the modern ones, those of an era in random order (R3.7, R3.8)."""
    wonders = ALL_WONDERS[:]
    table.shuffle(events.CHANCE_WONDERS, wonders, random)
    for deck in range(DECKS):
        place = DECK_CARD + deck * DECK
        for era in range(ERAS):
            left = ERA_SIZE[table.seats * ERAS + era]
            for wonder in wonders:
                if left and DECK_OF[wonder] == deck and ERA_OF[wonder] == era:
                    table.set_thing(place, wonder)
                    place += 1
                    left -= 1
        table.tell(events.WONDER_REVEALED, table.faceup(deck))


def draw_victory_cards(table: Table, random: Random) -> None:
    """R3.9."""
    cards = ALL_VICTORY_CARDS[:]
    table.shuffle(events.CHANCE_VICTORY_CARDS, cards, random)
    for place in range(CARDS_IN_EPIC if table.epic else CARDS_IN_PLAY):
        table.victory_cards |= BIT[cards[place]]
        table.tell(events.VICTORY_CARD_DRAWN, cards[place])
