"""The colour and the sign of each thing: never one without the other."""

from ludopolis.games.world_wonders.components import COMPONENTS, Map, Monument, Stack, Tile
from ludopolis.pictures import icons
from ludopolis.pictures.looks import Look
from ludopolis.pictures.palette import (
    CERAMICS,
    FARM,
    HABITATION,
    LIBRARY,
    MARKET,
    STONES,
    TEMPLE,
)

TYPES = {
    "library": Look(LIBRARY, "building-library", "blue-soft", "blue-ink"),
    "farm": Look(FARM, "building-farm", "green-soft", "green-ink"),
    "habitation": Look(HABITATION, "building-dwelling", "beige-soft", "beige-ink"),
    "market": Look(MARKET, "building-market", "yellow-soft", "yellow-ink"),
    "temple": Look(TEMPLE, "building-temple", "purple-soft", "purple-ink"),
}
RESOURCES = {
    "food": Look(FARM, "food", "green-soft", "green-ink"),
    "ceramics": Look(CERAMICS, "ceramics", "orange-soft", "orange-ink"),
    "technology": Look(LIBRARY, "technology", "blue-soft", "blue-ink"),
}
POPULATION = Look(STONES, "population", "gray-soft", "gray-ink")
RING = Look(TEMPLE, "victory-ring", "purple-soft", "purple-ink")
COINS = Look(MARKET, "coin", "yellow-soft", "coin")
NATURE = {"road": "road", "natural": "terrain-forest", "water": "terrain-water", "sidewalk": "sidewalk"}
REWARDS = {**RESOURCES, "population": POPULATION, "rings": RING}

TILES: dict[str, Tile] = {tile.id: tile for tile in COMPONENTS.tiles}
STACKS: dict[str, Stack] = {stack.id: stack for stack in COMPONENTS.stacks}
MONUMENTS: dict[str, Monument] = {monument.id: monument for monument in COMPONENTS.monuments}
MAPS: dict[str, Map] = {map.id: map for map in COMPONENTS.maps}
LETTERS = {type.id: type.letter for type in COMPONENTS.types}


def emblem(monument: str) -> str:
    """The icon of a monument."""
    own = f"monument-{monument.replace('_', '-')}"
    return own if icons.exists(own) else "wonder"


def gains(item: Tile | Monument) -> list[str]:
    """Each symbol on a tile or a monument, as often as it is there."""
    counted = {"food": item.food, "ceramics": item.ceramics, "technology": item.technology}
    if isinstance(item, Monument):
        counted |= {"population": item.population, "rings": item.rings}
    return [id for id, count in counted.items() for time in range(count)]
