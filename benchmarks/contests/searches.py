"""Searches as they were or might be, to be compared with those that the bots play with."""

from ludopolis import game
from ludopolis.players.mcts import Mcts


class OneDecision(Mcts):
    """A New Dawn with guesses of one decision and random playouts, half a second a row of decisions."""

    name = "one-decision"

    def __init__(self) -> None:
        without_stretch = game("new_dawn").search._replace(depth=25, exploration=0.3, stretch=0, widest=8)
        super().__init__(seconds=0.5, search=without_stretch)
