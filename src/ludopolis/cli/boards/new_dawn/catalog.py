"""Everything printed, to look up, with where its facts come from."""

from collections.abc import Callable, Iterator, Mapping

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE, Component
from ludopolis.cli.boards.layout import abreast
from ludopolis.cli.boards.lists import tables_by_kind
from ludopolis.cli.boards.new_dawn.glyphs import (
    AGENDAS,
    BARBARIAN_FACE,
    CARDS,
    CITY_STATES,
    LEADERS,
    NATURAL_WONDERS,
    PACTS,
    RESOURCES,
    ROMAN,
    TERRAIN_SIGNS,
    TERRAINS,
    TILES,
    VICTORY_CARDS,
    WONDERS,
    painted,
    resource,
    type_chip,
)
from ludopolis.cli.boards.new_dawn.laying import KINDS, side_drawing
from ludopolis.cli.words import Words
from ludopolis.games.new_dawn.components import COMPONENTS, SIDES, Item, Tile

ITEMS: dict[str, Mapping[str, Item]] = {
    "card": CARDS,
    "leader": LEADERS,
    "wonder": WONDERS,
    "city_state": CITY_STATES,
    "natural_wonder": NATURAL_WONDERS,
    "pact": PACTS,
    "agenda": AGENDAS,
    "victory_card": VICTORY_CARDS,
    "terrain": TERRAINS,
    "resource": RESOURCES,
    "tile": TILES,
}
CONFIDENCE = {
    "high": "sure-high",
    "medium": "sure-medium",
    "low": "sure-low",
    "reconstructed": "sure-reconstructed",
}
GAP = 3
UNCERTAIN = " ?"
Row = tuple[Text | str, ...]


def components() -> list[Component]:
    printed = [
        Component(kind, id, msgspec.to_builtins(item))
        for kind, items in ITEMS.items()
        for id, item in items.items()
    ]
    barbarians = [
        Component("barbarian", id, {"symbols": places}) for id, places in barbarian_symbols().items()
    ]
    return [*printed, *barbarians]


def barbarian_symbols() -> dict[str, list[str]]:
    """For each barbarian the spaces, with the side, on which it is printed."""
    found: dict[str, list[str]] = {}
    for tile in COMPONENTS.tiles:
        for side in SIDES:
            for number, space in enumerate(tile.side(side)):
                if space.barbarian:
                    found.setdefault(space.barbarian, []).append(
                        f"{tile.id}-{number} ({tile.id}{side.upper()})"
                    )
    return dict(sorted(found.items()))


# --- tables ---------------------------------------------------------------------------------------


def catalog(found: list[Component], words: Words) -> RenderableType:
    """A table for each kind that occurs."""
    return tables_by_kind(found, {kind: _filler(kind) for kind in _ROWS}, words)


def _filler(kind: str) -> Callable[[Table, list[str], Words], None]:
    """Fills the table of a kind: its name, what is printed, and what it does."""

    def fill(table: Table, ids: list[str], words: Words) -> None:
        table.add_column(words("column-name"), min_width=12)
        for column in _COLUMNS[kind]:
            table.add_column(words(column))
        for id in ids:
            mark = UNCERTAIN if uncertain(kind, id) else ""
            table.add_row(words.name(kind, id) + mark, *_ROWS[kind](id, words))

    return fill


def uncertain(kind: str, id: str) -> bool:
    """Whether a fact about it is not sure; of a tile, a fact about one of its spaces."""
    if kind not in ITEMS:
        return False
    item = ITEMS[kind][id]
    spaces = [*item.a, *item.b] if isinstance(item, Tile) else []
    return item.confidence != "high" or any(space.confidence != "high" for space in spaces)


def _card_row(id: str, words: Words) -> Row:
    card = CARDS[id]
    return type_chip(card.type, words), ROMAN[card.level], words.effect("card", id)


def _leader_row(id: str, words: Words) -> Row:
    return _civilization(id, words), _first_row(id, words), words.effect("leader", id)


def _first_row(id: str, words: Words) -> Text:
    """The types of the first focus row from slot 1 (R3.2)."""
    return Text(" ").join(type_chip(type, words) for type in LEADERS[id].row)


def _civilization(id: str, words: Words) -> str:
    return words.game.attribute(f"leader-{id}", "civilization")


def _wonder_row(id: str, words: Words) -> Row:
    wonder = WONDERS[id]
    paid = " ".join(resource(one) for one in wonder.resources)
    era = words.name("era", wonder.era)
    return type_chip(wonder.type, words), era, str(wonder.cost), paid, words.effect("wonder", id)


def _state_row(id: str, words: Words) -> Row:
    return type_chip(CITY_STATES[id].type, words), words.effect("city_state", id)


def _natural_row(id: str, words: Words) -> Row:
    printed = NATURAL_WONDERS[id].resource
    return f"{resource(printed)} {words.name('resource', printed)}", _found_on("natural_wonder", id)


def _found_on(kind: str, id: str) -> str:
    """The sides of tiles on which something is printed."""
    sides = [
        f"{tile.id}{side.upper()}"
        for tile in COMPONENTS.tiles
        for side in SIDES
        if any(getattr(space, kind) == id for space in tile.side(side))
    ]
    return " ".join(sides)


def _victory_row(id: str, words: Words) -> Row:
    return ("\n".join(words.effect("agenda", agenda) for agenda in VICTORY_CARDS[id].agendas),)


def _terrain_row(id: str, words: Words) -> Row:
    return Text(f" {TERRAIN_SIGNS[id]} ", painted(id)), str(TERRAINS[id].difficulty)


def _tile_row(id: str, words: Words) -> Row:
    return words(KINDS[TILES[id].kind]), Text("\n").join(_both_sides(id))


def _both_sides(id: str) -> list[Text]:
    blocks = [[Text(f"{id}{side.upper()}", FAINT), *side_drawing(f"{id}{side}")] for side in SIDES]
    widths = [max(line.cell_len for line in block) for block in blocks]
    return [*abreast(blocks, widths, GAP), Text()]


def _barbarian_row(id: str, words: Words) -> Row:
    return Text(f" {id.upper()} ", BARBARIAN_FACE), ", ".join(barbarian_symbols()[id])


_ROWS: dict[str, Callable[[str, Words], Row]] = {
    "card": _card_row,
    "leader": _leader_row,
    "wonder": _wonder_row,
    "city_state": _state_row,
    "natural_wonder": _natural_row,
    "pact": lambda id, words: (words.effect("pact", id),),
    "agenda": lambda id, words: (str(AGENDAS[id].count), words.effect("agenda", id)),
    "victory_card": _victory_row,
    "terrain": _terrain_row,
    "resource": lambda id, words: (resource(id), str(RESOURCES[id].count)),
    "tile": _tile_row,
    "barbarian": _barbarian_row,
}
_COLUMNS = {
    "card": ("column-type", "column-level", "column-effect"),
    "leader": ("column-civilization", "column-row", "column-effect"),
    "wonder": ("column-type", "column-era", "column-cost", "column-paid", "column-effect"),
    "city_state": ("column-type", "column-effect"),
    "natural_wonder": ("column-resource", "column-sides"),
    "pact": ("column-effect",),
    "agenda": ("column-needed", "column-effect"),
    "victory_card": ("column-agendas",),
    "terrain": ("column-sign", "column-difficulty"),
    "resource": ("column-sign", "column-count"),
    "tile": ("column-kind", "column-faces"),
    "barbarian": ("column-sign", "column-symbols"),
}


# --- one component --------------------------------------------------------------------------------


def portrait(component: Component, words: Words) -> RenderableType:
    """Everything printed on one component, and where its facts come from."""
    kind, id, _ = component
    title = Text.assemble((words.name(kind, id), TITLE), (f"  {kind} {id}", FAINT))
    return Group(title, *facts(kind, id, words), *_origin(kind, id, words))


def facts(kind: str, id: str, words: Words) -> Iterator[Text]:
    """What is printed on it: column by column, with the headings of the tables."""
    for column, value in zip(_COLUMNS[kind], _ROWS[kind](id, words), strict=True):
        if column in ("column-effect", "column-agendas", "column-faces"):
            yield value if isinstance(value, Text) else Text(value)
        else:
            yield Text.assemble((f"{words(column)}: ", FAINT), value)


def _origin(kind: str, id: str, words: Words) -> Iterator[Text]:
    """The source of the facts, how sure they are, and the note in the data."""
    if kind not in ITEMS:
        return
    item = ITEMS[kind][id]
    yield Text.assemble(
        (f"{words('column-source')}: ", FAINT), item.source, f" · {words(CONFIDENCE[item.confidence])}"
    )
    if item.note:
        yield Text.assemble((f"{words('data-note')}: ", FAINT), item.note)
    if isinstance(item, Tile):
        yield from _space_notes(item, words)


def _space_notes(tile: Tile, words: Words) -> Iterator[Text]:
    """The spaces of a tile that are not sure."""
    for side in SIDES:
        for number, space in enumerate(tile.side(side)):
            if space.confidence != "high":
                where = f"{tile.id}{side.upper()}, {tile.id}-{number}: "
                note = f" · {space.note}" if space.note else ""
                yield Text.assemble((where, FAINT), words(CONFIDENCE[space.confidence]), note)


def full_text(component: Component, words: Words) -> str:
    """What a component does."""
    if component.kind == "victory_card":
        return " / ".join(words.effect("agenda", id) for id in VICTORY_CARDS[component.id].agendas)
    return words.effect(component.kind, component.id)
