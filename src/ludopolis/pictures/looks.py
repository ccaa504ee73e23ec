"""How a kind of thing looks, and the marks of the seats: never a colour without a shape or sign."""

from typing import NamedTuple
from xml.etree.ElementTree import Element

from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import BOLD, Style, text
from ludopolis.pictures.palette import SEATS, Face, Palette
from ludopolis.svg import group

SHAPES = ["seat-circle", "seat-triangle", "seat-square", "seat-diamond", "seat-cross"]


class Look(NamedTuple):
    face: Face
    icon: str
    soft: str  # the names of a tint and of the ink on it and on panels
    ink: str


def seat_mark(seat: int, x: float, y: float, size: float, colour: Palette) -> Element:
    """The shape of a seat in its colour, with its number."""
    face = SEATS[seat]
    low = 0.1 if SHAPES[seat] == "seat-triangle" else 0
    number = Style(size * 0.5, BOLD)
    return group(
        [
            icon(SHAPES[seat], x, y, size, colour(face.fill)),
            text(str(seat + 1), x + size / 2, y + size * (0.68 + low), colour(face.ink), number, "middle"),
        ]
    )
