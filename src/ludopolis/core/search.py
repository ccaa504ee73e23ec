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

    ``stretch`` is for games whose turns are several small decisions: so many own decisions that follow an
    action are played greedily before its worth is guessed. ``widest`` is for games with many actions: only
    so many, those with the best guesses, are tried in a position at first, and more with its visits; 0 tries
    all. The tree plays stretches for actions that were let in this way and to the end of what a simulation
    began, before the random decisions; without ``widest`` it plays none, because they take time.
    """

    depth: int = -1
    exploration: float = 1.0
    prior_weight: float = 1.0
    temperature: float = 0.1
    patience: int = 1000
    stretch: int = 0
    widest: int = 0

    def check(self) -> None:
        """Settings that no search can work with are refused here, not in the middle of a game."""
        possible = (
            0 <= self.exploration < inf
            and 0 < self.prior_weight < inf
            and COLDEST <= self.temperature < inf
            and min(self.patience, self.stretch, self.widest) >= 0
        )
        if not possible:
            raise LudopolisError(
                "exploration, patience, stretch and widest must be 0 or more, prior_weight more than 0, "
                f"temperature {COLDEST} or more, all finite: {self}"
            )
