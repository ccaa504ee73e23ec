"""Games that bots never end: in some games they can repeat for ever what changes nothing."""

from ludopolis.core.contract import Game
from ludopolis.core.data import Result

ENDLESS = "endless"
TIMES = 10  # as many decisions as the longest game between players who choose at random


def is_endless(game: Game, decisions: int) -> bool:
    return decisions >= TIMES * game.most_decisions


def draw(seats: int) -> Result:
    """Everybody shares the first place, nobody has a score."""
    return Result(ENDLESS, [1] * seats, [{} for _ in range(seats)])
