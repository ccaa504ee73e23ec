"""Innovation."""

from ludopolis.games.innovation.game import GAME

__all__ = ["GAME"]
