"""Games, records and people's strength over HTTP."""

import time
from typing import Annotated

from fastapi import APIRouter, Depends
from limits import RateLimitItemPerMinute
from starlette.requests import Request
from starlette.responses import Response

from ludopolis.core.record import parse
from ludopolis.core.registry import game_ids
from ludopolis.server import games, wire
from ludopolis.server.http import answer, body, documented, encoded
from ludopolis.server.people import Caller, caller, optional_caller
from ludopolis.server.people.names import check_language
from ludopolis.server.problems import problem
from ludopolis.server.replays import Reel, verdict
from ludopolis.server.security import LOOKS, limit
from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import KeptRecord, Player, Rating
from ludopolis.server.tables import creation, views
from ludopolis.server.tables.routes import hall_of, reels_of

Me = Annotated[Caller, Depends(caller)]
Anybody = Annotated[Caller | None, Depends(optional_caller)]

HEAVY = RateLimitItemPerMinute(20, namespace="records")
CHECKS = RateLimitItemPerMinute(10, namespace="checks")
KEPT_BY_BROWSERS = {"Cache-Control": "public, max-age=300"}
MOST_LEADERS = 100
MOST_TABLES = 20


def game_routes() -> APIRouter:
    router = APIRouter(tags=["games"])

    @router.get("/api/games", **documented(answer=list[wire.GameInfo]))
    async def all_games() -> Response:
        """The games that can be played here."""
        return answer(games.infos(), headers=KEPT_BY_BROWSERS)

    @router.get("/api/games/{id}/facts", **documented(answer=wire.GameFacts))
    async def facts(id: str) -> Response:
        """Everything printed on the components of a game, and its vocabulary."""
        return answer(games.facts_of(creation.playable(id)), headers=KEPT_BY_BROWSERS)

    @router.get("/api/games/{id}/texts", **documented(answer=wire.GameTexts))
    async def texts(id: str, language: str = "en") -> Response:
        """The names and texts of a game."""
        check_language(language)
        return answer(games.texts_of(creation.playable(id), language), headers=KEPT_BY_BROWSERS)

    @router.get("/api/games/{id}/rules", **documented(answer=wire.Rules))
    async def rules(id: str, language: str = "en") -> Response:
        """The numbered rules of a game."""
        check_language(language)
        return answer(games.rules_of(creation.playable(id), language), headers=KEPT_BY_BROWSERS)

    return router


# --- records --------------------------------------------------------------------------------------


def record_routes() -> APIRouter:
    router = APIRouter(tags=["records"])

    @router.post("/api/records", **documented(body=wire.NewRecord, answer=wire.Kept, status=201))
    async def keep(request: Request, me: Me) -> Response:
        """Keep a record, after every move of it was checked."""
        limit(request, HEAVY, me.player.id)
        given = await body(request, wire.NewRecord)
        reel = await reels_of(request).work(lambda: Reel(parse(given.text)))
        id = creation.fresh_id()
        kept = KeptRecord(id, reel.record.game, me.player.id, time.time(), reel.text)
        await hall_of(request).services.store.add_record(kept)
        return answer(wire.Kept(id), 201)

    @router.get("/api/records/{id}", **documented(answer=wire.Replay))
    async def record(request: Request, id: str) -> Response:
        """A kept record, move by move."""
        reel = await _reel(request, id)
        return encoded(await reels_of(request).replay(("record", id), lambda: reel.replay(id)))

    @router.get("/api/records/{id}/views", **documented(answer=wire.ReplayViews))
    async def record_views(
        request: Request, id: str, seat: int = -1, first: int = 0, count: int = 20
    ) -> Response:
        """What a seat (-1: a spectator) saw after the moves ``first``, ``first + 1``, ...: at most 100."""
        return encoded(await reels_of(request).views(await _reel(request, id), seat, first, count))

    @router.post("/api/verify", **documented(body=wire.Check, answer=wire.Verdict))
    async def check(request: Request) -> Response:
        """Whether a record is true, and its shuffle the one that was promised."""
        limit(request, CHECKS)
        given = await body(request, wire.Check)
        return answer(await reels_of(request).check(lambda: verdict(given)))

    return router


async def _reel(request: Request, id: str) -> Reel:
    limit(request, LOOKS)
    kept = await hall_of(request).services.store.record(id)
    if kept is None:
        raise problem("no_such_record")
    return await reels_of(request).get(("record", id), lambda: parse(kept.text))


# --- strength -------------------------------------------------------------------------------------


def rating_routes() -> APIRouter:
    router = APIRouter(tags=["ratings"])

    @router.get("/api/leaderboard/{game}", **documented(answer=list[wire.LeaderRow]))
    async def leaders(request: Request, game: str) -> Response:
        """The strongest players of a game."""
        store = hall_of(request).services.store
        rows = await store.leaderboard(creation.playable(game).id, MOST_LEADERS)
        players = await store.players([row.player for row in rows])
        return answer([_row(place, row, players.get(row.player)) for place, row in enumerate(rows, start=1)])

    @router.get("/api/players/{id}", **documented(answer=wire.Profile))
    async def profile(request: Request, me: Anybody, id: str) -> Response:
        """A player: ratings, and the tables that everybody may see (one's own: all)."""
        store = hall_of(request).services.store
        player = await store.player(id)
        if player is None:
            raise problem("no_such_player")
        viewer = me.player.id if me is not None else None
        tables = await store.summaries(player=id, public=None if viewer == id else True, limit=MOST_TABLES)
        return answer(
            wire.Profile(
                player=id,
                name=player.name,
                account=player.login is not None,
                created=player.created,
                ratings=await _ratings(store, player),
                tables=[views.card(kept, viewer) for kept in tables],
            )
        )

    return router


async def _ratings(store: Store, player: Player) -> dict[str, wire.LeaderRow]:
    found: dict[str, wire.LeaderRow] = {}
    for game in game_ids():
        rating = (await store.ratings(game, [player.id])).get(player.id)
        if rating is not None:
            leaders = [row.player for row in await store.leaderboard(game, MOST_LEADERS)]
            place = leaders.index(player.id) + 1 if player.id in leaders else 0
            found[game] = _row(place, rating, player)
    return found


def _row(place: int, rating: Rating, player: Player | None) -> wire.LeaderRow:
    return wire.LeaderRow(
        place=place,
        player=rating.player,
        name=player.name if player is not None else "?",
        rating=rating.mu,
        uncertainty=rating.sigma,
        games=rating.games,
    )
