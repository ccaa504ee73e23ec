"""Innovation as a ``Game``: its description, and its positions with their rules."""

from collections.abc import Mapping
from functools import partial
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludopolis.core.contract import Game, State
from ludopolis.core.data import Result, View
from ludopolis.core.errors import Fault, Refusal
from ludopolis.core.facts import read_position
from ludopolis.core.journal import Journal
from ludopolis.core.kinds import Option, OptionValue
from ludopolis.core.random import Random
from ludopolis.core.search import Search
from ludopolis.games.innovation import advice, rules
from ludopolis.games.innovation.actions import SPACE
from ludopolis.games.innovation.builder import BUILDER
from ludopolis.games.innovation.components import FOLDER, IDS
from ludopolis.games.innovation.events import CHANCES, EVENTS, HOLDINGS
from ludopolis.games.innovation.faults import faults
from ludopolis.games.innovation.old_positions import renewed
from ludopolis.games.innovation.position import PositionData, position_of, set_up
from ludopolis.games.innovation.refusals import refusal
from ludopolis.games.innovation.secrets import imagine
from ludopolis.games.innovation.setup import deal
from ludopolis.games.innovation.state import DECISIONS, ENDS, Table, seat_bit
from ludopolis.games.innovation.view import innovation_view

OPTIONS = (
    Option("name_language", ("cs", "en"), "R2.7"),
    Option("city_states_reward", ("score", "hand"), "R14.1"),
    Option("monument_counting", ("separate", "combined"), "R14.5"),
    Option("reveal_on_failed_demand", (False, True), "R14.12"),
    Option("covered_cards_public", (False, True), "R14.11"),
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class InnovationState(Table):
    """A position of Innovation."""

    def __init__(self, game: Game, seats: i64, source: Table | None = None) -> None:
        super().__init__(game, seats, source)

    def fill(self, actions: vec[i64]) -> i64:
        return rules.fill(self, actions)

    def apply(self, action: i64) -> None:
        rules.apply(self, action)

    def copy(self) -> State:
        return InnovationState(self.game, self.seats, self)

    def determinize(self, seat: i64, random: Random) -> State:
        self.check_seat(seat)
        imagined = InnovationState(self.game, self.seats, self)
        imagine(imagined, seat, random)
        return imagined

    def reward(self, seat: i64) -> float:
        self.check_player(seat)
        self.check_over()
        return advice.reward(self, seat)

    def estimate(self, seat: i64) -> float:
        self.check_player(seat)
        return advice.chance_to_win(self, seat)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def view(self, seat: int) -> View:
        self.check_seat(seat)
        return innovation_view(self, seat)

    def position(self) -> dict[str, Any]:
        return position_of(self)

    def result(self) -> Result | None:
        if not self.over:
            return None
        won = [self.winners & seat_bit(seat) != 0 for seat in range(self.seats)]
        scores: list[dict[str, int]] = []
        for seat in range(self.seats):
            achievements = self.achievement_count(seat)
            points = self.points(seat)
            scores.append({"achievements": achievements, "points": points, "total": points})
        return Result(ENDS[self.end], [1 if winner else 1 + sum(won) for winner in won], scores)


class Innovation(Game):
    def __init__(self, version: int, older: tuple[Game, ...] = ()) -> None:
        super().__init__(
            id="innovation",
            version=version,
            folder=FOLDER,
            seat_counts=(2, 3, 4),
            minutes=60,
            private_hands=True,
            options=OPTIONS,
            components=IDS,
            actions=SPACE,
            decisions=DECISIONS,
            ends=ENDS[1:],
            events=EVENTS,
            chances=CHANCES,
            holdings=HOLDINGS,
            most_actions=140,
            # The rules allow a game without end; random ones have a few hundred decisions.
            most_decisions=4000,
            builder=BUILDER,
            search=Search(depth=10, exploration=0.5, prior_weight=1.0, temperature=0.05, patience=500),
            unsent=("order_cs", "order_en"),
            older=older,
        )

    def deal(
        self,
        random: Random,
        seats: int,
        options: Mapping[str, OptionValue],
        journal: Journal | None = None,
    ) -> State:
        state = InnovationState(self, seats)
        state.journal = journal
        state.names_english = options["name_language"] == "en"
        state.city_states_hand = options["city_states_reward"] == "hand"
        state.monument_combined = options["monument_counting"] == "combined"
        state.show_failures = options["reveal_on_failed_demand"] is True
        state.covered_public = options["covered_cards_public"] is True
        deal(state, random)
        rules.begin(state)
        return state

    def empty(self, seats: int) -> State:
        return InnovationState(self, seats)

    def from_position(self, data: object, warnings: list[Fault] | None = None) -> State:
        data = renewed(data)
        position = read_position(
            data, PositionData, self.id, self.version, self.options, partial(faults, self), warnings
        )
        state = InnovationState(self, len(position.players))
        set_up(state, position)
        return state


GAME = Innovation(2, older=(Innovation(1),))
