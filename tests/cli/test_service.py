"""``ludopolis serve``, ``migrate``, ``backup`` and ``restore``."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import ludopolis
from cli.running import Command
from ludopolis.server.people.secrets import password_fits
from ludopolis.server.store import open_store
from ludopolis.server.store.base import Store
from ludopolis.server.store.claim import claimed
from ludopolis.server.store.contract import Player

T = TypeVar("T")

SOURCES = str(Path(ludopolis.__file__).absolute().parent.parent)


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOPOLIS_DATA", str(tmp_path / "data"))


@contextmanager
def serving(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running service on a free port, and its address."""
    command = [sys.executable, "-m", "ludopolis.cli", "serve", "--port", "0", *arguments]
    environment = os.environ | {"PYTHONPATH": SOURCES, "LUDOPOLIS_BOT_WORKERS": "1"}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stderr is not None
        try:
            yield process, _address(process.stderr)
        finally:
            process.kill()


def _address(log: Iterable[str]) -> str:
    lines = []
    for line in log:
        lines.append(line)
        if "running on http" in line:
            return line.split("running on ")[1].split()[0]
    raise AssertionError("".join(lines))


def test_a_guest_survives_a_restart_and_a_move_to_another_database(run: Command, tmp_path: Path) -> None:
    with serving() as (process, address), httpx.Client(base_url=address) as client:
        me = client.post("/api/session").json()
        assert client.get("/health").json() == {"status": "ok"}
        assert "content-security-policy" in client.get("/health").headers
        refused = run("serve")
        assert (refused.code, "running service" in refused.err) == (1, True)
        assert run("backup", str(tmp_path / "backup.gz")).code == 0
        cookies = client.cookies
        process.terminate()
        assert process.wait() == 0
    other = f"sqlite:///{tmp_path}/other.db"
    assert "1 rows" not in (done := run("restore", str(tmp_path / "backup.gz"), "--database", other)).out
    assert done.code == 0
    with serving("--database", other) as (process, address), httpx.Client(base_url=address) as client:
        client.cookies = cookies
        assert client.get("/api/me").json() == me


def test_the_log_knows_no_addresses_and_no_errors_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever hangs up in the middle of a request, or opens a socket, at the most talkative level."""
    monkeypatch.setenv("LUDOPOLIS_LOG_LEVEL", "debug")
    with serving() as (process, address), httpx.Client(base_url=address) as client:
        client.post("/api/session")
        session = client.cookies["ludopolis_session"]
        host, port = address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as half:
            half.sendall(b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        headers = {"Cookie": f"ludopolis_session={session}", "Origin": address}
        watching = f"{address.replace('http', 'ws', 1)}/api/tables/nowhere/socket?invite=hush"
        with connect(watching, additional_headers=headers) as watcher, pytest.raises(ConnectionClosed):
            watcher.recv()
        process.terminate()
        assert process.stderr is not None
        log = process.stderr.read()
    assert "service_stopped" in log
    assert "/api/verify" in log  # it was noticed, and is no error
    for hidden in ("127.0.0.1", "hush", session, "Traceback", "[error"):
        assert hidden not in log


def test_migrate(run: Command) -> None:
    assert "schema none -> " in run("migrate").out
    assert "as it was" in run("migrate").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["serve", "--workers", "2"], "need PostgreSQL"),
        (["serve", "--port", "99999"], "LUDOPOLIS_PORT"),
        (["serve", "--database", "mysql://x"], "postgresql://"),
        (["migrate", "--database", "ludopolis.db"], "sqlite:///path"),
        (["backup", "new.gz"], "there is no database"),
        (["restore", "missing.gz"], "cannot read missing.gz"),
    ],
)
def test_what_is_wrong_is_said(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*arguments)
    assert done.code == 1
    assert said in done.err
    assert "Traceback" not in done.err
    assert not list(tmp_path.glob("*.gz"))


def test_nothing_is_migrated_under_a_running_service(run: Command, tmp_path: Path) -> None:
    with claimed(f"sqlite:///{tmp_path}/data/ludopolis.db"):
        assert "running service" in run("migrate").err


def test_a_new_password(run: Command, tmp_path: Path) -> None:
    ann = Player("ann", "Ann", 1.0, "Ann", "old hash")

    async def with_store(work: Callable[[Store], Awaitable[T]]) -> T:
        store = open_store(f"sqlite:///{tmp_path}/data/ludopolis.db")
        await store.start()
        try:
            return await work(store)
        finally:
            await store.stop()

    asyncio.run(with_store(lambda store: store.add_player(ann)))
    done = run("password", "ANN")
    assert done.code == 0
    player = asyncio.run(with_store(lambda store: store.player("ann")))
    assert player is not None
    assert asyncio.run(password_fits(done.out.strip(), player.password))
    refused = run("password", "bob")
    assert (refused.code, "bob" in refused.err) == (2, True)
