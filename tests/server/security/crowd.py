"""A table with people and a spectator, each with a socket; whatever reaches one of them is remembered."""

from contextlib import ExitStack
from itertools import count
from typing import Any

import msgspec
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ludopolis.core.contract import SPECTATOR
from ludopolis.server.store.contract import Entry
from ludopolis.server.tables.hall import Hall
from ludopolis.server.tables.room import Room
from ludopolis.server.tables.table import Round, Table
from server.live.conftest import Person, Socket
from server.security.people import app_of


class Watcher:
    """Somebody at the table: on a seat, or a spectator."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.heard: list[str] = []
        self.views: dict[str, Any] = {}
        self.position = 0
        self.refused = False  # the last thing that was said
        self._keys = (f"ping{number}" for number in count())
        self._open = ExitStack()
        self.come()

    def come(self) -> None:
        self.socket: Socket = self._open.enter_context(self.person.watches(self.table))
        self.listen()

    def go(self) -> None:
        self._open.close()

    def say(self, frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            self.socket.session.send_bytes(frame)
        else:
            self.socket.session.send_text(frame)

    def ask(self, do: str, **what: Any) -> dict[str, Any]:
        """Say something; returns the answer to it."""
        key = what.pop("key", f"{do}{len(self.heard)}")
        self.say(msgspec.json.encode({"do": do, "key": key, **what}))
        start = len(self.heard)
        self.listen()
        told = [msgspec.json.decode(frame) for frame in self.heard[start:]]
        answers: list[dict[str, Any]] = [one for one in told if one.get("key") == key]
        return answers[0]

    def listen(self) -> None:
        """Hear everything there is until now; whoever was sent away comes back."""
        key = next(self._keys)
        self.refused = False
        try:
            self.say(msgspec.json.encode({"do": "ping", "key": key}))
            while not self._hear(key):
                pass
        except (WebSocketDisconnect, RuntimeError):
            self.go()
            self.come()

    def _hear(self, key: str) -> bool:
        frame = self.socket.session.receive_text()
        told = msgspec.json.decode(frame)
        if told["is"] == "pong" and told["key"] == key:
            return True
        self.heard.append(frame)
        if "views" in told:
            self.views, self.position = told["views"], told["position"]
        self.refused = told["is"] == "refused"
        return False

    @property
    def decision(self) -> dict[str, Any]:
        """What the seat sees of the decision that waits for somebody."""
        (view,) = self.views.values()
        found: dict[str, Any] | None = view["decision"]
        return found or {"seat": None, "actions": []}


class Crowd:
    def __init__(self, client: TestClient, game: str, seats: int) -> None:
        self.client = client
        self.game = game
        self.people = [Person(client) for _ in range(seats)]
        founder = self.people[0]
        chairs = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        self.table: str = founder.founds({"game": game, "seats": chairs, "public": True})["id"]
        for person in self.people[1:]:
            assert person.joins(self.table).status_code == 200
        self.spectator = Person(client)
        self.watchers = [Watcher(person, self.table, seat) for seat, person in enumerate(self.people)]
        self.watchers.append(Watcher(self.spectator, self.table, SPECTATOR))

    def __enter__(self) -> "Crowd":
        return self

    def __exit__(self, *error: object) -> None:
        for watcher in self.watchers:
            watcher.go()

    @property
    def seated(self) -> list[Watcher]:
        return self.watchers[:-1]

    @property
    def room(self) -> Room:
        hall: Hall = app_of(self.client).state.hall
        return hall._rooms[self.table]

    @property
    def live(self) -> Table:
        """The table as the service has it in its memory."""
        table = self.room.keeper.table
        assert table is not None
        return table

    def entries(self) -> list[Entry]:
        assert self.client.portal is not None
        kept: list[Entry] = self.client.portal.call(app_of(self.client).state.store.entries, self.table)
        return kept

    def listen(self) -> None:
        for watcher in self.watchers:
            watcher.listen()

    def decider(self) -> Watcher | None:
        return next((self.watchers[seat] for seat in self.live.deciders), None)


def round_of(table: Table) -> Round:
    assert table.round is not None
    return table.round
