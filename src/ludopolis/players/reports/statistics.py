"""The few formulas the reports need."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev, pvariance

Interval = tuple[float, float]

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def wilson(wins: float, games: float, z: float = Z95) -> Interval:
    """Wilson's score interval of a proportion; shared wins may count as fractions. Nothing is known
    before the first game."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / scale
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale
    return max(0.0, centre - half), min(1.0, centre + half)


def effective_count(groups: Sequence[Sequence[float]]) -> float:
    """How many independent values are worth as much as these, which are alike within their group.

    Games with the same deal favour the same seat. What they say about seats is as sure as the means
    of the deals are, and that can be much less than the number of games promises.
    """
    values = [value for group in groups for value in group]
    alone = pvariance(values) / len(values) if values else 0.0
    if len(groups) < 2 or alone == 0.0:
        return float(len(groups))
    centre = fmean(values)
    together = sum((sum(group) - centre * len(group)) ** 2 for group in groups) / len(values) ** 2
    together *= len(groups) / (len(groups) - 1)
    return len(values) / max(1.0, together / alone)


def mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    return pstdev(values) if values else 0.0
