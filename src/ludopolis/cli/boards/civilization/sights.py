"""Places of the map in words: what the viewer has seen of huts and villages, relics and city-states."""

from collections.abc import Iterator

from rich.text import Text

from ludopolis.cli.boards.board import TITLE
from ludopolis.cli.boards.civilization.glyphs import THINGS
from ludopolis.cli.boards.faces import flow
from ludopolis.cli.words import Words
from ludopolis.games.civilization.chart import Spot, spots_of
from ludopolis.games.civilization.view import CivilizationView

NAMED = ("city_state", "relic")


def sights(view: CivilizationView, words: Words, width: int) -> list[Text]:
    found = [piece for spot in spots_of(view).values() for piece in _sight(spot, words)]
    if view.panama_coins:
        found.append(Text(f"{words.name('wonder', 'panama_canal')}: {view.panama_coins}"))
    if view.henson_markers:
        found.append(Text(f"{words.name('great_person', 'jim_henson')}: {view.henson_markers}"))
    if not found:
        return []
    return list(flow([Text(f"{words('sights')}:", TITLE), *found], width).split("\n"))


def _sight(spot: Spot, words: Words) -> Iterator[Text]:
    seen = spot.seen
    if spot.kind_on in NAMED and seen.on is not None:
        yield Text(f"{THINGS[spot.kind_on]} {words.name(spot.kind_on, seen.on)} {spot.name}")
    if spot.kind_on in ("hut", "village") and seen.seen is not None:
        yield Text(f"{THINGS[spot.kind_on]} {words.name(spot.kind_on, seen.seen)} {spot.name}")
    if "frozen" in seen.marks:
        yield Text(f"{spot.name}: {words('frozen')}")
