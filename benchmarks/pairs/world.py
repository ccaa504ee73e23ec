"""A whole service in this process, with people who remember every byte they are told.

Everything goes through the doors of the app: requests, the socket of a table, the stream of a program. Time
stands still until it is moved. Bots choose what they are told to, but when others get to know it is the
service's own decision, which is written down.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, MutableMapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
from fastapi import FastAPI
from structlog.testing import capture_logs

from ludopolis.core.journal import Entry
from ludopolis.core.match import Match
from ludopolis.server.app import create_app
from ludopolis.server.bots import Bots, Turn
from ludopolis.server.clock import Clock
from ludopolis.server.live import socket as live_socket
from ludopolis.server.pace import Pace
from ludopolis.server.people import names, routes
from ludopolis.server.replays import Reels
from ludopolis.server.security import SESSION_COOKIE
from ludopolis.server.settings import Settings
from ludopolis.server.store import open_store
from ludopolis.server.store.migration import migrate
from ludopolis.server.tables import creation
from ludopolis.server.tables.hall import Hall
from ludopolis.server.tables.table import Round, Table
from ludopolis.server.thinker import Answer
from ludopolis.server.thinkers import Errand
from ludopolis.server.wire import Heartbeat

URL = "http://testserver"
NAMES = ("worldx", "worldy")
LONGEST = 60.0  # seconds in which something must happen
BEGIN = 1_000_000.0
HEARTBEAT = msgspec.json.encode(Heartbeat()).decode()

Message = MutableMapping[str, Any]


class Bell:
    """Rings whenever somebody was told something, or is to be told later."""

    def __init__(self) -> None:
        self.rung = 0
        self._ringing = asyncio.Event()

    def ring(self) -> None:
        self.rung += 1
        self._ringing.set()

    async def after(self, rung: int) -> None:
        """Wait until it has rung more often than so."""
        while self.rung <= rung:
            self._ringing.clear()
            await self._ringing.wait()


class Told(list[str]):
    """What was told so far; ``news`` is what came since it was asked last."""

    def __init__(self) -> None:
        super().__init__()
        self._read = 0

    def news(self) -> list[str]:
        fresh = self[self._read :]
        self._read = len(self)
        return fresh


class Choice(NamedTuple):
    """What a bot is to do after so many moves."""

    moves: int
    action: str


class ToldBots(Bots):
    """Bots that choose what they are told; everything else about them is real."""

    def __init__(self, waits: Told) -> None:
        super().__init__(pace=Pace(now=lambda: 0.0, sleep=self._sleep))
        self._waits = waits
        self._choices: list[Choice] = []
        self._told = asyncio.Condition()
        self._action = ""
        self._thinkers.answer = self._answer  # type: ignore[method-assign] # nobody has to think

    async def tell(self, choice: "Choice | None") -> None:
        """What to choose next; None: nobody is asked at this table any more."""
        async with self._told:
            self._choices = [*self._choices, choice] if choice is not None else []
            self._told.notify_all()

    def forget(self) -> None:
        """What was told is done."""
        self._choices[-1] = Choice(-1, "")

    async def choose(self, turn: Turn) -> str:
        """A turn that was taken back meanwhile takes any choice; the table does not want it any more."""
        known = len(self._choices)
        async with self._told:
            while not self._choices or (
                len(self._choices) == known and self._choices[-1].moves != turn.moves
            ):
                await self._told.wait()
                if not self._choices:
                    raise asyncio.CancelledError
        self._action = self._choices[-1].action
        self._waits.append(f"bot {turn.state.seat} of level {turn.level} decides")
        return await super().choose(turn)

    async def _sleep(self, seconds: float) -> None:
        self._waits.append(f"waits {seconds} seconds")

    async def _answer(self, errand: Errand) -> Answer:
        self._waits.append(f"thinks {errand.left} seconds")
        return Answer(action=self._action)


class Response:
    """What a request was answered."""

    def __init__(self) -> None:
        self.status = 0
        self.cookies = SimpleCookie()
        self.body = b""

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            for name, value in message["headers"]:
                if name == b"set-cookie":
                    self.cookies.load(value.decode())
        else:
            self.body += message.get("body", b"")

    def json(self) -> Any:
        assert self.status < 400, self.body.decode()
        return msgspec.json.decode(self.body)


class Person:
    """Somebody with a browser, called the same in every world."""

    def __init__(self, app: FastAPI, name: str, bell: Bell) -> None:
        self._app = app
        self._name = name
        self._bell = bell
        self._headers = {"host": "testserver", "origin": URL}

    async def arrive(self) -> None:
        with patch.object(routes, "new_id", self._called), patch.object(names, "guest_name", self._called):
            answer = await self._request("POST", "/api/session")
        self._headers["x-csrf-token"] = answer.json()["csrf"]
        self._headers["cookie"] = f"{SESSION_COOKIE}={answer.cookies[SESSION_COOKIE].value}"

    def _called(self) -> str:
        return self._name

    async def get(self, path: str) -> str:
        answer = await self._request("GET", path)
        return f"{answer.status} {answer.body.decode()}"

    async def post(self, path: str, body: object) -> Any:
        """What it is answered; everything that is asked so is allowed."""
        return (await self._request("POST", path, msgspec.json.encode(body))).json()

    async def _request(self, method: str, path: str, body: bytes = b"") -> Response:
        asked: asyncio.Queue[Message] = asyncio.Queue()
        asked.put_nowait({"type": "http.request", "body": body, "more_body": False})

        response = Response()
        await self._app(self._scope("http", path, method), asked.get, response.send)
        return response

    def _scope(self, type: str, path: str, method: str = "GET") -> Message:
        path, _, query = path.partition("?")
        return {
            "type": type,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "ws" if type == "websocket" else "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in self._headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("testserver", 80),
            "subprotocols": [],
            "state": {},
        }

    @asynccontextmanager
    async def watching(self, table: str) -> AsyncIterator["Socket"]:
        path = f"/api/tables/{table}/socket"
        socket = Socket(self._bell)
        async with self._open("websocket", path, socket.receive, socket.send):
            await socket.hear('"is":"snapshot"')
            yield socket

    @asynccontextmanager
    async def listening(self) -> AsyncIterator["Stream"]:
        """To the decisions that wait, as a program does."""
        stream = Stream(self._bell)
        async with self._open("http", "/api/bot/stream", stream.receive, stream.send):
            yield stream

    @asynccontextmanager
    async def _open(self, type: str, path: str, receive: Any, send: Any) -> AsyncIterator[None]:
        visit = asyncio.create_task(self._app(self._scope(type, path), receive, send))
        try:
            yield
        finally:
            visit.cancel()
            await asyncio.gather(visit, return_exceptions=True)


class Connection:
    """Something open to the service; ``told`` is everything that came over it."""

    def __init__(self, begin: Message, bell: Bell) -> None:
        self.told = Told()
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait(begin)
        self._bell = bell

    async def receive(self) -> Message:
        return await self._said.get()

    async def _another(self) -> None:
        await self._bell.after(self._bell.rung)


class Stream(Connection):
    """The stream of a program; heartbeats, which come by the time of day, are not kept."""

    def __init__(self, bell: Bell) -> None:
        super().__init__({"type": "http.request", "body": b"", "more_body": False}, bell)
        self._known = 0

    async def hear_more(self) -> None:
        """Wait for one more line."""
        self._known += 1
        while len(self.told) < self._known:
            await self._another()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.body":
            lines = message["body"].decode().splitlines()
            self.told.extend(line for line in lines if line != HEARTBEAT)
            self._bell.ring()


class Socket(Connection):
    """The socket of a table; answers to pings are not kept."""

    def __init__(self, bell: Bell) -> None:
        super().__init__({"type": "websocket.connect"}, bell)
        self._pongs = 0
        self._looked = 0

    async def hear(self, part: str) -> None:
        """Wait until something with this in it was told since the last time."""
        while not any(part in text for text in self.told[self._looked :]):
            await self._another()
        self._looked = len(self.told)

    async def send(self, message: Message) -> None:
        text = message.get("text")
        if message["type"] == "websocket.close":
            self.told.append(f"closed {message.get('code')} {message.get('reason')}")
        elif text is not None and text.startswith('{"is":"pong"'):
            self._pongs += 1
        elif text is not None:
            self.told.append(text)
        self._bell.ring()

    def say(self, do: str, key: str = "key", **what: object) -> None:
        said = msgspec.json.encode({"do": do, "key": key, **what}).decode()
        self._said.put_nowait({"type": "websocket.receive", "text": said})

    async def ask(self, do: str, key: str, **what: object) -> None:
        """Say something and wait for its answer; every key once."""
        self.say(do, key, **what)
        await self.hear(f'"key":"{key}"')

    async def listen(self) -> None:
        """Hear everything that was told until now."""
        pongs = self._pongs
        self.say("ping")
        while self._pongs == pongs:
            await self._another()


class World:
    """A service with a few people. ``waits`` tells how long its bots made others wait, ``log`` what it wrote
    down."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        self.app = create_app(Settings(data=str(folder), rate_limits=False))
        self.people: list[Person] = []
        self.waits = Told()
        self.log = Told()
        self.bots = ToldBots(self.waits)
        self.time = BEGIN
        self._url = f"sqlite:///{folder}/{name}.db"
        self._later: list[Callable[[], None]] = []
        self.bell = Bell()

    @asynccontextmanager
    async def open(self) -> AsyncIterator["World"]:
        migrate(self._url)
        state = self.app.state
        state.store, state.reels = open_store(self._url), Reels()
        await state.store.start()
        clock = Clock(lambda: self.time, lambda: self.time)
        state.hall = self.hall = Hall(state.store, self.bots, clock, self._postpone)
        await self.hall.start()
        try:
            yield self
        finally:
            await self.hall.stop()
            await state.store.stop()

    def _postpone(self, seconds: float, call: Callable[[], None]) -> None:
        self._later.append(call)
        self.bell.ring()

    @asynccontextmanager
    async def table_of(self, id: str, new: dict[str, Any]) -> AsyncIterator[str]:
        """A table and new people, as many as it has seats for, and one more; tells its id."""
        self.people = [
            Person(self.app, f"{id}-{number}", self.bell) for number in range(len(new["seats"]) + 1)
        ]
        for person in self.people:
            await person.arrive()
        founder, *others = self.people
        with patch.object(creation, "fresh_id", lambda: f"{self.name}{id}"):
            made = await founder.post("/api/tables", new)
        for person, _ in zip(others, [seat for seat in new["seats"] if seat["kind"] == "open"]):
            await person.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        yield made["id"]
        await self.bots.tell(None)
        del self.hall._rooms[made["id"]]

    def table(self, id: str) -> Table:
        """The truth."""
        table = self.hall._rooms[id].keeper.table
        assert table is not None
        return table

    def round(self, id: str) -> Round:
        round = self.table(id).round
        assert round is not None
        return round

    async def until(self, id: str, moves: int) -> None:
        """Wait for so many moves, and until everybody was told of them."""
        async with asyncio.timeout(LONGEST):
            while True:
                rung = self.bell.rung
                async with self.hall._rooms[id].present() as table:
                    if table.moves == moves:
                        break
                await self.bell.after(rung)
        calls, self._later = self._later, []
        for call in calls:
            call()
        await asyncio.sleep(0)
        await self.quiet(id)

    async def quiet(self, id: str) -> None:
        """Wait until everybody was told of what was done."""
        async with self.hall._rooms[id].present():
            pass

    @contextmanager
    def noting(self) -> Iterator[None]:
        """What is logged meanwhile was logged by this world."""
        with capture_logs() as lines:
            yield
        self.log.extend(str({name: value for name, value in line.items() if name != "ms"}) for line in lines)

    def plain(self, told: Iterable[str]) -> list[str]:
        """Without the name of the world, with which its tables begin."""
        return [text.replace(self.name, "") for text in told]


@contextmanager
def shuffled(secret: str, chances: dict[str, list[Entry]]) -> Iterator[None]:
    """All tables have this secret; chance results at some of them are given."""
    new_match = Table._new_match

    def given(table: Table) -> Match:
        match = new_match(table)
        if table.id in chances:
            match = Match(match.game, match.players, match.options, match.seed, chances=chances[table.id])
            match.strict = match.journal.strict = False
        return match

    with (
        patch.object(Table, "_new_match", given),
        patch.object(creation, "fresh_secret", lambda: secret),
        patch.object(creation, "fresh_invite", lambda id: f"{id}-invite"),
    ):
        yield


@asynccontextmanager
async def two_worlds(folder: Path) -> AsyncIterator[tuple[World, World]]:
    async with AsyncExitStack() as open:
        open.enter_context(patch.object(live_socket, "BURST", 10**9))
        open.enter_context(capture_logs())  # what no world notes is not compared
        one, other = [await open.enter_async_context(World(folder, name).open()) for name in NAMES]
        yield one, other
