"""Backups: everything, from any database into any other, or nothing."""

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import select

from ludopolis.server.store import open_store, operations
from ludopolis.server.store.backup import BadBackup, check_backup, restore_backup, write_backup
from ludopolis.server.store.base import Store
from ludopolis.server.store.claim import claimed
from ludopolis.server.store.contract import (
    Entry,
    KeptRecord,
    Message,
    Passkey,
    Player,
    Rating,
    Session,
    StoreTrouble,
    Summary,
    Token,
)
from ludopolis.server.store.migration import engine_of
from ludopolis.server.store.schema import REVISION, metadata

pytestmark = pytest.mark.anyio

BODY = '{"a": "č\\n"}'
KEYS = (None, "key")
ROWS = 614


async def fill(store: Store) -> None:
    """Something in every table."""
    await store.add_player(Player("ann", "Anička 🎲", 1.25, "ann", "hash", "cs"))
    await store.add_session(Session("hash", "ann", "csrf", 1.0, 1e10))
    await store.add_passkey(Passkey("key", "ann", "Phone", bytes(range(256)), 2**32 - 1, 1.0))
    await store.add_token(Token("id", "hash", "ann", "Bot", 1.0))
    await store.add_challenge("id", b"\x00\xff", 1.0)
    await asyncio.gather(*(store.append(f"t{n}", [Entry(1, n / 3, BODY, KEYS[n % 2])]) for n in range(600)))
    await store.append(
        "u", [Entry(1, 0.1, "{}")], Summary("u", "duel", "over", True, ("ann",), (), 0.1, "{}")
    )
    await store.add_message("t", Message(0, 1e9 + 0.1, "ann", "Anička", "první\nřádek"), "key")
    await store.rate("t", 1, [Rating("ann", "duel", 25.123456789012345, 8.333333333333334, 1)])
    await store.write(lambda db: operations.begin_run(db, 1.0))
    await store.add_record(KeptRecord("r", "duel", "ann", 1.0, "text"))


def contents(url: str) -> dict[str, list[tuple[object, ...]]]:
    with engine_of(url).connect() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in metadata.sorted_tables
        }


@pytest.fixture(params=["sqlite", "postgres"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another database, without a schema."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/other.db"
    make: Callable[[], str] = request.getfixturevalue("new_postgres")
    return make()


@pytest.fixture
async def backup(store: Store, url: str, tmp_path: Path) -> Path:
    """Made while the store is open."""
    await fill(store)
    path = tmp_path / "backup.gz"
    assert write_backup(url, path) == ROWS
    return path


async def test_restored_into_any_database_it_is_the_same(
    store: Store, url: str, other_url: str, backup: Path
) -> None:
    before = contents(url)
    assert all(before.values()), "every table is tested"
    assert restore_backup(other_url, backup) == ROWS
    assert contents(other_url) == before
    again = open_store(other_url)
    await again.start()
    assert await again.player_by_login("ANN") == await store.player("ann")
    assert await again.entries("t7") == [Entry(1, 7 / 3, BODY, "key")]
    await again.stop()


async def test_a_database_with_a_schema_but_no_rows_is_empty(url: str, tmp_path: Path, backup: Path) -> None:
    target = f"sqlite:///{tmp_path}/empty.db"
    store = open_store(target)
    await store.start()
    await store.stop()
    restore_backup(target, backup)
    assert contents(target) == contents(url)


async def test_a_database_with_rows_is_refused(url: str, other_url: str, backup: Path) -> None:
    restore_backup(other_url, backup)
    before = contents(other_url)
    with pytest.raises(StoreTrouble, match="not empty"):
        restore_backup(other_url, backup)
    assert contents(other_url) == before


async def test_a_backup_is_private_and_never_overwrites(url: str, backup: Path) -> None:
    assert backup.stat().st_mode & 0o777 == 0o600
    before = backup.read_bytes()
    with pytest.raises(StoreTrouble, match="exists already"):
        write_backup(url, backup)
    assert backup.read_bytes() == before


async def test_an_empty_database_has_no_backup(other_url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreTrouble, match="there is no"):
        write_backup(other_url, tmp_path / "nothing.gz")
    assert not list(tmp_path.glob("nothing*"))


@pytest.fixture
async def small_backup(tmp_path: Path) -> Path:
    store = open_store(f"sqlite:///{tmp_path}/small.db")
    await store.start()
    await store.add_player(Player("ann", "Ann", 1.0))
    await store.add_player(Player("bob", "Bob", 1.0))
    await store.stop()
    write_backup(f"sqlite:///{tmp_path}/small.db", tmp_path / "small.gz")
    return tmp_path / "small.gz"


def refused(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "target.db"
    with pytest.raises(BadBackup, match=path.name):
        restore_backup(f"sqlite:///{target}", path)
    assert not target.exists()


async def test_a_truncated_file_is_refused_wherever_it_ends(small_backup: Path, tmp_path: Path) -> None:
    whole = small_backup.read_bytes()
    for end in range(len(whole)):
        small_backup.write_bytes(whole[:end])
        refused(small_backup, tmp_path)


async def test_a_file_with_lines_missing_is_refused(small_backup: Path, tmp_path: Path) -> None:
    lines = gzip.decompress(small_backup.read_bytes()).splitlines(keepends=True)
    assert len(lines) == 4
    for left_out in range(4):
        small_backup.write_bytes(gzip.compress(b"".join(lines[:left_out] + lines[left_out + 1 :])))
        refused(small_backup, tmp_path)
    small_backup.write_bytes(gzip.compress(b"".join([*lines, lines[1]])))
    refused(small_backup, tmp_path)


async def test_a_changed_file_is_refused(small_backup: Path, tmp_path: Path) -> None:
    text = gzip.decompress(small_backup.read_bytes())
    small_backup.write_bytes(gzip.compress(text.replace(b'"Ann"', b'"Eve"')))
    refused(small_backup, tmp_path)


async def test_other_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "file.gz"
    for content in (b"", b"hello", gzip.compress(b""), gzip.compress(b"hello\n"), gzip.compress(b"{}\n")):
        path.write_bytes(content)
        refused(path, tmp_path)
    refused(tmp_path / "missing.gz", tmp_path)


async def test_a_backup_of_a_newer_schema_is_refused(small_backup: Path, tmp_path: Path) -> None:
    text = gzip.decompress(small_backup.read_bytes())
    small_backup.write_bytes(
        gzip.compress(text.replace(f'"schema":"{REVISION}"'.encode(), b'"schema":"9999"'))
    )
    with pytest.raises(BadBackup, match="newer version"):
        check_backup(small_backup)


async def test_a_backup_of_an_older_schema_is_upgraded(
    small_backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from server.store.test_migrations import NEXT, add_migration

    add_migration(tmp_path / "migrations")
    monkeypatch.setattr("ludopolis.server.store.migration.MIGRATIONS", tmp_path / "migrations")
    restore_backup(f"sqlite:///{tmp_path}/target.db", small_backup)
    with engine_of(f"sqlite:///{tmp_path}/target.db").connect() as connection:
        assert connection.exec_driver_sql("select count(*) from players").scalar() == 2
        assert connection.exec_driver_sql("select count(*) from extra").scalar() == 0
        assert connection.exec_driver_sql("select version_num from alembic_version").scalar() == NEXT


async def test_nothing_is_restored_under_a_running_service(small_backup: Path, tmp_path: Path) -> None:
    target = f"sqlite:///{tmp_path}/target.db"
    with claimed(target), pytest.raises(StoreTrouble, match="running service"):
        restore_backup(target, small_backup)


async def test_tables_of_others_stay(new_postgres: Callable[[], str], small_backup: Path) -> None:
    url = new_postgres()
    with psycopg.connect(url) as connection:
        connection.execute("create table theirs (id int)")
    restore_backup(url, small_backup)
    with psycopg.connect(url) as connection:
        assert connection.execute("select count(*) from theirs").fetchone() == (0,)
