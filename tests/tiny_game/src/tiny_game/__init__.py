"""A tiny game that uses everything the ground promises to games."""

from tiny_game.game import GAME

__all__ = ["GAME"]
