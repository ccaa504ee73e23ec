"""When others get to see what a bot chose.

In a game of private hands, a bot that answers at once has no choice, and one that thinks for long has a hard
one: whoever measures learns something of its hand. There an answer never comes before its time, which depends
only on what everybody knows: the level, and how many decisions the seat made right before. See "Bots that
keep a straight face" in docs/operate.md.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

LEAST = 0.1  # seconds; counted simulations take less (up to 25 ms with the compiled engine)


class Pace:
    def __init__(
        self,
        least: float = LEAST,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._least = least
        self._now = now
        self._sleep = sleep

    @asynccontextmanager
    async def at_least(self, seconds: float) -> AsyncIterator[None]:
        """Whatever is done takes so many seconds or more."""
        until = self._now() + max(seconds, self._least)
        yield
        await self._sleep(max(0.0, until - self._now()))
