"""Random games against the reference statistics of R17.

The reference comes from 2,000 games a line. A number may differ by four standard errors of our
sample and theirs together, and by the rounding of the reference. The plain build plays fewer games,
with a tolerance that is wider accordingly.
"""

from functools import cache
from math import sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

import pytest

from ludopolis import Random, State, compiled, game, seeded
from ludopolis.core.journal import Journal
from ludopolis.core.kinds import read_options
from ludopolis.games.innovation import actions
from ludopolis.games.innovation.moves import LEAST
from ludopolis.games.innovation.operations import WIDTH
from ludopolis.games.innovation.program import CODE
from ludopolis.games.innovation.state import AT_MOST, AT_PICKED, AT_PLACE, CHOOSE_CARD
from ludopolis.games.innovation.vocabulary import NONE

GAMES = 2_000 if compiled() else 100
REFERENCE_GAMES = 2_000
INNOVATION = game("innovation")


class Outcome(NamedTuple):
    end: str
    turns: int
    points: list[int]
    achievements: list[int]
    activations: int
    bonuses: int


def reference_action(state: State, random: Random) -> int:
    """The reference policy: a "may" is accepted half of the time, a free number of cards is uniform in its
    range, everything else is uniform."""
    legal = state.actions()
    if legal[-1] != actions.STOP or len(legal) == 1:
        return legal[random.below(len(legal))]
    if random.below(declines_once_in(state, len(legal) - 1)) == 0:
        return actions.STOP
    return legal[random.below(len(legal) - 1)]


def declines_once_in(state: State, cards: int) -> int:
    execution = state.top - state.width
    place = state.frames[execution + AT_PLACE]
    if state.kind != CHOOSE_CARD or CODE[place * WIDTH + LEAST] == NONE:
        return 2
    return min(cards, state.frames[execution + AT_MOST] - state.frames[execution + AT_PICKED]) + 1


def play(random: Random, seats: int) -> Outcome:
    journal = Journal()
    state = INNOVATION.deal(random, seats, read_options(INNOVATION.options, {}), journal)
    while not state.over:
        state.apply(reference_action(state, random))
    result = state.result()
    assert result is not None
    names = [INNOVATION.events[entry.kind].name for entry in journal.events]
    return Outcome(
        result.end,
        names.count("turn"),
        [score["points"] for score in result.scores],
        [score["achievements"] for score in result.scores],
        names.count("activated"),
        names.count("bonus"),
    )


@cache
def outcomes(seats: int) -> list[Outcome]:
    random = seeded(f"R17 {seats}")
    return [play(random, seats) for _ in range(GAMES)]


def assert_share(hits: list[bool], reference: float) -> None:
    error = sqrt(reference * (1 - reference) * (1 / len(hits) + 1 / REFERENCE_GAMES))
    assert fmean(hits) == pytest.approx(reference, abs=4 * error + 0.0005)


def assert_close(values: list[float], reference: float, rounding: float = 0.05) -> None:
    error = pstdev(values) * sqrt(1 / len(values) + 1 / REFERENCE_GAMES)
    assert fmean(values) == pytest.approx(reference, abs=4 * error + rounding)


@pytest.mark.parametrize(
    ("seats", "achievements", "points", "card"),
    [(2, 0.587, 0.278, 0.136), (3, 0.303, 0.585, 0.112), (4, 0.225, 0.717, 0.059)],
)
def test_R17_1_how_games_end(seats: int, achievements: float, points: float, card: float) -> None:
    ends = [outcome.end for outcome in outcomes(seats)]
    assert_share([end == "achievements" for end in ends], achievements)
    assert_share([end in ("points", "points_tiebreak", "shared") for end in ends], points)
    assert_share([end == "card" for end in ends], card)


@pytest.mark.parametrize(("seats", "turns"), [(2, 72.2), (3, 64.0), (4, 56.1)])
def test_R17_1_how_long_games_last(seats: int, turns: float) -> None:
    assert_close([float(outcome.turns) for outcome in outcomes(seats)], turns)


@pytest.mark.parametrize(("seats", "mean", "best"), [(2, 34.0, 46.8), (3, 25.8, 41.7), (4, 18.9, 35.9)])
def test_R17_1_points_at_the_end(seats: int, mean: float, best: float) -> None:
    assert_close([fmean(outcome.points) for outcome in outcomes(seats)], mean)
    assert_close([float(max(outcome.points)) for outcome in outcomes(seats)], best)


@pytest.mark.parametrize(("seats", "mean"), [(2, 3.61), (3, 1.92), (4, 1.07)])
def test_R17_1_achievements_at_the_end(seats: int, mean: float) -> None:
    assert_close([fmean(outcome.achievements) for outcome in outcomes(seats)], mean, 0.005)


@pytest.mark.parametrize(
    ("seats", "activations", "bonuses"), [(2, 79.0, 14.2), (3, 65.1, 18.1), (4, 53.9, 18.1)]
)
def test_R17_1_activations_and_shared_ones(seats: int, activations: float, bonuses: float) -> None:
    assert_close([float(outcome.activations) for outcome in outcomes(seats)], activations)
    assert_close([float(outcome.bonuses) for outcome in outcomes(seats)], bonuses)
