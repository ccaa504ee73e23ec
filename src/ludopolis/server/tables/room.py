"""A table that is alive: everybody who watches it, its chat, its bots and its clock.

Whatever changes a table goes through ``change``: considered, kept, acknowledged, told to everybody, in this
order and one thing at a time. If keeping fails, the table is forgotten and read again, so nobody ever sees
what is not kept.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, NamedTuple

import structlog

from ludopolis.core.contract import State
from ludopolis.server import ratings, wire
from ludopolis.server.bots import Turn
from ludopolis.server.http import Problem
from ludopolis.server.live.viewer import Viewer, encode
from ludopolis.server.metrics import MOVES
from ludopolis.server.store.contract import Conflict, Entry, Message, Player, Repeated
from ludopolis.server.tables import commands, events, views
from ludopolis.server.tables.problems import problem
from ludopolis.server.tables.table import OVER, PLAYING, Table
from ludopolis.server.tables.views import Access, Context, EncodedViews, Rated

if TYPE_CHECKING:
    from ludopolis.server.tables.hall import Hall

ATTEMPTS = 10  # to keep something while other processes write too
BREATH = 1.0  # seconds until a bot's move that could not be kept is tried again
LONGEST_CHAT = 500
JOINERS = "\u200c\u200d"

Thought = Callable[[Table, float], events.TableEvent]
"""From a table and the time: what will have events. Raises a Problem if it may not."""

Acknowledge = Callable[[Table], None]
Made = Callable[[Table, Access], wire.ServerMessage]

_log = structlog.get_logger(__name__)


class _Turn(NamedTuple):
    """A bot's decision."""

    position: int
    state: State
    level: int


class Room:
    def __init__(self, id: str, hall: "Hall") -> None:
        self.id = id
        self.hall = hall
        self.touched = hall.now()
        self._viewers: set[Viewer] = set()
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._encoded: EncodedViews | None = None
        self._chat: list[Message] = []
        self._ratings: dict[str, Rated] = {}
        self._opened = hall.now()
        self._left: dict[str, float] = {}  # when the last connection of a player was closed
        self._bots_play = False

    # --- the table --------------------------------------------------------------------------------

    @asynccontextmanager
    async def present(self) -> AsyncIterator[Table]:
        """The table as it is kept; it does not change meanwhile."""
        async with self._lock:
            self.touched = self.hall.now()
            yield await self._read()

    async def _read(self) -> Table:
        if self._table is None:
            kept = await self.hall.store.entries(self.id)
            if not kept:
                raise problem("no_such_table")
            self._chat = await self.hall.store.messages(self.id)
            self._table = table = Table.fold(self.id, kept)
            self._encoded = None
            if self._interrupted(table):
                await self._keep(table, commands.interrupt, None)
            self._tell_all(table, self.snapshot)
            self._settle(table)
        return self._table

    def _interrupted(self, table: Table) -> bool:
        """Whether a clock that measures seconds ran while there was no service."""
        clock = table.setup.clock
        in_seconds = clock is not None and clock.seconds is not None
        runs = table.phase == PLAYING and table.timer.deadline() is not None
        return in_seconds and runs and self.hall.alone and table.updated < self.hall.started

    @property
    def idle(self) -> bool:
        return not self._viewers and not self._bots_play and not self._lock.locked()

    async def change(
        self, thought: Thought, key: str | None = None, acknowledge: Acknowledge | None = None
    ) -> None:
        """Let something happen, once for each key; whoever asks may go away meanwhile."""
        await self.hall.see_through(self._change(thought, key, acknowledge))

    async def _change(self, thought: Thought, key: str | None, acknowledge: Acknowledge | None) -> None:
        async with self._lock:
            self.touched = self.hall.now()
            for _ in range(ATTEMPTS):
                table = await self._read()
                done_before = key is not None and key in table.keys
                try:
                    tell = self._nothing if done_before else await self._keep(table, thought, key)
                except (Conflict, Repeated):
                    continue  # another process was faster: look again
                if acknowledge is not None:
                    acknowledge(table)
                    await asyncio.sleep(0)  # the answer goes out before the news is made
                tell(table)
                return
            raise problem("stale")

    async def _keep(self, table: Table, thought: Thought, key: str | None) -> Acknowledge:
        at = max(self.hall.now(), table.updated)
        body = thought(table, at)
        entry = Entry(table.last_entry + 1, at, events.encode(body), key)
        try:
            tell = self._apply(table, entry)
            await self.hall.store.append(self.id, entry, views.summary(table))
        except BaseException:
            self._table = None  # whatever became of the entry: the store knows
            raise
        if isinstance(body, events.Played):
            MOVES.labels(table.setup.game).inc()
        return tell

    def _apply(self, table: Table, entry: Entry) -> Acknowledge:
        """Let an entry happen; returns how to tell it."""
        position, moves = table.position, table.moves
        table.apply(entry)
        if table.position == position:
            return self._tell_changed
        if table.position == position + 1 and table.moves == moves + 1:
            return self._tell_step
        return self._tell_snapshot

    async def catch_up(self) -> None:
        """Another process has written."""
        async with self._lock:
            table = self._table
            if table is None:
                return
            for entry in await self.hall.store.entries(self.id, table.last_entry):
                self._apply(table, entry)(table)
            await self._tell_new_chat()

    # --- telling ----------------------------------------------------------------------------------

    def _nothing(self, table: Table) -> None:
        """It was told before."""

    def _tell_step(self, table: Table) -> None:
        self._tell_all(table, self._stepped)
        self._settle(table)

    def _tell_snapshot(self, table: Table) -> None:
        self._tell_all(table, self.snapshot)
        self._settle(table)

    def _tell_changed(self, table: Table) -> None:
        self._tell_all(table, self._changed)
        self._settle(table)

    def _tell_all(self, table: Table, message: Made) -> None:
        self._tell(table, message, self._viewers)

    def _tell(self, table: Table, message: Made, viewers: Iterable[Viewer]) -> None:
        """Those with the same access get the same bytes."""
        made: dict[Access, str] = {}
        for viewer in viewers:
            access = views.access_of(table, viewer.player)
            if access not in made:
                made[access] = encode(message(table, access))
            viewer.send(made[access])

    def snapshot(self, table: Table, access: Access) -> wire.Snapshot:
        return views.snapshot(table, access, self._context(table), self._views(table), self._chat)

    def _stepped(self, table: Table, access: Access) -> wire.Stepped:
        return views.stepped(table, access, self._context(table), self._views(table))

    def _changed(self, table: Table, access: Access) -> wire.Changed:
        return wire.Changed(table=self.info(table, access))

    def info(self, table: Table, access: Access) -> wire.TableInfo:
        return views.info(table, access, self._context(table))

    def _views(self, table: Table) -> EncodedViews:
        if self._encoded is None or self._encoded.position != table.position:
            self._encoded = EncodedViews(table)
        return self._encoded

    def _context(self, table: Table) -> Context:
        return Context(self.hall.now(), self._there(table), self._ratings)

    # --- who is there -----------------------------------------------------------------------------

    @property
    def connected(self) -> set[str]:
        return {viewer.player for viewer in self._viewers if viewer.player is not None} | self.hall.streaming

    def away(self, table: Table) -> dict[str, float]:
        """For everybody who sits here and is not connected: for how many seconds."""
        now, there = self.hall.now(), self._there(table)
        return {
            player: now - self._left.get(player, self._opened)
            for player in table.people
            if player not in there
        }

    def _there(self, table: Table) -> Collection[str]:
        """Who is connected. With several processes nobody can tell, and nobody is taken for away."""
        return self.connected if self.hall.alone else table.people

    async def enter(self, viewer: Viewer) -> None:
        async with self.present() as table:
            new = viewer.player in table.people and viewer.player not in self.connected
            others = set(self._viewers)
            self._viewers.add(viewer)
            viewer.tell(self.snapshot(table, views.access_of(table, viewer.player)))
            if new:
                self._tell(table, self._changed, others)

    async def leave(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)
        if viewer.player is not None and self.missed(viewer.player):
            await self.tell_absence(viewer.player)

    def missed(self, player: str) -> bool:
        """A connection of the player was closed: whether it was the last one."""
        if player in self.connected:
            return False
        self._left[player] = self.hall.now()
        return True

    async def tell_absence(self, player: str) -> None:
        async with self._lock:
            if self._table is not None and player in self._table.people:
                self._tell_all(self._table, self._changed)
                self._set_alarm(self._table)

    # --- what people ask --------------------------------------------------------------------------

    async def ask(
        self, player: str, said: wire.ClientMessage, acknowledge: Acknowledge | None = None
    ) -> None:
        """Carry out what somebody who sits here asks for, or raise the Problem."""

        def thought(table: Table, at: float) -> events.TableEvent:
            return commands.handle(table, player, said, self.away(table), at)

        await self.change(thought, f"{player} {said.key}", acknowledge)

    async def why(self, player: str, asked: wire.AskWhy) -> wire.Why | None:
        async with self.present() as table:
            return commands.why_not(table, player, asked)

    async def hint(self, player: str, asked: wire.AskHint) -> wire.Hint:
        async with self.present() as table:
            state = commands.advisable(table, player, asked).copy()
        advice = await self.hall.advise(player, state)
        if advice.explanation is None:
            only = wire.HintThought(advice.action, 0, 0.5)
            return wire.Hint(key=asked.key, value=0.5, thoughts=[only], line=[advice.action], scores=[])
        told = advice.explanation
        thoughts = [wire.HintThought(one.action, one.visits, one.value) for one in told.thoughts]
        return wire.Hint(
            key=asked.key, value=told.value, thoughts=thoughts, line=told.line, scores=told.scores
        )

    async def foresee(self, player: str, asked: wire.AskForesight) -> wire.Foreseen:
        async with self.present() as table:
            state = commands.foreseeable(table, player, asked).copy()
        foresight = await self.hall.lookahead.foresee(player, state, asked.seat, asked.actions)
        return wire.Foreseen(key=asked.key, foresight=foresight)

    async def chat(self, player: Player, said: wire.Chat) -> int:
        """Keep a line of the chat; returns the number of the position."""
        text = " ".join(said.text.split())
        if not 1 <= len(text) <= LONGEST_CHAT or not _is_plain(text):
            raise problem("bad_chat")
        async with self.present() as table:
            if player.id not in table.people:
                raise problem("not_seated")
            message = Message(0, self.hall.now(), player.id, player.name, text)
            await self.hall.store.add_message(self.id, message, f"{player.id} {said.key}")
            await self._tell_new_chat()
            return table.position

    async def _tell_new_chat(self) -> None:
        """Other processes may have added lines too."""
        last = self._chat[-1].number if self._chat else 0
        for message in await self.hall.store.messages(self.id, last):
            self._chat.append(message)
            text = encode(wire.Chatted(line=views.line(message)))
            for viewer in self._viewers:
                viewer.send(text)

    # --- what follows from a change -----------------------------------------------------------------

    def _settle(self, table: Table) -> None:
        self._set_alarm(table)
        self.hall.stir(table.people)
        if self._turn(table) is not None and not self._bots_play:
            self._bots_play = True
            self.hall.spawn(self._play_bots())
        if table.over and table.rated and table.round is not None:
            self.hall.spawn(self._rate())

    def _set_alarm(self, table: Table) -> None:
        between = table.phase == OVER and table.more_rounds
        when = table.timer.deadline() if table.phase == PLAYING else self._starts(table) if between else None
        self.hall.set_alarm(self.id, when)

    def _starts(self, table: Table) -> float | None:
        """When the next round starts without those who are gone; None if it waits for somebody else."""
        away, missing = self.away(table), table.unready
        if missing == set(table.people) or not missing <= set(away):
            return None
        return self.hall.now() + commands.GONE - min(away[player] for player in missing)

    async def alarm(self) -> None:
        """Somebody's time is up, or those who are gone have been waited for."""
        try:
            await self.change(self._overdue)
        except Problem:
            async with self.present() as table:  # something else happened in the last moment
                self._set_alarm(table)

    def _overdue(self, table: Table, at: float) -> events.TableEvent:
        over = table.phase == OVER
        return commands.start_round(table, self.away(table)) if over else commands.time_out(table, at)

    @staticmethod
    def _turn(table: Table) -> _Turn | None:
        decider = table.decider
        if table.phase != PLAYING or decider is None or table.round is None:
            return None
        level = table.chairs[decider].level
        if table.chairs[decider].by_person or level is None:
            return None
        return _Turn(table.position, table.round.state, level)

    async def _play_bots(self) -> None:
        """Make the moves of the bots, one after another, until a person has to decide."""
        while True:
            try:
                if not await self._play_bot():
                    return
            except Problem as refused:
                _log.info("bot_move_dropped", table=self.id, code=refused.why.code)
            except Exception:
                _log.exception("bot_move_failed", table=self.id)
                await asyncio.sleep(BREATH)

    async def _play_bot(self) -> bool:
        async with self.present() as table:
            turn = self._turn(table)
            if turn is None:
                self._bots_play = False
                return False
            asked = Turn(self.id, turn.state.copy(), turn.level, table.moves, table.last_own_action)
        action = await self.hall.bots.choose(asked)
        await self.change(lambda table, at: commands.bot_move(table, turn.position, action))
        return True

    async def _rate(self) -> None:
        async with self.present() as table:
            if not table.over:
                return
            rated = await ratings.rate_round(self.hall.store, table)
            if rated:
                self._ratings = rated
                self._tell_all(table, self._changed)


def _is_plain(text: str) -> bool:
    """Whether it has no control characters; joiners are parts of letters and pictures."""
    return all(letter.isprintable() or letter in JOINERS for letter in text)
