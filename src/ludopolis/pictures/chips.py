"""Small things used by many panels: chips with words, headings."""

from ludopolis.pictures.blocks import Block, block
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import HEADING, SMALL_BOLD, cut, text, width_of
from ludopolis.pictures.palette import PANEL, Face, Palette
from ludopolis.svg import el

WIDER = 1.1  # bold letters of some systems are wider than most, and a pill has no room to spare


def chip(words: str, colour: Palette, face: Face, sign: str | None = None) -> Block:
    """Words in a pill, with an icon if there is one."""
    indent = 28.0 if sign else 10.0
    width = indent + width_of(words, SMALL_BOLD) * WIDER + 10
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
