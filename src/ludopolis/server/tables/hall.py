"""The hall: all tables of this process that are alive, each in its room (docs/service.md has the words).

A table is opened when somebody asks for it, and put away when nobody has for a while; a restarted service
goes on with the tables that wait for bots or for a clock.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import structlog

from ludopolis.core.contract import State
from ludopolis.server import wire
from ludopolis.server.bots import Advice, Bots
from ludopolis.server.http import Problem
from ludopolis.server.metrics import TABLES
from ludopolis.server.store.contract import Conflict, Entry, Player, Store
from ludopolis.server.tables import commands, creation, events, views
from ludopolis.server.tables.events import PERSON
from ludopolis.server.tables.lookahead import Lookahead
from ludopolis.server.tables.problems import problem
from ludopolis.server.tables.room import BREATH, Room
from ludopolis.server.tables.table import PLAYING, Table

IDLE = 600.0  # seconds until a table that nobody asks for is put away
SWEEP = 60.0
PAGE = 200  # tables looked at in one go after a start

_log = structlog.get_logger(__name__)


class Hall:
    """``alone``: no other process serves the same tables, so whoever is not connected here is away."""

    def __init__(
        self, store: Store, bots: Bots, now: Callable[[], float] = time.time, alone: bool = True
    ) -> None:
        self.store = store
        self.bots = bots
        self.now = now
        self.alone = alone
        self.started = now()
        self._rooms: dict[str, Room] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._streams: Counter[str] = Counter()
        self._bells: dict[str, set[asyncio.Event]] = {}
        self._advised: set[str] = set()
        self.lookahead = Lookahead()

    # --- opening and closing ------------------------------------------------------------------------

    async def start(self) -> None:
        self.store.listen(self._doorbell)
        self.spawn(self._wake_tables())
        self.spawn(self._sweep())

    async def stop(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.stop()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    async def see_through(self, work: Coroutine[Any, Any, None]) -> None:
        """Wait for something that is done to its end even if the waiting is broken off."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("background_task_failed", exc_info=task.exception())

    async def room(self, id: str) -> Room:
        """The room of a table, or a Problem if there is no such table."""
        room = self._rooms.setdefault(id, Room(id, self))
        try:
            async with room.present():
                return room
        except Problem:
            self._rooms.pop(id, None)  # what does not exist is not remembered
            raise
        finally:
            TABLES.set(len(self._rooms))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.put_away()

    def put_away(self) -> None:
        long_ago = self.now() - IDLE
        for room in [room for room in self._rooms.values() if room.idle and room.touched < long_ago]:
            del self._rooms[room.id]
        TABLES.set(len(self._rooms))

    async def _wake_tables(self) -> None:
        """Open what waits for nobody but us: bots, and clocks."""
        before: float | None = None
        while True:
            page = await self.store.summaries(phases=[PLAYING], before=before, limit=PAGE)
            for kept in page:
                if not kept.waiting_for or views.card(kept, None).clock is not None:
                    await self._wake(kept.id)
            if len(page) < PAGE:
                return
            before = page[-1].updated

    async def _wake(self, id: str) -> None:
        """One table that cannot be opened keeps no other asleep."""
        try:
            await self.room(id)
        except Problem as refused:
            _log.warning("table_not_opened", table=id, code=refused.why.code)
        except Exception:
            _log.exception("table_not_opened", table=id)

    # --- new tables -------------------------------------------------------------------------------

    async def create(self, player: Player, new: wire.NewTable) -> Room:
        id = creation.fresh_id()
        return await self._open(id, creation.create(id, player.id, player.name, new))

    async def _open(self, id: str, body: events.Created) -> Room:
        entry = Entry(1, self.now(), events.encode(body))
        await self.store.append(id, entry, views.summary(Table.fold(id, [entry])))
        return await self.room(id)

    async def rematch(self, room: Room, player: Player, salt: str | None) -> Room:
        """A new table for the same people: whoever asks first founds it, the others join."""

        def wished(table: Table, at: float) -> events.TableEvent:
            creation.check_rematch(table, player.id)
            if table.rematch is not None:
                raise _Wished
            id = creation.fresh_id()
            return events.Rematched(table=id, invite=creation.fresh_invite(id))

        with suppress(_Wished):
            await room.change(wished)
        async with room.present() as table:
            assert table.rematch is not None
            id, invite = table.rematch.table, table.rematch.invite
            body = creation.create_rematch(table, player.id, player.name, invite, salt)
        try:
            return await self._open(id, body)
        except Conflict:
            new = await self.room(id)
            async with new.present() as founded:
                seat = creation.seat_again(table, founded, player.id)
            await self.sit(new, player, wire.Join(invite=invite, salt=salt, seat=seat))
            return new

    async def sit(self, room: Room, player: Player, join: wire.Join) -> None:
        """Sit down, if the player does not sit there yet."""

        def thought(table: Table, at: float) -> events.TableEvent:
            if any(chair.kind == PERSON and chair.player == player.id for chair in table.chairs):
                raise _Wished
            return commands.sit(table, player.id, player.name, join)

        with suppress(_Wished):
            await room.change(thought)

    async def advise(self, player: str, state: State) -> Advice:
        """A bot's advice; one at a time for each player, because it takes the bots' time."""
        if player in self._advised:
            raise problem("hint_busy")
        self._advised.add(player)
        try:
            advice = await self.bots.advise(state)
        finally:
            self._advised.discard(player)
        if advice is None:
            raise problem("no_advice")
        return advice

    # --- bells ------------------------------------------------------------------------------------

    def _doorbell(self, table: str, number: int) -> None:
        room = self._rooms.get(table)
        if room is not None:
            self.spawn(room.catch_up())
        self.stir(self._bells)

    def set_alarm(self, table: str, when: float | None) -> None:
        """Look at the clock of a table at this time."""
        old = self._alarms.pop(table, None)
        if old is not None:
            old.cancel()
        if when is not None:
            delay = max(0.0, when - self.now())
            loop = asyncio.get_running_loop()
            self._alarms[table] = loop.call_later(delay, lambda: self.spawn(self._ring(table)))

    async def _ring(self, table: str) -> None:
        self._alarms.pop(table, None)
        try:
            await (await self.room(table)).alarm()
        except Exception:
            _log.exception("alarm_failed", table=table)
            self.set_alarm(table, self.now() + BREATH)

    @property
    def streaming(self) -> set[str]:
        """The players whose programs listen for decisions."""
        return set(self._streams)

    @contextmanager
    def stream(self, player: str) -> Iterator[asyncio.Event]:
        """A bell that rings when something changes at a table of the player."""
        bell = asyncio.Event()
        self._bells.setdefault(player, set()).add(bell)
        self._streams[player] += 1
        try:
            yield bell
        finally:
            self._bells[player].discard(bell)
            if not self._bells[player]:
                del self._bells[player], self._streams[player]
                for room in self._rooms.values():
                    if room.missed(player):
                        self.spawn(room.tell_absence(player))
            else:
                self._streams[player] -= 1

    def stir(self, players: Iterable[str]) -> None:
        for player in list(players):
            for bell in self._bells.get(player, ()):
                bell.set()


class _Wished(Exception):
    """It is so already."""
