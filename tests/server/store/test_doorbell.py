"""The doorbell between processes. One process is one store here."""

import asyncio
from collections.abc import AsyncIterator

import psycopg
import pytest

from ludopolis.server.store import open_store
from ludopolis.server.store.contract import Entry, Message
from ludopolis.server.store.postgres import PostgresStore
from server.store.conftest import empty

pytestmark = pytest.mark.anyio

Bell = tuple[str, int]

RUN = 1_000_000.0


@pytest.fixture
async def stores(postgres_url: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    empty(postgres_url)
    one, two = PostgresStore(postgres_url), PostgresStore(postgres_url)
    await one.start()
    await one.begin_run(RUN)
    await two.start()
    yield one, two
    await one.stop()
    await two.stop()


def bells(store: PostgresStore) -> "asyncio.Queue[Bell]":
    heard: asyncio.Queue[Bell] = asyncio.Queue()
    store.listen(lambda table, number: heard.put_nowait((table, number)))
    return heard


async def next_bell(heard: "asyncio.Queue[Bell]") -> Bell:
    return await asyncio.wait_for(heard.get(), 20)


async def bells_until(heard: "asyncio.Queue[Bell]", last: Bell) -> list[Bell]:
    rung = [await next_bell(heard)]
    while rung[-1] != last:
        rung.append(await next_bell(heard))
    return rung


async def test_rings_for_the_others_only(stores: tuple[PostgresStore, PostgresStore]) -> None:
    one, two = stores
    by_one, by_two = bells(one), bells(two)
    await one.append("t with space", [Entry(1, 1.0, "{}")])
    await one.append("t with space", [Entry(2, 1.0, "{}")])
    assert [await next_bell(by_two), await next_bell(by_two)] == [("t with space", 1), ("t with space", 2)]
    await two.append("u", [Entry(1, 1.0, "{}")])
    assert await next_bell(by_one) == ("u", 1)
    assert by_two.empty()


async def test_rings_for_chat(stores: tuple[PostgresStore, PostgresStore]) -> None:
    one, two = stores
    heard = bells(two)
    await one.append("t", [Entry(1, 1.0, "{}")])
    await one.add_message("t", Message(0, 1.0, "ann", "Ann", "hi"))
    assert [await next_bell(heard), await next_bell(heard)] == [("t", 1), ("t", 1)]


async def test_a_refused_entry_rings_nowhere(stores: tuple[PostgresStore, PostgresStore]) -> None:
    one, two = stores
    heard = bells(two)
    await one.append("t", [Entry(1, 1.0, "{}")])
    await asyncio.gather(one.append("t", [Entry(1, 1.0, "{}")]), return_exceptions=True)
    await one.append("last", [Entry(1, 1.0, "{}")])
    assert [await next_bell(heard), await next_bell(heard)] == [("t", 1), ("last", 1)]


async def test_a_listener_that_fails_does_not_silence_the_bell(
    stores: tuple[PostgresStore, PostgresStore],
) -> None:
    one, two = stores

    def deaf(table: str, number: int) -> None:
        raise ZeroDivisionError

    two.listen(deaf)
    heard = bells(two)
    await one.append("t", [Entry(1, 1.0, "{}")])
    assert await next_bell(heard) == ("t", 1)


def hang_up(url: str, name: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = %s", [name]
        )


async def test_after_a_lost_connection_it_rings_for_what_changed(
    stores: tuple[PostgresStore, PostgresStore], postgres_url: str
) -> None:
    """What is new is told by the clock of the service, whatever the one on the wall says."""
    one, two = stores
    heard = bells(two)
    await one.append("old", [Entry(1, 1.0, "{}")])
    await one.append("new", [Entry(1, RUN + 1, "{}")])
    await one.add_message("chatted", Message(0, RUN + 1, "ann", "Ann", "hi"))
    changed = [("new", 1), ("chatted", 0)]
    assert await bells_until(heard, changed[-1]) == [("old", 1), *changed]
    hang_up(postgres_url, "ludopolis doorbell")
    again = [await next_bell(heard), await next_bell(heard)]
    await one.append("new", [Entry(2, RUN + 2, "{}")])
    again += await bells_until(heard, ("new", 2))
    assert sorted(again) == sorted([*changed, ("new", 2)])


async def test_lost_connections_harm_no_request(
    stores: tuple[PostgresStore, PostgresStore], postgres_url: str
) -> None:
    one, _ = stores
    await asyncio.gather(*(one.entries(str(n)) for n in range(20)))
    hang_up(postgres_url, "ludopolis")
    await asyncio.gather(*(one.append(f"t{n}", [Entry(1, 1.0, "{}")]) for n in range(20)))
    assert await one.entries("t19") == [Entry(1, 1.0, "{}")]


async def test_sqlite_never_rings(tmp_path_factory: pytest.TempPathFactory) -> None:
    store = open_store(f"sqlite:///{tmp_path_factory.mktemp('bell')}/ludopolis.db")
    await store.start()
    rung: list[Bell] = []
    store.listen(lambda table, number: rung.append((table, number)))
    await store.append("t", [Entry(1, 1.0, "{}")])
    await store.stop()
    assert rung == []
