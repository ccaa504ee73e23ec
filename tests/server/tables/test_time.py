"""Nobody gains or loses time by a clock on the wall that is turned, nor by a service that is down."""

import random
from collections.abc import AsyncIterator

import pytest

from ludopolis.server import wire
from ludopolis.server.clock import Clock
from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import Run
from ludopolis.server.tables.hall import Hall
from ludopolis.server.tables.keeper import SHORT
from ludopolis.server.tables.room import Room
from ludopolis.server.tables.table import Table
from ludopolis.server.tables.timer import DAY
from ludopolis.server.tables.uptime import PULSE, Uptime
from server.tables.conftest import Clockwork, FirstChoice
from server.tables.test_hall import next_move, two_at

pytestmark = pytest.mark.anyio

HOUR = 3600.0
FAST = wire.Clock(seconds=36_000)
SLOW = wire.Clock(days=2)


class World:
    """A machine whose wall clock can be turned, and a service on it that can be killed."""

    def __init__(self, store: Store) -> None:
        self.wall, self.steady = Clockwork(), Clockwork()
        self.store = store

    async def start(self) -> None:
        self.steady.time = 17.0  # a machine counts from where it likes
        self.hall = Hall(self.store, FirstChoice(), Clock(self.wall, self.steady))
        await self.hall.start()

    async def kill(self) -> None:
        """Without any farewell."""
        self.hall.services.alarms.stop()
        await self.hall.services.tasks.stop()

    async def pass_time(self, seconds: float) -> None:
        """With the signs of life that a service gives."""
        while seconds > 0:
            step = min(PULSE, seconds)
            self.wall.time += step
            self.steady.time += step
            seconds -= step
            await self.hall.services.uptime.pulse()

    async def restart(self, down: float, jump: float = 0.0) -> None:
        await self.kill()
        self.wall.time += down + jump
        await self.start()

    @property
    def now(self) -> float:
        return self.hall.services.now()

    async def left(self, room: Room) -> list[float]:
        async with (await self.hall.room(room.id)).present() as table:
            return [table.timer.left(seat, self.now) or 0.0 for seat in (0, 1)]

    async def move(self, room: Room, key: str) -> None:
        here = await self.hall.room(room.id)
        async with here.present() as table:
            paused = table.phase == "paused"
        if paused:
            await here.ask("anna", wire.Resume(key=f"resume {key}"))
        await here.ask(*(await next_move(here, key)))

    async def decider(self, room: Room) -> int:
        async with (await self.hall.room(room.id)).present() as table:
            return table.deciders[0]


@pytest.fixture
async def world(store: Store) -> AsyncIterator[World]:
    made = World(store)
    await made.start()
    yield made
    await made.kill()


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
@pytest.mark.parametrize("clock", [FAST, SLOW])
async def test_the_wall_clock_is_turned(world: World, clock: wire.Clock, jump: float) -> None:
    room = await two_at(world.hall, clock=clock)
    seat = await world.decider(room)
    before = await world.left(room)
    world.wall.time += jump
    await world.pass_time(30)
    after = await world.left(room)
    assert before[seat] - after[seat] == pytest.approx(30)
    assert after[1 - seat] == before[1 - seat]


@pytest.mark.parametrize("jump", [-HOUR, 0.0, HOUR])
@pytest.mark.parametrize("clock", [FAST, SLOW])
async def test_the_wall_clock_is_turned_over_a_restart(world: World, clock: wire.Clock, jump: float) -> None:
    room = await two_at(world.hall, clock=clock)
    seat = await world.decider(room)
    before = await world.left(room)
    await world.pass_time(30)
    await world.restart(20, jump)
    after = await world.left(room)
    assert before[seat] - after[seat] == pytest.approx(30, abs=0.0 if clock is FAST else SHORT)
    assert after[1 - seat] == before[1 - seat]


async def test_a_long_outage_ends_no_game_over_days(world: World) -> None:
    room = await two_at(world.hall, clock=SLOW)
    seat = await world.decider(room)
    await world.pass_time(300)
    await world.restart(10 * DAY)
    async with (await world.hall.room(room.id)).present() as table:
        assert table.phase == "playing"
        assert table.timer.left(seat, world.now) == pytest.approx(2 * DAY - 300)


@pytest.mark.parametrize("clock", [FAST, SLOW])
@pytest.mark.parametrize("seed", range(8))
async def test_whatever_happens_only_thinking_costs_time(world: World, clock: wire.Clock, seed: int) -> None:
    """Moves, turned clocks, kills and outages in any order; what is kept tells the same clocks again."""
    dice = random.Random(seed)
    room = await two_at(world.hall, clock=clock)
    fresh = await world.left(room)
    spent = [0.0, 0.0]
    for number in range(25):
        seat = await world.decider(room)
        thought = dice.uniform(0, 100)
        await world.pass_time(thought)
        spent[seat] += thought
        match dice.randrange(4):
            case 0:
                world.wall.time += dice.choice([-1, 1]) * dice.uniform(0, 2 * HOUR)
            case 1:
                await world.restart(dice.uniform(0, 100), dice.choice([-HOUR, 0.0, HOUR]))
        assert await world.left(room) == pytest.approx(
            [fresh[seat] - spent[seat] for seat in (0, 1)], abs=0.001 if clock is FAST else SHORT
        )
        await world.move(room, f"k{number}")
        if clock is SLOW and await world.decider(room) != seat:
            spent[seat] = 0.0  # days begin anew
        await same_when_read_again(world, room)


async def same_when_read_again(world: World, room: Room) -> None:
    kept = await world.store.entries(room.id)
    assert sorted(entry.at for entry in kept) == [entry.at for entry in kept]
    again = Table.fold(room.id, kept)
    assert [again.timer.left(seat, world.now) for seat in (0, 1)] == await world.left(room)


class TestUptime:
    async def test_only_what_was_lost_counts_as_lost(self, store: Store) -> None:
        wall = Clockwork()
        for down in (5.0, 100.0, 7.0):
            uptime = Uptime(store, Clock(wall, wall))
            await uptime.begin()
            wall.time += 50
            await uptime.pulse()
            wall.time += down
        await uptime.begin()
        assert uptime.lost_since(1_000_000) == 112
        assert uptime.lost_since(1_000_052) == 110
        assert uptime.lost_since(1_000_200) == 12
        assert uptime.lost_since(wall.time) == 0

    async def test_what_was_kept_before_is_never_later_than_now(self, store: Store) -> None:
        wall = Clockwork()
        clock = Clock(wall, wall)
        room = await two_at(await started(store, clock))
        wall.time -= 5 * HOUR
        await started(store, later := Clock(wall, wall))
        (kept,) = [await store.summary(room.id)]
        assert kept is not None
        assert later() > kept.updated

    async def test_few_runs_are_kept(self, store: Store) -> None:
        for number in range(150):
            runs = await store.begin_run(float(number))
        assert runs[-1] == Run(149.0, 149.0)
        assert len(runs) == len(await store.begin_run(150.0)) == 100

    async def test_whoever_is_behind_catches_up(self, store: Store) -> None:
        wall = Clockwork()
        clocks = [Clock(wall, wall) for _ in range(2)]
        first, second = [Uptime(store, clock) for clock in clocks]
        await first.begin()
        await second.begin()
        clocks[0].set(wall.time + 7)
        await first.pulse()
        await second.pulse()
        assert clocks[1]() == clocks[0]()
        await first.pulse()
        assert clocks[0]() == wall.time + 7


async def started(store: Store, clock: Clock) -> Hall:
    hall = Hall(store, FirstChoice(), clock)
    await hall.services.uptime.begin()
    return hall
