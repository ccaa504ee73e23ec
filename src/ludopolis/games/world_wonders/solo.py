"""The automatic opponent of the solo game (R11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.world_wonders import events
from ludopolis.games.world_wonders.actions import DISCARD
from ludopolis.games.world_wonders.market import refill_display
from ludopolis.games.world_wonders.setup import shuffle_solo_deck
from ludopolis.games.world_wonders.state import CARD, CHOOSE_DISCARD, STEP, Table
from ludopolis.games.world_wonders.tables import (
    NOTHING,
    RESHUFFLE,
    SOLO_ANY_BUILDING,
    SOLO_LEFT,
    SOLO_LONG_ROAD,
    SOLO_MIDDLE,
    SOLO_SHORT_ROADS,
    SOLO_STEPS,
    SOLO_TOP,
    SOLO_TOWER,
    STACK_POSITION,
    STACK_PRICE,
    STACKS,
    TILE_STACK,
    TILE_TYPE,
)

MIDDLE: Final[i64] = SOLO_STEPS  # the step after all possible top objects

# The numbers of roads and towers among the components of kind "object".
_LONG_ROAD: Final[i64] = 0
_TOWER: Final[i64] = 1
_SHORT_ROADS: Final[i64] = 4


def take_turn(table: Table) -> bool:
    """Reveal a card and follow it (R11.3). False while the player must choose a tile to discard."""
    card = reveal(table)
    while card == RESHUFFLE:
        shuffle_solo_deck(table)
        table.tell(events.SOLO_RESHUFFLED)
        card = reveal(table)
    return go_on(table, card, 0, 0)


def reveal(table: Table) -> i64:
    card = table.solo_deck[table.solo_used]
    table.solo_used += 1
    table.tell(events.SOLO_CARD, card)
    return card


def go_on(table: Table, card: i64, step: i64, done: i64) -> bool:
    """Follow a card from a step on: all top objects that are there, else the middle one, else a
    monument. False when the player must choose first."""
    while step < MIDDLE:
        thing = SOLO_TOP[card * SOLO_STEPS + step]
        if thing != NOTHING and available(table, thing):
            if ask_which_tile(table, card, step, thing):
                return False
            discard(table, thing)
            done = 1
        step += 1
    if done or step > MIDDLE:
        return True
    if available(table, SOLO_MIDDLE[card]):
        if ask_which_tile(table, card, MIDDLE, SOLO_MIDDLE[card]):
            return False
        discard(table, SOLO_MIDDLE[card])
    else:
        take_monument(table, card)
    return True


def object_of(card: i64, step: i64) -> i64:
    return SOLO_MIDDLE[card] if step == MIDDLE else SOLO_TOP[card * SOLO_STEPS + step]


def available(table: Table, thing: i64) -> bool:
    if thing == SOLO_LONG_ROAD:
        return table.long_roads > 0
    if thing == SOLO_SHORT_ROADS:
        return table.short_roads > 0
    if thing == SOLO_TOWER:
        return table.towers > 0
    return matching_stacks(table, thing) != 0


def matching_stacks(table: Table, thing: i64) -> i64:
    """The set of stacks whose tile on offer matches a building type, or any building (R11.5)."""
    stacks: i64 = 0
    for stack in range(STACKS):
        if table.offer & BIT[stack]:
            if thing == SOLO_ANY_BUILDING or TILE_TYPE[table.tile_of(stack)] == thing:
                stacks |= BIT[stack]
    return stacks


def ask_which_tile(table: Table, card: i64, step: i64, thing: i64) -> bool:
    """Let the player choose when several tiles match (R11.5)."""
    if thing >= SOLO_LONG_ROAD or table.dearest:
        return False
    stacks = matching_stacks(table, thing)
    if stacks & (stacks - 1) == 0:
        return False
    table.push(CHOOSE_DISCARD, 0, card)
    table.set_number(STEP, step)
    return True


def fill_discards(table: Table, actions: vec[i64]) -> i64:
    """The tiles that match the card."""
    count: i64 = 0
    stacks = matching_stacks(table, object_of(table.number(CARD), table.number(STEP)))
    for stack in range(STACKS):
        if stacks & BIT[stack]:
            actions[count] = DISCARD + table.tile_of(stack)
            count += 1
    return count


def discard(table: Table, thing: i64) -> None:
    """Take the object off the offer (R11.4)."""
    if thing == SOLO_LONG_ROAD:
        table.long_roads -= 1
        table.tell(events.SOLO_OBJECT, _LONG_ROAD)
    elif thing == SOLO_SHORT_ROADS:
        table.short_roads -= 1
        table.tell(events.SOLO_OBJECT, _SHORT_ROADS)
    elif thing == SOLO_TOWER:
        table.towers -= 1
        table.tell(events.SOLO_OBJECT, _TOWER)
    else:
        discard_tile(table, dearest_tile(table, matching_stacks(table, thing)))


def discard_tile(table: Table, tile: i64) -> None:
    table.offer ^= BIT[TILE_STACK[tile]]
    table.tell(events.SOLO_TILE, tile)


def dearest_tile(table: Table, stacks: i64) -> i64:
    """The tile with the highest price, the rightmost of several (R11.5)."""
    best: i64 = -1
    for stack in range(STACKS):
        if stacks & BIT[stack] and (best < 0 or dearer(stack, best)):
            best = stack
    return table.tile_of(best)


def dearer(stack: i64, other: i64) -> bool:
    if STACK_PRICE[stack] != STACK_PRICE[other]:
        return STACK_PRICE[stack] > STACK_PRICE[other]
    return STACK_POSITION[stack] > STACK_POSITION[other]


def take_monument(table: Table, card: i64) -> None:
    """The leftmost or rightmost monument goes to the opponent, if there is one (R11.3)."""
    if len(table.display) == 0:
        table.tell(events.SOLO_NOTHING)
        return
    place: i64 = 0 if SOLO_LEFT[card] else len(table.display) - 1
    monument = table.display[place]
    table.rival |= BIT[monument]
    table.tell(events.SOLO_MONUMENT, monument)
    refill_display(table, place)
