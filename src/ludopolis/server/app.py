"""The service as one app: ``create_app(settings)``."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from fastapi import FastAPI

import ludopolis
from ludopolis.server import games, http
from ludopolis.server.botapi import bot_routes
from ludopolis.server.bots import Bots
from ludopolis.server.connections import GATE, Gate
from ludopolis.server.live.socket import socket_routes
from ludopolis.server.logs import RequestLog
from ludopolis.server.metrics import metrics_routes, watch
from ludopolis.server.pace import Pace
from ludopolis.server.page import page_routes
from ludopolis.server.people import Doors, Logins, people_routes
from ludopolis.server.replays import Reels
from ludopolis.server.routes import game_routes, rating_routes, record_routes
from ludopolis.server.security import secure
from ludopolis.server.settings import Settings
from ludopolis.server.store import open_store
from ludopolis.server.tables.hall import Hall
from ludopolis.server.tables.routes import table_routes

_log = structlog.get_logger(__name__)


def create_app(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Ludopolis",
        version=ludopolis.__version__,
        description="Civilization board games: docs/service.md, and for programs that play docs/bot-api.md.",
        lifespan=_life,
        docs_url=None,
        openapi_url=None,  # http.install has its own
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.doors = Doors()
    app.state.logins = Logins()
    http.install(app)
    secure(app, settings)
    watch(app)
    app.add_middleware(RequestLog)
    for routes in (
        people_routes(),
        game_routes(),
        table_routes(),
        record_routes(),
        rating_routes(),
        bot_routes(),
        socket_routes(),
        metrics_routes(),
        page_routes(),  # last: it answers to everything else
    ):
        app.include_router(routes)
    return app


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
    settings: Settings = app.state.settings
    store = open_store(settings.database_url)
    await store.start()
    await asyncio.to_thread(games.load)
    app.state.store = store
    app.state.reels = Reels()
    bots = Bots(settings.bot_workers, settings.thinking_tables, pace=Pace(settings.bot_pace))
    app.state.hall = hall = Hall(store, bots)
    await hall.start()
    try:
        _log.info("service_started", version=app.version)
        yield {GATE: Gate(settings)}
    finally:
        await hall.stop()
        await store.stop()
        _log.info("service_stopped")
