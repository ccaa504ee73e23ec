"""Our own random numbers: the same on every machine, build and Python version, for ever.

Generator: sfc32 (Chris Doty-Humphrey's "small fast counting" generator): four 32-bit words
``a b c counter``. One step, all sums modulo 2**32::

    out     = a + b + counter
    counter = counter + 1
    a       = b ^ (b >> 9)
    b       = c + (c << 3)
    c       = rotate_left(c, 21) + out

Seed: any text. The four words are the first 16 bytes of SHA-256("ludopolis:" + seed in UTF-8),
big-endian; then 12 steps are thrown away.

``below(n)`` is Lemire's method without bias: multiply by n, take the upper 32 bits, reject the few
low products below 2**32 mod n. ``shuffle`` is Fisher-Yates from the last item down to the second,
each swapped with item ``below(i + 1)``.

Only 32-bit words are combined, so nothing overflows a 64-bit integer in the compiled build.
"""

import hashlib
import secrets
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludopolis.core.archive import Archive

_WORD: Final[i64] = 0xFFFFFFFF
_MODULUS: Final[i64] = 0x100000000
_WARM_UP: Final[i64] = 12


@final
@mypyc_attr(acyclic=True)
class Random:
    """A generator whose whole state is four numbers."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def __reduce__(self) -> tuple[Any, ...]:
        return (Random, (self.a, self.b, self.c, self.counter))

    def word(self) -> i64:
        """The next 32 random bits."""
        out: i64 = (self.a + self.b + self.counter) & _WORD
        c: i64 = self.c
        self.counter = (self.counter + 1) & _WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (c + c * 8) & _WORD
        self.c = (((c * 2097152) & _WORD | c >> 11) + out) & _WORD
        return out

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, all equally likely; limit is at most 2**31."""
        product: i64 = self.word() * limit
        if (product & _WORD) < limit:
            unfair: i64 = (_MODULUS - limit) % limit
            while (product & _WORD) < unfair:
                product = self.word() * limit
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items in random order, in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            item: i64 = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1

    def fork(self) -> "Random":
        """A new generator, seeded by four words of this one."""
        child = Random(self.word(), self.word(), self.word(), self.word())
        child.warm_up()
        return child

    def warm_up(self) -> None:
        for step in range(_WARM_UP):
            self.word()

    def copy(self) -> "Random":
        return Random(self.a, self.b, self.c, self.counter)

    def archive(self, archive: Archive) -> None:
        self.a = archive.number(self.a)
        self.b = archive.number(self.b)
        self.c = archive.number(self.c)
        self.counter = archive.number(self.counter)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int | str) -> Random:
    """The generator of a seed; the number 7 and the text "7" are the same seed."""
    digest = hashlib.sha256(f"ludopolis:{seed}".encode("utf-8", "surrogatepass")).digest()
    words = [int.from_bytes(digest[start : start + 4], "big") for start in (0, 4, 8, 12)]
    generator = Random(words[0], words[1], words[2], words[3])
    generator.warm_up()
    return generator


def fresh_seed() -> str:
    """A new seed that nobody can guess."""
    return secrets.token_hex(16)
