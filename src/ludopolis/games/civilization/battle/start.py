"""Before the first turn: events, drawing, barbarians, and generals (R10.2, R10.3, R10.9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.battle.abilities import barbarian_types
from ludopolis.games.civilization.battle.sides import (
    ATTACKER,
    DEFENDER,
    MISSING,
    OUTNUMBERED,
    REDRAWN,
    SIDE,
    SIDES,
    add,
    city_index,
    count_at,
    hand_size,
    has_city,
    is_barbarian,
    nth_at,
    seat_of,
)
from ludopolis.games.civilization.battle.strength import battle_hand
from ludopolis.games.civilization.building import remove_walls
from ludopolis.games.civilization.culture import event_count
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.holdings import has_face_down, usable_person
from ludopolis.games.civilization.effects.use import BEFORE_BATTLE, begin_used, fill_usable
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import ability, person, person_type, tech, unit_type, wonder
from ludopolis.games.civilization.modifiers import has_person, has_wonder
from ludopolis.games.civilization.state import (
    CULTURE,
    EVENT_BACKS,
    HELD,
    IN_BATTLE,
    NOBODY,
    SIDE_BONUS,
    UNIT_BACKS,
    WALLS,
    Table,
)
from ludopolis.games.civilization.units import ALL_TYPES, can_draw, next_unit, only_type, types_to_draw

LEONIDAS: Final[i64] = 8
BARBARIANS: Final[vec[i64]] = vec[i64]([unit_type.ARTILLERY, unit_type.INFANTRY, unit_type.MOUNTED])


def tear_down_walls(table: Table) -> None:
    """Walls fall before an attacker who knows Combustion (R10.2)."""
    if not has_city(table) or is_barbarian(table, ATTACKER):
        return
    defender, index = seat_of(table, DEFENDER), city_index(table)
    if table.knows(seat_of(table, ATTACKER), tech.COMBUSTION) and table.city_mark(defender, index, WALLS):
        remove_walls(table, defender, index)


# --- before the draw ------------------------------------------------------------------------------


def ask_before_draw(table: Table) -> bool:
    """Ask the next side that holds event cards (R21.1); False if none is left."""
    side = table.number(SIDE)
    while side < SIDES:
        table.set_number(SIDE, side)
        seat = seat_of(table, side)
        if not is_barbarian(table, side) and event_count(table, seat) > 0:
            table.push(frames.BEFORE_BATTLE, seat)
            return True
        side += 1
    return False


class BeforeBattle(Handler):
    """Culture events before the forces are drawn."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        actions[0] = verbs.PASS
        return fill_usable(table, table.seat, BEFORE_BATTLE, actions, 1)

    def carry_out(self, table: Table, action: i64) -> None:
        seat = table.seat
        table.pop()
        if action == verbs.PASS:
            table.set_number(SIDE, table.number(SIDE) + 1)
        else:
            begin_used(table, seat, action)


# --- drawing --------------------------------------------------------------------------------------


def draw_barbarians(table: Table) -> None:
    """One card of each type; for those that are missing their player will choose."""
    side = ATTACKER if is_barbarian(table, ATTACKER) else DEFENDER
    for place in range(len(BARBARIANS)):
        if can_draw(table, BARBARIANS[place]):
            _draw(table, side, BARBARIANS[place])
        else:
            table.set_number(MISSING, table.number(MISSING) + 1)


def _draw(table: Table, side: i64, type: i64) -> None:
    table.move_card(next_unit(table, type), IN_BATTLE + side)


def draw_missing(table: Table) -> bool:
    """Draw the next card of the barbarians whose own deck is empty; False if none is left."""
    if not table.number(MISSING):
        return False
    side = ATTACKER if is_barbarian(table, ATTACKER) else DEFENDER
    type = _chosen_type(table, seat_of(table, side), barbarian_types(table), sources.BARBARIAN_UNIT)
    if type == ASKED:
        return True
    table.set_number(MISSING, table.number(MISSING) - 1 if type != NOBODY else 0)
    if type != NOBODY:
        _draw(table, side, type)
    return True


def draw_anew(table: Table) -> bool:
    """Draw the next unit for Gustavus Adolphus; False if none is left."""
    if not table.number(REDRAWN):
        return False
    side = table.number(SIDE)
    seat = seat_of(table, side)
    type = _chosen_type(table, seat, types_to_draw(table, seat, ALL_TYPES), sources.ADOLPHUS_UNIT)
    if type == ASKED:
        return True
    table.set_number(REDRAWN, table.number(REDRAWN) - 1 if type != NOBODY else 0)
    if type != NOBODY:
        _draw(table, side, type)
        table.tell(events.UNIT_BUILT, seat, type)
        show_hands(table)
    return True


ASKED: Final[i64] = -2


def _chosen_type(table: Table, seat: i64, types: i64, source: i64) -> i64:
    """The type that the seat has chosen, or the only one, NOBODY if there is none, or ASKED."""
    if table.number(frames.ANSWERS):
        table.set_number(frames.ANSWERS, 0)
        return table.number(frames.ANSWER)
    if types == 0:
        return NOBODY
    if types & (types - 1) == 0:
        return only_type(types)
    table.ask(frames.CHOOSE_UNIT_TYPE, seat, source, frames.ANSWER)
    return ASKED


def draw_hands(table: Table) -> None:
    """Both sides draw at random from their reserves (R10.3)."""
    for side in range(SIDES):
        if not is_barbarian(table, side):
            _draw_hand(table, side)
        table.tell(events.FORCES_DRAWN, seat_of(table, side), hand_size(table, side))
    show_hands(table)
    if hand_size(table, DEFENDER) < hand_size(table, ATTACKER):
        table.set_number(OUTNUMBERED, 1)


def _draw_hand(table: Table, side: i64) -> None:
    seat = seat_of(table, side)
    reserve = count_at(table, HELD + seat)
    limit = battle_hand(table, side)
    while limit > 0 and reserve > 0:
        nth: i64 = 1
        if reserve > limit:
            nth = table.roll(events.CHANCE_UNIT_DRAWN, reserve, table.random)
        table.move_card(nth_at(table, HELD + seat, nth - 1), IN_BATTLE + side)
        reserve -= 1
        limit -= 1


def show_hands(table: Table) -> None:
    """Whoever has the Oracle sees the enemy's hand."""
    for side in range(SIDES):
        seat = seat_of(table, side)
        if is_barbarian(table, side) or not has_wonder(table, seat, wonder.ORACLE):
            continue
        for back in range(UNIT_BACKS, EVENT_BACKS):
            if table.place(back) == IN_BATTLE + DEFENDER - side:
                table.make_known(back, seat)


# --- after the draw -------------------------------------------------------------------------------


def ask_at_start(table: Table) -> bool:
    """Ask the next side that has a face-down general (R21.5); False if none is left."""
    side = table.number(SIDE)
    while side < SIDES:
        table.set_number(SIDE, side)
        seat = seat_of(table, side)
        if not is_barbarian(table, side) and has_face_down(table, seat, person_type.GENERAL):
            table.ask(frames.BATTLE_START, seat, side)
            return True
        side += 1
    return False


class BattleStart(Handler):
    """Generals to be used or turned up before the first turn."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        seat, side = table.seat, table.number(0)
        actions[0] = verbs.PASS
        count: i64 = 1
        if hand_size(table, side) > 0 and usable_person(table, seat, person.GUSTAVUS_ADOLPHUS) != NOBODY:
            actions[count] = verbs.USE + ability.GUSTAVUS_ADOLPHUS
            count += 1
        if side == DEFENDER and table.of(seat, CULTURE) > 0:
            if usable_person(table, seat, person.JOAN_OF_ARC) != NOBODY:
                actions[count] = verbs.USE + ability.JOAN_OF_ARC
                count += 1
        count = _fill_reveal(table, seat, person.GEORGY_ZHUKOV, actions, count)
        return _fill_reveal(table, seat, person.LEONIDAS, actions, count)

    def carry_out(self, table: Table, action: i64) -> None:
        seat = table.seat
        table.pop()
        if action == verbs.PASS:
            table.set_number(SIDE, table.number(SIDE) + 1)
        else:
            begin_used(table, seat, action)


def _fill_reveal(table: Table, seat: i64, which: i64, actions: vec[i64], count: i64) -> i64:
    back = usable_person(table, seat, which)
    if back == NOBODY or table.place(back) != HELD + seat:
        return count
    actions[count] = verbs.REVEAL + which
    return count + 1


def count_leonidas(table: Table) -> None:
    """Leonidas helps a defender with fewer cards."""
    if not table.number(OUTNUMBERED) or is_barbarian(table, DEFENDER):
        return
    if has_person(table, seat_of(table, DEFENDER), person.LEONIDAS):
        add(table, SIDE_BONUS + DEFENDER, LEONIDAS)
