"""What wonders let one do by choice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import frames
from ludopolis.games.civilization.building import build_walls, may_put_figure, put_figure
from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.games.civilization.culture import draw_event
from ludopolis.games.civilization.effects.catalog import register_ability
from ludopolis.games.civilization.effects.effect import Effect, ask_once
from ludopolis.games.civilization.effects.shared import AdvanceFree, FreeBuilding, LearnOfOthers, OnCity
from ludopolis.games.civilization.ids import ability, item, wonder
from ludopolis.games.civilization.market import MARKET_RESOURCES, in_market, some_resource, take_resource
from ludopolis.games.civilization.responses import UnitedNations
from ludopolis.games.civilization.state import WALLS, Table

_WONDERS: Final = COMPONENTS.wonders
DECKS: Final[i64] = 3
CRISTO_EVENTS: Final[i64] = _WONDERS[int(wonder.CRISTO_REDENTOR)].events
SYDNEY_SPACES: Final[i64] = _WONDERS[int(wonder.SYDNEY_OPERA_HOUSE)].advance


class GreatWall(OnCity):
    """Walls for a city without them."""

    def fits(self, table: Table, seat: i64, index: i64) -> bool:
        return table.has_city(seat, index) and not table.city_mark(seat, index, WALLS)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        build_walls(table, seat, first)


class HangingGardens(Effect):
    """A figure on the square of the wonder."""

    def fits(self, table: Table, seat: i64, figure: i64) -> bool:
        square = table.wonder_square(wonder.HANGING_GARDENS)
        return may_put_figure(table, seat, square, figure == item.ARMY)

    def possible(self, table: Table, seat: i64) -> bool:
        return self.fits(table, seat, item.ARMY) or self.fits(table, seat, item.SCOUT)

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_BUILDING, seat)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        count: i64 = 0
        for figure in range(item.ARMY, item.SCOUT + 1):
            if self.fits(table, seat, figure):
                actions[count] = verbs.BUILD_FREE + figure
                count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        put_figure(table, seat, table.wonder_square(wonder.HANGING_GARDENS), first == item.ARMY)


class BigBen(Effect):
    """One of each resource that is in the market."""

    def possible(self, table: Table, seat: i64) -> bool:
        return some_resource(table)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        for resource in range(MARKET_RESOURCES):
            if in_market(table, resource):
                take_resource(table, seat, resource)


class CristoRedentor(Effect):
    """Two events of one deck."""

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_DECK, seat)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        for level in range(DECKS):
            actions[level] = verb + level
        return DECKS

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        draw_event(table, seat, first + 1, CRISTO_EVENTS)


def register_all() -> None:
    register_ability(ability.GREAT_WALL, GreatWall())
    register_ability(ability.HANGING_GARDENS, HangingGardens())
    register_ability(ability.TAJ_MAHAL, FreeBuilding())
    register_ability(ability.BIG_BEN, BigBen())
    register_ability(ability.CRISTO_REDENTOR, CristoRedentor())
    register_ability(ability.STATUE_OF_LIBERTY, LearnOfOthers(True))
    register_ability(ability.SYDNEY_OPERA_HOUSE, AdvanceFree(SYDNEY_SPACES))
    register_ability(ability.UNITED_NATIONS, UnitedNations())
