"""The clock of the service."""

import time
from collections.abc import Callable


class Clock:
    """What the clock on the wall said once, and the seconds since: whoever turns that one turns nobody's
    time."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self.wall = wall
        self._steady = steady
        self.set(wall())

    def __call__(self) -> float:
        return self._steady() + self._ahead

    def set(self, now: float) -> None:
        self._ahead = now - self._steady()

    def catch_up(self, other: float) -> None:
        """Never be behind another process."""
        if other > self():
            self.set(other)
