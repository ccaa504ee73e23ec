"""Small things used by several parts: chips, rows of icons, headings of panels."""

from collections.abc import Sequence

from ludopolis.pictures.blocks import Block, block
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import HEADING, SMALL_BOLD, cut, text, width_of
from ludopolis.pictures.palette import PANEL, Face, Palette
from ludopolis.pictures.world_wonders.looks import REWARDS
from ludopolis.svg import el


def chip(words: str, colour: Palette, face: Face, sign: str | None = None) -> Block:
    """Words in a pill, with an icon if there is one."""
    indent = 28.0 if sign else 10.0
    width = indent + width_of(words, SMALL_BOLD) + 10
    ink = colour(face.ink)
    return block(
        width,
        24,
        el("rect", width=width, height=24, rx=12, fill=colour(face.fill), stroke=colour("line")),
        icon(sign, 8, 4, 16, ink) if sign else None,
        text(words, indent, 16.2, ink, SMALL_BOLD),
    )


def title(words: str, width: float, colour: Palette) -> Block:
    """The heading of a panel."""
    return block(width, 20, text(cut(words, width, HEADING), 0, 15, colour(PANEL.ink), HEADING))


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
