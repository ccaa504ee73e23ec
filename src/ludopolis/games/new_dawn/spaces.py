"""Sets of map spaces as three integers of 56 bits: space n is bit ``n % 56`` of word ``n // 56``."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

Spaces = tuple[i64, i64, i64]

WORD: Final[i64] = 56
BIT_OF: Final[vec[i64]] = vec[i64]([2 ** (space % 56) for space in range(168)])

# Powers of two have different remainders by 67, which is quicker than looking for the bit.
_PLACE: Final[vec[i64]] = vec[i64](
    [next((place for place in range(56) if 2**place % 67 == rest), 0) for rest in range(67)]
)
_CHUNK: Final[i64] = 16383  # 14 bits
_SIZES: Final[vec[i64]] = vec[i64]([value.bit_count() for value in range(16384)])


# A function, not a constant: mypyc 2.4 loses constant tuples of i64 between modules.


def nowhere() -> Spaces:
    return (0, 0, 0)


def one(space: i64) -> Spaces:
    bit = BIT_OF[space]
    if space < 56:
        return (bit, 0, 0)
    if space < 112:
        return (0, bit, 0)
    return (0, 0, bit)


def either(these: Spaces, those: Spaces) -> Spaces:
    return (these[0] | those[0], these[1] | those[1], these[2] | those[2])


def both(these: Spaces, those: Spaces) -> Spaces:
    return (these[0] & those[0], these[1] & those[1], these[2] & those[2])


def without(these: Spaces, those: Spaces) -> Spaces:
    return (these[0] & ~those[0], these[1] & ~those[1], these[2] & ~those[2])


def some(these: Spaces) -> bool:
    """Is there any space in the set?"""
    return these[0] | these[1] | these[2] != 0


def has(these: Spaces, space: i64) -> bool:
    if space < 56:
        return these[0] & BIT_OF[space] != 0
    if space < 112:
        return these[1] & BIT_OF[space] != 0
    return these[2] & BIT_OF[space] != 0


def size(these: Spaces) -> i64:
    return _bits(these[0]) + _bits(these[1]) + _bits(these[2])


def _bits(word: i64) -> i64:
    count: i64 = 0
    while word:
        count += _SIZES[word & _CHUNK]
        word >>= 14
    return count


def first(these: Spaces) -> i64:
    """The lowest space of a set that is not empty."""
    if these[0]:
        return lowest(these[0])
    if these[1]:
        return WORD + lowest(these[1])
    return WORD + WORD + lowest(these[2])


def lowest(word: i64) -> i64:
    """The place of the lowest bit of a word that is not zero."""
    return _PLACE[(word & -word) % 67]


def fill_spaces(these: Spaces, offset: i64, buffer: vec[i64], filled: i64) -> i64:
    """Write offset + number for every space of the set; return the new end."""
    for word in range(3):
        bits = these[0] if word == 0 else these[1] if word == 1 else these[2]
        base = offset + word * WORD
        while bits:
            low = bits & -bits
            bits ^= low
            buffer[filled] = base + _PLACE[low % 67]
            filled += 1
    return filled


def beside(near: vec[i64], these: Spaces) -> Spaces:
    """The neighbours of all spaces of the set; ``near`` has three words a space."""
    first_word: i64 = 0
    second_word: i64 = 0
    third_word: i64 = 0
    for word in range(3):
        bits = these[0] if word == 0 else these[1] if word == 1 else these[2]
        while bits:
            low = bits & -bits
            bits ^= low
            place = 3 * (word * WORD + _PLACE[low % 67])
            first_word |= near[place]
            second_word |= near[place + 1]
            third_word |= near[place + 2]
    return (first_word, second_word, third_word)


def spaces_of(these: Spaces) -> list[int]:
    """The numbers of the spaces of a set, ascending."""
    buffer = vec[i64]([0] * 168)
    count = fill_spaces(these, 0, buffer, 0)
    return [buffer[place] for place in range(count)]


def set_of(spaces: list[int]) -> Spaces:
    found: Spaces = (0, 0, 0)
    for space in spaces:
        found = either(found, one(space))
    return found
