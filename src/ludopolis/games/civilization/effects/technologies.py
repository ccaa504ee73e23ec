"""What techs let one do by choice; those for battles are in ``battle``."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.building import obsolete
from ludopolis.games.civilization.coins import can_put_coin, put_coin, take_coin
from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.games.civilization.culture import gain_trade, spend_culture, spend_trade
from ludopolis.games.civilization.effects.catalog import register_ability
from ludopolis.games.civilization.effects.effect import (
    AN_ABILITY,
    UNANSWERABLE,
    answers,
    ask_once,
    choose,
    earlier_answer,
    earlier_answers,
)
from ludopolis.games.civilization.effects.shared import (
    Card,
    CityProduction,
    FreeBuild,
    GainCulture,
    LearnTech,
    OnPlayer,
    OnSquare,
)
from ludopolis.games.civilization.effects.targets import (
    change_terrain,
    destroy_building,
    fill_coins,
    fill_wonders,
    has_coin_token,
    holds_building,
    is_empty,
    is_mountain,
    kill_all,
    relocate,
    squares_from,
    squares_to,
    terrain_of,
)
from ludopolis.games.civilization.exploring import resolve_relic
from ludopolis.games.civilization.founding import destroy_city
from ludopolis.games.civilization.ids import ability, coin_place, government, tech, terrain
from ludopolis.games.civilization.modifiers import governs, stacking_limit
from ludopolis.games.civilization.moving import NO_ENTRY, entry, is_relic, revealed
from ludopolis.games.civilization.payments import price
from ludopolis.games.civilization.persons import gain_person, some_fits
from ludopolis.games.civilization.responses import Cancel
from ludopolis.games.civilization.state import (
    ACTIONS_EXTRA,
    CITIES,
    CULTURE,
    EVENT_BACKS,
    FROZEN,
    HELD,
    TRADE,
    UNIT_BACKS,
    Table,
)
from ludopolis.games.civilization.tables import SLOT_SQUARE
from ludopolis.games.civilization.tables import TECHS as ALL_TECHS
from ludopolis.games.civilization.units import discard_unit, reserve_size, type_of

ANCIENT: Final[i64] = 0
MEDIEVAL: Final[i64] = 1
EVERY_TECH: Final[i64] = sum(2**which for which in range(int(ALL_TECHS)))
_TECHS: Final = COMPONENTS.technologies
_ROOM: Final[vec[i64]] = vec[i64]([0] * 512)
_OUTSKIRTS: Final[vec[i64]] = vec[i64]([0] * 10)


def price_of(which: i64) -> i64:
    """What the ability of a tech costs."""
    return price(**_TECHS[int(which)].cost)


class HorsebackRiding(OnPlayer):
    """Trade for oneself and for another player."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        gain_trade(table, seat, RIDING_TRADE)
        gain_trade(table, first, RIDING_OTHER_TRADE)


RIDING_TRADE: Final[i64] = _TECHS[int(tech.HORSEBACK_RIDING)].trade
RIDING_OTHER_TRADE: Final[i64] = _TECHS[int(tech.HORSEBACK_RIDING)].other_trade


class Philosophy(Card):
    """A great person."""

    def possible(self, table: Table, seat: i64) -> bool:
        return some_fits(table, 0)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        gain_person(table, seat)


class CoinOnTech(Card):
    """A coin token on a tech that has room for it, for resources, trade or culture."""

    def __init__(self, place: i64, cost: i64, kind: i64, trade: i64, culture: i64) -> None:
        super().__init__(cost, kind)
        self.place: i64 = place
        self.trade: i64 = trade
        self.culture: i64 = culture

    def possible(self, table: Table, seat: i64) -> bool:
        if table.of(seat, TRADE) < self.trade or table.of(seat, CULTURE) < self.culture:
            return False
        return can_put_coin(table, seat, self.place)

    def pay(self, table: Table, seat: i64) -> None:
        spend_trade(table, seat, self.trade)
        spend_culture(table, seat, self.culture)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        put_coin(table, seat, self.place)


class Monarchy(Card):
    """An ancient wonder becomes obsolete, or a random unit of another player dies. A player is answered in
    place of a wonder, so his answer is negative."""

    def possible(self, table: Table, seat: i64) -> bool:
        return self.fill(table, seat, verbs.OBSOLETE, _ROOM) > 0

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_WONDER, seat)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        count = fill_wonders(table, ANCIENT, verb, actions, 0)
        for other in range(table.seats):
            if other != seat and reserve_size(table, other):
                actions[count] = verbs.PLAYER + other
                count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if first >= 0:
            obsolete(table, first)
        else:
            kill_random_unit(table, first + verbs.OBSOLETE - verbs.PLAYER)


def kill_random_unit(table: Table, seat: i64) -> None:
    """A card of the reserve goes face up under its deck."""
    size = reserve_size(table, seat)
    if not size:
        return
    number = table.roll(events.CHANCE_UNIT_DRAWN, size, table.random)
    for back in range(UNIT_BACKS, EVENT_BACKS):
        if table.place(back) == HELD + seat:
            number -= 1
            if number == 0:
                discard_unit(table, back)
                table.tell(events.UNIT_LOST, seat, type_of(back))
                return


class Gunpowder(Card):
    """An ancient or medieval wonder becomes obsolete, or a building of anybody is destroyed. A square is
    answered in place of a wonder, so its answer is negative."""

    def possible(self, table: Table, seat: i64) -> bool:
        return self.fill(table, seat, verbs.OBSOLETE, _ROOM) > 0

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_WONDER, seat)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        count = fill_wonders(table, MEDIEVAL, verb, actions, 0)
        for place in range(squares_from(table), squares_to(table)):
            if holds_building(table, SLOT_SQUARE[place]):
                actions[count] = verbs.AT + SLOT_SQUARE[place]
                count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if first >= 0:
            obsolete(table, first)
        else:
            destroy_building(table, first + verbs.OBSOLETE - verbs.AT)


class Mysticism(OnPlayer):
    """Another player discards a coin token of one's choice."""

    def fits(self, table: Table, seat: i64, other: i64) -> bool:
        return other != seat and has_coin_token(table, other)

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table) == 2:
            return False
        choose(table, frames.CHOOSE_COIN if answers(table) else frames.CHOOSE_PLAYER, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        if earlier_answers(table):
            return fill_coins(table, earlier_answer(table, 0), verb, actions, 0)
        return super().fill(table, seat, verb, actions)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        take_coin(table, first, second)


class Education(LearnTech):
    """Any tech."""

    def techs(self, table: Table, seat: i64) -> i64:
        return EVERY_TECH


class Ecology(OnSquare):
    """Another terrain for an empty square; mountains stay, and none arise."""

    def fits(self, table: Table, seat: i64, square: i64) -> bool:
        return is_empty(table, square) and not is_mountain(table, square)

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table) == 2:
            return False
        choose(table, frames.CHOOSE_TERRAIN if answers(table) else frames.CHOOSE_SQUARE, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        if not earlier_answers(table):
            return self.fill_squares(table, seat, verb, actions, 0)
        present = terrain_of(table, earlier_answer(table, 0))
        count: i64 = 0
        for other in range(terrain.COUNT):
            if other != present and other != terrain.MOUNTAIN:
                actions[count] = verb + other
                count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        change_terrain(table, first, second)


class SteamPower(OnSquare):
    """All own figures of a square to a water square, where they stay for the turn (R16.16)."""

    def fits(self, table: Table, seat: i64, square: i64) -> bool:
        return table.stands(seat, square) and self.some_water(table, seat, square)

    def some_water(self, table: Table, seat: i64, square: i64) -> bool:
        for place in range(squares_from(table), squares_to(table)):
            if self.takes(table, seat, square, SLOT_SQUARE[place]):
                return True
        return False

    def takes(self, table: Table, seat: i64, square: i64, water: i64) -> bool:
        """Whether the figures of a square may be put on another one."""
        if water == square or not revealed(table, water) or table.is_centre(water):
            return False
        if terrain_of(table, water) != terrain.WATER or entry(table, seat, water) != NO_ENTRY:
            return False
        if is_relic(table, water) and not table.armies(square):
            return False
        return table.standing(water) + table.standing(square) <= stacking_limit(table, seat)

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table) == 2:
            return False
        choose(table, frames.CHOOSE_SQUARE, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        if not earlier_answers(table):
            return self.fill_squares(table, seat, verb, actions, 0)
        count: i64 = 0
        for place in range(squares_from(table), squares_to(table)):
            if self.takes(table, seat, earlier_answer(table, 0), SLOT_SQUARE[place]):
                actions[count] = verb + SLOT_SQUARE[place]
                count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        armies = table.armies(first)
        relocate(table, first, second, armies, table.scouts(first), True)
        if armies and is_relic(table, second):
            resolve_relic(table, seat, second)


class AtomicTheory(Card):
    """One more action for every city; none for the capital in Anarchy."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        for index in range(CITIES):
            if table.has_city(seat, index) and (index or not governs(table, seat, government.ANARCHY)):
                table.add(seat, ACTIONS_EXTRA + index, ATOMIC_ACTIONS)


ATOMIC_ACTIONS: Final[i64] = _TECHS[int(tech.ATOMIC_THEORY)].actions


class NuclearStrike(OnSquare):
    """A city that is no capital, and everything around it (R16.15)."""

    def fits(self, table: Table, seat: i64, square: i64) -> bool:
        return table.is_centre(square) and table.city_of(square) % CITIES != 0

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        city = table.city_of(first)
        owner, index = city // CITIES, city % CITIES
        count = table.outskirts(owner, index, _OUTSKIRTS)
        for number in range(count):
            kill_all(table, _OUTSKIRTS[number])
        destroy_city(table, owner, index)


class Communism(OnSquare):
    """Nobody leaves a square in this turn (R16.14)."""

    def fits(self, table: Table, seat: i64, square: i64) -> bool:
        return revealed(table, square) and not i64(table.marks[square]) & FROZEN

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        table.marks[first] = u8(i64(table.marks[first]) | FROZEN)
        table.tell(events.SQUARE_FROZEN, seat, first)


def _production(which: i64) -> CityProduction:
    return CityProduction(_TECHS[int(which)].production, price_of(which), AN_ABILITY)


def _culture(which: i64) -> GainCulture:
    return GainCulture(_TECHS[int(which)].culture, price_of(which), AN_ABILITY)


def register_all() -> None:
    register_ability(ability.ANIMAL_HUSBANDRY, _production(tech.ANIMAL_HUSBANDRY))
    register_ability(ability.CONSTRUCTION, _production(tech.CONSTRUCTION))
    register_ability(ability.BANKING, _production(tech.BANKING))
    register_ability(ability.PLASTICS_WHEAT, _production(tech.PLASTICS))
    register_ability(ability.CURRENCY, _culture(tech.CURRENCY))
    register_ability(ability.CHIVALRY, _culture(tech.CHIVALRY))
    register_ability(ability.METAL_CASTING, _culture(tech.METAL_CASTING))
    register_ability(
        ability.HORSEBACK_RIDING,
        HorsebackRiding(price_of(tech.HORSEBACK_RIDING), AN_ABILITY),
    )
    register_ability(ability.PHILOSOPHY, Philosophy(price_of(tech.PHILOSOPHY), AN_ABILITY))
    register_ability(
        ability.POTTERY,
        CoinOnTech(coin_place.POTTERY, price_of(tech.POTTERY), AN_ABILITY, 0, 0),
    )
    register_ability(
        ability.DEMOCRACY_COIN,
        CoinOnTech(coin_place.DEMOCRACY, 0, UNANSWERABLE, _TECHS[int(tech.DEMOCRACY)].trade_cost, 0),
    )
    register_ability(
        ability.PRINTING_PRESS,
        CoinOnTech(
            coin_place.PRINTING_PRESS, 0, UNANSWERABLE, 0, _TECHS[int(tech.PRINTING_PRESS)].culture_cost
        ),
    )
    register_ability(ability.MONARCHY, Monarchy(price_of(tech.MONARCHY), AN_ABILITY))
    register_ability(ability.GUNPOWDER, Gunpowder(price_of(tech.GUNPOWDER), AN_ABILITY))
    register_ability(ability.MYSTICISM, Mysticism(price_of(tech.MYSTICISM), AN_ABILITY))
    register_ability(ability.EDUCATION, Education(False, price_of(tech.EDUCATION), AN_ABILITY))
    register_ability(ability.ECOLOGY, Ecology(price_of(tech.ECOLOGY), AN_ABILITY))
    register_ability(ability.PLASTICS, FreeBuild())
    register_ability(ability.STEAM_POWER, SteamPower(price_of(tech.STEAM_POWER), AN_ABILITY))
    register_ability(ability.ATOMIC_THEORY, AtomicTheory(price_of(tech.ATOMIC_THEORY), AN_ABILITY))
    register_ability(ability.NUCLEAR_STRIKE, NuclearStrike(price_of(tech.ATOMIC_THEORY), AN_ABILITY))
    register_ability(ability.COMMUNISM, Communism(price_of(tech.COMMUNISM), AN_ABILITY))
    register_ability(ability.WRITING, Cancel(AN_ABILITY, price_of(tech.WRITING)))
    register_ability(ability.CIVIL_SERVICE, Cancel(AN_ABILITY, price_of(tech.CIVIL_SERVICE)))
    register_ability(ability.MASS_MEDIA, Cancel(AN_ABILITY, price_of(tech.MASS_MEDIA)))
