"""When the service was up: time in which it was not counts for nobody.

All processes over a database share one run and its time. Whoever begins alone begins a new run, never before
what is kept; whoever joins takes over the time of the others. Signs of life keep them together.
"""

import asyncio
from contextlib import suppress
from itertools import pairwise

from ludopolis.server.clock import Clock
from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import Run, StoreDown

PULSE = 10.0  # seconds between signs of life


class Uptime:
    """``alone``: no other process serves the same tables, so whoever is not connected here is away; at the
    earliest since ``alone_since``."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.alone = True
        self.alone_since = 0.0
        self._store = store
        self._clock = clock
        self._runs: list[Run] = []

    async def begin(self) -> None:
        self._runs = await self._store.begin_run(self._clock.wall())
        self._clock.set(self._runs[-1].seen)
        await self.look_around()

    async def go_on(self) -> None:
        """Give signs of life for ever."""
        while True:
            await asyncio.sleep(PULSE)
            with suppress(StoreDown):  # the store has told the log; the next sign may succeed
                await self.pulse()
                await self.look_around()

    async def pulse(self) -> None:
        self._clock.catch_up(await self._store.pulse(self._clock()))

    async def look_around(self) -> None:
        alone = await self._store.alone()
        if alone and not self.alone:
            self.alone_since = self._clock()
        self.alone = alone

    def interrupted_since(self, at: float) -> bool:
        """Whether the service was down after this moment."""
        return at < self._runs[-1].began

    def lost_since(self, at: float) -> float:
        """The seconds after this moment in which the service was down."""
        return sum(
            after.began - max(before.seen, at) for before, after in pairwise(self._runs) if after.began > at
        )
