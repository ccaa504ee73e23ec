"""The store for several processes: PostgreSQL.

NOTIFY is a doorbell only: it says that there is something new, the rows say what. When the connection that
listens was lost, the bell is rung afterwards for every table that changed meanwhile.
"""

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from typing import Any, LiteralString, TypeVar

import psycopg
import structlog
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from ludopolis.server.store import migration
from ludopolis.server.store.address import unreachable
from ludopolis.server.store.base import Operation, Store
from ludopolis.server.store.contract import Conflict, Run, StoreDown
from ludopolis.server.store.operations import Row, begin_run
from ludopolis.server.store.presence import Presence

T = TypeVar("T")

NAME = "ludopolis"  # as PostgreSQL lists us
MOST_CONNECTIONS = 10
PATIENCE_SECONDS = 10  # until a request that gets no connection is refused
CHANNEL = "ludopolis"
ALIVE_SECONDS = 30  # how often a silent listener is asked whether it still hears
AGAIN_SECONDS = (0.1, 0.5, 1, 2, 5)  # between attempts to connect again
CLOCK_SECONDS = 300  # more than signs of life are apart, and clocks of processes may differ

log = structlog.get_logger()


@cache
def in_psycopg(sql: str) -> LiteralString:
    """``:name`` is ``%(name)s`` there. The SQL is our own, never anybody's input."""
    return re.sub(r":(\w+)", r"%(\1)s", sql)


class PostgresDatabase:
    """A transaction of PostgreSQL, for operations. ``author`` tells the processes apart."""

    def __init__(self, connection: AsyncConnection[Row], author: str) -> None:
        self._connection = connection
        self._author = author

    async def rows(self, sql: str, **parameters: Any) -> list[Row]:
        with _conflicts_named():
            return await (await self._connection.execute(in_psycopg(sql), parameters)).fetchall()

    async def change(self, sql: str, **parameters: Any) -> int:
        with _conflicts_named():
            return (await self._connection.execute(in_psycopg(sql), parameters)).rowcount

    async def ring(self, table: str) -> None:
        await self._connection.execute(
            in_psycopg(
                """
                select pg_notify(
                    :channel,
                    concat_ws(' ', cast(:author as text), coalesce(max(number), 0), cast(:table as text))
                )
                from entries where table_id = :table
                """
            ),
            {"channel": CHANNEL, "author": self._author, "table": table},
        )


@contextmanager
def _conflicts_named() -> Iterator[None]:
    try:
        yield
    except psycopg.errors.UniqueViolation as error:
        raise Conflict(str(error)) from None


@contextmanager
def _troubles_named() -> Iterator[None]:
    """It is gone, full or read-only."""
    try:
        yield
    except (psycopg.OperationalError, psycopg.errors.ReadOnlySqlTransaction) as error:
        raise StoreDown(str(error) or type(error).__name__) from None


class PostgresStore(Store):
    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._author = secrets.token_hex(8)
        self._pool: AsyncConnectionPool[AsyncConnection[Row]] = AsyncConnectionPool(
            url,
            min_size=1,
            max_size=MOST_CONNECTIONS,
            timeout=PATIENCE_SECONDS,
            open=False,
            kwargs={"autocommit": True, "application_name": NAME},
            check=AsyncConnectionPool.check_connection,  # one that was lost meanwhile harms nobody
        )
        self._listening: asyncio.Task[None] | None = None
        self._presence = Presence(url)

    async def start(self) -> None:
        """Refuses a schema that is not the newest, and says how to migrate."""
        await self._check()
        await self._pool.open(wait=True)
        await self.forget_old_sessions()
        hears = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(hears))
        await hears.wait()

    async def stop(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._presence.leave()
        await self._pool.close()

    async def read(self, operation: Operation[T]) -> T:
        """Every reading operation is a single statement, so it needs no transaction."""
        with _troubles_named():
            async with self._pool.connection() as connection:
                return await operation(PostgresDatabase(connection, self._author))

    async def write(self, operation: Operation[T]) -> T:
        with self.noticing(), _troubles_named():
            async with self._pool.connection() as connection, connection.transaction():
                return await operation(PostgresDatabase(connection, self._author))

    async def begin_run(self, wall: float) -> list[Run]:
        async with self._presence.arriving() as join:
            return await self.write(lambda db: begin_run(db, wall, join))

    async def alone(self) -> bool:
        with _troubles_named():
            return await self._presence.alone()

    async def _check(self) -> None:
        try:
            async with await psycopg.AsyncConnection.connect(self._url) as connection:
                revision = await _revision_of(connection)
        except psycopg.OperationalError as error:
            raise unreachable(self._url, error) from None
        migration.check_newest(revision)

    # --- the doorbell

    async def _listen(self, hears: asyncio.Event) -> None:
        last, failures = None, 0
        while True:
            try:
                async with self._listener() as connection:
                    if last is not None:
                        await self._ring_for_changes(connection, last - CLOCK_SECONDS)
                    failures = 0
                    while True:
                        last = await _last_sign_of_life(connection)
                        hears.set()
                        async for note in connection.notifies(timeout=ALIVE_SECONDS):
                            self._hear(note.payload)
            except psycopg.Error as error:
                log.warning("doorbell_lost", error=type(error).__name__)
                await asyncio.sleep(AGAIN_SECONDS[min(failures, len(AGAIN_SECONDS) - 1)])
                failures += 1

    @asynccontextmanager
    async def _listener(self) -> AsyncIterator[AsyncConnection[Row]]:
        async with await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, application_name=f"{NAME} doorbell"
        ) as connection:
            await connection.execute(f"listen {CHANNEL}")
            yield connection

    async def _ring_for_changes(self, connection: AsyncConnection[Row], since: float) -> None:
        found = await connection.execute(
            in_psycopg(
                """
                select changed.table_id, coalesce(max(number), 0)
                from (
                    select table_id from entries where at > :since
                    union
                    select table_id from messages where at > :since
                ) as changed
                left join entries on entries.table_id = changed.table_id
                group by changed.table_id
                """
            ),
            {"since": since},
        )
        for table, number in await found.fetchall():
            self._ring(table, number)

    def _hear(self, payload: str) -> None:
        author, number, table = payload.split(" ", 2)
        if author != self._author:
            self._ring(table, int(number))

    def _ring(self, table: str, number: int) -> None:
        for doorbell in self._doorbells:
            try:
                doorbell(table, number)
            except Exception:  # one deaf listener does not silence the others
                log.exception("doorbell_failed", table=table)


async def _last_sign_of_life(connection: AsyncConnection[Row]) -> float:
    """By the clock of the service, like everything that is kept."""
    row = await (await connection.execute("select max(seen) from runs")).fetchone()
    return row[0] or 0.0 if row else 0.0


async def _revision_of(connection: AsyncConnection[Row]) -> str | None:
    try:
        row = await (await connection.execute(migration.ASK_REVISION)).fetchone()
    except psycopg.errors.UndefinedTable:
        return None
    return row[0] if row else None
