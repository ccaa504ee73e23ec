"""Coins, the three resources and the population of a city."""

from collections.abc import Sequence
from typing import NamedTuple
from xml.etree.ElementTree import Element

from ludopolis.games.world_wonders.components import COMPONENTS
from ludopolis.games.world_wonders.view import CityView
from ludopolis.pictures.blocks import Block, block, column
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import NUMBER, STRONG, text
from ludopolis.pictures.looks import Look
from ludopolis.pictures.palette import PANEL, Palette
from ludopolis.pictures.world_wonders.looks import COINS, POPULATION, RESOURCES
from ludopolis.pictures.world_wonders.scene import Scene
from ludopolis.svg import el, group, worded

START = 58.0  # where the spaces begin, after icon and number
HEIGHT = 22.0
GAP = 2.0


class Track(NamedTuple):
    """A printed track and how far a city is on it."""

    name: str
    look: Look
    value: int
    last: int
    marks: Sequence[int]
    sign: str  # what is printed on the marked spaces


def tracks(city: CityView, width: float, scene: Scene) -> Block:
    shown = [*(_resource(id, city, scene) for id in COMPONENTS.resources), _population(city, scene)]
    return column([coins(city, width, scene), *(_track(track, width, scene.colour) for track in shown)], 7)


def _resource(id: str, city: CityView, scene: Scene) -> Track:
    printed, name = scene.track.resource(id), scene.name("resource", id)
    return Track(name, RESOURCES[id], city.resources[id], printed.last, printed.population_at, "population")


def _population(city: CityView, scene: Scene) -> Track:
    printed, name = scene.track.population, scene.say("population")
    return Track(name, POPULATION, city.population, printed.last, printed.rings_at, "victory-ring")


def coins(city: CityView, width: float, scene: Scene) -> Block:
    """A coin for each one left, a dot for each one spent."""
    colour = scene.colour
    places = [_coin(number < city.coins, START + number * 26, colour) for number in range(city.coin_limit)]
    words = scene.say("of", count=city.coins, most=city.coin_limit)
    end = START + city.coin_limit * 26 + 8
    return block(
        width,
        HEIGHT,
        worded("title", f"{scene.say('coins')}: {words}"),
        *_beginning(COINS, city.coins, colour),
        *places,
        text(words, end, 16, colour("ink-2"), STRONG),
        data_track="coins",
        data_value=city.coins,
    )


def _coin(left: bool, x: float, colour: Palette) -> Element:
    if left:
        return icon("coin", x, 0, HEIGHT, colour("coin"))
    return el("circle", cx=x + 11, cy=11, r=3, fill=colour("line-strong"))


def _beginning(look: Look, value: int, colour: Palette) -> list[Element]:
    return [
        icon(look.icon, 0, 1, 20, colour(look.ink)),
        text(str(value), 48, 16.5, colour(PANEL.ink), NUMBER, "end"),
    ]


def _track(track: Track, width: float, colour: Palette) -> Block:
    """Spaces from 0 on; those passed are tinted, the one reached has a frame and is drawn last."""
    step = (width - START + GAP) / (track.last + 1)
    numbers = [*(number for number in range(track.last + 1) if number != track.value), track.value]
    return block(
        width,
        HEIGHT,
        worded("title", f"{track.name}: {track.value}"),
        *_beginning(track.look, track.value, colour),
        *(_space(track, number, START + number * step, step - GAP, colour) for number in numbers),
        data_track=track.look.icon,
        data_value=track.value,
    )


def _space(track: Track, number: int, x: float, width: float, colour: Palette) -> Element:
    fill, ink, edge, thick = _tint(track, number)
    size = min(16.0, width - 3)
    box = el(
        "rect",
        x=x,
        y=0,
        width=width,
        height=HEIGHT,
        rx=3,
        fill=colour(fill),
        stroke=colour(edge) if edge else None,
        stroke_width=thick if edge else None,
    )
    marked = number in track.marks
    left, top = x + (width - size) / 2, (HEIGHT - size) / 2
    return group([box, icon(track.sign, left, top, size, colour(ink)) if marked else None])


def _tint(track: Track, number: int) -> tuple[str, str, str | None, float]:
    """The fill, the ink, the edge and its width of a space."""
    look = track.look
    if number == track.value:
        return look.face.fill, look.face.ink, "ink", 2.5
    if number < track.value:
        return look.soft, look.ink, look.ink, 0.75
    return "sunk", "ink-2", None, 0
