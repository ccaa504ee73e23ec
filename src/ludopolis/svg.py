"""A tiny builder of SVG elements. Presentation attributes alone are used: they work everywhere."""

import re
from collections.abc import Iterable
from xml.etree.ElementTree import Element, tostring

NAMESPACE = "http://www.w3.org/2000/svg"
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

Value = str | int | float | None


def el(tag: str, /, *children: Element | None, **attributes: Value) -> Element:
    """An element: ``fill_opacity=0.5`` is written as ``fill-opacity``, None leaves a thing out."""
    made = Element(
        tag, {_name(key): written(value) for key, value in attributes.items() if value is not None}
    )
    made.extend([child for child in children if child is not None])
    return made


def group(children: Iterable[Element | None], **attributes: Value) -> Element:
    return el("g", *children, **attributes)


def worded(tag: str, words: str, /, **attributes: Value) -> Element:
    """An element that holds words."""
    made = el(tag, **attributes)
    made.text = _NOT_IN_XML.sub("\ufffd", words)
    return made


def written(value: Value) -> str:
    """Numbers with at most two decimals; no character that XML cannot hold."""
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return _NOT_IN_XML.sub("\ufffd", str(value))


def document(root: Element) -> str:
    return tostring(root, encoding="unicode") + "\n"


def _name(key: str) -> str:
    return key if key == "viewBox" else key.rstrip("_").replace("_", "-")
