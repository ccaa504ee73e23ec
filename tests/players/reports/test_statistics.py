import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.players.reports.statistics import deviation, effective_count, mean, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # R. G. Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_published(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00006)


@given(st.integers(1, 5000), st.floats(0, 1))
def test_wilson_contains_the_rate_and_is_symmetric(games: int, rate: float) -> None:
    low, high = wilson(rate * games, games)
    assert 0 <= low <= rate + 1e-9
    assert rate - 1e-9 <= high <= 1
    assert wilson((1 - rate) * games, games) == pytest.approx((1 - high, 1 - low), abs=1e-9)


def test_nothing_is_known_before_the_first_game() -> None:
    assert wilson(0, 0) == (0, 1)
    assert (mean([]), deviation([])) == (0, 0)


def test_repeated_values_count_once() -> None:
    """Two equal games of each deal say as much as one."""
    once = [[float(number % 2)] for number in range(400)]
    assert effective_count(once) == pytest.approx(400, rel=0.01)
    assert effective_count([group * 2 for group in once]) == pytest.approx(400, rel=0.01)


def test_values_that_cancel_out_count_fully() -> None:
    assert effective_count([[0.0, 1.0]] * 50) == 100


def test_little_is_known_from_few_deals() -> None:
    assert effective_count([]) == 0
    assert effective_count([[1.0, 0.0]]) == 1
    assert effective_count([[1.0, 1.0]] * 3) == 3
    assert math.isfinite(wilson(0, effective_count([]))[1])
