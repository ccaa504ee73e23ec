"""The longest game that bots may play: in some games they can repeat for ever what changes nothing."""

from ludopolis.core.contract import Game, State
from ludopolis.core.data import Result
from ludopolis.core.search import Search
from ludopolis.players.bot import Perspective

ENDLESS = "endless"
CHANCE = 25  # per cent of the decisions of a long game
TIMES = 10  # as many decisions as the longest game between players who choose at random


def left_to_chance(seen: Perspective, search: Search | None = None) -> bool:
    """Whether a bot should choose anything, so that a game that runs in circles goes on; the search says how
    long it has patience, without one the game's."""
    patience = (search or seen.game.search).patience
    return (seen.number or 0) > patience and seen.random.below(100) < CHANCE


def is_endless(game: Game, decisions: int) -> bool:
    return decisions >= TIMES * game.most_decisions


def result_of(state: State, decisions: int) -> Result | None:
    """How a game between bots ended after so many decisions; None if it goes on."""
    if state.over:
        return state.result()
    return draw(state.seats) if is_endless(state.game, decisions) else None


def draw(seats: int) -> Result:
    """Everybody shares the first place, nobody has a score."""
    return Result(ENDLESS, [1] * seats, [{} for _ in range(seats)])
