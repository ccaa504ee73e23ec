"""Bots: the interface they implement, and the ones we ship."""

from ludopolis.players.bot import Bot, Perspective
from ludopolis.players.explanation import Explanation, Thought
from ludopolis.players.greedy import Greedy
from ludopolis.players.levels import LEVELS, level
from ludopolis.players.lineup import BOTS, make_bot, play_to_end
from ludopolis.players.mcts import Flat, Mcts
from ludopolis.players.uniform import Uniform

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Explanation",
    "Flat",
    "Greedy",
    "Mcts",
    "Perspective",
    "Thought",
    "Uniform",
    "level",
    "make_bot",
    "play_to_end",
]
