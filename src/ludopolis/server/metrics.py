"""Numbers for Prometheus (``/metrics``), and whether the service is well (``/health``).

``watch(app)`` counts requests; other parts count with what is defined here. With several worker processes
each writes its numbers to a folder, and whichever is asked adds them up.
"""

import asyncio
import hmac
import os
import time
from collections.abc import Callable
from typing import Literal

import msgspec
from fastapi import APIRouter, FastAPI
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from ludopolis.server.addresses import ip_of
from ludopolis.server.http import answer, documented
from ludopolis.server.layers import Noticing
from ludopolis.server.problems import problem
from ludopolis.server.settings import Settings
from ludopolis.server.store.base import Store

MULTIPROCESS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"

disable_created_metrics()  # type: ignore[no-untyped-call] # the library has no types here

REQUESTS = Counter("ludopolis_requests", "Requests answered.", ["method", "route", "status"])
REQUEST_SECONDS = Histogram("ludopolis_request_seconds", "How long an answer took.", ["method", "route"])
SOCKETS = Gauge("ludopolis_sockets", "Open sockets.", multiprocess_mode="livesum")
CONNECTIONS = Gauge("ludopolis_connections", "Open connections.", multiprocess_mode="livesum")
REFUSED_CONNECTIONS = Counter(
    "ludopolis_refused_connections", "Connections without room: of one address, or in all.", ["why"]
)
TABLES = Gauge("ludopolis_tables", "Tables in memory.", multiprocess_mode="livesum")
MOVES = Counter("ludopolis_moves", "Moves kept.", ["game"])
REFUSALS = Counter("ludopolis_refusals", "Things asked for at a table and refused.", ["code"])
LOOP_LAG = Histogram(
    "ludopolis_loop_lag_seconds",
    "How late the event loop was for something that was due.",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)
BOT_SECONDS = Histogram(
    "ludopolis_bot_seconds", "How long a bot thought.", ["game"], buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30)
)
WAITING_SECONDS = Histogram(
    "ludopolis_thought_waiting_seconds",
    "How long a thought waited for others to think, by kind: hint or bot.",
    ["kind"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60),
)
THOUGHTS_WAITING = Gauge(
    "ludopolis_thoughts_waiting",
    "Thoughts that wait for a turn, begun or not, by kind.",
    ["kind"],
    multiprocess_mode="livesum",
)
THOUGHTS_SET_ASIDE = Gauge(
    "ludopolis_thoughts_set_aside", "Those of them that have begun.", multiprocess_mode="livesum"
)

LOOK = 0.5  # seconds between two looks at the loop
NO_ROUTE = "other"  # addresses that nobody answers to would be without number


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok", "cannot_write"]


def watch(app: FastAPI) -> None:
    app.add_middleware(RequestCounter)


async def watch_loop(
    tell: Callable[[float], None] = LOOP_LAG.observe, clock: Callable[[], float] = time.monotonic
) -> None:
    """Look every now and then how late the event loop is: everybody is answered as late as this."""
    while True:
        due = clock() + LOOK
        await asyncio.sleep(LOOK)
        tell(max(0.0, clock() - due))


def metrics_routes() -> APIRouter:
    router = APIRouter(tags=["operation"])

    @router.get("/health", **documented(answer=Health))
    async def health(request: Request) -> Response:
        """Whether the service can do its work; 503 if not."""
        store: Store = request.app.state.store
        if await store.healthy():
            return answer(Health("ok"))
        return answer(Health("cannot_write"), 503)

    @router.get("/metrics", **documented(answer="text/plain"))
    async def metrics(request: Request) -> Response:
        """Numbers for Prometheus; for localhost, or with the operator's token."""
        settings: Settings = request.app.state.settings
        if not may_read(request, settings.metrics_token):
            raise problem("not_for_you")
        return Response(generate_latest(_registry()), media_type=CONTENT_TYPE_LATEST)

    return router


def may_read(request: Request, token: str) -> bool:
    """With a token set, it is needed; without, only localhost may, and not through a proxy."""
    if token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    forwarded = {"x-forwarded-for", "forwarded", "x-real-ip"} & set(request.headers)
    return not forwarded and _is_local(request.client.host if request.client else "")


def _is_local(host: str) -> bool:
    address = ip_of(host)
    return address is not None and address.is_loopback


def _registry() -> CollectorRegistry:
    if MULTIPROCESS_FOLDER not in os.environ:
        return REGISTRY
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call] # the library has no types here
    return registry


class RequestCounter(Noticing):
    def ended(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", NO_ROUTE)
        REQUESTS.labels(scope["method"], route, status).inc()
        REQUEST_SECONDS.labels(scope["method"], route).observe(seconds)
