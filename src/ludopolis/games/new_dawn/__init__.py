"""Civilization: A New Dawn."""

from ludopolis.games.new_dawn.game import GAME

__all__ = ["GAME"]
