"""The frame of an effect: its choices are made, it is paid and announced, and then it is done (R15.2)."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.catalog import EFFECTS
from ludopolis.games.civilization.effects.effect import UNANSWERABLE
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import ability
from ludopolis.games.civilization.payments import pay
from ludopolis.games.civilization.persons import discard_person, reveal_person
from ludopolis.games.civilization.responses import (
    VETOED,
    announce,
    ask_again,
    ask_for_protection,
    is_protected,
)
from ludopolis.games.civilization.state import (
    DISCARDED,
    EVENT_BACKS,
    GOVERNMENT_USED,
    HELD,
    HUT_BACKS,
    OUT,
    PERSON_BACKS,
    VILLAGE_BACKS,
    Table,
)
from ludopolis.games.civilization.tables import PERSON_DISCARD

# Stages.
ASKING: Final[i64] = 0
DECLARED: Final[i64] = 1  # all is chosen
PROTECTING: Final[i64] = 2  # Martin Luther King may be turned up
PAID: Final[i64] = 3
ANNOUNCED: Final[i64] = 4


class CarryingOut(Handler):
    """The silent frame of an effect."""

    def proceed(self, table: Table) -> bool:
        stage = table.number(frames.STAGE)
        if stage == ASKING:
            if not EFFECTS[table.number(frames.SOURCE)].ask(table, table.seat):
                table.set_number(frames.STAGE, DECLARED)
        elif stage == DECLARED:
            table.set_number(frames.STAGE, PROTECTING)
            ask_for_protection(table)
        elif stage == PROTECTING:
            self.declare(table)
        elif stage == PAID:
            table.set_number(frames.STAGE, ANNOUNCED)
            if EFFECTS[table.number(frames.SOURCE)].answerable() != UNANSWERABLE:
                announce(table)
        else:
            self.finish(table)
        return False

    def declare(self, table: Table) -> None:
        """Show what is used, and pay for it; an attempt that is not allowed is taken back."""
        if is_protected(table):
            table.pop()
            return
        seat, source = table.seat, table.number(frames.SOURCE)
        effect = EFFECTS[source]
        table.set_number(frames.STAGE, PAID)
        table.set_number(frames.AIMED_AT, effect.aims(table, seat))
        show(table, seat, source, table.number(frames.PLAYED) - 1)
        effect.pay(table, seat)
        if effect.price():
            pay(table, seat, effect.price())

    def finish(self, table: Table) -> None:
        seat, source = table.seat, table.number(frames.SOURCE)
        cancelled = table.number(frames.CANCELLED)
        back = table.number(frames.PLAYED) - 1
        first, second = table.number(frames.ANSWER), table.number(frames.ANSWER + 1)
        third, fourth = table.number(frames.ANSWER + 2), table.number(frames.ANSWER + 3)
        table.pop()
        if is_event(back):
            table.move_card(back, HELD + seat if cancelled == VETOED else DISCARDED)
        if cancelled == VETOED:
            ask_again(table)
        elif not cancelled:
            EFFECTS[source].carry_out(table, seat, first, second, third, fourth)
        elif sources.EVENT <= source < sources.LOOT:
            table.tell(events.EVENT_CANCELLED, seat, source - sources.EVENT)
        else:
            table.tell(events.ABILITY_CANCELLED, seat, source - sources.ABILITY)


def is_event(back: i64) -> bool:
    return EVENT_BACKS <= back < PERSON_BACKS


def show(table: Table, seat: i64, source: i64, back: i64) -> None:
    """Everybody sees what is used: the card is turned up, and cannot be used again where that is so."""
    if source < sources.EVENT:
        show_ability(table, seat, source - sources.ABILITY, back)
    elif source < sources.LOOT:
        table.move_card(back, OUT)  # until it is done or cancelled, so that nobody mixes it
        table.make_public(back)
        table.tell(events.EVENT_PLAYED, seat, source - sources.EVENT)


def show_ability(table: Table, seat: i64, which: i64, back: i64) -> None:
    table.tell(events.ABILITY_USED, seat, which)
    if ability.FEUDALISM <= which <= ability.FUNDAMENTALISM:
        table.set_flag(seat, GOVERNMENT_USED)
    if back < 0:
        if which != ability.CARAVAN and which != ability.UNITED_NATIONS:
            table.mark_used(seat, which)
    elif back < HUT_BACKS:
        show_person(table, seat, which, back)
    else:
        table.move_card(back, OUT)
        table.make_public(back)
        told = events.TOKEN_REVEALED_HUT if back < VILLAGE_BACKS else events.TOKEN_REVEALED_VILLAGE
        table.tell(told, seat, table.face(back))


def show_person(table: Table, seat: i64, which: i64, back: i64) -> None:
    """Using a great person reveals it; some are used up by that (R7.18)."""
    reveal_person(table, back)
    if PERSON_DISCARD[table.face(back)]:
        discard_person(table, back)
    else:
        table.mark_used(seat, which)
