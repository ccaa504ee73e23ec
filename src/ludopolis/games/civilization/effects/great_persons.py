"""What great persons do when their owner uses them; those of battles are in ``battle``."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.building import fill_building_squares, has_building_token, put_building
from ludopolis.games.civilization.coins import coins, put_coin, take_coin
from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.games.civilization.culture import (
    FREELY,
    advance_free,
    draw_event,
    event_count,
    event_limit,
    gain_culture,
    gain_trade,
    own_section,
    spend_culture,
    spend_trade,
)
from ludopolis.games.civilization.deeds import (
    ARTS,
    actions_left,
    can_still_build,
    devote,
    may_do,
    take_action,
)
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.catalog import register, register_ability
from ludopolis.games.civilization.effects.effect import (
    NO_ANSWER,
    UNANSWERABLE,
    Effect,
    answer,
    answers,
    ask_once,
    begin,
    choose,
    earlier_answer,
    earlier_answers,
)
from ludopolis.games.civilization.effects.shared import GainTrade, LearnOfOthers, OnCity
from ludopolis.games.civilization.effects.targets import (
    fill_coins,
    fill_others,
    has_coin_token,
    holds_building,
    is_empty,
    relocate,
    squares_from,
    squares_to,
)
from ludopolis.games.civilization.ids import ability, building, coin_place, person, unit_type
from ludopolis.games.civilization.modifiers import stacking_limit
from ludopolis.games.civilization.moving import may_end
from ludopolis.games.civilization.phases.city import has_action
from ludopolis.games.civilization.responses import Cancel, KhalidIbnAlWalid
from ludopolis.games.civilization.state import (
    ACTIONS_EXTRA,
    ARMIES,
    BACKS,
    BUILDINGS_LEFT,
    CITIES,
    CULTURE,
    DISCOUNT,
    DOUBLE_SPEED,
    FOR_SALE,
    HELD,
    HUT_BACKS,
    MOST_SEATS,
    ON_MAP,
    TRADE,
    WONDER_AT,
    Table,
)
from ludopolis.games.civilization.tables import MOST_TRADE, OUTER_EDGE, SLOT_SQUARE, TOKEN_OF, WONDERS
from ludopolis.games.civilization.units import can_draw, draw_unit

_PERSONS: Final = COMPONENTS.great_persons
ALL_SQUARES: Final[i64] = verbs.SQUARES
_ROOM: Final[vec[i64]] = vec[i64]([0] * 512)


# --- gains ----------------------------------------------------------------------------------------


class LorenzoDeMedici(Effect):
    """Culture for coins."""

    def amount(self, table: Table, seat: i64) -> i64:
        return coins(table, seat) // MEDICI_COINS * MEDICI_CULTURE

    def possible(self, table: Table, seat: i64) -> bool:
        return self.amount(table, seat) > 0

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        gain_culture(table, seat, self.amount(table, seat))


MEDICI_COINS: Final[i64] = _PERSONS[int(person.LORENZO_DE_MEDICI)].per_coins
MEDICI_CULTURE: Final[i64] = _PERSONS[int(person.LORENZO_DE_MEDICI)].culture


class AlanTuring(Effect):
    """Trade and culture for armies in the supply."""

    def possible(self, table: Table, seat: i64) -> bool:
        return table.of(seat, ARMIES) >= TURING_ARMIES

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        number = table.of(seat, ARMIES) // TURING_ARMIES
        gain_trade(table, seat, number * TURING_TRADE)
        gain_culture(table, seat, number * TURING_CULTURE)


TURING_ARMIES: Final[i64] = _PERSONS[int(person.ALAN_TURING)].per_armies
TURING_TRADE: Final[i64] = _PERSONS[int(person.ALAN_TURING)].trade
TURING_CULTURE: Final[i64] = _PERSONS[int(person.ALAN_TURING)].culture


class StFrancisOfAssisi(Effect):
    """Culture for every army in the supply."""

    def possible(self, table: Table, seat: i64) -> bool:
        return table.of(seat, ARMIES) > 0

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        gain_culture(table, seat, table.of(seat, ARMIES) * FRANCIS_CULTURE)


FRANCIS_CULTURE: Final[i64] = _PERSONS[int(person.ST_FRANCIS_OF_ASSISI)].culture


class FrankLloydWright(Effect):
    """Trade and culture for every building, walls included."""

    def possible(self, table: Table, seat: i64) -> bool:
        return own_buildings(table, seat) > 0

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        number = own_buildings(table, seat)
        gain_trade(table, seat, number * WRIGHT_TRADE)
        gain_culture(table, seat, number * WRIGHT_CULTURE)


WRIGHT_TRADE: Final[i64] = _PERSONS[int(person.FRANK_LLOYD_WRIGHT)].trade
WRIGHT_CULTURE: Final[i64] = _PERSONS[int(person.FRANK_LLOYD_WRIGHT)].culture


def own_buildings(table: Table, seat: i64) -> i64:
    number: i64 = 0
    for place in range(squares_from(table), squares_to(table)):
        square = SLOT_SQUARE[place]
        if table.owner(square) == seat and holds_building(table, square):
            number += 1
    return number


class AndrewCarnegie(Effect):
    """The culture track for coins."""

    def possible(self, table: Table, seat: i64) -> bool:
        return coins(table, seat) >= CARNEGIE_COINS

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        advance_free(table, seat, coins(table, seat) // CARNEGIE_COINS * CARNEGIE_SPACES)


CARNEGIE_COINS: Final[i64] = _PERSONS[int(person.ANDREW_CARNEGIE)].per_coins
CARNEGIE_SPACES: Final[i64] = _PERSONS[int(person.ANDREW_CARNEGIE)].advance


class MotherTeresa(Effect):
    """A coin token for another player, and the culture track for oneself."""

    def possible(self, table: Table, seat: i64) -> bool:
        return has_coin_token(table, seat)

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table) == 2:
            return False
        choose(table, frames.CHOOSE_PLAYER if answers(table) else frames.CHOOSE_COIN, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        if earlier_answers(table):
            return fill_others(table, seat, verb, actions, 0)
        return fill_coins(table, seat, verb, actions, 0)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        take_coin(table, seat, first)
        put_coin(table, second, coin_place.SHEET)
        advance_free(table, seat, TERESA_SPACES)


TERESA_SPACES: Final[i64] = _PERSONS[int(person.MOTHER_TERESA)].advance


class AlbertEinstein(Effect):
    """Trade for culture or culture for trade; the answer is the action that says which and how much."""

    def possible(self, table: Table, seat: i64) -> bool:
        return table.of(seat, TRADE) > 0 or (
            table.of(seat, CULTURE) > 0 and table.of(seat, TRADE) < MOST_TRADE
        )

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_AMOUNT, seat)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        count: i64 = 0
        for amount in range(1, table.of(seat, TRADE) + 1):
            actions[count] = verbs.GIVE_TRADE + amount
            count += 1
        for amount in range(1, most_for_trade(table, seat) + 1):
            actions[count] = verbs.GIVE_CULTURE + amount
            count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        action = first + verbs.AMOUNT
        if action < verbs.GIVE_CULTURE:
            spend_trade(table, seat, action - verbs.GIVE_TRADE)
            gain_culture(table, seat, action - verbs.GIVE_TRADE)
        else:
            spend_culture(table, seat, action - verbs.GIVE_CULTURE)
            gain_trade(table, seat, action - verbs.GIVE_CULTURE)


def most_for_trade(table: Table, seat: i64) -> i64:
    """How much culture can become trade: what is above the end of the dial would be lost."""
    room = MOST_TRADE - table.of(seat, TRADE)
    culture = table.of(seat, CULTURE)
    return culture if culture < room else room


# --- cards ----------------------------------------------------------------------------------------


class FridaKahlo(Effect):
    """Discard any events and refill the hand from the deck of the own section."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        begin(table, seat, sources.REFILLED_HAND)
        table.push(frames.DISCARD_EVENT, seat)
        table.set_number(FREELY, 1)


class RefilledHand(Effect):
    """Draw up to the limit."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        missing = event_limit(table, seat) - event_count(table, seat)
        if missing > 0:
            draw_event(table, seat, own_section(table, seat), missing)


class ZhengHe(Effect):
    """Look at all hut and village tokens on the map and before the others."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        for back in range(HUT_BACKS, BACKS):
            place = table.place(back)
            if place == ON_MAP or HELD <= place < HELD + MOST_SEATS:
                table.make_known(back, seat)
        table.tell(events.TOKENS_LOOKED_AT, seat)


class OrvilleWright(Effect):
    """An aircraft, unlocked or not."""

    def possible(self, table: Table, seat: i64) -> bool:
        return can_draw(table, unit_type.AIRCRAFT)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        draw_unit(table, seat, unit_type.AIRCRAFT)


# --- cities ---------------------------------------------------------------------------------------


class JacquesCousteau(Effect):
    """Up to three harbors, unlocked or not."""

    def possible(self, table: Table, seat: i64) -> bool:
        if not has_building_token(table, building.HARBOR):
            return False
        return fill_building_squares(table, seat, building.HARBOR, _ROOM, 0) > 0

    def ask(self, table: Table, seat: i64) -> bool:
        built = answers(table)
        if built and answer(table, built - 1) == NO_ANSWER:
            return self.stop(table, built)
        if built == harbors_left(table) or self.fill_more(table, seat, table.top, _ROOM, 0) == 0:
            return self.stop(table, built)
        choose(table, frames.CHOOSE_SQUARE, seat)
        return True

    def stop(self, table: Table, built: i64) -> bool:
        """No more harbors."""
        for number in range(built, COUSTEAU_HARBORS):
            table.set_number(frames.ANSWER + number, NO_ANSWER)
        return False

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        count: i64 = 0
        if earlier_answers(table):
            actions[count] = verbs.DONE
            count += 1
        return self.fill_more(table, seat, table.top - table.width, actions, count)

    def fill_more(self, table: Table, seat: i64, base: i64, actions: vec[i64], count: i64) -> i64:
        """Append the squares that are not yet among the answers of the frame that begins there."""
        start = count
        end = fill_building_squares(table, seat, building.HARBOR, actions, count)
        for place in range(start, end):
            if not self.is_answered(table, base, actions[place] - verbs.AT):
                actions[count] = actions[place]
                count += 1
        return count

    def is_answered(self, table: Table, base: i64, square: i64) -> bool:
        first = base + 2 + frames.ANSWER
        for number in range(table.frames[base + 2 + frames.ANSWERS]):
            if table.frames[first + number] == square:
                return True
        return False

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        put_building(table, seat, building.HARBOR, first)
        if second != NO_ANSWER:
            put_building(table, seat, building.HARBOR, second)
        if third != NO_ANSWER:
            put_building(table, seat, building.HARBOR, third)


COUSTEAU_HARBORS: Final[i64] = _PERSONS[int(person.JACQUES_COUSTEAU)].buildings


def harbors_left(table: Table) -> i64:
    """How many harbors can be built at once."""
    left = table.thing(BUILDINGS_LEFT + TOKEN_OF[building.HARBOR])
    return left if left < COUSTEAU_HARBORS else COUSTEAU_HARBORS


class JerryGarcia(Effect):
    """All cities are devoted to the arts, as the action of the capital."""

    def possible(self, table: Table, seat: i64) -> bool:
        return actions_left(table, seat, 0) and may_do(table, seat, 0, ARTS)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        take_action(table, seat, 0, ARTS)
        for index in range(CITIES):
            if table.has_city(seat, index):
                devote(table, seat, index, False)


class Michelangelo(Effect):
    """A discount for the next wonder of the turn."""

    def possible(self, table: Table, seat: i64) -> bool:
        return not table.flag(seat, DISCOUNT) and some_wonder(table) and some_builder(table, seat)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        table.set_flag(seat, DISCOUNT)


def some_wonder(table: Table) -> bool:
    """Whether a wonder is in the market."""
    for which in range(WONDERS):
        if table.thing(WONDER_AT + which) == FOR_SALE:
            return True
    return False


def some_builder(table: Table, seat: i64) -> bool:
    """Whether a city can still build."""
    for index in range(CITIES):
        if can_still_build(table, seat, index):
            return True
    return False


class AdaLovelace(OnCity):
    """A city acts at once, in Anarchy too, and nobody can cancel it."""

    def fits(self, table: Table, seat: i64, index: i64) -> bool:
        return table.has_city(seat, index) and has_action(table, seat, index)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        table.add(seat, ACTIONS_EXTRA + first, LOVELACE_ACTIONS)
        table.ask(frames.CITY_ACTION, seat, first, 1)


LOVELACE_ACTIONS: Final[i64] = _PERSONS[int(person.ADA_LOVELACE)].actions


# --- figures --------------------------------------------------------------------------------------


class Relocation(Effect):
    """Some of the own figures of one square to another one: from where, how many, where to."""

    def fits_from(self, table: Table, seat: i64, square: i64) -> bool:
        """Whether any of the figures there can go anywhere."""
        raise NotImplementedError

    def fits_to(self, table: Table, seat: i64, square: i64, to: i64, armies: i64, scouts: i64) -> bool:
        raise NotImplementedError

    def goes(self, table: Table, seat: i64, square: i64, armies: i64, scouts: i64) -> bool:
        """Whether there is a place for these figures."""
        for place in range(squares_from(table), squares_to(table)):
            if self.fits_to(table, seat, square, SLOT_SQUARE[place], armies, scouts):
                return True
        return False

    def possible(self, table: Table, seat: i64) -> bool:
        for place in range(squares_from(table), squares_to(table)):
            square = SLOT_SQUARE[place]
            if table.stands(seat, square) and self.fits_from(table, seat, square):
                return True
        return False

    def ask(self, table: Table, seat: i64) -> bool:
        asked = answers(table)
        if asked == 3:
            return False
        choose(table, frames.CHOOSE_FIGURES if asked == 1 else frames.CHOOSE_SQUARE, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        asked = earlier_answers(table)
        if asked == 1:
            return self.fill_figures(table, seat, earlier_answer(table, 0), verb, actions)
        count: i64 = 0
        for place in range(squares_from(table), squares_to(table)):
            square = SLOT_SQUARE[place]
            if asked == 0:
                fits = table.stands(seat, square) and self.fits_from(table, seat, square)
            else:
                origin, figures = earlier_answer(table, 0), earlier_answer(table, 1)
                fits = self.fits_to(table, seat, origin, square, figures // 4, figures % 4)
            if fits:
                actions[count] = verb + square
                count += 1
        return count

    def fill_figures(self, table: Table, seat: i64, square: i64, verb: i64, actions: vec[i64]) -> i64:
        count: i64 = 0
        for armies in range(table.armies(square) + 1):
            for scouts in range(table.scouts(square) + 1):
                if armies + scouts and self.goes(table, seat, square, armies, scouts):
                    actions[count] = verb + armies * 4 + scouts
                    count += 1
        return count


class Hannibal(Relocation):
    """To a square where own figures stand; they can still move."""

    def fits_from(self, table: Table, seat: i64, square: i64) -> bool:
        return self.goes(table, seat, square, 1, 0)

    def fits_to(self, table: Table, seat: i64, square: i64, to: i64, armies: i64, scouts: i64) -> bool:
        if to == square or not table.stands(seat, to):
            return False
        return table.standing(to) + armies + scouts <= stacking_limit(table, seat)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        relocate(table, first, third, second // 4, second % 4, False)


class GalileoGalilei(Relocation):
    """From the outer edge to an empty square of it, where they stay for the turn (R16.36)."""

    def fits_from(self, table: Table, seat: i64, square: i64) -> bool:
        if not is_outer(table, square):
            return False
        army = table.armies(square) > 0 and self.goes(table, seat, square, 1, 0)
        return army or (table.scouts(square) > 0 and self.goes(table, seat, square, 0, 1))

    def fits_to(self, table: Table, seat: i64, square: i64, to: i64, armies: i64, scouts: i64) -> bool:
        return is_outer(table, to) and is_empty(table, to) and may_end(table, seat, to, armies, scouts)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        relocate(table, first, third, second // 4, second % 4, True)


def is_outer(table: Table, square: i64) -> bool:
    return OUTER_EDGE[table.seats * ALL_SQUARES + square] != 0


class JamesCook(Effect):
    """The travel speed is doubled for the turn."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        table.set_flag(seat, DOUBLE_SPEED)


def register_all() -> None:
    register_ability(ability.ORVILLE_WRIGHT, OrvilleWright())
    register_ability(ability.THOMAS_EDISON, LearnOfOthers(True))
    register_ability(ability.JACQUES_COUSTEAU, JacquesCousteau())
    register_ability(ability.MOTHER_TERESA, MotherTeresa())
    register_ability(ability.LORENZO_DE_MEDICI, LorenzoDeMedici())
    register_ability(ability.ALAN_TURING, AlanTuring())
    register_ability(ability.JERRY_GARCIA, JerryGarcia())
    register_ability(ability.MICHELANGELO, Michelangelo())
    register_ability(ability.ADA_LOVELACE, AdaLovelace())
    register_ability(ability.FRANK_LLOYD_WRIGHT, FrankLloydWright())
    register_ability(ability.HANNIBAL, Hannibal())
    register_ability(ability.ST_FRANCIS_OF_ASSISI, StFrancisOfAssisi())
    register_ability(ability.ANDREW_CARNEGIE, AndrewCarnegie())
    register_ability(ability.ALBERT_EINSTEIN, AlbertEinstein())
    register_ability(ability.GALILEO_GALILEI, GalileoGalilei())
    register_ability(ability.JAMES_COOK, JamesCook())
    register_ability(ability.MARK_TWAIN, Cancel(UNANSWERABLE, 0))
    register_ability(ability.FRIDA_KAHLO, FridaKahlo())
    register(sources.REFILLED_HAND, RefilledHand())
    register_ability(ability.MARCO_POLO, GainTrade(_PERSONS[int(person.MARCO_POLO)].trade))
    register_ability(ability.ZHENG_HE, ZhengHe())
    register_ability(ability.KHALID_IBN_AL_WALID, KhalidIbnAlWalid())
