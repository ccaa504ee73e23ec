"""The monuments on display: footprint, what they must stand by, and what they bring."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from ludopolis.games.world_wonders.components import Monument
from ludopolis.pictures.blocks import Block, at, block, column, row
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import NORMAL, SMALL, STRONG, cut, text, width_of
from ludopolis.pictures.palette import PANEL, QUIET, Palette
from ludopolis.pictures.world_wonders.chips import reward_icons
from ludopolis.pictures.world_wonders.looks import MONUMENTS, NATURE, TYPES, emblem, gains
from ludopolis.pictures.world_wonders.scene import Scene
from ludopolis.svg import el, group

HEIGHT = 70.0
FOOTPRINT = 78.0  # the room for a footprint
LARGEST_CELL = 15.0
NEED = 20.0


def display(width: float, scene: Scene) -> Block:
    note = scene.say("display-price", count=scene.view.deck)
    heading = block(width, 10, text(cut(note, width, SMALL), 0, 8, scene.colour(QUIET.ink), SMALL))
    cards = [monument_card(MONUMENTS[id], width, scene) for id in scene.view.display]
    return column([heading, *cards], 8)


def monument_card(monument: Monument, width: float, scene: Scene) -> Block:
    colour = scene.colour
    frame = el(
        "rect",
        x=0.5,
        y=0.5,
        width=width - 1,
        height=HEIGHT - 1,
        rx=8,
        fill=colour("surface"),
        stroke=colour("line-strong"),
    )
    ground = footprint(monument.parts, FOOTPRINT, HEIGHT - 16, colour)
    x = FOOTPRINT + 16
    name = cut(scene.name("monument", monument.id), width - x - 30, STRONG)
    return block(
        width,
        HEIGHT,
        frame,
        at(ground, 8 + (FOOTPRINT - ground.width) / 2, (HEIGHT - ground.height) / 2),
        icon(emblem(monument.id), x, 8, 22, colour("orange-ink")),
        text(name, x + 28, 24, colour(PANEL.ink), STRONG),
        at(_needs_and_rewards(monument, scene), x, 38),
        data_monument=monument.id,
    )


def footprint(parts: Sequence[list[str]], width: float, height: float, colour: Palette) -> Block:
    """The parts beside each other, as large as there is room."""
    columns = sum(len(part[0]) for part in parts) + 0.5 * (len(parts) - 1)
    rows = max(len(part) for part in parts)
    size = min(LARGEST_CELL, (width - 2) / columns, (height - 2) / rows)
    return row([_part(part, size, colour) for part in parts], size / 2)


def _part(part: list[str], size: float, colour: Palette) -> Block:
    cells = [
        ground_cell(sign, x * size, y * size, size, colour)
        for y, line in enumerate(part)
        for x, sign in enumerate(line)
        if sign != "."
    ]
    return block(len(part[0]) * size, len(part) * size, *cells)


def ground_cell(sign: str, x: float, y: float, size: float, colour: Palette) -> Element:
    """Stone on land, waves for water, half and half for either, a broken line for a gap (R6.2)."""
    if sign == "*":
        dots = {"stroke_dasharray": "2.5 2.5", "stroke": colour("line-strong"), "data_ground": sign}
        return el("rect", x=x + 1, y=y + 1, width=size - 2, height=size - 2, fill="none", **dots)
    edge = colour("orange-ink")
    fill = colour("water") if sign == "W" else colour("monument")
    square = el("rect", x=x, y=y, width=size, height=size, fill=fill)
    frame = el("rect", x=x, y=y, width=size, height=size, fill="none", stroke=edge, stroke_width=1.25)
    return group([square, _wet(sign, x, y, size, colour), frame], data_ground=sign)


def _wet(sign: str, x: float, y: float, size: float, colour: Palette) -> Element | None:
    """The water in a space of a footprint."""
    if sign == "E":
        return el("path", d=f"M{x:g} {y + size:g}h{size:g}v{-size:g}z", fill=colour("water"))
    if sign != "W":
        return None
    bow = size / 2 - 2
    wave = f"M{x + 2:g} {y + size / 2:g}q{bow / 2:g} {-size / 4:g} {bow:g} 0t{bow:g} 0"
    return el("path", d=wave, fill="none", stroke=colour("blue-ink"))


def _needs_and_rewards(monument: Monument, scene: Scene) -> Block:
    colour = scene.colour
    word = scene.say("next-to")
    needs = [need(kind, colour) for kind, count in monument.next_to.items() for time in range(count)]
    return row(
        [
            block(width_of(word), NEED, text(word, 0, 14.5, colour(QUIET.ink), NORMAL)),
            *needs,
            _arrow(colour),
            block(0, 0, at(reward_icons(gains(monument), 17, colour), 0, 1.5)),
        ],
        3,
    )


def need(kind: str, colour: Palette) -> Block:
    """What a monument must stand by, as an icon on its colour."""
    fill, ink, name = colour("surface-2"), colour("ink"), NATURE.get(kind, "")
    if kind in TYPES:
        look = TYPES[kind]
        fill, ink, name = colour(look.face.fill), colour(look.face.ink), look.icon
    box = el("rect", width=NEED, height=NEED, rx=5, fill=fill, stroke=colour("line-strong"))
    return block(NEED, NEED, box, icon(name, 2, 2, 16, ink))


def _arrow(colour: Palette) -> Block:
    return block(
        16,
        NEED,
        el(
            "path",
            d="M1 10h12M9 5.5l4.5 4.5l-4.5 4.5",
            fill="none",
            stroke=colour("ink-2"),
            stroke_width=1.75,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
    )
