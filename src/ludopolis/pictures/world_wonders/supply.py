"""Roads, the tower and the pedestals on offer."""

from typing import NamedTuple
from xml.etree.ElementTree import Element

from ludopolis.games.world_wonders.components import COMPONENTS
from ludopolis.pictures.blocks import Block, block, column
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import NORMAL, STRONG, cut, text, width_of
from ludopolis.pictures.palette import PANEL, QUIET, Palette
from ludopolis.pictures.world_wonders.chips import price
from ludopolis.pictures.world_wonders.market import shape
from ludopolis.pictures.world_wonders.scene import Scene
from ludopolis.svg import group

HEIGHT = 24.0
NAMES = 62.0


class Offer(NamedTuple):
    name: str
    price: int
    left: int
    drawing: Element


def supply(width: float, scene: Scene) -> Block:
    return column([_line(offer, width, scene) for offer in _offers(scene)], 4)


def _offers(scene: Scene) -> list[Offer]:
    view, colour = scene.view, scene.colour
    roads, sets, tower = COMPONENTS.long_road, COMPONENTS.short_roads, COMPONENTS.tower
    offers = [
        Offer(scene.name("object", "long_road"), roads.price, view.long_roads, _long_road(colour)),
        Offer(scene.name("object", "short_roads"), sets.price, view.short_roads, _short_roads(colour)),
        Offer(scene.name("object", "tower"), tower.price, view.towers, _sign("tower", colour)),
    ]
    if view.solo is None:
        offers += [
            Offer(
                scene.name("pedestal", pedestal.id),
                pedestal.price,
                int(pedestal.id in view.pedestals),
                _sign("achievement", colour),
            )
            for pedestal in COMPONENTS.pedestals
        ]
    return offers


def _line(offer: Offer, width: float, scene: Scene) -> Block:
    colour = scene.colour
    there = offer.left > 0
    count = f"{offer.left} ×" if there else scene.say("sold")
    room = width - NAMES - 46 - width_of(count, NORMAL)
    return block(
        width,
        HEIGHT,
        offer.drawing if there else group([offer.drawing], opacity=0.45),
        text(
            cut(offer.name, room, STRONG),
            NAMES,
            17,
            colour(PANEL.ink if there else QUIET.ink),
            STRONG if there else NORMAL,
        ),
        text(count, width - 38, 17, colour(QUIET.ink), NORMAL, "end"),
        price(offer.price, width, 18, colour).body,
    )


def _long_road(colour: Palette) -> Element:
    return _piece(COMPONENTS.long_road.pattern, 0, 7, colour)


def _short_roads(colour: Palette) -> Element:
    """The pieces of a set, two spaces long and one space long."""
    drawn, x = [], 0.0
    for piece in COMPONENTS.short_roads.pieces:
        for time in range(piece.count):
            drawn.append(_piece(piece.pattern, x, 8, colour, 9))
            x += 9 * len(piece.pattern[0]) + 5
    return group(drawn)


def _piece(pattern: list[str], x: float, y: float, colour: Palette, size: float = 12) -> Element:
    drawn = shape(pattern, colour("road"), colour("line-strong"), size)
    return group([drawn], transform=f"translate({x + 1:g} {y:g})")


def _sign(name: str, colour: Palette) -> Element:
    return icon(name, 14, 1, 22, colour("ink"))
