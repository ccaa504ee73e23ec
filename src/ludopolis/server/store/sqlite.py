"""The embedded store: one SQLite file, one thread that writes, some that read.

Whatever waits while a commit runs is committed together next (group commit), each in a savepoint of its
own, so that one refused entry does not harm the others. Readers never wait for a commit; looking up one row
by its key takes less time than asking another thread to do it.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from ludopolis.server.store import migration
from ludopolis.server.store.base import Operation, Store
from ludopolis.server.store.contract import Conflict, StoreDown, StoreTrouble
from ludopolis.server.store.operations import Row, finish

T = TypeVar("T")

MOST_AT_ONCE = 256
READERS = 2
BUSY_SECONDS = 10  # how long to wait for another program that writes to the file
NOT_OPEN = "the store is not open: start it first"

DOWN = {  # what is wrong with the file or the disk, not with what was asked
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
}
UNIQUE = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    connection = sqlite3.connect(path, BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    if read_only:
        connection.execute("pragma query_only = on")
    return connection


class SqliteDatabase:
    """A transaction of SQLite, for operations."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str, **parameters: Any) -> list[Row]:
        with _conflicts_named():
            return self._connection.execute(sql, parameters).fetchall()

    async def change(self, sql: str, **parameters: Any) -> int:
        with _conflicts_named():
            return self._connection.execute(sql, parameters).rowcount

    async def ring(self, table: str) -> None:
        """There is no other process."""


@contextmanager
def _conflicts_named() -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode in UNIQUE:
            raise Conflict(str(error)) from None
        raise


def _named(error: Exception) -> Exception:
    """A StoreDown if the database is what is wrong; the first byte of a code tells the kind."""
    code = getattr(error, "sqlite_errorcode", None)
    return StoreDown(str(error)) if code is not None and code & 0xFF in DOWN else error


@contextmanager
def _troubles_named() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise _named(error) from None


class _Job:
    """An operation on its way through the writer: who waits for it, and what became of it."""

    def __init__(self, operation: Operation[Any]) -> None:
        self.operation = operation
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def run(self, connection: sqlite3.Connection, database: SqliteDatabase) -> None:
        connection.execute("savepoint job")
        try:
            self.result = finish(self.operation(database))
        except Exception as error:
            self.error = error
            if not connection.in_transaction:
                raise  # a full disk takes the whole transaction with it
            connection.execute("rollback to job")
        connection.execute("release job")

    def resolve(self) -> None:
        if self.future.done():  # whoever asked has gone
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(_named(self.error))


class Writer:
    """The thread that owns the writing connection."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._database = SqliteDatabase(self._connection)
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    async def do(self, operation: Operation[T]) -> T:
        job = _Job(operation)
        self._queue.put(job)
        result: T = await job.future
        return result

    def stop(self) -> None:
        """Returns when everything that was asked before is on disk."""
        self._queue.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        going = True
        while going:
            jobs, going = self._next_jobs()
            if jobs:
                self._commit_together(jobs)
                _tell(jobs)

    def _next_jobs(self) -> tuple[list[_Job], bool]:
        """What waits now, at least one; and whether there will be more."""
        jobs: list[_Job] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_AT_ONCE:
                return jobs, True
            try:
                job = self._queue.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _commit_together(self, jobs: list[_Job]) -> None:
        try:
            self._connection.execute("begin immediate")
            for job in jobs:
                job.run(self._connection, self._database)
            self._connection.execute("commit")
        except Exception as error:  # nothing of the batch is kept, whatever it was
            with suppress(sqlite3.Error):  # gone already, or the disk is
                self._connection.execute("rollback")
            for job in jobs:
                job.error = error


def _tell(jobs: list[_Job]) -> None:
    """One call into each event loop (there is one) for all."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, mine)


def _resolve(jobs: list[_Job]) -> None:
    for job in jobs:
        job.resolve()


class Readers:
    """Threads with a reading connection each."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._own = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._threads = ThreadPoolExecutor(READERS, "sqlite-reader", self._open)

    async def do(self, operation: Operation[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, operation)

    def stop(self) -> None:
        self._threads.shutdown()
        for connection in self._connections:
            connection.close()

    def _open(self) -> None:
        self._own.connection = connect(self._path, read_only=True)
        self._connections.append(self._own.connection)

    def _run(self, operation: Operation[T]) -> T:
        connection: sqlite3.Connection = self._own.connection
        connection.execute("begin")
        try:
            with _troubles_named():
                return finish(operation(SqliteDatabase(connection)))
        finally:
            connection.execute("rollback")


class SqliteStore(Store):
    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self._writer: Writer | None = None
        self._readers: Readers | None = None
        self._lookup: sqlite3.Connection | None = None

    async def start(self) -> None:
        """A new file gets the schema, an old one is upgraded after a copy of it was made."""
        await asyncio.to_thread(self._prepare)
        self._writer = Writer(self.path)
        self._readers = Readers(self.path)
        self._lookup = connect(self.path, read_only=True)
        await self.forget_old_sessions()

    async def stop(self) -> None:
        await asyncio.to_thread(self._stop)

    async def read(self, operation: Operation[T]) -> T:
        if self._readers is None:
            raise StoreTrouble(NOT_OPEN)
        return await self._readers.do(operation)

    async def look_up(self, operation: Operation[T]) -> T:
        if self._lookup is None:
            raise StoreTrouble(NOT_OPEN)
        with _troubles_named():
            return finish(operation(SqliteDatabase(self._lookup)))

    async def write(self, operation: Operation[T]) -> T:
        if self._writer is None:
            raise StoreTrouble(NOT_OPEN)
        with self.noticing():
            return await self._writer.do(operation)

    def _prepare(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            migration.prepare_sqlite(self.path)
        except (OSError, sqlite3.Error) as error:
            raise StoreTrouble(f"{self.path} cannot be used as the database: {error}") from None

    def _stop(self) -> None:
        writer, readers, lookup = self._writer, self._readers, self._lookup
        self._writer = self._readers = self._lookup = None
        if writer is not None:
            writer.stop()
        if readers is not None:
            readers.stop()
        if lookup is not None:
            lookup.close()
