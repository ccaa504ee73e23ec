"""The printed facts as number tables for the engine.

*Objects* are numbered as in ``actions``: tiles, monuments, the long road, the tower, the pieces of a set of
short roads. What is bought consists of up to three kinds of *pieces* (R5.4, R6.5); a piece in one of its
rotations is an *orientation*, a list of cells with the ground each of them wants.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.world_wonders.components import COMPONENTS, IDS, NATURE, PIECES, TOP, Map
from ludopolis.games.world_wonders.grid import Board, board_of
from ludopolis.games.world_wonders.patterns import EITHER, GAP, LAND, WATER, Pattern

TILES: Final[i64] = 80
MONUMENTS: Final[i64] = 21
FIRST_SHORT_ROAD: Final[i64] = 103  # as an object: the longer piece; the shorter follows
STACKS: Final[i64] = 8
TYPES: Final[i64] = 5
RESOURCES: Final[i64] = 3
ROUNDS: Final[i64] = COMPONENTS.rounds
COINS: Final[i64] = COMPONENTS.coins
OBJECT_IDS: Final[list[str]] = [*IDS["tile"], *IDS["monument"], *IDS["object"][:4]]

# Ground, what a cell of a piece wants (R5.2, R6.2).
GROUND_LAND: Final[i64] = 0
GROUND_WATER: Final[i64] = 1
GROUND_GAP: Final[i64] = 3  # 2 is land or water
_GROUNDS: Final[list[str]] = [LAND, WATER, EITHER, GAP]

# Neighbours a monument may need (R6.6): a building type, then these.
NEED_ROAD: Final[i64] = 5
NEED_NATURAL: Final[i64] = 6
NEED_WATER: Final[i64] = 7
NEED_SIDEWALK: Final[i64] = 8
NEEDS: Final[list[str]] = [*IDS["type"], *NATURE]


def _pieces() -> list[list[tuple[list[str], int]]]:
    """For every item, the patterns of its pieces and how many there are of each."""
    patterns = {stack.id: stack.pattern for stack in COMPONENTS.stacks}
    return [
        *([(patterns[tile.stack], 1)] for tile in COMPONENTS.tiles),
        *(monument.kinds() for monument in COMPONENTS.monuments),
        [(COMPONENTS.long_road.pattern, 1)],
        [(COMPONENTS.tower.pattern, 1)],
        [(piece.pattern, piece.count) for piece in COMPONENTS.short_roads.pieces],
    ]


_items: Final[list[list[tuple[list[str], int]]]] = _pieces()
_drawn: Final[list[list[str]]] = []  # every different pattern, once
for _kinds in _items:
    for _rows, _ in _kinds:
        if _rows not in _drawn:
            _drawn.append(_rows)
_rotations: Final[list[list[Pattern]]] = [Pattern.read(rows).rotations() for rows in _drawn]
_orientations: Final[list[Pattern]] = [pattern for turns in _rotations for pattern in turns]


def _by_piece(value: str) -> list[int]:
    """A number for each of the three possible pieces of every item."""
    found = []
    for kinds in _items:
        for piece in range(PIECES):
            rows, count = kinds[piece] if piece < len(kinds) else ([], 0)
            pattern = _drawn.index(rows) if rows else -1
            found.append(count if value == "count" else pattern)
    return found


# Pieces: entry item * 3 + piece.
PIECE_KINDS: Final[i64] = PIECES
PIECE_COUNT: Final[vec[i64]] = vec[i64](_by_piece("count"))
PIECE_PATTERN: Final[vec[i64]] = vec[i64](_by_piece("pattern"))

# Patterns: their orientations are those from FIRST_ORIENTATION[p] up to FIRST_ORIENTATION[p + 1].
FIRST_ORIENTATION: Final[vec[i64]] = vec[i64](
    [sum(len(turns) for turns in _rotations[:pattern]) for pattern in range(len(_rotations) + 1)]
)
PATTERN_SIZE: Final[vec[i64]] = vec[i64]([len(turns[0].covered()) for turns in _rotations])

# Orientations: their cells are those from FIRST_CELL[o] up to FIRST_CELL[o + 1]; so with the ring around.
FIRST_CELL: Final[vec[i64]] = vec[i64](
    [sum(len(pattern.cells) for pattern in _orientations[:o]) for o in range(len(_orientations) + 1)]
)
CELL_STEPS: Final[vec[i64]] = vec[i64](
    [13 * row + column for pattern in _orientations for row, column in sorted(pattern.cells)]
)
CELL_GROUND: Final[vec[i64]] = vec[i64](
    [_GROUNDS.index(pattern.cells[cell]) for pattern in _orientations for cell in sorted(pattern.cells)]
)
ORIENTATION_CELLS: Final[vec[i64]] = vec[i64](  # entry orientation * 3 + word
    [
        word
        for pattern in _orientations
        for word in board_of([row * 12 + column for row, column in pattern.covered()])
    ]
)
FIRST_RING: Final[vec[i64]] = vec[i64](
    [sum(len(pattern.ring()) for pattern in _orientations[:o]) for o in range(len(_orientations) + 1)]
)
RING_STEPS: Final[vec[i64]] = vec[i64](
    [13 * row + column for pattern in _orientations for row, column in pattern.ring()]
)


def _overlaps(one: Pattern, others: list[Pattern]) -> int:
    """How many placements of a piece meet one placement of another."""
    return sum(
        len({(row - r, column - c) for row, column in one.covered() for r, c in other.covered()})
        for other in others
    )


def _blocked() -> list[int]:
    kinds = [_rotations[_drawn.index(piece.pattern)] for piece in COMPONENTS.short_roads.pieces]
    table = [0] * (PIECES * PIECES)
    for first, placed in enumerate(kinds):
        for second, others in enumerate(kinds):
            table[first * PIECES + second] = max(_overlaps(one, others) for one in placed)
    return table


# Short roads: how many places of piece q a placed piece p takes at most, entry p * 3 + q.
BLOCKED: Final[vec[i64]] = vec[i64](_blocked())

MOST_PLACEMENTS: Final[int] = max(
    sum(
        (13 - turned.height) * (13 - turned.width)
        for rows, _ in kinds
        for turned in _rotations[_drawn.index(rows)]
    )
    for kinds in _items
)

# Tiles and their stacks.
TILE_STACK: Final[vec[i64]] = vec[i64]([IDS["stack"].index(tile.stack) for tile in COMPONENTS.tiles])
TILE_TYPE: Final[vec[i64]] = vec[i64]([IDS["type"].index(tile.type) for tile in COMPONENTS.tiles])
STACK_PRICE: Final[vec[i64]] = vec[i64]([stack.price for stack in COMPONENTS.stacks])
STACK_POSITION: Final[vec[i64]] = vec[i64]([stack.position for stack in COMPONENTS.stacks])
LONG_ROAD_PRICE: Final[i64] = COMPONENTS.long_road.price
SHORT_ROADS_PRICE: Final[i64] = COMPONENTS.short_roads.price
TOWER_PRICE: Final[i64] = COMPONENTS.tower.price
PEDESTAL_PRICE: Final[vec[i64]] = vec[i64]([pedestal.price for pedestal in COMPONENTS.pedestals])
LONG_ROADS: Final[i64] = COMPONENTS.long_road.count
SHORT_ROAD_SETS: Final[i64] = COMPONENTS.short_roads.count
SHORT_ROADS_IN_A_SET: Final[i64] = sum(piece.count for piece in COMPONENTS.short_roads.pieces)
TOWERS: Final[i64] = COMPONENTS.tower.count

# Rewards of tiles and monuments (R4.6): entry item * 3 + resource.
_symbols: Final[list[tuple[int, int, int]]] = [
    *((tile.food, tile.ceramics, tile.technology) for tile in COMPONENTS.tiles),
    *((item.food, item.ceramics, item.technology) for item in COMPONENTS.monuments),
]
SYMBOLS: Final[vec[i64]] = vec[i64]([count for counts in _symbols for count in counts])
POPULATION: Final[vec[i64]] = vec[i64]([monument.population for monument in COMPONENTS.monuments])
RINGS: Final[vec[i64]] = vec[i64]([monument.rings for monument in COMPONENTS.monuments])

# What monuments must stand next to (R6.6): the needs from FIRST_NEED[m] up to FIRST_NEED[m + 1].
_needs: Final[list[list[tuple[int, int]]]] = [
    [(NEEDS.index(kind), count) for kind, count in monument.next_to.items()]
    for monument in COMPONENTS.monuments
]
FIRST_NEED: Final[vec[i64]] = vec[i64](
    [sum(len(needs) for needs in _needs[:monument]) for monument in range(len(_needs) + 1)]
)
NEED_KIND: Final[vec[i64]] = vec[i64]([kind for needs in _needs for kind, _ in needs])
NEED_COUNT: Final[vec[i64]] = vec[i64]([count for needs in _needs for _, count in needs])
MONUMENT_SIZE: Final[vec[i64]] = vec[i64](
    [sum(len(Pattern.read(part).covered()) for part in monument.parts) for monument in COMPONENTS.monuments]
)
SEVERAL_PARTS: Final[vec[i64]] = vec[i64]([int(len(monument.parts) > 1) for monument in COMPONENTS.monuments])

# Loans (R7).
LOAN_COINS: Final[i64] = COMPONENTS.loan.extra_coins
REPAYMENT: Final[i64] = COMPONENTS.loan.repayment
PENALTY: Final[i64] = COMPONENTS.loan.penalty

# Set-up by number of players (R2.2, R2.5): entry seats - 1.
SETUP_STACKS: Final[vec[i64]] = vec[i64](
    [sum(2 ** IDS["stack"].index(id) for id in setup.stacks) for setup in COMPONENTS.setups]
)
SETUP_LONG_ROADS: Final[vec[i64]] = vec[i64]([setup.long_roads for setup in COMPONENTS.setups])
SETUP_SHORT_ROADS: Final[vec[i64]] = vec[i64]([setup.short_roads for setup in COMPONENTS.setups])
SETUP_TOWERS: Final[vec[i64]] = vec[i64]([setup.towers for setup in COMPONENTS.setups])
SETUP_MONUMENTS: Final[vec[i64]] = vec[i64]([setup.monuments for setup in COMPONENTS.setups])
SETUP_PEDESTALS: Final[vec[i64]] = vec[i64]([2**setup.pedestals - 1 for setup in COMPONENTS.setups])

# Tracks (R14.4): entry side * 3 + resource, or side.
RESOURCE_LAST: Final[vec[i64]] = vec[i64](
    [track.resource(id).last for track in COMPONENTS.tracks for id in IDS["resource"]]
)
POPULATION_AT: Final[vec[i64]] = vec[i64](
    [
        sum(2**s for s in track.resource(id).population_at)
        for track in COMPONENTS.tracks
        for id in IDS["resource"]
    ]
)
POPULATION_LAST: Final[vec[i64]] = vec[i64]([track.population.last for track in COMPONENTS.tracks])
RINGS_REACHED: Final[vec[i64]] = vec[i64](  # entry side * 64 + space
    [
        sum(ring <= space for ring in track.population.rings_at)
        for track in COMPONENTS.tracks
        for space in range(64)
    ]
)

# Goals (R10).
GOALS_IN_PLAY: Final[i64] = COMPONENTS.goals_in_play
TIED_SECOND: Final[i64] = COMPONENTS.tied_second
GOAL_FIRST: Final[vec[i64]] = vec[i64]([goal.first for goal in COMPONENTS.goals])
GOAL_SECOND: Final[vec[i64]] = vec[i64]([goal.second for goal in COMPONENTS.goals])
GOAL_TYPE: Final[vec[i64]] = vec[i64](
    [IDS["type"].index(goal.type) if goal.type else -1 for goal in COMPONENTS.goals]
)
GOAL_RESOURCE: Final[vec[i64]] = vec[i64](
    [IDS["resource"].index(goal.resource) if goal.resource else -1 for goal in COMPONENTS.goals]
)

# Solo cards (R11.3). Objects: a building type, any building, or what else is on offer; NOTHING ends a list.
SOLO_ANY_BUILDING: Final[i64] = 5
SOLO_LONG_ROAD: Final[i64] = 6
SOLO_SHORT_ROADS: Final[i64] = 7
SOLO_TOWER: Final[i64] = 8
NOTHING: Final[i64] = -1
_SOLO_OBJECTS: Final[list[str]] = [*IDS["type"], "any_building", "long_road", "short_roads", "tower"]
SOLO_CARDS: Final[i64] = 14
SOLO_STEPS: Final[i64] = TOP  # top objects, NOTHING up to here
SOLO_TOP: Final[vec[i64]] = vec[i64](  # entry card * SOLO_STEPS + step
    [
        _SOLO_OBJECTS.index(card.top[step]) if step < len(card.top) else -1
        for card in COMPONENTS.solo_cards
        for step in range(TOP)
    ]
)
SOLO_MIDDLE: Final[vec[i64]] = vec[i64](
    [_SOLO_OBJECTS.index(card.middle) if card.middle else -1 for card in COMPONENTS.solo_cards]
)
SOLO_LEFT: Final[vec[i64]] = vec[i64]([int(card.arrow == "left") for card in COMPONENTS.solo_cards])
RESHUFFLE: Final[i64] = [card.reshuffle for card in COMPONENTS.solo_cards].index(True)


def _ground(map: Map, signs: str) -> Board:
    return board_of(
        [row * 12 + column for row in range(12) for column in range(12) if map.grid[row][column] in signs]
    )


# Maps: entry map * 3 + word.
MAP_LAND: Final[vec[i64]] = vec[i64]([word for map in COMPONENTS.maps for word in _ground(map, ".*")])
MAP_WATER: Final[vec[i64]] = vec[i64]([word for map in COMPONENTS.maps for word in _ground(map, "~")])
MAP_NATURAL: Final[vec[i64]] = vec[i64]([word for map in COMPONENTS.maps for word in _ground(map, "*")])
RIVER_MAPS: Final[vec[i64]] = vec[i64](
    [number for number, map in enumerate(COMPONENTS.maps) if map.side == "b"]
)
