"""What governments and social policies let one do by choice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import frames
from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.games.civilization.culture import (
    draw_event,
    gain_culture,
    gain_trade,
    own_section,
    spend_culture,
    spend_trade,
)
from ludopolis.games.civilization.effects.catalog import register_ability
from ludopolis.games.civilization.effects.effect import Effect, answer, answers, choose, earlier_answers
from ludopolis.games.civilization.effects.shared import GainTrade, LearnTech
from ludopolis.games.civilization.effects.targets import squares_from, squares_to
from ludopolis.games.civilization.ids import ability, government, policy
from ludopolis.games.civilization.market import (
    ANY_RESOURCE,
    fill_harvests,
    fill_market,
    harvest,
    harvest_of,
    some_harvest,
)
from ludopolis.games.civilization.state import CITIES, CULTURE, TRADE, Table
from ludopolis.games.civilization.tables import SLOT_SQUARE, TECH_LEVEL
from ludopolis.games.civilization.tables import TECHS as ALL_TECHS
from ludopolis.games.civilization.yields import is_city_state

_GOVERNMENTS: Final = COMPONENTS.governments
_POLICIES: Final = COMPONENTS.policies
DEMOCRACY_TRADE: Final[i64] = _GOVERNMENTS[int(government.DEMOCRACY)].trade
ARMY_CULTURE: Final[i64] = _GOVERNMENTS[int(government.FUNDAMENTALISM)].culture
EXPANSION_TRADE: Final[i64] = _POLICIES[int(policy.EXPANSIONISM)].trade
PATRONAGE_COST: Final[i64] = _POLICIES[int(policy.PATRONAGE)].culture_cost
PATRONAGE_EVENTS: Final[i64] = _POLICIES[int(policy.PATRONAGE)].events
PACIFISM_CULTURE: Final[i64] = _POLICIES[int(policy.PACIFISM)].culture
SCOUT_CULTURE: Final[i64] = _POLICIES[int(policy.PACIFISM)].scout_culture


def _of_level(level: int) -> int:
    """The techs of a level, as a set."""
    return sum(2**which for which in range(int(ALL_TECHS)) if TECH_LEVEL[which] == level)


class Feudalism(Effect):
    """A harvest of one city (R7.12)."""

    def possible(self, table: Table, seat: i64) -> bool:
        for index in range(CITIES):
            if table.has_city(seat, index) and some_harvest(table, seat, index):
                return True
        return False

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table) == 0:
            choose(table, frames.CHOOSE_SQUARE, seat)
            return True
        if answers(table) == 1 and harvest_of(table, answer(table, 0)) == ANY_RESOURCE:
            choose(table, frames.CHOOSE_RESOURCE, seat)
            return True
        return False

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        if earlier_answers(table):
            return fill_market(table, actions, 0)
        count: i64 = 0
        for index in range(CITIES):
            if table.has_city(seat, index):
                count = fill_harvests(table, seat, index, verb, actions, count)
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        resource = harvest_of(table, first)
        harvest(table, seat, first, second if resource == ANY_RESOURCE else resource)


class Fundamentalism(Effect):
    """Culture for every army on the map."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        armies: i64 = 0
        for place in range(squares_from(table), squares_to(table)):
            if table.stands(seat, SLOT_SQUARE[place]):
                armies += table.armies(SLOT_SQUARE[place])
        gain_culture(table, seat, armies * ARMY_CULTURE)


class Rationalism(LearnTech):
    """A tech of a level for trade."""

    def __init__(self, level: int, trade: i64) -> None:
        super().__init__(False)
        self.of_level: i64 = _of_level(level)
        self.trade: i64 = trade

    def techs(self, table: Table, seat: i64) -> i64:
        return self.of_level

    def possible(self, table: Table, seat: i64) -> bool:
        return table.of(seat, TRADE) >= self.trade and super().possible(table, seat)

    def pay(self, table: Table, seat: i64) -> None:
        spend_trade(table, seat, self.trade)


class Patronage(Effect):
    """Culture for an event of the own section."""

    def possible(self, table: Table, seat: i64) -> bool:
        return table.of(seat, CULTURE) >= PATRONAGE_COST

    def pay(self, table: Table, seat: i64) -> None:
        spend_culture(table, seat, PATRONAGE_COST)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        draw_event(table, seat, own_section(table, seat), PATRONAGE_EVENTS)


class Expansionism(Effect):
    """Trade for every city and every controlled city-state."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        number = table.city_count(seat)
        for place in range(squares_from(table), squares_to(table)):
            if is_city_state(table, SLOT_SQUARE[place]) and table.stands(seat, SLOT_SQUARE[place]):
                number += 1
        gain_trade(table, seat, number * EXPANSION_TRADE)


class Pacifism(Effect):
    """Culture, and more with a scout on the map."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        gain_culture(table, seat, PACIFISM_CULTURE + (SCOUT_CULTURE if has_scout(table, seat) else 0))


def has_scout(table: Table, seat: i64) -> bool:
    """Whether a scout of the seat is on the map."""
    for place in range(squares_from(table), squares_to(table)):
        if table.stands(seat, SLOT_SQUARE[place]) and table.scouts(SLOT_SQUARE[place]):
            return True
    return False


def register_all() -> None:
    register_ability(ability.FEUDALISM, Feudalism())
    register_ability(ability.DEMOCRACY, GainTrade(DEMOCRACY_TRADE))
    register_ability(ability.FUNDAMENTALISM, Fundamentalism())
    register_ability(
        ability.RATIONALISM_1,
        Rationalism(1, _POLICIES[int(policy.RATIONALISM)].trade_costs[0]),
    )
    register_ability(
        ability.RATIONALISM_2,
        Rationalism(2, _POLICIES[int(policy.RATIONALISM)].trade_costs[1]),
    )
    register_ability(ability.PATRONAGE, Patronage())
    register_ability(ability.EXPANSIONISM, Expansionism())
    register_ability(ability.PACIFISM, Pacifism())
