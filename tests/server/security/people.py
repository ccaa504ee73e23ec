"""What people in these tests do beside playing."""

from typing import Any

import httpx
from fastapi import FastAPI
from starlette.testclient import TestClient

from ludopolis.server.security import SESSION_COOKIE
from server.live.conftest import Person

PASSWORD = "correct horse battery"


def app_of(client: TestClient) -> FastAPI:
    app = client.app
    assert isinstance(app, FastAPI)
    return app


def code(answer: httpx.Response) -> tuple[int, str]:
    error: dict[str, Any] = answer.json()["error"]
    assert set(error["text"]) == {"cs", "en"}
    return answer.status_code, error["code"]


def take_session(person: Person, answer: httpx.Response) -> None:
    """From now on the browser is whom the answer says."""
    assert answer.is_success, answer.text
    person.id = answer.json()["id"]
    person.headers["x-csrf-token"] = answer.json()["csrf"]
    person.headers["cookie"] = f"{SESSION_COOKIE}={answer.cookies[SESSION_COOKIE]}"


def sign_up(person: Person, login: str) -> None:
    take_session(person, person.post("/api/accounts", {"login": login, "password": PASSWORD}))


def another_browser(client: TestClient, login: str) -> Person:
    person = Person(client)
    take_session(person, person.post("/api/login", {"login": login, "password": PASSWORD}))
    return person


def cookie_of(person: Person) -> str:
    return person.headers["cookie"].partition("=")[2]
