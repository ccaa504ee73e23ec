"""The laid map: which spaces there are, what they are, and what lies beside them.

A land never changes: copies of a position share it, and while a map is built every tile makes a new one. So
it can remember what was found out about it: where further tiles fit, and what the last one laid made of it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludopolis.games.new_dawn.spaces import Spaces, beside, both, either, fill_spaces, one, some
from ludopolis.games.new_dawn.tables import (
    BARBARIANS,
    CITY_STATES,
    DIFFICULTY,
    DIRECTIONS,
    FIRST_WATER,
    FOREST,
    GRASSLAND,
    HILLS,
    MOUNTAINS,
    NATURAL_WONDERS,
    OUTLINE_Q,
    OUTLINE_R,
    PREMADE_Q,
    PREMADE_R,
    PREMADE_SEATS,
    PREMADE_SIDE,
    PREMADE_TURNS,
    SIDE_BARBARIAN,
    SIDE_CAPITAL,
    SIDE_NATURAL,
    SIDE_RESOURCE,
    SIDE_STATE,
    SIDE_TERRAIN,
    SPACES,
    TILE_SPACES,
    TILES,
    WATER,
    WATER_TOKENS,
)

NONE: Final[i64] = -1

# How the tiles lie: four numbers a tile.
SIDE: Final[i64] = 0  # NONE: not laid
AT_Q: Final[i64] = 1
AT_R: Final[i64] = 2
TURNS: Final[i64] = 3
LYING: Final[i64] = 4

# The sets of spaces of a land.
ALL: Final[i64] = 0
EDGE: Final[i64] = 1  # beside the end of the map (R5.4)
COAST: Final[i64] = 2  # land beside water or at the edge (R12.4)
ROUGH_COAST: Final[i64] = 3  # desert and mountains of the coast, easier for Hojo (R6.9)
CAPITALS: Final[i64] = 4  # symbols, like the next two
HOMES: Final[i64] = 5  # of city-states
OF_RESOURCE: Final[i64] = 6  # + resource
OF_TERRAIN: Final[i64] = 10  # + terrain
UP_TO: Final[i64] = 17  # + difficulty: land that is not harder
SETS: Final[i64] = 23

# The grid on which neighbours are found; it holds every premade and custom map, with a margin.
_WIDTH: Final[i64] = 48
_HEIGHT: Final[i64] = 40
_Q_0: Final[i64] = 22
_R_0: Final[i64] = 19
# Directions clockwise from the north-east.
STEP_Q: Final[vec[i64]] = vec[i64]([1, 1, 0, -1, -1, 0])
STEP_R: Final[vec[i64]] = vec[i64]([-1, 0, 1, 1, 0, -1])


@final
@mypyc_attr(acyclic=True)
class Land:
    """``tiles`` says how each tile lies, ``waters`` where the water tokens do: two numbers each."""

    def __init__(self, tiles: vec[i64], waters: vec[i64]) -> None:
        self.tiles: vec[i64] = tiles
        self.waters: vec[i64] = waters
        self.q: vec[i64] = vec[i64]([0] * SPACES)
        self.r: vec[i64] = vec[i64]([0] * SPACES)
        self.terrain: vec[i64] = vec[i64]([NONE] * SPACES)
        self.next: vec[i64] = vec[i64]([NONE] * (SPACES * DIRECTIONS))  # the neighbour in each direction
        self.near: vec[i64] = vec[i64]([0] * (SPACES * 3))  # the set of neighbours
        self.sets: vec[i64] = vec[i64]([0] * (SETS * 3))
        self.resource: vec[i64] = vec[i64]([NONE] * SPACES)
        self.natural: vec[i64] = vec[i64]([NONE] * SPACES)
        self.state: vec[i64] = vec[i64]([NONE] * SPACES)
        self.natural_space: vec[i64] = vec[i64]([NONE] * NATURAL_WONDERS)
        self.state_space: vec[i64] = vec[i64]([NONE] * CITY_STATES)
        self.barbarian_space: vec[i64] = vec[i64]([NONE] * BARBARIANS)
        self.fitting: vec[i64] = vec[i64]()  # see ``map_setup.fits``
        self.grown: Land | None = None  # see ``map_setup.grown_by``
        self.grown_by: i64 = NONE
        self.lay()
        self.find_neighbours()
        self.find_sets()

    # --- making it --------------------------------------------------------------------------------

    def lay(self) -> None:
        """Put the tiles and water tokens where they lie."""
        for tile in range(TILES):
            side = self.tiles[tile * LYING + SIDE]
            if side != NONE:
                self.lay_tile(tile, side)
        for token in range(len(self.waters) // 2):
            space = FIRST_WATER + token
            self.q[space] = self.waters[token * 2]
            self.r[space] = self.waters[token * 2 + 1]
            self.terrain[space] = WATER

    def lay_tile(self, tile: i64, side: i64) -> None:
        outline = (side * 6 + self.tiles[tile * LYING + TURNS]) * TILE_SPACES
        printed = (tile * 2 + side) * TILE_SPACES
        for number in range(TILE_SPACES):
            space = tile * TILE_SPACES + number
            self.q[space] = self.tiles[tile * LYING + AT_Q] + OUTLINE_Q[outline + number]
            self.r[space] = self.tiles[tile * LYING + AT_R] + OUTLINE_R[outline + number]
            self.terrain[space] = SIDE_TERRAIN[printed + number]
            self.resource[space] = SIDE_RESOURCE[printed + number]
            self.natural[space] = SIDE_NATURAL[printed + number]
            self.state[space] = SIDE_STATE[printed + number]
            if self.natural[space] != NONE:
                self.natural_space[self.natural[space]] = space
            if self.state[space] != NONE:
                self.state_space[self.state[space]] = space
                self.add(HOMES, space)
            if SIDE_BARBARIAN[printed + number] != NONE:
                self.barbarian_space[SIDE_BARBARIAN[printed + number]] = space
            if SIDE_CAPITAL[printed + number]:
                self.add(CAPITALS, space)

    def find_neighbours(self) -> None:
        grid = vec[i64]([NONE] * (_WIDTH * _HEIGHT))
        for space in range(SPACES):
            if self.terrain[space] != NONE:
                grid[(self.r[space] + _R_0) * _WIDTH + self.q[space] + _Q_0] = space
        for space in range(SPACES):
            if self.terrain[space] == NONE:
                continue
            place = (self.r[space] + _R_0) * _WIDTH + self.q[space] + _Q_0
            neighbours: Spaces = (0, 0, 0)
            for direction in range(DIRECTIONS):
                other = grid[place + STEP_R[direction] * _WIDTH + STEP_Q[direction]]
                self.next[space * DIRECTIONS + direction] = other
                if other == NONE:
                    self.add(EDGE, space)
                else:
                    neighbours = either(neighbours, one(other))
            self.near[space * 3] = neighbours[0]
            self.near[space * 3 + 1] = neighbours[1]
            self.near[space * 3 + 2] = neighbours[2]

    def find_sets(self) -> None:
        for space in range(SPACES):
            terrain = self.terrain[space]
            if terrain == NONE:
                continue
            self.add(ALL, space)
            self.add(OF_TERRAIN + terrain, space)
            if self.resource[space] != NONE:
                self.add(OF_RESOURCE + self.resource[space], space)
            if terrain != WATER:
                for limit in range(DIFFICULTY[terrain], MOUNTAINS + 2):
                    self.add(UP_TO + limit, space)
        for space in range(SPACES):
            terrain = self.terrain[space]
            if terrain == NONE or terrain == WATER:
                continue
            if not some(both(one(space), self.set(EDGE))):
                if not some(both(self.near_set(space), self.set(OF_TERRAIN + WATER))):
                    continue
            self.add(COAST, space)
            if FOREST < terrain <= MOUNTAINS:
                self.add(ROUGH_COAST, space)

    def add(self, which: i64, space: i64) -> None:
        place = one(space)
        self.sets[which * 3] |= place[0]
        self.sets[which * 3 + 1] |= place[1]
        self.sets[which * 3 + 2] |= place[2]

    # --- looking at it ----------------------------------------------------------------------------

    def set(self, which: i64) -> Spaces:
        place = which * 3
        return (self.sets[place], self.sets[place + 1], self.sets[place + 2])

    def water(self) -> Spaces:
        return self.set(OF_TERRAIN + WATER)

    def flat(self) -> Spaces:
        """Grassland and hills, where Tomyris fights better."""
        return either(self.set(OF_TERRAIN + GRASSLAND), self.set(OF_TERRAIN + HILLS))

    def near_set(self, space: i64) -> Spaces:
        place = space * 3
        return (self.near[place], self.near[place + 1], self.near[place + 2])

    def around(self, these: Spaces) -> Spaces:
        """The neighbours of a set of spaces."""
        return beside(self.near, these)

    def within(self, space: i64, distance: i64) -> Spaces:
        """All spaces at most so far away, whatever lies between (R5.6)."""
        found = one(space)
        for step in range(distance):
            found = either(found, self.around(found))
        return found

    def neighbour(self, space: i64, direction: i64) -> i64:
        return self.next[space * DIRECTIONS + direction]

    def difficulty(self, space: i64) -> i64:
        """R5.1."""
        return DIFFICULTY[self.terrain[space]]

    def capital_of(self, tile: i64) -> i64:
        """The space with the capital symbol of a laid tile."""
        buffer = vec[i64]([0] * TILES)
        for place in range(fill_spaces(self.set(CAPITALS), 0, buffer, 0)):
            if buffer[place] // TILE_SPACES == tile:
                return buffer[place]
        return NONE

    def waters_left(self) -> i64:
        return WATER_TOKENS - len(self.waters) // 2

    def side_of(self, tile: i64) -> i64:
        """0 or 1 for side a or b of a laid tile, else NONE."""
        return self.tiles[tile * LYING + SIDE]

    def has_tile(self, tile: i64) -> bool:
        return self.side_of(tile) != NONE


def no_tiles() -> vec[i64]:
    tiles = vec[i64]([0] * (TILES * LYING))
    for tile in range(TILES):
        tiles[tile * LYING + SIDE] = NONE
    return tiles


def empty_land() -> Land:
    return Land(no_tiles(), vec[i64]())


def premade_land(seats: i64) -> Land:
    """The premade map for so many players (R3.10)."""
    tiles = no_tiles()
    for tile in range(TILES):
        if PREMADE_SEATS[tile] <= seats:
            tiles[tile * LYING + SIDE] = PREMADE_SIDE
            tiles[tile * LYING + AT_Q] = PREMADE_Q[tile]
            tiles[tile * LYING + AT_R] = PREMADE_R[tile]
            tiles[tile * LYING + TURNS] = PREMADE_TURNS[tile]
    return Land(tiles, vec[i64]())


EMPTY: Final = empty_land()
PREMADE: Final[list[Land]] = [EMPTY, EMPTY, premade_land(2), premade_land(3), premade_land(4)]
