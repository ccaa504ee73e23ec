"""Civilization: A New Dawn as a ``Game``: its description, and its positions with their rules."""

from collections.abc import Mapping
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludopolis.core.contract import Game, State
from ludopolis.core.data import Result, View
from ludopolis.core.errors import BadPosition, Fault, Refusal
from ludopolis.core.facts import read_position
from ludopolis.core.journal import Journal
from ludopolis.core.kinds import Option, OptionValue, number_option
from ludopolis.core.random import Random
from ludopolis.core.search import Search
from ludopolis.games.new_dawn import rules
from ludopolis.games.new_dawn.actions import KINDS, SPACE
from ludopolis.games.new_dawn.advice import chance_to_win
from ludopolis.games.new_dawn.builder import BUILDER
from ludopolis.games.new_dawn.components import FOLDER
from ludopolis.games.new_dawn.events import CHANCES, EVENTS, HOLDINGS
from ludopolis.games.new_dawn.faults import faults
from ludopolis.games.new_dawn.position import PositionData, position_of, set_options, set_up
from ludopolis.games.new_dawn.refusals import refusal
from ludopolis.games.new_dawn.scoring import place_of, reward
from ludopolis.games.new_dawn.secrets import imagine
from ludopolis.games.new_dawn.setup import deal
from ludopolis.games.new_dawn.state import DECISIONS, ENDS, Table
from ludopolis.games.new_dawn.view import new_dawn_view

MOST_ROUNDS = 200
OPTIONS = (
    Option("map", ("premade", "custom"), "R16.3"),
    Option("epic", (False, True), "R12.7"),
    number_option("rounds", 100, "R16.1", minimum=1, maximum=MOST_ROUNDS, small=24),
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NewDawnState(Table):
    """A position of A New Dawn."""

    def __init__(self, game: Game, seats: i64, source: Table | None = None) -> None:
        super().__init__(game, seats, source)

    def fill(self, actions: vec[i64]) -> i64:
        return rules.fill(self, actions)

    def apply(self, action: i64) -> None:
        rules.apply(self, action)

    def copy(self) -> State:
        return NewDawnState(self.game, self.seats, self)

    def determinize(self, seat: i64, random: Random) -> State:
        """Nothing is private, so every seat imagines the same (R2.2)."""
        self.check_seat(seat)
        world = NewDawnState(self.game, self.seats, self)
        imagine(world, random)
        return world

    def reward(self, seat: i64) -> float:
        self.check_player(seat)
        self.check_over()
        return reward(self, seat)

    def estimate(self, seat: i64) -> float:
        self.check_player(seat)
        return chance_to_win(self, seat)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def view(self, seat: int) -> View:
        self.check_seat(seat)
        return new_dawn_view(self, seat)

    def position(self) -> dict[str, Any]:
        return position_of(self)

    def result(self) -> Result | None:
        """The total is the number of victory cards met (R16.2)."""
        if not self.over:
            return None
        scores: list[dict[str, int]] = [
            {"wonders": self.wonder_count(seat), "spaces": self.space_count(seat), "total": self.marks(seat)}
            for seat in range(self.seats)
        ]
        return Result(ENDS[self.end], [place_of(self, seat) for seat in range(self.seats)], scores)


class NewDawn(Game):
    def __init__(self) -> None:
        super().__init__(
            id="new_dawn",
            version=1,
            folder=FOLDER,
            seat_counts=(2, 3, 4),
            minutes=120,
            private_hands=False,
            options=OPTIONS,
            components=KINDS,
            actions=SPACE,
            decisions=DECISIONS,
            ends=ENDS[1:],
            events=EVENTS,
            chances=CHANCES,
            holdings=HOLDINGS,
            most_actions=800,
            # Laying the map, then in every turn far more than a few cards, tokens and attacks can ask.
            most_decisions=100 + 4 * MOST_ROUNDS * 100,
            builder=BUILDER,
            search=Search(
                depth=0,
                exploration=0.1,
                prior_weight=1.0,
                temperature=0.005,
                patience=5000,
                stretch=8,
                widest=4,
            ),
            unsent=("source", "note", "confidence"),
        )

    def deal(
        self,
        random: Random,
        seats: int,
        options: Mapping[str, OptionValue],
        journal: Journal | None = None,
    ) -> State:
        state = NewDawnState(self, seats)
        state.journal = journal
        set_options(state, options)
        deal(state, random)
        rules.begin(state)
        return state

    def empty(self, seats: int) -> State:
        return NewDawnState(self, seats)

    def from_position(self, data: object, warnings: list[Fault] | None = None) -> State:
        position = read_position(data, PositionData, self.id, self.version, self.options, faults, warnings)
        state = NewDawnState(self, len(position.players))
        set_up(state, position)
        rules.begin(state)
        if not state.over and not state.actions():
            raise BadPosition([Fault("frames", "there is nothing to choose from", "R4.4")])
        return state


GAME = NewDawn()
