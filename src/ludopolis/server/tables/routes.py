"""Tables over HTTP."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends
from limits import RateLimitItemPerMinute
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response

from ludopolis.core.record import Record
from ludopolis.server import wire
from ludopolis.server.http import answer, body, documented, encoded
from ludopolis.server.people import Caller, caller, optional_caller
from ludopolis.server.problems import problem
from ludopolis.server.replays import Reel, Reels
from ludopolis.server.security import LOOKS, limit
from ludopolis.server.tables import commands, views
from ludopolis.server.tables.hall import Hall
from ludopolis.server.tables.room import Room
from ludopolis.server.tables.table import PAUSED, PLAYING, WAITING, Round

Me = Annotated[Caller, Depends(caller)]
Anybody = Annotated[Caller | None, Depends(optional_caller)]

NEW_TABLES = RateLimitItemPerMinute(30, namespace="tables")
JOINS = RateLimitItemPerMinute(300, 10, namespace="joins")
"""For one address: nobody finds an invitation by trying."""
MOST_LISTED = 100


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def reels_of(connection: HTTPConnection) -> Reels:
    reels: Reels = connection.app.state.reels
    return reels


def table_routes() -> APIRouter:
    router = APIRouter(tags=["tables"])
    router.include_router(_sitting())
    router.include_router(_looking_back())
    return router


def _sitting() -> APIRouter:
    router = APIRouter()

    @router.get("/api/tables", **documented(answer=list[wire.TableCard]))
    async def tables(request: Request, me: Anybody, which: str = "mine", game: str | None = None) -> Response:
        """Tables, newest first: ``mine``, ``public`` (waiting for players) or ``watch`` (public, being
        played)."""
        return answer(await _listed(request, me, which, game))

    @router.post("/api/tables", **documented(body=wire.NewTable, answer=wire.TableInfo, status=201))
    async def new_table(request: Request, me: Me) -> Response:
        """Set up a table. Without open seats the game begins at once."""
        limit(request, NEW_TABLES, me.player.id)
        room = await hall_of(request).create(me.player, await body(request, wire.NewTable))
        return answer(await _info(room, me), 201)

    @router.get("/api/tables/{id}", **documented(answer=wire.TableInfo))
    async def table(request: Request, me: Anybody, id: str) -> Response:
        """A table. Whoever knows its id may watch it."""
        limit(request, LOOKS)
        return answer(await _info(await hall_of(request).room(id), me))

    @router.post("/api/tables/{id}/join", **documented(body=wire.Join, answer=wire.TableInfo))
    async def join(request: Request, me: Me, id: str) -> Response:
        """Sit down. When nobody is missing any more, the game begins."""
        limit(request, JOINS)
        hall = hall_of(request)
        room = await hall.room(id)
        await hall.sit(room, me.player, await body(request, wire.Join))
        return answer(await _info(room, me))

    @router.post("/api/tables/{id}/bot", **documented(body=wire.SeatBot, answer=wire.TableInfo))
    async def seat_bot(request: Request, me: Me, id: str) -> Response:
        """Let a bot sit down on an open seat of the own table."""
        asked = await body(request, wire.SeatBot)
        room = await hall_of(request).room(id)
        await room.change(lambda table, at: commands.sit_bot(table, me.player.id, asked))
        return answer(await _info(room, me))

    @router.post("/api/tables/{id}/leave", **documented(answer=wire.TableInfo))
    async def leave(request: Request, me: Me, id: str) -> Response:
        """Leave a table that still waits for players."""
        room = await hall_of(request).room(id)
        await room.change(lambda table, at: commands.rise(table, me.player.id))
        return answer(await _info(room, me))

    @router.post("/api/tables/{id}/rematch", **documented(body=wire.Join, answer=wire.TableInfo))
    async def rematch(request: Request, me: Me, id: str) -> Response:
        """The same game with the same people again: a new table, at which the asker sits. Only ``salt`` of
        the body is looked at."""
        hall = hall_of(request)
        wish = await body(request, wire.Join)
        commands.check_salt(wish.salt)
        return answer(await _info(await hall.rematch(await hall.room(id), me.player, wish.salt), me))

    return router


async def _listed(request: Request, me: Caller | None, which: str, game: str | None) -> list[wire.TableCard]:
    player = me.player.id if me is not None else None
    store = hall_of(request).services.store
    if which == "mine":
        if player is None:
            return []
        found = await store.summaries(player=player, game=game, limit=MOST_LISTED)
    elif which in ("public", "watch"):
        phases = [WAITING] if which == "public" else [PLAYING, PAUSED]
        found = await store.summaries(public=True, phases=phases, game=game, limit=MOST_LISTED)
    else:
        raise problem("bad_list")
    return [views.card(kept, player) for kept in found]


async def _info(room: Room, me: Caller | None) -> wire.TableInfo:
    return await room.info(me.player.id if me is not None else None)


# --- looking back ---------------------------------------------------------------------------------


def _looking_back() -> APIRouter:
    router = APIRouter()

    @router.get("/api/tables/{id}/steps", **documented(answer=list[wire.Step]))
    async def steps(request: Request, me: Anybody, id: str, before: int) -> Response:
        """The moves of this round before a number, at most 200, as the caller saw them."""
        limit(request, LOOKS)
        async with (await hall_of(request).room(id)).present() as table:
            access = views.access_of(table, me.player.id if me is not None else None)
            return answer(views.steps_before(table, access, before))

    @router.get("/api/tables/{id}/record", **documented(answer="text/plain"))
    async def record(request: Request, id: str, round: int | None = None) -> Response:
        """The record of a round that is over (the last one, if not said), as text."""
        number, finished, _ = await _finished(request, id, round)
        name = f"{id}-{number}.record"
        disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
        reel = await _reel(request, id, number, finished)
        return PlainTextResponse(reel.text, headers=disposition)

    @router.get("/api/tables/{id}/replay", **documented(answer=wire.Replay))
    async def replay(request: Request, id: str, round: int | None = None) -> Response:
        """A round that is over, move by move, with nothing hidden."""
        number, finished, promised = await _finished(request, id, round)
        reel = await _reel(request, id, number, finished)
        told = await reels_of(request).replay((id, number), lambda: _told(reel, id, finished, promised))
        return encoded(told)

    @router.get("/api/tables/{id}/replay/views", **documented(answer=wire.ReplayViews))
    async def replay_views(
        request: Request, id: str, seat: int = -1, first: int = 0, count: int = 20, round: int | None = None
    ) -> Response:
        """What a seat (-1: a spectator) saw after the moves ``first``, ``first + 1``, ...: at most 100."""
        number, finished, _ = await _finished(request, id, round)
        reel = await _reel(request, id, number, finished)
        return encoded(await reels_of(request).views(reel, seat, first, count))

    return router


def _told(reel: Reel, id: str, finished: Round, promised: str | None) -> wire.Replay:
    """Who resigned or ran out of time has a result that the record does not know."""
    told = reel.replay(id, finished.times, promised)
    return told if finished.result is None else msgspec.structs.replace(told, result=finished.result)


async def _finished(request: Request, id: str, round: int | None) -> tuple[int, Round, str | None]:
    """A round that is over: its number, what happened, and what was promised before."""
    limit(request, LOOKS)
    room = await hall_of(request).room(id)
    async with room.present() as table:
        number = len(table.finished) if round is None else round
        if not table.finished or number == len(table.finished) + 1 <= table.setup.rounds:
            raise problem("not_over")
        if not 1 <= number <= len(table.finished):
            raise problem("no_such_round")
        return number, table.finished[number - 1], table.promise(number)


async def _reel(request: Request, id: str, number: int, finished: Round) -> Reel:
    return await reels_of(request).get((id, number), lambda: Record.of(finished.match))
