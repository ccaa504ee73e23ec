"""What all rooms of a hall share."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from ludopolis.server.bots import Bots
from ludopolis.server.store.base import Store
from ludopolis.server.tables.adviser import Adviser
from ludopolis.server.tables.alarms import Alarms
from ludopolis.server.tables.lookahead import Lookahead
from ludopolis.server.tables.streams import Streams
from ludopolis.server.tables.tasks import Tasks

GATHERING = 0.05  # seconds in which the moves of a bot are gathered into one message

Later = Callable[[float, Callable[[], None]], object]


def later(seconds: float, call: Callable[[], None]) -> object:
    return asyncio.get_running_loop().call_later(seconds, call)


@dataclass(frozen=True)
class Services:
    """``alone``: no other process serves the same tables, so whoever is not connected here is away."""

    store: Store
    bots: Bots
    now: Callable[[], float]
    started: float
    alone: bool
    tasks: Tasks
    alarms: Alarms
    streams: Streams
    adviser: Adviser
    lookahead: Lookahead
    later: Later
