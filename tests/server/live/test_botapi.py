"""Programs that play: the stream of decisions, moves, and the example of the documentation."""

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from starlette.testclient import TestClient
from websockets.sync.client import connect

from ludopolis.server.app import create_app
from ludopolis.server.settings import Settings
from server.live.conftest import Person, Socket
from server.tables.conftest import FirstChoice

EXAMPLE = Path(__file__).parents[3] / "examples" / "bots" / "http_bot.py"
AGAINST_A_BOT = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}


def token_of(answer: httpx.Response) -> dict[str, str]:
    assert answer.status_code == 201, answer.text
    return {"Authorization": f"Bearer {answer.json()['token']}"}


@pytest.fixture
def program(anna: Person) -> dict[str, str]:
    """The header of a program that plays for Anna."""
    return token_of(anna.post("/api/tokens", {"name": "my bot"}))


def test_a_move_by_a_program(anna: Person, bob: Person, table: str, program: dict[str, str]) -> None:
    client = anna.client
    with anna.watches(table) as socket, bob.watches(table) as other:
        told = socket.hear("snapshot")
        if told["views"]["0"]["decision"]["seat"] == 1:
            view = other.hear("snapshot")
            action = view["views"]["1"]["decision"]["actions"][0]
            other.say("move", seat=1, position=view["position"], actions=[action])
            told = socket.hear("steps")
        action = told["views"]["0"]["decision"]["actions"][0]
        move = {"seat": 0, "position": told["position"], "actions": [action], "key": "k1"}
        client.cookies.clear()
        for _ in range(2):
            done = client.post(f"/api/bot/tables/{table}/move", json=move, headers=program)
            assert done.json() == {
                "is": "done",
                "key": "k1",
                "position": told["position"] + 1,
                "played": 1,
                "why": None,
            }
        stale = client.post(f"/api/bot/tables/{table}/move", json=move | {"key": "k2"}, headers=program)
        assert stale.json()["error"]["code"] == "stale"
        move |= {"seat": 1, "key": "k3"}
        foreign = client.post(f"/api/bot/tables/{table}/move", json=move, headers=program)
        assert foreign.json()["error"]["code"] == "not_your_seat"


def test_the_socket_works_with_a_token(anna: Person, table: str, program: dict[str, str]) -> None:
    anna.client.cookies.clear()
    session = anna.client.websocket_connect(f"/api/tables/{table}/socket", headers=program)
    with Socket(session) as socket:
        assert list(socket.hear()["views"]) == ["0"]


def test_without_a_token_there_is_no_stream(client: TestClient) -> None:
    client.cookies.clear()
    assert client.get("/api/bot/stream").status_code == 401
    assert client.get("/api/bot/stream", headers={"Authorization": "Bearer x"}).status_code == 401


# --- a service that really runs -------------------------------------------------------------------


class Server(uvicorn.Server):
    """Says when it has started, or has ended without."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.begun = threading.Event()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            super().run(sockets)
        finally:
            self.begun.set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.begun.set()


@pytest.fixture
def address(settings: Settings) -> Iterator[str]:
    app = create_app(settings)
    config = uvicorn.Config(app, port=0, log_level="error", timeout_graceful_shutdown=1)
    server = Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        server.begun.wait()
        assert server.started
        app.state.hall.bots = FirstChoice()
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture
def player(address: str) -> Iterator[httpx.Client]:
    """A program with a token, for a new guest."""
    with httpx.Client(base_url=address) as browser:
        origin = {"Origin": address}
        csrf = browser.post("/api/session", headers=origin).json()["csrf"]
        made = browser.post("/api/tokens", json={"name": "bot"}, headers=origin | {"X-CSRF-Token": csrf})
    with httpx.Client(base_url=address, headers=token_of(made), timeout=30) as program:
        yield program


def test_the_stream_tells_each_decision_once(player: httpx.Client) -> None:
    tables = {player.post("/api/tables", json=AGAINST_A_BOT).json()["id"] for _ in range(2)}
    seen: list[tuple[str, int]] = []
    with player.stream("GET", "/api/bot/stream") as stream:
        for line in stream.iter_lines():
            told: dict[str, Any] = msgspec.json.decode(line)
            if told["is"] != "decision":
                continue
            seen.append((told["table"], told["position"]))
            assert told["actions"] == told["view"]["decision"]["actions"]
            if len(seen) == 8:
                break
            move = {"seat": told["seat"], "position": told["position"], "actions": [told["actions"][0]]}
            done = player.post(f"/api/bot/tables/{told['table']}/move", json=move | {"key": str(len(seen))})
            assert done.status_code == 200, done.text
    assert len(set(seen)) == 8
    assert {table for table, _ in seen} == tables


def test_a_decision_is_told_again_after_a_pause(player: httpx.Client) -> None:
    """The pause may have refused the move."""
    table = player.post("/api/tables", json=AGAINST_A_BOT).json()["id"]
    address = f"{player.base_url}/api/tables/{table}/socket".replace("http", "ws", 1)
    token = {"Authorization": player.headers["Authorization"]}
    with player.stream("GET", "/api/bot/stream") as stream, connect(address, additional_headers=token) as at:
        lines = (msgspec.json.decode(line) for line in stream.iter_lines())
        first = next(lines)
        for number, do in enumerate(("pause", "resume")):
            at.send(msgspec.json.encode({"do": do, "key": str(number)}).decode())
        again = next(lines)
        assert [told["is"] for told in (first, again)] == ["decision", "decision"]
        assert again["position"] == first["position"]


@pytest.mark.parametrize("choice", ["first", "random"])
def test_the_example_plays_a_whole_game(player: httpx.Client, choice: str) -> None:
    table = play_with_the_example(player, "--choose", choice)
    assert player.get(f"/api/tables/{table}").json()["phase"] == "over"


def test_the_example_plays_all_rounds(player: httpx.Client) -> None:
    table = play_with_the_example(player, "--rounds", "2", games=2)
    told = player.get(f"/api/tables/{table}").json()
    assert (told["phase"], told["round"]) == ("over", 2)


def play_with_the_example(player: httpx.Client, *options: str, games: int = 1) -> str:
    """Let the example set up a table and play there; returns the table."""
    token = player.headers["Authorization"].removeprefix("Bearer ")
    arguments = [str(EXAMPLE), str(player.base_url), "--new", "duel", "--games", str(games), *options]
    environment = os.environ | {"LUDOPOLIS_TOKEN": token}
    ran = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 0, ran.stderr
    table = ran.stdout.split()[1]
    assert ran.stdout.count(f"finished {table}") == games
    return table
