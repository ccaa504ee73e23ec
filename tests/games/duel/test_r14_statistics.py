"""Random games against the reference statistics of R14.

The reference was measured by two independent programs, one of them over 200,000 games. A number
may differ by four standard errors of our sample and theirs together, and by the rounding of the
reference. The plain build plays fewer games, with a tolerance that is wider accordingly.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from math import sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

import pytest

from ludopolis import compiled, game, seeded
from ludopolis.core.journal import Journal
from ludopolis.core.kinds import OptionValue
from ludopolis.core.playout import play_out

GAMES = 20_000 if compiled() else 1_500
REFERENCE_GAMES = 200_000
DUEL = game("duel")
FIRST_PLAYER = 0
CIVILIAN = ("civilian", "civilian_tiebreak", "shared")


class Outcome(NamedTuple):
    end: str
    first_player_wins: bool
    events: Counter[str]
    totals: list[int]
    coins: list[int]
    pawn: int


@cache
def outcomes() -> list[Outcome]:
    random = seeded("R14")
    options: dict[str, OptionValue] = {"first_game_wonders": False, "centre_pawn_rule": "last_active_chooses"}
    played = []
    for _ in range(GAMES):
        journal = Journal()
        state = DUEL.deal(random, 2, options, journal)
        first = journal.events[FIRST_PLAYER].numbers[0]
        play_out(state, random, DUEL.buffer())
        result = state.result()
        assert result is not None
        events = Counter(DUEL.events[entry.kind].name for entry in journal.events)
        final = state.position()
        coins = [city["coins"] for city in final["cities"]]
        totals = sorted(score["total"] for score in result.scores)
        played.append(
            Outcome(result.end, result.winners == [first], events, totals, coins, abs(final["pawn"]))
        )
    return played


def assert_share(hits: list[bool], reference: float, rounding: float) -> None:
    error = sqrt(reference * (1 - reference) * (1 / len(hits) + 1 / REFERENCE_GAMES))
    assert fmean(hits) == pytest.approx(reference, abs=4 * error + rounding)


def assert_close(values: list[float], reference: float, rounding: float) -> None:
    error = pstdev(values) * sqrt(1 / len(values) + 1 / REFERENCE_GAMES)
    assert fmean(values) == pytest.approx(reference, abs=4 * error + rounding)


@pytest.mark.parametrize(
    ("share", "ends"),
    [
        (0.964, CIVILIAN[:2]),
        (0.026, ("civilian_tiebreak",)),
        (0.034, ("military",)),
        (0.001, ("science",)),
        (0.001, ("shared",)),
    ],
)
def test_R14_1_how_games_end(share: float, ends: tuple[str, ...]) -> None:
    assert_share([outcome.end in ends for outcome in outcomes()], share, 0.0006)


def test_R14_1_the_first_player_wins_a_little_more_often() -> None:
    assert_share([outcome.first_player_wins for outcome in outcomes()], 0.533, 0.0005)


def events_named(*names: str) -> Callable[[Outcome], float]:
    return lambda outcome: float(sum(outcome.events[name] for name in names))


@pytest.mark.parametrize(
    ("average", "counted"),
    [
        (59.8, events_named("built", "built_by_chain", "discarded", "wonder_built")),
        (21.7, events_named("built", "built_by_chain")),
        (31.2, events_named("discarded")),
        (6.86, events_named("wonder_built")),
        (2.88, events_named("play_again")),
        (0.11, events_named("play_again_lost")),
        (1.12, events_named("built_by_chain")),
        (0.31, events_named("pair")),
        (0.89, events_named("wonder_returned")),
    ],
    ids=["cards", "buildings", "discards", "wonders", "extra", "lost", "chains", "pairs", "seventh"],
)
def test_R14_1_what_happens_in_a_game(average: float, counted: Callable[[Outcome], float]) -> None:
    assert_close([counted(outcome) for outcome in outcomes()], average, 0.06 if average > 9 else 0.02)


@pytest.mark.parametrize(
    ("average", "counted"),
    [
        (43.3, lambda outcome: outcome.totals[1]),
        (32.2, lambda outcome: outcome.totals[0]),
        (16.2, lambda outcome: fmean(outcome.coins)),
        (2.89, lambda outcome: outcome.pawn),
    ],
    ids=["winner", "loser", "coins", "pawn"],
)
def test_R14_1_how_civilian_games_stand(average: float, counted: Callable[[Outcome], float]) -> None:
    civilian = [outcome for outcome in outcomes() if outcome.end in CIVILIAN]
    assert_close([float(counted(outcome)) for outcome in civilian], average, 0.06)
