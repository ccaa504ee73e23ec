"""Ludopolis: civilization board games with complete rules, bots and a fast engine."""

from ludopolis.core.build import compiled
from ludopolis.core.contract import Game, State
from ludopolis.core.data import to_json
from ludopolis.core.errors import IllegalAction, LudopolisError
from ludopolis.core.random import Random, seeded
from ludopolis.core.registry import game, game_ids

__version__ = "0.1.0"
__all__ = [
    "Game",
    "IllegalAction",
    "LudopolisError",
    "Random",
    "State",
    "compiled",
    "game",
    "game_ids",
    "seeded",
    "to_json",
]
