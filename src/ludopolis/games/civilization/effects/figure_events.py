"""Culture events that kill and move figures, and the horde."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import frames
from ludopolis.games.civilization.battle.opening import begin_horde
from ludopolis.games.civilization.effects.effect import (
    AN_EVENT,
    NO_ANSWER,
    answer,
    answers,
    choose,
    earlier_answer,
    earlier_answers,
)
from ludopolis.games.civilization.effects.shared import Card, OnSquare
from ludopolis.games.civilization.effects.targets import (
    in_reach,
    is_empty,
    kill_figures,
    may_name,
    relocate,
    squares_from,
    squares_to,
    terrain_of,
)
from ludopolis.games.civilization.ids import event, terrain
from ludopolis.games.civilization.land import DIRECTIONS, NOWHERE, beside, distance
from ludopolis.games.civilization.modifiers import stacking_limit
from ludopolis.games.civilization.moving import (
    is_frozen,
    is_hut,
    is_relic,
    is_village,
    may_end,
    may_pass,
    revealed,
)
from ludopolis.games.civilization.persons import kill_person
from ludopolis.games.civilization.policies import policy_count
from ludopolis.games.civilization.squares import holds_person
from ludopolis.games.civilization.state import (
    BUILDING,
    MANAGEMENT,
    NOBODY,
    Table,
)
from ludopolis.games.civilization.tables import (
    EVENT_RANGE,
    GROUND_SYMBOL,
    SLOT_SQUARE,
    VILLAGE_SYMBOL,
)

_ROOM: Final[vec[i64]] = vec[i64]([0] * 512)


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
        person = answer(table, 1) + verbs.WITH == verbs.KILL_PERSON
        return BIT[table.owner(square) if person else table.holder(square)]

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
        if may_be_left(table, origin, here):
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
    if (
        not revealed(table, square)
        or table.is_centre(square)
        or is_hut(table, square)
        or is_village(table, square)
    ):
        return False
    if terrain_of(table, square) == terrain.WATER or is_relic(table, square):
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
            if other == NOWHERE or _SEEN[other] or not revealed(table, other):
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
        target = self.target(table, square)
        if target == NOBODY or target == seat or not may_name(table, seat, target):
            return False
        return near_village(table, square)

    def target(self, table: Table, square: i64) -> i64:
        """Whose city or armies are there, or NOBODY."""
        if table.is_centre(square):
            return table.owner(square)
        return table.holder(square) if table.armies(square) else NOBODY

    def aims(self, table: Table, seat: i64) -> i64:
        return BIT[self.target(table, answer(table, 0))]

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
    if is_village(table, square):
        return True
    symbol = GROUND_SYMBOL[i64(table.ground[square])] == VILLAGE_SYMBOL
    return symbol and i64(table.on[square]) < BUILDING
