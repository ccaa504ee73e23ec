"""The writer of SQLite: commits together, fails together, stops in order."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludopolis.server.store.address import sqlite_path
from ludopolis.server.store.contract import Entry, StoreDown, StoreTrouble
from ludopolis.server.store.sqlite import SqliteStore, Writer

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(sqlite_url: str) -> Any:
    opened = SqliteStore(sqlite_path(sqlite_url))
    await opened.start()
    yield opened
    await opened.stop()


def durability(connection: sqlite3.Connection) -> tuple[Any, ...]:
    names = ("journal_mode", "synchronous", "foreign_keys")
    return tuple(connection.execute(f"pragma {name}").fetchone()[0] for name in names)


async def test_is_durable(store: SqliteStore) -> None:
    assert store._writer is not None
    assert durability(store._writer._connection) == ("wal", 2, 1)


async def test_what_comes_together_is_committed_together(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches: list[int] = []
    commit = Writer._commit_together

    def counting(writer: Writer, jobs: list[Any]) -> None:
        batches.append(len(jobs))
        commit(writer, jobs)

    monkeypatch.setattr(Writer, "_commit_together", counting)
    await asyncio.gather(*(store.append(f"t{n}", [Entry(1, 1.0, "{}")]) for n in range(600)))
    assert sum(batches) == 600
    assert len(batches) < 300
    assert max(batches) <= 256


async def test_if_the_commit_fails_nobody_is_told_otherwise(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert store._writer is not None
    whole = store._writer._connection

    class FullDisk:
        in_transaction = True

        def execute(self, sql: str, *parameters: Any) -> Any:
            if sql == "commit":
                raise sqlite3.OperationalError("database or disk is full")
            return whole.execute(sql, *parameters)

    monkeypatch.setattr(store._writer, "_connection", FullDisk())
    results = await asyncio.gather(
        *(store.append(f"t{n}", [Entry(1, 1.0, "{}")]) for n in range(10)), return_exceptions=True
    )
    monkeypatch.setattr(store._writer, "_connection", whole)
    assert [str(result) for result in results] == ["database or disk is full"] * 10
    assert await store.entries("t0") == []
    await store.append("t0", [Entry(1, 1.0, "{}")])
    assert len(await store.entries("t0")) == 1


async def test_an_operation_that_breaks_harms_nobody_else(store: SqliteStore) -> None:
    async def broken(db: Any) -> None:
        await db.change("insert into rated (table_id, round) values ('x', 1)")
        raise ZeroDivisionError

    results = await asyncio.gather(
        store.append("t", [Entry(1, 1.0, "{}")]),
        store.write(broken),
        store.append("u", [Entry(1, 1.0, "{}")]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), ZeroDivisionError, type(None)]
    assert await store.rate("x", 1, [])


async def test_whoever_has_gone_is_not_waited_for(store: SqliteStore) -> None:
    asked = asyncio.create_task(store.append("t", [Entry(1, 1.0, "{}")]))
    await asyncio.sleep(0)  # it is in the queue now
    asked.cancel()
    await store.append("u", [Entry(1, 1.0, "{}")])
    assert len(await store.entries("t")) == 1


async def test_readers_cannot_write(store: SqliteStore) -> None:
    with pytest.raises(StoreDown, match="readonly"):
        await store.read(lambda db: db.change("delete from entries"))


async def test_reads_do_not_wait_for_a_commit(store: SqliteStore) -> None:
    """Somebody else holds the lock for writing; reading goes on."""
    await store.append("t", [Entry(1, 1.0, "{}")])
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("begin immediate")
    waiting = asyncio.create_task(store.append("t", [Entry(2, 1.0, "{}")]))
    assert len(await store.entries("t")) == 1
    assert not waiting.done()
    other.execute("rollback")
    other.close()
    await waiting
    assert len(await store.entries("t")) == 2


async def test_stopping_keeps_what_was_asked_before(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "ludopolis.db")
    await store.start()
    tasks = [asyncio.create_task(store.append(f"t{n}", [Entry(1, 1.0, "{}")])) for n in range(100)]
    await asyncio.sleep(0)
    await store.stop()
    await asyncio.gather(*tasks)
    with pytest.raises(StoreTrouble, match="start it first"):
        await store.entries("t1")
    await store.start()
    assert all([await store.entries(f"t{n}") for n in range(100)])
    await store.stop()
    await store.stop()
