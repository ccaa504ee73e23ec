"""Several processes over one PostgreSQL database serve the same tables."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from ludopolis.server import wire
from ludopolis.server.clock import Clock
from ludopolis.server.live.viewer import Viewer
from ludopolis.server.store import open_store
from ludopolis.server.tables.hall import Hall
from ludopolis.server.tables.room import Room
from ludopolis.server.tables.uptime import PULSE
from server.tables.conftest import Clockwork, FirstChoice
from server.tables.desk import ME, bot
from server.tables.test_hall import ANNA, bots_have_played, new, next_move, reading, two_at

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def process(url: str, clock: Clock | None = None) -> AsyncIterator[Hall]:
    store = open_store(url)
    await store.start()
    hall = Hall(store, FirstChoice(), clock)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        await store.stop()


@pytest.fixture
async def halls(postgres_url: str) -> AsyncIterator[list[Hall]]:
    async with process(postgres_url) as here, process(postgres_url) as there:
        yield [here, there]


async def test_processes_share_one_time_and_know_of_each_other(postgres_url: str) -> None:
    """The wall clock of the second one is an hour ahead."""
    walls = [Clockwork(), Clockwork()]
    walls[1].time += 3600
    async with process(postgres_url, Clock(walls[0], walls[0])) as here:
        async with process(postgres_url, Clock(walls[1], walls[1])) as there:
            await here.services.uptime.look_around()
            assert [hall.services.uptime.alone for hall in (here, there)] == [False, False]
            room = await two_at(here, clock=wire.Clock(seconds=600))
            for number, hall in enumerate([here, there] * 2):
                for wall in walls:
                    wall.time += 5
                for other in (here, there):
                    await (await other.room(room.id)).catch_up()
                await (await hall.room(room.id)).ask(*(await next_move(room, f"k{number}")))
            assert 1200 - await left(there, room) == pytest.approx(20, abs=PULSE)
        await here.services.uptime.look_around()
        assert here.services.uptime.alone


async def left(hall: Hall, room: Room) -> float:
    """What both seats have together."""
    async with (await hall.room(room.id)).present() as table:
        return sum(table.timer.left(seat, hall.services.now()) or 0.0 for seat in (0, 1))


async def heard(viewer: Viewer, *kinds: str) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(viewer.outbox.get(), 30))
        if told["is"] in kinds:
            return told


async def test_a_move_in_one_process_is_told_in_the_other(halls: list[Hall]) -> None:
    here, there = halls
    room = await two_at(here)
    viewer = await reading(await there.room(room.id), "bob")
    await heard(viewer, "snapshot")
    await room.ask(*(await next_move(room)))
    assert (await heard(viewer, "steps"))["position"] == 2
    await room.chat(ANNA, wire.Chat(key="c", text="hello"))
    assert await heard(viewer, "chat")


async def test_both_may_let_the_bots_play(halls: list[Hall]) -> None:
    """Each process that shows a table makes the moves of its bots; every move is kept once."""
    here, there = halls
    room = await here.create(ANNA, new(ME, bot(), bot(), game="innovation"))
    viewer = await reading(await there.room(room.id), "anna")
    for number in range(6):
        await bots_have_played(room)
        player, move = await next_move(room, f"k{number}")
        await room.ask(player, move)
        while (await heard(viewer, "steps", "snapshot"))["position"] <= move.position:
            pass
    entries = await here.services.store.entries(room.id)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
