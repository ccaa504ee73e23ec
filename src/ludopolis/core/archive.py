"""All the numbers of a state in a row, written or read back.

A game describes its numbers once, in ``State.archive``: every line both writes a number and takes it
back (``self.age = archive.number(self.age)``), so that what is written and what is read cannot differ.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8


@final
@mypyc_attr(acyclic=True)
class Archive:
    """An empty archive is written; one that holds numbers is read."""

    def __init__(self, numbers: vec[i64]) -> None:
        self.numbers: vec[i64] = numbers
        self.reading: bool = len(numbers) > 0
        self.place: i64 = 0

    def number(self, value: i64) -> i64:
        if not self.reading:
            self.numbers = append(self.numbers, value)
            return value
        self.place += 1
        return self.numbers[self.place - 1]

    def flag(self, value: bool) -> bool:
        return self.number(1 if value else 0) != 0

    def row(self, values: vec[i64]) -> vec[i64]:
        """A list of numbers of any length."""
        count = self.number(len(values))
        if not self.reading:
            for index in range(count):
                self.numbers = append(self.numbers, values[index])
            return values
        self.place += count
        return self.numbers[self.place - count : self.place]

    def small_row(self, values: vec[u8]) -> vec[u8]:
        """A list of numbers below 256 of any length."""
        count = self.number(len(values))
        if not self.reading:
            for index in range(count):
                self.numbers = append(self.numbers, i64(values[index]))
            return values
        read = vec[u8]()
        for index in range(count):
            read = append(read, u8(self.number(0)))
        return read

    def same(self, other: "Archive") -> bool:
        """Whether both hold the same numbers."""
        count: i64 = len(self.numbers)
        if len(other.numbers) != count:
            return False
        for index in range(count):
            if self.numbers[index] != other.numbers[index]:
                return False
        return True
