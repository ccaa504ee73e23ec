"""An app with nothing but people, and browsers to ask it."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI

from ludopolis.server import http
from ludopolis.server.people import Doors, Logins, people_routes, secrets
from ludopolis.server.security import secure
from ludopolis.server.settings import Settings
from ludopolis.server.store import open_store
from ludopolis.server.store.base import Store

ORIGIN = "http://games.test"


class Browser:
    """Behaves like our page: sends cookies, Origin and the CSRF token it was told."""

    def __init__(self, app: FastAPI, origin: str = ORIGIN, host: str = "203.0.113.7") -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(host, 5))
        self.client = httpx.AsyncClient(transport=transport, base_url=origin)
        self.origin = origin
        self.csrf = ""

    async def ask(self, method: str, path: str, json: Any = None, **headers: str) -> httpx.Response:
        own = {"Origin": self.origin, "X-CSRF-Token": self.csrf}
        content = None if json is None else httpx.Request("POST", "http://x", json=json).content
        answer = await self.client.request(method, path, content=content, headers=own | headers)
        if answer.is_success and answer.content and "csrf" in answer.json():
            self.csrf = answer.json()["csrf"]
        return answer

    async def post(self, path: str, json: Any = None, **headers: str) -> httpx.Response:
        return await self.ask("POST", path, json, **headers)

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.ask("GET", path, **headers)

    async def arrive(self) -> dict[str, Any]:
        me: dict[str, Any] = (await self.post("/api/session")).json()
        return me

    async def sign_up(self, login: str = "ann", password: str = "correct horse") -> httpx.Response:
        await self.arrive()
        return await self.post("/api/accounts", {"login": login, "password": password})


@pytest.fixture(autouse=True)
def _light_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    opened = open_store(sqlite_url)
    await opened.start()
    yield opened
    await opened.stop()


@pytest.fixture
def settings() -> Settings:
    return Settings(rate_limits=False)


@pytest.fixture
def app(store: Store, settings: Settings) -> FastAPI:
    made = FastAPI(title="People")
    made.state.store = store
    made.state.settings = settings
    made.state.doors = Doors()
    made.state.logins = Logins()
    http.install(made)
    secure(made, settings)
    made.include_router(people_routes())
    return made


@pytest.fixture
async def new_browser(app: FastAPI) -> AsyncIterator[Callable[..., Browser]]:
    made: list[Browser] = []

    def make(origin: str = ORIGIN, host: str = "203.0.113.7") -> Browser:
        made.append(Browser(app, origin, host))
        return made[-1]

    yield make
    for browser in made:
        await browser.client.aclose()


@pytest.fixture
def browser(new_browser: Callable[..., Browser]) -> Browser:
    return new_browser()
