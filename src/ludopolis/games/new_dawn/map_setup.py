"""Building a custom map (R13).

While tiles are laid, the table is a grid of bits: an integer a row, one bit a column. Moving a whole row
against a tile's outline finds all places in it at once where the tile fits.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.core.random import Random
from ludopolis.games.new_dawn import events, frames
from ludopolis.games.new_dawn.actions import AT, LAY, POSITION_COLUMNS, POSITION_ROWS, TURN
from ludopolis.games.new_dawn.frames import push_numbers
from ludopolis.games.new_dawn.land import (
    AT_Q,
    AT_R,
    LYING,
    SIDE,
    STEP_Q,
    STEP_R,
    TURNS,
    Land,
    no_tiles,
)
from ludopolis.games.new_dawn.state import (
    CAPITAL,
    IN_HAND,
    LAID,
    LAID_AS_CORE,
    LAY_TILE,
    NOBODY,
    SET_TILE,
    TILE,
    TURN_TILE,
    Table,
)
from ludopolis.games.new_dawn.tables import (
    CAPITAL_TILES,
    CORE,
    CORE_OF_A_KIND,
    CORE_Q,
    CORE_R,
    CORE_TURNS,
    DIRECTIONS,
    NATURAL_TILES,
    OUTLINE_Q,
    OUTLINE_R,
    PLAIN_TILES,
    STATE_TILES,
    TILE_SPACES,
    TILES,
    TILES_EACH,
    TOUCHING,
)

SIDES: Final[i64] = 2
ROTATIONS: Final[i64] = 6
# Space 0 of a tile lies in rows FIRST_R... and columns FIRST_Q... of the hex grid: no tile can lie farther
# from the core. The bits have a margin around them in which outlines and their neighbours have room.
FIRST_R: Final[i64] = -13
FIRST_Q: Final[i64] = -15
MARGIN: Final[i64] = 5
REACH: Final[i64] = 4  # of an outline with its neighbours, from space 0
ROWS: Final[i64] = 34  # POSITION_ROWS and two margins
WIDTH: Final[i64] = 43
_POSITIONS: Final[i64] = sum(2 ** (MARGIN - REACH + column) for column in range(POSITION_COLUMNS))
_FULL_ROW: Final[i64] = 2**43 - 1
UNKNOWN: Final[i64] = -1  # no row of bits

# The spaces around each outline: entry (side * 6 + turns) * RING_ROOM + number; RING_SIZE says how many.
RING_ROOM: Final[i64] = 20


def _ring(outline: i64) -> list[tuple[int, int]]:
    spaces = [
        (int(OUTLINE_Q[outline * TILE_SPACES + number]), int(OUTLINE_R[outline * TILE_SPACES + number]))
        for number in range(TILE_SPACES)
    ]
    around = {
        (q + int(STEP_Q[direction]), r + int(STEP_R[direction]))
        for q, r in spaces
        for direction in range(DIRECTIONS)
    }
    return sorted(around - set(spaces))


_rings: Final[list[list[tuple[int, int]]]] = [_ring(outline) for outline in range(SIDES * ROTATIONS)]
RING_SIZE: Final[vec[i64]] = vec[i64]([len(ring) for ring in _rings])
RING_Q: Final[vec[i64]] = vec[i64](
    [ring[number][0] if number < len(ring) else 0 for ring in _rings for number in range(RING_ROOM)]
)
RING_R: Final[vec[i64]] = vec[i64](
    [ring[number][1] if number < len(ring) else 0 for ring in _rings for number in range(RING_ROOM)]
)
_NO_ROWS: Final[vec[i64]] = vec[i64]([0] * ROWS)


# --- dealing (R13.1 - R13.4) ----------------------------------------------------------------------


def begin_map(table: Table, random: Random) -> None:
    capitals = CAPITAL_TILES[:]
    table.shuffle(events.CHANCE_CAPITALS, capitals, random)
    for seat in range(table.seats):
        table.set_thing(TILE + capitals[seat], IN_HAND + seat)
    rest = lay_core(table, random)
    table.shuffle(events.CHANCE_TILES, rest, random)
    for number in range(table.seats * TILES_EACH):
        table.set_thing(TILE + rest[number], IN_HAND + number // TILES_EACH)
    seat = table.roll(events.CHANCE_SEATS, table.seats, random) - 1
    table.push(LAY_TILE, seat)


def lay_core(table: Table, random: Random) -> vec[i64]:
    """Four tiles become the core; returns those that can be dealt (R13.2, R13.3)."""
    naturals, states = NATURAL_TILES[:], STATE_TILES[:]
    table.shuffle(events.CHANCE_CORE, naturals, random)
    table.shuffle(events.CHANCE_CORE, states, random)
    core, rest = vec[i64](), PLAIN_TILES[:]
    for place in range(len(naturals)):
        if place < CORE_OF_A_KIND:
            core = append(append(core, naturals[place]), states[place])
        else:
            rest = append(append(rest, naturals[place]), states[place])
    table.shuffle(events.CHANCE_CORE, core, random)
    side: i64 = 0 if table.roll(events.CHANCE_CORE_SIDE, 6, random) <= 3 else 1
    tiles = no_tiles()
    for place in range(CORE):
        layout = side * CORE + place
        lie(tiles, core[place], side, CORE_Q[layout], CORE_R[layout], CORE_TURNS[layout])
        table.set_thing(TILE + core[place], LAID_AS_CORE)
        table.tell(events.CORE_LAID, core[place] * SIDES + side)
    table.land = Land(tiles, vec[i64]())
    return rest


def lie(tiles: vec[i64], tile: i64, side: i64, q: i64, r: i64, turns: i64) -> None:
    tiles[tile * LYING + SIDE] = side
    tiles[tile * LYING + AT_Q] = q
    tiles[tile * LYING + AT_R] = r
    tiles[tile * LYING + TURNS] = turns


# --- where a tile fits (R13.5) --------------------------------------------------------------------


def row_of(r: i64) -> i64:
    return r - FIRST_R + MARGIN


def column_of(q: i64) -> i64:
    return q - FIRST_Q + MARGIN


def add_tile(land: Land, tile: i64, rows: vec[i64]) -> None:
    for space in range(tile * TILE_SPACES, (tile + 1) * TILE_SPACES):
        rows[row_of(land.r[space])] |= BIT[column_of(land.q[space])]


def tile_rows(land: Land) -> vec[i64]:
    """The spaces of all laid tiles."""
    rows = _NO_ROWS[:]
    for tile in range(TILES):
        if land.has_tile(tile):
            add_tile(land, tile, rows)
    return rows


def with_water(land: Land, rows: vec[i64]) -> vec[i64]:
    """The same with the water tokens."""
    filled = rows[:]
    for token in range(len(land.waters) // 2):
        filled[row_of(land.waters[token * 2 + 1])] |= BIT[column_of(land.waters[token * 2])]
    return filled


def core_rows(table: Table, relaxed: bool) -> vec[i64]:
    """The spaces one of which a new tile must touch: those of the core, or also of tiles touching it."""
    core = _NO_ROWS[:]
    for tile in range(TILES):
        if table.thing(TILE + tile) == LAID_AS_CORE:
            add_tile(table.land, tile, core)
    if not relaxed:
        return core
    around = core[:]
    for tile in range(TILES):
        if table.thing(TILE + tile) == LAID and touches(table.land, tile, core):
            add_tile(table.land, tile, around)
    return around


def touches(land: Land, tile: i64, rows: vec[i64]) -> bool:
    for space in range(tile * TILE_SPACES, (tile + 1) * TILE_SPACES):
        for direction in range(DIRECTIONS):
            row = row_of(land.r[space] + STEP_R[direction])
            if rows[row] & BIT[column_of(land.q[space] + STEP_Q[direction])]:
                return True
    return False


def fits(table: Table, outline: i64, relaxed: i64) -> vec[i64]:
    """Where space 0 of a tile may lie, row by row, one bit a column, from column FIRST_Q on. All tiles have
    the same outline, and every copy of a position asks this of the same land: it is found once for all."""
    land = table.land
    if len(land.fitting) == 0:
        land.fitting = vec[i64]([UNKNOWN] * (2 * SIDES * ROTATIONS * POSITION_ROWS))
    if land.fitting[relaxed * SIDES * ROTATIONS * POSITION_ROWS] == UNKNOWN:
        find_fitting(table, relaxed)
    first = (relaxed * SIDES * ROTATIONS + outline) * POSITION_ROWS
    return land.fitting[first : first + POSITION_ROWS]


def find_fitting(table: Table, relaxed: i64) -> None:
    land = table.land
    tiles = tile_rows(land)
    filled = with_water(land, tiles)
    core = core_rows(table, relaxed != 0)
    for outline in range(SIDES * ROTATIONS):
        first = (relaxed * SIDES * ROTATIONS + outline) * POSITION_ROWS
        for number in range(POSITION_ROWS):
            row = fits_in_row(tiles, filled, core, outline, number + MARGIN)
            land.fitting[first + number] = row >> (MARGIN - REACH)


def fits_in_row(tiles: vec[i64], filled: vec[i64], core: vec[i64], outline: i64, row: i64) -> i64:
    """All places of a row at once; bit 0 is column 0 of the grid for space 0 shifted by REACH."""
    touching = touching_in_row(tiles, core, outline, row)
    if touching == 0:
        return 0
    free = touching & _POSITIONS
    for number in range(outline * TILE_SPACES, (outline + 1) * TILE_SPACES):
        free &= ~(filled[row + OUTLINE_R[number]] >> (OUTLINE_Q[number] + REACH))
    return free


def touching_in_row(tiles: vec[i64], core: vec[i64], outline: i64, row: i64) -> i64:
    """Where enough laid spaces lie around the outline, one of them a core space. The neighbours are counted
    in three bits for all columns together: ones, twos, and whether there were four."""
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    near_core: i64 = 0
    for number in range(outline * RING_ROOM, outline * RING_ROOM + RING_SIZE[outline]):
        shift = RING_Q[number] + REACH
        laid = tiles[row + RING_R[number]] >> shift
        near_core |= core[row + RING_R[number]] >> shift
        carried = ones & laid
        ones ^= laid
        fours |= twos & carried
        twos ^= carried
    return fours & near_core


assert TOUCHING == 4, "touching_in_row counts to four"


def some_fit(fitting: vec[i64]) -> bool:
    for row in fitting:
        if row:
            return True
    return False


def turns_that_fit(table: Table, side: i64, relaxed: i64) -> i64:
    """The set of turns by which a tile fits somewhere with a side up."""
    turns: i64 = 0
    for turn in range(ROTATIONS):
        if some_fit(fits(table, side * ROTATIONS + turn, relaxed)):
            turns |= BIT[turn]
    return turns


# --- the decisions --------------------------------------------------------------------------------


def ready_lay(table: Table) -> bool:
    """The tile touches the core; if no tile can, a tile that touches it (R13.5)."""
    for relaxed in range(2):
        sides: i64 = 0
        for side in range(SIDES):
            if turns_that_fit(table, side, relaxed):
                sides |= BIT[side]
        if sides:
            table.set_number(frames.FITTING_SIDES, sides)
            table.set_number(frames.RELAXED, relaxed)
            break
    return True


def fill_lay(table: Table, actions: vec[i64]) -> i64:
    count: i64 = 0
    for tile in range(TILES):
        if table.thing(TILE + tile) == IN_HAND + table.seat:
            for side in range(SIDES):
                if table.number(frames.FITTING_SIDES) & BIT[side]:
                    actions[count] = LAY + tile * SIDES + side
                    count += 1
    return count


def apply_lay(table: Table, action: i64) -> None:
    seat, relaxed = table.seat, table.number(frames.RELAXED)
    table.pop()
    push_numbers(table, TURN_TILE, seat, action - LAY, 0, relaxed)


def ready_turn(table: Table) -> bool:
    side = table.number(frames.CHOSEN_SIDE) % SIDES
    turns = turns_that_fit(table, side, table.number(frames.RELAXED))
    table.set_number(frames.FITTING_TURNS, turns)
    return True


def fill_turn(table: Table, actions: vec[i64]) -> i64:
    count: i64 = 0
    for turns in range(ROTATIONS):
        if table.number(frames.FITTING_TURNS) & BIT[turns]:
            actions[count] = TURN + turns
            count += 1
    return count


def apply_turn(table: Table, action: i64) -> None:
    seat, side, relaxed = table.seat, table.number(frames.CHOSEN_SIDE), table.number(frames.RELAXED)
    table.pop()
    push_numbers(table, SET_TILE, seat, side, action - TURN, relaxed)


def fill_set(table: Table, actions: vec[i64]) -> i64:
    side, turns = table.number(frames.CHOSEN_SIDE) % SIDES, table.number(frames.CHOSEN_TURNS)
    fitting = fits(table, side * ROTATIONS + turns, table.number(frames.RELAXED))
    count: i64 = 0
    for row in range(POSITION_ROWS):
        for column in range(POSITION_COLUMNS):
            if fitting[row] & BIT[column]:
                actions[count] = AT + row * POSITION_COLUMNS + column
                count += 1
    return count


def apply_set(table: Table, action: i64) -> bool:
    """Lay the tile; returns whether the map is complete."""
    seat, chosen, turns = table.seat, table.number(frames.CHOSEN_SIDE), table.number(frames.CHOSEN_TURNS)
    position = action - AT
    table.pop()
    tile = chosen // SIDES
    before = table.land
    table.land = grown_by(before, chosen, turns, position)
    table.set_thing(TILE + tile, LAID)
    table.tell(events.TILE_LAID, seat, chosen, position)
    waters = len(table.land.waters) - len(before.waters)
    if waters:
        table.tell(events.WATER_FILLED, waters // 2)
    place_capital(table, seat, tile)
    following = (seat + 1) % table.seats
    if not has_tile_in_hand(table, following):
        return True
    table.push(LAY_TILE, following)
    return False


def grown_by(land: Land, side: i64, turns: i64, position: i64) -> Land:
    """The land with one more tile, its gaps filled. Copies of a position that lay the same tile share it."""
    laid = (side * ROTATIONS + turns) * POSITION_ROWS * POSITION_COLUMNS + position
    known = land.grown
    if known is not None and land.grown_by == laid:
        return known
    tiles = land.tiles[:]
    q = FIRST_Q + position % POSITION_COLUMNS
    r = FIRST_R + position // POSITION_COLUMNS
    lie(tiles, side // SIDES, side % SIDES, q, r, turns)
    made = fill_gaps(Land(tiles, land.waters))
    land.grown = made
    land.grown_by = laid
    return made


def has_tile_in_hand(table: Table, seat: i64) -> bool:
    for tile in range(TILES):
        if table.thing(TILE + tile) == IN_HAND + seat:
            return True
    return False


def place_capital(table: Table, seat: i64, tile: i64) -> None:
    """R13.6."""
    space = table.land.capital_of(tile)
    if space != NOBODY:
        table.put_piece(space, CAPITAL + seat)
        table.tell(events.CAPITAL_PLACED, seat, space)


# --- water (R13.7) --------------------------------------------------------------------------------


def fill_gaps(land: Land) -> Land:
    """Put water tokens into gaps in reading order, as far as they last (R1.8, R16.12)."""
    filled = with_water(land, tile_rows(land))
    outside = reached_from_outside(filled)
    waters, left = land.waters[:], land.waters_left()
    for row in range(ROWS):
        gap = _FULL_ROW & ~filled[row] & ~outside[row]
        for column in range(WIDTH):
            if gap & BIT[column] and left:
                waters = append(waters, column + FIRST_Q - MARGIN)
                waters = append(waters, row + FIRST_R - MARGIN)
                left -= 1
    return Land(land.tiles, waters) if len(waters) > len(land.waters) else land


def reached_from_outside(filled: vec[i64]) -> vec[i64]:
    """The empty places that hang together with the edge of the table."""
    outside = _NO_ROWS[:]
    outside[0] = _FULL_ROW
    outside[ROWS - 1] = _FULL_ROW
    changed = True
    while changed:
        changed = False
        for row in range(1, ROWS - 1):
            above, below, here = outside[row - 1], outside[row + 1], outside[row]
            spread = here | here >> 1 | here * 2 | above | above >> 1 | below | below * 2
            spread = spread & _FULL_ROW & ~filled[row]
            if spread != here:
                outside[row] = spread
                changed = True
    return outside
