"""The whole service, and people with browsers."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from ludopolis.server.app import create_app
from ludopolis.server.security import SESSION_COOKIE
from ludopolis.server.settings import Settings
from server.tables.conftest import FirstChoice

ORIGIN = {"origin": "http://testserver"}
DUEL = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}


class Person:
    """Somebody with a browser of his own: a cookie and the CSRF token."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.headers = dict(ORIGIN)
        arrived = self.post("/api/session")
        self.id: str = arrived.json()["id"]
        self.headers["cookie"] = f"{SESSION_COOKIE}={arrived.cookies[SESSION_COOKIE]}"
        self.headers["x-csrf-token"] = arrived.json()["csrf"]

    def get(self, path: str) -> httpx.Response:
        self.client.cookies.clear()
        answer: httpx.Response = self.client.get(path, headers=self.headers)
        return answer

    def post(self, path: str, body: object = None) -> httpx.Response:
        self.client.cookies.clear()
        content = None if body is None else msgspec.json.encode(body)
        answer: httpx.Response = self.client.post(path, content=content, headers=self.headers)
        return answer

    def founds(self, table: dict[str, Any] = DUEL) -> dict[str, Any]:
        answer = self.post("/api/tables", table)
        assert answer.status_code == 201, answer.text
        founded: dict[str, Any] = answer.json()
        return founded

    def joins(self, id: str, **join: object) -> httpx.Response:
        return self.post(f"/api/tables/{id}/join", join)

    def watches(self, id: str) -> "AbstractContextManager[Socket]":
        self.client.cookies.clear()
        return Socket(self.client.websocket_connect(f"/api/tables/{id}/socket", headers=self.headers))


class Socket:
    """An open socket of a table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self._keys = 0

    def __enter__(self) -> "Socket":
        self.session.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self.session.__exit__(*error)

    def hear(self, kind: str | None = None) -> dict[str, Any]:
        """The next message, or the next one of a kind."""
        while True:
            told: dict[str, Any] = msgspec.json.decode(self.session.receive_text())
            if kind in (None, told["is"]):
                return told

    def say(self, do: str, **what: Any) -> str:
        self._keys += 1
        key: str = what.pop("key", f"key{self._keys}")
        self.session.send_text(msgspec.json.encode({"do": do, "key": key, **what}).decode())
        return key

    def ask(self, do: str, **what: Any) -> dict[str, Any]:
        """Say something and wait for its answer; other news are skipped."""
        key = self.say(do, **what)
        while True:
            told = self.hear()
            if told.get("key") == key:
                return told


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=str(tmp_path), rate_limits=False, log_level="error")


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    app = create_app(settings)
    with TestClient(app) as client:
        app.state.hall.bots = FirstChoice()
        yield client


@pytest.fixture
def anna(client: TestClient) -> Person:
    return Person(client)


@pytest.fixture
def bob(client: TestClient) -> Person:
    return Person(client)


@pytest.fixture
def table(anna: Person, bob: Person) -> str:
    """A game of Duel between Anna (seat 0) and Bob (seat 1)."""
    id: str = anna.founds()["id"]
    assert bob.joins(id).status_code == 200
    return id
