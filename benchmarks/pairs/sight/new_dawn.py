"""A New Dawn: hidden is which wonders of a type and an era are in the game, and in which order they come.
Those that come are open at once, and named."""

from itertools import groupby

from ludopolis.games.new_dawn.components import COMPONENTS, Wonder
from pairs.sight import Sight


def _kept_together(wonder: Wonder) -> tuple[str, str]:
    return wonder.era, wonder.type


SIGHT = Sight(
    groups=tuple(
        tuple(wonder.id for wonder in group)
        for _, group in groupby(sorted(COMPONENTS.wonders, key=_kept_together), _kept_together)
    )
)
