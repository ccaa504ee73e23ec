"""The hall: all tables of this process that are alive, each in its room (docs/service.md has the words).

A table is opened when somebody asks for it, and put away when nobody has for a while; a restarted service
goes on with the tables that wait for bots or for a clock.
"""

import asyncio
from contextlib import suppress

import structlog

from ludopolis.server import wire
from ludopolis.server.bots import Bots
from ludopolis.server.clock import Clock
from ludopolis.server.metrics import TABLES, watch_loop
from ludopolis.server.problems import Problem
from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import Conflict, Entry, Player, StoreDown
from ludopolis.server.tables import commands, creation, events, views
from ludopolis.server.tables.adviser import Adviser
from ludopolis.server.tables.alarms import Alarms
from ludopolis.server.tables.events import PERSON
from ludopolis.server.tables.lookahead import Lookahead
from ludopolis.server.tables.room import Room
from ludopolis.server.tables.services import Later, Services, later
from ludopolis.server.tables.streams import Streams
from ludopolis.server.tables.table import OVER, PLAYING, Table
from ludopolis.server.tables.tasks import Tasks
from ludopolis.server.tables.uptime import Uptime

IDLE = 600.0  # seconds until a table that nobody asks for is put away
SWEEP = 60.0
PAGE = 200  # tables looked at in one go after a start
SETTLED = 5 * PAGE  # finished tables looked at, the newest ones
AGAIN = 1.0  # seconds until a clock that could not be stopped is tried again

_log = structlog.get_logger(__name__)


class Hall:
    def __init__(
        self,
        store: Store,
        bots: Bots,
        clock: Clock | None = None,
        later: Later = later,
    ) -> None:
        now = clock or Clock()
        self._rooms: dict[str, Room] = {}
        self.services = Services(
            store=store,
            bots=bots,
            now=now,
            uptime=Uptime(store, now),
            tasks=Tasks(),
            alarms=Alarms(now, self._ring),
            streams=Streams(self._missed),
            adviser=Adviser(bots),
            lookahead=Lookahead(),
            later=later,
        )

    # --- opening and closing ------------------------------------------------------------------------

    async def start(self) -> None:
        await self.services.uptime.begin()
        self.services.store.listen(self._doorbell)
        self.services.tasks.spawn(self.services.uptime.go_on())
        self.services.tasks.spawn(self._wake_tables())
        self.services.tasks.spawn(self._settle())
        self.services.tasks.spawn(self._sweep())
        self.services.tasks.spawn(watch_loop())

    async def stop(self) -> None:
        self.services.alarms.stop()
        await self.services.tasks.stop()
        await self.services.bots.stop()
        with suppress(Exception):  # a database that is gone already misses the last sign of life
            await self.services.uptime.pulse()

    async def room(self, id: str) -> Room:
        """The room of a table, or a Problem if there is no such table."""
        room = self._rooms.setdefault(id, Room(id, self.services))
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
        long_ago = self.services.now() - IDLE
        idle = [room for room in self._rooms.values() if room.idle and room.keeper.touched < long_ago]
        for room in idle:
            del self._rooms[room.id]
        TABLES.set(len(self._rooms))

    async def _wake_tables(self) -> None:
        """Open what waits for nobody but us: bots, and clocks."""
        before: float | None = None
        while True:
            page = await self.services.store.summaries(phases=[PLAYING], before=before, limit=PAGE)
            for kept in page:
                if not kept.waiting_for or views.card(kept, None).clock is not None:
                    await self._wake(kept.id)
            if len(page) < PAGE:
                return
            before = page[-1].updated

    async def _settle(self) -> None:
        """Open the tables whose last round was over when the service went down, and was not rated yet."""
        before: float | None = None
        for _ in range(SETTLED // PAGE):
            page = await self.services.store.summaries(phases=[OVER], before=before, limit=PAGE)
            rated = await self.services.store.rated_rounds([kept.id for kept in page])
            for kept in page:
                if len(kept.players) > 1 and (kept.id, views.card(kept, None).round) not in rated:
                    await self._wake(kept.id)
            if len(page) < PAGE:
                return
            before = page[-1].updated

    async def _wake(self, id: str) -> None:
        """One table that cannot be opened keeps no other asleep."""
        try:
            await self.room(id)
        except Problem as refused:
            _log.warning("table_not_opened", table=id, code=refused.code)
        except StoreDown:
            _log.warning("table_not_opened", table=id, code="storage_down")
        except Exception:
            _log.exception("table_not_opened", table=id)

    # --- new tables -------------------------------------------------------------------------------

    async def create(self, player: Player, new: wire.NewTable) -> Room:
        id = creation.fresh_id()
        body = await asyncio.to_thread(creation.create, id, player.id, player.name, new)
        return await self._open(id, body)

    async def _open(self, id: str, body: events.Created) -> Room:
        entry = Entry(1, self.services.now(), events.encode(body))
        table = await asyncio.to_thread(Table.fold, id, [entry])
        await self.services.store.append(id, [entry], views.summary(table))
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
            async with new.present() as new_table:
                seat = creation.seat_again(table, new_table, player.id)
            await self.sit(new, player, wire.Join(invite=invite, salt=salt, seat=seat))
            return new

    async def sit(self, room: Room, player: Player, join: wire.Join) -> None:
        """Sit down, if the player does not sit there yet."""

        def sit(table: Table, at: float) -> events.TableEvent:
            if any(chair.kind == PERSON and chair.player == player.id for chair in table.chairs):
                raise _Wished
            return commands.sit(table, player.id, player.name, join)

        with suppress(_Wished):
            await room.change(sit)

    # --- bells ------------------------------------------------------------------------------------

    def _doorbell(self, table: str, number: int) -> None:
        room = self._rooms.get(table)
        if room is not None:
            self.services.tasks.spawn(room.catch_up())
        self.services.streams.ring_all()

    def _ring(self, table: str) -> None:
        self.services.tasks.spawn(self._alarm(table))

    async def _alarm(self, table: str) -> None:
        try:
            await (await self.room(table)).alarm()
        except Exception as error:
            if not isinstance(error, StoreDown):
                _log.exception("alarm_failed", table=table)
            self.services.alarms.set(table, self.services.now() + AGAIN)

    def _missed(self, player: str) -> None:
        """The last stream of a player was closed."""
        for room in self._rooms.values():
            if room.seats(player) and room.audience.missed(player):
                self.services.tasks.spawn(room.tell_absence(player))


class _Wished(Exception):
    """It is so already."""
