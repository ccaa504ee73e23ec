"""A table with its journal, without a store; time moves by hand."""

from ludopolis.core.random import Random, seeded
from ludopolis.server import wire
from ludopolis.server.store.contract import Entry
from ludopolis.server.tables import commands, creation
from ludopolis.server.tables.events import Created, TableEvent, encode
from ludopolis.server.tables.table import Table

ME = wire.NewSeat(kind="me")
OPEN = wire.NewSeat(kind="open")
HERE = wire.NewSeat(kind="here", name="Guest")


def bot(level: int = 1) -> wire.NewSeat:
    return wire.NewSeat(kind="bot", level=level)


class Desk:
    """Player ``p0`` founds it; the open seats are taken by ``p1``, ``p2``, ... The shuffle is always the
    same."""

    def __init__(self, new: wire.NewTable, seed: str = "desk", full: bool = True) -> None:
        self.now = 1000.0
        self.away: dict[str, float] = {}
        self.entries: list[Entry] = []
        self.table = Table("desk")
        self.happen(with_secret(creation.create("desk", "p0", "Anna", new), seed))
        open_seats = [seat for seat, given in enumerate(new.seats) if given.kind == "open"]
        for number, _ in enumerate(open_seats if full else [], start=1):
            self.sit(f"p{number}")

    def happen(self, body: TableEvent) -> None:
        entry = Entry(self.table.last_entry + 1, self.now, encode(body))
        self.entries.append(entry)
        self.table.apply(entry)

    def sit(self, player: str, seat: int | None = None) -> None:
        join = wire.Join(invite=self.table.setup.invite, seat=seat)
        self.happen(commands.sit(self.table, player, player.title(), join))

    def ask(self, player: str, said: wire.ClientMessage) -> None:
        for handler in commands.handlers(player, said, lambda table: self.away):
            self.happen(handler(self.table, self.now))

    @property
    def decider(self) -> int:
        """The first seat that decides."""
        return self.table.deciders[0]

    @property
    def legal(self) -> list[str]:
        assert self.table.round is not None
        return self.table.round.state.legal()

    def owner_of(self, seat: int) -> str:
        player = self.table.chairs[seat].player
        assert player is not None
        return player

    def move(self, action: str | None = None) -> str:
        """Whoever decides makes a move (the first one there is, if not said)."""
        seat = self.decider
        chosen = self.legal[0] if action is None else action
        if self.table.chairs[seat].by_person:
            self.ask(self.owner_of(seat), self.move_of(seat, chosen))
        else:
            self.happen(commands.bot_move(self.table, seat, self.table.position, chosen))
        return chosen

    def move_of(self, seat: int, action: str) -> wire.Move:
        return wire.Move(key="k", seat=seat, position=self.table.position, actions=[action])

    def random_move(self, random: Random) -> str:
        legal = self.legal
        return self.move(legal[random.below(len(legal))])

    def random_moves(self, count: int, seed: str = "moves") -> None:
        random = seeded(seed)
        for _ in range(count):
            if self.table.deciders:
                self.random_move(random)

    def play_to_end(self, seed: str = "to the end") -> None:
        random = seeded(seed)
        while self.table.deciders:
            self.random_move(random)

    def undo(self, player: str) -> None:
        seat = self.table.seats_of(player)[0]
        self.ask(player, wire.Undo(key="k", seat=seat, position=self.table.position))

    def folded(self) -> Table:
        return Table.fold("desk", self.entries)


def with_secret(created: Created, secret: str) -> Created:
    created.secret = secret
    return created


def desk(game: str, *seats: wire.NewSeat, seed: str = "desk", **new: object) -> Desk:
    return Desk(wire.NewTable(game=game, seats=list(seats), **new), seed)  # type: ignore[arg-type] # whatever a test wants
