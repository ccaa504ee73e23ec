"""The room of a table that is alive: its keeper, its audience, its chat and its bots, put together."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from ludopolis.server import ratings, wire
from ludopolis.server.live.viewer import Viewer
from ludopolis.server.problems import Problem, problem
from ludopolis.server.store.contract import Player
from ludopolis.server.tables import commands, events, views
from ludopolis.server.tables.audience import Audience
from ludopolis.server.tables.botplay import BotPlay, bot_to_move
from ludopolis.server.tables.chat import Chat
from ludopolis.server.tables.commands import Handler
from ludopolis.server.tables.keeper import Acknowledge, Keeper, Mark
from ludopolis.server.tables.services import GATHERING, Services
from ludopolis.server.tables.table import OVER, PLAYING, Table
from ludopolis.server.tables.undo import answers


class Room:
    def __init__(self, id: str, services: Services) -> None:
        self.id = id
        self.audience = Audience(services)
        self.keeper = Keeper(id, services, self)
        self._services = services
        self._chat = Chat(id, services.store)
        self._bots = BotPlay(self.keeper, self.audience, services)

    @property
    def idle(self) -> bool:
        return not self.audience.viewers and not self._bots.going and not self.keeper.busy

    def seats(self, player: str) -> bool:
        """Whether the player sits here, as far as it is known without reading the table."""
        return self.keeper.table is not None and player in self.keeper.table.people

    @asynccontextmanager
    async def present(self) -> AsyncIterator[Table]:
        """The table as it is kept; it does not change meanwhile."""
        async with self.keeper.present() as table:
            yield table

    # --- coming and going -------------------------------------------------------------------------

    async def enter(self, viewer: Viewer) -> None:
        async with self.present() as table:
            await self._consider_undo(table, {viewer.player})
            self.audience.enter(table, viewer, self._chat.lines)

    async def leave(self, viewer: Viewer) -> None:
        self.audience.viewers.discard(viewer)
        if viewer.player is not None and self.audience.missed(viewer.player):
            await self.tell_absence(viewer.player)

    async def tell_absence(self, player: str) -> None:
        async with self.keeper.present_if_read() as table:
            if table is not None and player in table.people:
                self.audience.tell_changed(table)
                self._set_alarm(table)

    # --- what people ask --------------------------------------------------------------------------

    async def ask(
        self,
        player: str,
        said: wire.ClientMessage,
        acknowledge: Acknowledge | None = None,
        on_the_way: float = 0.0,
    ) -> None:
        """Carry out what somebody who sits here asks for, or raise the Problem. What was ``on_the_way`` for
        some time is given a little of it back."""
        if isinstance(said, wire.Undo):
            async with self.present() as table:
                await self._consider_undo(table, {player})
        handlers = commands.handlers(player, said, self.audience.away, on_the_way)
        await self.keeper.change(handlers, f"{player} {said.key}", acknowledge)

    async def change(self, handler: Handler) -> None:
        await self.keeper.change([handler])

    async def why(self, player: str, asked: wire.AskWhy) -> wire.Why | None:
        async with self.present() as table:
            return commands.why_not(table, player, asked)

    async def hint(self, player: str, asked: wire.AskHint) -> wire.Hint:
        async with self.present() as table:
            state = commands.advisable(table, player, asked).copy()
        return await self._services.adviser.hint(player, state, asked.key)

    async def foresee(self, player: str, asked: wire.AskForesight) -> wire.Foreseen:
        async with self.present() as table:
            state = commands.foreseeable(table, player, asked).copy()
        foresight = await self._services.lookahead.foresee(player, state, asked.seat, asked.actions)
        return wire.Foreseen(key=asked.key, foresight=foresight)

    async def chat(self, player: Player, said: wire.Chat) -> int:
        """Keep a line of the chat; returns the number of the position."""
        async with self.present() as table:
            if player.id not in table.people:
                raise problem("not_seated")
            await self._chat.add(player, said.text, said.key, self._services.now())
            self.audience.tell_chat(await self._chat.news())
            return table.position

    async def info(self, player: str | None) -> wire.TableInfo:
        async with self.present() as table:
            await self._consider_undo(table, {player})
            return self.audience.info(table, views.access_of(table, player))

    async def catch_up(self) -> None:
        """Another process has written."""
        await self.keeper.catch_up()
        async with self.keeper.present_if_read() as table:
            if table is not None:
                self.audience.tell_chat(await self._chat.news())

    # --- what follows from a change -----------------------------------------------------------------

    async def opened(self, table: Table) -> None:
        await self._chat.read()
        await self._consider_undo(table, self.audience.players)
        self.audience.tell_snapshot(table, self._chat.lines)
        self._go_on(table)

    async def changing(self, table: Table, gathered: bool) -> None:
        if not gathered or self.audience.another_seat_waits(table, bot_to_move(table)):
            self.audience.tell_untold(table)

    async def changed(self, table: Table, before: Mark, gathered: bool) -> None:
        await self._consider_undo(table, self.audience.players)
        if table.position == before.position:
            self.audience.tell_changed(table)
        elif table.round_number != before.round or table.moves == before.moves:
            self.audience.tell_snapshot(table, self._chat.lines)
        elif table.moves < before.moves:
            self.audience.tell_undone(table)
        elif gathered and bot_to_move(table) is not None:
            if self.audience.gather(before.moves + 1):
                self._services.later(GATHERING, lambda: self._services.tasks.spawn(self._tell_untold()))
        else:
            self.audience.tell_steps(table, before.moves + 1)
        self._go_on(table)

    async def _consider_undo(self, table: Table, players: Iterable[str | None]) -> None:
        """Find out, off the event loop, whether these players may take their last move back."""
        seats = [own[0] for player in players if (own := table.seats_of(player))]
        questions = [table.undo_questions(seat) for seat in seats]
        if any(questions) and table.round is not None:
            table.round.told |= await asyncio.to_thread(answers, table.round.match, questions)

    async def _tell_untold(self) -> None:
        async with self.keeper.present_if_read() as table:
            if table is not None:
                self.audience.tell_untold(table)

    def _go_on(self, table: Table) -> None:
        self._set_alarm(table)
        self._services.streams.ring(table.people)
        self._bots.go_on(table)
        if table.over and table.round is not None and len(table.people) > 1:
            self._services.tasks.spawn(self._rate())

    async def _rate(self) -> None:
        async with self.present() as table:
            if not table.over:
                return
            rated = await ratings.rate_round(self._services.store, table)
            if rated:
                self.audience.ratings = rated
                self.audience.tell_changed(table)

    # --- clocks -----------------------------------------------------------------------------------

    def _set_alarm(self, table: Table) -> None:
        between = table.phase == OVER and table.more_rounds
        when = table.timer.deadline() if table.phase == PLAYING else self._starts(table) if between else None
        self._services.alarms.set(self.id, when)

    def _starts(self, table: Table) -> float | None:
        """When the next round starts without those who are gone; None if it waits for somebody else."""
        away, missing = self.audience.away(table), table.unready
        if missing == set(table.people) or not missing <= set(away):
            return None
        return self._services.now() + commands.GONE - min(away[player] for player in missing)

    async def alarm(self) -> None:
        """Somebody's time is up, or those who are gone have been waited for."""
        try:
            await self.change(self._overdue)
        except Problem:
            async with self.present() as table:  # something else happened in the last moment
                self._set_alarm(table)

    def _overdue(self, table: Table, at: float) -> events.TableEvent:
        over = table.phase == OVER
        return (
            commands.start_round(table, self.audience.away(table)) if over else commands.time_out(table, at)
        )
