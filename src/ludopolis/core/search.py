"""How bots should search a game."""

from math import inf
from typing import NamedTuple

from ludopolis.core.errors import LudopolisError

COLDEST = 0.002  # the least temperature; with less of it numbers get too large


class Search(NamedTuple):
    """The settings of a search, found by measuring; each game has its own.

    ``depth`` is the number of random decisions before a position is judged by the game's estimate (-1:
    play to the end); ``exploration`` weighs what was tried little; ``prior_weight`` is how many visits the
    first guess of an action's worth counts for; ``temperature`` spreads exploration over the guesses (small:
    only the best ones are tried). After ``patience`` decisions a game is long, and bots leave some of them
    to chance: players who only do what looks best can run in circles for ever.
    """

    depth: int = -1
    exploration: float = 1.0
    prior_weight: float = 1.0
    temperature: float = 0.1
    patience: int = 1000

    def check(self) -> None:
        """Settings that no search can work with are refused here, not in the middle of a game."""
        possible = (
            0 <= self.exploration < inf
            and 0 < self.prior_weight < inf
            and COLDEST <= self.temperature < inf
            and self.patience >= 0
        )
        if not possible:
            raise LudopolisError(
                f"exploration and patience must be 0 or more, prior_weight more than 0, temperature "
                f"{COLDEST} or more, all finite: {self}"
            )
