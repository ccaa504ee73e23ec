"""Sets of map spaces as three integers: the *bitboards* of the 12 x 12 grid.

A row takes 13 bits, of which the last is always empty, so that a shift sideways never runs into the
next row; four rows make a word of 52 bits. Space (row, column) is bit ``13 * (row % 4) + column`` of
word ``row // 4``. Moving a whole set by a number of *steps* (13 a row, 1 a column) is a shift.

The powers of two stand as plain numbers because mypyc 2.4 shifts constants wrongly from bit 31 on.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT, lowest

Board = tuple[i64, i64, i64]

STRIDE: Final[i64] = 13
WORD: Final[i64] = 52
SIDE: Final[i64] = 12
ROW: Final[i64] = 8191  # the 13 bits of one row

_ALL: Final[i64] = sum(4095 * 8192**row for row in range(4))
_2_39: Final[i64] = 2**39
_BELOW_2_39: Final[i64] = 2**39 - 1
_BELOW_2_51: Final[i64] = 2**51 - 1
_LEFT: Final[i64] = sum(8192**row for row in range(4))
_RIGHT: Final[i64] = sum(2048 * 8192**row for row in range(4))
_LAST_ROW: Final[i64] = 4095 * 8192**3
_SIZES: Final[vec[i64]] = vec[i64]([value.bit_count() for value in range(4096)])


# Functions, not constants: mypyc 2.4 loses constant tuples of i64 between modules.


def nowhere() -> Board:
    return (0, 0, 0)


def everywhere() -> Board:
    return (_ALL, _ALL, _ALL)


def along_sidewalk() -> Board:
    """The spaces of the bottom row."""
    return (0, 0, _LAST_ROW)


def along_edge() -> Board:
    """The spaces along the three map edges (R0.1)."""
    return (_LEFT | _RIGHT | 4095, _LEFT | _RIGHT, _LEFT | _RIGHT)


def either(one: Board, other: Board) -> Board:
    return (one[0] | other[0], one[1] | other[1], one[2] | other[2])


def both(one: Board, other: Board) -> Board:
    return (one[0] & other[0], one[1] & other[1], one[2] & other[2])


def without(one: Board, other: Board) -> Board:
    return (one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2])


def some(board: Board) -> bool:
    """Is there any space in the set?"""
    return board[0] | board[1] | board[2] != 0


def meet(one: Board, other: Board) -> bool:
    return one[0] & other[0] | one[1] & other[1] | one[2] & other[2] != 0


def same(one: Board, other: Board) -> bool:
    return one[0] == other[0] and one[1] == other[1] and one[2] == other[2]


def back(board: Board, steps: i64) -> Board:
    """Every space moved back by so many steps: towards the top and the left."""
    first, second, third = board
    while steps >= WORD:
        first = second
        second = third
        third = 0
        steps -= WORD
    low = BIT[steps] - 1
    up = BIT[WORD - steps]
    return (
        first >> steps | (second & low) * up,
        second >> steps | (third & low) * up,
        third >> steps,
    )


def forward(board: Board, steps: i64) -> Board:
    """Every space moved on by so many steps: towards the bottom and the right."""
    first, second, third = board
    while steps >= WORD:
        third = second
        second = first
        first = 0
        steps -= WORD
    low = BIT[WORD - steps] - 1
    up = BIT[steps]
    rest = WORD - steps
    return (
        (first & low) * up,
        (second & low) * up | first >> rest,
        (third & low) * up | second >> rest,
    )


def moved(board: Board, steps: i64) -> Board:
    """Moved back by so many steps, or forward by as many below zero."""
    if steps >= 0:
        return back(board, steps)
    return forward(board, -steps)


def neighbours(board: Board) -> Board:
    """The spaces beside any space of the set; spaces of the set too, if they have one in it (R0.5).

    Sideways nothing crosses from word to word: the last bit of a word is the empty end of a row.
    """
    first, second, third = board
    return (
        (
            first >> 1
            | (first & _BELOW_2_51) * 2
            | first >> 13
            | (second & ROW) * _2_39
            | (first & _BELOW_2_39) * 8192
        )
        & _ALL,
        (
            second >> 1
            | (second & _BELOW_2_51) * 2
            | second >> 13
            | (third & ROW) * _2_39
            | (second & _BELOW_2_39) * 8192
            | first >> 39
        )
        & _ALL,
        (third >> 1 | (third & _BELOW_2_51) * 2 | third >> 13 | (third & _BELOW_2_39) * 8192 | second >> 39)
        & _ALL,
    )


def around(board: Board) -> Board:
    """The spaces beside the set, without its own."""
    return without(neighbours(board), board)


def group(seed: Board, within: Board) -> Board:
    """All spaces that hang together with the seed inside a set."""
    found = both(seed, within)
    while True:
        grown = both(either(found, neighbours(found)), within)
        if same(grown, found):
            return found
        found = grown


def size(board: Board) -> i64:
    """How many spaces the set has."""
    count: i64 = 0
    for word in range(3):
        bits = board[0] if word == 0 else board[1] if word == 1 else board[2]
        while bits:
            count += _SIZES[bits & 4095]
            bits >>= 13
    return count


def one_space(row: i64, column: i64) -> Board:
    bit = BIT[row % 4 * STRIDE + column]
    if row < 4:
        return (bit, 0, 0)
    if row < 8:
        return (0, bit, 0)
    return (0, 0, bit)


def first_space(board: Board) -> Board:
    """One space of a set that is not empty."""
    if board[0]:
        return (board[0] & -board[0], 0, 0)
    if board[1]:
        return (0, board[1] & -board[1], 0)
    return (0, 0, board[2] & -board[2])


def space_steps(board: Board) -> i64:
    """How many steps from the top left corner the first space of the set is."""
    word = board[0] if board[0] else board[1] if board[1] else board[2]
    steps: i64 = 0 if board[0] else WORD if board[1] else 2 * WORD
    while word & ROW == 0:
        word >>= 13
        steps += STRIDE
    return steps + lowest(word & ROW)


def fill_spaces(board: Board, offset: i64, buffer: vec[i64], filled: i64) -> i64:
    """Write offset + number for every space of the set, numbered row by row; return the new end."""
    for row in range(SIDE):
        word = board[0] if row < 4 else board[1] if row < 8 else board[2]
        bits = word >> (row % 4 * STRIDE) & ROW
        while bits:
            column = lowest(bits)
            bits ^= BIT[column]
            buffer[filled] = offset + row * SIDE + column
            filled += 1
    return filled


def board_of(spaces: list[int]) -> Board:
    """The set of numbered spaces."""
    board: Board = (0, 0, 0)
    for space in spaces:
        board = either(board, one_space(space // SIDE, space % SIDE))
    return board


def spaces_of(board: Board) -> list[int]:
    """The numbers of the spaces of a set."""
    buffer = vec[i64]([0] * 144)
    count = fill_spaces(board, 0, buffer, 0)
    return [buffer[place] for place in range(count)]
