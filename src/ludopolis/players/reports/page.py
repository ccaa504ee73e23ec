"""The page of a report: one HTML file with everything in it, no scripts, light and dark."""

from collections.abc import Iterable
from pathlib import Path
from xml.etree.ElementTree import Element, tostring

from ludopolis.svg import el, worded

STYLE = "style.css"


def page(language: str, title: str, folder: Path, leads: Iterable[str], sections: Iterable[Element]) -> str:
    """The page as text. ``folder`` has the style of what only this kind of report shows."""
    styles = [(place / STYLE).read_text(encoding="utf-8") for place in (Path(__file__).parent, folder)]
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        worded("title", title),
        worded("style", "".join(styles)),
    )
    header = el("header", worded("h1", title), *[worded("p", lead) for lead in leads])
    whole = el("html", head, el("body", header, el("main", *sections)), lang=language)
    return "<!DOCTYPE html>\n" + tostring(whole, encoding="unicode", method="html") + "\n"
