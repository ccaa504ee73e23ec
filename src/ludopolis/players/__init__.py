"""Bots: the interface they implement, and the ones we ship."""

from ludopolis.players.bot import Bot, Perspective
from ludopolis.players.greedy import Greedy
from ludopolis.players.lineup import BOTS, make_bot, play_to_end
from ludopolis.players.uniform import Uniform

__all__ = ["BOTS", "Bot", "Greedy", "Perspective", "Uniform", "make_bot", "play_to_end"]
