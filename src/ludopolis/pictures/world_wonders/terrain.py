"""The bare map: land, water, natural resources, the names of the spaces and the sidewalk."""

from collections.abc import Iterable
from xml.etree.ElementTree import Element

from ludopolis.games.world_wonders.components import COLUMNS, ROWS
from ludopolis.games.world_wonders.view import CityView
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import BOLD, SMALL_BOLD, Style, text
from ludopolis.pictures.maps import Spot
from ludopolis.pictures.palette import PAVEMENT, QUIET, Palette
from ludopolis.pictures.world_wonders.looks import MAPS
from ludopolis.pictures.world_wonders.shapes import CELL, GRID, spot
from ludopolis.pictures.world_wonders.textures import texture
from ludopolis.svg import el, group

SIDE = COLUMNS * CELL
SIDEWALK = 24
PLAIN, WATER, NATURAL = ".~*"
_WAVE = "M8 {0}c5 -5 9 -5 14 0s9 5 14 0"


def covered(city: CityView) -> set[Spot]:
    """The spaces under objects."""
    return {spot(space) for thing in city.objects for space in thing.cells}


def ground(city: CityView, sign: str) -> list[Spot]:
    """The spaces of a kind of ground, whatever stands on them."""
    grid = MAPS[city.map].grid
    return [(x, y) for y, line in enumerate(grid) for x, printed in enumerate(line) if printed == sign]


def visible(city: CityView, sign: str) -> list[Spot]:
    """The free spaces of a kind of ground (R0.4)."""
    taken = covered(city)
    return [at for at in ground(city, sign) if at not in taken]


def scoring(city: CityView) -> list[Spot]:
    """The natural resources that bring a point: visible ones next to an object (R9.5)."""
    taken = covered(city)
    return [at for at in visible(city, NATURAL) if taken.intersection(GRID.beside(at))]


def terrain(city: CityView, colour: Palette) -> Element:
    water = ground(city, WATER)
    return group(
        [
            el("rect", width=SIDE, height=SIDE, fill=colour("land")),
            _squares(_every_other(), fill=colour("grid"), opacity=0.035),
            el("path", d=GRID.outline(water), fill=colour("water"), fill_rule="evenodd"),
            _lines(colour),
            *(_waves(at, colour) for at in visible(city, WATER)),
            *(natural(at, at in scoring(city), colour) for at in visible(city, NATURAL)),
        ]
    )


def natural(at: Spot, scores: bool, colour: Palette) -> Element:
    """Trees, and a ring if they bring a point."""
    x, y = at[0] * CELL, at[1] * CELL
    trees = icon("terrain-forest", x + 10, y + 11, 32, colour("green-ink"))
    mark = [ring(x + CELL - 20, y + 4, colour)] if scores else []
    return group([trees, *mark], data_natural=f"{chr(97 + at[0])}{at[1] + 1}", data_scores=int(scores))


def ring(x: float, y: float, colour: Palette) -> Element:
    """The mark of something that brings a point."""
    disc = el("circle", cx=x + 8, cy=y + 8, r=8.5, fill=colour("surface"), stroke=colour("purple-ink"))
    return group([disc, icon("victory-ring", x + 1.5, y + 1.5, 13, colour("purple-ink"))])


def names_of_spaces(colour: Palette) -> Element:
    """Letters above the map, numbers on its left."""
    ink = colour(QUIET.ink)
    letters = [
        text(chr(ord("a") + x), (x + 0.5) * CELL, -6, ink, SMALL_BOLD, "middle") for x in range(COLUMNS)
    ]
    numbers = [text(str(y + 1), -7, (y + 0.5) * CELL + 4, ink, SMALL_BOLD, "end") for y in range(ROWS)]
    return group([*letters, *numbers])


def sidewalk(word: str, colour: Palette) -> Element:
    """Below row 12."""
    y = SIDE + 5
    paving = [
        el("rect", x=0, y=y, width=SIDE, height=SIDEWALK, rx=4, fill=fill)
        for fill in (colour("road"), texture("cobble", colour))
    ]
    plate = el("rect", x=SIDE / 2 - 62, y=y + 3, width=124, height=18, rx=4, fill=colour(PAVEMENT.fill))
    label = text(word, SIDE / 2, y + 16.5, colour(PAVEMENT.ink), Style(12, BOLD), "middle")
    edge = el("rect", x=0, y=y, width=SIDE, height=SIDEWALK, rx=4, fill="none", stroke=colour("line-strong"))
    return group([*paving, plate, label, edge])


def frame(colour: Palette) -> Element:
    return el(
        "rect",
        x=-1.5,
        y=-1.5,
        width=SIDE + 3,
        height=SIDE + 3,
        rx=4,
        fill="none",
        stroke=colour("line-strong"),
        stroke_width=3,
    )


def _every_other() -> list[Spot]:
    return [(x, y) for y in range(ROWS) for x in range(COLUMNS) if (x + y) % 2]


def _squares(cells: Iterable[Spot], fill: str, opacity: float) -> Element:
    drawn = "".join(f"M{x * CELL} {y * CELL}h{CELL}v{CELL}h-{CELL}z" for x, y in cells)
    return el("path", d=drawn, fill=fill, fill_opacity=opacity)


def _lines(colour: Palette) -> Element:
    across = "".join(f"M0 {y * CELL}h{SIDE}" for y in range(1, ROWS))
    down = "".join(f"M{x * CELL} 0v{SIDE}" for x in range(1, COLUMNS))
    return el("path", d=across + down, stroke=colour("grid"), stroke_opacity=0.15)


def _waves(at: Spot, colour: Palette) -> Element:
    x, y = at[0] * CELL, at[1] * CELL
    return el(
        "path",
        d=_WAVE.format(20) + _WAVE.format(34),
        transform=f"translate({x} {y})",
        fill="none",
        stroke=colour("wave"),
        stroke_width=2,
        stroke_opacity=0.75,
        stroke_linecap="round",
    )
