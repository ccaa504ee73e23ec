"""Alarms: when to look at the clock of a table, one time for each."""

import asyncio
from collections.abc import Callable


class Alarms:
    """``ring`` is called with the table whose time has come."""

    def __init__(self, now: Callable[[], float], ring: Callable[[str], None]) -> None:
        self._now = now
        self._ring = ring
        self._set: dict[str, asyncio.TimerHandle] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._set

    def set(self, table: str, when: float | None) -> None:
        """Ring at this time, and not when it was set before; None: not at all."""
        old = self._set.pop(table, None)
        if old is not None:
            old.cancel()
        if when is not None:
            delay = max(0.0, when - self._now())
            self._set[table] = asyncio.get_running_loop().call_later(delay, self._due, table)

    def _due(self, table: str) -> None:
        del self._set[table]
        self._ring(table)

    def stop(self) -> None:
        for handle in self._set.values():
            handle.cancel()
