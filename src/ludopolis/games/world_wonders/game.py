"""World Wonders as a ``Game``: its description, and its positions with their rules."""

from collections.abc import Mapping
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludopolis.core.contract import Game, State
from ludopolis.core.data import Result, View
from ludopolis.core.errors import BadPosition, Fault, Refusal
from ludopolis.core.facts import read_position
from ludopolis.core.journal import Journal
from ludopolis.core.kinds import Option, OptionValue
from ludopolis.core.random import Random
from ludopolis.core.search import Search
from ludopolis.games.world_wonders import rules
from ludopolis.games.world_wonders.actions import SPACE
from ludopolis.games.world_wonders.advice import chance_to_win
from ludopolis.games.world_wonders.builder import BUILDER
from ludopolis.games.world_wonders.components import FOLDER, IDS
from ludopolis.games.world_wonders.events import CHANCES, EVENTS, HOLDINGS
from ludopolis.games.world_wonders.faults import faults
from ludopolis.games.world_wonders.position import PositionData, position_of, set_up
from ludopolis.games.world_wonders.refusals import refusal
from ludopolis.games.world_wonders.scoring import CATEGORIES, place_of, reward, rival_points, score
from ludopolis.games.world_wonders.secrets import imagined, imagined_solo_deck
from ludopolis.games.world_wonders.setup import UNDEALT, deal, set_options
from ludopolis.games.world_wonders.state import DECISIONS, ENDS, Deal, Table
from ludopolis.games.world_wonders.tables import (
    COINS,
    LOAN_COINS,
    MOST_PLACEMENTS,
    ROUNDS,
    SHORT_ROADS_IN_A_SET,
)
from ludopolis.games.world_wonders.view import names_of, world_wonders_view

OPTIONS = (
    Option("map_side", ("a", "b"), "R2.1"),
    Option("track_side", ("a", "b"), "R2.1"),
    Option("common_goals", (False, True), "R10.1"),
    Option("solo_difficulty", ("easy", "hard"), "R11.8"),
    Option("solo_building_choice", ("player", "dearest"), "R11.5"),
    Option("start_order", ("random", "by_seat"), "R2.4"),
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WorldWondersState(Table):
    """A position of World Wonders."""

    def __init__(self, game: Game, seats: i64, deal: Deal, source: Table | None = None) -> None:
        super().__init__(game, seats, deal, source)

    def fill(self, actions: vec[i64]) -> i64:
        return rules.fill(self, actions)

    def apply(self, action: i64) -> None:
        rules.apply(self, action)

    def copy(self) -> State:
        return WorldWondersState(self.game, self.seats, self.deal, self)

    def determinize(self, seat: i64, random: Random) -> State:
        """Nothing is private, so every seat imagines the same (R12.1)."""
        self.check_seat(seat)
        world = WorldWondersState(self.game, self.seats, imagined(self, random), self)
        if self.solo():
            world.solo_deck = imagined_solo_deck(self, random)
            world.random = random.fork()
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
        return world_wonders_view(self, seat)

    def covers(self, action: int) -> list[str]:
        return names_of(rules.covers(self, action))

    def position(self) -> dict[str, Any]:
        return position_of(self)

    def result(self) -> Result | None:
        """Alone against the automatic opponent, place 2 is a loss, and his score stands beside the total."""
        if not self.over:
            return None
        scores: list[dict[str, int]] = []
        for seat in range(self.seats):
            points = score(self, seat)
            scores.append({**dict(zip(CATEGORIES, points, strict=True)), "total": sum(points)})
        if self.solo():
            scores[0]["opponent"] = rival_points(self)
        return Result(ENDS[self.end()], [place_of(self, seat) for seat in range(self.seats)], scores)


class WorldWonders(Game):
    def __init__(self) -> None:
        super().__init__(
            id="world_wonders",
            version=1,
            folder=FOLDER,
            seat_counts=(1, 2, 3, 4, 5),
            minutes=60,
            private_hands=False,
            options=OPTIONS,
            components=IDS,
            actions=SPACE,
            decisions=DECISIONS,
            ends=ENDS,
            events=EVENTS,
            chances=CHANCES,
            holdings=HOLDINGS,
            most_actions=max(MOST_PLACEMENTS, 40),
            # In a round five players buy at most one thing a coin, each with its pieces; two decisions are
            # about a loan, one about dropping out or what the solo opponent discards. And starting roads.
            most_decisions=ROUNDS * 5 * ((COINS + LOAN_COINS) * (2 + SHORT_ROADS_IN_A_SET) + 3) + 5,
            builder=BUILDER,
            search=Search(depth=10, exploration=0.3, prior_weight=1.0, temperature=0.02, stretch=3),
            unsent=("sources", "note"),
        )

    def deal(
        self,
        random: Random,
        seats: int,
        options: Mapping[str, OptionValue],
        journal: Journal | None = None,
    ) -> State:
        state = WorldWondersState(self, seats, UNDEALT)
        state.journal = journal
        set_options(state, options)
        deal(state, random)
        rules.begin(state)
        return state

    def empty(self, seats: int) -> State:
        return WorldWondersState(self, seats, UNDEALT)

    def from_position(self, data: object, warnings: list[Fault] | None = None) -> State:
        position = read_position(data, PositionData, self.id, self.version, self.options, faults, warnings)
        state = WorldWondersState(self, len(position.cities), UNDEALT)
        set_up(state, position)
        check_decision(state, warnings)
        return state


def check_decision(state: State, warnings: list[Fault] | None) -> None:
    """What a loaded position asks can be answered; and it asks nothing only after the end (R8.3)."""
    assert isinstance(state, Table)
    if state.over and not rules.game_ends(state):
        wrong = Fault("frames", "nobody decides, but the game has not ended", "R8.1")
        if warnings is None:
            raise BadPosition([wrong])
        warnings.append(wrong)
    if not state.over and not state.actions():
        raise BadPosition([Fault("frames[0]", "it cannot be placed anywhere", "R4.2")])


GAME = WorldWonders()
