"""The tiny game as a ``Game``: its description, and its positions with their rules."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.contract import Game, State
from ludopolis.core.data import Result, View
from ludopolis.core.errors import Fault, Refusal
from ludopolis.core.facts import read_position
from ludopolis.core.journal import Journal
from ludopolis.core.kinds import OptionValue, number_option
from ludopolis.core.random import Random
from ludopolis.core.search import Search
from tiny_game import rules, scoring
from tiny_game.actions import SPACE
from tiny_game.advice import chance_to_win
from tiny_game.builder import BUILDER
from tiny_game.components import FOLDER, IDS
from tiny_game.events import CHANCES, EVENTS
from tiny_game.faults import faults
from tiny_game.position import PositionData, position_of, set_up
from tiny_game.refusals import refusal
from tiny_game.secrets import imagine
from tiny_game.setup import deal
from tiny_game.state import DECISIONS, Table
from tiny_game.view import tiny_view

MOST_ROUNDS = 1000
OPTIONS = (number_option("rounds", 5, "R5.1", minimum=1, maximum=MOST_ROUNDS, small=3),)


class TinyState(Table):
    """A position of the tiny game."""

    def fill(self, actions: vec[i64]) -> i64:
        return rules.fill(self, actions)

    def apply(self, action: i64) -> None:
        rules.apply(self, action)

    def copy(self) -> State:
        return TinyState(self.game, self.seats, self.random.copy(), self)

    def determinize(self, seat: i64, random: Random) -> State:
        self.check_seat(seat)
        world = TinyState(self.game, self.seats, self.random, self)
        imagine(world, seat, random)
        return world

    def reward(self, seat: i64) -> float:
        self.check_player(seat)
        self.check_over()
        winners = scoring.winners(self)
        return 1 / len(winners) if seat in winners else 0.0

    def estimate(self, seat: i64) -> float:
        self.check_player(seat)
        return self.reward(seat) if self.over else chance_to_win(self, seat)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def view(self, seat: int) -> View:
        self.check_seat(seat)
        return tiny_view(self, seat)

    def position(self) -> dict[str, Any]:
        return position_of(self)

    def result(self) -> Result | None:
        return scoring.result(self) if self.over else None


class TinyGame(Game):
    def __init__(self, version: int, older: tuple[Game, ...] = ()) -> None:
        super().__init__(
            id="tiny",
            version=version,
            folder=FOLDER,
            seat_counts=(2, 3, 4),
            minutes=5,
            private_hands=True,
            options=OPTIONS,
            components=IDS,
            actions=SPACE,
            decisions=DECISIONS,
            ends=(scoring.END,),
            events=EVENTS,
            chances=CHANCES,
            most_actions=7,
            most_decisions=13
            * MOST_ROUNDS,  # in a round four bids of two parts, an act, three answers, a draw
            builder=BUILDER,
            search=Search(depth=4),
            older=older,
        )

    def deal(
        self,
        random: Random,
        seats: int,
        options: Mapping[str, OptionValue],
        journal: Journal | None = None,
    ) -> State:
        state = TinyState(self, seats, random)
        state.journal = journal
        state.rounds = int(options["rounds"])
        deal(state, random)
        rules.begin_round(state)
        return state

    def empty(self, seats: int) -> State:
        return TinyState(self, seats, Random(0, 0, 0, 0))

    def from_position(self, data: object, warnings: list[Fault] | None = None) -> State:
        position = read_position(data, PositionData, self.id, self.version, self.options, faults, warnings)
        state = TinyState(self, len(position.players), Random(0, 0, 0, 0))
        set_up(state, position)
        return state


GAME = TinyGame(2, older=(TinyGame(1),))
