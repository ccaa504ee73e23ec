"""Bit sets in one integer.

A set of small numbers is an integer with one bit a member. Bits always come from the table
``BIT``: shifting a constant is miscompiled by mypyc 2.4 from bit 31 on.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final[vec[i64]] = vec[i64]([2**place for place in range(63)])

_CHUNK_BITS: Final[i64] = 12
_CHUNK_MASK: Final[i64] = 4095
_LOWEST: Final[vec[i64]] = vec[i64]([(value & -value).bit_length() - 1 for value in range(4096)])
_SIZES: Final[vec[i64]] = vec[i64]([value.bit_count() for value in range(4096)])


def lowest(members: i64) -> i64:
    """The smallest member of a non-empty set of numbers below 24."""
    chunk: i64 = members & _CHUNK_MASK
    if chunk:
        return _LOWEST[chunk]
    return _CHUNK_BITS + _LOWEST[members >> _CHUNK_BITS]


def count(members: i64) -> i64:
    """How many members a set of numbers below 24 has."""
    return _SIZES[members & _CHUNK_MASK] + _SIZES[members >> _CHUNK_BITS]


def fill_members(members: i64, offset: i64, buffer: vec[i64]) -> i64:
    """Write offset + member for every member of a set of numbers below 24; return how many."""
    filled: i64 = 0
    while members:
        member = lowest(members)
        members ^= BIT[member]
        buffer[filled] = offset + member
        filled += 1
    return filled


def members_of(bits: i64) -> list[int]:
    """The members of a set, ascending."""
    whole = int(bits)
    return [place for place in range(whole.bit_length()) if whole >> place & 1]


def set_of(members: list[int]) -> i64:
    bits: i64 = 0
    for member in members:
        bits |= BIT[member]
    return bits
