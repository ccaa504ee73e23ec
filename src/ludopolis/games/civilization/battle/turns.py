"""The turns of a battle: abilities, and one unit after the other (R10.5, R10.6, R21.14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.battle.sides import (
    ATTACKER,
    BACK,
    DEFENDER,
    PLAYED,
    SIDE,
    TURN_OVER,
    all_wounds,
    back_in,
    can_attack,
    city_index,
    free_front,
    front_count,
    hand_size,
    has_city,
    is_barbarian,
    mark_used,
    number,
    put_at_front,
    seat_of,
    set_number,
    some_attack,
    units_in_play,
    used,
)
from ludopolis.games.civilization.battle.strength import exchange
from ludopolis.games.civilization.battle.wounds import deal_wounds, heal_wounds
from ludopolis.games.civilization.culture import spend_trade
from ludopolis.games.civilization.effects.holdings import usable_person
from ludopolis.games.civilization.effects.use import begin_used
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import ability, person, resource, tech
from ludopolis.games.civilization.modifiers import has_person
from ludopolis.games.civilization.payments import can_pay, possible_ways, price
from ludopolis.games.civilization.persons import reveal_person
from ludopolis.games.civilization.state import (
    BATTLE_WOUNDS,
    EVENT_BACKS,
    IN_BATTLE,
    NOBODY,
    STRENGTH_BONUS,
    TRADE,
    UNIT_BACKS,
    WALLS,
    Table,
)

IRON: Final[i64] = price(iron=1)
SUN_TZU_TRADE: Final[i64] = 3
HEALED: Final[i64] = 3
ALL_HEALED: Final[i64] = 255


def first_side(table: Table) -> i64:
    """The defender begins, but against walls the attacker (R10.5)."""
    if has_city(table) and table.city_mark(seat_of(table, DEFENDER), city_index(table), WALLS):
        return ATTACKER
    return DEFENDER


def can_play(table: Table, side: i64) -> bool:
    """Whether a side has a card and room for it."""
    return hand_size(table, side) > 0 and (free_front(table) != NOBODY or some_attack(table, side))


def begin_turn(table: Table) -> bool:
    """Give the turn, with the battle on top, to the side that can play; False if none can."""
    side = table.number(SIDE)
    if not can_play(table, side):
        side = DEFENDER - side
        if not can_play(table, side):
            return False
    table.set_number(SIDE, side)
    table.set_number(PLAYED, 0)
    table.set_number(TURN_OVER, 0)
    return True


def go_on(table: Table) -> bool:
    """Go on with the turn of the battle on top; False when it is over."""
    if number(table, BATTLE_WOUNDS):
        _strike_back(table)
        return True
    side = table.number(SIDE)
    if table.number(BACK):
        _place(table, side)
        return True
    if table.number(TURN_OVER) or (table.number(PLAYED) and not could_use(table, side)):
        return False
    table.ask(frames.BATTLE_TURN, seat_of(table, side), side, table.number(PLAYED))
    return True


def end_turn(table: Table) -> None:
    set_number(table, STRENGTH_BONUS, 0)
    table.set_number(SIDE, DEFENDER - table.number(SIDE))


def _strike_back(table: Table) -> None:
    """Georgy Zhukov's wounds for dead units."""
    wounds = number(table, BATTLE_WOUNDS)
    set_number(table, BATTLE_WOUNDS, 0)
    side = ATTACKER
    if is_barbarian(table, ATTACKER) or not has_person(table, seat_of(table, ATTACKER), person.GEORGY_ZHUKOV):
        side = DEFENDER
    deal_wounds(table, side, wounds, False)


# --- playing a unit -------------------------------------------------------------------------------


class BattleTurn(Handler):
    """A unit to play, or an ability; after a unit abilities only."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        side, played = table.number(0), table.number(1) > 0
        count: i64 = 0
        if played:
            actions[0] = verbs.DONE
            count = 1
        else:
            count = _fill_units(table, side, actions)
        return fill_abilities(table, side, played, actions, count)

    def carry_out(self, table: Table, action: i64) -> None:
        seat, side = table.seat, table.number(0)
        table.pop()
        if action == verbs.DONE:
            table.set_number(TURN_OVER, 1)
        elif verbs.PLAY <= action < verbs.NEW_FRONT:
            table.set_number(BACK, back_in(table, IN_BATTLE + side, action - verbs.PLAY) + 1)
        elif action == verbs.USE + ability.SUN_TZU:
            _pass_turn(table, seat, side)
            table.set_number(TURN_OVER, 1)
        elif action == verbs.USE + ability.HEALING:
            _heal(table, seat, side, ability.HEALING, HEALED)
        elif action == verbs.USE + ability.BIOLOGY:
            _heal(table, seat, side, ability.BIOLOGY, ALL_HEALED)
        else:
            begin_used(table, seat, action)


def _fill_units(table: Table, side: i64, actions: vec[i64]) -> i64:
    """The kinds of units in the hand."""
    kinds: i64 = 0
    count: i64 = 0
    for back in range(UNIT_BACKS, EVENT_BACKS):
        if table.place(back) == IN_BATTLE + side and not kinds & BIT[table.face(back)]:
            kinds |= BIT[table.face(back)]
            actions[count] = verbs.PLAY + table.face(back)
            count += 1
    return count


def _place(table: Table, side: i64) -> None:
    """Put the unit being played where it can go; ask if there are several fronts."""
    back = table.number(BACK) - 1
    if some_attack(table, side):
        table.ask(frames.CHOOSE_FRONT, seat_of(table, side), side, table.face(back))
        return
    play(table, side, free_front(table))


def play(table: Table, side: i64, front: i64) -> None:
    """Play the unit of the battle on top at a front: it attacks whoever lies there."""
    back = table.number(BACK) - 1
    table.set_number(BACK, 0)
    table.set_number(PLAYED, 1)
    attacks = can_attack(table, side, front)
    put_at_front(table, side, back, front)
    if attacks:
        exchange(table, side, front)


class ChooseFront(Handler):
    """Where a unit is played; with Metalworking it has to attack (R16.18)."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        side = table.number(0)
        count: i64 = 0
        if free_front(table) != NOBODY and not number(table, STRENGTH_BONUS):
            actions[0] = verbs.NEW_FRONT
            count = 1
        for front in range(front_count(table)):
            if can_attack(table, side, front):
                actions[count] = verbs.FRONT + front
                count += 1
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        side = table.number(0)
        table.pop()
        play(table, side, free_front(table) if action == verbs.NEW_FRONT else action - verbs.FRONT)


# --- abilities ------------------------------------------------------------------------------------


def fill_abilities(table: Table, side: i64, played: bool, actions: vec[i64], count: i64) -> i64:
    """Append what the side can use in its turn."""
    if is_barbarian(table, side):
        return count
    seat = seat_of(table, side)
    if not played and may_metalwork(table, side) and can_pay(table, seat, IRON):
        actions[count] = verbs.USE + ability.METALWORKING
        count += 1
    for which in range(ability.MATHEMATICS, ability.BALLISTICS + 1):
        if may_bombard(table, side, which) and can_pay(table, seat, IRON):
            actions[count] = verbs.USE + which
            count += 1
    for which in range(ability.HEALING, ability.BIOLOGY + 1):
        if may_heal(table, side, which):
            actions[count] = verbs.USE + which
            count += 1
    if not played and may_pass(table, side):
        actions[count] = verbs.USE + ability.SUN_TZU
        count += 1
    return count


def could_use(table: Table, side: i64) -> bool:
    """Whether the side could use an ability after playing, by what everybody knows (R21.14)."""
    if is_barbarian(table, side):
        return False
    for which in range(ability.HEALING, ability.BIOLOGY + 1):
        if may_heal(table, side, which):
            return True
    for which in range(ability.MATHEMATICS, ability.BALLISTICS + 1):
        if may_bombard(table, side, which) and possible_ways(table, seat_of(table, side), resource.IRON):
            return True
    return False


def may_metalwork(table: Table, side: i64) -> bool:
    """Whether there is a front for Metalworking, once a turn (R16.18)."""
    seat = seat_of(table, side)
    if not table.knows(seat, tech.METALWORKING) or table.used(seat, ability.METALWORKING):
        return False
    return some_attack(table, side)


def may_bombard(table: Table, side: i64, which: i64) -> bool:
    """Mathematics or Ballistics, once a turn each."""
    seat = seat_of(table, side)
    known = tech.MATHEMATICS if which == ability.MATHEMATICS else tech.BALLISTICS
    if not table.knows(seat, known) or table.used(seat, which):
        return False
    return units_in_play(table, DEFENDER - side) > 0


def may_heal(table: Table, side: i64, which: i64) -> bool:
    """Animal Husbandry or Biology, once a battle each."""
    known = tech.ANIMAL_HUSBANDRY if which == ability.HEALING else tech.BIOLOGY
    if not table.knows(seat_of(table, side), known) or used(table, side, which):
        return False
    return all_wounds(table, side) > 0


def may_pass(table: Table, side: i64) -> bool:
    """Sun Tzu, once a battle."""
    seat = seat_of(table, side)
    if used(table, side, ability.SUN_TZU) or table.of(seat, TRADE) < SUN_TZU_TRADE:
        return False
    return usable_person(table, seat, person.SUN_TZU) != NOBODY


def _pass_turn(table: Table, seat: i64, side: i64) -> None:
    reveal_person(table, usable_person(table, seat, person.SUN_TZU))
    table.tell(events.ABILITY_USED, seat, ability.SUN_TZU)
    mark_used(table, side, ability.SUN_TZU)
    spend_trade(table, seat, SUN_TZU_TRADE)


def _heal(table: Table, seat: i64, side: i64, which: i64, wounds: i64) -> None:
    table.tell(events.ABILITY_USED, seat, which)
    mark_used(table, side, which)
    heal_wounds(table, side, wounds)
