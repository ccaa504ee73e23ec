"""Counting. Everything is a whole number, so that tallies add up to the same whatever the order."""

from collections.abc import Hashable
from typing import TypeVar

import msgspec

WHOLE = 60  # a win; shared by up to six, it stays a whole number

Key = TypeVar("Key", bound=Hashable)


class Count(msgspec.Struct):
    """How often something was had, and how its owners did.

    ``wins`` is in sixtieths. ``points`` sums up how far their scores were from the average of the game,
    times the number of seats; ``squares`` sums up the squares of that.
    """

    had: int = 0
    wins: int = 0
    points: int = 0
    squares: int = 0

    def add(self, wins: int, points: int) -> None:
        self.had += 1
        self.wins += wins
        self.points += points
        self.squares += points * points

    def merge(self, other: "Count") -> None:
        self.had += other.had
        self.wins += other.wins
        self.points += other.points
        self.squares += other.squares


class Moments(msgspec.Struct):
    """The sum and the sum of squares of some whole numbers."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: "Moments") -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares


class Game(msgspec.Struct, frozen=True):
    """What a finished game leaves behind, seat by seat where it is a list."""

    end: str
    decisions: int
    rounds: int | None
    wins: list[int]
    points: list[int]
    scores: list[dict[str, int]]
    positions: list[int]
    bots: list[int]
    had: set[tuple[int, int, int]]


class Failure(msgspec.Struct, frozen=True, order=True):
    """A game that a bot's failure broke off: its number, and what there is to say about it."""

    number: int
    message: str


LEAST_FAILED = 10  # fewer failures say little about the games to come


class Tally(msgspec.Struct):
    """The counts of many games. ``failed`` games are left out of all others."""

    games: int = 0
    failed: int = 0
    failure: Failure | None = None
    components: dict[tuple[int, int], Count] = {}
    seats: dict[int, Count] = {}
    positions: dict[int, Count] = {}
    bots: dict[int, Count] = {}
    ends: dict[str, int] = {}
    lengths: dict[int, int] = {}
    rounds: dict[int, int] = {}
    scores: dict[str, Moments] = {}
    winners: dict[str, Moments] = {}

    def add(self, game: Game) -> None:
        self.games += 1
        self.ends[game.end] = self.ends.get(game.end, 0) + 1
        self.lengths[game.decisions] = self.lengths.get(game.decisions, 0) + 1
        if game.rounds is not None:
            self.rounds[game.rounds] = self.rounds.get(game.rounds, 0) + 1
        for group, component, seat in game.had:
            _count(self.components, (group, component)).add(game.wins[seat], game.points[seat])
        for seat, wins in enumerate(game.wins):
            self._add_seat(game, seat, wins)

    def _add_seat(self, game: Game, seat: int, wins: int) -> None:
        for counts, key in (
            (self.seats, seat),
            (self.positions, game.positions[seat]),
            (self.bots, game.bots[seat]),
        ):
            _count(counts, key).add(wins, game.points[seat])
        for category, value in game.scores[seat].items():
            self.scores.setdefault(category, Moments()).add(value)
            if wins:
                self.winners.setdefault(category, Moments()).add(value)

    def leave_out(self, failure: Failure) -> None:
        """Count a game that failed; of several failures the one of the first game is kept."""
        self.failed += 1
        self._keep_first(failure)

    def _keep_first(self, failure: Failure | None) -> None:
        known = [one for one in (self.failure, failure) if one is not None]
        self.failure = min(known, default=None)

    @property
    def played(self) -> int:
        """All games, those that failed too."""
        return self.games + self.failed

    @property
    def hopeless(self) -> bool:
        """Whether so many games failed that it is no use going on."""
        return self.failed >= LEAST_FAILED and self.failed > self.games

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.failed += other.failed
        self._keep_first(other.failure)
        _merge_counts(self.components, other.components)
        _merge_counts(self.seats, other.seats)
        _merge_counts(self.positions, other.positions)
        _merge_counts(self.bots, other.bots)
        _merge_numbers(self.ends, other.ends)
        _merge_numbers(self.lengths, other.lengths)
        _merge_numbers(self.rounds, other.rounds)
        _merge_moments(self.scores, other.scores)
        _merge_moments(self.winners, other.winners)


def _count(counts: dict[Key, Count], key: Key) -> Count:
    found = counts.get(key)
    if found is None:
        found = counts[key] = Count()
    return found


def _merge_counts(mine: dict[Key, Count], others: dict[Key, Count]) -> None:
    for key, count in others.items():
        _count(mine, key).merge(count)


def _merge_moments(mine: dict[str, Moments], others: dict[str, Moments]) -> None:
    for key, moments in others.items():
        mine.setdefault(key, Moments()).merge(moments)


def _merge_numbers(mine: dict[Key, int], others: dict[Key, int]) -> None:
    for key, number in others.items():
        mine[key] = mine.get(key, 0) + number
