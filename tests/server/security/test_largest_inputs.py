"""Nobody can keep everybody waiting: the largest input of every route and of every message of a socket costs
the event loop little at a stretch. A new route or message without a largest input fails."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import httpx
import msgspec
import pytest
from starlette.testclient import TestClient

from ludopolis.core.foresight import LONGEST_LINE
from ludopolis.core.match import Match
from ludopolis.core.random import seeded
from ludopolis.core.record import Record
from ludopolis.core.registry import game, game_ids
from ludopolis.server import botapi, wire
from ludopolis.server.app import create_app
from ludopolis.server.live.socket import LONGEST_MESSAGE
from ludopolis.server.security import LARGEST_BODY, LARGEST_RECORD
from ludopolis.server.settings import Settings
from ludopolis.server.store.contract import Entry, Message
from ludopolis.server.tables import events, views
from ludopolis.server.tables.chat import MOST_LINES
from ludopolis.server.tables.hall import Hall
from server.live.conftest import Person, Socket
from server.security.people import PASSWORD, app_of, sign_up
from server.security.work import longest_stretch

MOST_CALLS = 5_000
"""A call is about 0.2 microseconds; the way of a request through all layers takes some 2,000."""
MOST_CALLS_OF_NEWS = 80_000
"""A view of World Wonders with all placements for four seats of one player takes some 70,000 where the engine
is not compiled."""

PAUSES = 2_000
LINES = 2_000
TABLES = 60
LONG = "x" * (LARGEST_BODY - 1_000)
HUGE = "x" * (LARGEST_RECORD - 1_000)


# --- a service with a past --------------------------------------------------------------------------


@lru_cache
def played(id: str) -> Match:
    """A whole game with as many seats as can be."""
    chosen = game(id)
    match = Match.new(chosen, ["somebody"] * max(chosen.seat_counts), "largest")
    random = seeded("largest")
    while not match.state.over:
        actions = match.state.actions()
        match.apply(chosen.actions.text(actions[random.below(len(actions))]))
    return match


@lru_cache
def longest_position(id: str) -> dict[str, Any]:
    match = played(id)
    longest = max((state.json() for state in match.states(0, len(match.moves) - 1)), key=len)
    position: dict[str, Any] = msgspec.json.decode(longest)
    return position


def seats(id: str) -> list[dict[str, str]]:
    """All at the device of one player, who so sees everything."""
    return [{"kind": "me"}, *[{"kind": "here"}] * (max(game(id).seat_counts) - 1)]


def surplus_record(id: str) -> str:
    """A record with as many results of chance before its first move as fit in."""
    lines = str(Record.of(played(id))).splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("1."))
    chance = next(line for line in lines if line.startswith("*"))
    surplus = (LARGEST_RECORD - 20_000) // len(chance)
    return "".join([*lines[:first], chance * surplus, *lines[first:]])


class World:
    """Anna has an account and everything in plenty; a guest asks."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.anna, self.guest = Person(client), Person(client)
        sign_up(self.anna, "anna")
        self.token: str = self.anna.post("/api/tokens", {"name": "program"}).json()["id"]
        kept = self.anna.post("/api/records", {"text": str(Record.of(played("world_wonders")))})
        self.record: str = kept.json()["id"]
        for _ in range(TABLES):
            self.anna.founds({"game": "duel", "seats": seats("duel"), "public": True})
        self.long = self.founds("world_wonders", longest_position("world_wonders"))
        self.over = self._finished()
        self.waiting: str = self.anna.founds()["id"]
        self.call(self._wear_out, self.long)

    @property
    def hall(self) -> Hall:
        hall: Hall = app_of(self.client).state.hall
        return hall

    def call(self, work: Callable[..., Any], *arguments: Any) -> Any:
        assert self.client.portal is not None
        return self.client.portal.call(work, *arguments)

    def founds(self, id: str, position: dict[str, Any] | None = None) -> str:
        founded: str = self.anna.founds({"game": id, "seats": seats(id), "position": position})["id"]
        return founded

    def _finished(self) -> str:
        id = self.founds("world_wonders", longest_position("world_wonders"))
        with self.anna.watches(id) as socket:
            for seat in range(len(seats("world_wonders"))):
                socket.ask("resign", seat=seat)
        return id

    async def _wear_out(self, id: str) -> None:
        """Somebody paused all the time, and said a lot."""
        room = await self.hall.room(id)
        async with room.present() as table:
            for _ in range(PAUSES):
                for event in (events.Paused(player=self.anna.id), events.Resumed(player=self.anna.id)):
                    entry = Entry(table.last_entry + 1, table.updated, events.encode(event))
                    await self.hall.services.store.append(id, [entry], views.summary(table))
                    table.apply(entry)
        for number in range(LINES):
            message = Message(0, 0.0, self.anna.id, "Anna", "x" * 500)
            await self.hall.services.store.add_message(id, message, f"line {number}")

    def forget_tables(self) -> None:
        """As after a restart: whatever is asked for must be read."""
        self.hall._rooms.clear()


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder = tmp_path_factory.mktemp("data")
    with TestClient(create_app(Settings(data=str(folder), rate_limits=False, log_level="error"))) as client:
        yield World(client)


# --- routes -----------------------------------------------------------------------------------------

Ask = Callable[[World], object]


def post(path: str, **body: object) -> Ask:
    return lambda world: world.anna.post(path, body)


def get(path: str) -> Ask:
    return lambda world: world.anna.get(path)


def at(table: str, path: str, **body: object) -> Ask:
    return lambda world: world.anna.post(f"/api/tables/{getattr(world, table)}{path}", body)


def look(table: str, path: str = "") -> Ask:
    return lambda world: world.guest.get(f"/api/tables/{getattr(world, table)}{path}")


def change_me(world: World) -> object:
    return world.client.patch("/api/me", json={"name": LONG}, headers=world.anna.headers)


def remove(path: str) -> Ask:
    return lambda world: world.client.delete(f"{path}/{'x' * 4000}", headers=world.anna.headers)


def table_from_position(id: str) -> Ask:
    return lambda world: world.founds(id, longest_position(id))


def nested(levels: int = 10_000) -> str:
    return "[" * levels


def stream(world: World) -> object:
    """The decisions that wait for a program of Anna's at all her tables: to be read, and when they are."""

    async def first_look() -> int:
        return len([waiting async for waiting in botapi._waiting(world.hall, world.anna.id, {})])

    return world.call(first_look), world.call(first_look)


LARGEST: dict[str, list[Ask]] = {
    "POST /api/session": [post("/api/session", x=LONG)],
    "GET /api/me": [get("/api/me")],
    "PATCH /api/me": [change_me],
    "POST /api/accounts": [post("/api/accounts", login=LONG, password="x")],
    "POST /api/login": [post("/api/login", login="anna", password=LONG), post("/api/login", login=LONG)],
    "POST /api/logout": [lambda world: Person(world.client).post("/api/logout", {"x": LONG})],
    "POST /api/password": [post("/api/password", old=PASSWORD, new=LONG)],
    "POST /api/forget-me": [lambda world: Person(world.client).post("/api/forget-me", {"password": LONG})],
    "GET /api/passkeys": [get("/api/passkeys")],
    "DELETE /api/passkeys/{id}": [remove("/api/passkeys")],
    "POST /api/passkeys/register/options": [post("/api/passkeys/register/options", x=LONG)],
    "POST /api/passkeys/register/verify": [post("/api/passkeys/register/verify", name="x", credential=LONG)],
    "POST /api/passkeys/login/options": [post("/api/passkeys/login/options", x=LONG)],
    "POST /api/passkeys/login/verify": [post("/api/passkeys/login/verify", credential=LONG)],
    "GET /api/tokens": [get("/api/tokens")],
    "POST /api/tokens": [post("/api/tokens", name=LONG)],
    "DELETE /api/tokens/{id}": [remove("/api/tokens")],
    "GET /api/games": [get("/api/games")],
    "GET /api/games/{id}/facts": [get(f"/api/games/{id}/facts") for id in game_ids()],
    "GET /api/games/{id}/texts": [get(f"/api/games/{id}/texts?language=cs") for id in game_ids()],
    "GET /api/games/{id}/rules": [get(f"/api/games/{id}/rules?language=cs") for id in game_ids()],
    "GET /api/tables": [get("/api/tables"), get("/api/tables?which=public"), get("/api/tables?which=watch")],
    "POST /api/tables": [
        *map(table_from_position, game_ids()),
        post("/api/tables", game="duel", seats=[{"kind": "here", "name": "x" * 50}] * 800),
        post("/api/tables", game="duel", seats=seats("duel"), position={"x": ["x"] * 15_000}),
        post("/api/tables", game="duel", seats=seats("duel"), options={str(n): 1 for n in range(5_000)}),
        lambda world: world.client.post("/api/tables", content=nested(), headers=world.anna.headers),
    ],
    "GET /api/tables/{id}": [look("long"), get(f"/api/tables/{'x' * 4000}")],
    "POST /api/tables/{id}/join": [at("waiting", "/join", salt=LONG), at("long", "/join", invite=LONG)],
    "POST /api/tables/{id}/bot": [at("waiting", "/bot", seat=10**18, level=1)],
    "POST /api/tables/{id}/leave": [at("long", "/leave", x=LONG)],
    "POST /api/tables/{id}/rematch": [
        at("over", "/rematch", salt="x" * 12),
        at("over", "/rematch", salt=LONG),
    ],
    "GET /api/tables/{id}/steps": [
        look("long", "/steps?before=1000000"),
        look("over", "/steps?before=1000000"),
    ],
    "GET /api/tables/{id}/record": [look("over", "/record")],
    "GET /api/tables/{id}/replay": [look("over", "/replay")],
    "GET /api/tables/{id}/replay/views": [look("over", "/replay/views?count=1000000")],
    "POST /api/records": [
        post("/api/records", text=HUGE),
        post("/api/records", text="\n" * (LARGEST_RECORD // 3)),
        *(post("/api/records", text=surplus_record(id)) for id in game_ids()),
        *(post("/api/records", text=str(Record.of(played(id)))) for id in game_ids()),
    ],
    "GET /api/records/{id}": [lambda world: world.guest.get(f"/api/records/{world.record}")],
    "GET /api/records/{id}/views": [
        lambda world: world.guest.get(f"/api/records/{world.record}/views?count=1000000")
    ],
    "POST /api/verify": [
        post("/api/verify", record=HUGE),
        post("/api/verify", record=surplus_record("duel")),
    ],
    "GET /api/leaderboard/{game}": [get("/api/leaderboard/duel")],
    "GET /api/players/{id}": [lambda world: world.guest.get(f"/api/players/{world.anna.id}")],
    "GET /api/bot/stream": [stream],
    "POST /api/bot/tables/{id}/move": [
        lambda world: world.anna.post(
            f"/api/bot/tables/{world.long}/move",
            {"key": "k", "seat": 0, "position": 1, "actions": [LONG[:900]] * wire.MOST_ACTIONS},
        )
    ],
    "POST /api/bot/tables/{id}/ready": [
        lambda world: world.anna.post(f"/api/bot/tables/{world.long}/ready", {"key": "k" * 64})
    ],
    "GET /health": [get("/health")],
    "GET /metrics": [get("/metrics")],
}


def routes() -> set[str]:
    paths = create_app(Settings()).openapi()["paths"]
    return {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}


def test_every_route_has_a_largest_input() -> None:
    assert set(LARGEST) == routes()


@pytest.mark.parametrize("route", sorted(LARGEST))
def test_no_route_keeps_everybody_waiting(world: World, route: str) -> None:
    world.guest.get("/api/nothing-here")  # whatever is made the first time is made now
    for ask in LARGEST[route]:
        world.forget_tables()
        with longest_stretch() as longest:
            answer = ask(world)
        assert len(longest[0]) < MOST_CALLS, str(longest[0])
        assert not isinstance(answer, httpx.Response) or answer.status_code < 500, answer.text


# --- messages of sockets ----------------------------------------------------------------------------

Say = Callable[[Socket, dict[str, Any]], dict[str, Any]]


def say(do: str, **what: Any) -> Say:
    """Something for the seat that decides."""

    def ask(socket: Socket, told: dict[str, Any]) -> dict[str, Any]:
        seat = next(iter(told["views"].values()))["decision"]["seat"]
        return socket.ask(do, **{"seat": seat, "position": told["position"], **what})

    return ask


def play(socket: Socket, told: dict[str, Any]) -> dict[str, Any]:
    """As many actions as a move may have: the first one is legal."""
    decision = next(view["decision"] for view in told["views"].values() if view["decision"]["actions"])
    actions = decision["actions"] * wire.MOST_ACTIONS
    return say("move", actions=actions[: wire.MOST_ACTIONS])(socket, told)


LIKE_AN_ACTION = [
    f"{verb.name} {' '.join(['xxxx'] * len(verb.kinds))}" for verb in game("world_wonders").actions.verbs
]
LONGEST_TEXT = "x" * (LONGEST_MESSAGE - 200)

LARGEST_MESSAGES: dict[type[wire.FromClient], list[Say]] = {
    wire.Move: [
        play,
        say("move", actions=[LONGEST_TEXT]),
        *(say("move", actions=[text]) for text in LIKE_AN_ACTION),
    ],
    wire.Undo: [say("undo"), say("undo", position=10**18)],
    wire.AnswerUndo: [say("answer_undo", agree=True)],
    wire.Chat: [say("chat", text=LONGEST_TEXT), say("chat", text="x" * 500)],
    wire.Pause: [say("pause")],
    wire.Resume: [say("resume")],
    wire.TakeOver: [say("take_over", level=10**18)],
    wire.TakeBack: [say("take_back")],
    wire.Ready: [say("ready")],
    wire.AskHint: [say("hint", position=10**18)],
    wire.AskWhy: [say("why", action=LONGEST_TEXT), *(say("why", action=text) for text in LIKE_AN_ACTION)],
    wire.AskForesight: [say("foresee"), say("foresee", actions=LIKE_AN_ACTION[:LONGEST_LINE])],
    wire.Resign: [say("resign", seat=10**18), say("resign")],
    wire.Ping: [lambda socket, told: socket.ask("ping", key="k" * 64)],
}


def test_every_message_has_a_largest_input() -> None:
    assert set(LARGEST_MESSAGES) == set(wire.ClientMessage.__args__)


@pytest.mark.parametrize("message", LARGEST_MESSAGES, ids=lambda message: message.__name__)
def test_no_message_keeps_everybody_waiting(world: World, message: type[wire.FromClient]) -> None:
    world.guest.get("/api/nothing-here")
    for ask in LARGEST_MESSAGES[message]:
        table = world.founds("world_wonders", longest_position("world_wonders"))
        with world.anna.watches(table) as socket:
            told = socket.hear("snapshot")
            with longest_stretch() as longest:
                answer = ask(socket, told)
        most = MOST_CALLS_OF_NEWS if answer["is"] == "done" else MOST_CALLS
        assert len(longest[0]) < most, str(longest[0])


def test_nobody_gets_the_whole_chat(world: World) -> None:
    world.forget_tables()
    with world.guest.watches(world.long) as socket:
        assert len(socket.hear("snapshot")["chat"]) == MOST_LINES < LINES
