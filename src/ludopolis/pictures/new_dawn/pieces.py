"""What stands on the map, drawn around the middle of a space."""

from collections.abc import Iterable
from xml.etree.ElementTree import Element

from ludopolis.games.new_dawn.view import CityView
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import BOLD, Style, text
from ludopolis.pictures.new_dawn.looks import CITY_STATES, RESOURCES, TYPES
from ludopolis.pictures.palette import BARBARIANS, SEATS, Palette
from ludopolis.svg import Value, el, group

LETTER = Style(11, BOLD)
TOKEN, CITY, CAPITAL = 10.5, 15.0, 17.0
# Corners of the shapes of the seats, for a radius of 1; the first seat has a circle.
POLYGONS: dict[int, list[tuple[float, float]]] = {
    1: [(0, -1.15), (1.12, 0.85), (-1.12, 0.85)],
    2: [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
    3: [(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)],
}


def shape(seat: int, radius: float, fill: str, edge: str, thick: float = 2.5) -> Element:
    """The shape of a seat."""
    paint: dict[str, Value] = {
        "fill": fill,
        "stroke": edge,
        "stroke_width": thick,
        "stroke_linejoin": "round",
    }
    if seat not in POLYGONS:
        return el("circle", r=radius, **paint)
    points = " ".join(f"{x * radius:.1f},{y * radius:.1f}" for x, y in POLYGONS[seat])
    return el("polygon", points=points, **paint)


def token(seat: int, reinforced: bool, colour: Palette) -> Element:
    """A control token; a reinforced one has its shape once more inside."""
    face = SEATS[seat]
    inner = shape(seat, TOKEN * 0.45, "none", colour(face.ink), 2) if reinforced else None
    return group([shape(seat, TOKEN, colour(face.fill), colour("edge")), inner])


def city(seat: int, seen: CityView, colour: Palette) -> Element:
    """A city or a capital, with a mark if it is mature."""
    face = SEATS[seat]
    radius = CAPITAL if seen.capital else CITY
    size = radius * (1.0 if seat in (1, 3) else 1.25)
    low = radius * 0.12 if seat == 1 else 0.0
    sign = icon("capital" if seen.capital else "city", -size / 2, low - size / 2, size, colour(face.ink))
    return group(
        [
            shape(seat, radius, colour(face.fill), colour("edge")),
            sign,
            badge("check", 15, -13, "green-ink", colour) if seen.mature else None,
        ]
    )


def badge(name: str, x: float, y: float, ink: str, colour: Palette) -> Element:
    """A small sign on a disc."""
    disc = el("circle", cx=x, cy=y, r=7.5, fill=colour("surface"), stroke=colour(ink), stroke_width=1.25)
    return group([disc, icon(name, x - 5.5, y - 5.5, 11, colour(ink))])


def wonder(x: float, y: float, colour: Palette) -> Element:
    return badge("wonder", x, y, "orange-ink", colour)


def caravans(seats: Iterable[int], colour: Palette) -> list[Element]:
    """Wagons at the lower edge of a space, side by side."""
    drawn = []
    for place, seat in enumerate(seats):
        face = SEATS[seat]
        x = 4.0 - place * 15
        box = el(
            "rect",
            x=x,
            y=3,
            width=18,
            height=15,
            rx=4,
            fill=colour(face.fill),
            stroke=colour("edge"),
            stroke_width=2,
        )
        drawn.append(group([box, icon("caravan", x + 2, 3.5, 14, colour(face.ink))], data_caravan=seat))
    return drawn


def barbarian(letter: str, colour: Palette) -> Element:
    disc = el("circle", r=13, fill=colour(BARBARIANS.fill), stroke=colour("edge"), stroke_width=2)
    ink = colour(BARBARIANS.ink)
    sign = icon("barbarian", -12, -8, 15, ink)
    return group([disc, sign, text(letter.upper(), 6.5, 4.5, ink, LETTER, "middle")])


def city_state(id: str, colour: Palette) -> Element:
    """A round token with the sign of its focus type."""
    look = TYPES[CITY_STATES[id].type]
    disc = el("circle", r=14, fill=colour("surface"), stroke=colour(look.ink), stroke_width=3)
    return group(
        [
            disc,
            icon("city", -11, -9, 14, colour("ink")),
            icon(look.icon, 0, -3, 11, colour(look.ink)),
        ]
    )


def natural_wonder(colour: Palette) -> Element:
    disc = el("circle", r=13, fill=colour("purple-soft"), stroke=colour("purple-ink"), stroke_width=2.5)
    return group([disc, icon("natural-wonder", -9, -9.5, 18, colour("purple-ink"))])


def resource(id: str, colour: Palette) -> Element:
    box = el(
        "rect",
        x=-10,
        y=-10,
        width=20,
        height=20,
        rx=5,
        fill=colour("surface"),
        stroke=colour("ink"),
        stroke_width=1.5,
    )
    return group([box, icon(RESOURCES[id], -7.5, -7.5, 15, colour("ink"))])
