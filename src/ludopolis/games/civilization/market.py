"""The market of resources, and harvesting (R1.3, R7.12)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import Effect, ask_once, begin
from ludopolis.games.civilization.ids import city_state
from ludopolis.games.civilization.state import CITY_STATE, HARVESTED, MARKET, NOBODY, RESOURCES, Table
from ludopolis.games.civilization.tables import STATE_ANY_RESOURCE
from ludopolis.games.civilization.yields import counted_squares, resource_of

MARKET_RESOURCES: Final[i64] = 4
ANY_RESOURCE: Final[i64] = MARKET_RESOURCES  # of a city-state
_COUNTED: Final[vec[i64]] = vec[i64]([0] * 20)


# --- the market -----------------------------------------------------------------------------------


def in_market(table: Table, resource: i64) -> bool:
    return table.thing(MARKET + resource) > 0


def take_resource(table: Table, seat: i64, resource: i64) -> None:
    """A token of the market, which has one."""
    table.set_thing(MARKET + resource, table.thing(MARKET + resource) - 1)
    table.add(seat, RESOURCES + resource, 1)
    table.tell(events.RESOURCE_GAINED, seat, resource)


def some_resource(table: Table) -> bool:
    """Whether there is a token in the market at all."""
    for resource in range(MARKET_RESOURCES):
        if in_market(table, resource):
            return True
    return False


def fill_market(table: Table, actions: vec[i64], count: i64) -> i64:
    """Append the resources one can take."""
    for resource in range(MARKET_RESOURCES):
        if in_market(table, resource):
            actions[count] = verbs.TAKE + resource
            count += 1
    return count


def gain_resource(table: Table, seat: i64) -> None:
    """Let the seat take a market resource of its choice, if there is one."""
    if some_resource(table):
        begin(table, seat, sources.MARKET_RESOURCE)


class MarketResource(Effect):
    """One resource of the market, of one's choice."""

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_RESOURCE, seat)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        return fill_market(table, actions, 0)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        take_resource(table, seat, first)


# --- harvesting -----------------------------------------------------------------------------------


def harvest_of(table: Table, square: i64) -> i64:
    """The resource to be harvested on a square, ANY_RESOURCE of a city-state, or NOBODY."""
    token = i64(table.on[square])
    if CITY_STATE <= token < CITY_STATE + city_state.COUNT:
        return ANY_RESOURCE if STATE_ANY_RESOURCE[token - CITY_STATE] else NOBODY
    return resource_of(table, square)


def can_harvest(table: Table, square: i64) -> bool:
    """Whether there is a token to be taken for the square, which has not been harvested in this turn."""
    if i64(table.marks[square]) & HARVESTED:
        return False
    return has_token(table, harvest_of(table, square))


def has_token(table: Table, resource: i64) -> bool:
    if resource == NOBODY:
        return False
    return some_resource(table) if resource == ANY_RESOURCE else in_market(table, resource)


def fill_harvests(table: Table, seat: i64, index: i64, verb: i64, actions: vec[i64], count: i64) -> i64:
    """Append the squares that a city can harvest."""
    squares = counted_squares(table, seat, index, _COUNTED)
    for number in range(squares):
        if can_harvest(table, _COUNTED[number]):
            actions[count] = verb + _COUNTED[number]
            count += 1
    return count


def some_harvest(table: Table, seat: i64, index: i64) -> bool:
    squares = counted_squares(table, seat, index, _COUNTED)
    for number in range(squares):
        if can_harvest(table, _COUNTED[number]):
            return True
    return False


def harvest(table: Table, seat: i64, square: i64, resource: i64) -> None:
    """Take the token, if it is still there; the square is done for the turn."""
    table.marks[square] = u8(i64(table.marks[square]) | HARVESTED)
    table.tell(events.CITY_HARVESTED, seat, square, resource)
    if in_market(table, resource):
        take_resource(table, seat, resource)
