"""Culture events by which two players learn techs of each other (R12.3, R16.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.effects import sources
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
from ludopolis.games.civilization.effects.shared import OnPlayer
from ludopolis.games.civilization.effects.targets import may_name
from ludopolis.games.civilization.pyramid import can_learn, fill_learnable, fits, learn, some_to_learn
from ludopolis.games.civilization.state import (
    TECHS,
    Table,
)
from ludopolis.games.civilization.tables import (
    TECH_LEVEL,
)
from ludopolis.games.civilization.tables import TECHS as ALL_TECHS


def up_to_level(level: i64) -> i64:
    """The set of the techs up to a level."""
    return _UP_TO[level]


def of_level(level: i64) -> i64:
    return _UP_TO[level] & ~_UP_TO[level - 1]


_UP_TO: Final[vec[i64]] = vec[i64](
    [sum(2**which for which in range(int(ALL_TECHS)) if TECH_LEVEL[which] <= level) for level in range(6)]
)


class ExchangeOfIdeas(OnPlayer):
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
        if not earlier_answers(table):
            return super().fill(table, seat, verb, actions)
        if table.seats > 2:
            known = table.of(earlier_answer(table, 0), TECHS) & up_to_level(self.level)
            return fill_learnable(table, seat, known, verb, actions, 0)
        for level in range(self.level):
            actions[level] = verb + level + 1
        return self.level

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
