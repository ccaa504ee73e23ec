"""Everything printed, to look up, with where its facts come from."""

from collections.abc import Callable, Iterator, Mapping

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE, Component
from ludopolis.cli.boards.lists import tables_by_kind
from ludopolis.cli.boards.world_wonders.glyphs import (
    COIN,
    GOALS,
    MAPS,
    MONUMENTS,
    OBJECTS,
    PEDESTALS,
    POPULATION,
    PRICES,
    RESOURCES,
    RING,
    SOLO_CARDS,
    STACKS,
    TILES,
    TRACKS,
    TYPES,
    chip,
    coins,
    gains_of_monument,
    gains_of_tile,
    need,
    symbols,
)
from ludopolis.cli.boards.world_wonders.ground import cells_of
from ludopolis.cli.boards.world_wonders.maps import small_map
from ludopolis.cli.boards.world_wonders.shapes import drawn, footprint, look_of, pieces_of, stack_drawing
from ludopolis.cli.boards.world_wonders.solo_cards import solo_text
from ludopolis.cli.words import Words
from ludopolis.games.world_wonders.components import COMPONENTS, Item, Map
from ludopolis.games.world_wonders.view import CityView

ITEMS: dict[str, Mapping[str, Item]] = {
    "tile": TILES,
    "monument": MONUMENTS,
    "goal": GOALS,
    "solo_card": SOLO_CARDS,
    "stack": STACKS,
    "type": TYPES,
    "object": OBJECTS,
    "pedestal": PEDESTALS,
    "map": MAPS,
    "track": TRACKS,
}
SOURCES = {"rulebook": "from-rulebook", "public": "from-public", "reconstructed": "from-reconstructed"}
ARRANGEMENTS = {
    "single": "arranged-single",
    "free_adjacent": "arranged-free",
    "fixed_with_gap": "arranged-gap",
}
ELSEWHERE = "¹"  # single facts of the item have another source
Row = tuple[Text | str, ...]


def components() -> list[Component]:
    return [
        Component(kind, id, {**msgspec.to_builtins(item), "source": item.source})
        for kind, items in ITEMS.items()
        for id, item in items.items()
    ]


def source(item: Item, words: Words) -> str:
    """Where the facts of an item come from, in a word or two."""
    return words(SOURCES[item.source]) if item.source in SOURCES else item.source


# --- tables ---------------------------------------------------------------------------------------


def catalog(found: list[Component], words: Words) -> RenderableType:
    """A table for each kind that occurs."""
    return tables_by_kind(found, {kind: _filler(kind) for kind in ITEMS}, words)


def _filler(kind: str) -> Callable[[Table, list[str], Words], None]:
    """Fills the table of a kind: its name, what is printed, and the source."""

    def fill(table: Table, ids: list[str], words: Words) -> None:
        table.add_column(words("column-name"), min_width=12)
        for column in _COLUMNS[kind]:
            table.add_column(words(column))
        table.add_column(words("column-source"), style=FAINT)
        for id in ids:
            name = words.name(kind, id)
            item = ITEMS[kind][id]
            origin = source(item, words) + (ELSEWHERE if item.sources else "")
            table.add_row(name, *_ROWS[kind](id, words), origin)

    return fill


def _tile_row(id: str, words: Words) -> Row:
    tile = TILES[id]
    return chip(tile.type), symbols(gains_of_tile(id)), coins(STACKS[tile.stack].price), id


def _monument_row(id: str, words: Words) -> Row:
    monument = MONUMENTS[id]
    wanted = Text("\n").join(need(kind, count, words) for kind, count in monument.next_to.items())
    return Text("\n").join(footprint(monument)), wanted, symbols(gains_of_monument(monument))


def _goal_row(id: str, words: Words) -> Row:
    goal = GOALS[id]
    return words.effect("goal", id), f"{goal.first}/{goal.second}"


def _solo_row(id: str, words: Words) -> Row:
    return (solo_text(id, words),)


def _stack_row(id: str, words: Words) -> Row:
    return Text("\n").join(stack_drawing(id, None)), coins(STACKS[id].price), str(STACKS[id].position + 1)


def _type_row(id: str, words: Words) -> Row:
    return (chip(id),)


def _object_row(id: str, words: Words) -> Row:
    return coins(PRICES[id]), str(_count(id))


def _pedestal_row(id: str, words: Words) -> Row:
    return coins(PEDESTALS[id].price), words("pedestal-note", position=PEDESTALS[id].position)


def _track_row(id: str, words: Words) -> Row:
    return (Text("\n").join(_track_lines(id, words)),)


_ROWS: dict[str, Callable[[str, Words], Row]] = {
    "tile": _tile_row,
    "monument": _monument_row,
    "goal": _goal_row,
    "solo_card": _solo_row,
    "stack": _stack_row,
    "type": _type_row,
    "object": _object_row,
    "pedestal": _pedestal_row,
    "map": lambda id, words: (_map_counts(id, words),),
    "track": _track_row,
}
_COLUMNS = {
    "tile": ("column-type", "column-gains", "column-printed", "column-id"),
    "monument": ("column-footprint", "column-next-to", "column-gains"),
    "goal": ("column-compares", "column-places"),
    "solo_card": ("column-parts",),
    "stack": ("column-shape", "column-printed", "column-position"),
    "type": ("column-type",),
    "object": ("column-printed", "column-count"),
    "pedestal": ("column-printed", "column-effect"),
    "map": ("column-ground",),
    "track": ("column-track",),
}


def _map_counts(id: str, words: Words) -> str:
    grid = "".join(MAPS[id].grid)
    return words("map-counts", water=grid.count("~"), natural=grid.count("*"))


def _count(id: str) -> int:
    """How many the box holds."""
    return {
        "long_road": COMPONENTS.long_road.count,
        "short_roads": COMPONENTS.short_roads.count,
        "tower": COMPONENTS.tower.count,
    }[id]


def _track_lines(id: str, words: Words) -> Iterator[Text]:
    """The symbols of every track of a board, and its last space."""
    track = TRACKS[id]
    for resource, sign in RESOURCES.items():
        path = track.resource(resource)
        places = " ".join(str(place) for place in path.population_at)
        yield Text(f"{sign} 1–{path.last}  {POPULATION} {places}")
    rings = " ".join(str(place) for place in track.population.rings_at)
    yield Text(f"{POPULATION} 1–{track.population.last}  {RING} {rings}")


# --- one component --------------------------------------------------------------------------------


def portrait(component: Component, words: Words) -> RenderableType:
    """Everything printed on one component, and where every fact comes from."""
    kind, id, _ = component
    title = Text.assemble((words.name(kind, id), TITLE), (f"  {kind} {id}", FAINT))
    return Group(title, *facts(kind, id, words), *_note(kind, id, words), *_sources(ITEMS[kind][id], words))


def _note(kind: str, id: str, words: Words) -> Iterator[Text]:
    """A sentence about the real thing, if the game has one."""
    try:
        yield Text(words.game.attribute(f"{kind}-{id}", "note"), "italic")
    except KeyError:
        return


def _sources(item: Item, words: Words) -> Iterator[Text]:
    """The source of the whole item, of single fields, and the note in the data."""
    yield Text.assemble((f"{words('column-source')}: ", FAINT), source(item, words))
    for field, origin in item.sources.items():
        yield Text.assemble((f"  {field}: ", FAINT), origin)
    if item.note:
        yield Text.assemble((f"{words('data-note')}: ", FAINT), item.note)


def facts(kind: str, id: str, words: Words) -> Iterator[Text]:
    """What is printed on it."""
    if kind == "tile":
        tile = TILES[id]
        yield Text.assemble(
            chip(tile.type), f" {words.name('type', tile.type)} · ", coins(STACKS[tile.stack].price)
        )
        yield from drawn(pieces_of(id)[0], *look_of(id))
        yield Text.assemble("→ ", symbols(gains_of_tile(id)))
    elif kind == "monument":
        yield from _monument_facts(id, words)
    elif kind == "goal":
        yield Text(words.effect(kind, id))
        yield Text(words("goal-points", first=GOALS[id].first, second=GOALS[id].second))
    else:
        yield from _other_facts(kind, id, words)


def _monument_facts(id: str, words: Words) -> Iterator[Text]:
    monument = MONUMENTS[id]
    yield from footprint(monument)
    yield Text(words(ARRANGEMENTS[monument.arrangement]), FAINT)
    yield Text.assemble(
        (f"{words('column-next-to')}: ", FAINT),
        Text(", ").join(need(kind, count, words) for kind, count in monument.next_to.items()),
    )
    yield Text.assemble("→ ", symbols(gains_of_monument(monument)))


def _other_facts(kind: str, id: str, words: Words) -> Iterator[Text]:
    if kind == "solo_card":
        yield Text(solo_text(id, words))
    elif kind == "stack":
        yield from stack_drawing(id, None)
        yield Text(f"{STACKS[id].price}{COIN}")
    elif kind == "type":
        yield chip(id)
    elif kind == "object":
        for pattern in pieces_of(id):
            yield from drawn(pattern, *look_of(id))
        yield Text(f"{PRICES[id]}{COIN} · {words('in-box', count=_count(id))}")
    elif kind == "pedestal":
        yield Text(f"{PEDESTALS[id].price}{COIN} · {words('pedestal-note', position=PEDESTALS[id].position)}")
    elif kind == "map":
        yield from small_map(cells_of(_empty_city(MAPS[id])))
        yield Text(_map_counts(id, words))
    else:
        yield from _track_lines(id, words)


def _empty_city(map: Map) -> CityView:
    """A map without anything on it."""
    return CityView(
        map=map.id,
        objects=[],
        coins=0,
        coins_spent=0,
        coin_limit=0,
        loan=False,
        out=False,
        pedestal=None,
        resources={},
        population=0,
        monuments=[],
        monument_price=0,
        neighbours=[],
        scoring=[],
        score={},
    )


def full_text(component: Component, words: Words) -> str:
    """What a component does or asks for."""
    if component.kind == "solo_card":
        return solo_text(component.id, words)
    if component.kind == "monument":
        wanted = MONUMENTS[component.id].next_to
        told = ", ".join(need(kind, count, words).plain.strip() for kind, count in wanted.items())
        return f"{words('column-next-to')}: {told}"
    return words.effect(component.kind, component.id)
