"""What everybody can reach for: wonders and buildings for sale, resources, and what the decks still hold."""

from collections.abc import Iterator

from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.civilization.glyphs import BUILDINGS, ICON_SIGNS, RESOURCE_SIGNS, WONDER, WONDERS
from ludopolis.cli.boards.faces import flow
from ludopolis.cli.words import Words
from ludopolis.games.civilization.view import CivilizationView

COST = ICON_SIGNS["production"]


def market(view: CivilizationView, words: Words, width: int) -> list[Text]:
    sections = {
        "wonders": list(_wonders(view, words, width)),
        "buildings": list(_buildings(view, words)),
        "stock": list(_stock(view, words)),
        "decks": list(_decks(view, words)),
    }
    found = []
    for title, pieces in sections.items():
        heading = Text(f"{words(title)}:", TITLE)
        found += list(flow([heading, *(pieces or [Text(words("none"))])], width).split("\n"))
    return found


def _wonders(view: CivilizationView, words: Words, width: int) -> Iterator[Text]:
    """Those for sale with the price for whoever looks, and the lower one for those who know a tech."""
    for id, place in view.wonders.items():
        if place == "market":
            printed = WONDERS[id]
            price = view.prices.get(id, printed.cost)
            line = Text(f"{WONDER} {words.name('wonder', id)} {COST}{price}")
            less = Text(style=FAINT)
            if printed.discount_technology and price == printed.cost:
                tech = words.name("technology", printed.discount_technology)
                less.append(f"({tech}: {printed.discount_cost})")
            fits = line.cell_len + 1 + less.cell_len <= width
            yield from [Text(" ").join([line, less])] if fits else [line, less]


def _buildings(view: CivilizationView, words: Words) -> Iterator[Text]:
    """Tokens left, each for a building and the better one on its back."""
    for id, left in view.buildings.items():
        both = [id, BUILDINGS[id].upgrade] if BUILDINGS[id].upgrade else [id]
        names = " / ".join(f"{words.name('building', one)} {COST}{BUILDINGS[one].cost}" for one in both)
        yield Text(f"{names} ×{left}", "" if left else FAINT)


def _stock(view: CivilizationView, words: Words) -> Iterator[Text]:
    for id, left in view.market.items():
        name = words.name("resource", id).lower()
        yield Text(f"{RESOURCE_SIGNS[id]} {name} ×{left}", "" if left else FAINT)
    for id, left in view.person_tokens.items():
        yield Text(f"{words.name('person_type', id)} ×{left}", FAINT)


def _decks(view: CivilizationView, words: Words) -> Iterator[Text]:
    for id, count in view.decks.items():
        yield Text.assemble(f"{words(f'deck-{id}')} ", (str(count), TITLE))
