"""What the signs mean."""

from xml.etree.ElementTree import Element

from ludopolis.pictures.blocks import Block, block, flow
from ludopolis.pictures.civilization import pieces
from ludopolis.pictures.civilization.looks import CITY_MARKS, ICONS, RESOURCES, TERRAINS, UNITS
from ludopolis.pictures.civilization.scene import Scene
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import SMALL, cut, text
from ludopolis.pictures.palette import PANEL
from ludopolis.svg import group

SIZE = 22.0
ENTRY = 150.0  # at least so wide
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
    named = {"icon": ICONS, "terrain": TERRAINS, "resource": RESOURCES}
    found = [
        (icon(sign, 2, 1, 18, colour("ink")), scene.name(kind, id))
        for kind, signs in named.items()
        for id, sign in signs.items()
    ]
    found += [
        (icon(look.icon, 2, 1, 18, colour(look.ink)), scene.name("unit_type", id))
        for id, look in UNITS.items()
    ]
    others = {
        "capital": pieces.city(0, "capital", [], colour),
        "city": pieces.city(0, "2", [], colour),
        "metropolis": pieces.city(0, "metropolis", [], colour),
        "army": group([pieces.figures(0, 1, 0, colour)], transform="translate(0 -12)"),
        "scout": group([pieces.figures(0, 0, 1, colour)], transform="translate(0 -12)"),
        "hut": pieces.thing("hut", "", colour),
        "village": pieces.thing("village", "", colour),
        "city-state": pieces.thing("city_state", "", colour),
        "relic": pieces.thing("relic", "", colour),
        "building": pieces.thing("building", "", colour),
        "wonder": pieces.thing("wonder", "", colour),
        "person": pieces.thing("person_type", "", colour),
    }
    found += [(_centred(sign), scene.say(f"key-{id}")) for id, sign in others.items()]
    return found + [
        (_centred(pieces.badge(sign, 0, 0, "ink", colour)), scene.say(f"mark-{id}"))
        for id, sign in CITY_MARKS.items()
    ]


def _centred(sign: Element) -> Element:
    """A piece at the size of the key."""
    return group([sign], transform=f"translate({SIZE / 2:g} {SIZE / 2:g}) scale(0.68)")
