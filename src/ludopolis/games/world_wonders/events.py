"""What can happen, for logs and animation, and the results of chance (R12.2)."""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.kinds import ChanceKind, EventKind, Holding, Part
from ludopolis.games.world_wonders.components import IDS

MAP_DEALT: Final[i64] = 0
ORDER: Final[i64] = 1
ROUND_BEGINS: Final[i64] = 2
TILE_REMOVED: Final[i64] = 3
REVEALED: Final[i64] = 4
MONUMENT_REVEALED: Final[i64] = 5
GOAL_REVEALED: Final[i64] = 6
START_ROAD: Final[i64] = 7
BUILDING_BOUGHT: Final[i64] = 8
MONUMENT_BOUGHT: Final[i64] = 9
OBJECT_BOUGHT: Final[i64] = 10
PEDESTAL_BOUGHT: Final[i64] = 11
PLACED: Final[i64] = 12
GAINED: Final[i64] = 13
POPULATION_GREW: Final[i64] = 14
POPULATION_FULL: Final[i64] = 15
LOAN_TAKEN: Final[i64] = 16
LOAN_REPAID: Final[i64] = 17
OUT: Final[i64] = 18
DROPPED_OUT: Final[i64] = 19
SOLO_CARD: Final[i64] = 20
SOLO_RESHUFFLED: Final[i64] = 21
SOLO_TILE: Final[i64] = 22
SOLO_OBJECT: Final[i64] = 23
SOLO_MONUMENT: Final[i64] = 24
SOLO_NOTHING: Final[i64] = 25
GAME_OVER: Final[i64] = 26

_PLAYER: Final = Part("player", "seat")
_TILE: Final = Part("tile", "tile")
_MONUMENT: Final = Part("monument", "monument")
_OBJECT: Final = Part("object", "object")
_COINS: Final = Part("coins")

EVENTS: Final = (
    EventKind("map_dealt", (_PLAYER, Part("map", "map"))),
    EventKind("order", (_PLAYER, Part("position"))),
    EventKind("round_begins", (Part("round"),)),
    EventKind("tile_removed", (_TILE,)),
    EventKind("revealed", (_TILE,)),
    EventKind("monument_revealed", (_MONUMENT,)),
    EventKind("goal_revealed", (Part("goal", "goal"),)),
    EventKind("start_road", (_PLAYER,)),
    EventKind("building_bought", (_PLAYER, _TILE, _COINS)),
    EventKind("monument_bought", (_PLAYER, _MONUMENT, _COINS)),
    EventKind("object_bought", (_PLAYER, _OBJECT, _COINS)),
    EventKind("pedestal_bought", (_PLAYER, Part("pedestal", "pedestal"), _COINS)),
    EventKind(
        "placed",
        (_PLAYER, Part("piece", "piece"), Part("rotation", "rotation"), Part("space", "space")),
    ),
    EventKind("gained", (_PLAYER, Part("food"), Part("ceramics"), Part("technology"))),
    EventKind("population_grew", (_PLAYER, Part("steps"), Part("position"))),
    EventKind("population_full", (_PLAYER,)),
    EventKind("loan_taken", (_PLAYER,)),
    EventKind("loan_repaid", (_PLAYER, _COINS)),
    EventKind("out", (_PLAYER,)),
    EventKind("dropped_out", (_PLAYER, _COINS)),
    EventKind("solo_card", (Part("solo_card", "solo_card"),)),
    EventKind("solo_reshuffled", ()),
    EventKind("solo_tile", (_TILE,)),
    EventKind("solo_object", (_OBJECT,)),
    EventKind("solo_monument", (_MONUMENT,)),
    EventKind("solo_nothing", ()),
    EventKind("game_over", ()),
)

CHANCE_ORDER: Final[i64] = 0
CHANCE_MAPS: Final[i64] = 1
CHANCE_STACK: Final[i64] = 2  # + stack
CHANCE_MONUMENTS: Final[i64] = 10
CHANCE_GOALS: Final[i64] = 11
CHANCE_SOLO: Final[i64] = 12
CHANCE_GENERATOR: Final[i64] = 13

CHANCES: Final = (
    ChanceKind("order"),
    ChanceKind("maps", "map"),
    *(ChanceKind(f"stack_{stack}", "tile") for stack in IDS["stack"]),
    ChanceKind("monuments", "monument"),
    ChanceKind("goals", "goal"),
    ChanceKind("solo", "solo_card"),
    ChanceKind("generator"),
)

HOLDINGS: Final = (
    Holding("monument", "monument_bought", "monument"),
    Holding("tile", "building_bought", "tile"),
    Holding("object", "object_bought", "object"),
    Holding("pedestal", "pedestal_bought", "pedestal"),
)
