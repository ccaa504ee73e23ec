"""Games that bots never end: in some games they can repeat for ever what changes nothing."""

from ludopolis.core.contract import Game
from ludopolis.core.data import Result
from ludopolis.players.bot import Perspective

ENDLESS = "endless"
CHANCE = 25  # per cent of the decisions of a long game
TIMES = 10  # as many decisions as the longest game between players who choose at random


def left_to_chance(seen: Perspective) -> bool:
    """Whether a bot should choose anything, so that a game that runs in circles goes on."""
    return (seen.number or 0) > seen.game.search.patience and seen.random.below(100) < CHANCE


def is_endless(game: Game, decisions: int) -> bool:
    return decisions >= TIMES * game.most_decisions


def draw(seats: int) -> Result:
    """Everybody shares the first place, nobody has a score."""
    return Result(ENDLESS, [1] * seats, [{} for _ in range(seats)])
