"""What protects the service: headers for browsers, limits for bodies and for how often one may ask.

``secure(app, settings)`` puts it around an app; ``limit(request, HOW_OFTEN, ...)`` guards a single thing
further.
"""

import math
import time

from fastapi import FastAPI
from limits import RateLimitItem, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from ludopolis.server.addresses import address_of
from ludopolis.server.crowd import Crowd
from ludopolis.server.http import Crashes
from ludopolis.server.layers import HttpLayer
from ludopolis.server.problems import Problem, problem
from ludopolis.server.settings import Settings

SESSION_COOKIE = "ludopolis_session"

KILOBYTE = 1024
LARGEST_BODY = 64 * KILOBYTE
LARGEST_RECORD = 2048 * KILOBYTE
RECORD_PATHS = ("/api/records", "/api/verify")

EVERYTHING = RateLimitItemPerMinute(3000, namespace="everything")
"""For one address: a club evening has many people behind one."""
OF_A_SESSION = RateLimitItemPerMinute(900, namespace="session")
LOOKS = RateLimitItemPerMinute(600, namespace="looks")
"""For one address: tables, records and replays, which take the service some work to show."""
GUESTS = RateLimitItemPerMinute(120, 10, namespace="guests")
ACCOUNTS = RateLimitItemPerMinute(30, 60, namespace="accounts")
LOGINS = RateLimitItemPerMinute(60, 10, namespace="logins")

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    ]
)

HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HSTS = "max-age=31536000"


def secure(app: FastAPI, settings: Settings) -> None:
    app.state.limiter = Limiter(settings.rate_limits)
    app.add_middleware(BodyLimit)
    app.add_middleware(RateLimit, limiter=app.state.limiter)
    app.add_middleware(OpenAtOnce, most=settings.connections_per_address if settings.rate_limits else None)
    app.add_middleware(Crashes)
    app.add_middleware(SecurityHeaders, https=settings.https)


def limit(connection: HTTPConnection, often: RateLimitItem, whom: str | None = None) -> None:
    """Refuse whoever asks too often: the address, or whom the caller names."""
    limiter: Limiter = connection.app.state.limiter
    limiter.hit(often, whom if whom is not None else address_of(connection.scope))


class Limiter:
    """Counts in memory, in each process for itself."""

    def __init__(self, on: bool = True) -> None:
        self._on = on
        self._counts = SlidingWindowCounterRateLimiter(MemoryStorage())

    def hit(self, often: RateLimitItem, whom: str) -> None:
        if self._on and not self._counts.hit(often, whom):
            raise _too_often(self._counts.get_window_stats(often, whom).reset_time)


def _too_often(until: float) -> Problem:
    seconds = max(1, math.ceil(until - time.time()))
    return problem("too_often", {"Retry-After": str(seconds)}, seconds=seconds)


class RateLimit(HttpLayer):
    """How often one address, and one session, may ask anything at all."""

    def __init__(self, app: ASGIApp, limiter: Limiter) -> None:
        super().__init__(app)
        self._limiter = limiter

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._limiter.hit(EVERYTHING, address_of(scope))
            session = HTTPConnection(scope).cookies.get(SESSION_COOKIE)
            if session:
                self._limiter.hit(OF_A_SESSION, session)
        except Problem as refused:
            await refused.answer()(scope, receive, send)
            return
        await self.app(scope, receive, send)


class OpenAtOnce:
    """How many requests and sockets of one address are open at the same time, also through a proxy."""

    def __init__(self, app: ASGIApp, most: int | None) -> None:
        self.app = app
        self._crowd = Crowd("requests", most)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        address = address_of(scope)
        if not self._crowd.enter(address):
            await _refuse(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self._crowd.leave(address)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocketClose()(scope, receive, send)
    else:
        await problem("too_many_open").answer()(scope, receive, send)


class BodyLimit(HttpLayer):
    """Large bodies are refused before they are read, NUL in an address before anybody looks for it."""

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        most = LARGEST_RECORD if scope["path"].startswith(RECORD_PATHS) else LARGEST_BODY
        refusal = _refusal(scope, most)
        if refusal is not None:
            await refusal.answer()(scope, receive, send)
            return
        await self.app(scope, _counted(receive, most), send)


def _refusal(scope: Scope, most: int) -> Problem | None:
    if "\0" in scope["path"] or b"%00" in scope.get("query_string", b""):
        return problem("bad_request", fault="nul_address", reason="")
    length = Headers(scope=scope).get("content-length", "0")
    if not length.isdecimal() or int(length) > most:
        return too_large(most)
    return None


def _counted(receive: Receive, most: int) -> Receive:
    """For bodies that come without their length."""
    read = 0

    async def counting() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise too_large(most)
        return message

    return counting


def too_large(most: int) -> Problem:
    return problem("too_large", kilobytes=most // KILOBYTE)


class SecurityHeaders(HttpLayer):
    def __init__(self, app: ASGIApp, https: bool) -> None:
        super().__init__(app)
        self._https = https

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._https or scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", HSTS)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)
