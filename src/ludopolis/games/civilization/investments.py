"""Investments: coin tokens become markers on cards (R5.11, R11.7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import building, events, frames, pyramid
from ludopolis.games.civilization.coins import coin_tokens, coins_at, take_coin
from ludopolis.games.civilization.culture import advance_free
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import (
    NO_ANSWER,
    Effect,
    answer,
    answers,
    ask_once,
    begin,
    choose,
    earlier_answer,
    give_answer,
)
from ludopolis.games.civilization.ids import coin_place, investment, item, nation, person, tech, wonder
from ludopolis.games.civilization.market import gain_resource
from ludopolis.games.civilization.modifiers import has_person, has_wonder
from ludopolis.games.civilization.state import INVESTED, INVESTED_NOW, PICCHU_USED, Table
from ludopolis.games.civilization.tables import INVESTMENTS, TIER_MARKERS, TIERS

EVERY_TECH: Final[i64] = BIT[tech.COUNT] - 1


def fill_investments(table: Table, seat: i64, actions: vec[i64], count: i64) -> i64:
    """Append the cards into which the seat may invest a coin token, once in a turn."""
    if not table.investments or table.flag(seat, INVESTED_NOW) or not coin_tokens(table, seat):
        return count
    for which in range(INVESTMENTS):
        actions[count] = verbs.INVEST + which
        count += 1
    return count


def begin_investing(table: Table, seat: i64, which: i64) -> None:
    """The investment of the turn."""
    begin(table, seat, sources.INVESTING)
    give_answer(table, which)


class Investing(Effect):
    """One coin token, from where one likes, onto the card that is the first answer."""

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_COIN, seat, 1)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        count: i64 = 0
        for place in range(coin_place.COUNT):
            if coins_at(table, seat, place):
                actions[count] = verb + place
                count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        table.set_flag(seat, INVESTED_NOW)
        take_coin(table, seat, second)
        invest(table, seat, first)


def invest(table: Table, seat: i64, which: i64) -> None:
    """One marker more, and what that sets off; what is pushed last comes first."""
    table.add(seat, INVESTED + which, 1)
    table.tell(events.COIN_INVESTED, seat, which)
    if which == investment.PUBLIC_EDUCATION and reaches_tier(table, seat, which):
        begin(table, seat, sources.PUBLIC_EDUCATION)
    if has_person(table, seat, person.A_P_GIANNINI):
        begin(table, seat, sources.GIANNINI)
    if has_wonder(table, seat, wonder.MACHU_PICCHU) and not table.flag(seat, PICCHU_USED):
        table.set_flag(seat, PICCHU_USED)
        gain_resource(table, seat)
    if table.is_nation(seat, nation.ARABIA):
        advance_free(table, seat, 1)


def reaches_tier(table: Table, seat: i64, which: i64) -> bool:
    """Whether the last marker has just reached a tier."""
    markers = table.of(seat, INVESTED + which)
    for tier in range(TIERS):
        if TIER_MARKERS[which * TIERS + tier] == markers:
            return True
    return False


class PublicEducation(Effect):
    """Learn a tech; without a slot for one nothing happens."""

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table):
            return False
        if pyramid.some_to_learn(table, seat, EVERY_TECH):
            choose(table, frames.CHOOSE_TECH, seat)
        else:
            give_answer(table, NO_ANSWER)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        return pyramid.fill_learnable(table, seat, EVERY_TECH, verb, actions, 0)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if first != NO_ANSWER:
            pyramid.learn(table, seat, first, False)


class Giannini(Effect):
    """A free building after each investment, unless there is no room any more (R16.3)."""

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table) > 1 or (answers(table) and answer(table, 0) == NO_ANSWER):
            return False
        if answers(table):
            choose(table, frames.CHOOSE_SQUARE, seat)
        elif building.some_free_building(table, seat):
            choose(table, frames.CHOOSE_BUILDING, seat)
        else:
            give_answer(table, NO_ANSWER)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        if verb == verbs.BUILD_FREE:
            return building.fill_free_buildings(table, seat, actions, 0)
        return building.fill_building_squares(
            table, seat, earlier_answer(table, 0) - item.BUILDING, actions, 0
        )

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if first != NO_ANSWER:
            building.put_free_building(table, seat, first - item.BUILDING, second)
