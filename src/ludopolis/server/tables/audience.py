"""Everybody who watches a table: who is connected, and what they are told.

Moves of bots are gathered for a moment and told as one message, as long as the same seat moves; whatever else
is to be told tells them first.
"""

from collections.abc import Callable, Collection, Iterable

from ludopolis.server import wire
from ludopolis.server.live.viewer import Viewer, encode
from ludopolis.server.store.contract import Message
from ludopolis.server.tables import views
from ludopolis.server.tables.services import Services
from ludopolis.server.tables.table import Table
from ludopolis.server.tables.views import Access, Context, EncodedViews, Rated

Made = Callable[[Table, Access], wire.ServerMessage]


class Audience:
    def __init__(self, services: Services) -> None:
        self.viewers: set[Viewer] = set()
        self.ratings: dict[str, Rated] = {}
        self._services = services
        self._opened = services.now()
        self._left: dict[str, float] = {}  # when the last connection of a player was closed
        self._encoded: EncodedViews | None = None
        self._untold: int | None = None  # the first move that was made and not told yet

    # --- who is there -----------------------------------------------------------------------------

    @property
    def connected(self) -> set[str]:
        return self.players | self._services.streams.players

    def away(self, table: Table) -> dict[str, float]:
        """For everybody who sits here and is not connected: for how many seconds."""
        there = self._there(table)
        return {player: self._absence(player) for player in table.people if player not in there}

    def _absence(self, player: str) -> float:
        """Until we were alone, the player may have been connected to another process."""
        left = self._left.get(player, self._opened)
        return self._services.now() - max(left, self._services.uptime.alone_since)

    def _there(self, table: Table) -> Collection[str]:
        """Who is connected. With several processes nobody can tell, and nobody is taken for away."""
        return self.connected if self._services.uptime.alone else table.people

    def watched(self, table: Table) -> bool:
        """Whether somebody sees what happens here."""
        return bool(self.viewers) or any(player in self._there(table) for player in table.people)

    def enter(self, table: Table, viewer: Viewer, chat: Iterable[Message]) -> None:
        self.tell_untold(table)
        new = viewer.player in table.people and viewer.player not in self.connected
        others = set(self.viewers)
        self.viewers.add(viewer)
        viewer.tell(self.snapshot(table, views.access_of(table, viewer.player), chat))
        if new:
            self._tell(table, self._changed, others)

    def missed(self, player: str) -> bool:
        """A connection of the player was closed: whether it was the last one."""
        if player in self.connected:
            return False
        self._left[player] = self._services.now()
        return True

    @property
    def players(self) -> set[str]:
        """Who is connected here and may sit at the table."""
        return {viewer.player for viewer in self.viewers if viewer.player is not None}

    # --- what they are told -------------------------------------------------------------------------

    def tell_snapshot(self, table: Table, chat: Iterable[Message]) -> None:
        self._untold = None
        self._tell(table, lambda table, access: self.snapshot(table, access, chat), self.viewers)

    def tell_steps(self, table: Table, first: int) -> None:
        """The moves since ``first`` were made."""
        self._untold = first if self._untold is None else self._untold
        self.tell_untold(table)

    def gather(self, first: int) -> bool:
        """Tell the moves since ``first`` later; whether these are the first that wait."""
        if self._untold is not None:
            return False
        self._untold = first
        return True

    def another_seat_waits(self, table: Table, mover: int | None) -> bool:
        """Whether the moves that wait to be told are of another seat than the one that moves next."""
        if self._untold is None or table.round is None:
            return False
        return table.round.match.moves[-1].seat != mover

    def tell_untold(self, table: Table) -> None:
        first, self._untold = self._untold, None
        if first is not None:
            self._tell(table, lambda table, access: self._stepped(table, access, first), self.viewers)

    def tell_undone(self, table: Table) -> None:
        self._tell(table, self._undone, self.viewers)

    def tell_changed(self, table: Table) -> None:
        self.tell_untold(table)
        self._tell(table, self._changed, self.viewers)

    def tell_chat(self, lines: Iterable[Message]) -> None:
        for message in lines:
            text = encode(wire.Chatted(line=views.line(message)))
            for viewer in self.viewers:
                viewer.send(text)

    def _tell(self, table: Table, message: Made, viewers: Iterable[Viewer]) -> None:
        """Those with the same access get the same bytes."""
        made: dict[Access, str] = {}
        for viewer in viewers:
            access = views.access_of(table, viewer.player)
            if access not in made:
                made[access] = encode(message(table, access))
            viewer.send(made[access])

    def snapshot(self, table: Table, access: Access, chat: Iterable[Message]) -> wire.Snapshot:
        return views.snapshot(table, access, self._context(table), self._views(table), chat)

    def _stepped(self, table: Table, access: Access, first: int) -> wire.Stepped:
        return views.stepped(table, access, self._context(table), self._views(table), first)

    def _undone(self, table: Table, access: Access) -> wire.Undone:
        return views.undone(table, access, self._context(table), self._views(table))

    def _changed(self, table: Table, access: Access) -> wire.Changed:
        return wire.Changed(table=self.info(table, access))

    def info(self, table: Table, access: Access) -> wire.TableInfo:
        return views.info(table, access, self._context(table))

    def _views(self, table: Table) -> EncodedViews:
        encoded = self._encoded
        if encoded is None or not encoded.of(table):
            self._encoded = encoded = EncodedViews(table)
        return encoded

    def _context(self, table: Table) -> Context:
        return Context(self._services.now(), self._there(table), self.ratings)
