"""Social policies: adopting, returning and switching them (R11.8)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.modifiers import most_policies
from ludopolis.games.civilization.state import POLICIES, Table
from ludopolis.games.civilization.tables import POLICIES as SIDES
from ludopolis.games.civilization.tables import POLICY_CARD


def adopted(table: Table, seat: i64, policy: i64) -> bool:
    """Whether the side lies before the seat, in Anarchy too."""
    return table.of(seat, POLICIES) & BIT[policy] != 0


def policy_count(table: Table, seat: i64) -> i64:
    count: i64 = 0
    for policy in range(SIDES):
        if adopted(table, seat, policy):
            count += 1
    return count


def can_adopt(table: Table, seat: i64, policy: i64) -> bool:
    """Whether neither side of its card is in use."""
    for side in range(SIDES):
        if POLICY_CARD[side] == POLICY_CARD[policy] and adopted(table, seat, side):
            return False
    return True


def must_adopt(table: Table, seat: i64) -> bool:
    """Whether there are fewer than there may be; that is never more than there are cards."""
    return table.policies and policy_count(table, seat) < most_policies(table, seat)


def must_return(table: Table, seat: i64) -> bool:
    return policy_count(table, seat) > most_policies(table, seat)


def fill_switches(table: Table, seat: i64, actions: vec[i64], count: i64) -> i64:
    """Append all switches: a card in use is flipped, or swapped for an unused one."""
    for side in range(SIDES):
        if not adopted(table, seat, side):
            continue
        for other in range(SIDES):
            flipped = other != side and POLICY_CARD[other] == POLICY_CARD[side]
            if flipped or can_adopt(table, seat, other):
                actions[count] = verbs.SWITCH + side * SIDES + other
                count += 1
    return count


def switch(table: Table, seat: i64, action: i64) -> None:
    """Carry out one of the switches."""
    pair = action - verbs.SWITCH
    side, other = pair // SIDES, pair % SIDES
    table.set_of(seat, POLICIES, (table.of(seat, POLICIES) & ~BIT[side]) | BIT[other])
    table.tell(events.POLICY_SWITCHED, seat, side, other)


class AdoptPolicy(Handler):
    def fill(self, table: Table, actions: vec[i64]) -> i64:
        count: i64 = 0
        for policy in range(SIDES):
            if can_adopt(table, table.seat, policy):
                actions[count] = verbs.ADOPT + policy
                count += 1
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        seat, policy = table.seat, action - verbs.ADOPT
        table.pop()
        table.set_of(seat, POLICIES, table.of(seat, POLICIES) | BIT[policy])
        table.tell(events.POLICY_ADOPTED, seat, policy)


class DropPolicy(Handler):
    def fill(self, table: Table, actions: vec[i64]) -> i64:
        count: i64 = 0
        for policy in range(SIDES):
            if adopted(table, table.seat, policy):
                actions[count] = verbs.DROP + policy
                count += 1
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        seat, policy = table.seat, action - verbs.DROP
        table.pop()
        table.set_of(seat, POLICIES, table.of(seat, POLICIES) & ~BIT[policy])
        table.tell(events.POLICY_RETURNED, seat, policy)


class SwitchPolicy(Handler):
    """One switch, which may be declined."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        actions[0] = verbs.DONE
        return fill_switches(table, table.seat, actions, 1)

    def carry_out(self, table: Table, action: i64) -> None:
        seat = table.seat
        table.pop()
        if action != verbs.DONE:
            switch(table, seat, action)
