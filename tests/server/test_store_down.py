"""A database that is full, read-only or gone: told clearly, once in the log, and nothing is half done."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import psycopg
import pytest
from starlette.testclient import TestClient
from structlog.testing import capture_logs

from ludopolis.server.store import open_store
from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import KeptRecord, Player, StoreDown
from ludopolis.server.store.postgres import PostgresStore
from ludopolis.server.store.sqlite import SqliteStore
from server.live.conftest import Person, anna, bob, client, settings, table

__all__ = ["anna", "bob", "client", "settings", "table"]

LARGE = KeptRecord("large", "duel", "ann", 1.0, "x" * 1_000_000)


async def pragma(store: Store, sql: str) -> None:
    """Of the connection that writes."""
    assert isinstance(store, SqliteStore)
    assert store._writer is not None
    store._writer._connection.execute(f"pragma {sql}")


class TestSqlite:
    pytestmark = pytest.mark.anyio

    @pytest.fixture
    async def store(self, sqlite_url: str) -> AsyncIterator[Store]:
        opened = open_store(sqlite_url)
        await opened.start()
        await opened.begin_run(1.0)
        yield opened
        await opened.stop()

    async def test_full(self, store: Store) -> None:
        await pragma(store, "max_page_count = 1")
        with capture_logs() as log:
            for _ in range(2):
                with pytest.raises(StoreDown, match="full"):
                    await store.add_record(LARGE)
        assert [(line["event"], line["log_level"]) for line in log] == [("nothing_can_be_written", "error")]
        assert "full" in log[0]["reason"]

    async def test_what_is_written_together_is_refused_together(self, store: Store) -> None:
        """Nobody waits for ever, and nothing is kept of a batch that a full disk has ended."""
        await pragma(store, "max_page_count = 1")
        players = [store.add_player(Player(f"p{number}", "P", 1.0)) for number in range(3)]
        outcomes = await asyncio.gather(*players, store.add_record(LARGE), return_exceptions=True)
        assert any(isinstance(outcome, StoreDown) for outcome in outcomes)
        kept = await store.players(["p0", "p1", "p2"])
        assert len(kept) == sum(outcome is None for outcome in outcomes)

    async def test_read_only(self, store: Store) -> None:
        await pragma(store, "query_only = on")
        assert not await store.healthy()
        with pytest.raises(StoreDown, match="readonly"):
            await store.add_player(Player("ann", "Ann", 1.0))
        await pragma(store, "query_only = off")
        with capture_logs() as log:
            assert await store.healthy()
            await store.add_player(Player("ann", "Ann", 1.0))
        assert [line["event"] for line in log] == ["writing_again"]


@pytest.mark.anyio
async def test_postgres_is_read_only(postgres_url: str) -> None:
    store = PostgresStore(postgres_url)
    await store.start()
    await store.begin_run(1.0)
    assert await store.healthy()
    with psycopg.connect(postgres_url, autocommit=True) as operator:
        name = operator.info.dbname
        operator.execute(f"alter database {name} set default_transaction_read_only = on".encode())
        operator.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ludopolis'"
        )
        try:
            assert not await store.healthy()
            with pytest.raises(StoreDown, match="read-only"):
                await store.add_player(Player("ann", "Ann", 1.0))
        finally:
            operator.execute("set default_transaction_read_only = off")
            operator.execute(f"alter database {name} reset default_transaction_read_only".encode())
            await store.stop()


class TestService:
    """The whole service over a file that nothing can be written to any more."""

    @pytest.fixture
    def stuck(self, client: TestClient, anna: Person, table: str) -> Iterator[str]:
        assert client.portal is not None
        store = client.app.state.store  # type: ignore[attr-defined] # the app is ours
        client.portal.call(pragma, store, "query_only = on")
        yield table
        client.portal.call(pragma, store, "query_only = off")

    def test_health(self, client: TestClient, stuck: str) -> None:
        answer = client.get("/health")
        assert (answer.status_code, answer.json()) == (503, {"status": "cannot_write"})

    def test_a_request(self, anna: Person, stuck: str) -> None:
        with capture_logs() as log:
            answer = anna.post("/api/tables", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage_down")
        assert int(answer.headers["retry-after"]) > 0
        assert [line for line in log if "exc_info" in line] == []

    def test_a_move(self, anna: Person, bob: Person, stuck: str) -> None:
        with anna.watches(stuck) as socket:
            position = socket.hear("snapshot")["position"]
            with capture_logs() as log:
                refused = [socket.ask("chat", text="hello"), socket.ask("resign", seat=0)]
        assert [told["why"]["code"] for told in refused] == ["storage_down"] * 2
        assert [line["event"] for line in log if line["log_level"] == "error"] in (
            [],
            ["nothing_can_be_written"],
        )
        assert [line for line in log if line.get("exc_info")] == []
        assert position == 1


@pytest.mark.anyio
async def test_a_database_that_is_gone_is_not_healthy(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/ludopolis.db")
    await store.start()
    await store.stop()
    assert not await store.healthy()
