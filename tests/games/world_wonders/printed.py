"""The printed facts, read straight from the data file and not through the engine."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

Json = dict[str, Any]

DATA: Json = json.loads((files("ludopolis.games.world_wonders") / "components.json").read_text("utf-8"))
TILE: dict[str, Json] = {tile["id"]: tile for tile in DATA["tiles"]}
STACK: dict[str, Json] = {stack["id"]: stack for stack in DATA["stacks"]}
MONUMENT: dict[str, Json] = {monument["id"]: monument for monument in DATA["monuments"]}
GOAL: dict[str, Json] = {goal["id"]: goal for goal in DATA["goals"]}
CARD: dict[str, Json] = {card["id"]: card for card in DATA["solo_cards"]}
TRACK: dict[str, Json] = {track["id"]: track for track in DATA["tracks"]}
GRID: dict[str, list[str]] = {map["id"]: map["grid"] for map in DATA["maps"]}
SETUP: dict[int, Json] = {setup["seats"]: setup for setup in DATA["setups"]}
RESOURCES: list[str] = DATA["resources"]
TYPES: list[str] = [type["id"] for type in DATA["types"]]
ROADS = ("long_road", "short_road_2", "short_road_1")


def price(tile: str) -> int:
    found: int = STACK[TILE[tile]["stack"]]["price"]
    return found


def pile(stack: str) -> list[str]:
    """The ten tiles of a stack."""
    return [tile for tile in TILE if TILE[tile]["stack"] == stack]


@cache
def pieces(item: str) -> list[tuple[tuple[str, ...], int]]:
    """What an object consists of: the rows of each kind of piece, and how many there are of it."""
    if item in TILE:
        return [(tuple(STACK[TILE[item]["stack"]]["pattern"]), 1)]
    if item == "short_roads":
        return [(tuple(piece["pattern"]), piece["count"]) for piece in DATA["short_roads"]["pieces"]]
    if item in ("long_road", "tower"):
        return [(tuple(DATA[item]["pattern"]), 1)]
    parts = [tuple(part) for part in MONUMENT[item]["parts"]]
    return [(part, parts.count(part)) for part in dict.fromkeys(parts)]


def shapes(thing: str) -> list[tuple[str, ...]]:
    """The patterns of something that stands on a map; a short road is one piece."""
    if thing.startswith("short_road_"):
        return [tuple(p["pattern"]) for p in DATA["short_roads"]["pieces"] if p["id"] == thing]
    return [rows for rows, _ in pieces(thing)]
