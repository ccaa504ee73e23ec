"""Words in a picture. Nothing measures fonts here, so widths are estimates on the safe side."""

from functools import cache
from typing import NamedTuple
from unicodedata import east_asian_width, normalize
from xml.etree.ElementTree import Element

from ludopolis.svg import worded

# Names of real fonts for each system: not every renderer knows the generic names at the end.
PLAIN = (
    "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', 'Helvetica Neue', Helvetica, Arial, "
    "Ubuntu, Cantarell, 'DejaVu Sans', sans-serif"
)
TITLE = (
    "'Palatino Linotype', Palatino, P052, 'Book Antiqua', Georgia, 'Noto Serif', 'Liberation Serif', "
    "'Times New Roman', 'DejaVu Serif', serif"
)
BOLD = 700
DOTS = "…"
_SAFETY = 1.06
_OTHER = 0.6
# The letters of a common sans serif by their width, in thousandths of the size.
_WIDTHS = {
    letter: width / 1000
    for width, letters in {
        200: "'ijl|",
        278: " !,./:;I[\\]ft·",
        333: "()-r",
        389: "*{}",
        500: "Jckvxysz",
        556: "#$?L_abdeghnopqu0123456789–",
        584: "+<=>~×",
        611: "FTZ",
        667: "&ABEKPSVXY",
        722: "CDHNRUw",
        778: "GOQ",
        833: "Mm",
        944: "W%",
        1000: "—…@",
    }.items()
    for letter in letters
}


class Style(NamedTuple):
    size: float = 13
    weight: int = 400
    family: str = PLAIN


SMALL = Style(11.5)
SMALL_BOLD = Style(11.5, BOLD)
NORMAL = Style(13)
STRONG = Style(13, BOLD)
NUMBER = Style(15, BOLD)
HEADING = Style(15, BOLD, TITLE)
NAME = Style(18, BOLD, TITLE)
LARGE = Style(26, BOLD, TITLE)


def text(
    words: str, x: float, y: float, colour: str, style: Style = NORMAL, anchor: str = "start"
) -> Element:
    """Words on a base line; the whole picture is set in the plain family."""
    return worded(
        "text",
        words,
        x=x,
        y=y,
        fill=colour,
        font_family=style.family if style.family != PLAIN else None,
        font_size=style.size,
        font_weight=style.weight if style.weight != NORMAL.weight else None,
        text_anchor=anchor if anchor != "start" else None,
    )


def width_of(words: str, style: Style = NORMAL) -> float:
    """About how wide the words become."""
    widths = (_width(letter) for letter in words)
    return sum(widths) * style.size * (1.07 if style.weight >= BOLD else 1) * _SAFETY


@cache
def _width(letter: str) -> float:
    """The width of a letter, that of ``é`` being that of ``e``."""
    if east_asian_width(letter) in "WF":
        return 1.0
    return _WIDTHS.get(normalize("NFD", letter)[0], _OTHER)


def cut(words: str, room: float, style: Style = NORMAL) -> str:
    """The words as far as they fit, with dots if they do not."""
    if width_of(words, style) <= room:
        return words
    while words and width_of(words + DOTS, style) > room:
        words = words[:-1]
    return words.rstrip() + DOTS


def lines(words: str, room: float, style: Style = NORMAL, most: int = 2) -> list[str]:
    """The words broken into lines; what is beyond the last one is cut."""
    broken: list[str] = []
    for word in words.split():
        if broken and width_of(f"{broken[-1]} {word}", style) <= room:
            broken[-1] = f"{broken[-1]} {word}"
        else:
            broken.append(word)
    kept = [*broken[: most - 1], " ".join(broken[most - 1 :])] if len(broken) > most else broken
    return [cut(line, room, style) for line in kept]
