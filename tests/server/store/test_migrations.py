"""Migrations lead to the schema, and databases of other schemas are treated with care."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ludopolis.server.store import open_store
from ludopolis.server.store.contract import Player, StoreTrouble
from ludopolis.server.store.migration import engine_of, migrate, revisions
from ludopolis.server.store.schema import REVISION, metadata

pytestmark = pytest.mark.anyio

NEXT = "9998"


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without any schema."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/new.db"
    make: Callable[[], str] = request.getfixturevalue("new_postgres")
    return make()


def test_migrations_lead_to_exactly_the_schema(empty_url: str) -> None:
    assert migrate(empty_url) == (None, REVISION)
    with engine_of(empty_url).connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    assert migrate(empty_url) == (REVISION, REVISION)


def test_the_revision_in_the_schema_is_the_newest_migration() -> None:
    assert revisions()[-1] == REVISION


def test_a_migration_that_fails_leaves_nothing(empty_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with engine_of(empty_url).begin() as connection:
        connection.exec_driver_sql("create table tokens (id text)")  # in the way of the last table
    with pytest.raises(Exception, match="tokens"):
        migrate(empty_url)
    with engine_of(empty_url).begin() as connection:
        connection.exec_driver_sql("drop table tokens")
    assert migrate(empty_url) == (None, REVISION)


def pretend(path: Path, revision: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update alembic_version set version_num = ?", [revision])


async def make_sqlite(path: Path) -> None:
    store = open_store(f"sqlite:///{path}")
    await store.start()
    await store.add_player(Player("ann", "Ann", 1.0))
    await store.stop()


async def test_a_new_sqlite_file_is_made_in_a_new_folder_and_is_private(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where" / "ludopolis.db"
    await make_sqlite(path)
    assert path.stat().st_mode & 0o777 == 0o600


async def test_an_old_sqlite_file_is_copied_and_upgraded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A further migration is pretended: one that adds a table."""
    path = tmp_path / "ludopolis.db"
    await make_sqlite(path)
    migrations = tmp_path / "migrations"
    add_migration(migrations)
    monkeypatch.setattr("ludopolis.server.store.migration.MIGRATIONS", migrations)
    monkeypatch.setattr("ludopolis.server.store.migration.REVISION", NEXT)
    store = open_store(f"sqlite:///{path}")
    await store.start()
    assert await store.player("ann")
    assert await store.read(lambda db: db.rows("select count(*) from extra")) == [(0,)]
    await store.stop()
    with closing(sqlite3.connect(tmp_path / f"ludopolis.db.before-{NEXT}")) as copy:
        assert copy.execute("select id from players").fetchall() == [("ann",)]
        assert copy.execute("select version_num from alembic_version").fetchall() == [(REVISION,)]


def add_migration(folder: Path) -> None:
    from shutil import copytree

    from ludopolis.server.store.migration import MIGRATIONS

    copytree(MIGRATIONS, folder)
    (folder / "versions" / f"{NEXT}_next.py").write_text(
        "from alembic import op\nimport sqlalchemy as sa\n"
        f"revision = '{NEXT}'\ndown_revision = '{REVISION}'\n"
        "def upgrade():\n    op.create_table('extra', sa.Column('id', sa.Integer))\n"
    )


async def test_a_database_from_the_future_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ludopolis.db"
    await make_sqlite(path)
    pretend(path, "9999")
    with pytest.raises(StoreTrouble, match=r"9999.*a newer one"):
        await open_store(f"sqlite:///{path}").start()
    with pytest.raises(StoreTrouble, match="9999"):
        migrate(f"sqlite:///{path}")


async def test_something_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ludopolis.db"
    path.write_text("hello " * 1000)
    with pytest.raises(StoreTrouble, match=r"ludopolis\.db"):
        await open_store(f"sqlite:///{path}").start()
    assert path.read_text().startswith("hello")


async def test_postgres_waits_for_the_operator(new_postgres: Callable[[], str]) -> None:
    url = new_postgres()
    store = open_store(url)
    with pytest.raises(StoreTrouble, match=r"is empty.*ludopolis migrate"):
        await store.start()
    await store.stop()
    migrate(url)
    store = open_store(url)
    await store.start()
    assert await store.healthy()
    await store.stop()


async def test_an_old_postgres_is_refused(
    new_postgres: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_postgres()
    migrate(url)
    add_migration(tmp_path / "migrations")
    monkeypatch.setattr("ludopolis.server.store.migration.MIGRATIONS", tmp_path / "migrations")
    monkeypatch.setattr("ludopolis.server.store.migration.REVISION", NEXT)
    store = open_store(url)
    with pytest.raises(StoreTrouble, match=rf"old schema {REVISION}.*ludopolis migrate"):
        await store.start()
    await store.stop()


async def test_an_unreachable_postgres_is_named_without_its_password(tmp_path: Path) -> None:
    store = open_store(f"postgresql://ann:secret@/games?host={tmp_path}")
    with pytest.raises(StoreTrouble, match="cannot reach the PostgreSQL database games") as refused:
        await store.start()
    assert "secret" not in str(refused.value)
    await store.stop()


@pytest.mark.parametrize("url", ["", "ludopolis.db", "mysql://x", "sqlite:///"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(StoreTrouble, match="sqlite:///path or postgresql://"):
        open_store(url)
