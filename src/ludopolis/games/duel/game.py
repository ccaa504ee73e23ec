"""7 Wonders Duel as a ``Game``: its description, and its positions with their rules."""

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
from ludopolis.games.duel import rules
from ludopolis.games.duel.actions import SPACE
from ludopolis.games.duel.advice import chance_to_win
from ludopolis.games.duel.builder import BUILDER
from ludopolis.games.duel.components import FOLDER, IDS
from ludopolis.games.duel.events import CHANCES, EVENTS, HOLDINGS
from ludopolis.games.duel.faults import faults
from ludopolis.games.duel.position import PositionData, position_of, set_up
from ludopolis.games.duel.refusals import refusal
from ludopolis.games.duel.scoring import CATEGORIES, civilian_outcome, score
from ludopolis.games.duel.secrets import imagined
from ludopolis.games.duel.setup import UNDEALT, deal
from ludopolis.games.duel.state import CIVILIAN, DECISIONS, ENDS, NOBODY, Deal, Table
from ludopolis.games.duel.view import duel_view

OPTIONS = (
    Option("first_game_wonders", (False, True), "R2.6"),
    Option("centre_pawn_rule", ("last_active_starts", "last_active_chooses"), "R4.7"),
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DuelState(Table):
    """A position of 7 Wonders Duel."""

    def __init__(self, game: Game, deal: Deal, source: Table | None = None) -> None:
        super().__init__(game, deal, source)

    def fill(self, actions: vec[i64]) -> i64:
        return rules.fill(self, actions)

    def apply(self, action: i64) -> None:
        rules.apply(self, action)

    def copy(self) -> State:
        return DuelState(self.game, self.deal, self)

    def determinize(self, seat: i64, random: Random) -> State:
        self.check_seat(seat)
        return DuelState(self.game, imagined(self, seat, random), self)

    def reward(self, seat: i64) -> float:
        self.check_player(seat)
        self.check_over()
        if self.winner == NOBODY:
            return 0.5
        return 1.0 if self.winner == seat else 0.0

    def estimate(self, seat: i64) -> float:
        self.check_player(seat)
        return chance_to_win(self, seat)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def view(self, seat: int) -> View:
        self.check_seat(seat)
        return duel_view(self, seat)

    def position(self) -> dict[str, Any]:
        return position_of(self)

    def result(self) -> Result | None:
        """The score table is given after every end, for information (R10.4)."""
        if not self.over:
            return None
        places = [1 if self.winner in (seat, NOBODY) else 2 for seat in (0, 1)]
        scores: list[dict[str, int]] = []
        for seat in (0, 1):
            points = score(self, seat)
            scores.append({**dict(zip(CATEGORIES, points, strict=True)), "total": sum(points)})
        return Result(ENDS[self.end], places, scores)


class Duel(Game):
    def __init__(self) -> None:
        super().__init__(
            id="duel",
            version=1,
            folder=FOLDER,
            seat_counts=(2,),
            minutes=30,
            private_hands=False,
            options=OPTIONS,
            components=IDS,
            actions=SPACE,
            decisions=DECISIONS,
            ends=ENDS[1:],
            events=EVENTS,
            chances=CHANCES,
            holdings=HOLDINGS,
            most_actions=80,
            # 8 picks, 60 cards, 2 starters, 5 tokens, and one choice each of four wonders
            most_decisions=79,
            builder=BUILDER,
            search=Search(depth=-1, exploration=1.0, prior_weight=1.0, temperature=0.1),
        )

    def deal(
        self,
        random: Random,
        seats: int,
        options: Mapping[str, OptionValue],
        journal: Journal | None = None,
    ) -> State:
        state = DuelState(self, UNDEALT)
        state.journal = journal
        state.first_game_wonders = options["first_game_wonders"] is True
        state.last_active_chooses = options["centre_pawn_rule"] == "last_active_chooses"
        deal(state, random)
        rules.begin(state)
        return state

    def empty(self, seats: int) -> State:
        return DuelState(self, UNDEALT)

    def from_position(self, data: object, warnings: list[Fault] | None = None) -> State:
        position = read_position(data, PositionData, self.id, self.version, self.options, faults, warnings)
        state = DuelState(self, UNDEALT)
        set_up(state, position)
        if state.end >= CIVILIAN and civilian_outcome(state) != (state.end, state.winner):
            wrong = Fault("result", "does not follow from the points", "R10.3")
            if warnings is None:
                raise BadPosition([wrong])
            warnings.append(wrong)
        return state


GAME = Duel()
