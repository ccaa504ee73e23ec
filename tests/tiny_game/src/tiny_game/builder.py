"""Where the cards lie in a position, for those who set one up."""

from typing import Any

from ludopolis.core.builder import Builder
from tiny_game.components import IDS
from tiny_game.position import PositionData


def tidy(position: dict[str, Any], loose: list[str]) -> None:
    """Cards that lie nowhere come last in the deck (R1.1)."""
    position["deck"] += loose


BUILDER = Builder(PositionData, IDS, {"card": ("deck", "discard", "players[].hand")}, tidy=tidy)
