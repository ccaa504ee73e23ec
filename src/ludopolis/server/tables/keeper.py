"""Keeps one table: reads it from the store and lets events happen, one thing at a time.

Whatever changes a table goes through ``change``: checked, kept, acknowledged, told, in this order. If keeping
fails, the table is forgotten and read again, so nobody ever sees what is not kept.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple, Protocol

from ludopolis.server import wire
from ludopolis.server.metrics import MOVES
from ludopolis.server.problems import Problem, problem
from ludopolis.server.store.contract import Conflict, Entry, Repeated
from ludopolis.server.tables import commands, events, views
from ludopolis.server.tables.commands import Handler
from ludopolis.server.tables.services import Services
from ludopolis.server.tables.table import PLAYING, Table

ATTEMPTS = 10  # to keep something while other processes write too
SHORT = 60.0  # seconds without a service that matter to nobody who has days


class Mark(NamedTuple):
    """Where a table was before something happened."""

    position: int
    round: int
    moves: int

    @classmethod
    def of(cls, table: Table) -> "Mark":
        return cls(table.position, table.round_number, table.moves)


class Outcome(NamedTuple):
    """What became of what was asked: how many of its events happened, and why not the next one."""

    position: int
    done: int
    why: wire.Why | None = None


def done_message(said: wire.ClientMessage, outcome: Outcome) -> wire.Done:
    played = outcome.done if isinstance(said, wire.Move) else 0
    return wire.Done(key=said.key, position=outcome.position, played=played, why=outcome.why)


Acknowledge = Callable[[Outcome], None]


class Listener(Protocol):
    """Whoever has to know what becomes of the table."""

    async def opened(self, table: Table) -> None:
        """It was read from the store."""

    async def changing(self, table: Table, gathered: bool) -> None:
        """Something is about to happen."""

    async def changed(self, table: Table, before: Mark, gathered: bool) -> None:
        """Something has happened and is kept."""


class Keeper:
    def __init__(self, id: str, services: Services, listener: Listener) -> None:
        self.id = id
        self.touched = services.now()
        self._services = services
        self._listener = listener
        self._lock = asyncio.Lock()
        self.table: Table | None = None  # if it is in memory

    @property
    def busy(self) -> bool:
        return self._lock.locked()

    @asynccontextmanager
    async def present(self) -> AsyncIterator[Table]:
        """The table as it is kept; it does not change meanwhile."""
        async with self._lock:
            self.touched = self._services.now()
            yield await self._read()

    @asynccontextmanager
    async def present_if_read(self) -> AsyncIterator[Table | None]:
        """The same, if it is in memory already."""
        async with self._lock:
            yield self.table

    async def _read(self) -> Table:
        if self.table is None:
            self.table = table = await self._folded()
            await self._listener.opened(table)
        return self.table

    async def _folded(self) -> Table:
        while True:
            kept = await self._services.store.entries(self.id)
            if not kept:
                raise problem("no_such_table")
            table = await asyncio.to_thread(Table.fold, self.id, kept)
            try:
                await self._make_up(table)
            except Conflict:
                continue  # another process was faster: read what it wrote
            return table

    async def _make_up(self, table: Table) -> None:
        """Time in which no service ran counts for nobody."""
        clock, uptime = table.setup.clock, self._services.uptime
        runs = table.phase == PLAYING and table.timer.deadline() is not None
        if clock is None or not runs or not uptime.interrupted_since(table.updated):
            return
        lost = uptime.lost_since(table.updated)
        if clock.days is None or lost > SHORT:
            await self._keep(table, [commands.interrupt(lost)], None)

    async def change(
        self,
        handlers: Sequence[Handler],
        key: str | None = None,
        acknowledge: Acknowledge | None = None,
        gathered: bool = False,
    ) -> None:
        """Let something happen, once for each key; whoever asks may go away meanwhile."""
        work = self._change(handlers, key, acknowledge, gathered)
        await self._services.tasks.see_through(work)

    async def _change(
        self, handlers: Sequence[Handler], key: str | None, acknowledge: Acknowledge | None, gathered: bool
    ) -> None:
        async with self._lock:
            self.touched = self._services.now()
            for _ in range(ATTEMPTS):
                table = await self._read()
                if key is not None and key in table.keys:
                    if acknowledge is not None:
                        acknowledge(_repeated(table, key, len(handlers)))
                    return
                await self._listener.changing(table, gathered)
                before = Mark.of(table)
                try:
                    outcome = await self._keep(table, handlers, key)
                except (Conflict, Repeated):
                    continue  # another process was faster: read what it wrote
                if acknowledge is not None:
                    acknowledge(outcome)
                    await asyncio.sleep(0)  # the answer goes out before the news is made
                await self._listener.changed(table, before, gathered)
                return
            raise problem("stale")

    async def _keep(self, table: Table, handlers: Sequence[Handler], key: str | None) -> Outcome:
        """Let the events happen until one is refused, and keep them together."""
        at = max(self._services.now(), table.updated)
        entries: list[Entry] = []
        why: wire.Why | None = None
        try:
            for handler in handlers:
                try:
                    event = handler(table, at)
                except Problem as refused:
                    if not entries:
                        raise
                    why = refused.why
                    break
                entries.append(
                    Entry(table.last_entry + 1, at, events.encode(event), _key_of(key, len(entries)))
                )
                table.apply(entries[-1], checked=True)
                if isinstance(event, events.Played):
                    MOVES.labels(table.setup.game).inc()
            await self._services.store.append(self.id, entries, views.summary(table))
        except Problem:
            raise  # nothing has happened
        except BaseException:
            self.table = None  # whatever became of the entries: the store knows
            raise
        return Outcome(table.position, len(entries), why)

    async def catch_up(self) -> None:
        """Another process has written."""
        async with self._lock:
            table = self.table
            if table is None:
                return
            for entry in await self._services.store.entries(self.id, table.last_entry):
                await self._listener.changing(table, False)
                before = Mark.of(table)
                table.apply(entry)
                await self._listener.changed(table, before, False)


def _key_of(key: str | None, number: int) -> str | None:
    """The first entry has the key that was asked with, further ones a number more."""
    return key if key is None or not number else f"{key} {number}"


def _repeated(table: Table, key: str, asked: int) -> Outcome:
    """What became of something that was asked before."""
    done = next((number for number in range(1, asked) if _key_of(key, number) not in table.keys), asked)
    return Outcome(table.position, done, None if done == asked else problem("stale").why)
