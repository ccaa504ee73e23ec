"""Our own icons, 24 by 24, drawn in one colour. A picture carries those it uses."""

from functools import cache
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

from ludopolis.svg import NAMESPACE, el

FOLDER = Path(__file__).parent / "icons"
_PREFIX = "icon-"
_STROKE = {
    "fill": "none",
    "stroke": "currentColor",
    "stroke_width": "1.75",
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}


def icon(name: str, x: float, y: float, size: float, colour: str) -> Element:
    """An icon with its top left corner at a place."""
    return el("use", href=f"#{_PREFIX}{name}", x=x, y=y, width=size, height=size, color=colour)


def symbols_for(root: Element) -> list[Element]:
    """The definitions of all icons used inside an element."""
    used = {use.attrib["href"].removeprefix(f"#{_PREFIX}") for use in root.iter("use")}
    return [_symbol(name) for name in sorted(used)]


def exists(name: str) -> bool:
    return (FOLDER / f"{name}.svg").exists()


def _symbol(name: str) -> Element:
    drawing = fromstring(_source(name))
    strokes = [el(child.tag.removeprefix(f"{{{NAMESPACE}}}"), **child.attrib) for child in drawing]
    return el("symbol", el("g", *strokes, **_STROKE), id=f"{_PREFIX}{name}", viewBox="0 0 24 24")


@cache
def _source(name: str) -> str:
    return (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
