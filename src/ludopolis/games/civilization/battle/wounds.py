"""Dealing and healing wounds by abilities, one at a time (R16.17, R16.19)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import frames
from ludopolis.games.civilization.battle.sides import (
    DEFENDER,
    all_wounds,
    front_count,
    heal,
    seat_of,
    unit_at,
    units_in_play,
    wounds_at,
)
from ludopolis.games.civilization.battle.strength import wound
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.state import NOBODY, Table

# deal_wound and heal_wound: the side that does it, how many are left, and whether it may stop.
SIDE: Final[i64] = 0
LEFT: Final[i64] = 1
MAY_STOP: Final[i64] = 2

_ROOM: Final[vec[i64]] = vec[i64]([0] * 32)


def deal_wounds(table: Table, side: i64, count: i64, may_stop: bool) -> None:
    """Let a side deal so many wounds to enemy units in play."""
    table.ask(frames.DEAL_WOUND, seat_of(table, side), side, count, 1 if may_stop else 0)


def heal_wounds(table: Table, side: i64, count: i64) -> None:
    """Heal up to so many wounds of a side; which, is asked if there are more."""
    if all_wounds(table, side) > count:
        table.ask(frames.HEAL_WOUND, seat_of(table, side), side, count)
        return
    for front in range(front_count(table)):
        if wounds_at(table, front, side):
            heal(table, side, front, wounds_at(table, front, side))


class DealWound(Handler):
    """Which enemy unit gets the next wound."""

    def proceed(self, table: Table) -> bool:
        if table.number(LEFT) == 0 or units_in_play(table, DEFENDER - table.number(SIDE)) == 0:
            table.pop()
            return False
        if table.number(MAY_STOP) or self.fill(table, _ROOM) > 1:
            return True
        self.carry_out(table, _ROOM[0])
        return False

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        count: i64 = 0
        if table.number(MAY_STOP):
            actions[0] = verbs.DONE
            count = 1
        enemy = DEFENDER - table.number(SIDE)
        for front in range(front_count(table)):
            if unit_at(table, front, enemy) != NOBODY:
                actions[count] = verbs.WOUND + front
                count += 1
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        if action == verbs.DONE:
            table.set_number(LEFT, 0)
            return
        table.set_number(LEFT, table.number(LEFT) - 1)
        wound(table, DEFENDER - table.number(SIDE), action - verbs.WOUND, 1)


class HealWound(Handler):
    """Which own unit loses the next wound."""

    def proceed(self, table: Table) -> bool:
        if table.number(LEFT) == 0:
            table.pop()
            return False
        return True

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        side = table.number(SIDE)
        count: i64 = 0
        for front in range(front_count(table)):
            if wounds_at(table, front, side):
                actions[count] = verbs.HEAL + front
                count += 1
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        table.set_number(LEFT, table.number(LEFT) - 1)
        heal(table, table.number(SIDE), action - verbs.HEAL, 1)
