"""Laying a map: the tiles in hand, their sides and rotations as small drawings."""

from collections.abc import Iterable

from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER
from ludopolis.cli.boards.faces import flow
from ludopolis.cli.boards.layout import abreast
from ludopolis.cli.boards.new_dawn.glyphs import TILES, seat_sign
from ludopolis.cli.boards.new_dawn.maps import tile_drawing
from ludopolis.cli.words import Words
from ludopolis.games.new_dawn.components import COMPONENTS, turned
from ludopolis.games.new_dawn.view import NewDawnView

GAP = 3


def hands(view: NewDawnView, words: Words, players: list[str], width: int) -> list[Text]:
    """The tiles of the core, and those each player still has; the kind says what is on them."""
    assert view.laying is not None
    core = " ".join(words.name("side", tile.side) for tile in view.tiles if tile.core)
    lines = [Text(words("core", tiles=core))]
    for seat, tiles in enumerate(view.laying.hands):
        told = [Text.assemble(seat_sign(seat), f" {players[seat]}:")]
        told += [Text(f"{words.name('tile', tile)} ({words(KINDS[TILES[tile].kind])})") for tile in tiles]
        lines += flow(told if tiles else [*told, Text(words("none"), FAINT)], width).split("\n")
    return lines


KINDS = {
    "capital": "tile-capital",
    "natural_wonder": "tile-natural_wonder",
    "city_state": "tile-city_state",
    "plain": "tile-plain",
}


def side_drawing(side: str, turns: int = 0) -> list[Text]:
    """A side of a tile, turned clockwise."""
    number, up = side[:-1], side[-1]
    outline = COMPONENTS.outline.side(up)
    printed = TILES[number].side(up)
    return tile_drawing({turned(place, turns): space for place, space in zip(outline, printed, strict=True)})


def drawings(titled: Iterable[tuple[str, str, list[Text]]], width: int) -> list[Text]:
    """Numbered drawings beside each other, in as many rows as it takes."""
    blocks = [[Text.assemble((number, NUMBER), f" {title}"), *drawn] for number, title, drawn in titled]
    widths = [max(line.cell_len for line in block) for block in blocks]
    lines: list[Text] = []
    while blocks:
        fitting = _fitting(widths, width)
        lines += [*abreast(blocks[:fitting], widths[:fitting], GAP), Text()]
        blocks, widths = blocks[fitting:], widths[fitting:]
    return lines[:-1]


def _fitting(widths: list[int], width: int) -> int:
    """How many blocks have room in a row."""
    used = count = 0
    for one in widths:
        used += one + (GAP if count else 0)
        if used > width and count:
            break
        count += 1
    return count
