"""Patterns laid over fills: cobbles, ashlars, roofs."""

from xml.etree.ElementTree import Element

from ludopolis.pictures.palette import Palette
from ludopolis.svg import Value, el

_COBBLES = [(2, 2, 11, 9), (15, 2, 11, 9), (-5, 15, 12, 9), (9, 15, 11, 9), (22, 15, 12, 9)]


def textures(colour: Palette) -> list[Element]:
    """The definitions of all patterns."""
    stones = [
        el("rect", x=x, y=y, width=wide, height=high, rx=3, fill=colour("cobble"))
        for x, y, wide, high in _COBBLES
    ]
    joints = el(
        "path",
        d="M0 .5h26M0 13.5h26M7 .5v13M20 13.5v13",
        stroke=colour("orange-ink"),
        stroke_opacity=0.32,
        fill="none",
    )
    hatch = el("path", d="M0 0v8", stroke=colour("edge"), stroke_opacity=0.13, stroke_width=3)
    return [
        _pattern("cobble", colour, stones, width=26, height=26),
        _pattern("ashlar", colour, [joints], width=26, height=26),
        _pattern("roof", colour, [hatch], width=8, height=8, patternTransform="rotate(45)"),
    ]


def texture(name: str, colour: Palette) -> str:
    """A fill with a pattern."""
    return f"url(#{colour.theme}-{name})"


def _pattern(name: str, colour: Palette, drawn: list[Element], **attributes: Value) -> Element:
    return el("pattern", *drawn, id=f"{colour.theme}-{name}", patternUnits="userSpaceOnUse", **attributes)
