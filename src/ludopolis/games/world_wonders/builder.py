"""Where tiles, monuments, pedestals and solo cards lie in a position, for those who set one up."""

from typing import Any

from ludopolis.core.builder import Builder
from ludopolis.games.world_wonders.components import COMPONENTS, IDS
from ludopolis.games.world_wonders.position import PositionData

_STACK_OF = {tile.id: tile.stack for tile in COMPONENTS.tiles}


def tidy(position: dict[str, Any], loose: list[str]) -> None:
    """What lies nowhere goes back; the display is full (R6.8); tiles on maps were revealed before (R2.3)."""
    position["pedestals"] += [id for id in loose if id in IDS["pedestal"]]
    position["deck"] += [id for id in loose if id in IDS["monument"]]
    if position["solo"] is not None:
        position["solo"]["deck"] += [id for id in loose if id in IDS["solo_card"]]
    display, shown = position["display"], COMPONENTS.setups[len(position["cities"]) - 1].monuments
    while len(display) < shown and position["deck"]:
        display.append(position["deck"].pop(0))
    standing = [placed["object"] for city in position["cities"] for placed in city["objects"]]
    for tile in standing:
        if tile in _STACK_OF:
            _reveal(position, tile, standing)


def _reveal(position: dict[str, Any], tile: str, standing: list[str]) -> None:
    """Let a tile on a map come from a round before, or from the present one if there is no other."""
    stack, present = _STACK_OF[tile], position["round"] - 1
    pile = position["stacks"][stack]
    if pile.index(tile) > present:
        earlier = next((place for place in range(present) if pile[place] not in standing), present)
        place = pile.index(tile)
        pile[earlier], pile[place] = tile, pile[earlier]
    if pile.index(tile) == present and stack in position["offer"]:
        position["offer"].remove(stack)


BUILDER = Builder(
    PositionData,
    IDS,
    {
        "tile": ("cities[].objects[].object",),
        "monument": ("display", "deck", "cities[].objects[].object", "solo.monuments"),
        "pedestal": ("pedestals", "cities[].pedestal"),
        "solo_card": ("solo.used", "solo.deck"),
    },
    deals=("stacks.*",),
    tidy=tidy,
)
