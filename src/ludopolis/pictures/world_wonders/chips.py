"""Rows of symbols and prices."""

from collections.abc import Sequence

from ludopolis.pictures.blocks import Block, block
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import HEADING, SMALL_BOLD, text
from ludopolis.pictures.palette import Palette
from ludopolis.pictures.world_wonders.looks import REWARDS


def reward_icons(rewards: Sequence[str], size: float, colour: Palette) -> Block:
    """Symbols on a panel, each in its colour."""
    step = size + 2
    drawn = [
        icon(REWARDS[id].icon, place * step, 0, size, colour(REWARDS[id].ink))
        for place, id in enumerate(rewards)
    ]
    return block(max(0, len(rewards) * step - 2), size, *drawn)


def price(coins: int, x: float, y: float, colour: Palette) -> Block:
    """A number of coins that ends at x."""
    ink = colour("coin")
    return block(
        0,
        0,
        text(str(coins), x - 22, y, ink, HEADING._replace(family=SMALL_BOLD.family), "end"),
        icon("coin", x - 18, y - 14, 18, ink),
    )
