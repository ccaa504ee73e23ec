"""Whoever is logged out is out: open connections do not outlive the session or the token they came in by."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

from ludopolis.server.botapi import _lines
from ludopolis.server.live.socket import NO_SESSION
from ludopolis.server.people.callers import caller
from server.live.conftest import Person, Socket
from server.live.test_socket import closed
from server.security.people import PASSWORD, another_browser, app_of, sign_up, take_session

PATIENCE = 20  # seconds until a test that waits for nothing gives up


@pytest.fixture
def waiting() -> Iterator[ThreadPoolExecutor]:
    threads = ThreadPoolExecutor(1)
    yield threads
    threads.shutdown(wait=False)


def is_closed(socket: Socket, waiting: ThreadPoolExecutor) -> bool:
    """Without saying anything."""
    return waiting.submit(closed, socket).result(PATIENCE) == NO_SESSION


def is_open(socket: Socket) -> bool:
    return bool(socket.ask("ping")["is"] == "pong")


def program_of(person: Person) -> tuple[str, dict[str, str]]:
    """A token's id, and the header that shows it."""
    made = person.post("/api/tokens", {"name": "program"}).json()
    return made["id"], {"authorization": f"Bearer {made['token']}"}


def delete(person: Person, path: str) -> int:
    person.client.cookies.clear()
    status: int = person.client.delete(path, headers=person.headers).status_code
    return status


def test_logging_out(anna: Person, client: TestClient, table: str, waiting: ThreadPoolExecutor) -> None:
    sign_up(anna, "anna")
    elsewhere = another_browser(client, "anna")
    with anna.watches(table) as here, anna.watches(table) as tab, elsewhere.watches(table) as other:
        assert anna.post("/api/logout").status_code == 204
        assert is_closed(here, waiting)
        assert is_closed(tab, waiting)
        assert is_open(other)


def test_changing_the_password(
    anna: Person, client: TestClient, table: str, waiting: ThreadPoolExecutor
) -> None:
    sign_up(anna, "anna")
    thief = another_browser(client, "anna")
    with anna.watches(table) as own, thief.watches(table) as other:
        changed = anna.post("/api/password", {"old": PASSWORD, "new": "an even better one"})
        assert changed.status_code == 204
        assert is_closed(other, waiting)
        assert is_open(own)


def test_signing_up_and_logging_in(
    anna: Person, client: TestClient, table: str, waiting: ThreadPoolExecutor
) -> None:
    """The browser has another cookie now, and pages come back with it."""
    with anna.watches(table) as socket:
        sign_up(anna, "anna")
        assert is_closed(socket, waiting)
    guest = Person(client)
    with guest.watches(table) as socket:
        take_session(guest, guest.post("/api/login", {"login": "anna", "password": PASSWORD}))
        assert is_closed(socket, waiting)
    with anna.watches(table) as socket, guest.watches(table) as other:
        assert list(socket.hear()["views"]) == ["0"]
        assert list(other.hear()["views"]) == ["0"]


def test_removing_a_token(anna: Person, table: str, waiting: ThreadPoolExecutor) -> None:
    token, program = program_of(anna)
    _, other_program = program_of(anna)
    path = f"/api/tables/{table}/socket"
    client = anna.client
    client.cookies.clear()
    with (
        Socket(client.websocket_connect(path, headers=program)) as socket,
        Socket(client.websocket_connect(path, headers=other_program)) as other,
        anna.watches(table) as own,
    ):
        assert list(socket.hear()["views"]) == ["0"]
        assert delete(anna, f"/api/tokens/{token}") == 204
        assert is_closed(socket, waiting)
        assert is_open(other)
        assert is_open(own)


def test_removing_a_token_ends_its_stream(anna: Person, table: str, client: TestClient) -> None:
    token, program = program_of(anna)
    header = (b"authorization", program["authorization"].encode())
    request = Request({"type": "http", "method": "GET", "headers": [header], "app": app_of(client)})

    async def listen() -> list[bytes]:
        return [line async for line in _lines(request, await caller(request))]

    assert client.portal is not None
    streaming = client.portal.start_task_soon(listen)
    while anna.id not in app_of(client).state.hall.services.streams.players:
        assert not streaming.done()
    assert delete(anna, f"/api/tokens/{token}") == 204
    assert len(streaming.result(PATIENCE)) <= 1


def test_a_session_that_another_process_ended_can_do_nothing(anna: Person, table: str) -> None:
    client = anna.client
    store = app_of(client).state.store
    with anna.watches(table) as socket:
        assert is_open(socket)
        assert client.portal is not None
        client.portal.call(store.end_sessions_of, anna.id)
        socket.say("pause")
        assert closed(socket) == NO_SESSION
    assert len(client.portal.call(store.entries, table)) == 2  # founded, and Bob sat down


def test_silence_does_not_keep_a_session_alive(
    anna: Person, table: str, waiting: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludopolis.server.live.socket.STALE", 0.05)
    client = anna.client
    with anna.watches(table) as socket:
        assert client.portal is not None
        client.portal.call(app_of(client).state.store.end_sessions_of, anna.id)
        assert is_closed(socket, waiting)


def test_trouble_with_the_store_throws_nobody_out(
    anna: Person, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(token_hash: str) -> None:
        raise OSError("the database is gone")

    with anna.watches(table) as socket:
        socket.hear()
        monkeypatch.setattr(app_of(anna.client).state.store, "session", broken)
        assert is_open(socket)
