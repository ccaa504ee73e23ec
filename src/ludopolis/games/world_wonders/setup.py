"""The set-up: every shuffle of the game (R2, R12.2)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.core.kinds import OptionValue
from ludopolis.core.random import Random
from ludopolis.games.world_wonders import events
from ludopolis.games.world_wonders.components import COMPONENTS, IDS
from ludopolis.games.world_wonders.state import Deal, Table
from ludopolis.games.world_wonders.tables import (
    GOALS_IN_PLAY,
    MONUMENTS,
    RIVER_MAPS,
    ROUNDS,
    SETUP_MONUMENTS,
    SETUP_STACKS,
    STACKS,
)

STACK_TILES: Final[vec[i64]] = vec[i64](  # the tiles of all stacks, stack by stack
    [number for stack in IDS["stack"] for number, tile in enumerate(COMPONENTS.tiles) if tile.stack == stack]
)
ALL_MONUMENTS: Final[vec[i64]] = vec[i64](range(len(COMPONENTS.monuments)))
ALL_GOALS: Final[vec[i64]] = vec[i64](range(len(COMPONENTS.goals)))
ALL_SOLO_CARDS: Final[vec[i64]] = vec[i64](range(len(COMPONENTS.solo_cards)))
UNDEALT: Final = Deal(STACK_TILES, ALL_MONUMENTS)


def deal(table: Table, random: Random) -> None:
    """Shuffle everything and put it where the game needs it."""
    draw_order(table, random)
    deal_maps(table, random)
    table.deal = Deal(shuffled_stacks(table, random), shuffled_monuments(table, random))
    if table.common_goals and not table.solo():
        draw_goals(table, random)
    if table.solo():
        table.solo_deck = ALL_SOLO_CARDS[:]
        table.shuffle(events.CHANCE_SOLO, table.solo_deck, random)
        table.random = table.generator(events.CHANCE_GENERATOR, random)


def set_options(table: Table, options: Mapping[str, OptionValue]) -> None:
    """What was chosen before the game (R2.1)."""
    table.rivers = options["map_side"] == "b"
    table.track_b = options["track_side"] == "b"
    table.common_goals = options["common_goals"] is True
    table.hard = options["solo_difficulty"] == "hard"
    table.dearest = options["solo_building_choice"] == "dearest"
    table.by_seat = options["start_order"] == "by_seat"


def draw_order(table: Table, random: Random) -> None:
    """R2.4; there is no order with one player (R11.1)."""
    if table.seats > 1 and not table.by_seat:
        table.shuffle(events.CHANCE_ORDER, table.order, random)


def deal_maps(table: Table, random: Random) -> None:
    """Side A is the same for everybody; the maps of side B are dealt at random (R2.10)."""
    maps = RIVER_MAPS[:]
    if table.rivers:
        table.shuffle(events.CHANCE_MAPS, maps, random)
    for seat in range(table.seats):
        table.city(seat).found(maps[seat] if table.rivers else 0, 1 if table.track_b else 0)


def shuffled_stacks(table: Table, random: Random) -> vec[i64]:
    """R2.2, R2.3. The tiles of stacks not in use stay in the box, in order."""
    tiles = STACK_TILES[:]
    for stack in range(STACKS):
        if SETUP_STACKS[table.seats - 1] & BIT[stack]:
            pile = tiles[stack * ROUNDS : (stack + 1) * ROUNDS]
            table.shuffle(events.CHANCE_STACK + stack, pile, random)
            for place in range(ROUNDS):
                tiles[stack * ROUNDS + place] = pile[place]
    return tiles


def shuffled_monuments(table: Table, random: Random) -> vec[i64]:
    """R2.7. The first ones are on display."""
    monuments = ALL_MONUMENTS[:]
    table.shuffle(events.CHANCE_MONUMENTS, monuments, random)
    shown = SETUP_MONUMENTS[table.seats - 1]
    for place in range(shown if shown < MONUMENTS else MONUMENTS):
        table.display = append(table.display, monuments[place])
    table.dealt = len(table.display)
    return monuments


def draw_goals(table: Table, random: Random) -> None:
    """R10.1."""
    goals = ALL_GOALS[:]
    table.shuffle(events.CHANCE_GOALS, goals, random)
    for place in range(GOALS_IN_PLAY):
        table.goals |= BIT[goals[place]]


def shuffle_solo_deck(table: Table) -> None:
    """All cards form a new deck (R11.6)."""
    deck = ALL_SOLO_CARDS[:]
    table.shuffle(events.CHANCE_SOLO, deck, table.random)
    table.solo_deck = deck
    table.solo_used = 0
