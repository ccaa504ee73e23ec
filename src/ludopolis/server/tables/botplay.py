"""The bots at one table make their moves, one after another, until a person has to decide."""

import asyncio

import structlog

from ludopolis.server.bots import Turn
from ludopolis.server.problems import Problem
from ludopolis.server.store.contract import StoreDown
from ludopolis.server.tables import commands, events
from ludopolis.server.tables.audience import Audience
from ludopolis.server.tables.keeper import Keeper
from ludopolis.server.tables.services import Services
from ludopolis.server.tables.table import PLAYING, Table

BREATH = 1.0  # seconds until a bot's move that could not be kept is tried again

_log = structlog.get_logger(__name__)


class BotPlay:
    def __init__(self, keeper: Keeper, audience: Audience, services: Services) -> None:
        self.going = False
        self._keeper = keeper
        self._audience = audience
        self._services = services

    def go_on(self, table: Table) -> None:
        """Play if it is a bot's turn."""
        if not self.going and bot_to_move(table) is not None:
            self.going = True
            self._services.tasks.spawn(self._play())

    async def _play(self) -> None:
        while True:
            try:
                if not await self._move():
                    return
            except Problem as refused:
                _log.info("bot_move_dropped", table=self._keeper.id, code=refused.code)
            except StoreDown:
                await asyncio.sleep(BREATH)
            except Exception:
                _log.exception("bot_move_failed", table=self._keeper.id)
                await asyncio.sleep(BREATH)

    async def _move(self) -> bool:
        """Whether there was a move to make."""
        async with self._keeper.present() as table:
            seat = bot_to_move(table)
            if seat is None:
                self.going = False
                return False
            turn, position = self._turn(table, seat), table.position
        action = await self._services.bots.choose(turn)

        def move(table: Table, at: float) -> events.Played:
            return commands.bot_move(table, seat, position, action)

        await self._keeper.change([move], gathered=True)
        return True

    def _turn(self, table: Table, seat: int) -> Turn:
        level = table.chairs[seat].level
        assert table.round is not None
        assert level is not None
        state = table.round.state.copy()
        state.turn_to(seat)
        return Turn(
            table=table.id,
            state=state,
            level=level,
            moves=table.moves,
            own=table.last_own_action(seat),
            row=table.row_of(seat),
            payer=table.setup.owner,
            watched=lambda: self._audience.watched(table),
        )


def bot_to_move(table: Table) -> int | None:
    """The first seat that decides and is played by a bot."""
    if table.phase != PLAYING:
        return None
    return next((seat for seat in table.deciders if not table.chairs[seat].by_person), None)
