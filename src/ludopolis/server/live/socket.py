"""The socket of a table. The first thing told is a snapshot; then whatever happens, as the viewer may see it.

Closed with 4401 (no session, or not any more), 4404 (no such table), 4409 (the table cannot be opened), 1008
(too many messages), 1009 (too long a message), 1013 (the viewer is too slow, or the store is down).
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

import anyio
import msgspec
import structlog
from fastapi import APIRouter, WebSocket
from limits import RateLimitItemPerMinute
from starlette.websockets import WebSocketDisconnect, WebSocketState

from ludopolis.server import wire
from ludopolis.server.connections import ROUND_TRIP
from ludopolis.server.live.viewer import Viewer
from ludopolis.server.metrics import REFUSALS, SOCKETS
from ludopolis.server.people import Caller, doors_of, may_stay, socket_caller
from ludopolis.server.problems import Problem, problem
from ludopolis.server.security import limit
from ludopolis.server.store.contract import StoreDown
from ludopolis.server.tables.hall import Hall
from ludopolis.server.tables.keeper import done_message
from ludopolis.server.tables.room import Room

LONGEST_MESSAGE = 16 * 1024
BURST = 60  # messages at once, and
RATE = 15.0  # messages a second in the long run
STALE = 60.0  # seconds until whoever says nothing has to prove again who he is

NEW_SOCKETS = RateLimitItemPerMinute(60, namespace="sockets")

NO_SESSION, NO_TABLE, NOT_OPENED, TOO_MANY, TOO_LONG, TOO_SLOW = 4401, 4404, 4409, 1008, 1009, 1013
CODES = {404: NO_TABLE, 429: TOO_MANY}

_log = structlog.get_logger(__name__)
_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


def socket_routes() -> APIRouter:
    router = APIRouter()

    @router.websocket("/api/tables/{id}/socket")
    async def table_socket(socket: WebSocket, id: str) -> None:
        await socket.accept()
        try:
            closing = await _visit(socket, id)
        except StoreDown:
            closing = Closing(TOO_SLOW, "storage_down")
        if closing is not None and socket.client_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):  # closed in the same moment
                await socket.close(closing.code, closing.reason)

    return router


class Closing(NamedTuple):
    code: int
    reason: str


async def _visit(socket: WebSocket, id: str) -> Closing | None:
    caller = await socket_caller(socket)
    if caller is None:
        return Closing(NO_SESSION, "no_session")
    hall: Hall = socket.app.state.hall
    try:
        limit(socket, NEW_SOCKETS, caller.player.id)
        room = await hall.room(id)
    except Problem as refused:
        return Closing(CODES.get(refused.status, NOT_OPENED), refused.code)
    with SOCKETS.track_inprogress():
        return await Visit(socket, room, caller).last()


class Visit:
    """Somebody at a table, from coming to leaving."""

    def __init__(self, socket: WebSocket, room: Room, caller: Caller) -> None:
        self._socket = socket
        self._room = room
        self._caller = caller
        self._player = caller.player
        self._viewer = Viewer(caller.player.id)
        self._budget = Budget()
        self._round_trip: Callable[[], float] = socket.scope.get("state", {}).get(ROUND_TRIP, float)
        self._closing: Closing | None = None

    async def last(self) -> Closing | None:
        """Stay until somebody ends it; returns why we do."""
        try:
            await self._room.enter(self._viewer)
            async with anyio.create_task_group() as self._tasks:
                for work in (self._receive, self._send, self._give_up, self._show_out):
                    self._tasks.start_soon(self._until, work)
        finally:
            with anyio.CancelScope(shield=True):
                await self._room.leave(self._viewer)
        return self._closing

    async def _until(self, work: Callable[[], Awaitable[Closing | None]]) -> None:
        """Whatever ends first ends the visit."""
        self._closing = await work()
        self._tasks.cancel_scope.cancel()

    async def _send(self) -> Closing | None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._socket.send_text(await self._viewer.outbox.get())
        return None

    async def _give_up(self) -> Closing:
        await self._viewer.too_slow.wait()
        return Closing(TOO_SLOW, "too_slow")

    async def _show_out(self) -> Closing:
        bell = asyncio.Event()
        with doors_of(self._socket).inside(self._player.id, bell):
            while await may_stay(self._socket, self._caller):
                with anyio.move_on_after(STALE):
                    await bell.wait()
                bell.clear()
        return Closing(NO_SESSION, "no_session")

    async def _receive(self) -> Closing | None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            raw = message.get("text") or message.get("bytes") or ""
            frame = raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else raw
            if len(frame) > LONGEST_MESSAGE:
                return Closing(TOO_LONG, "too_long")
            if not self._budget.spend():
                return Closing(TOO_MANY, "too_many")
            if not await may_stay(self._socket, self._caller):
                return Closing(NO_SESSION, "no_session")
            await self._hear(frame)

    async def _hear(self, frame: bytes) -> None:
        try:
            said = _decode(frame)
        except Problem as refused:
            self._refuse(_key_of(frame), refused)
            return
        await self._guarded(self._answer(said), said)

    async def _guarded(self, answering: Awaitable[None], said: wire.ClientMessage) -> None:
        try:
            await answering
        except Problem as refused:
            self._refuse(said.key, refused)
        except StoreDown:
            self._refuse(said.key, problem("storage_down"))
        except Exception:
            _log.exception("request_failed", table=self._room.id, request=type(said).__name__)
            self._refuse(said.key, problem("internal_error"))

    def _refuse(self, key: str, refused: Problem) -> None:
        REFUSALS.labels(refused.code).inc()
        self._viewer.tell(wire.Refused(key=key, why=refused.why))

    async def _answer(self, said: wire.ClientMessage) -> None:
        match said:
            case wire.Ping():
                self._viewer.tell(wire.Pong(key=said.key))
            case wire.Chat():
                position = await self._room.chat(self._player, said)
                self._viewer.tell(wire.Done(key=said.key, position=position))
            case wire.AskWhy():
                why = await self._room.why(self._player.id, said)
                self._viewer.tell(wire.Because(key=said.key, why=why))
            case wire.AskHint():
                self._meanwhile(said, self._room.hint(self._player.id, said))
            case wire.AskForesight():
                self._meanwhile(said, self._room.foresee(self._player.id, said))
            case _:
                await self._room.ask(
                    self._player.id,
                    said,
                    lambda outcome: self._viewer.tell(done_message(said, outcome)),
                    self._round_trip(),
                )

    def _meanwhile(self, asked: wire.ClientMessage, answer: Awaitable[wire.ServerMessage]) -> None:
        """Thinking takes time; meanwhile the player may do other things."""
        self._tasks.start_soon(self._guarded, self._give(answer), asked)

    async def _give(self, answer: Awaitable[wire.ServerMessage]) -> None:
        self._viewer.tell(await answer)


class Budget:
    """How many messages somebody may still send."""

    def __init__(self) -> None:
        self._left = float(BURST)
        self._at = time.monotonic()

    def spend(self) -> bool:
        now = time.monotonic()
        self._left = min(float(BURST), self._left + (now - self._at) * RATE) - 1
        self._at = now
        return self._left >= 0


def _decode(frame: bytes) -> wire.ClientMessage:
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise problem("bad_message", reason=str(wrong)) from None


class Keyed(msgspec.Struct):
    key: wire.Key


def _key_of(frame: bytes) -> str:
    """The key of a message that makes no sense otherwise, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(frame, type=Keyed).key
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
