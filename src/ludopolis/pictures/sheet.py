"""The finished picture: a self-contained SVG with a title and a description."""

from collections.abc import Iterable
from typing import NamedTuple
from xml.etree.ElementTree import Element

from ludopolis.pictures.blocks import Block, at, block
from ludopolis.pictures.icons import symbols_for
from ludopolis.pictures.lettering import PLAIN
from ludopolis.pictures.palette import Palette
from ludopolis.svg import NAMESPACE, document, el, worded

MARGIN = 16.0


class Words(NamedTuple):
    """What is said about a picture to those who cannot see it."""

    title: str
    description: str
    language: str


def sheet(page: Block, words: Words, colour: Palette, definitions: Iterable[Element] = ()) -> str:
    """The page on its background, with everything it refers to."""
    width, height = page.width + 2 * MARGIN, round(page.height + 2 * MARGIN)
    drawn = at(page, MARGIN, MARGIN)
    inside = block(width, height, el("rect", width=width, height=height, fill=colour("bg")), drawn)
    root = el(
        "svg",
        worded("title", words.title, id="title"),
        worded("desc", words.description, id="description"),
        el("defs", *definitions, *symbols_for(inside.body)),
        inside.body,
        xmlns=NAMESPACE,
        width=width,
        height=height,
        viewBox=f"0 0 {width:g} {height:g}",
        font_family=PLAIN,
        role="img",
        lang=words.language,
        aria_labelledby="title description",
    )
    return document(root)
