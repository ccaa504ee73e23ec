"""All 105 cards exist exactly once, at every moment of random games (R16.1).

The plain build looks after every single event, the compiled one after every decision. The variable
LUDOPOLIS_GAMES sets the number of games for each number of players.
"""

import os
from typing import Any, cast

import pytest

from ludopolis import compiled, game, seeded
from ludopolis.core.journal import Journal
from ludopolis.core.kinds import read_options
from ludopolis.games.innovation.sets import members
from ludopolis.games.innovation.state import Table
from ludopolis.games.innovation.tables import COLOURS

GAMES = int(os.environ.get("LUDOPOLIS_GAMES", "100" if compiled() else "12"))
INNOVATION = game("innovation")


def all_cards(table: Table) -> list[int]:
    cards = [*table.achievements, *members((table.removed[0], table.removed[1]))]
    for age in range(1, 11):
        cards += [table.supply_card(age, place) for place in range(table.supply_size(age))]
    for seat in range(table.seats):
        cards += [*members(table.hand(seat)), *members(table.score_pile(seat))]
        for colour in range(COLOURS):
            cards += [table.pile_card(seat, colour, n) for n in range(table.pile_size(seat, colour))]
    return sorted(cards)


class Watch:
    """Stands in for a journal and counts all cards whenever something happens."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events = 0

    def note(self, kind: int, numbers: list[int]) -> None:
        self.events += 1
        assert all_cards(self.table) == list(range(105)), INNOVATION.events[kind].name

    def settle(self, kind: int, items: Any) -> None:
        """Chance results are not looked at."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R16_1_every_card_is_somewhere_after_every_event(seats: int) -> None:
    random = seeded(f"conserved {seats}")
    for _ in range(GAMES):
        state = INNOVATION.deal(random, seats, read_options(INNOVATION.options, {}))
        assert isinstance(state, Table)
        watch = Watch(state)
        if not compiled():
            state.journal = cast(Journal, watch)
        while not state.over:
            actions = state.actions()
            state.apply(actions[random.below(len(actions))])
            assert all_cards(state) == list(range(105))
        assert compiled() or watch.events > 0
