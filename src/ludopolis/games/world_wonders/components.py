"""The printed facts of the game, read from ``components.json`` and checked (R1, R14)."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from ludopolis.core.facts import Facts, read_facts
from ludopolis.games.world_wonders.patterns import GAP, LAND, NOTHING, Pattern, connected

FOLDER = str(Path(__file__).parent)
FILE = Path(FOLDER) / "components.json"

ROWS = 12
COLUMNS = 12
PIECES = 3  # pieces an object may consist of
DISPLAY = 3  # monuments that have room on display
TOP = 6  # objects that have room on the top part of a solo card
RESOURCES = ["food", "ceramics", "technology"]  # the columns of rewards and tracks, in this order
NATURE = ("road", "natural", "water", "sidewalk")  # what a monument may ask for besides buildings (R6.6)
METRICS = (
    "largest_enclosed_free_land",
    "largest_connected_road_cells",
    "monument_count",
    "buildings_adjacent_natural",
    "buildings_adjacent_water",
    "buildings_of_type",
    "resource_track_position",
    "largest_adjacent_group_of_type",
    "buildings_adjacent_map_edge",
    "distinct_district_types",
)
ARRANGEMENTS = ("single", "free_adjacent", "fixed_with_gap")


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything printed, and where its facts come from; ``sources`` is for single fields."""

    source: str
    sources: dict[str, str] = {}
    note: str = ""


class Type(Item, frozen=True):
    """A kind of building; the letter is the initial of its Latin name (R0.6)."""

    id: str
    letter: str


class Setup(Item, frozen=True):
    """What is used with a number of players (R2.2, R2.5)."""

    seats: int
    stacks: list[str]
    long_roads: int
    short_roads: int
    towers: int
    monuments: int
    pedestals: int


class Stack(Item, frozen=True):
    """A stack of tiles of one shape; ``position`` is its place from the left."""

    id: str
    pattern: list[str]
    price: int
    position: int


class Tile(Item, frozen=True):
    id: str
    stack: str
    type: str
    food: int
    ceramics: int
    technology: int


class LongRoad(Item, frozen=True):
    pattern: list[str]
    price: int
    count: int


class ShortRoad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    pattern: list[str]
    count: int


class ShortRoads(Item, frozen=True):
    """A set of short roads, bought and placed together (R5.4)."""

    pieces: list[ShortRoad]
    price: int
    count: int


class Tower(Item, frozen=True):
    pattern: list[str]
    price: int
    count: int


class Pedestal(Item, frozen=True):
    id: str
    position: int
    price: int


class Loan(Item, frozen=True):
    count: int
    extra_coins: int
    repayment: int
    penalty: int


class Monument(Item, frozen=True):
    """R6.1. ``next_to`` says how many of each kind of neighbour it needs."""

    id: str
    arrangement: str
    parts: list[list[str]]
    next_to: dict[str, int]
    food: int
    ceramics: int
    technology: int
    population: int
    rings: int

    def kinds(self) -> list[tuple[list[str], int]]:
        """The different parts, and how many there are of each."""
        kinds: list[list[str]] = []
        for part in self.parts:
            if part not in kinds:
                kinds.append(part)
        return [(kind, self.parts.count(kind)) for kind in kinds]


class Goal(Item, frozen=True):
    """A common goal; its metric may ask for a building type or a resource (R10.6)."""

    id: str
    metric: str
    first: int
    second: int
    type: str = ""
    resource: str = ""


class SoloCard(Item, frozen=True):
    """R11.3. An object is a building type, ``any_building``, or what else can be bought."""

    id: str
    top: list[str] = []
    middle: str = ""
    arrow: str = ""
    reshuffle: bool = False


class ResourceTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    last: int
    population_at: list[int]


class PopulationTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    last: int
    rings_at: list[int]


class Track(Item, frozen=True):
    """One side of the track boards (R14.4)."""

    id: str
    food: ResourceTrack
    ceramics: ResourceTrack
    technology: ResourceTrack
    population: PopulationTrack

    def resource(self, id: str) -> ResourceTrack:
        tracks = {"food": self.food, "ceramics": self.ceramics, "technology": self.technology}
        return tracks[id]


class Map(Item, frozen=True):
    """A city map: ``.`` plain land, ``~`` water, ``*`` natural resource (R0.2)."""

    id: str
    side: str
    grid: list[str]


class Components(Facts, frozen=True):
    source: str
    rounds: int
    coins: int
    resources: list[str]
    types: list[Type]
    setups: list[Setup]
    stacks: list[Stack]
    tiles: list[Tile]
    long_road: LongRoad
    short_roads: ShortRoads
    tower: Tower
    pedestals: list[Pedestal]
    loan: Loan
    monuments: list[Monument]
    goals_in_play: int
    tied_second: int  # points for each of several players in second place (R10.4)
    goals: list[Goal]
    solo_cards: list[SoloCard]
    tracks: list[Track]
    maps: list[Map]

    def faults(self) -> list[str]:
        """What contradicts the rules in the data."""
        found = [*_wrong_counts(self), *_repeated(self)]
        for check in (_setup_faults, _tile_faults, _object_faults, _monument_faults, _goal_faults):
            found.extend(check(self))
        for check in (_solo_faults, _track_faults, _map_faults, _negative_numbers):
            found.extend(check(self))
        return found

    def type_ids(self) -> list[str]:
        return [type.id for type in self.types]


# --- the checks: each message names the item, what is wrong, and the rule -------------------------


def _wrong_counts(data: Components) -> list[str]:
    counted = {
        "types": (len(data.types), 5, "R0.6"),
        "setups": (len(data.setups), 5, "R2.1"),
        "stacks": (len(data.stacks), 8, "R1.1"),
        "tiles": (len(data.tiles), 80, "R1.1"),
        "pedestals": (len(data.pedestals), 2, "R1.1"),
        "monuments": (len(data.monuments), 21, "R1.1"),
        "monument parts": (sum(_wooden_pieces(monument) for monument in data.monuments), 28, "R1.1"),
        "goals": (len(data.goals), 15, "R1.1"),
        "solo_cards": (len(data.solo_cards), 14, "R1.1"),
        "tracks": (len(data.tracks), 2, "R2.1"),
        "maps": (len(data.maps), 6, "R2.1"),
    }
    return [
        f"{name}: there are {is_} instead of {wanted} ({rule})"
        for name, (is_, wanted, rule) in counted.items()
        if is_ != wanted
    ]


def _wooden_pieces(monument: Monument) -> int:
    return sum(len(connected(part)) for part in monument.parts)


def _repeated(data: Components) -> Iterator[str]:
    kinds: dict[str, list[str]] = {
        "types": data.type_ids(),
        "stacks": [stack.id for stack in data.stacks],
        "tiles": [tile.id for tile in data.tiles],
        "monuments": [monument.id for monument in data.monuments],
        "goals": [goal.id for goal in data.goals],
        "solo_cards": [card.id for card in data.solo_cards],
        "maps": [map.id for map in data.maps],
    }
    for kind, ids in kinds.items():
        yield from (f"{kind}: {id} exists twice" for id in sorted(set(ids)) if ids.count(id) > 1)


def _setup_faults(data: Components) -> Iterator[str]:
    stacks = [stack.id for stack in data.stacks]
    if [setup.seats for setup in data.setups] != [1, 2, 3, 4, 5]:
        yield "setups: they must be for 1, 2, 3, 4 and 5 players, in this order (R2.1)"
    for setup in data.setups:
        where = f"setups, {setup.seats} players"
        yield from (f"{where}: there is no stack {id!r} (R2.2)" for id in setup.stacks if id not in stacks)
        if len(set(setup.stacks)) < len(setup.stacks):
            yield f"{where}: a stack is named twice (R2.2)"
        pedestals = 0 if setup.seats == 1 else len(data.pedestals)
        if setup.pedestals != pedestals:
            yield f"{where}: {setup.pedestals} pedestals instead of {pedestals} (R2.6)"
        if not 1 <= setup.monuments <= DISPLAY:
            yield f"{where}: {setup.monuments} monuments on display; 1 to {DISPLAY} have room (R2.7)"
        if setup.towers not in (0, 1):
            yield f"{where}: {setup.towers} towers on offer; never more than one (R3.6)"


def _tile_faults(data: Components) -> Iterator[str]:
    for stack in data.stacks:
        yield from _pattern_faults(f"stack {stack.id}", stack.pattern, LAND)
        tiles = sum(tile.stack == stack.id for tile in data.tiles)
        if tiles != data.rounds:
            yield f"stack {stack.id}: has {tiles} tiles, one a round makes {data.rounds} (R3.6)"
    if sorted(stack.position for stack in data.stacks) != list(range(len(data.stacks))):
        yield "stacks: their positions must be 0 to 7, each once (R2.2)"
    for tile in data.tiles:
        if tile.type not in data.type_ids():
            yield f"tile {tile.id}: there is no building type {tile.type!r} (R0.6)"
        if tile.stack not in [stack.id for stack in data.stacks]:
            yield f"tile {tile.id}: there is no stack {tile.stack!r} (R2.3)"
        if not 1 <= tile.food + tile.ceramics + tile.technology <= 4:
            yield f"tile {tile.id}: must show 1 to 4 resources (R0.6)"


def _object_faults(data: Components) -> Iterator[str]:
    yield from _pattern_faults("long_road", data.long_road.pattern)
    yield from _pattern_faults("tower", data.tower.pattern, LAND)
    for piece in data.short_roads.pieces:
        yield from _pattern_faults(f"short_roads, {piece.id}", piece.pattern, LAND)
        if piece.count < 1:
            yield f"short_roads, {piece.id}: a set has at least one (R5.4)"
    if [piece.id for piece in data.short_roads.pieces] != ["short_road_2", "short_road_1"]:
        yield "short_roads: the pieces must be short_road_2 and short_road_1 (R5.4)"
    if data.loan.count < len(data.setups):
        yield f"loan: {data.loan.count} are too few, every player may hold one (R2.8)"
    if [pedestal.position for pedestal in data.pedestals] != [1, 2]:
        yield "pedestals: they must be for positions 1 and 2 (R3.7)"


def _monument_faults(data: Components) -> Iterator[str]:
    known = [*data.type_ids(), *NATURE]
    for monument in data.monuments:
        where = f"monument {monument.id}"
        for part in monument.parts:
            yield from _pattern_faults(where, part, gaps=monument.arrangement == "fixed_with_gap")
        if monument.arrangement not in ARRANGEMENTS:
            choices = ", ".join(ARRANGEMENTS)
            yield f"{where}: arrangement {monument.arrangement!r} is not one of {choices} (R6.5)"
        elif (monument.arrangement == "free_adjacent") != (len(monument.parts) > 1):
            yield f"{where}: several parts are free_adjacent, one part is not (R14.3)"
        if not 1 <= len(monument.kinds()) <= PIECES or len(monument.parts) > PIECES:
            yield f"{where}: has {len(monument.parts)} parts; 1 to {PIECES} are possible (R6.5)"
        for kind, count in monument.next_to.items():
            if kind not in known:
                yield f"{where}: next_to has {kind!r}, which is not one of {', '.join(known)} (R6.6)"
            elif count < 1 or (kind == "sidewalk" and count > 1):
                yield f"{where}: next_to cannot ask for {count} of {kind} (R6.6)"


def _goal_faults(data: Components) -> Iterator[str]:
    for goal in data.goals:
        where = f"goal {goal.id}"
        if goal.metric not in METRICS:
            yield f"{where}: metric {goal.metric!r} is not one of {', '.join(METRICS)} (R10.6)"
        if ("_of_type" in goal.metric) != (goal.type in data.type_ids()):
            yield f"{where}: a building type belongs to the metrics ..._of_type, and only there (R10.6)"
        if (goal.metric == "resource_track_position") != (goal.resource in data.resources):
            yield f"{where}: a resource belongs to resource_track_position, and only there (R10.6)"
    if not 1 <= data.goals_in_play <= len(data.goals):
        yield f"goals_in_play: {data.goals_in_play} is not possible (R10.1)"


def _solo_faults(data: Components) -> Iterator[str]:
    objects = [*data.type_ids(), "any_building", "long_road", "short_roads", "tower"]
    if sum(card.reshuffle for card in data.solo_cards) != 1:
        yield "solo_cards: exactly one card reshuffles (R11.6)"
    for card in data.solo_cards:
        if card.reshuffle:
            continue
        for thing in (*card.top, card.middle):
            if thing not in objects:
                yield f"solo card {card.id}: {thing!r} is not one of {', '.join(objects)} (R11.3)"
        if not 1 <= len(card.top) <= TOP:
            yield f"solo card {card.id}: the top part shows {len(card.top)} objects, not 1 to {TOP} (R11.3)"
        if card.arrow not in ("left", "right"):
            yield f"solo card {card.id}: arrow {card.arrow!r} is neither left nor right (R11.3)"


def _track_faults(data: Components) -> Iterator[str]:
    if data.resources != RESOURCES:
        yield f"resources: they must be {', '.join(RESOURCES)}, in this order (R0.7)"
        return
    if [track.id for track in data.tracks] != ["a", "b"]:
        yield "tracks: they must be sides a and b, in this order (R2.1)"
    for track in data.tracks:
        rows = [(id, track.resource(id).last, track.resource(id).population_at) for id in data.resources]
        rows.append(("population", track.population.last, track.population.rings_at))
        for row, last, marks in rows:
            where = f"track {track.id}, {row}"
            if not 1 <= last <= 62:
                yield f"{where}: the last space cannot be {last} (R14.4)"
            if marks != sorted(set(marks)) or not all(1 <= mark <= last for mark in marks):
                yield f"{where}: symbols must stand on spaces 1 to {last}, in ascending order (R14.4)"


def _map_faults(data: Components) -> Iterator[str]:
    if [map.side for map in data.maps] != ["a", "b", "b", "b", "b", "b"]:
        yield "maps: first one of side a, then five of side b (R2.10)"
    for map in data.maps:
        if len(map.grid) != ROWS or any(len(row) != COLUMNS for row in map.grid):
            yield f"map {map.id}: must have {ROWS} rows of {COLUMNS} spaces (R0.1)"
        elif not _has_start(map, data.long_road):
            yield f"map {map.id}: the starting road has no place along the sidewalk (R3.3)"
        if unknown := sorted(set("".join(map.grid)) - set(".~*")):
            yield f"map {map.id}: unknown sign {unknown[0]!r}; use . for land, ~ water, * natural (R0.2)"


def _pattern_faults(where: str, pattern: list[str], signs: str = "LWE", gaps: bool = False) -> Iterator[str]:
    allowed = signs + "." + (GAP if gaps else "")
    if not pattern or not pattern[0] or len({len(row) for row in pattern}) != 1:
        yield f"{where}: the rows of a pattern must be equally long (R14.2)"
        return
    if unknown := sorted(set("".join(pattern)) - set(allowed)):
        yield f"{where}: unknown sign {unknown[0]!r} in the pattern; use {' '.join(allowed)} (R14.2)"
        return
    if len(pattern) > 6 or len(pattern[0]) > 6:
        yield f"{where}: a pattern has at most 6 rows and 6 columns (R5.9)"
    if any(set(line) == {NOTHING} for line in (*pattern, *zip(*pattern, strict=True))):
        yield f"{where}: the pattern has an empty row or column; write * for a gap (R14.2)"
    if not gaps and len(connected(pattern)) != 1:
        yield f"{where}: the pattern falls apart (R5.9)"


def _has_start(map: Map, road: LongRoad) -> bool:
    """Has the map a place for the starting road?"""
    grounds = {"L": ".*", "W": "~", "E": ".*~"}
    for pattern in Pattern.read(road.pattern).rotations():
        top = ROWS - pattern.height
        for left in range(COLUMNS - pattern.width + 1):
            cells = pattern.cells.items()
            if all(map.grid[top + row][left + column] in grounds[sign] for (row, column), sign in cells):
                return True
    return False


def _negative_numbers(data: Components) -> Iterator[str]:
    items: list[tuple[str, Item]] = [
        *((f"tile {tile.id}", tile) for tile in data.tiles),
        *((f"monument {monument.id}", monument) for monument in data.monuments),
        *((f"goal {goal.id}", goal) for goal in data.goals),
        *((f"setups, {setup.seats} players", setup) for setup in data.setups),
        *((f"stack {stack.id}", stack) for stack in data.stacks),
        *((pedestal.id, pedestal) for pedestal in data.pedestals),
        ("long_road", data.long_road),
        ("short_roads", data.short_roads),
        ("tower", data.tower),
        ("loan", data.loan),
    ]
    for where, item in items:
        for name, value in msgspec.structs.asdict(item).items():
            if isinstance(value, int) and value < 0:
                yield f"{where}: {name} is {value}; no printed number is below 0"
    for where, price in (
        *((f"stack {stack.id}", stack.price) for stack in data.stacks),
        *((pedestal.id, pedestal.price) for pedestal in data.pedestals),
        ("long_road", data.long_road.price),
        ("short_roads", data.short_roads.price),
        ("tower", data.tower.price),
        ("loan", data.loan.repayment),
    ):
        if price < 1:
            yield f"{where}: nothing is free (R4.1)"


COMPONENTS = read_facts(FILE, Components)

SPACES = [f"{chr(ord('a') + column)}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)]

IDS: dict[str, list[str]] = {
    "tile": [tile.id for tile in COMPONENTS.tiles],
    "monument": [monument.id for monument in COMPONENTS.monuments],
    "goal": [goal.id for goal in COMPONENTS.goals],
    "solo_card": [card.id for card in COMPONENTS.solo_cards],
    "stack": [stack.id for stack in COMPONENTS.stacks],
    "type": COMPONENTS.type_ids(),
    "resource": COMPONENTS.resources,
    "object": ["long_road", "tower", "short_road_2", "short_road_1", "short_roads"],
    "offer": ["any_building"],
    "pedestal": [pedestal.id for pedestal in COMPONENTS.pedestals],
    "map": [map.id for map in COMPONENTS.maps],
    "track": [track.id for track in COMPONENTS.tracks],
    "piece": [f"p{piece + 1}" for piece in range(PIECES)],
    "rotation": ["r0", "r1", "r2", "r3"],
    "space": SPACES,
}
