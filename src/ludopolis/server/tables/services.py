"""What all rooms of a hall share."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from ludopolis.server.bots import Bots
from ludopolis.server.clock import Clock
from ludopolis.server.store.base import Store
from ludopolis.server.tables.adviser import Adviser
from ludopolis.server.tables.alarms import Alarms
from ludopolis.server.tables.lookahead import Lookahead
from ludopolis.server.tables.streams import Streams
from ludopolis.server.tables.tasks import Tasks
from ludopolis.server.tables.uptime import Uptime

GATHERING = 0.05  # seconds in which the moves of a bot are gathered into one message

Later = Callable[[float, Callable[[], None]], object]


def later(seconds: float, call: Callable[[], None]) -> object:
    return asyncio.get_running_loop().call_later(seconds, call)


@dataclass(frozen=True)
class Services:
    store: Store
    bots: Bots
    now: Clock
    uptime: Uptime
    tasks: Tasks
    alarms: Alarms
    streams: Streams
    adviser: Adviser
    lookahead: Lookahead
    later: Later
