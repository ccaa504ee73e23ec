"""What happened in a game, kept only when somebody listens.

A state without a journal tells nothing, so playouts pay nothing. A journal keeps raw numbers; the
game's ``EventKind`` and ``ChanceKind`` tables say what they mean and who may see them.
A journal can also be *primed* with recorded chance results; the game then follows those instead
of its random generator. Once the record is replayed (not ``strict``), what the record does not say comes
from the generator again.
"""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludopolis.core.errors import BadRecord


@final
@mypyc_attr(acyclic=True)
class Entry:
    """One event (or one chance result): its kind and its numbers."""

    def __init__(self, kind: int, numbers: list[int]) -> None:
        self.kind: int = kind
        self.numbers: list[int] = numbers

    def __reduce__(self) -> tuple[Any, ...]:
        return (Entry, (self.kind, self.numbers))


@final
@mypyc_attr(acyclic=True)
class Journal:
    def __init__(self, primed: list[Entry] | None = None) -> None:
        self.events: list[Entry] = []
        self.chances: list[Entry] = []
        self.primed: list[Entry] | None = primed
        self.strict: bool = True

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restored, (self.events, self.chances, self.primed, self.strict))

    def note(self, kind: int, numbers: list[int]) -> None:
        self.events.append(Entry(kind, numbers))

    def settle(self, kind: i64, items: vec[i64]) -> None:
        """Note the order of shuffled items; if the journal is primed, put them in the recorded one."""
        recorded = self.recorded(kind)
        if recorded is not None:
            if sorted(recorded) == sorted([item for item in items]):
                for index in range(len(recorded)):
                    items[index] = recorded[index]
            else:
                self.leave_record("does not have the right items")
        self.chances.append(Entry(kind, [item for item in items]))

    def settle_roll(self, kind: i64, sides: i64, number: i64) -> i64:
        """Note what a die shows; if the journal is primed, return what the recorded one showed."""
        recorded = self.recorded(kind)
        if recorded is not None:
            if len(recorded) == 1 and 1 <= recorded[0] <= sides:
                number = recorded[0]
            else:
                self.leave_record(f"is not one number from 1 to {sides}")
        self.chances.append(Entry(kind, [number]))
        return number

    def settle_words(self, kind: i64, words: list[int]) -> list[int]:
        """Note the words of a generator; if the journal is primed, return the recorded ones."""
        recorded = self.recorded(kind)
        if recorded is not None:
            if len(recorded) == len(words) and all(0 <= word < 2**32 for word in recorded):
                words = recorded
            else:
                self.leave_record("is not a generator")
        self.chances.append(Entry(kind, words))
        return words

    def recorded(self, kind: i64) -> list[int] | None:
        """What the recorded game settled at this point; None if no record is followed."""
        primed = self.primed
        if primed is None:
            return None
        place = len(self.chances)
        if place < len(primed) and primed[place].kind == kind:
            return primed[place].numbers
        self.leave_record("is missing or of another kind")
        return None

    def leave_record(self, why: str) -> None:
        """The game settles something else than the recorded one: wrong in a replay, right after it."""
        if self.strict:
            raise BadRecord(f"chance result number {len(self.chances) + 1} {why}")
        self.primed = None


def _restored(events: list[Entry], chances: list[Entry], primed: list[Entry] | None, strict: bool) -> Journal:
    journal = Journal(primed)
    journal.events = events
    journal.chances = chances
    journal.strict = strict
    return journal
