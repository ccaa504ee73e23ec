"""What the signs mean."""

from xml.etree.ElementTree import Element

from ludopolis.games.new_dawn.view import CityView
from ludopolis.pictures.blocks import Block, block, flow
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import SMALL, cut, text
from ludopolis.pictures.new_dawn import pieces
from ludopolis.pictures.new_dawn.looks import RESOURCES, TYPES
from ludopolis.pictures.new_dawn.scene import Scene
from ludopolis.pictures.palette import PANEL
from ludopolis.svg import el, group

SIZE = 22.0
ENTRY = 168.0  # at least so wide
HEIGHT = 25.0
GAP = 8.0


def key(width: float, scene: Scene) -> Block:
    columns = max(1, int((width + GAP) // (ENTRY + GAP)))
    wide = (width - (columns - 1) * GAP) / columns
    return flow([_entry(sign, name, wide, scene) for sign, name in _signs(scene)], width + 1, GAP, 2)


def _entry(sign: Element, name: str, width: float, scene: Scene) -> Block:
    words = text(cut(name, width - 32, SMALL), 32, 16, scene.colour(PANEL.ink), SMALL)
    return block(width, HEIGHT, sign, words)


def _signs(scene: Scene) -> list[tuple[Element, str]]:
    colour = scene.colour
    types = [(_type(type, scene), scene.name("type", type)) for type in TYPES]
    resources = [
        (icon(sign, 1, 1, 20, colour("ink")), scene.name("resource", id)) for id, sign in RESOURCES.items()
    ]
    others = {
        "token": pieces.token(0, False, colour),
        "reinforced": pieces.token(0, True, colour),
        "city": pieces.city(0, CityView(space="", missing=[""]), colour),
        "capital": pieces.city(0, CityView(space="", missing=[""], capital=True), colour),
        "mature": pieces.badge("check", 0, 0, "green-ink", colour),
        "wonder": pieces.wonder(0, 0, colour),
        "caravan": group(pieces.caravans([0], colour), transform="translate(-13 -10)"),
        "barbarian": pieces.barbarian("a", colour),
        "city-state": pieces.city_state("seoul", colour),
        "natural-wonder": pieces.natural_wonder(colour),
    }
    signs = [(_centred(sign), scene.say(f"key-{id}")) for id, sign in others.items()]
    trade = (icon("trade-token", 1, 1, 20, colour("coin")), scene.say("key-trade"))
    return [*types, *resources, *signs, trade]


def _type(type: str, scene: Scene) -> Element:
    look = TYPES[type]
    box = el("rect", width=SIZE, height=SIZE, rx=4, fill=scene.colour(look.face.fill))
    return group([box, icon(look.icon, 2.5, 2.5, 17, scene.colour(look.face.ink))])


def _centred(sign: Element) -> Element:
    """A piece at the size of the key."""
    return group([sign], transform=f"translate({SIZE / 2:g} {SIZE / 2:g}) scale(0.72)")
