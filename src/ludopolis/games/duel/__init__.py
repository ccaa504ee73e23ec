"""7 Wonders Duel."""

from ludopolis.games.duel.game import GAME

__all__ = ["GAME"]
