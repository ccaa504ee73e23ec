"""The whole table: the map, what everybody can reach for, and the players."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ludopolis.cli.boards.board import FAINT
from ludopolis.cli.boards.civilization.battle import battle
from ludopolis.cli.boards.civilization.heading import heading, phases
from ludopolis.cli.boards.civilization.maps import large_map, overview, width_of_map
from ludopolis.cli.boards.civilization.market import market
from ludopolis.cli.boards.civilization.offers import offer
from ludopolis.cli.boards.civilization.player import block
from ludopolis.cli.boards.civilization.sights import sights
from ludopolis.cli.boards.civilization.track import track
from ludopolis.cli.boards.faces import flow
from ludopolis.cli.boards.layout import abreast
from ludopolis.cli.words import Words
from ludopolis.games.civilization.view import CivilizationView

GAP = 2
BESIDE = 40  # columns that are enough for something beside the map


def table(view: CivilizationView, words: Words, players: list[str], width: int) -> RenderableType:
    """The others clockwise above the map, my part below it."""
    me = max(view.seat, 0)
    others = [(me + offset) % len(view.players) for offset in range(1, len(view.players))]
    return Group(
        heading(view, words),
        *flow([phases(view, words)], width).split("\n"),
        *(block(view, seat, words, players, width) for seat in others),
        Rule(style=FAINT),
        *_middle(view, words, width),
        block(view, me, words, players, width),
        *battle(view, words, players),
        *offer(view, words, players),
    )


def _middle(view: CivilizationView, words: Words, width: int) -> Iterator[RenderableType]:
    """The map with the culture track and the market beside it if there is room, else below."""
    whole = width_of_map(view)
    beside = width - whole - GAP
    if beside >= BESIDE:
        yield from abreast([large_map(view, words, whole), _told(view, words, beside)], [whole, beside], GAP)
        return
    yield from large_map(view, words, width)
    if whole > width:
        yield Text(words("whole-map"), FAINT)
        yield from overview(view)
    yield from _told(view, words, width)


def _told(view: CivilizationView, words: Words, width: int) -> list[Text]:
    parts = [track(view, words, width), market(view, words, width), sights(view, words, width)]
    return [line for part in parts if part for line in (*part, Text())][:-1]
