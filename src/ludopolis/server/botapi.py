"""For programs that play: a stream of decisions that wait for them, and moves. See docs/bot-api.md."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ludopolis.server import wire
from ludopolis.server.http import answer, body, documented
from ludopolis.server.people import Caller, caller, doors_of, may_stay
from ludopolis.server.problems import Problem
from ludopolis.server.tables.hall import Hall
from ludopolis.server.tables.keeper import done_message
from ludopolis.server.tables.routes import hall_of
from ludopolis.server.tables.table import PLAYING, Table

HEARTBEAT = 15.0  # seconds
MOST_TABLES = 200

Me = Annotated[Caller, Depends(caller)]


def bot_routes() -> APIRouter:
    router = APIRouter(tags=["programs"])

    @router.get("/api/bot/stream", **documented(answer="application/x-ndjson"))
    async def stream(request: Request, me: Me) -> Response:
        """A line of JSON for each decision that waits for one of my seats, for each game that ended, and
        heartbeats in between."""
        return StreamingResponse(_lines(request, me), media_type="application/x-ndjson")

    @router.post("/api/bot/tables/{id}/move", **documented(body=wire.BotMove, answer=wire.Done))
    async def move(request: Request, me: Me, id: str) -> Response:
        """Make a move, of one action or several; asked twice with the same key, it is made once."""
        given = await body(request, wire.BotMove)
        said = wire.Move(key=given.key, seat=given.seat, position=given.position, actions=given.actions)
        return await _asked(request, me, id, said)

    @router.post("/api/bot/tables/{id}/ready", **documented(body=wire.BotReady, answer=wire.Done))
    async def ready(request: Request, me: Me, id: str) -> Response:
        """Say that I want the next round; it starts when everybody does."""
        given = await body(request, wire.BotReady)
        return await _asked(request, me, id, wire.Ready(key=given.key))

    return router


async def _asked(request: Request, me: Caller, table: str, said: wire.ClientMessage) -> Response:
    """Do at a table what a program asks for, and tell when it is kept."""
    room = await hall_of(request).room(table)
    done: list[wire.Done] = []
    await room.ask(me.player.id, said, lambda outcome: done.append(done_message(said, outcome)))
    return answer(done[0])


async def _lines(request: Request, me: Caller) -> AsyncIterator[bytes]:
    hall, player = hall_of(request), me.player.id
    told: dict[str, int] = {}  # how far each table was when its decision was told
    with hall.services.streams.open(player) as bell, doors_of(request).inside(player, bell):
        while await may_stay(request, me):
            bell.clear()
            async for decision in _waiting(hall, player, told):
                yield _line(decision)
            for ended in await _ended(hall, list(told)):
                del told[ended.table]
                yield _line(ended)
            try:
                await asyncio.wait_for(bell.wait(), HEARTBEAT)
            except TimeoutError:
                yield _line(wire.Heartbeat())


def _line(told: wire.Waiting | wire.Ended | wire.Heartbeat) -> bytes:
    return msgspec.json.encode(told) + b"\n"


async def _ended(hall: Hall, tables: list[str]) -> list[wire.Ended]:
    found = []
    for id in tables:
        async with (await hall.room(id)).present() as table:
            if table.over:
                result = table.round.result if table.round is not None else None
                found.append(wire.Ended(table=id, result=result, more=table.more_rounds))
    return found


async def _waiting(hall: Hall, player: str, told: dict[str, int]) -> AsyncIterator[wire.Waiting]:
    """The decisions that wait for the player and were not told, each as soon as it is found. ``told`` has the
    number of the last entry at each table: after a pause, which may have refused a move, the same decision is
    told again."""
    for kept in await hall.services.store.summaries(player=player, phases=[PLAYING], limit=MOST_TABLES):
        if player in kept.waiting_for:
            try:
                room = await hall.room(kept.id)
            except Problem:
                continue  # a game by rules that are no more
            async with room.present() as table:
                decision = None
                if told.get(table.id) != table.last_entry:
                    decision = _decision(table, player, hall.services.now())
                    told[table.id] = table.last_entry
            if decision is not None:
                yield decision
                await asyncio.sleep(0)  # a program may have many tables: others go first


def _decision(table: Table, player: str, at: float) -> wire.Waiting | None:
    """What a program is asked: one thing after another, also where several of its seats choose together."""
    seat = next((seat for seat in table.deciders if seat in table.seats_of(player)), None)
    if table.phase != PLAYING or table.round is None or seat is None:
        return None
    view = table.round.state.view(seat)
    return wire.Waiting(
        table=table.id,
        game=table.setup.game,
        seat=seat,
        position=table.position,
        view=view,
        actions=view.decision.actions if view.decision is not None else [],
        time_left=table.timer.left(seat, at),
    )
