"""Everything printed, to look up, with where its facts come from."""

from collections.abc import Callable, Iterator, Mapping

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE, Component
from ludopolis.cli.boards.civilization.glyphs import (
    BUILDINGS,
    CITY_STATES,
    CIVILIZATIONS,
    EVENTS,
    GOVERNMENTS,
    GREAT_PERSONS,
    HUTS,
    ICON_SIGNS,
    INVESTMENTS,
    LAYOUTS,
    LOOT,
    PERSON_TYPES,
    POLICIES,
    POLICY_CARDS,
    RELICS,
    RESOURCE_SIGNS,
    RESOURCES,
    ROMAN,
    SEAT_FACES,
    SHAPES,
    TECHNOLOGIES,
    TERRAIN_SIGNS,
    TERRAINS,
    THINGS,
    TILES,
    UNIT_TYPES,
    UNITS,
    VILLAGES,
    WONDERS,
    icons,
    level_chip,
    painted,
)
from ludopolis.cli.boards.layout import Letter
from ludopolis.cli.boards.lists import tables_by_kind
from ludopolis.cli.boards.maps import Place, small_square_map
from ludopolis.cli.words import Words
from ludopolis.games.civilization.components import COMPONENTS, SQUARES, TILE, Item, Square

ITEMS: dict[str, Mapping[str, Item]] = {
    "civilization": CIVILIZATIONS,
    "technology": TECHNOLOGIES,
    "government": GOVERNMENTS,
    "building": BUILDINGS,
    "wonder": WONDERS,
    "event": EVENTS,
    "great_person": GREAT_PERSONS,
    "person_type": PERSON_TYPES,
    "policy": POLICIES,
    "policy_card": POLICY_CARDS,
    "investment": INVESTMENTS,
    "hut": HUTS,
    "village": VILLAGES,
    "city_state": CITY_STATES,
    "relic": RELICS,
    "unit_type": UNIT_TYPES,
    "unit": UNITS,
    "loot": LOOT,
    "resource": RESOURCES,
    "terrain": TERRAINS,
    "tile": TILES,
    "layout": LAYOUTS,
}
CONFIDENCE = {"high": "sure-high", "medium": "sure-medium"}
UNCERTAIN = " ?"
BIG = ("column-effect", "column-map")  # what stands without its heading in a portrait
Row = tuple[Text | str, ...]


def components() -> list[Component]:
    return [
        Component(kind, id, msgspec.to_builtins(item))
        for kind, items in ITEMS.items()
        for id, item in items.items()
    ]


# --- tables ---------------------------------------------------------------------------------------


def catalog(found: list[Component], words: Words) -> RenderableType:
    """A table for each kind that occurs."""
    return tables_by_kind(found, {kind: _filler(kind) for kind in ITEMS}, words)


def _filler(kind: str) -> Callable[[Table, list[str], Words], None]:
    """Fills the table of a kind: its name, what is printed, and what it does."""

    def fill(table: Table, ids: list[str], words: Words) -> None:
        table.add_column(words("column-name"), min_width=12)
        for column in COLUMNS[kind]:
            table.add_column(words(column))
        for id in ids:
            mark = UNCERTAIN if uncertain(kind, id) else ""
            table.add_row(words.name(kind, id) + mark, *_ROWS[kind](id, words))

    return fill


def uncertain(kind: str, id: str) -> bool:
    """Whether a fact about it is not sure."""
    return ITEMS[kind][id].confidence != "high"


def effect(kind: str, id: str, words: Words) -> str:
    """What a component does, and the option without which it is left out."""
    module = getattr(ITEMS[kind][id], "module", "")
    option = f" ({words('only-with', option=words.game.get(f'option-{module}'))})" if module else ""
    return words.effect(kind, id) + option


def _only_effect(kind: str) -> Callable[[str, Words], Row]:
    return lambda id, words: (effect(kind, id, words),)


def _civilization_row(id: str, words: Words) -> Row:
    """The leader with the first tech and government, and the abilities."""
    printed = CIVILIZATIONS[id]
    tech, government = (
        words.name("technology", printed.technology),
        words.name("government", printed.government),
    )
    leader = words.game.attribute(f"civilization-{id}", "leader")
    return f"{leader}\n{tech}\n{government}", effect("civilization", id, words)


def _building_row(id: str, words: Words) -> Row:
    printed = BUILDINGS[id]
    better = words.name("building", printed.upgrade) if printed.upgrade else ""
    tokens = str(printed.tokens) if printed.tokens else ""
    return str(printed.cost), tokens, better, effect("building", id, words)


def _wonder_row(id: str, words: Words) -> Row:
    """The era with the culture icons, the cost with the lower one for those who know a tech, the effect."""
    printed = WONDERS[id]
    cost = str(printed.cost)
    if printed.discount_technology:
        cost += f"\n{words.name('technology', printed.discount_technology)}: {printed.discount_cost}"
    era = f"{words.name('era', printed.era)} {ICON_SIGNS['culture']}{printed.culture_icons}"
    return era, cost, effect("wonder", id, words)


def _event_row(id: str, words: Words) -> Row:
    return level_chip(EVENTS[id].level), str(EVENTS[id].copies), effect("event", id, words)


def _person_row(id: str, words: Words) -> Row:
    type = words.name("person_type", GREAT_PERSONS[id].type)
    return type, effect("great_person", id, words)


def _card_row(id: str, words: Words) -> Row:
    return ("\n".join(words.effect("policy", side) for side in POLICY_CARDS[id].sides),)


def _token_row(kind: str) -> Callable[[str, Words], Row]:
    def row(id: str, words: Words) -> Row:
        printed = {**HUTS, **VILLAGES}[id]
        two = printed.copies - printed.removed_for_two
        return str(printed.copies), str(two), effect(kind, id, words)

    return row


def _type_row(id: str, words: Words) -> Row:
    printed = UNIT_TYPES[id]
    sign = ICON_SIGNS["production"]
    ranks = [
        f"{ROMAN[rank]} {words.game.attribute(f'unit_type-{id}', f'rank_{rank}')} {sign}{cost}"
        for rank, cost in enumerate(printed.costs, start=1)
    ]
    trumps = words.name("unit_type", printed.trumps) if printed.trumps else ""
    return trumps, ", ".join(ranks)


def _unit_row(id: str, words: Words) -> Row:
    values = [
        f"{ROMAN[rank]} {strength}/{health}"
        for rank, (strength, health) in enumerate(UNITS[id].ranks, start=1)
    ]
    return str(UNITS[id].copies), ", ".join(values)


def _resource_row(id: str, words: Words) -> Row:
    count = str(COMPONENTS.constants.market_resources) if RESOURCES[id].market else ""
    return RESOURCE_SIGNS[id], count


def _terrain_row(id: str, words: Words) -> Row:
    return Text(f" {TERRAIN_SIGNS[id]} ", painted(id)), icons(TERRAINS[id].icons)


def _tile_row(id: str, words: Words) -> Row:
    return (Text("\n").join([*tile_drawing(id), Text()]),)


def tile_drawing(id: str) -> list[Text]:
    """A tile as printed: terrain, and below what else a square has."""
    spaces: dict[Place, list[Letter]] = {}
    for row, squares in enumerate(SQUARES[id]):
        for column, square in enumerate(squares):
            ground = painted(square.terrain)
            spaces[row, column] = [
                (TERRAIN_SIGNS[square.terrain], ground),
                (_printed(square), f"bold {ground}"),
                (" ", ground),
            ]
    return small_square_map(spaces)


def _printed(square: Square) -> str:
    if square.resource:
        return RESOURCE_SIGNS[square.resource]
    if square.symbol:
        return THINGS[square.symbol]
    if square.recommended:
        return "★"
    return next((ICON_SIGNS[id] for id in ("culture", "coin") if square.icons.get(id)), " ")


def _layout_row(id: str, words: Words) -> Row:
    layout = LAYOUTS[id]
    spaces: dict[Place, list[Letter]] = {}
    for slot, (top, left) in enumerate(layout.tiles()):
        seat = slot - len(layout.neutral)
        letter = ("·", FAINT) if seat < 0 else (SHAPES[seat], SEAT_FACES[seat])
        for number in range(TILE * TILE):
            spaces[top + number // TILE, left + number % TILE] = [letter]
    return str(layout.seats), Text("\n").join([*small_square_map(spaces), Text()])


_ROWS: dict[str, Callable[[str, Words], Row]] = {
    "civilization": _civilization_row,
    "technology": lambda id, words: (level_chip(TECHNOLOGIES[id].level), effect("technology", id, words)),
    "government": _only_effect("government"),
    "building": _building_row,
    "wonder": _wonder_row,
    "event": _event_row,
    "great_person": _person_row,
    "person_type": lambda id, words: (str(PERSON_TYPES[id].tokens), effect("person_type", id, words)),
    "policy": _only_effect("policy"),
    "policy_card": _card_row,
    "investment": _only_effect("investment"),
    "hut": _token_row("hut"),
    "village": _token_row("village"),
    "city_state": _only_effect("city_state"),
    "relic": _only_effect("relic"),
    "unit_type": _type_row,
    "unit": _unit_row,
    "loot": lambda id, words: (str(LOOT[id].cost), effect("loot", id, words)),
    "resource": _resource_row,
    "terrain": _terrain_row,
    "tile": _tile_row,
    "layout": _layout_row,
}
COLUMNS = {
    "civilization": ("column-leader", "column-effect"),
    "technology": ("column-level", "column-effect"),
    "government": ("column-effect",),
    "building": ("column-cost", "column-tokens", "column-better", "column-effect"),
    "wonder": ("column-era", "column-cost", "column-effect"),
    "event": ("column-level", "column-copies", "column-effect"),
    "great_person": ("column-type", "column-effect"),
    "person_type": ("column-tokens", "column-effect"),
    "policy": ("column-effect",),
    "policy_card": ("column-effect",),
    "investment": ("column-effect",),
    "hut": ("column-tokens", "column-for-two", "column-effect"),
    "village": ("column-tokens", "column-for-two", "column-effect"),
    "city_state": ("column-effect",),
    "relic": ("column-effect",),
    "unit_type": ("column-trumps", "column-ranks"),
    "unit": ("column-copies", "column-values"),
    "loot": ("column-loot", "column-effect"),
    "resource": ("column-sign", "column-market"),
    "terrain": ("column-sign", "column-icons"),
    "tile": ("column-map",),
    "layout": ("column-players", "column-map"),
}


# --- one component --------------------------------------------------------------------------------


def portrait(component: Component, words: Words) -> RenderableType:
    """Everything printed on one component, and where its facts come from."""
    kind, id, _ = component
    title = Text.assemble((words.name(kind, id), TITLE), (f"  {kind} {id}", FAINT))
    return Group(title, *facts(kind, id, words), *_origin(kind, id, words))


def facts(kind: str, id: str, words: Words) -> Iterator[Text]:
    """What is printed on it: column by column, with the headings of the tables."""
    for column, value in zip(COLUMNS[kind], _ROWS[kind](id, words), strict=True):
        if column in BIG:
            yield value if isinstance(value, Text) else Text(value)
        elif value:
            yield Text.assemble((f"{words(column)}: ", FAINT), value)


def _origin(kind: str, id: str, words: Words) -> Iterator[Text]:
    """The source of the facts, how sure they are, and the note in the data."""
    item = ITEMS[kind][id]
    yield Text.assemble(
        (f"{words('column-source')}: ", FAINT), item.source, f" · {words(CONFIDENCE[item.confidence])}"
    )
    if item.note:
        yield Text.assemble((f"{words('data-note')}: ", FAINT), item.note)


def full_text(component: Component, words: Words) -> str:
    """What a component does."""
    if component.kind == "policy_card":
        return " / ".join(words.effect("policy", side) for side in POLICY_CARDS[component.id].sides)
    return effect(component.kind, component.id, words)
