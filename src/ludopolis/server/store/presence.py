"""Which processes serve from a PostgreSQL database, on whatever host: each holds a lock there."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import psycopg
from psycopg import AsyncConnection

NAME = "ludopolis presence"
OURS = 0x1D0  # the class of our advisory locks
ARRIVING, SERVING = 1, 2

OTHERS = """
    select count(*) from pg_locks
    where locktype = 'advisory' and classid = %s and objid = %s and objsubid = 2 and granted
        and pid <> pg_backend_pid()
        and database = (select oid from pg_database where datname = current_database())
"""


class Presence:
    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: AsyncConnection[Any] | None = None

    @asynccontextmanager
    async def arriving(self) -> AsyncIterator[bool]:
        """Come in, one process at a time; tells whether others serve already."""
        connection = await self._connect()
        await connection.execute("select pg_advisory_lock(%s, %s)", (OURS, ARRIVING))
        try:
            yield await _others(connection)
            await _serve(connection)
        finally:
            await connection.execute("select pg_advisory_unlock(%s, %s)", (OURS, ARRIVING))

    async def alone(self) -> bool:
        """Whether no other process serves; comes in again if the connection was lost."""
        if self._connection is None or self._connection.closed:
            await _serve(await self._connect())
        assert self._connection is not None
        try:
            return not await _others(self._connection)
        except psycopg.OperationalError:
            await self.leave()
            raise

    async def leave(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.OperationalError):  # the connection is lost, and the lock with it
                await connection.execute("select pg_advisory_unlock_all()")
            await connection.close()

    async def _connect(self) -> AsyncConnection[Any]:
        await self.leave()
        self._connection = await AsyncConnection.connect(self._url, autocommit=True, application_name=NAME)
        return self._connection


async def _serve(connection: AsyncConnection[Any]) -> None:
    await connection.execute("select pg_advisory_lock_shared(%s, %s)", (OURS, SERVING))


async def _others(connection: AsyncConnection[Any]) -> bool:
    row = await (await connection.execute(OTHERS, (OURS, SERVING))).fetchone()
    return row is not None and row[0] > 0
