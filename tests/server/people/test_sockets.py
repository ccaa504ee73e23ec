"""Who opens a socket. Asked without a network: the handshake alone decides."""

from typing import Any

import pytest
from fastapi import FastAPI
from starlette.websockets import WebSocket

from ludopolis.server.people import Caller, socket_caller
from ludopolis.server.security import SESSION_COOKIE
from server.people.conftest import ORIGIN, Browser

pytestmark = pytest.mark.anyio


async def opens(app: FastAPI, **headers: str) -> Caller | None:
    async def never() -> Any:
        raise AssertionError("nothing is sent or received")

    given = [(b"host", b"games.test")]
    given += [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "websocket",
        "scheme": "ws",
        "path": "/",
        "query_string": b"",
        "headers": given,
        "app": app,
    }
    return await socket_caller(WebSocket(scope, never, never))  # type: ignore[arg-type] # never called


@pytest.fixture
async def me(browser: Browser) -> dict[str, Any]:
    return await browser.arrive()


@pytest.fixture
def cookie(browser: Browser, me: dict[str, Any]) -> str:
    return f"{SESSION_COOKIE}={browser.client.cookies[SESSION_COOKIE]}"


async def test_our_page_with_its_cookie(app: FastAPI, me: dict[str, Any], cookie: str) -> None:
    caller = await opens(app, Cookie=cookie, Origin=ORIGIN)
    assert caller is not None
    assert (caller.player.id, caller.via) == (me["id"], "cookie")


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "https://games.test"])
async def test_a_foreign_page_is_nobody(app: FastAPI, cookie: str, origin: str) -> None:
    assert await opens(app, Cookie=cookie, Origin=origin) is None
    assert await opens(app, Cookie=cookie) is None


async def test_without_a_cookie_nobody(app: FastAPI) -> None:
    assert await opens(app, Origin=ORIGIN) is None
    assert await opens(app, Origin=ORIGIN, Cookie=f"{SESSION_COOKIE}=invented") is None


async def test_a_program(app: FastAPI, browser: Browser, me: dict[str, Any]) -> None:
    token = (await browser.post("/api/tokens", {"name": "bot"})).json()["token"]
    caller = await opens(app, Authorization=f"Bearer {token}")
    assert caller is not None
    assert (caller.player.id, caller.via) == (me["id"], "token")
    assert await opens(app, Authorization="Bearer invented") is None
