"""Cards and special achievements to look up."""

from collections.abc import Iterator

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE, Component
from ludopolis.cli.boards.faces import FACES, chip
from ludopolis.cli.boards.innovation.glyphs import CARDS, HEXAGON, code, effects, places, sentence, sign
from ludopolis.cli.boards.lists import tables_by_kind
from ludopolis.cli.words import Words
from ludopolis.games.innovation.components import COMPONENTS
from ludopolis.games.innovation.effects import DOGMAS

FEW = 6
PLACES = ("place-top-left", "place-bottom-left", "place-bottom-centre", "place-bottom-right")
SOURCES = {"rulebook": "source-rulebook", "public": "source-public"}


def components() -> list[Component]:
    cards = [
        Component("card", card.id, {**msgspec.to_builtins(card), "effects": _kinds(card.id)})
        for card in COMPONENTS.cards
    ]
    return [*cards, *(Component("special", id, {}) for id in COMPONENTS.specials)]


def _kinds(card: str) -> list[str]:
    return ["demand" if effect.demand else "share" for effect in DOGMAS[card]]


def catalog(found: list[Component], words: Words) -> RenderableType:
    """A few in full; of many a table for each kind."""
    if len(found) <= FEW:
        return Group(*(Group(portrait(component, words), Text()) for component in found))
    return tables_by_kind(found, {"card": _cards, "special": _specials}, words)


def _cards(table: Table, ids: list[str], words: Words) -> None:
    table.add_column(words("row-age"), justify="right", no_wrap=True)
    table.add_column(words("column-card"), no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(words("column-icons"), no_wrap=True)
    table.add_column(words("column-dogma"), no_wrap=True)
    table.add_column(words("column-effects"))
    for id in ids:
        card = CARDS[id]
        table.add_row(
            str(card.age),
            words.name("card", id),
            chip(card.colour, words),
            places(card, words),
            code(card.dogma, words),
            ", ".join(effect.kind for effect in effects(id, words)),
        )


def _specials(table: Table, ids: list[str], words: Words) -> None:
    table.add_column(words("column-special"), no_wrap=True)
    table.add_column(words("column-condition"))
    for id in ids:
        table.add_row(words.name("special", id), sentence(words.effect("special", id), words))


def portrait(component: Component, words: Words) -> RenderableType:
    """Everything printed on one component."""
    kind, id, _ = component
    title = Text.assemble((words.name(kind, id), TITLE), (f"  {kind} {id}", FAINT))
    if kind == "card":
        return Group(title, *card_lines(id, words))
    return Group(title, sentence(words.effect(kind, id), words), *_edition(kind, id, words))


def card_lines(id: str, words: Words) -> Iterator[Text]:
    """Age and colour, the icons by their places, the effects, and where all this comes from."""
    card = CARDS[id]
    colour = Text(f" {words.name('colour', card.colour)} ", FACES[card.colour])
    yield Text.assemble(words.name("age", str(card.age)), "  ", colour)
    icons = (HEXAGON if icon is None else sign(icon, words) for icon in card.icons)
    top, *bottom = (f"{words(place)} {icon}" for place, icon in zip(PLACES, icons, strict=True))
    yield Text(top)
    yield Text(" · ".join(bottom))
    yield Text.assemble((f"{words('dogma-icon')}: ", FAINT), sign(card.dogma, words))
    for number, effect in enumerate(effects(id, words), start=1):
        yield Text.assemble((f"{number}. {effect.kind}: ", TITLE), sentence(effect.text, words))
    yield from _edition("card", id, words)
    yield Text(words(SOURCES[card.source]), style=FAINT)


def _edition(kind: str, id: str, words: Words) -> Iterator[Text]:
    """How other editions differ, if they do."""
    try:
        note = words.game.attribute(f"{kind}-{id}", "edition")
    except KeyError:
        return
    yield Text.assemble((f"{words('edition')}: ", FAINT), sentence(note, words))


def full_text(component: Component, words: Words) -> str:
    """The text of a special achievement, or all effects of a card."""
    if component.kind == "special":
        return words.effect("special", component.id)
    return "\n".join(f"{effect.kind}: {effect.text}" for effect in effects(component.id, words))
