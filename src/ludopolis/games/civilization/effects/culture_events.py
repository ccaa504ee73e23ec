"""The culture events: which card does what, and those for cities, units and governments."""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization.components import COMPONENTS, IDS
from ludopolis.games.civilization.culture import gain_trade
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.catalog import register, register_event
from ludopolis.games.civilization.effects.coin_events import BankScandal, Counterfeiters, Depression, GiftCoin
from ludopolis.games.civilization.effects.effect import (
    AN_EVENT,
    answer,
)
from ludopolis.games.civilization.effects.figure_events import (
    KillInSquare,
    Migrants,
    MoveEnemyGroup,
    RoamingHorde,
)
from ludopolis.games.civilization.effects.land_events import (
    BarbarianEncampment,
    ChangeTerrain,
    DestroyBuildings,
    Flooding,
)
from ludopolis.games.civilization.effects.shared import Card, CityProduction, OnPlayer
from ludopolis.games.civilization.effects.targets import may_name
from ludopolis.games.civilization.effects.tech_events import ExchangeOfIdeas, ReturnedTech, ShownTechs
from ludopolis.games.civilization.governments import force_anarchy
from ludopolis.games.civilization.ids import event, government, terrain
from ludopolis.games.civilization.modifiers import governs, immune_to_anarchy
from ludopolis.games.civilization.responses import Cancel
from ludopolis.games.civilization.state import (
    ACTIONS_EXTRA,
    NOBODY,
    START,
    Table,
)
from ludopolis.games.civilization.tables import (
    EVENT_DISTANCE,
    EVENT_MAX_LEVEL,
    EVENT_POLICIES,
    EVENT_PRODUCTION,
    EVENT_RANGE,
    EVENT_UNITS,
)
from ludopolis.games.civilization.units import ALL_TYPES, free_units, types_to_draw

_EVENTS: Final = COMPONENTS.events


class CitizensRevolting(OnPlayer):
    """Anarchy for another player (R5.10)."""

    def fits(self, table: Table, seat: i64, other: i64) -> bool:
        if other == seat or not may_name(table, seat, other):
            return False
        return not immune_to_anarchy(table, other) and not governs(table, other, government.ANARCHY)

    def aims(self, table: Table, seat: i64) -> i64:
        return BIT[answer(table, 0)]

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        force_anarchy(table, first)


class SupplyDrop(CityProduction):
    """Trade in Start of Turn, or one more action for a city that is no capital in City Management."""

    def fits(self, table: Table, seat: i64, index: i64) -> bool:
        return index > 0 and table.has_city(seat, index)

    def possible(self, table: Table, seat: i64) -> bool:
        return table.phase == START or super().possible(table, seat)

    def ask(self, table: Table, seat: i64) -> bool:
        return table.phase != START and super().ask(table, seat)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if table.phase == START:
            gain_trade(table, seat, self.amount)
        else:
            table.add(seat, ACTIONS_EXTRA + first, DROP_ACTIONS)


DROP_ACTIONS: Final[i64] = _EVENTS[int(event.SUPPLY_DROP)].actions


class DutyAndHonor(Card):
    """Unlocked units for free, before the battle forces are drawn."""

    def __init__(self, units: i64) -> None:
        super().__init__(0, AN_EVENT)
        self.units: i64 = units

    def possible(self, table: Table, seat: i64) -> bool:
        return types_to_draw(table, seat, ALL_TYPES) != 0

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        free_units(table, seat, self.units, ALL_TYPES, self.units > 1)


def _terrain(which: i64) -> ChangeTerrain:
    card = _EVENTS[int(which)]
    only = IDS["terrain"].index(card.only_terrain) if card.only_terrain else int(NOBODY)
    return ChangeTerrain(IDS["terrain"].index(card.terrain), only)


def _buildings(which: i64, of_others: bool) -> DestroyBuildings:
    return DestroyBuildings(EVENT_RANGE[which], _EVENTS[int(which)].buildings, of_others)


def _killing(which: i64) -> KillInSquare:
    card = _EVENTS[int(which)]
    return KillInSquare(EVENT_RANGE[which], card.figures, card.persons > 0)


def register_all() -> None:
    register_event(event.BARBARIAN_ENCAMPMENT, BarbarianEncampment(0, AN_EVENT))
    register_event(event.DROUGHT, _terrain(event.DROUGHT))
    register_event(event.DEFORESTATION, _terrain(event.DEFORESTATION))
    register_event(event.FLOODING, Flooding(terrain.WATER, NOBODY))
    register_event(event.SABOTAGE, _buildings(event.SABOTAGE, False))
    register_event(event.CATASTROPHE, _buildings(event.CATASTROPHE, False))
    register_event(event.DISASTER, _buildings(event.DISASTER, True))
    register_event(event.CITIZENS_REVOLTING_1, CitizensRevolting(0, AN_EVENT))
    register_event(event.CITIZENS_REVOLTING_2, CitizensRevolting(0, AN_EVENT))
    register_event(event.COUNTERFEITERS, Counterfeiters(_EVENTS[int(event.COUNTERFEITERS)].players))
    register_event(event.DEPRESSION, Depression(_EVENTS[int(event.DEPRESSION)].players))
    register_event(event.BANK_SCANDAL, BankScandal(0, AN_EVENT))
    register_event(event.DEFECTION, _killing(event.DEFECTION))
    register_event(event.MASS_DEFECTION, _killing(event.MASS_DEFECTION))
    register_event(event.WHOLESALE_DEFECTION, _killing(event.WHOLESALE_DEFECTION))
    for which in (event.DISORIENTED, event.LOST, event.OUT_OF_POSITION):
        register_event(which, MoveEnemyGroup(EVENT_DISTANCE[which]))
    for which in (event.MIGRANTS, event.COLONISTS, event.IMMIGRANTS):
        register_event(which, Migrants(EVENT_POLICIES[which], EVENT_DISTANCE[which]))
    for which in (event.WE_LOVE_THE_DESPOT_DAY, event.WE_LOVE_THE_QUEEN_DAY, event.WE_LOVE_THE_PRESIDENT_DAY):
        register_event(which, CityProduction(EVENT_PRODUCTION[which], 0, AN_EVENT))
    for which in (event.DUTY_AND_HONOR, event.NATIONALISM, event.PATRIOTISM):
        register_event(which, DutyAndHonor(EVENT_UNITS[which]))
    for which in (event.EXCHANGE_OF_IDEAS, event.KNOWLEDGE_SHARED, event.THINK_TANK):
        register_event(which, ExchangeOfIdeas(EVENT_MAX_LEVEL[which]))
    for which in (event.BREAD_AND_CIRCUSES, event.JOUSTING_TOURNEY, event.PRIMETIME_TV):
        register_event(which, Cancel(AN_EVENT, 0))
    register_event(event.ROAMING_HORDE, RoamingHorde(0, AN_EVENT))
    register_event(event.SUPPLY_DROP, SupplyDrop(_EVENTS[int(event.SUPPLY_DROP)].trade, 0, AN_EVENT))
    register(sources.GIFT_COIN, GiftCoin())
    register(sources.SHOWN_TECHS, ShownTechs())
    register(sources.RETURNED_TECH, ReturnedTech())
