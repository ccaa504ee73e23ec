"""The whole table: the map, what everybody can reach for, and the players."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.layout import abreast
from ludopolis.cli.boards.new_dawn.combat import combat
from ludopolis.cli.boards.new_dawn.heading import event_dial, heading
from ludopolis.cli.boards.new_dawn.laying import hands
from ludopolis.cli.boards.new_dawn.maps import large_map, overview, width_of_map
from ludopolis.cli.boards.new_dawn.offers import agendas, sights, wonders
from ludopolis.cli.boards.new_dawn.player import block
from ludopolis.cli.words import Words
from ludopolis.games.new_dawn.view import NewDawnView

GAP = 2
BESIDE = 38  # columns that are enough for something beside the map


def table(view: NewDawnView, words: Words, players: list[str], width: int) -> RenderableType:
    """The others clockwise above the map, my part below it."""
    me = max(view.seat, 0)
    others = [(me + offset) % len(view.players) for offset in range(1, len(view.players))]
    return Group(
        heading(view, words, players),
        *(block(view, seat, words, players, width) for seat in others),
        Rule(style=FAINT),
        *_middle(view, words, players, width),
        block(view, me, words, players, width),
        *combat(view, words, players),
    )


def _middle(view: NewDawnView, words: Words, players: list[str], width: int) -> Iterator[RenderableType]:
    """The map, and what can be reached for: beside it if there is room, else below."""
    whole = width_of_map(view)
    beside = width - whole - GAP
    if beside >= BESIDE:
        told = [*_aims(view, words, players, beside), Text(), *_lines(sights(view, words, beside))]
        yield from abreast([large_map(view, whole), told], [whole, beside], GAP)
    else:
        yield from large_map(view, width)
        yield from _sights(view, words, width, cropped=whole > width)
        yield from _aims(view, words, players, width)
    if view.laying is None:
        yield Rule(Text(words("wonders-on-offer"), TITLE), align="left", style=FAINT)
        yield wonders(view, words)


def _sights(view: NewDawnView, words: Words, width: int, *, cropped: bool) -> list[Text]:
    """The places of the map in words; beside a small map of everything if the large one is cropped."""
    if not cropped:
        return _lines(sights(view, words, width))
    small = [Text(words("whole-map"), FAINT), *overview(view)]
    wide = max(line.cell_len for line in small)
    room = width - wide - GAP
    return abreast([small, _lines(sights(view, words, room))], [wide, room], GAP)


def _aims(view: NewDawnView, words: Words, players: list[str], width: int) -> list[Text]:
    """The agendas and the event dial; while the map is laid, the tiles the players still have."""
    if view.laying is not None:
        return hands(view, words, players, width)
    told = [line for card in agendas(view, words, width) for line in _lines(card)]
    return [Text(words("agendas"), TITLE), *told, *event_dial(view, words, width)]


def _lines(text: Text) -> list[Text]:
    return list(text.split("\n"))
