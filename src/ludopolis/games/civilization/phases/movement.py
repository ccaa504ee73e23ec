"""Movement (R8): a player moves group after group, step by step."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.battle.opening import begin_battle, only_scouts
from ludopolis.games.civilization.building import remove_building
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import begin
from ludopolis.games.civilization.effects.use import begin_used, fill_usable
from ludopolis.games.civilization.exploring import discover, resolve_relic, take_token
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import item, nation, tech
from ludopolis.games.civilization.land import DIRECTIONS, beside
from ludopolis.games.civilization.moving import (
    A_CITY,
    A_HUT,
    A_VILLAGE,
    FIGURES,
    NO_ENTRY,
    can_move,
    entry,
    is_frozen,
    is_relic,
    may_discover,
    may_enter,
    may_sacrifice,
    may_step,
    speed,
    stays,
    unmoved_armies,
    unmoved_scouts,
)
from ludopolis.games.civilization.responses import ask_about_move, ask_about_step
from ludopolis.games.civilization.state import (
    BUILDING,
    CARAVAN,
    CITIES,
    FACE_DOWN,
    FORTIFIED,
    MOVEMENT,
    RAZED,
    SACRIFICED,
    SCOUT_UNIT,
    SEAT_UNIT,
    TILE_AT,
    WONDER,
    Table,
)
from ludopolis.games.civilization.tables import SLOT_SQUARE, SLOTS_OF, SQUARES_ROW, TILE_SQUARES

# A group: the square its figures stand on, how far its move is (STAGE), the figures chosen (ANSWER), then:
STANDING: Final[i64] = 0
ARMY_COUNT: Final[i64] = 5
SCOUT_COUNT: Final[i64] = 6
STEPS: Final[i64] = 7
OVER: Final[i64] = 8  # where it is: in the air (R8.12) not where its figures stand
ACTED: Final[i64] = 9  # it has stepped or discovered
WATCHED: Final[i64] = 10  # the figures on its square before the others could answer

CHOOSING: Final[i64] = 0
CHOSEN: Final[i64] = 1
STEPPING: Final[i64] = 2
STEPPED: Final[i64] = 3
ENTERING: Final[i64] = 4
ENTERED: Final[i64] = 5
STOPPING: Final[i64] = 6
ENDED: Final[i64] = 7

_ROOM: Final[vec[i64]] = vec[i64]([0] * 16)


class Movement(Handler):
    """The main decision of the phase: which group moves next, or what is used."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        seat = table.seat
        actions[0] = verbs.DONE
        count: i64 = 1
        for slot in range(SLOTS_OF[table.seats]):
            if table.thing(TILE_AT + slot) != FACE_DOWN:
                count = _fill_groups(table, seat, slot, actions, count)
        return fill_usable(table, seat, MOVEMENT, actions, count)

    def carry_out(self, table: Table, action: i64) -> None:
        if action == verbs.DONE:
            table.pop()
        elif verbs.GROUP <= action < verbs.WITH:
            _start_group(table, table.seat, action - verbs.GROUP)
        else:
            begin_used(table, table.seat, action)


def _fill_groups(table: Table, seat: i64, slot: i64, actions: vec[i64], count: i64) -> i64:
    first = table.seats * SQUARES_ROW + slot * TILE_SQUARES
    for place in range(first, first + TILE_SQUARES):
        square = SLOT_SQUARE[place]
        if table.stands(seat, square) and can_move(table, seat, square):
            actions[count] = verbs.GROUP + square
            count += 1
    return count


def _start_group(table: Table, seat: i64, square: i64) -> None:
    armies, scouts = unmoved_armies(table, square), unmoved_scouts(table, square)
    table.ask(frames.GROUP, seat, square)
    if armies + scouts == 1:
        table.set_number(frames.ANSWER, armies * 4 + scouts)
        table.set_number(frames.STAGE, CHOSEN)


class Group(Handler):
    """A move, from the choice of the figures to where it ends."""

    def proceed(self, table: Table) -> bool:
        stage = table.number(frames.STAGE)
        if stage == CHOOSING:
            table.set_number(frames.STAGE, CHOSEN)
            table.ask(frames.CHOOSE_FIGURES, table.seat, sources.MOVING_GROUP, frames.ANSWER)
        elif stage == CHOSEN:
            _begin(table)
        elif stage == ENTERED:
            _end(table)
        elif stage == ENDED:
            table.pop()
        else:
            _count_losses(table)
            self.go_on(table, stage)
        return False

    def go_on(self, table: Table, stage: i64) -> None:
        """Whatever the others could have answered is over."""
        if table.number(ARMY_COUNT) + table.number(SCOUT_COUNT) == 0:
            table.pop()
        elif stage == ENTERING:
            _enter(table)
        elif stage == STOPPING:
            _stay(table)
        else:
            _ask_step(table)


def _begin(table: Table) -> None:
    chosen = table.number(frames.ANSWER)
    armies, scouts = chosen // 4, chosen % 4
    table.set_number(ARMY_COUNT, armies)
    table.set_number(SCOUT_COUNT, scouts)
    table.set_number(STEPS, speed(table, table.seat, armies, scouts))
    table.set_number(OVER, table.number(STANDING))
    _watch(table)
    table.set_number(frames.STAGE, STEPPING)


# --- what the others answer -----------------------------------------------------------------------


def _watch(table: Table) -> None:
    """Remember the figures on the group's square."""
    table.set_number(WATCHED, i64(table.figures[table.number(STANDING)]) % SEAT_UNIT)


def _count_losses(table: Table) -> None:
    """Whoever was killed on the group's square meanwhile belonged to the group (R15.4)."""
    square, before = table.number(STANDING), table.number(WATCHED)
    armies = table.number(ARMY_COUNT) - (before % SCOUT_UNIT - table.armies(square))
    scouts = table.number(SCOUT_COUNT) - (before // SCOUT_UNIT - table.scouts(square))
    table.set_number(ARMY_COUNT, armies if armies > 0 else 0)
    table.set_number(SCOUT_COUNT, scouts if scouts > 0 else 0)
    _watch(table)


# --- steps ----------------------------------------------------------------------------------------


def _ask_step(table: Table) -> None:
    """Ask for the next step; a group that can only stop does."""
    kind = frames.DISBAND if _in_own_centre(table, table.number(OVER)) else frames.STEP
    table.push(kind, table.seat)
    count = fill_steps(table, _ROOM)
    if count == 0 or (count == 1 and _ROOM[0] == verbs.STOP):
        table.pop()
        _stop(table)


def _in_own_centre(table: Table, square: i64) -> bool:
    return table.is_centre(square) and table.owner(square) == table.seat


def fill_steps(table: Table, actions: vec[i64]) -> i64:
    """What the group below the question on top can do."""
    seat, square, origin = table.seat, table.below(OVER), table.below(STANDING)
    armies, scouts, steps = table.below(ARMY_COUNT), table.below(SCOUT_COUNT), table.below(STEPS)
    count: i64 = 0
    if table.below(ACTED) and _may_stop(table, seat, square, armies, scouts, origin):
        actions[0] = verbs.STOP
        count = 1
    if steps > 0 and not is_frozen(table, square):
        for direction in range(DIRECTIONS):
            target = beside(square, direction)
            if may_step(table, seat, target, armies, scouts, steps - 1, origin):
                actions[count] = verbs.STEP + direction
                count += 1
    for direction in range(DIRECTIONS):
        if may_discover(table, seat, square, direction, armies, scouts, steps, origin):
            actions[count] = verbs.DISCOVER + direction
            count += 1
    return _fill_disbanding(table, square, armies, scouts, actions, count)


def _may_stop(table: Table, seat: i64, square: i64, armies: i64, scouts: i64, origin: i64) -> bool:
    if entry(table, seat, square) != NO_ENTRY:
        return may_enter(table, seat, square, armies, scouts)
    return stays(table, seat, square, armies, scouts, origin)


def _fill_disbanding(
    table: Table, square: i64, armies: i64, scouts: i64, actions: vec[i64], count: i64
) -> i64:
    """R8.10."""
    if not _in_own_centre(table, square):
        return count
    if armies:
        actions[count] = verbs.FORTIFY
        actions[count + 1] = verbs.DISBAND_ARMY
        count += 2
    if scouts:
        actions[count] = verbs.CARAVAN
        actions[count + 1] = verbs.DISBAND_SCOUT
        count += 2
    return count


class Step(Handler):
    """What a group does next."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        return fill_steps(table, actions)

    def carry_out(self, table: Table, action: i64) -> None:
        table.pop()
        if action == verbs.STOP:
            _stop(table)
        elif verbs.STEP <= action < verbs.DISCOVER:
            _step(table, beside(table.number(OVER), action - verbs.STEP))
        elif verbs.DISCOVER <= action < verbs.STOP:
            _discover(table, action - verbs.DISCOVER)
        else:
            _disband(table, action)


def _step(table: Table, target: i64) -> None:
    seat = table.seat
    table.set_number(ACTED, 1)
    table.set_number(STEPS, table.number(STEPS) - 1)
    met = entry(table, seat, target) != NO_ENTRY
    if met and not table.knows(seat, tech.FLIGHT):
        _ask_to_enter(table, target)
        return
    _tell_step(table, target)
    table.set_number(OVER, target)
    if not met:
        _put_down(table, target)
    table.set_number(frames.STAGE, STEPPED)
    ask_about_step(table, seat, target)


def _tell_step(table: Table, target: i64) -> None:
    armies, scouts = table.number(ARMY_COUNT), table.number(SCOUT_COUNT)
    table.tell(events.FIGURES_MOVED, table.seat, table.number(OVER), target, armies, scouts)


def _put_down(table: Table, square: i64) -> None:
    """Put the figures of the group on another square."""
    armies, scouts = table.number(ARMY_COUNT), table.number(SCOUT_COUNT)
    table.lift_figures(table.number(STANDING), armies, scouts)
    table.put_figures(table.seat, square, armies, scouts)
    table.set_number(STANDING, square)
    _watch(table)


def _discover(table: Table, direction: i64) -> None:
    table.set_number(ACTED, 1)
    table.set_number(STEPS, table.number(STEPS) - 1)
    discover(table, table.seat, beside(table.number(OVER), direction), direction)


def _disband(table: Table, action: i64) -> None:
    """A figure of the group leaves the map in an own centre (R8.10)."""
    seat, square = table.seat, table.number(STANDING)
    army = action == verbs.FORTIFY or action == verbs.DISBAND_ARMY
    table.return_figures(square, 1 if army else 0, 0 if army else 1)
    place = ARMY_COUNT if army else SCOUT_COUNT
    table.set_number(place, table.number(place) - 1)
    _watch(table)
    index = table.city_of(square) % CITIES
    if action == verbs.FORTIFY:
        table.clear_city_mark(seat, index, CARAVAN)
        table.set_city_mark(seat, index, FORTIFIED)
        table.tell(events.CITY_FORTIFIED, seat, index)
    elif action == verbs.CARAVAN:
        table.clear_city_mark(seat, index, FORTIFIED)
        table.set_city_mark(seat, index, CARAVAN)
        table.tell(events.CARAVAN_SENT, seat, index)
    else:
        table.tell(events.FIGURE_DISBANDED, seat, item.ARMY if army else item.SCOUT, square)


# --- entries --------------------------------------------------------------------------------------


def _ask_to_enter(table: Table, target: i64) -> None:
    """The others may answer before an entry takes effect; the group still stands where it comes from."""
    _watch(table)
    table.set_number(OVER, target)
    table.set_number(frames.STAGE, ENTERING)
    ask_about_move(table, table.seat, table.number(STANDING), True)


def _enter(table: Table) -> None:
    """The group with what is left of it enters, unless its square was frozen (R21.1)."""
    seat, origin, target = table.seat, table.number(STANDING), table.number(OVER)
    armies, scouts = table.number(ARMY_COUNT), table.number(SCOUT_COUNT)
    if is_frozen(table, origin) or not may_enter(table, seat, target, armies, scouts):
        table.set_number(OVER, origin)
        _stay(table)
    elif entry(table, seat, target) == A_CITY and may_sacrifice(table, seat, target, armies, scouts):
        if scouts:
            _sacrifice(table)
        else:
            table.push(frames.ENTER_CITY, seat)
    else:
        _go_in(table)


def _go_in(table: Table) -> None:
    """Into a hut, a village, enemies or an enemy city."""
    seat, target = table.seat, table.number(OVER)
    armies, scouts = table.number(ARMY_COUNT), table.number(SCOUT_COUNT)
    met = entry(table, seat, target)
    if not table.knows(seat, tech.FLIGHT):  # a flier is over the square already
        table.tell(events.FIGURES_MOVED, seat, table.number(STANDING), target, armies, scouts)
    table.lift_figures(table.number(STANDING), armies, scouts)
    table.set_number(STANDING, target)
    table.set_number(frames.STAGE, ENTERED)
    if met == A_HUT or (met == A_VILLAGE and table.is_nation(seat, nation.ZULU)):
        table.put_figures(seat, target, armies, scouts, True)
        take_token(table, seat, target)
        return
    without_battle = met == FIGURES and only_scouts(table, target)
    begin_battle(table, seat, target, armies, scouts)
    if without_battle:
        _mark_moved(table, target, armies, scouts)


class EnterCity(Handler):
    """Whether a Russian army attacks a city or gives itself for a tech."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        actions[0] = verbs.ATTACK
        actions[1] = verbs.SACRIFICE
        return 2

    def carry_out(self, table: Table, action: i64) -> None:
        table.pop()
        if action == verbs.ATTACK:
            _go_in(table)
        else:
            _sacrifice(table)


def _sacrifice(table: Table) -> None:
    """The figure goes, its owner researches a tech of the city's (R16.23)."""
    seat, target = table.seat, table.number(OVER)
    armies, scouts = table.number(ARMY_COUNT), table.number(SCOUT_COUNT)
    table.return_figures(table.number(STANDING), armies, scouts)
    table.set_flag(seat, SACRIFICED)
    table.tell(events.FIGURE_SACRIFICED, seat, target)
    table.set_number(frames.STAGE, ENDED)
    begin(table, seat, sources.SACRIFICE)
    table.set_number(frames.ANSWER, table.owner(target))
    table.set_number(frames.ANSWERS, 1)


# --- where a move ends ----------------------------------------------------------------------------


def _stop(table: Table) -> None:
    """The group goes no further: it enters what it flies over, or the others may answer."""
    seat, square = table.seat, table.number(OVER)
    if entry(table, seat, square) != NO_ENTRY:
        _ask_to_enter(table, square)
        return
    _watch(table)
    table.set_number(frames.STAGE, STOPPING)
    ask_about_move(table, seat, square, False)


def _stay(table: Table) -> None:
    square = table.number(STANDING)
    _mark_moved(table, square, table.number(ARMY_COUNT), table.number(SCOUT_COUNT))
    _end(table)


def _mark_moved(table: Table, square: i64, armies: i64, scouts: i64) -> None:
    table.moved[square] = u8(i64(table.moved[square]) + scouts * SCOUT_UNIT + armies)


def _end(table: Table) -> None:
    """What happens to an army where its move has ended: relics and Combustion."""
    seat, square = table.seat, table.number(STANDING)
    table.set_number(frames.STAGE, ENDED)
    if not table.stands(seat, square) or table.number(ARMY_COUNT) == 0:
        return
    if is_relic(table, square):
        resolve_relic(table, seat, square)
    elif BUILDING <= i64(table.on[square]) < WONDER:
        if table.knows(seat, tech.COMBUSTION) and not table.flag(seat, RAZED):
            table.ask(frames.RAZE, seat, square)


class Raze(Handler):
    """Whether an army destroys the building on which its move has ended."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        actions[0] = verbs.DONE
        actions[1] = verbs.RAZE
        return 2

    def carry_out(self, table: Table, action: i64) -> None:
        seat, square = table.seat, table.number(STANDING)
        table.pop()
        if action == verbs.RAZE:
            table.set_flag(seat, RAZED)
            remove_building(table, square)
