"""Each test of the store runs against both databases."""

from collections.abc import AsyncIterator

import psycopg
import pytest

from ludopolis.server.store import open_store
from ludopolis.server.store.base import Store
from ludopolis.server.store.schema import metadata


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, sqlite_url: str) -> str:
    """An empty database with the newest schema."""
    if request.param == "sqlite":
        return sqlite_url
    shared: str = request.getfixturevalue("postgres_url")
    empty(shared)
    return shared


def empty(url: str) -> None:
    with psycopg.connect(url) as connection:
        connection.execute(f"truncate {', '.join(metadata.tables)}".encode())


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = open_store(url)
    await opened.start()
    yield opened
    await opened.stop()
