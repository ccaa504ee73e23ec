"""The step that draws cards."""

from typing import Final, final

from mypy_extensions import i64

from ludopolis.games.innovation import keywords
from ludopolis.games.innovation.evaluation import number
from ludopolis.games.innovation.execution import Operation, argument, next_instruction
from ludopolis.games.innovation.operations import place_of
from ludopolis.games.innovation.sets import either, no_cards, single
from ludopolis.games.innovation.state import Table
from ludopolis.games.innovation.vocabulary import KEEP
from ludopolis.games.innovation.zones import bind

VALUE: Final[i64] = place_of("draw", "value")
AMOUNT: Final[i64] = place_of("draw", "amount")
THEN: Final[i64] = place_of("draw", "then")
SHOW: Final[i64] = place_of("draw", "show")
INTO: Final[i64] = place_of("draw", "into")
CITY_STATES: Final[i64] = place_of("draw", "city_states")


@final
class Draw(Operation):
    def step(self, table: Table) -> None:
        """Draw the cards one after the other; the number is fixed at the start (R5.10)."""
        you = table.seat
        times = number(table, argument(table, AMOUNT), 0)
        value = number(table, argument(table, VALUE), 0)
        then = argument(table, THEN)
        show = argument(table, SHOW) != 0
        name = argument(table, INTO)
        if argument(table, CITY_STATES) and table.city_states_hand:
            then = KEEP
        drawn = no_cards()
        for time in range(times):
            card = keywords.draw_and(table, you, value, then, show)
            if table.over:
                return
            drawn = either(drawn, single(card))
        bind(table, name, drawn)
        next_instruction(table)
