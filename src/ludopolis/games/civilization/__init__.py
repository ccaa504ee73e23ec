"""Sid Meier's Civilization: The Board Game, with its expansions."""

from ludopolis.games.civilization.game import GAME

__all__ = ["GAME"]
