"""Steps that decide which step is next: conditions, offers, repetitions, other cards, the end."""

from typing import Final, final

from mypy_extensions import i64

from ludopolis.games.innovation import events
from ludopolis.games.innovation.evaluation import holds, number
from ludopolis.games.innovation.execution import (
    Operation,
    argument,
    ask,
    begin_execution,
    finish_execution,
    go_to,
    next_instruction,
    next_share_effect,
    note_declined,
    restart,
)
from ludopolis.games.innovation.operations import place_of
from ludopolis.games.innovation.sets import first
from ludopolis.games.innovation.state import ACCEPT, AT_EFFECT, AT_TIMES, CHOOSE_BRANCH, Table
from ludopolis.games.innovation.zones import bind_number, register

CONDITION: Final[i64] = place_of("unless", "condition")
UNLESS_TO: Final[i64] = place_of("unless", "to")
JUMP_TO: Final[i64] = place_of("jump", "to")
SECOND: Final[i64] = place_of("either", "second")
AFTER_EITHER: Final[i64] = place_of("either", "after")
ACCEPTED: Final[i64] = place_of("offer", "into")
AFTER_OFFER: Final[i64] = place_of("offer", "after")
TIMES: Final[i64] = place_of("times", "number")
AFTER_TIMES: Final[i64] = place_of("times", "after")
BODY: Final[i64] = place_of("next_time", "body")
EXECUTED: Final[i64] = place_of("execute", "name")


@final
class End(Operation):
    def step(self, table: Table) -> None:
        finish_execution(table)


@final
class Unless(Operation):
    def step(self, table: Table) -> None:
        if holds(table, argument(table, CONDITION)):
            next_instruction(table)
        else:
            go_to(table, argument(table, UNLESS_TO))


@final
class Jump(Operation):
    def step(self, table: Table) -> None:
        go_to(table, argument(table, JUMP_TO))


@final
class Either(Operation):
    def step(self, table: Table) -> None:
        ask(table, CHOOSE_BRANCH, table.seat, 1, 0)

    def answer(self, table: Table, kind: i64, chosen: i64) -> None:
        if chosen == 0:
            next_instruction(table)
        else:
            go_to(table, argument(table, SECOND))

    def stop(self, table: Table) -> None:
        note_declined(table)
        go_to(table, argument(table, AFTER_EITHER))


@final
class Offer(Operation):
    def step(self, table: Table) -> None:
        ask(table, ACCEPT, table.seat, 1, 0)

    def answer(self, table: Table, kind: i64, chosen: i64) -> None:
        bind_number(table, argument(table, ACCEPTED), chosen)
        if chosen:
            next_instruction(table)
        else:
            table.tell(events.DECLINED, table.seat)
            go_to(table, argument(table, AFTER_OFFER))


@final
class Times(Operation):
    def step(self, table: Table) -> None:
        times = number(table, argument(table, TIMES), 0)
        table.put(AT_TIMES, times)
        if times > 0:
            next_instruction(table)
        else:
            go_to(table, argument(table, AFTER_TIMES))


@final
class NextTime(Operation):
    def step(self, table: Table) -> None:
        table.put(AT_TIMES, table.at(AT_TIMES) - 1)
        if table.at(AT_TIMES) > 0:
            go_to(table, argument(table, BODY))
        else:
            next_instruction(table)


@final
class Again(Operation):
    def step(self, table: Table) -> None:
        restart(table, table.at(AT_EFFECT))


@final
class Execute(Operation):
    def step(self, table: Table) -> None:
        card = first(register(table, argument(table, EXECUTED)))
        you = table.seat
        next_instruction(table)
        if card < 0:
            return
        effect = next_share_effect(card, 0)
        table.tell(events.EXECUTES, you, card)
        if effect >= 0:
            begin_execution(table, you, card, effect, 1)


@final
class EndActivation(Operation):
    def step(self, table: Table) -> None:
        while table.top > 0:
            table.pop()
