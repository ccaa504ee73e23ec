"""What the signs mean."""

from xml.etree.ElementTree import Element

from ludopolis.pictures.blocks import Block, block, flow
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import SMALL, cut, text
from ludopolis.pictures.looks import Look
from ludopolis.pictures.palette import PANEL, STONES, Palette
from ludopolis.pictures.world_wonders.display import ground_cell
from ludopolis.pictures.world_wonders.looks import LETTERS, RESOURCES, TYPES
from ludopolis.pictures.world_wonders.objects import bridge, district_mark, numbered
from ludopolis.pictures.world_wonders.scene import Scene
from ludopolis.pictures.world_wonders.shapes import CELL
from ludopolis.pictures.world_wonders.terrain import ring
from ludopolis.pictures.world_wonders.textures import texture
from ludopolis.svg import el, group

SIZE = 20.0
HEIGHT = 24.0


def key(width: float, scene: Scene) -> Block:
    signs = [*_types(scene), *_resources(scene), *_others(scene)]
    wide = (width - 8) / 2
    return flow([_entry(sign, name, wide, scene.colour) for sign, name in signs], width, 8, 2)


def _entry(sign: Element, name: str, width: float, colour: Palette) -> Block:
    return block(width, HEIGHT, sign, text(cut(name, width - 30, SMALL), 30, 15, colour(PANEL.ink), SMALL))


def _types(scene: Scene) -> list[tuple[Element, str]]:
    return [
        (_solid(look, scene.colour), f"{LETTERS[type]} = {scene.name('type', type).lower()}")
        for type, look in TYPES.items()
    ]


def _resources(scene: Scene) -> list[tuple[Element, str]]:
    colour = scene.colour
    named = [
        (icon(look.icon, 0, 0, SIZE, colour(look.ink)), scene.name("resource", id).lower())
        for id, look in RESOURCES.items()
    ]
    return [
        *named,
        (icon("population", 0, 0, SIZE, colour("ink")), scene.say("key-population")),
        (icon("victory-ring", 0, 0, SIZE, colour("purple-ink")), scene.say("key-ring")),
    ]


def _others(scene: Scene) -> list[tuple[Element, str]]:
    colour = scene.colour
    stones = Look(STONES, "tower", "", "")
    signs = {
        "natural": icon("terrain-forest", 0, 0, SIZE, colour("green-ink")),
        "scoring": ring(2, 2, colour),
        "district": district_mark(1, 1, colour),
        "monument": numbered(1, 10, 10, colour),
        "tower": _solid(stones, colour),
        "road": _cobbles(colour),
        "bridge": _bridge(colour),
        "water": ground_cell("W", 1, 1, SIZE - 2, colour),
        "either": ground_cell("E", 1, 1, SIZE - 2, colour),
        "gap": ground_cell("*", 1, 1, SIZE - 2, colour),
    }
    return [(sign, scene.say(f"key-{id}")) for id, sign in signs.items()]


def _solid(look: Look, colour: Palette) -> Element:
    return group(
        [
            el("rect", width=SIZE, height=SIZE, rx=4, fill=colour(look.face.fill)),
            icon(look.icon, 2.5, 2.5, 15, colour(look.face.ink)),
        ]
    )


def _cobbles(colour: Palette) -> Element:
    return group(
        [
            el("rect", width=SIZE, height=SIZE, fill=fill, stroke=colour("line-strong"))
            for fill in (colour("road"), texture("cobble", colour))
        ]
    )


def _bridge(colour: Palette) -> Element:
    scale = SIZE / CELL
    water = el("rect", width=SIZE, height=SIZE, fill=colour("water"))
    return group([water, group([bridge((0, 0), True, colour)], transform=f"scale({scale:.3f})")])
