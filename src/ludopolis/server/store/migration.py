"""From any schema to the newest one, by the migrations beside this file (Alembic).

SQLite is embedded: a new file gets its schema, and an old one is upgraded, without being asked, after a
copy was made. Elsewhere the operator migrates (``ludopolis migrate``) when it suits them.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludopolis.server.store.address import is_postgres, is_sqlite, no_database, unreachable
from ludopolis.server.store.contract import StoreTrouble
from ludopolis.server.store.schema import REVISION

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from sqlalchemy import Connection, Engine

MIGRATIONS = Path(__file__).parent / "migrations"
ASK_REVISION = "select version_num from alembic_version"


def engine_of(url: str) -> "Engine":
    """An engine of SQLAlchemy for migrations and backups; the service itself uses none."""
    if is_sqlite(url):
        return _sqlite_engine(url)
    if is_postgres(url):
        return _postgres_engine(url)
    raise no_database(url)


def _postgres_engine(url: str) -> "Engine":
    """The address is libpq's, which knows more than SQLAlchemy's."""
    import psycopg
    from sqlalchemy import create_engine, pool

    def connect() -> psycopg.Connection[Any]:
        try:
            return psycopg.connect(url)
        except psycopg.OperationalError as error:
            raise unreachable(url, error) from None

    return create_engine("postgresql+psycopg://", creator=connect, poolclass=pool.NullPool)


def _sqlite_engine(url: str) -> "Engine":
    from sqlalchemy import create_engine, event, pool

    engine = create_engine(url, poolclass=pool.NullPool)
    event.listen(engine, "connect", _leave_transactions_to_us)
    event.listen(engine, "begin", _begin)
    return engine


def _leave_transactions_to_us(connection: sqlite3.Connection, _: object) -> None:
    """Python's sqlite3 would let changes of the schema escape the transaction."""
    connection.isolation_level = None
    connection.execute("pragma foreign_keys = on")


def _begin(connection: "Connection") -> None:
    connection.exec_driver_sql("begin")


def migrate(url: str) -> tuple[str | None, str]:
    """Bring the schema to the newest revision; returns the one it had and the one it has."""
    engine = engine_of(url)
    with engine.begin() as connection:
        before = revision_of(connection)
        check_known(before)
        upgrade(connection)
    return before, REVISION


def revision_of(connection: "Connection") -> str | None:
    """None: there is no schema at all."""
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: "Connection", to: str = "head") -> None:
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revisions() -> list[str]:
    """All there are, oldest first."""
    return [script.revision for script in reversed(list(_scripts().walk_revisions()))]


def check_known(revision: str | None) -> None:
    if revision is not None and revision not in revisions():
        raise StoreTrouble(
            f"the database has schema {revision}, which this version of Ludopolis does not know "
            f"(its newest is {REVISION}): install the version that made it, or a newer one"
        )


def check_newest(revision: str | None) -> None:
    """For databases that do not upgrade themselves."""
    if revision == REVISION:
        return
    check_known(revision)
    if revision is None:
        raise StoreTrouble("the database is empty: run `ludopolis migrate`")
    raise StoreTrouble(
        f"the database has the old schema {revision}: make a backup and run `ludopolis migrate`"
    )


def prepare_sqlite(path: Path) -> None:
    """Leave the file with the newest schema. A new one is for nobody else's access."""
    if not path.exists():
        path.touch(mode=0o600)
    revision = _sqlite_revision(path)
    if revision == REVISION:
        return
    check_known(revision)
    if revision is not None:
        _copy(path, path.with_name(f"{path.name}.before-{REVISION}"))
    migrate(f"sqlite:///{path}")


def _sqlite_revision(path: Path) -> str | None:
    with closing(sqlite3.connect(path)) as connection:
        try:
            row = connection.execute(ASK_REVISION).fetchone()
        except sqlite3.OperationalError:
            return None
    return row[0] if row else None


def _copy(source: Path, target: Path) -> None:
    target.touch(mode=0o600)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as copy:
        old.backup(copy)


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def _scripts() -> "ScriptDirectory":
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(_config())
