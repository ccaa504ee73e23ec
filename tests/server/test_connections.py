"""Nobody can hold connections open at the cost of others. Time and network are pretended."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any
from unittest import mock

import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.testing import capture_logs
from uvicorn import Config
from uvicorn.server import ServerState

from ludopolis.server import open_files
from ludopolis.server.addresses import Networks
from ludopolis.server.connections import (
    BODY_SECONDS,
    GATE,
    HEADER_SECONDS,
    LEAST_READ,
    READ_SECONDS,
    ROUND_TRIP,
    Gate,
    HttpConnection,
    SocketConnection,
)
from ludopolis.server.crowd import QUIET_SECONDS, Crowd
from ludopolis.server.security import OpenAtOnce
from ludopolis.server.settings import Settings

HEAD = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n"
UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MANY = 3


class Loop:
    """An event loop whose time passes when it is told to; tasks are not run."""

    def __init__(self) -> None:
        self.now = 0.0
        self.due: list[Timer] = []

    def call_later(self, seconds: float, call: Callable[[], None]) -> "Timer":
        self.due.append(Timer(self, self.now + seconds, call))
        return self.due[-1]

    def create_task(self, work: Coroutine[Any, Any, None]) -> mock.Mock:
        work.close()
        return mock.Mock(asyncio.Task)

    def pass_time(self, seconds: float) -> None:
        until = self.now + seconds
        while timers := [timer for timer in self.due if timer.at <= until]:
            first = min(timers, key=lambda timer: timer.at)
            self.due.remove(first)
            self.now = first.at
            first.call()
        self.now = until


class Timer:
    def __init__(self, loop: Loop, at: float, call: Callable[[], None]) -> None:
        self.at, self.call = at, call
        self._loop = loop

    def cancel(self) -> None:
        if self in self._loop.due:
            self._loop.due.remove(self)


class Transport(asyncio.Transport):
    """Somebody at an address, who may not read what is sent."""

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 5), "sockname": ("127.0.0.1", 80)})
        self.protocol: asyncio.BaseProtocol | None = None
        self.unread = 0
        self.open = True

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return not self.open

    def close(self) -> None:
        if not self.unread:
            self.abort()

    def abort(self) -> None:
        if self.open:
            self.open = False
            assert isinstance(self.protocol, HttpConnection | SocketConnection)
            self.protocol.connection_lost(None)


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    pass


class House:
    """A gate, and those who come to it."""

    def __init__(self, **settings: Any) -> None:
        self.loop = Loop()
        self.gate = Gate(Settings(**({"connections_per_address": MANY} | settings)))
        self.config = Config(nothing, http=HttpConnection, ws=SocketConnection, log_config=None)
        self.state = ServerState()

    def comes(self, host: str = "203.0.113.7") -> tuple[HttpConnection, Transport]:
        transport = Transport(host)
        loop: Any = self.loop
        connection = HttpConnection(self.config, self.state, {GATE: self.gate}, loop)
        transport.set_protocol(connection)
        connection.connection_made(transport)
        return connection, transport

    def opens_a_socket(self, host: str = "203.0.113.7") -> tuple[SocketConnection, Transport]:
        connection, transport = self.comes(host)
        with mock.patch("asyncio.get_event_loop", return_value=self.loop):
            connection.data_received(UPGRADE)
        socket = transport.protocol
        assert isinstance(socket, SocketConnection)
        return socket, transport

    def come(self, number: int, host: str = "203.0.113.7") -> list[Transport]:
        return [self.comes(host)[1] for _ in range(number)]


def are_open(transports: list[Transport]) -> list[bool]:
    return [transport.open for transport in transports]


class TestTime:
    def test_whoever_says_nothing_has_to_go(self) -> None:
        house = House()
        _, somebody = house.comes()
        house.loop.pass_time(HEADER_SECONDS - 1)
        assert somebody.open
        house.loop.pass_time(1)
        assert not somebody.open

    def test_a_drop_now_and_then_is_no_request(self) -> None:
        house = House()
        connection, somebody = house.comes()
        connection.data_received(HEAD[:10])
        for byte in HEAD[10:20]:
            house.loop.pass_time(HEADER_SECONDS / 8)
            if somebody.open:
                connection.data_received(bytes([byte]))
        assert not somebody.open

    def test_nor_is_it_a_body(self) -> None:
        house = House()
        connection, somebody = house.comes()
        connection.data_received(HEAD)
        for byte in b"abc":
            house.loop.pass_time(BODY_SECONDS / 4)
            connection.data_received(bytes([byte]))
        assert somebody.open
        house.loop.pass_time(BODY_SECONDS / 4)
        assert not somebody.open

    def test_whoever_has_asked_may_wait_for_the_answer(self) -> None:
        house = House()
        connection, somebody = house.comes()
        connection.data_received(HEAD + b"abcd")
        house.loop.pass_time(10 * BODY_SECONDS)
        assert somebody.open

    def test_the_next_request_has_its_own_time(self) -> None:
        house = House()
        connection, somebody = house.comes()
        connection.data_received(HEAD + b"abcd")
        connection.cycle.response_complete = True
        connection.on_response_complete()
        house.loop.pass_time(1)
        connection.data_received(HEAD[:10])
        house.loop.pass_time(HEADER_SECONDS)
        assert not somebody.open


class TestReading:
    @pytest.fixture(params=["http", "socket"])
    def reader(self, request: pytest.FixtureRequest) -> tuple[House, Transport]:
        """Somebody to whom much was sent."""
        house = House()
        connection, somebody = house.comes() if request.param == "http" else house.opens_a_socket()
        if isinstance(connection, HttpConnection):
            connection.data_received(HEAD + b"abcd")
        somebody.unread = 10 * LEAST_READ
        connection.pause_writing()
        return house, somebody

    def test_whoever_reads_nothing_has_to_go(self, reader: tuple[House, Transport]) -> None:
        house, somebody = reader
        house.loop.pass_time(READ_SECONDS)
        assert not somebody.open

    def test_whoever_reads_slowly_may_stay(self, reader: tuple[House, Transport]) -> None:
        house, somebody = reader
        while somebody.unread:
            somebody.unread -= LEAST_READ
            house.loop.pass_time(READ_SECONDS)
        house.loop.pass_time(READ_SECONDS)
        assert somebody.open

    def test_also_if_all_is_sent(self) -> None:
        house = House()
        connection, somebody = house.comes()
        connection.data_received(HEAD + b"abcd")
        somebody.unread = 100
        connection.cycle.response_complete = True
        connection.on_response_complete()
        house.loop.pass_time(READ_SECONDS)
        assert not somebody.open

    def test_also_a_socket_whose_ping_was_not_answered(self) -> None:
        house = House()
        socket, somebody = house.opens_a_socket()
        somebody.unread = 100
        socket.keepalive_timeout()
        assert somebody.open
        house.loop.pass_time(READ_SECONDS)
        assert not somebody.open


class TestCrowds:
    def test_of_one_address(self) -> None:
        house = House()
        with capture_logs() as log:
            assert are_open(house.come(MANY + 2)) == [True] * MANY + [False] * 2
        assert are_open(house.come(1, "203.0.113.8")) == [True]
        (line,) = log
        assert (line["event"], line["most"]) == ("too_many_open", MANY)
        assert "203.0.113.7" not in str(line)

    def test_whoever_goes_makes_room(self) -> None:
        house = House()
        first, *_ = house.come(MANY)
        first.abort()
        assert are_open(house.come(2)) == [True, False]

    def test_a_network_of_ipv6_is_one_address(self) -> None:
        house = House()
        come = [house.come(1, f"2001:db8::{number}")[0] for number in range(1, MANY + 2)]
        assert are_open(come) == [True] * MANY + [False]

    def test_a_trusted_proxy_brings_many(self) -> None:
        house = House(trusted_proxies=("203.0.113.0/24",))
        assert all(are_open(house.come(10 * MANY)))

    def test_without_limits_everybody_may(self) -> None:
        assert all(are_open(House(rate_limits=False).come(10 * MANY)))

    def test_sockets_count_until_they_are_closed(self) -> None:
        house = House()
        for _ in range(MANY):
            _, somebody = house.opens_a_socket()
        assert are_open(house.come(1)) == [False]
        somebody.abort()
        assert are_open(house.come(2)) == [True, False]

    def test_in_all_whoever_waited_longest_makes_room(self) -> None:
        house = House(connections=3)
        hosts = [f"198.51.100.{number}" for number in range(5)]
        busy, asking = house.comes(hosts[0])
        busy.data_received(HEAD)
        waiting = [house.come(1, host)[0] for host in hosts[1:]]
        assert asking.open
        assert are_open(waiting) == [False, False, True, True]

    def test_if_everybody_is_served_nobody_is_thrown_out(self) -> None:
        house = House(connections=2)
        served = []
        for number in range(2):
            connection, somebody = house.comes(f"198.51.100.{number}")
            connection.data_received(HEAD)
            served.append(somebody)
        with capture_logs() as log:
            late = house.come(3, "198.51.100.9")
        assert (are_open(served), are_open(late)) == ([True, True], [False] * 3)
        assert [line["event"] for line in log] == ["no_room_for_connections"]

    def test_there_are_never_more_than_files(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(open_files, "limit", lambda: 130)
        assert are_open(House(rate_limits=False).come(4)) == [False, False, True, True]

    def test_the_log_tells_it_now_and_then(self) -> None:
        now = [0.0]
        crowd = Crowd("connections", 0, lambda: now[0])
        with capture_logs() as log:
            for _ in range(10):
                crowd.enter("203.0.113.7")
                now[0] += QUIET_SECONDS / 4
        assert len(log) == 3
        assert "203.0.113.7" not in str(log)


def test_the_app_is_told_how_long_a_ping_took() -> None:
    socket, _ = House().opens_a_socket()
    socket.last_ping_rtt = 0.25
    assert socket.scope["state"][ROUND_TRIP]() == 0.25


@pytest.mark.parametrize(
    ("host", "inside"),
    [("10.1.2.3", True), ("::ffff:10.1.2.3", True), ("192.0.2.1", True), ("192.0.2.2", False), ("x", False)],
)
def test_networks(host: str, inside: bool) -> None:
    assert (host in Networks(["10.0.0.0/8", "192.0.2.1"])) is inside
    assert host in Networks(["*"])


class TestThroughAProxy:
    """Many connections come from the proxy; who is behind them is told by each request."""

    pytestmark = pytest.mark.anyio

    @staticmethod
    async def ask(app: ASGIApp, type: str, host: str) -> list[Message]:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        await app({"type": type, "client": (host, 1), "headers": []}, receive, send)
        return sent

    async def test_of_one_address(self) -> None:
        leave = asyncio.Event()

        async def stay(scope: Scope, receive: Receive, send: Send) -> None:
            await leave.wait()

        app = OpenAtOnce(stay, most=2)
        inside = [asyncio.create_task(self.ask(app, "websocket", "203.0.113.7")) for _ in range(2)]
        await asyncio.sleep(0)
        refused = await self.ask(app, "http", "203.0.113.7")
        assert refused[0]["status"] == 429
        assert b"too_many_open" in refused[1]["body"]
        assert (await self.ask(app, "websocket", "203.0.113.7"))[0]["type"] == "websocket.close"
        other = asyncio.create_task(self.ask(app, "http", "203.0.113.8"))
        await asyncio.sleep(0)
        assert not other.done()
        leave.set()
        assert await asyncio.gather(*inside, other) == [[], [], []]
        assert await self.ask(app, "http", "203.0.113.7") == []
