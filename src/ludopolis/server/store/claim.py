"""An SQLite database belongs to one service at a time."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludopolis.server.store.contract import StoreTrouble
from ludopolis.server.store.opening import is_sqlite, sqlite_path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


@contextmanager
def claimed(url: str) -> Iterator[None]:
    """Keep other services away from the database; PostgreSQL serves many."""
    if fcntl is None or not is_sqlite(url):
        yield
        return
    path = sqlite_path(url)
    path.parent.mkdir(parents=True, exist_ok=True)
    with _lock_file(path) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreTrouble(f"{path} is in use by a running service: stop it first") from None
        yield


@contextmanager
def _lock_file(path: Path) -> Iterator[int]:
    """The lock ends with the process, however it ends; the empty file stays."""
    file = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        yield file
    finally:
        os.close(file)
