"""Governments: which are unlocked, how one changes them, and Anarchy (R5.8 - R5.10, R16.12)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import (
    NO_ANSWER,
    Effect,
    ask_once,
    begin,
    earlier_answer,
    give_answer,
)
from ludopolis.games.civilization.ids import government, wonder
from ludopolis.games.civilization.modifiers import has_wonder, immune_to_anarchy, wonder_owner
from ludopolis.games.civilization.phases import order
from ludopolis.games.civilization.state import (
    ANARCHY_SINCE,
    GOVERNED,
    GOVERNMENT,
    NOBODY,
    OBSOLETE,
    START,
    WINDOW,
    Table,
)
from ludopolis.games.civilization.tables import GOVERNMENT_TECH


def learned(table: Table, seat: i64, which: i64) -> bool:
    """Whether the seat has unlocked a government itself; Despotism always is."""
    tech = GOVERNMENT_TECH[which]
    return which == government.DESPOTISM or (tech != NOBODY and table.knows(seat, tech))


def unlocked(table: Table, seat: i64, which: i64) -> bool:
    """The Pyramids unlock all (R5.8)."""
    if which == government.ANARCHY:
        return False
    return learned(table, seat, which) or has_wonder(table, seat, wonder.PYRAMIDS)


def unlock(table: Table, seat: i64, which: i64) -> None:
    """A tech has unlocked a government: it can be entered directly, in Start of Turn at once (R5.8a)."""
    present = table.of(seat, GOVERNMENT)
    if present == government.ANARCHY or present == which:
        return
    elsewhere = table.phase == START and order.part(table) != seat
    if elsewhere and table.flag(seat, GOVERNED) and not order.part_ahead(table, seat):
        return
    table.set_of(seat, WINDOW, table.of(seat, WINDOW) | BIT[which])
    if elsewhere and not table.flag(seat, GOVERNED):
        begin(table, seat, sources.NEW_GOVERNMENT)
        give_answer(table, which)


def fill_changes(table: Table, seat: i64, actions: vec[i64], count: i64) -> i64:
    """Append the governments that the seat may enter in its Start of Turn (R5.8)."""
    if table.flag(seat, GOVERNED):
        return count
    present = table.of(seat, GOVERNMENT)
    if present == government.ANARCHY:
        free = table.of(seat, ANARCHY_SINCE) < table.turn
        return fill_unlocked(table, seat, actions, count) if free else count
    if immune_to_anarchy(table, seat):
        return fill_unlocked(table, seat, actions, count)
    actions[count] = verbs.GOVERN + government.ANARCHY
    count += 1
    window = table.of(seat, WINDOW)
    for which in range(government.COUNT):
        if window & BIT[which] and which != present and unlocked(table, seat, which):
            actions[count] = verbs.GOVERN + which
            count += 1
    return count


def fill_unlocked(table: Table, seat: i64, actions: vec[i64], count: i64) -> i64:
    """Append all unlocked governments but the present one."""
    for which in range(government.COUNT):
        if which != table.of(seat, GOVERNMENT) and unlocked(table, seat, which):
            actions[count] = verbs.GOVERN + which
            count += 1
    return count


def change(table: Table, seat: i64, which: i64) -> None:
    """The one change of a Start of Turn."""
    table.set_flag(seat, GOVERNED)
    enter(table, seat, which)


def enter(table: Table, seat: i64, which: i64) -> None:
    table.set_of(seat, GOVERNMENT, which)
    if which == government.ANARCHY:
        table.set_of(seat, ANARCHY_SINCE, table.turn)
        table.set_of(seat, WINDOW, 0)
    table.tell(events.GOVERNMENT_ENTERED, seat, which)


def close_window(table: Table, seat: i64) -> None:
    """What was not entered in the Start of Turn lapses (R5.8a)."""
    table.set_of(seat, WINDOW, 0)


def force_anarchy(table: Table, seat: i64) -> None:
    """At once, until the Start of Turn of the next turn at least (R5.10)."""
    if immune_to_anarchy(table, seat) or table.of(seat, GOVERNMENT) == government.ANARCHY:
        return
    table.tell(events.ANARCHY_FORCED, seat)
    enter(table, seat, government.ANARCHY)


def lost(table: Table, seat: i64) -> bool:
    """Whether the present government was unlocked by the Pyramids only, and they are gone; while they are
    merely blockaded it stays (R16.12)."""
    present = table.of(seat, GOVERNMENT)
    if present == government.ANARCHY or learned(table, seat, present):
        return False
    obsolete = table.thing(OBSOLETE) & BIT[wonder.PYRAMIDS] != 0
    return obsolete or wonder_owner(table, wonder.PYRAMIDS) != seat


class NewGovernment(Effect):
    """A government unlocked in Start of Turn, outside the own part: enter it at once, or not (R5.8a)."""

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_GOVERNMENT, seat, 1)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        actions[0] = verbs.DONE
        actions[1] = verb + earlier_answer(table, 0)
        return 2

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if second != NO_ANSWER:
            change(table, seat, second)
        elif not order.part_ahead(table, seat):
            table.set_of(seat, WINDOW, table.of(seat, WINDOW) & ~BIT[first])


class LostGovernment(Effect):
    """Without the Pyramids: one that is unlocked, not Anarchy (R16.12)."""

    def ask(self, table: Table, seat: i64) -> bool:
        return ask_once(table, frames.CHOOSE_GOVERNMENT, seat)

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        return fill_unlocked(table, seat, actions, 0)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        enter(table, seat, first)
