"""The printed facts as number tables for the engine."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization.actions import WIDTH
from ludopolis.games.civilization.components import COMPONENTS, IDS, SQUARES, TILE, Layout, Square

_constants: Final = COMPONENTS.constants
_techs: Final = COMPONENTS.technologies
_buildings: Final = COMPONENTS.buildings
_wonders: Final = COMPONENTS.wonders
_persons: Final = COMPONENTS.great_persons
_events: Final = COMPONENTS.events


def _number(kind: str, id: str) -> int:
    """The number of a component; -1 for none."""
    return IDS[kind].index(id) if id else -1


def _numbers(given: list[int]) -> vec[i64]:
    """A table from a list with another list in it, which the compiler does not take directly."""
    return vec[i64](given)


# --- constants ------------------------------------------------------------------------------------

MOST_TRADE: Final[i64] = _constants.trade_max
COINS_TO_WIN: Final[i64] = _constants.coins_to_win
ARMY_COST: Final[i64] = _constants.army_cost
SCOUT_COST: Final[i64] = _constants.scout_cost
RUSH_TRADE: Final[i64] = _constants.rush_trade
RUSH_PRODUCTION: Final[i64] = _constants.rush_production
CARAVAN_PRODUCTION: Final[i64] = _constants.caravan_production
CITY_ARTS: Final[i64] = _constants.city_arts
METROPOLIS_ARTS: Final[i64] = _constants.metropolis_arts
CITY_STATE_CULTURE: Final[i64] = _constants.city_state_culture
CITY_DISTANCE: Final[i64] = _constants.city_distance
RESEARCH_COST: Final[vec[i64]] = _numbers([0, *_constants.research_cost])  # by level
LEVELS: Final[i64] = 5

# --- ground ---------------------------------------------------------------------------------------

# Kinds of ground: 0 no square, 1 face down, then the five terrains as tokens show them, then all the
# printed ones.
_plain = [Square(terrain.id, terrain.icons) for terrain in COMPONENTS.terrains]
_printed: list[Square] = []
for _tile in COMPONENTS.tiles():
    for _row in SQUARES[_tile.id]:
        for _square in _row:
            _bare = Square(_square.terrain, _square.icons, _square.resource, _square.symbol)
            if _bare not in _printed and _bare not in _plain:
                _printed.append(_bare)
GROUND_KINDS: Final = [*_plain, *_printed]
FIRST_GROUND: Final[i64] = 2  # + terrain is the plain terrain


def _ground(square: Square) -> int:
    bare = Square(square.terrain, square.icons, square.resource, square.symbol)
    return 2 + GROUND_KINDS.index(bare)


def _of_ground(icon: str) -> list[int]:
    return [0, 0, *(kind.icons.get(icon, 0) for kind in GROUND_KINDS)]


GROUND_TERRAIN: Final[vec[i64]] = _numbers(
    [-1, -1, *(_number("terrain", kind.terrain) for kind in GROUND_KINDS)]
)
GROUND_TRADE: Final[vec[i64]] = vec[i64](_of_ground("trade"))
GROUND_PRODUCTION: Final[vec[i64]] = vec[i64](_of_ground("production"))
GROUND_CULTURE: Final[vec[i64]] = vec[i64](_of_ground("culture"))
GROUND_COIN: Final[vec[i64]] = vec[i64](_of_ground("coin"))
GROUND_RESOURCE: Final[vec[i64]] = _numbers(
    [-1, -1, *(_number("resource", kind.resource) for kind in GROUND_KINDS)]
)
_SYMBOLS = ["", "hut", "village", "relic"]
NO_SYMBOL: Final[i64] = 0
HUT_SYMBOL: Final[i64] = 1
VILLAGE_SYMBOL: Final[i64] = 2
RELIC_SYMBOL: Final[i64] = 3
GROUND_SYMBOL: Final[vec[i64]] = _numbers([0, 0, *(_SYMBOLS.index(kind.symbol) for kind in GROUND_KINDS)])

# --- tiles and layouts ----------------------------------------------------------------------------

NEUTRAL_TILES: Final[i64] = 27
TILES: Final[i64] = 43
TILE_SQUARES: Final[i64] = 16
MOST_SLOTS: Final[i64] = 22


def _turned(rows: list[list[Square]], turns: int) -> list[Square]:
    """The squares of a tile after quarter turns clockwise, row by row."""
    for _turn in range(turns):
        rows = [[rows[TILE - 1 - column][row] for column in range(TILE)] for row in range(TILE)]
    return [square for row in rows for square in row]


# The grounds of a tile, turned: tile * 64 + turns * 16 + square.
TILE_GROUND: Final[vec[i64]] = vec[i64](
    [
        _ground(square)
        for tile in COMPONENTS.tiles()
        for turns in range(4)
        for square in _turned(SQUARES[tile.id], turns)
    ]
)
_ARROWS = ["up", "right", "down", "left"]
_layouts: Final[list[Layout]] = COMPONENTS.layouts


def _padded(rows: list[list[int]], width: int, filler: int = -1) -> list[int]:
    """Tables with a row a number of seats, from 0 on."""
    by_seats = [[], [], *rows]
    return [number for row in by_seats for number in [*row, *[filler] * (width - len(row))]]


# Slots of a layout: the neutral tiles, then the homes by seat. All by seats * MOST_SLOTS + slot.
SLOTS_OF: Final[vec[i64]] = _numbers([0, 0, *(len(layout.tiles()) for layout in _layouts)])  # by seats
NEUTRAL_SLOTS: Final[vec[i64]] = _numbers([0, 0, *(len(layout.neutral) for layout in _layouts)])  # by seats
SLOT_CORNER: Final[vec[i64]] = vec[i64](
    _padded([[row * int(WIDTH) + column for row, column in layout.tiles()] for layout in _layouts], 22)
)
HOME_TURNS: Final[vec[i64]] = vec[i64](
    _padded([[_ARROWS.index(home.arrow) for home in layout.homes] for layout in _layouts], 5, 0)
)  # by seats * 5 + seat


def _squares_of(layout: Layout) -> list[int]:
    """The squares of a layout, slot by slot and row by row within it."""
    return [
        (row + down) * int(WIDTH) + column + right
        for row, column in layout.tiles()
        for down in range(TILE)
        for right in range(TILE)
    ]


# The squares there are: seats * 352 + slot * 16 + place in the tile.
SLOT_SQUARE: Final[vec[i64]] = vec[i64](_padded([_squares_of(layout) for layout in _layouts], 352))
SQUARES_ROW: Final[i64] = 352


def _slots(layout: Layout) -> list[int]:
    found = [-1] * 504
    for place, square in enumerate(_squares_of(layout)):
        found[square] = place // 16
    return found


SLOT_AT: Final[vec[i64]] = vec[i64](
    _padded([_slots(layout) for layout in _layouts], 504)
)  # seats * 504 + square


def _outer(layout: Layout) -> list[int]:
    """1 for squares with a side that borders nothing; the hole in the middle is not nothing (R16.36)."""
    there = set(_squares_of(layout))
    hole = layout.hole
    if hole is not None:
        there |= {
            (hole.row + down) * int(WIDTH) + hole.col + right
            for down in range(hole.height)
            for right in range(hole.width)
        }
    found = [0] * 504
    for square in _squares_of(layout):
        row, column = divmod(square, int(WIDTH))
        near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        inside = [
            0 <= r < layout.height and 0 <= c < layout.width and r * int(WIDTH) + c in there for r, c in near
        ]
        found[square] = 0 if all(inside) else 1
    return found


OUTER_EDGE: Final[vec[i64]] = vec[i64](_padded([_outer(layout) for layout in _layouts], 504, 0))  # the same

# --- civilizations --------------------------------------------------------------------------------

_nations: Final = COMPONENTS.civilizations
NATION_TECH: Final[vec[i64]] = vec[i64]([_number("technology", nation.technology) for nation in _nations])
NATION_GOVERNMENT: Final[vec[i64]] = vec[i64](
    [_number("government", nation.government) for nation in _nations]
)
NATION_TILE: Final[vec[i64]] = vec[i64]([_number("tile", nation.home) for nation in _nations])
NATION_ARMIES: Final[vec[i64]] = vec[i64]([_constants.armies + nation.extra_armies for nation in _nations])
NATION_SCOUTS: Final[vec[i64]] = vec[i64]([_constants.scouts + nation.extra_scouts for nation in _nations])
START_ARMIES: Final[vec[i64]] = vec[i64](
    [_constants.start_armies + nation.extra_armies for nation in _nations]
)
START_SCOUTS: Final[vec[i64]] = vec[i64](
    [_constants.start_scouts + nation.extra_scouts for nation in _nations]
)
# Units of the reserve at the start: nation * 4 + type.
START_UNITS: Final[vec[i64]] = vec[i64](
    [
        _constants.start_units.get(type, 0) + nation.extra_units.get(type, 0)
        for nation in _nations
        for type in IDS["unit_type"]
    ]
)
MODULE_OF_NATION: Final = [nation.module for nation in _nations]

# --- technologies ---------------------------------------------------------------------------------

TECHS: Final[i64] = 45
TECH_LEVEL: Final[vec[i64]] = vec[i64]([tech.level for tech in _techs])
TECH_COIN: Final[vec[i64]] = vec[i64]([tech.coin for tech in _techs])
TECH_HAND: Final[vec[i64]] = vec[i64]([tech.culture_hand for tech in _techs])
TECH_SPEED: Final[vec[i64]] = vec[i64]([tech.travel_speed for tech in _techs])
TECH_STACKING: Final[vec[i64]] = vec[i64]([tech.stacking for tech in _techs])
TECH_CITIES: Final[vec[i64]] = vec[i64]([tech.max_cities for tech in _techs])
TECH_WATER: Final[vec[i64]] = vec[i64]([["", "cross", "end"].index(tech.water) for tech in _techs])
TECH_BUILDING: Final[vec[i64]] = vec[i64]([_number("building", tech.building) for tech in _techs])
TECH_GOVERNMENT: Final[vec[i64]] = vec[i64]([_number("government", tech.government) for tech in _techs])
# Ranks a tech gives: tech * 4 + type; aircraft are unlocked with rank 1.
TECH_RANK: Final[vec[i64]] = vec[i64](
    [max(tech.ranks.get(type, 0), int(tech.unit == type)) for tech in _techs for type in IDS["unit_type"]]
)
# By building: the tech that unlocks it; by government too (-1: always).
BUILDING_TECH: Final[vec[i64]] = vec[i64](
    [next(n for n, tech in enumerate(_techs) if tech.building == id) for id in IDS["building"]]
)
GOVERNMENT_TECH: Final[vec[i64]] = vec[i64](
    [next((n for n, tech in enumerate(_techs) if tech.government == id), -1) for id in IDS["government"]]
)
TECH_COIN_MOST: Final[i64] = max(tech.coin_max for tech in _techs)
NO_WATER: Final[i64] = 0
CROSS: Final[i64] = 1
END: Final[i64] = 2


def _with(values: list[int]) -> list[int]:
    """A set of techs as a number."""
    return [sum(2**number for number in values)]


# Techs with something worth asking for often, as sets.
COIN_TECHS: Final[vec[i64]] = vec[i64](_with([n for n, tech in enumerate(_techs) if tech.coin]))

# --- buildings, wonders ---------------------------------------------------------------------------

BUILDINGS: Final[i64] = 16
BUILDING_COST: Final[vec[i64]] = vec[i64]([building.cost for building in _buildings])
BUILDING_UNIQUE: Final[vec[i64]] = vec[i64]([int(building.unique) for building in _buildings])
BUILDING_TRADE: Final[vec[i64]] = vec[i64]([building.icons.get("trade", 0) for building in _buildings])
BUILDING_PRODUCTION: Final[vec[i64]] = vec[i64](
    [building.icons.get("production", 0) for building in _buildings]
)
BUILDING_CULTURE: Final[vec[i64]] = vec[i64]([building.icons.get("culture", 0) for building in _buildings])
BUILDING_COIN: Final[vec[i64]] = vec[i64]([building.icons.get("coin", 0) for building in _buildings])
BUILDING_COMBAT: Final[vec[i64]] = vec[i64]([building.icons.get("combat", 0) for building in _buildings])
BUILDING_UPGRADE: Final[vec[i64]] = vec[i64](
    [_number("building", building.upgrade) for building in _buildings]
)
# Whether a building may stand on a terrain: building * 5 + terrain.
BUILDING_ON: Final[vec[i64]] = vec[i64](
    [int(terrain in building.terrains) for building in _buildings for terrain in IDS["terrain"]]
)
_tokens: Final = [building for building in _buildings if building.tokens]
TOKEN_KINDS: Final[i64] = 9
TOKENS: Final[vec[i64]] = vec[i64]([building.tokens for building in _tokens])
TOKENS_REMOVED: Final[vec[i64]] = vec[i64]([building.removed_for_two for building in _tokens])


def _token_of(id: str) -> int:
    """The kind of token of a building: a basic building and its upgrade share one; -1 for walls."""
    return next((n for n, token in enumerate(_tokens) if id in (token.id, token.upgrade)), -1)


TOKEN_OF: Final[vec[i64]] = vec[i64]([_token_of(id) for id in IDS["building"]])

WONDERS: Final[i64] = 27
ERAS: Final[i64] = 3
WONDERS_OF_ERA: Final[i64] = 9
WONDER_ERA: Final[vec[i64]] = vec[i64]([IDS["era"].index(wonder.era) for wonder in _wonders])
WONDER_COST: Final[vec[i64]] = vec[i64]([wonder.cost for wonder in _wonders])
WONDER_TECH: Final[vec[i64]] = vec[i64](
    [_number("technology", wonder.discount_technology) for wonder in _wonders]
)
WONDER_DISCOUNTED: Final[vec[i64]] = vec[i64]([wonder.discount_cost for wonder in _wonders])
WONDER_CULTURE: Final[vec[i64]] = vec[i64]([wonder.culture_icons for wonder in _wonders])
MODULE_OF_WONDER: Final = [wonder.module for wonder in _wonders]
WONDERS_SELECTED: Final[vec[i64]] = _numbers(
    [0, 0, *(_constants.wonders_per_era[seats] for seats in (2, 3, 4, 5))]
)

# --- culture --------------------------------------------------------------------------------------

_spaces: Final = COMPONENTS.track.spaces
LAST_SPACE: Final[i64] = 21
SPACE_SECTION: Final[vec[i64]] = vec[i64]([space.section for space in _spaces])
SPACE_CULTURE: Final[vec[i64]] = vec[i64]([space.culture for space in _spaces])
SPACE_TRADE: Final[vec[i64]] = vec[i64]([space.trade for space in _spaces])
NO_REWARD: Final[i64] = 0
EVENT_REWARD: Final[i64] = 1
PERSON_REWARD: Final[i64] = 2
VICTORY_REWARD: Final[i64] = 3
SPACE_REWARD: Final[vec[i64]] = vec[i64](
    [["", "event", "great_person", "victory"].index(space.reward) for space in _spaces]
)

EVENTS: Final[i64] = 38
EVENT_LEVEL: Final[vec[i64]] = vec[i64]([event.level for event in _events])
# The faces of the event cards, level by level, and where the backs of each level begin (EVENT_BACKS added).
EVENT_FACES: Final[vec[i64]] = vec[i64](
    [
        number
        for level in (1, 2, 3)
        for number, event in enumerate(_events)
        if event.level == level
        for copy in range(event.copies)
    ]
)
EVENTS_FROM: Final[vec[i64]] = vec[i64]([0, 0, 27, 52, 69])  # by level; one more for the end of the last
EVENT_RANGE: Final[vec[i64]] = vec[i64]([event.range for event in _events])  # 0: everywhere
EVENT_DISTANCE: Final[vec[i64]] = vec[i64]([event.distance for event in _events])
EVENT_UNITS: Final[vec[i64]] = vec[i64]([event.units for event in _events])
EVENT_POLICIES: Final[vec[i64]] = vec[i64]([event.policies for event in _events])
EVENT_PRODUCTION: Final[vec[i64]] = vec[i64]([event.production for event in _events])
EVENT_MAX_LEVEL: Final[vec[i64]] = vec[i64]([event.max_level for event in _events])
# Resources an event can stand for, as a set.
EVENT_RESOURCES: Final[vec[i64]] = vec[i64](
    [sum(2 ** IDS["resource"].index(id) for id in event.resources) for event in _events]
)

PERSONS: Final[i64] = 42
PERSON_TYPES: Final[i64] = 6
PERSON_TYPE: Final[vec[i64]] = vec[i64]([_number("person_type", person.type) for person in _persons])
PERSON_DISCARD: Final[vec[i64]] = vec[i64]([int(person.discard) for person in _persons])
MODULE_OF_PERSON: Final = [person.module for person in _persons]
_types: Final = COMPONENTS.person_types
TYPE_TRADE: Final[vec[i64]] = vec[i64]([type.icons.get("trade", 0) for type in _types])
TYPE_PRODUCTION: Final[vec[i64]] = vec[i64]([type.icons.get("production", 0) for type in _types])
TYPE_CULTURE: Final[vec[i64]] = vec[i64]([type.icons.get("culture", 0) for type in _types])
TYPE_COIN: Final[vec[i64]] = vec[i64]([type.icons.get("coin", 0) for type in _types])
TYPE_COMBAT: Final[vec[i64]] = vec[i64]([type.icons.get("combat", 0) for type in _types])
TYPE_TOKENS: Final[vec[i64]] = vec[i64]([type.tokens for type in _types])

# --- policies, investments ------------------------------------------------------------------------

POLICIES: Final[i64] = 8
POLICY_CARDS: Final[i64] = 4
POLICY_CARD: Final[vec[i64]] = vec[i64](
    [next(n for n, card in enumerate(COMPONENTS.policy_cards) if id in card.sides) for id in IDS["policy"]]
)
INVESTMENTS: Final[i64] = 4
TIERS: Final[i64] = 3
# investment * 3 + tier
TIER_MARKERS: Final[vec[i64]] = vec[i64](
    [tier.markers for card in COMPONENTS.investments for tier in card.tiers]
)
TIER_PRODUCTION: Final[vec[i64]] = vec[i64](
    [tier.city_production for card in COMPONENTS.investments for tier in card.tiers]
)
TIER_HAND: Final[vec[i64]] = vec[i64](
    [tier.culture_hand for card in COMPONENTS.investments for tier in card.tiers]
)
TIER_DISCOUNT: Final[vec[i64]] = vec[i64](
    [tier.culture_discount for card in COMPONENTS.investments for tier in card.tiers]
)
TIER_COMBAT: Final[vec[i64]] = vec[i64](
    [tier.combat for card in COMPONENTS.investments for tier in card.tiers]
)

# --- tokens, units, city-states -------------------------------------------------------------------

_huts: Final = COMPONENTS.huts
_villages: Final = COMPONENTS.villages
HUT_COPIES: Final[vec[i64]] = vec[i64]([token.copies for token in _huts])
HUT_REMOVED: Final[vec[i64]] = vec[i64]([token.removed_for_two for token in _huts])
HUT_RESOURCE: Final[vec[i64]] = vec[i64]([_number("resource", token.resource) for token in _huts])
HUT_KEPT: Final[vec[i64]] = vec[i64]([int(token.keep) for token in _huts])
VILLAGE_COPIES: Final[vec[i64]] = vec[i64]([token.copies for token in _villages])
VILLAGE_REMOVED: Final[vec[i64]] = vec[i64]([token.removed_for_two for token in _villages])
VILLAGE_RESOURCE: Final[vec[i64]] = vec[i64]([_number("resource", token.resource) for token in _villages])
VILLAGE_KEPT: Final[vec[i64]] = vec[i64]([int(token.keep) for token in _villages])
HUTS: Final[i64] = 35
VILLAGES: Final[i64] = 20

UNIT_TYPES: Final[i64] = 4
UNITS: Final[i64] = 12
UNIT_TYPE: Final[vec[i64]] = vec[i64]([_number("unit_type", unit.type) for unit in COMPONENTS.units])
# Where the backs of each type begin; one more for the end of the last. Infantry, artillery, mounted,
# aircraft.
UNITS_FROM: Final[vec[i64]] = vec[i64]([0, 15, 30, 45, 53])
UNIT_FACES: Final[vec[i64]] = vec[i64](
    [
        number
        for type in IDS["unit_type"]
        for number, unit in enumerate(COMPONENTS.units)
        if unit.type == type
        for copy in range(unit.copies)
    ]
)
# unit * 4 + rank - 1; aircraft have one rank.
UNIT_STRENGTH: Final[vec[i64]] = vec[i64](
    [unit.ranks[min(rank, len(unit.ranks) - 1)][0] for unit in COMPONENTS.units for rank in range(4)]
)
UNIT_HEALTH: Final[vec[i64]] = vec[i64](
    [unit.ranks[min(rank, len(unit.ranks) - 1)][1] for unit in COMPONENTS.units for rank in range(4)]
)
# type * 4 + rank - 1
UNIT_COST: Final[vec[i64]] = vec[i64](
    [type.costs[min(rank, len(type.costs) - 1)] for type in COMPONENTS.unit_types for rank in range(4)]
)
UNIT_TRUMPS: Final[vec[i64]] = vec[i64]([_number("unit_type", type.trumps) for type in COMPONENTS.unit_types])

_states: Final = COMPONENTS.city_states
STATE_TRADE: Final[vec[i64]] = vec[i64]([state.icons.get("trade", 0) for state in _states])
STATE_PRODUCTION: Final[vec[i64]] = vec[i64]([state.icons.get("production", 0) for state in _states])
STATE_CULTURE: Final[vec[i64]] = vec[i64]([state.icons.get("culture", 0) for state in _states])
STATE_COIN: Final[vec[i64]] = vec[i64]([state.icons.get("coin", 0) for state in _states])
STATE_COMBAT: Final[vec[i64]] = vec[i64]([state.icons.get("combat", 0) for state in _states])
STATE_ANY_RESOURCE: Final[vec[i64]] = vec[i64]([int(state.any_resource) for state in _states])
LOOT_COST: Final[vec[i64]] = vec[i64]([loot.cost for loot in COMPONENTS.loot])
# The relic of a neutral tile, or -1.
TILE_RELIC: Final[vec[i64]] = vec[i64](
    [next((n for n, relic in enumerate(COMPONENTS.relics) if relic.tile == id), -1) for id in IDS["tile"]]
)
