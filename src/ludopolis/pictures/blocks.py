"""Rectangles of known size, put beside and below each other."""

from collections.abc import Sequence
from typing import NamedTuple
from xml.etree.ElementTree import Element

from ludopolis.pictures.palette import Palette
from ludopolis.svg import Value, el, group

PADDING = 14.0


class Block(NamedTuple):
    width: float
    height: float
    body: Element


def block(width: float, height: float, *children: Element | None, **attributes: Value) -> Block:
    return Block(width, height, group(children, **attributes))


def at(placed: Block, x: float, y: float) -> Element:
    """The block with its top left corner at a place."""
    if not x and not y:
        return placed.body
    return group([placed.body], transform=f"translate({x:g} {y:g})")


def column(blocks: Sequence[Block], gap: float = 0) -> Block:
    """One below the other."""
    placed, y = [], 0.0
    for one in blocks:
        placed.append(at(one, 0, y))
        y += one.height + gap
    return block(max((one.width for one in blocks), default=0), max(0, y - gap), *placed)


def row(blocks: Sequence[Block], gap: float = 0) -> Block:
    """One beside the other, with their tops in line."""
    placed, x = [], 0.0
    for one in blocks:
        placed.append(at(one, x, 0))
        x += one.width + gap
    return block(max(0, x - gap), max((one.height for one in blocks), default=0), *placed)


def flow(blocks: Sequence[Block], width: float, gap: float, line_gap: float | None = None) -> Block:
    """Beside each other, in as many lines as it takes."""
    lines: list[list[Block]] = []
    used = 0.0
    for one in blocks:
        if not lines or used + gap + one.width > width:
            lines.append([one])
            used = one.width
        else:
            lines[-1].append(one)
            used += gap + one.width
    return column([row(line, gap) for line in lines], gap if line_gap is None else line_gap)


def masonry(blocks: Sequence[Block], columns: int, gap: float) -> Block:
    """Each block, in order, in the column that is the lowest so far."""
    piles: list[list[Block]] = [[] for column_ in range(columns)]
    for one in blocks:
        lowest = min(piles, key=lambda pile: sum(other.height + gap for other in pile))
        lowest.append(one)
    return row([column(pile, gap) for pile in piles if pile], gap)


def panel(inside: Block, colour: Palette, width: float | None = None, edge: str = "line") -> Block:
    """A card with something on it."""
    wide = inside.width + 2 * PADDING if width is None else width
    high = inside.height + 2 * PADDING
    card = el(
        "rect",
        x=0.5,
        y=0.5,
        width=wide - 1,
        height=high - 1,
        rx=10,
        fill=colour("surface"),
        stroke=colour(edge),
        stroke_width=1 if edge == "line" else 3,
    )
    return block(wide, high, card, at(inside, PADDING, PADDING))
