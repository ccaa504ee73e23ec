"""Sid Meier's Civilization as a ``Game``: its description, and its positions with their rules."""

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
from ludopolis.games.civilization import rules
from ludopolis.games.civilization.actions import KINDS, SPACE
from ludopolis.games.civilization.advice import chance_to_win, chances_to_win
from ludopolis.games.civilization.builder import BUILDER
from ludopolis.games.civilization.coins import coins
from ludopolis.games.civilization.components import FOLDER, SEATS
from ludopolis.games.civilization.events import CHANCES, EVENTS, HOLDINGS
from ludopolis.games.civilization.faults import faults
from ludopolis.games.civilization.frames import DECISIONS
from ludopolis.games.civilization.position import PositionData, position_of, set_options, set_up
from ludopolis.games.civilization.refusals import refusal
from ludopolis.games.civilization.scoring import place_of, reward, share_in_thousandths
from ludopolis.games.civilization.secrets import imagine
from ludopolis.games.civilization.setup import deal
from ludopolis.games.civilization.state import ENDS, SLOTS, TRACK, Table
from ludopolis.games.civilization.view import civilization_view

MOST_TURNS = 60
OPTIONS = (
    Option("civilizations", ("draw_two", "random", "free"), "R21.15"),
    Option("social_policies", (True, False), "R1.5"),
    Option("investments", (True, False), "R1.5"),
    Option("relics", (True, False), "R1.5"),
    Option("trading", (True, False), "R21.7"),
    Option("two_player_removal", (True, False), "R21.19"),
    number_option("turn_limit", 30, "R21.3", minimum=1, maximum=MOST_TURNS, small=3),
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CivilizationState(Table):
    """A position of Civilization."""

    def __init__(self, game: Game, seats: i64, source: Table | None = None) -> None:
        super().__init__(game, seats, source)

    def fill(self, actions: vec[i64]) -> i64:
        return rules.fill(self, actions)

    def apply(self, action: i64) -> None:
        rules.apply(self, action)

    def copy(self) -> State:
        return CivilizationState(self.game, self.seats, self)

    def determinize(self, seat: i64, random: Random) -> State:
        self.check_seat(seat)
        world = CivilizationState(self.game, self.seats, self)
        imagine(world, seat, random)
        return world

    def reward(self, seat: i64) -> float:
        self.check_player(seat)
        self.check_over()
        return reward(self, seat)

    def estimate(self, seat: i64) -> float:
        self.check_player(seat)
        return chance_to_win(self, seat)

    def estimates(self, chances: vec[float]) -> None:
        chances_to_win(self, chances)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def view(self, seat: int) -> View:
        self.check_seat(seat)
        return civilization_view(self, seat)

    def position(self) -> dict[str, Any]:
        return position_of(self)

    def result(self) -> Result | None:
        """The total is the share of R21.3 in share_in_thousandths (R21.4)."""
        if not self.over:
            return None
        scores: list[dict[str, int]] = [
            {
                "culture": self.of(seat, TRACK),
                "coins": coins(self, seat),
                "techs": sum(self.of(seat, SLOTS + level) for level in range(5)),
                "total": share_in_thousandths(self, seat),
            }
            for seat in range(self.seats)
        ]
        return Result(ENDS[self.end], [place_of(self, seat) for seat in range(self.seats)], scores)


class Civilization(Game):
    def __init__(self) -> None:
        super().__init__(
            id="civilization",
            version=1,
            folder=FOLDER,
            seat_counts=SEATS,
            minutes=240,
            private_hands=True,
            options=OPTIONS,
            components=KINDS,
            actions=SPACE,
            decisions=DECISIONS,
            ends=ENDS[1:],
            events=EVENTS,
            chances=CHANCES,
            holdings=HOLDINGS,
            most_actions=1200,
            most_decisions=100000,
            builder=BUILDER,
            search=Search(
                depth=0,
                exploration=0.1,
                prior_weight=1.0,
                temperature=0.01,
                patience=20000,
                stretch=4,
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
        state = CivilizationState(self, seats)
        state.journal = journal
        set_options(state, options)
        deal(state, random)
        rules.run(state)
        return state

    def empty(self, seats: int) -> State:
        return CivilizationState(self, seats)

    def from_position(self, data: object, warnings: list[Fault] | None = None) -> State:
        position = read_position(data, PositionData, self.id, self.version, self.options, faults, warnings)
        state = CivilizationState(self, len(position.players))
        set_up(state, position)
        rules.run(state)
        if not state.over and not state.actions():
            raise BadPosition([Fault("frames", "there is nothing to choose from", "R4.1")])
        return state


GAME = Civilization()
