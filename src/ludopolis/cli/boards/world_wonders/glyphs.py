"""Short signs and colours. Nothing is told by a colour alone: every kind of space has its own sign."""

from collections.abc import Mapping

from rich.text import Text

from ludopolis.cli.boards.board import TITLE
from ludopolis.cli.words import Words
from ludopolis.games.world_wonders.components import COMPONENTS, Item, Monument

TILES = {tile.id: tile for tile in COMPONENTS.tiles}
STACKS = {stack.id: stack for stack in COMPONENTS.stacks}
TYPES = {type.id: type for type in COMPONENTS.types}
MONUMENTS = {monument.id: monument for monument in COMPONENTS.monuments}
MAPS = {map.id: map for map in COMPONENTS.maps}
TRACKS = {track.id: track for track in COMPONENTS.tracks}
GOALS = {goal.id: goal for goal in COMPONENTS.goals}
SOLO_CARDS = {card.id: card for card in COMPONENTS.solo_cards}
PEDESTALS = {pedestal.id: pedestal for pedestal in COMPONENTS.pedestals}
OBJECTS: dict[str, Item] = {
    "long_road": COMPONENTS.long_road,
    "short_roads": COMPONENTS.short_roads,
    "tower": COMPONENTS.tower,
}
PRICES = {
    "long_road": COMPONENTS.long_road.price,
    "short_roads": COMPONENTS.short_roads.price,
    "tower": COMPONENTS.tower.price,
}

COIN, SPENT = "●", "○"
RESOURCES = {"food": "⚘", "ceramics": "⚱", "technology": "⚙"}
POPULATION, RING = "☻", "◎"
LAND, NATURAL, WATER, ROAD, BRIDGE, TOWER, MONUMENT = "·", "♣", "≈", "▒", "∩", "♜", "▲"
SIDEWALK, DISTRICT, SCARCEST, GOAL = "░", "✓", "↓", "⚑"
SCORES = {
    "population": POPULATION,
    "scarcest": SCARCEST,
    "monuments": MONUMENT,
    "natural": NATURAL,
    "districts": DISTRICT,
    "loan": COIN,
    "goals": GOAL,
}
NEEDS = {"road": ROAD, "natural": NATURAL, "water": WATER, "sidewalk": SIDEWALK}
NEED_NAMES = {
    "road": "need-road",
    "natural": "need-natural",
    "water": "need-water",
    "sidewalk": "need-sidewalk",
}

# Ink and paper of everything that stands or lies on a map.
INK = "#2a2417"
FACES = {
    "library": ("#ffffff", "#2963ab"),
    "farm": ("#ffffff", "#2c7743"),
    "habitation": ("#2b2006", "#d2b98f"),
    "market": ("#261c02", "#e3b325"),
    "temple": ("#ffffff", "#6e429b"),
    "monument": ("#2a1500", "#e58f45"),
    "road": ("#6b6557", "#bdb9b0"),
    "tower": ("#ffffff", "#5e574b"),
    "land": ("#93a870", "#c6d8a2"),
    "natural": ("#174d28", "#a3c374"),
    "water": ("#1d4560", "#8dbad8"),
    "either": ("#1d4560", "#aacbb8"),
    "gap": ("#6b6557", "#e9e0d0"),
    "sidewalk": ("#2a2417", "#cdbfa8"),
    "mark": ("#241800", "#ffc24b"),
    "ghost": ("#ffffff", "#1d4fd7"),
}
RESOURCE_INK = {"food": "#6fbf6a", "ceramics": "#e08a4a", "technology": "#6fa8ea"}
GOLD = "#d9a928"


def painted(face: str, *, bold: bool = False) -> str:
    """The style of something on a map."""
    ink, paper = FACES[face]
    return f"{'bold ' if bold else ''}{ink} on {paper}"


def chip(type: str) -> Text:
    """The letter of a building type in its colour."""
    return Text(f" {TYPES[type].letter} ", painted(type, bold=True))


def coins(count: int) -> str:
    return f"{count}{COIN}"


def symbols(item: Mapping[str, int]) -> Text:
    """What is gained, as signs with numbers; nothing for what is not."""
    found = [
        Text(f"{RESOURCES[id]}{item[id]}", f"bold {RESOURCE_INK[id]}") for id in RESOURCES if item.get(id)
    ]
    for id, sign in (("population", POPULATION), ("rings", RING)):
        if item.get(id):
            found.append(Text(f"{sign}{item[id]}", TITLE))
    return Text(" ").join(found)


def gains_of_tile(id: str) -> dict[str, int]:
    tile = TILES[id]
    return {"food": tile.food, "ceramics": tile.ceramics, "technology": tile.technology}


def gains_of_monument(monument: Monument) -> dict[str, int]:
    return {
        "food": monument.food,
        "ceramics": monument.ceramics,
        "technology": monument.technology,
        "population": monument.population,
        "rings": monument.rings,
    }


def need(kind: str, count: int, words: Words) -> Text:
    """Something a monument must stand next to."""
    times = f"{count}× " if count > 1 else ""
    if kind in TYPES:
        return Text.assemble(chip(kind), f" {times}{words.name('type', kind).lower()}")
    face = "sidewalk" if kind == "sidewalk" else kind
    return Text.assemble((f" {NEEDS[kind]} ", painted(face)), f" {times}{words(NEED_NAMES[kind])}")


def needs(monument: Monument, words: Words) -> list[Text]:
    return [need(kind, count, words) for kind, count in monument.next_to.items()]
