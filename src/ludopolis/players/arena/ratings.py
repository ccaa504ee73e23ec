"""Strength as one number: the Plackett-Luce model of openskill, fed with all games in order."""

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from ludopolis.players.arena.job import Outcome
from ludopolis.players.reports.statistics import Z95, Interval

CAUTION = 3  # the ordinal is the rating that a bot has almost certainly earned: so many deviations lower


class Rating(msgspec.Struct, frozen=True):
    """25 is the average of what is known nothing about; about 6 more means winning 73 % of the games."""

    mu: float
    sigma: float

    @property
    def interval(self) -> Interval:
        return self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma

    @property
    def ordinal(self) -> float:
        return self.mu - CAUTION * self.sigma


def rate(names: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """The rating of everybody. Each game is counted once.

    openskill is made for people, who learn: it keeps their ratings moving (tau) and loses its doubt
    slowly (gamma). A bot stays as it is, so neither is wanted here, and the deviations become honest.
    """
    model = PlackettLuce(tau=0.0, gamma=lambda *_: 1.0)
    ratings = {name: model.rating(name=name) for name in names}
    for outcome in outcomes:
        seated = outcome.job.names
        rated = model.rate(
            [[ratings[name]] for name in seated], ranks=[float(place) for place in outcome.places]
        )
        for name, (rating,) in zip(seated, rated, strict=True):
            ratings[name] = rating
    return {name: Rating(rating.mu, rating.sigma) for name, rating in ratings.items()}
