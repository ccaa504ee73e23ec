"""World Wonders."""

from ludopolis.games.world_wonders.game import GAME

__all__ = ["GAME"]
