"""The culture events. Those that stand for a resource are in ``payments``."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.battle.opening import begin_horde
from ludopolis.games.civilization.coins import coin_tokens, coins_at, put_coin, take_coin
from ludopolis.games.civilization.components import COMPONENTS, IDS
from ludopolis.games.civilization.culture import gain_trade
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.catalog import register
from ludopolis.games.civilization.effects.effect import (
    AN_EVENT,
    NO_ANSWER,
    Effect,
    answer,
    answers,
    begin,
    choose,
    earlier_answer,
    earlier_answers,
    give_answer,
)
from ludopolis.games.civilization.effects.shared import Card, CityProduction, OnSquare
from ludopolis.games.civilization.effects.targets import (
    change_terrain,
    destroy_building,
    fill_coins,
    fill_others,
    has_coin_token,
    hit,
    holds_building,
    holds_relic,
    holds_token,
    in_reach,
    is_empty,
    is_revealed,
    kill_figures,
    may_hit,
    may_name,
    others,
    relocate,
    squares_from,
    squares_to,
    terrain_of,
)
from ludopolis.games.civilization.exploring import next_token, put_village
from ludopolis.games.civilization.governments import force_anarchy
from ludopolis.games.civilization.ids import coin_place, event, government, terrain
from ludopolis.games.civilization.land import DIRECTIONS, NOWHERE, beside, distance
from ludopolis.games.civilization.modifiers import governs, immune_to_anarchy, stacking_limit
from ludopolis.games.civilization.moving import is_frozen, may_end, may_pass
from ludopolis.games.civilization.persons import kill_person
from ludopolis.games.civilization.policies import policy_count
from ludopolis.games.civilization.pyramid import can_learn, fill_learnable, fits, learn, some_to_learn
from ludopolis.games.civilization.responses import Cancel
from ludopolis.games.civilization.squares import holds_person
from ludopolis.games.civilization.state import (
    ACTIONS_EXTRA,
    BUILDING,
    CHANGED,
    MANAGEMENT,
    NOBODY,
    PERSON,
    START,
    TECHS,
    VILLAGE,
    VILLAGE_BACKS,
    WONDER,
    Table,
)
from ludopolis.games.civilization.tables import (
    EVENT_DISTANCE,
    EVENT_MAX_LEVEL,
    EVENT_POLICIES,
    EVENT_PRODUCTION,
    EVENT_RANGE,
    EVENT_UNITS,
    GROUND_SYMBOL,
    SLOT_SQUARE,
    TECH_LEVEL,
    VILLAGE_SYMBOL,
    VILLAGES,
)
from ludopolis.games.civilization.tables import TECHS as ALL_TECHS
from ludopolis.games.civilization.units import ALL_TYPES, free_units, types_to_draw

_EVENTS: Final = COMPONENTS.events
_ROOM: Final[vec[i64]] = vec[i64]([0] * 512)


# --- squares --------------------------------------------------------------------------------------


class BarbarianEncampment(OnSquare):
    """A village on an empty square outside all outskirts; it is aimed at nobody."""

    def possible(self, table: Table, seat: i64) -> bool:
        return next_token(table, VILLAGE_BACKS, VILLAGES) != NOBODY and super().possible(table, seat)

    def fits(self, table: Table, seat: i64, square: i64) -> bool:
        return is_empty(table, square) and table.owner(square) == NOBODY

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if is_empty(table, first):
            put_village(table, first)


class ChangeTerrain(OnSquare):
    """A square of some terrain, or of any but mountains, becomes another one (R16.30)."""

    def __init__(self, to: i64, only: i64) -> None:
        super().__init__(0, AN_EVENT)
        self.to: i64 = to
        self.only: i64 = only  # or NOBODY

    def fits(self, table: Table, seat: i64, square: i64) -> bool:
        if not is_revealed(table, square) or table.is_centre(square) or holds_relic(table, square):
            return False
        present = terrain_of(table, square)
        if present == terrain.MOUNTAIN or (self.only != NOBODY and present != self.only):
            return False
        return self.is_free(table, square) and may_hit(table, seat, square)

    def is_free(self, table: Table, square: i64) -> bool:
        """No building and no wonder."""
        token = i64(table.on[square])
        return not holds_building(table, square) and not WONDER <= token < PERSON

    def aims(self, table: Table, seat: i64) -> i64:
        return others(hit(table, answer(table, 0)), seat)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        change_terrain(table, first, self.to)


class Flooding(ChangeTerrain):
    """The square must be without figures and tokens, those of terrain too."""

    def is_free(self, table: Table, square: i64) -> bool:
        return is_empty(table, square) and not i64(table.marks[square]) & CHANGED


class DestroyBuildings(OnSquare):
    """One or more buildings within reach: of anybody, or of the others only."""

    def __init__(self, reach: i64, buildings: i64, of_others: bool) -> None:
        super().__init__(0, AN_EVENT)
        self.reach: i64 = reach
        self.buildings: i64 = buildings
        self.of_others: bool = of_others

    def fits(self, table: Table, seat: i64, square: i64) -> bool:
        if not holds_building(table, square) or not may_name(table, seat, table.owner(square)):
            return False
        if self.of_others and table.owner(square) == seat:
            return False
        return in_reach(table, seat, square, self.reach)

    def ask(self, table: Table, seat: i64) -> bool:
        asked = answers(table)
        if asked == self.buildings or (asked and answer(table, asked - 1) == NO_ANSWER):
            return False
        if asked and self.fill_squares(table, seat, 0, _ROOM, 0) <= asked:
            give_answer(table, NO_ANSWER)
            return False
        choose(table, frames.CHOOSE_SQUARE, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        if not earlier_answers(table):
            return self.fill_squares(table, seat, verb, actions, 0)
        actions[0] = verbs.DONE
        end = self.fill_squares(table, seat, verb, actions, 1)
        count: i64 = 1
        for place in range(1, end):
            if actions[place] - verb != earlier_answer(table, 0):
                actions[count] = actions[place]
                count += 1
        return count

    def aims(self, table: Table, seat: i64) -> i64:
        players: i64 = 0
        for number in range(answers(table)):
            if answer(table, number) != NO_ANSWER:
                players |= BIT[table.owner(answer(table, number))]
        return others(players, seat)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if holds_building(table, first):
            destroy_building(table, first)
        if self.buildings > 1 and second != NO_ANSWER and holds_building(table, second):
            destroy_building(table, second)


# --- players --------------------------------------------------------------------------------------


class CitizensRevolting(Card):
    """Anarchy for another player (R5.10)."""

    def fits(self, table: Table, seat: i64, other: i64) -> bool:
        if other == seat or not may_name(table, seat, other):
            return False
        return not immune_to_anarchy(table, other) and not governs(table, other, government.ANARCHY)

    def possible(self, table: Table, seat: i64) -> bool:
        for other in range(table.seats):
            if self.fits(table, seat, other):
                return True
        return False

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table):
            return False
        choose(table, frames.CHOOSE_PLAYER, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        count: i64 = 0
        for other in range(table.seats):
            if self.fits(table, seat, other):
                actions[count] = verb + other
                count += 1
        return count

    def aims(self, table: Table, seat: i64) -> i64:
        return BIT[answer(table, 0)]

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        force_anarchy(table, first)


# --- coin tokens ----------------------------------------------------------------------------------


def loses_coin(table: Table, seat: i64, other: i64) -> bool:
    """Whether an event of the seat can take a coin token from somebody (R16.37)."""
    return other != seat and has_coin_token(table, other) and may_name(table, seat, other)


def some_loser(table: Table, seat: i64) -> bool:
    for other in range(table.seats):
        if loses_coin(table, seat, other):
            return True
    return False


def discard_coin(table: Table, seat: i64, place: i64) -> None:
    """A token that was named, if it is still there."""
    if coins_at(table, seat, place):
        take_coin(table, seat, place)


class Counterfeiters(Card):
    """Some other players, one after the other, lose a coin token each: player and token are asked in turn."""

    def __init__(self, players: i64) -> None:
        super().__init__(0, AN_EVENT)
        self.players: i64 = players

    def possible(self, table: Table, seat: i64) -> bool:
        return some_loser(table, seat)

    def ask(self, table: Table, seat: i64) -> bool:
        asked = answers(table)
        if asked == self.players * 2:
            return False
        if asked and asked % 2 == 0:
            if answer(table, asked - 1) == NO_ANSWER or not self.some_more(table, seat):
                table.set_number(frames.ANSWER + asked, NO_ANSWER)
                return False
        if asked % 2 and answer(table, asked - 1) == NO_ANSWER:
            return False
        choose(table, frames.CHOOSE_COIN if asked % 2 else frames.CHOOSE_PLAYER, seat)
        return True

    def some_more(self, table: Table, seat: i64) -> bool:
        for other in range(table.seats):
            if other != answer(table, 0) and loses_coin(table, seat, other):
                return True
        return False

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        asked = earlier_answers(table)
        if asked % 2:
            return fill_coins(table, earlier_answer(table, asked - 1), verb, actions, 0)
        count: i64 = 0
        if asked:
            actions[0] = verbs.DONE
            count = 1
        for other in range(table.seats):
            if loses_coin(table, seat, other) and not (asked and other == earlier_answer(table, 0)):
                actions[count] = verb + other
                count += 1
        return count

    def aims(self, table: Table, seat: i64) -> i64:
        players = BIT[answer(table, 0)]
        if self.players > 1 and answer(table, 2) != NO_ANSWER:
            players |= BIT[answer(table, 2)]
        return players

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        discard_coin(table, first, second)
        if self.players > 1 and third != NO_ANSWER:
            discard_coin(table, third, fourth)


class Depression(Counterfeiters):
    """Up to two others. Of two players the other loses one token, or two for one of one's own (R12.4): asked
    are his first token, the own one, and his second."""

    def ask(self, table: Table, seat: i64) -> bool:
        if table.seats > 2:
            return super().ask(table, seat)
        asked = answers(table)
        if asked == 3 or (asked == 2 and answer(table, 1) == NO_ANSWER):
            return False
        if asked == 1 and not (has_coin_token(table, seat) and coin_tokens(table, 1 - seat) > 1):
            give_answer(table, NO_ANSWER)
            return False
        choose(table, frames.CHOOSE_COIN, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        if table.seats > 2:
            return super().fill(table, seat, verb, actions)
        asked = earlier_answers(table)
        if asked == 1:
            actions[0] = verbs.DONE
            return fill_coins(table, seat, verb, actions, 1)
        return fill_coins_left(table, 1 - seat, earlier_answer(table, 0) if asked else NOBODY, verb, actions)

    def aims(self, table: Table, seat: i64) -> i64:
        return super().aims(table, seat) if table.seats > 2 else BIT[1 - seat]

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if table.seats > 2:
            super().carry_out(table, seat, first, second, third, fourth)
            return
        discard_coin(table, 1 - seat, first)
        if second != NO_ANSWER:
            discard_coin(table, seat, second)
            discard_coin(table, 1 - seat, third)


def fill_coins_left(table: Table, owner: i64, named: i64, verb: i64, actions: vec[i64]) -> i64:
    """Write where coin tokens of somebody lie besides one that is named already."""
    count: i64 = 0
    for place in range(coin_place.COUNT):
        if coins_at(table, owner, place) > (1 if place == named else 0):
            actions[count] = verb + place
            count += 1
    return count


class BankScandal(Card):
    """Every other player loses a coin token, of two players the other one two (R12.4). The tokens are asked
    for in the order of the seats."""

    def possible(self, table: Table, seat: i64) -> bool:
        return some_loser(table, seat)

    def victim(self, table: Table, seat: i64, number: i64) -> i64:
        """Who loses the token of a number, or NOBODY."""
        if table.seats == 2:
            return 1 - seat if number < coin_tokens(table, 1 - seat) and number < SCANDAL_COINS else NOBODY
        for other in range(table.seats):
            if loses_coin(table, seat, other):
                if number == 0:
                    return other
                number -= 1
        return NOBODY

    def ask(self, table: Table, seat: i64) -> bool:
        if self.victim(table, seat, answers(table)) == NOBODY:
            return False
        choose(table, frames.CHOOSE_COIN, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        asked = earlier_answers(table)
        before = earlier_answer(table, 0) if table.seats == 2 and asked else NOBODY
        return fill_coins_left(table, self.victim(table, seat, asked), before, verb, actions)

    def aims(self, table: Table, seat: i64) -> i64:
        players: i64 = 0
        for number in range(answers(table)):
            players |= BIT[self.victim(table, seat, number)]
        return players

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        _ROOM[0], _ROOM[1], _ROOM[2], _ROOM[3] = first, second, third, fourth
        for number in range(4):
            _ROOM[4 + number] = self.victim(table, seat, number)
        for number in range(4):
            if _ROOM[4 + number] != NOBODY:
                discard_coin(table, _ROOM[4 + number], _ROOM[number])


SCANDAL_COINS: Final[i64] = _EVENTS[int(event.BANK_SCANDAL)].coins_of_two


class GiftCoin(Effect):
    """Who gets the coin token of a gift from afar."""

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table):
            return False
        choose(table, frames.CHOOSE_PLAYER, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        return fill_others(table, seat, verb, actions, 0)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        put_coin(table, first, coin_place.SHEET)


# --- figures --------------------------------------------------------------------------------------


class KillInSquare(OnSquare):
    """Figures of others in a square within reach, or a great person there."""

    def __init__(self, reach: i64, figures: i64, persons: bool) -> None:
        super().__init__(0, AN_EVENT)
        self.reach: i64 = reach
        self.figures: i64 = figures
        self.persons: bool = persons

    def fits(self, table: Table, seat: i64, square: i64) -> bool:
        if not self.hits_figures(table, seat, square) and not self.hits_person(table, seat, square):
            return False
        return in_reach(table, seat, square, self.reach)

    def hits_figures(self, table: Table, seat: i64, square: i64) -> bool:
        return table.has_enemy(seat, square) and may_name(table, seat, table.holder(square))

    def hits_person(self, table: Table, seat: i64, square: i64) -> bool:
        if not self.persons or not holds_person(table, square) or table.owner(square) == seat:
            return False
        return may_name(table, seat, table.owner(square))

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table) == 2:
            return False
        choose(table, frames.CHOOSE_FIGURES if answers(table) else frames.CHOOSE_SQUARE, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        if not earlier_answers(table):
            return self.fill_squares(table, seat, verb, actions, 0)
        square = earlier_answer(table, 0)
        count: i64 = 0
        if self.hits_person(table, seat, square):
            actions[0] = verbs.KILL_PERSON
            count = 1
        if not self.hits_figures(table, seat, square):
            return count
        for armies in range(table.armies(square) + 1):
            for scouts in range(table.scouts(square) + 1):
                if 0 < armies + scouts <= self.figures:
                    actions[count] = verb + armies * 4 + scouts
                    count += 1
        return count

    def aims(self, table: Table, seat: i64) -> i64:
        square = answer(table, 0)
        if answer(table, 1) + verbs.WITH == verbs.KILL_PERSON:
            return BIT[table.owner(square)]
        return others(hit(table, square), seat)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if second + verbs.WITH == verbs.KILL_PERSON:
            if holds_person(table, first):
                kill_person(table, first)
        elif table.has_enemy(seat, first):
            armies, scouts = second // 4, second % 4
            standing, looking = table.armies(first), table.scouts(first)
            kill_figures(
                table,
                first,
                armies if armies < standing else standing,
                scouts if scouts < looking else looking,
            )


class MoveEnemyGroup(OnSquare):
    """All figures of another player in one square go some steps (R16.33, R21.22). The second answer is where
    they are so far; how many answers there are says how many steps they have made."""

    def __init__(self, steps: i64) -> None:
        super().__init__(0, AN_EVENT)
        self.steps: i64 = steps

    def fits(self, table: Table, seat: i64, square: i64) -> bool:
        if not table.has_enemy(seat, square) or not may_name(table, seat, table.holder(square)):
            return False
        return can_be_led(table, square, square, self.steps)

    def ask(self, table: Table, seat: i64) -> bool:
        asked = answers(table)
        if asked > 1:
            if answer(table, asked - 1) == NO_ANSWER:
                return False
            table.set_number(frames.ANSWER + 1, answer(table, asked - 1))
        steps = self.steps - (asked - 1)
        if asked and not can_be_led(table, answer(table, 0), self.reached(table, table.top), steps):
            return False
        choose(table, frames.CHOOSE_SQUARE, seat)
        return True

    def reached(self, table: Table, base: i64) -> i64:
        """Where the group of the effect that begins there in the frames is so far."""
        first = base + 2 + frames.ANSWER
        return table.frames[first + 1] if table.frames[base + 2 + frames.ANSWERS] > 1 else table.frames[first]

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        asked = earlier_answers(table)
        if not asked:
            return self.fill_squares(table, seat, verb, actions, 0)
        origin, here = earlier_answer(table, 0), self.reached(table, table.top - table.width)
        count: i64 = 0
        if asked > 1 and may_be_left(table, origin, here):
            actions[0] = verbs.DONE
            count = 1
        for direction in range(DIRECTIONS):
            other = beside(here, direction)
            if other != NOWHERE and leads_on(table, origin, other, self.steps - asked):
                actions[count] = verb + other
                count += 1
        return count

    def aims(self, table: Table, seat: i64) -> i64:
        return BIT[table.holder(answer(table, 0))]

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if table.has_enemy(seat, first) and first != second:
            relocate(table, first, second, table.armies(first), table.scouts(first), False)


def may_be_led_over(table: Table, origin: i64, square: i64) -> bool:
    """Whether a group from a square may be led over another one."""
    if not is_revealed(table, square) or table.is_centre(square) or holds_token(table, square):
        return False
    if terrain_of(table, square) == terrain.WATER or holds_relic(table, square):
        return False
    return not table.has_enemy(table.holder(origin), square)


def may_be_left(table: Table, origin: i64, square: i64) -> bool:
    """Whether a group from a square may be left on another one."""
    if square == origin or not may_be_led_over(table, origin, square):
        return False
    return table.standing(square) + table.standing(origin) <= stacking_limit(table, table.holder(origin))


def leads_on(table: Table, origin: i64, square: i64, steps: i64) -> bool:
    """Whether a step onto a square leads to one where the group may be left, with so many more steps."""
    if square != origin and not may_be_led_over(table, origin, square):
        return False
    return may_be_left(table, origin, square) or can_be_led(table, origin, square, steps)


def can_be_led(table: Table, origin: i64, here: i64, steps: i64) -> bool:
    """Whether some steps from here lead to a square where the group may be left."""
    if steps <= 0:
        return False
    for direction in range(DIRECTIONS):
        other = beside(here, direction)
        if other != NOWHERE and leads_on(table, origin, other, steps - 1):
            return True
    return False


class Migrants(Card):
    """Switch social policies in City Management, or move one figure to an empty square in Movement
    (R16.34)."""

    def __init__(self, switches: i64, steps: i64) -> None:
        super().__init__(0, AN_EVENT)
        self.switches: i64 = switches
        self.steps: i64 = steps

    def possible(self, table: Table, seat: i64) -> bool:
        if table.phase == MANAGEMENT:
            return table.policies and policy_count(table, seat) > 0
        for place in range(squares_from(table), squares_to(table)):
            if self.leaves(table, seat, SLOT_SQUARE[place]):
                return True
        return False

    def leaves(self, table: Table, seat: i64, square: i64) -> bool:
        """Whether a figure can go from a square."""
        if not table.stands(seat, square):
            return False
        army = table.armies(square) > 0 and self.reach(table, seat, square, 1, 0, 0, _ROOM) > 0
        return army or (table.scouts(square) > 0 and self.reach(table, seat, square, 0, 1, 0, _ROOM) > 0)

    def reach(
        self, table: Table, seat: i64, square: i64, armies: i64, scouts: i64, verb: i64, actions: vec[i64]
    ) -> i64:
        """Write the empty squares that a figure can reach."""
        return fill_reached(table, seat, square, armies, scouts, self.steps, verb, actions)

    def ask(self, table: Table, seat: i64) -> bool:
        asked = answers(table)
        if table.phase == MANAGEMENT or asked == 3:
            return False
        choose(table, frames.CHOOSE_FIGURES if asked == 1 else frames.CHOOSE_SQUARE, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        asked = earlier_answers(table)
        square = earlier_answer(table, 0)
        count: i64 = 0
        if asked == 2:
            figure = earlier_answer(table, 1)
            return self.reach(table, seat, square, figure // 4, figure % 4, verb, actions)
        if asked == 1:
            if table.armies(square) and self.reach(table, seat, square, 1, 0, 0, _ROOM):
                actions[count] = verb + 4
                count += 1
            if table.scouts(square) and self.reach(table, seat, square, 0, 1, 0, _ROOM):
                actions[count] = verb + 1
                count += 1
            return count
        for place in range(squares_from(table), squares_to(table)):
            if self.leaves(table, seat, SLOT_SQUARE[place]):
                actions[count] = verb + SLOT_SQUARE[place]
                count += 1
        return count

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if table.phase == MANAGEMENT:
            for _switch in range(self.switches):
                table.push(frames.SWITCH_POLICY, seat)
        elif table.stands(seat, first) and is_empty(table, third):
            relocate(table, first, third, second // 4, second % 4, False)


_QUEUE: Final[vec[i64]] = vec[i64]([0] * 512)
_FAR: Final[vec[i64]] = vec[i64]([0] * 512)
_SEEN: Final[vec[i64]] = vec[i64]([0] * 512)


def fill_reached(
    table: Table, seat: i64, start: i64, armies: i64, scouts: i64, steps: i64, verb: i64, actions: vec[i64]
) -> i64:
    """Write the empty squares within so many steps of one figure, over squares it may pass."""
    count: i64 = 0
    if is_frozen(table, start):
        return count
    head: i64 = 0
    tail: i64 = 1
    _QUEUE[0], _FAR[0], _SEEN[start] = start, 0, 1
    while head < tail:
        square, far = _QUEUE[head], _FAR[head]
        head += 1
        if far == steps or (far and is_frozen(table, square)):
            continue
        for direction in range(DIRECTIONS):
            other = beside(square, direction)
            if other == NOWHERE or _SEEN[other] or not is_revealed(table, other):
                continue
            if is_empty(table, other) and may_end(table, seat, other, armies, scouts):
                actions[count] = verb + other
                count += 1
            if may_pass(table, seat, other, armies, scouts):
                _SEEN[other] = 1
                _QUEUE[tail], _FAR[tail] = other, far + 1
                tail += 1
    for place in range(tail):
        _SEEN[_QUEUE[place]] = 0
    return count


class RoamingHorde(OnSquare):
    """Barbarians attack armies or a city of another player near a village (R10.10)."""

    def fits(self, table: Table, seat: i64, square: i64) -> bool:
        if table.is_centre(square):
            target = table.owner(square)
        elif table.armies(square):
            target = table.holder(square)
        else:
            return False
        return target != seat and may_name(table, seat, target) and near_village(table, square)

    def aims(self, table: Table, seat: i64) -> i64:
        return others(hit(table, answer(table, 0)), seat)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if self.fits(table, seat, first):
            begin_horde(table, seat, first)


HORDE_REACH: Final[i64] = EVENT_RANGE[event.ROAMING_HORDE]


def near_village(table: Table, square: i64) -> bool:
    """Whether a village, or a revealed symbol of one that is not built over, is near enough."""
    for place in range(squares_from(table), squares_to(table)):
        other = SLOT_SQUARE[place]
        if distance(square, other) <= HORDE_REACH and is_village_square(table, other):
            return True
    return False


def is_village_square(table: Table, square: i64) -> bool:
    if holds_token(table, square):
        return i64(table.on[square]) >= VILLAGE
    symbol = GROUND_SYMBOL[i64(table.ground[square])] == VILLAGE_SYMBOL
    return symbol and i64(table.on[square]) < BUILDING


# --- cities and units -----------------------------------------------------------------------------


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


# --- techs ----------------------------------------------------------------------------------------


def up_to_level(level: i64) -> i64:
    """The set of the techs up to a level."""
    return _UP_TO[level]


def of_level(level: i64) -> i64:
    return _UP_TO[level] & ~_UP_TO[level - 1]


_UP_TO: Final[vec[i64]] = vec[i64](
    [sum(2**which for which in range(int(ALL_TECHS)) if TECH_LEVEL[which] <= level) for level in range(6)]
)


class ExchangeOfIdeas(Card):
    """Learn a tech of another player, who then learns one of one's own (R16.2). Asked are the player and the
    tech; of two players the level of which techs are shown (R12.3)."""

    def __init__(self, level: i64) -> None:
        super().__init__(0, AN_EVENT)
        self.level: i64 = level

    def fits(self, table: Table, seat: i64, other: i64) -> bool:
        if other == seat or not may_name(table, seat, other):
            return False
        if some_to_learn(table, seat, table.of(other, TECHS) & up_to_level(self.level)):
            return True
        if table.seats > 2:
            return False
        for level in range(1, self.level + 1):
            if may_be_shown(table, seat, other, level):
                return True
        return False

    def possible(self, table: Table, seat: i64) -> bool:
        for other in range(table.seats):
            if self.fits(table, seat, other):
                return True
        return False

    def ask(self, table: Table, seat: i64) -> bool:
        asked = answers(table)
        if asked == 2:
            return False
        if asked and table.seats == 2:
            if self.level == 1:
                give_answer(table, 1)
                return False
            choose(table, frames.CHOOSE_AMOUNT, seat)
            return True
        choose(table, frames.CHOOSE_TECH if asked else frames.CHOOSE_PLAYER, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        count: i64 = 0
        if earlier_answers(table) and table.seats == 2:
            for level in range(1, self.level + 1):
                actions[count] = verb + level
                count += 1
            return count
        if earlier_answers(table):
            known = table.of(earlier_answer(table, 0), TECHS) & up_to_level(self.level)
            return fill_learnable(table, seat, known, verb, actions, 0)
        for other in range(table.seats):
            if self.fits(table, seat, other):
                actions[count] = verb + other
                count += 1
        return count

    def aims(self, table: Table, seat: i64) -> i64:
        return BIT[answer(table, 0)]

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if table.seats == 2:
            shown = show_techs(table, first, second)
            begin(table, seat, sources.SHOWN_TECHS)
            give_answer(table, self.level)
            give_answer(table, shown)
        elif can_learn(table, seat, second):
            ask_for_return(table, first, seat, self.level, 0)
            learn(table, seat, second, False)


def may_be_shown(table: Table, seat: i64, other: i64, level: i64) -> bool:
    """Whether a tech that the other does not know could be shown and learned."""
    unknown = of_level(level) & ~table.of(other, TECHS) & ~table.of(seat, TECHS)
    return unknown != 0 and fits(table, seat, level)


def show_techs(table: Table, other: i64, level: i64) -> i64:
    """Lay two techs open that the other player does not know, at random; their set."""
    left = of_level(level) & ~table.of(other, TECHS)
    shown: i64 = 0
    for _card in range(SHOWN):
        size = size_of(left)
        if not size:
            break
        number = table.roll(events.CHANCE_SHOWN_TECHS, size, table.random)
        which = member(left, number)
        left &= ~BIT[which]
        shown |= BIT[which]
        table.tell(events.TECH_SHOWN, other, which)
    return shown


SHOWN: Final[i64] = 2


def size_of(techs: i64) -> i64:
    size: i64 = 0
    for which in range(ALL_TECHS):
        if techs & BIT[which]:
            size += 1
    return size


def member(techs: i64, number: i64) -> i64:
    """The tech of a number, from 1 on, in a set."""
    which: i64 = 0
    while True:
        if techs & BIT[which]:
            number -= 1
            if number == 0:
                return which
        which += 1


class ShownTechs(Effect):
    """With two players: a tech that the other knows or that is shown. The answers are the highest level, the
    shown techs, and the tech."""

    def techs(self, table: Table, seat: i64, level: i64, shown: i64) -> i64:
        return (table.of(1 - seat, TECHS) & up_to_level(level)) | shown

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table) == 3:
            return False
        if not some_to_learn(table, seat, self.techs(table, seat, answer(table, 0), answer(table, 1))):
            give_answer(table, NO_ANSWER)
            return False
        choose(table, frames.CHOOSE_TECH, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        techs = self.techs(table, seat, earlier_answer(table, 0), earlier_answer(table, 1))
        return fill_learnable(table, seat, techs, verb, actions, 0)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if third != NO_ANSWER:
            ask_for_return(table, 1 - seat, seat, first, second)
            learn(table, seat, third, False)


def ask_for_return(table: Table, seat: i64, giver: i64, level: i64, shown: i64) -> None:
    """The seat may learn a tech that the giver knows, but none of those that were only shown."""
    known = table.of(giver, TECHS) & up_to_level(level) & ~shown
    begin(table, seat, sources.RETURNED_TECH)
    give_answer(table, known)


class ReturnedTech(Effect):
    """A tech of a set, the first answer, or none."""

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table) == 2:
            return False
        if not some_to_learn(table, seat, answer(table, 0)):
            give_answer(table, NO_ANSWER)
            return False
        choose(table, frames.CHOOSE_TECH, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        actions[0] = verbs.DONE
        return fill_learnable(table, seat, earlier_answer(table, 0), verb, actions, 1)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if second != NO_ANSWER:
            learn(table, seat, second, False)


# --- which card does what -------------------------------------------------------------------------


def _terrain(which: i64) -> ChangeTerrain:
    card = _EVENTS[int(which)]
    only = IDS["terrain"].index(card.only_terrain) if card.only_terrain else int(NOBODY)
    return ChangeTerrain(IDS["terrain"].index(card.terrain), only)


def _buildings(which: i64, of_others: bool) -> DestroyBuildings:
    return DestroyBuildings(EVENT_RANGE[which], _EVENTS[int(which)].buildings, of_others)


def _killing(which: i64) -> KillInSquare:
    card = _EVENTS[int(which)]
    return KillInSquare(EVENT_RANGE[which], card.figures, card.persons > 0)


register(sources.EVENT + event.BARBARIAN_ENCAMPMENT, BarbarianEncampment(0, AN_EVENT))
register(sources.EVENT + event.DROUGHT, _terrain(event.DROUGHT))
register(sources.EVENT + event.DEFORESTATION, _terrain(event.DEFORESTATION))
register(sources.EVENT + event.FLOODING, Flooding(terrain.WATER, NOBODY))
register(sources.EVENT + event.SABOTAGE, _buildings(event.SABOTAGE, False))
register(sources.EVENT + event.CATASTROPHE, _buildings(event.CATASTROPHE, False))
register(sources.EVENT + event.DISASTER, _buildings(event.DISASTER, True))
register(sources.EVENT + event.CITIZENS_REVOLTING_1, CitizensRevolting(0, AN_EVENT))
register(sources.EVENT + event.CITIZENS_REVOLTING_2, CitizensRevolting(0, AN_EVENT))
register(sources.EVENT + event.COUNTERFEITERS, Counterfeiters(_EVENTS[int(event.COUNTERFEITERS)].players))
register(sources.EVENT + event.DEPRESSION, Depression(_EVENTS[int(event.DEPRESSION)].players))
register(sources.EVENT + event.BANK_SCANDAL, BankScandal(0, AN_EVENT))
register(sources.EVENT + event.DEFECTION, _killing(event.DEFECTION))
register(sources.EVENT + event.MASS_DEFECTION, _killing(event.MASS_DEFECTION))
register(sources.EVENT + event.WHOLESALE_DEFECTION, _killing(event.WHOLESALE_DEFECTION))
for _which in (event.DISORIENTED, event.LOST, event.OUT_OF_POSITION):
    register(sources.EVENT + _which, MoveEnemyGroup(EVENT_DISTANCE[_which]))
for _which in (event.MIGRANTS, event.COLONISTS, event.IMMIGRANTS):
    register(sources.EVENT + _which, Migrants(EVENT_POLICIES[_which], EVENT_DISTANCE[_which]))
for _which in (event.WE_LOVE_THE_DESPOT_DAY, event.WE_LOVE_THE_QUEEN_DAY, event.WE_LOVE_THE_PRESIDENT_DAY):
    register(sources.EVENT + _which, CityProduction(EVENT_PRODUCTION[_which], 0, AN_EVENT))
for _which in (event.DUTY_AND_HONOR, event.NATIONALISM, event.PATRIOTISM):
    register(sources.EVENT + _which, DutyAndHonor(EVENT_UNITS[_which]))
for _which in (event.EXCHANGE_OF_IDEAS, event.KNOWLEDGE_SHARED, event.THINK_TANK):
    register(sources.EVENT + _which, ExchangeOfIdeas(EVENT_MAX_LEVEL[_which]))
for _which in (event.BREAD_AND_CIRCUSES, event.JOUSTING_TOURNEY, event.PRIMETIME_TV):
    register(sources.EVENT + _which, Cancel(AN_EVENT, 0))
register(sources.EVENT + event.ROAMING_HORDE, RoamingHorde(0, AN_EVENT))
register(sources.EVENT + event.SUPPLY_DROP, SupplyDrop(_EVENTS[int(event.SUPPLY_DROP)].trade, 0, AN_EVENT))
register(sources.GIFT_COIN, GiftCoin())
register(sources.SHOWN_TECHS, ShownTechs())
register(sources.RETURNED_TECH, ReturnedTech())
