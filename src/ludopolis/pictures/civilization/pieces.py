"""What stands on the map, drawn around the middle of a square; never a colour without a shape."""

from xml.etree.ElementTree import Element

from ludopolis.pictures.civilization.looks import CITY_MARKS, RESOURCES, THINGS
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import BOLD, Style, text
from ludopolis.pictures.palette import SEATS, Palette
from ludopolis.svg import Value, el, group

COUNT = Style(10, BOLD)
WORD = Style(8.5, BOLD)
NUMBER = Style(13, BOLD)
CITY = 15.0
# Corners of the shapes of the seats, for a radius of 1; the first seat has a circle.
POLYGONS: dict[int, list[tuple[float, float]]] = {
    1: [(0, -1.15), (1.12, 0.85), (-1.12, 0.85)],
    2: [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
    3: [(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)],
    4: [
        (-0.45, -1.1), (0.45, -1.1), (0.45, -0.45), (1.1, -0.45), (1.1, 0.45), (0.45, 0.45),
        (0.45, 1.1), (-0.45, 1.1), (-0.45, 0.45), (-1.1, 0.45), (-1.1, -0.45), (-0.45, -0.45),
    ],
}  # fmt: skip


def shape(seat: int, radius: float, fill: str, edge: str, thick: float = 2) -> Element:
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


def city(seat: int, sign: str, marks: list[str], colour: Palette) -> Element:
    """The centre of a city: an icon, or the number of the city; its marks stand in the corners."""
    face = SEATS[seat]
    ink = colour(face.ink)
    inside = (
        text(sign, 0, 4.5 + (1.5 if seat == 1 else 0), ink, NUMBER, "middle")
        if sign.isdecimal()
        else icon(sign, -8.5, -8.5 + (2 if seat == 1 else 0), 17, ink)
    )
    corners = [(-13.5, 13.5), (13.5, 13.5), (-13.5, -13.5), (13.5, -13.5)]
    badges = [
        badge(CITY_MARKS[mark], x, y, "ink", colour) for mark, (x, y) in zip(marks, corners, strict=False)
    ]
    return group([shape(seat, CITY, colour(face.fill), colour("edge")), inside, *badges])


def badge(name: str, x: float, y: float, ink: str, colour: Palette) -> Element:
    """A small sign on a disc."""
    disc = el("circle", cx=x, cy=y, r=7, fill=colour("surface"), stroke=colour(ink), stroke_width=1)
    return group([disc, icon(name, x - 5, y - 5, 10, colour(ink))])


def figures(seat: int, armies: int, scouts: int, colour: Palette) -> Element:
    """Armies on the left and scouts on the right of the lower edge, each with its number."""
    drawn = []
    for x, name, count in ((-10.5, "army", armies), (10.5, "scout", scouts)):
        if count:
            drawn.append(_figure(seat, name, count, x if armies and scouts else 0, colour))
    return group(drawn)


def _figure(seat: int, name: str, count: int, x: float, colour: Palette) -> Element:
    face = SEATS[seat]
    ink = colour(face.ink)
    box = el(
        "rect",
        x=x - 10,
        y=5,
        width=20,
        height=14,
        rx=4,
        fill=colour(face.fill),
        stroke=colour("edge"),
        stroke_width=1.5,
    )
    return group([box, icon(name, x - 9, 6.5, 11, ink), text(str(count), x + 6, 15.5, ink, COUNT, "middle")])


def thing(kind: str, word: str, colour: Palette) -> Element:
    """A hut, village, city-state, relic, building, wonder or great person, with the beginning of its name."""
    ink = "orange-ink" if kind == "wonder" else "purple-ink" if kind == "person_type" else "ink"
    box = el(
        "rect",
        x=-14,
        y=-13,
        width=28,
        height=26 if word else 22,
        rx=5,
        fill=colour("surface"),
        stroke=colour(ink),
        stroke_width=1.5,
    )
    label = text(word, 0, 10.5, colour("ink"), WORD, "middle") if word else None
    return group([box, icon(THINGS[kind], -7.5, -12 if word else -9.5, 15, colour(ink)), label])


def resource(id: str, colour: Palette) -> Element:
    """A printed resource, in the upper right corner."""
    return group(
        [
            el("circle", cx=13, cy=-13, r=7.5, fill=colour("surface"), stroke=colour("ink"), stroke_width=1),
            icon(RESOURCES[id], 7.5, -18.5, 11, colour("ink")),
        ]
    )
