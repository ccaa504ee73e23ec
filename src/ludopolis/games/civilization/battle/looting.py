"""Loot: what a victor takes from the loser (R10.8d)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.battle.spoils import LEFT, LOSER
from ludopolis.games.civilization.coins import can_put_coin, coin_tokens, coins_at, put_coin, take_coin
from ludopolis.games.civilization.culture import (
    event_count,
    gain_culture,
    gain_trade,
    spend_culture,
    spend_trade,
)
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import (
    Effect,
    ask_once,
    begin,
    earlier_answer,
)
from ludopolis.games.civilization.effects.holdings import held
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import coin_place
from ludopolis.games.civilization.ids import loot as reward
from ludopolis.games.civilization.pyramid import fill_learnable, learn, some_to_learn
from ludopolis.games.civilization.settling import settle
from ludopolis.games.civilization.state import (
    BACKS,
    CULTURE,
    EVENT_BACKS,
    HELD,
    HUT_BACKS,
    NOBODY,
    PERSON_BACKS,
    RESOURCES,
    TECHS,
    TRADE,
    VILLAGE_BACKS,
    Table,
)
from ludopolis.games.civilization.tables import LOOT_COST

STOLEN: Final[i64] = 3  # trade or culture at most
MARKET_RESOURCES: Final[i64] = 4

_ROOM: Final[vec[i64]] = vec[i64]([0] * 8)


class Loot(Handler):
    """The victor takes one reward after the other; what he cannot use is lost."""

    def proceed(self, table: Table) -> bool:
        count = self.fill(table, _ROOM)
        if count == 0:
            table.pop()
        elif count == 1:
            self.carry_out(table, _ROOM[0])
        return count > 1

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        loser, left = table.number(LOSER), table.number(LEFT)
        count: i64 = 0
        for which in range(reward.COUNT):
            if LOOT_COST[which] <= left and can_take(table, table.seat, loser, which):
                actions[count] = verbs.LOOT + which
                count += 1
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        which = action - verbs.LOOT
        seat, loser = table.seat, table.number(LOSER)
        table.set_number(LEFT, table.number(LEFT) - LOOT_COST[which])
        table.tell(events.LOOT_TAKEN, seat, loser, which)
        begin(table, seat, sources.LOOT + which)
        table.set_number(frames.ANSWER, loser)
        table.set_number(frames.ANSWERS, 1)


def can_take(table: Table, seat: i64, loser: i64, which: i64) -> bool:
    """Whether the loser has what a reward takes."""
    if which == reward.TRADE:
        return table.of(loser, TRADE) > 0
    if which == reward.CULTURE:
        return table.of(loser, CULTURE) > 0
    if which == reward.RESOURCE:
        return has_resource(table, loser)
    if which == reward.HUT_VILLAGE:
        return held(table, loser, HUT_BACKS, BACKS) > 0
    if which == reward.LEARN_TECH:
        return some_to_learn(table, seat, table.of(loser, TECHS))
    if which == reward.CULTURE_CARD:
        return event_count(table, loser) > 0
    if which == reward.STEAL_COIN and not can_put_coin(table, seat, coin_place.SHEET):
        return False
    return coin_tokens(table, loser) > 0


def has_resource(table: Table, seat: i64) -> bool:
    for which in range(MARKET_RESOURCES):
        if table.of(seat, RESOURCES + which):
            return True
    return False


def take_random(table: Table, seat: i64, loser: i64, first: i64, end: i64) -> i64:
    """Take one of the loser's cards or tokens at random; both know it then."""
    nth = table.roll(events.CHANCE_LOOT_DRAWN, held(table, loser, first, end), table.random)
    for back in range(first, end):
        if table.place(back) == HELD + loser:
            nth -= 1
            if nth == 0:
                table.make_known(back, loser)
                table.make_known(back, seat)
                table.move_card(back, HELD + seat)
                return back
    return NOBODY


# --- the rewards: the loser is the first answer of each -------------------------------------------


class StolenTrade(Effect):
    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        trade = table.of(first, TRADE)
        stolen = trade if trade < STOLEN else STOLEN
        spend_trade(table, first, stolen)
        gain_trade(table, seat, stolen)


class StolenCulture(Effect):
    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        culture = table.of(first, CULTURE)
        stolen = culture if culture < STOLEN else STOLEN
        spend_culture(table, first, stolen)
        gain_culture(table, seat, stolen)


class StolenResource(Effect):
    """A token of the market, of the winner's choice."""

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_RESOURCE, seat, 1)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        loser = earlier_answer(table, 0)
        count: i64 = 0
        for which in range(MARKET_RESOURCES):
            if table.of(loser, RESOURCES + which):
                actions[count] = verb + which
                count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        table.add(first, RESOURCES + second, -1)
        table.add(seat, RESOURCES + second, 1)
        table.tell(events.RESOURCE_GIVEN, first, seat, second)


class StolenToken(Effect):
    """A random hut or village that the loser keeps."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        back = take_random(table, seat, first, HUT_BACKS, BACKS)
        told = events.HUT_GIVEN if back < VILLAGE_BACKS else events.VILLAGE_GIVEN
        table.tell(told, first, seat, table.face(back))


class TakenCoin(Effect):
    """A coin token of the loser, of the winner's choice; he discards it or puts it on his sheet."""

    def __init__(self, stolen: bool) -> None:
        self.stolen: bool = stolen

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_COIN, seat, 1)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        loser = earlier_answer(table, 0)
        count: i64 = 0
        for place in range(coin_place.COUNT):
            if coins_at(table, loser, place):
                actions[count] = verb + place
                count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        take_coin(table, first, second)
        if self.stolen:
            put_coin(table, seat, coin_place.SHEET)


class LearnedTech(Effect):
    """A tech that the other knows, for free: of a loser, or for a Russian figure (R16.23)."""

    def __init__(self, researched: bool) -> None:
        self.researched: bool = researched

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_TECH, seat, 1)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        known = table.of(earlier_answer(table, 0), TECHS)
        return fill_learnable(table, seat, known, verb, actions, 0)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        learn(table, seat, second, self.researched)


class StolenEvent(Effect):
    """A random culture event; the hand limit counts."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        back = take_random(table, seat, first, EVENT_BACKS, PERSON_BACKS)
        table.tell(events.EVENT_GIVEN, first, seat, table.face(back))
        settle(table)
