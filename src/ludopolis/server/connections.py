"""Connections, as uvicorn serves them, with a limit for everything a stranger could hold open.

Whoever connects must ask something soon, send the whole of it soon, and read the answer. So many connections
are open from one address, and so many in all: when there is no room left, whoever has waited longest without
asking anything makes it. Trusted proxies bring many people; ``OpenAtOnce`` in ``security.py`` counts those.
"""

import asyncio
import logging
import time
from typing import Any

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ludopolis.server import open_files
from ludopolis.server.addresses import Networks, network_of
from ludopolis.server.crowd import QUIET_SECONDS, Crowd
from ludopolis.server.metrics import CONNECTIONS, REFUSED_CONNECTIONS
from ludopolis.server.settings import Settings

HEADER_SECONDS = 10.0  # until the head of a request is there
BODY_SECONDS = 60.0  # until its body is
READ_SECONDS = 20.0  # in which somebody reads at least
LEAST_READ = 16 * 1024  # bytes of what we have sent
OTHER_FILES = 128  # that a process needs besides its connections

SOCKET_LOG = "uvicorn.sockets"  # where uvicorn tells who opens which socket
GATE = "gate"  # where protocols find the gate, among what the app shares with them
ROUND_TRIP = "round_trip"  # where the app finds how long a ping of its socket took

_log = structlog.get_logger(__name__)


class Gate:
    """Lets connections in."""

    def __init__(self, settings: Settings) -> None:
        self._most = max(1, min(settings.connections, open_files.limit() - OTHER_FILES))
        self._crowd = Crowd("connections", settings.connections_per_address if settings.rate_limits else None)
        self._proxies = Networks(settings.trusted_proxies)
        self._open: dict[Connection, str | None] = {}  # by which address each is counted
        self._waiting: dict[Connection, None] = {}  # those who ask nothing at the moment, the longest first
        self._told = -QUIET_SECONDS

    def enter(self, connection: "Connection") -> bool:
        host = connection.client[0] if connection.client else None
        address = None if host is None or host in self._proxies else network_of(host)
        if address is not None and not self._crowd.enter(address):
            return False
        self._open[connection] = address
        CONNECTIONS.set(len(self._open))
        if len(self._open) > self._most:
            self._make_room()
        return connection in self._open

    def leave(self, connection: "Connection") -> None:
        self._waiting.pop(connection, None)
        address = self._open.pop(connection, None)
        if address is not None:
            self._crowd.leave(address)
        CONNECTIONS.set(len(self._open))

    def wait(self, connection: "Connection") -> None:
        """It asks nothing at the moment."""
        if connection in self._open:
            self._waiting.pop(connection, None)
            self._waiting[connection] = None

    def ask(self, connection: "Connection") -> None:
        self._waiting.pop(connection, None)

    def _make_room(self) -> None:
        """Whoever came last has to go if all others are being served."""
        self._tell()
        goes = next(iter(self._waiting), next(reversed(self._open)))
        self.leave(goes)
        goes.transport.abort()

    def _tell(self) -> None:
        REFUSED_CONNECTIONS.labels("full").inc()
        now = time.monotonic()
        if now >= self._told + QUIET_SECONDS:
            self._told = now
            _log.warning("no_room_for_connections", most=self._most, waiting=len(self._waiting))


class Connection(asyncio.Protocol):
    """What connections have in common: they are counted, and must be read."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    loop: asyncio.AbstractEventLoop
    app_state: dict[str, Any]
    _reading: asyncio.TimerHandle | None = None
    _unread = 0

    @property
    def gate(self) -> Gate:
        gate: Gate = self.app_state[GATE]
        return gate

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._stop_watching()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watching()
        self.gate.leave(self)
        super().connection_lost(exc)

    def watch_reader(self) -> None:
        """Until everything is read, some of it must be all the time."""
        if self._reading is None:
            self._unread = self.transport.get_write_buffer_size()
            self._reading = self.loop.call_later(READ_SECONDS, self._check_reader)

    def _check_reader(self) -> None:
        self._reading = None
        unread = self.transport.get_write_buffer_size()
        if unread > max(0, self._unread - LEAST_READ):
            self.transport.abort()
        elif unread:
            self.watch_reader()

    def _stop_watching(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None


class HttpConnection(Connection, HttpToolsProtocol):
    """A connection that asks over HTTP, and may become a socket."""

    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's
        super().connection_made(transport)
        if self.gate.enter(self):
            self.gate.wait(self)
            self._expect_within(HEADER_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_within(None)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_within(HEADER_SECONDS)

    def on_headers_complete(self) -> None:
        self.gate.ask(self)
        self._expect_within(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect_within(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch_reader()
        if not self.pipeline:
            self.gate.wait(self)

    def handle_websocket_upgrade(self) -> None:
        """The socket is counted from here on."""
        self._expect_within(None)
        self.gate.leave(self)
        super().handle_websocket_upgrade()

    def _expect_within(self, seconds: float | None) -> None:
        """Whatever comes next must be there by then; None: it is our turn."""
        if self._due is not None:
            self._due.cancel()
        self._due = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class SocketConnection(Connection, WebSocketsSansIOProtocol):
    """A socket, which tells the app how long its pings take."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.logger = logging.getLogger(SOCKET_LOG)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if not self.gate.enter(self):
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.transport.is_closing():
            self.scope["state"][ROUND_TRIP] = lambda: self.last_ping_rtt

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.watch_reader()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.watch_reader()
