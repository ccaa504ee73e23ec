"""The stacks of buildings, from left to right."""

from xml.etree.ElementTree import Element

from ludopolis.games.world_wonders.view import StackView
from ludopolis.pictures.blocks import Block, at, block, flow
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import SMALL, STRONG, cut, text
from ludopolis.pictures.maps import squares
from ludopolis.pictures.palette import PANEL, QUIET, Palette
from ludopolis.pictures.world_wonders.chips import price, reward_icons
from ludopolis.pictures.world_wonders.looks import LETTERS, STACKS, TILES, TYPES, gains
from ludopolis.pictures.world_wonders.scene import Scene
from ludopolis.pictures.world_wonders.shapes import pattern_spots
from ludopolis.svg import el, group

GAP = 8.0
HEIGHT = 94.0
SMALL_CELL = 12


def market(width: float, scene: Scene) -> Block:
    wide = (width - GAP) / 2
    return flow([stack_card(stack, wide, scene) for stack in scene.view.stacks], width, GAP)


def stack_card(stack: StackView, width: float, scene: Scene) -> Block:
    colour = scene.colour
    below = text(scene.say("below", count=stack.left), width - 9, HEIGHT - 9, colour(QUIET.ink), SMALL, "end")
    drawn = [_frame(width, stack.tile is not None, colour)]
    if stack.tile is None:
        drawn += [_sold(stack, scene), below]
    else:
        drawn += [*_offered(stack.tile, width, scene), below]
    drawn.append(price(stack.price, width - 8, 23, colour).body)
    return block(width, HEIGHT, *drawn, data_stack=stack.stack, data_tile=stack.tile)


def shape(pattern: list[str], fill: str, edge: str, size: float = SMALL_CELL) -> Element:
    """A small drawing of a piece, space by space."""
    cells = pattern_spots(pattern)
    grid = "".join(f"M{x * size:g} {y * size:g}h{size:g}v{size:g}h-{size:g}z" for x, y in cells)
    return group(
        [
            el("path", d=grid, fill=fill, stroke=edge, stroke_width=0.6, stroke_opacity=0.6),
            el("path", d=squares(size).outline(cells), fill="none", stroke=edge, stroke_width=1.75),
        ]
    )


def _frame(width: float, offered: bool, colour: Palette) -> Element:
    return el(
        "rect",
        x=0.5,
        y=0.5,
        width=width - 1,
        height=HEIGHT - 1,
        rx=8,
        fill=colour("surface"),
        stroke=colour("line-strong" if offered else "line"),
        stroke_dasharray=None if offered else "5 4",
    )


def _offered(tile: str, width: float, scene: Scene) -> list[Element]:
    printed, colour = TILES[tile], scene.colour
    look = TYPES[printed.type]
    drawing = shape(STACKS[printed.stack].pattern, colour(look.face.fill), colour("ink"))
    name = f"{LETTERS[printed.type]} {scene.name('type', printed.type)}"
    return [
        group([drawing], transform="translate(10 9)"),
        icon(look.icon, 8, 51, 17, colour(look.ink)),
        text(cut(name, width - 36, STRONG), 29, 64, colour(PANEL.ink), STRONG),
        at(reward_icons(gains(printed), 16, colour), 9, 72),
    ]


def _sold(stack: StackView, scene: Scene) -> Element:
    colour = scene.colour
    drawing = shape(STACKS[stack.stack].pattern, colour("sunk"), colour("line-strong"))
    return group(
        [
            group([drawing], transform="translate(10 9)"),
            text(scene.say("sold"), 9, 64, colour(QUIET.ink), STRONG),
        ]
    )
