"""Who is asking: a browser by its session cookie, or a program by its bearer token.

A browser that changes something must come from our own page (Origin) and know the session's CSRF token;
a program sends no cookie, so nobody can make it ask by accident.
"""

import hmac
import time
from typing import Literal

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.websockets import WebSocket

from ludopolis.server.people.secrets import hash_of
from ludopolis.server.problems import problem
from ludopolis.server.security import SESSION_COOKIE
from ludopolis.server.settings import Settings
from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import SESSION_SECONDS, Player, Session, Token

CSRF_HEADER = "X-CSRF-Token"
SAFE = {"GET", "HEAD", "OPTIONS"}
TOUCH_SECONDS = 3600  # how old "last seen" may get before it is written again


class Caller(msgspec.Struct, frozen=True):
    player: Player
    session: Session | None
    via: Literal["cookie", "token"]
    token: Token | None = None


async def caller(request: Request) -> Caller:
    """For routes: who asks, or a Problem."""
    found = await optional_caller(request)
    if found is None:
        raise problem("no_session")
    return found


async def optional_caller(request: Request) -> Caller | None:
    """For routes that also serve those who have no session yet."""
    token = _bearer(request)
    if token is not None:
        by_token = await _by_token(request, token)
        if by_token is None:
            raise problem("bad_token", {"WWW-Authenticate": "Bearer"})
        return by_token
    found = await cookie_caller(request)
    if request.method not in SAFE:
        check_origin(request, found)
        _check_csrf(request, found)
    return found


async def person(request: Request) -> Caller:
    """For what only a person in a browser may do, such as changing a password."""
    found = await caller(request)
    if found.via != "cookie":
        raise problem("not_for_programs")
    return found


async def socket_caller(socket: WebSocket) -> Caller | None:
    """Who opens a socket; nobody if it comes from a foreign page."""
    token = _bearer(socket)
    if token is not None:
        return await _by_token(socket, token)
    if not origin_is_ours(socket):
        return None
    return await cookie_caller(socket)


def store_of(connection: HTTPConnection) -> Store:
    store: Store = connection.app.state.store
    return store


def settings_of(connection: HTTPConnection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


def is_https(connection: HTTPConnection) -> bool:
    return connection.url.scheme in {"https", "wss"} or settings_of(connection).https


def own_origins(connection: HTTPConnection) -> frozenset[str]:
    """The settings say, or else it is the address we were asked for."""
    host = connection.headers.get("host", "")
    scheme = "https" if is_https(connection) else "http"
    return settings_of(connection).origins or frozenset({f"{scheme}://{host}".lower()})


def origin_is_ours(connection: HTTPConnection) -> bool:
    """Browsers tell; Origin is missing in some requests to the own page, Sec-Fetch-Site in old browsers."""
    origin = connection.headers.get("origin")
    if origin is not None:
        return origin.lower() in own_origins(connection)
    return connection.headers.get("sec-fetch-site") == "same-origin"


def check_origin(request: Request, found: Caller | None) -> None:
    """Programs without a cookie send neither header, and may."""
    from_browser = found is not None or "origin" in request.headers or "sec-fetch-site" in request.headers
    if from_browser and not origin_is_ours(request):
        raise problem("bad_origin")


def _check_csrf(request: Request, found: Caller | None) -> None:
    if found is None or found.session is None:
        return
    given = request.headers.get(CSRF_HEADER, "")
    if not hmac.compare_digest(given.encode(), found.session.csrf.encode()):
        raise problem("bad_csrf")


def _bearer(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def _by_token(connection: HTTPConnection, token: str) -> Caller | None:
    store = store_of(connection)
    known = await store.token(hash_of(token))
    player = await store.player(known.player) if known else None
    return Caller(player, None, "token", known) if player else None


async def cookie_caller(connection: HTTPConnection) -> Caller | None:
    cookie = connection.cookies.get(SESSION_COOKIE)
    return await by_session_token(store_of(connection), cookie) if cookie else None


async def by_session_token(store: Store, token: str) -> Caller | None:
    now = time.time()
    session = await store.session(hash_of(token))
    if session is None or _is_forgotten(session, now):
        return None
    if session.seen + TOUCH_SECONDS < now:
        await store.touch_session(session.token_hash, now)
    player = await store.player(session.player)
    return Caller(player, session, "cookie") if player else None


def _is_forgotten(session: Session, now: float) -> bool:
    return session.seen + SESSION_SECONDS < now


async def is_valid(connection: HTTPConnection, caller: Caller) -> bool:
    """Whether the session or the token that a caller came in by is still there."""
    store = store_of(connection)
    if caller.token is not None:
        return await store.token(caller.token.token_hash) is not None
    session = await store.session(caller.session.token_hash) if caller.session is not None else None
    return session is not None and not _is_forgotten(session, time.time())
