"""How far a game has got, as plain numbers: in shared memory another process can read them at any time."""

import time
from collections.abc import Iterator, MutableSequence
from contextlib import contextmanager

MOST_SEATS = 32
_SEAT, _SINCE, _LAST, _FIRST, _DECISIONS = range(5)
_SECONDS = _DECISIONS + MOST_SEATS
LENGTH = _SECONDS + MOST_SEATS
NOBODY = -1

now = time.perf_counter  # the same clock for all processes


class Progress:
    """Whose bot was busy last, since when, and what each seat has used so far. All zeros: nothing yet."""

    def __init__(self, numbers: MutableSequence[float] | None = None) -> None:
        self.numbers: MutableSequence[float] = [0.0] * LENGTH if numbers is None else numbers

    def copy(self) -> "Progress":
        return Progress(list(self.numbers[:]))

    # --- written by the process that plays ----------------------------------------------------------

    def begin(self, first: int = 0) -> None:
        for place in range(LENGTH):
            self.numbers[place] = 0.0
        self.numbers[_FIRST] = first

    @contextmanager
    def busy(self, seat: int) -> Iterator[None]:
        """What happens now is done by the bot of this seat."""
        self._start(seat)
        try:
            yield
        finally:
            self.numbers[_SINCE] = 0.0

    def asked(self, seat: int) -> None:
        """The bot of this seat decides from now on."""
        self.numbers[_DECISIONS + seat] += 1
        self._start(seat)

    def answered(self, seat: int) -> None:
        took = now() - self.numbers[_SINCE]
        self.numbers[_SINCE] = 0.0
        self.numbers[_LAST] = took
        self.numbers[_SECONDS + seat] += took

    def _start(self, seat: int) -> None:
        self.numbers[_SEAT] = seat + 1
        self.numbers[_SINCE] = now()

    # --- read by anybody ----------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Whose bot was busy last, or NOBODY."""
        return int(self.numbers[_SEAT]) - 1

    @property
    def waited(self) -> float:
        """For how many seconds that bot has been busy; 0 if it is not."""
        since = self.numbers[_SINCE]
        return now() - since if since else 0.0

    @property
    def last(self) -> float:
        """How many seconds the last decision took."""
        return self.numbers[_LAST]

    @property
    def first(self) -> int:
        """The seat that decided first."""
        return int(self.numbers[_FIRST])

    def decisions(self, seats: int) -> list[int]:
        return [int(number) for number in self.numbers[_DECISIONS : _DECISIONS + seats]]

    def seconds(self, seats: int) -> list[float]:
        used = self.numbers[_SECONDS : _SECONDS + seats]
        waited = self.waited
        return [round(number + (waited if seat == self.seat else 0.0), 6) for seat, number in enumerate(used)]
