"""Databases for the tests of the service."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from shutil import copyfile

import psycopg
import pytest

from ludopolis.server.store.migration import migrate
from server import postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database, made once."""
    path = tmp_path_factory.mktemp("template") / "ludopolis.db"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """An SQLite database with the newest schema, for this test alone."""
    return f"sqlite:///{copyfile(sqlite_template, tmp_path / 'ludopolis.db')}"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server; tests that need it are skipped where there is none."""
    bin = postgres.binaries()
    if bin is None:
        pytest.skip("PostgreSQL is not installed")
    with postgres.running(bin) as server:
        yield server


@pytest.fixture(scope="session")
def new_postgres(postgres_server: str) -> Callable[[], str]:
    """Makes an empty database and tells its address."""
    numbers = count()

    def make() -> str:
        name = f"test{next(numbers)}"
        with psycopg.connect(f"{postgres_server}postgres", autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return f"{postgres_server}{name}"

    return make


@pytest.fixture(scope="session")
def postgres_url(new_postgres: Callable[[], str]) -> str:
    """A PostgreSQL database with the newest schema, shared by the tests."""
    url = new_postgres()
    migrate(url)
    return url
