"""Which store an address means."""

from pathlib import Path

from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import StoreTrouble

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


def open_store(url: str) -> Store:
    """A store to ``start``: ``sqlite:///path`` (relative; absolute with four slashes) or
    ``postgresql://user:password@host/database``."""
    if is_sqlite(url):
        from ludopolis.server.store.sqlite import SqliteStore

        return SqliteStore(sqlite_path(url))
    if is_postgres(url):
        from ludopolis.server.store.postgres import PostgresStore

        return PostgresStore(url)
    raise no_database(url)


def no_database(url: str) -> StoreTrouble:
    return StoreTrouble(
        f"{url!r} is no database: give sqlite:///path or postgresql://user:password@host/name"
    )


def unreachable(url: str, error: Exception) -> StoreTrouble:
    """Says which database, without the password."""
    from psycopg.conninfo import conninfo_to_dict

    place = conninfo_to_dict(url)
    where = f"{place.get('dbname', '')} at {place.get('host', 'the local socket')}"
    return StoreTrouble(f"cannot reach the PostgreSQL database {where}: {error}")


def is_sqlite(url: str) -> bool:
    return url.startswith(SQLITE) and len(url) > len(SQLITE)


def is_postgres(url: str) -> bool:
    return url.startswith(POSTGRES)


def sqlite_path(url: str) -> Path:
    return Path(url.removeprefix(SQLITE))
