"""Clients that play at random over the socket of a table, and remember what was acknowledged."""

import asyncio
import random
import time
import uuid
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

RETRY = 0.1


class Said(NamedTuple):
    """What was said to a table: the action of a move, the line of a chat, or nothing more."""

    key: str
    do: str
    what: str


@dataclass
class Tally:
    """What all clients saw together."""

    delays: list[float] = field(default_factory=list)
    acknowledged: dict[str, list[Said]] = field(default_factory=dict)  # by table
    over: set[str] = field(default_factory=set)  # tables whose game has ended
    refused: dict[str, int] = field(default_factory=dict)
    reconnects: int = 0


class Guest:
    """A browser: a cookie, a token against forgery, and requests."""

    def __init__(self, url: str) -> None:
        self.url = url
        # Not verifying spares reading all certificates again for each client; there is no TLS here.
        self.http = httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=30, verify=False)

    async def arrive(self) -> None:
        self._is(await self.post("/api/session"))

    async def sign_up(self, login: str) -> None:
        self._is(await self.post("/api/accounts", {"login": login, "password": uuid.uuid4().hex}))

    def _is(self, me: dict[str, Any]) -> None:
        self.http.headers["X-CSRF-Token"] = me["csrf"]

    async def post(self, path: str, body: dict[str, object] | None = None) -> Any:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    def socket(self, table: str) -> connect:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": cookies, "Origin": self.url}
        return connect(address, additional_headers=headers, max_size=None, compression=None)


@dataclass
class Asked:
    """What was asked and is not acknowledged yet."""

    said: Said
    message: dict[str, Any]
    sent: float


class RandomPlayer:
    """Plays its seats of a table at random, a move every ``pace`` seconds on average."""

    def __init__(self, guest: Guest, table: str, tally: Tally, pace: float, dice: random.Random) -> None:
        self.guest = guest
        self.table = table
        self.tally = tally
        self.pace = pace
        self.dice = dice
        self.asked: Asked | None = None
        self.position = -1
        self.views: dict[str, Any] = {}
        self.info: dict[str, Any] = {}

    @property
    def over(self) -> bool:
        return self.table in self.tally.over

    async def play(self) -> None:
        """Until the game is over; reconnects as often as it must, and repeats what was not acknowledged."""
        while not self.over:
            try:
                async with self.guest.socket(self.table) as socket:
                    await self._converse(socket)
            except (OSError, WebSocketException):
                self.tally.reconnects += 1
                await asyncio.sleep(RETRY)

    async def _converse(self, socket: ClientConnection) -> None:
        if self.asked is not None:
            await self._send(socket, self.asked.message)
        async for text in socket:
            await self._hear(socket, msgspec.json.decode(text))
            if self.over:
                return

    async def _hear(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        if "table" in told:
            self._see(told)
        elif self.asked is None or told.get("key") != self.asked.said.key:
            return
        elif told["is"] == "done":
            self._acknowledged(self.asked)
            if told["position"] != self.position:
                return  # the step comes next; otherwise it was done before the connection broke, and seen
        elif told["is"] == "refused":
            self._refused(told["why"]["code"])
        if self.asked is None and not self.over:
            await self._think(socket)

    def _see(self, told: dict[str, Any]) -> None:
        self.info = told["table"]
        self.position = told.get("position", self.position)
        self.views = told.get("views", self.views)
        if self.info["phase"] == "over":
            self.tally.over.add(self.table)

    def _acknowledged(self, asked: Asked) -> None:
        self.tally.delays.append(time.perf_counter() - asked.sent)
        self.tally.acknowledged[self.table].append(asked.said)
        self.asked = None

    def _refused(self, code: str) -> None:
        self.tally.refused[code] = self.tally.refused.get(code, 0) + 1
        self.asked = None

    async def _think(self, socket: ClientConnection) -> None:
        wish = self._wish()
        if wish is not None:
            await asyncio.sleep(self.dice.expovariate(1 / self.pace) if self.pace else 0)
            await self._ask(socket, *wish)

    def _wish(self) -> tuple[str, str, dict[str, Any]] | None:
        """What to do now: its name, what is remembered of it, and the rest of the message."""
        for seat, view in self.views.items():
            decision = view["decision"]
            if decision is not None and str(decision["seat"]) == seat:
                action = self.dice.choice(decision["actions"])
                return "move", action, {"seat": int(seat), "position": self.position, "actions": [action]}
        return None

    async def _ask(self, socket: ClientConnection, do: str, what: str, more: dict[str, Any]) -> None:
        said = Said(uuid.uuid4().hex, do, what)
        message = {"do": do, "key": said.key, **more}
        self.asked = Asked(said, message, time.perf_counter())
        await self._deliver(socket, message)

    async def _deliver(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Say it for the first time."""
        await self._send(socket, message)

    async def _send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(message), text=True)


async def keep_playing(url: str, game: str, tally: Tally, pace: float, dice: random.Random) -> None:
    """Two guests at a table; when their game is over, two others at another."""
    while True:
        first, second = Guest(url), Guest(url)
        await asyncio.gather(first.arrive(), second.arrive())
        table = await seat_two(first, second, {"game": game})
        tally.acknowledged[table] = []
        players = [RandomPlayer(guest, table, tally, pace, dice) for guest in (first, second)]
        await asyncio.gather(*(player.play() for player in players))


async def end(tasks: list[asyncio.Task[None]]) -> None:
    """Stop the clients; whatever went wrong with one of them is raised."""
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    failures = [error for error in ended if isinstance(error, Exception)]
    if failures:
        raise failures[0]


async def seat_two(first: Guest, second: Guest, new: dict[str, object]) -> str:
    """Two guests at a new table."""
    table = await first.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}], **new})
    await second.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return str(table["id"])
