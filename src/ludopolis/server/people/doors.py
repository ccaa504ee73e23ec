"""Connections that stay open: sockets, and the streams of programs.

Whoever came in by a session or a token that has ended is shown out: at once in the process that ended it,
and in others when the connection is looked at next.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from starlette.background import BackgroundTask
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludopolis.server.people.callers import Caller, is_valid
from ludopolis.server.store.contract import StoreDown

_log = structlog.get_logger(__name__)


class Doors:
    def __init__(self) -> None:
        self._bells: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def inside(self, player: str, bell: asyncio.Event) -> Iterator[None]:
        """The bell rings when the player's connections have to prove again who they are."""
        bells = self._bells.setdefault(player, set())
        bells.add(bell)
        try:
            yield
        finally:
            bells.discard(bell)
            if not bells and self._bells.get(player) is bells:
                del self._bells[player]

    async def ring(self, player: str) -> None:
        for bell in self._bells.get(player, ()):
            bell.set()


def doors_of(connection: HTTPConnection) -> Doors:
    doors: Doors = connection.app.state.doors
    return doors


def show_out(connection: HTTPConnection, player: str, response: Response) -> Response:
    """Look at the player's open connections after the answer: the browser gets its new cookie first, so that
    pages that come back come as who they are now."""
    response.background = BackgroundTask(doors_of(connection).ring, player)
    return response


async def may_stay(connection: HTTPConnection, caller: Caller) -> bool:
    """Nobody is sent away for trouble of ours; without the store nothing can be changed anyway."""
    try:
        return await is_valid(connection, caller)
    except StoreDown:
        return True
    except Exception:
        _log.exception("caller_not_checked")
        return True
