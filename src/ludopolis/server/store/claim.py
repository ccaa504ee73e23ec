"""An SQLite database belongs to one service at a time."""

from collections.abc import Iterator
from contextlib import contextmanager

from ludopolis.file_lock import lock
from ludopolis.server.store.address import is_sqlite, sqlite_path
from ludopolis.server.store.contract import StoreTrouble


@contextmanager
def claimed(url: str) -> Iterator[None]:
    """Keep other services away from the database; PostgreSQL serves many. The empty lock file stays."""
    if not is_sqlite(url):
        yield
        return
    path = sqlite_path(url)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(f"{path.name}.lock").open("ab") as file:
        if not lock(file):
            raise StoreTrouble(f"{path} is in use by a running service: stop it first")
        yield
