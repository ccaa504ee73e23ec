"""The socket of a table."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from ludopolis.server import wire
from ludopolis.server.app import create_app
from ludopolis.server.live.socket import BURST, LONGEST_MESSAGE, NO_SESSION, NO_TABLE, TOO_LONG, TOO_MANY
from ludopolis.server.settings import Settings
from server.live.conftest import ORIGIN, Person, Socket


def decision(snapshot: dict[str, Any]) -> tuple[int, list[str]]:
    """Who decides, and what this viewer may do."""
    (view,) = snapshot["views"].values()
    return view["decision"]["seat"], view["decision"]["actions"]


def test_a_game_between_two_people(anna: Person, bob: Person, table: str) -> None:
    with anna.watches(table) as first, bob.watches(table) as second:
        sockets = [first, second]
        told = [first.hear("snapshot"), second.hear("snapshot")]
        assert [list(one["views"]) for one in told] == [["0"], ["1"]]
        for number in range(1, 9):
            seat, _ = decision(told[0])
            _, actions = decision(told[seat])
            mover = sockets[seat]
            key = mover.say("move", seat=seat, position=told[seat]["position"], actions=[actions[0]])
            assert mover.hear("done") == {
                "is": "done",
                "key": key,
                "position": told[seat]["position"] + 1,
                "played": 1,
                "why": None,
            }
            told = [first.hear("steps"), second.hear("steps")]
            assert [one["steps"][0]["number"] for one in told] == [number, number]
            assert told[seat]["steps"][0]["action"] == actions[0]
            assert told[1 - seat]["steps"][0]["action"] is None


def test_whoever_comes_back_gets_everything(anna: Person, bob: Person, table: str) -> None:
    with anna.watches(table) as socket:
        told = socket.hear()
        seat, _ = decision(told)
        mover = anna if seat == 0 else bob
    with mover.watches(table) as socket:
        told = socket.hear()
        move = {"seat": seat, "position": told["position"], "actions": [decision(told)[1][0]], "key": "once"}
        socket.say("move", **move)  # and the connection is lost before the answer
    with mover.watches(table) as socket:
        assert socket.ask("move", **move)["is"] == "done"
    with mover.watches(table) as socket:
        told = socket.hear()
        assert (len(told["steps"]), told["seen"]) == (2, 1)


def test_two_tabs_get_the_same(anna: Person, table: str) -> None:
    with anna.watches(table) as one, anna.watches(table) as other:
        assert one.hear("snapshot")["views"] == other.hear("snapshot")["views"]
        one.say("pause")
        assert one.hear("table")["table"]["phase"] == "paused"
        assert other.hear("table")["table"]["phase"] == "paused"


def test_another_players_cookie_cannot_move(
    anna: Person, bob: Person, table: str, client: TestClient
) -> None:
    stranger = Person(client)
    with anna.watches(table) as a, bob.watches(table) as b, stranger.watches(table) as s:
        told = {0: a.hear("snapshot"), 1: b.hear("snapshot")}
        watched = s.hear("snapshot")
        assert list(watched["views"]) == ["-1"]
        assert not any(seat["mine"] for seat in watched["table"]["seats"])
        seat, _ = decision(told[0])
        move = {"seat": seat, "position": watched["position"], "actions": [decision(told[seat])[1][0]]}
        other = b if seat == 0 else a
        forbidden: list[tuple[str, dict[str, Any]]] = [
            ("move", move),
            ("undo", {"seat": seat, "position": watched["position"]}),
            ("resign", {"seat": seat}),
            ("why", {"seat": seat, "action": move["actions"][0]}),
            ("hint", {"seat": seat, "position": watched["position"]}),
            ("foresee", {"seat": seat, "position": watched["position"]}),
        ]
        for socket in (other, s):
            for do, what in forbidden:
                assert socket.ask(do, **what)["why"]["code"] == "not_your_seat"
        assert s.ask("pause")["why"]["code"] == "not_seated"
        assert s.ask("chat", text="hi")["why"]["code"] == "not_seated"


def test_small_talk(anna: Person, bob: Person, table: str) -> None:
    with anna.watches(table) as a, bob.watches(table) as b:
        assert a.ask("ping")["is"] == "pong"
        assert a.ask("chat", text="good luck")["is"] == "done"
        assert b.hear("chat")["line"]["text"] == "good luck"
        told = a.ask("why", seat=0, action="build theater")
        assert told["is"] in ("why", "refused")


def test_hints(anna: Person) -> None:
    alone = anna.founds({"game": "world_wonders", "seats": [{"kind": "me"}]})
    with anna.watches(alone["id"]) as socket:
        told = socket.hear()
        hint = socket.ask("hint", seat=0, position=told["position"])
        assert hint["is"] == "hint"
        assert hint["thoughts"][0]["action"] in decision(told)[1]
        assert socket.ask("hint", seat=0, position=told["position"] - 1)["why"]["code"] == "stale"


def test_a_look_ahead(anna: Person) -> None:
    mine = anna.founds({"game": "world_wonders", "seats": [{"kind": "me"}, {"kind": "here", "name": "Eva"}]})
    with anna.watches(mine["id"]) as socket:
        told = socket.hear()
        seat = next(iter(told["views"].values()))["decision"]["seat"]
        legal = told["views"][str(seat)]["decision"]["actions"]
        position, action = told["position"], legal[0]
        now = socket.ask("foresee", seat=seat, position=position)["foresight"]
        assert now["next"]["actions"] == legal
        assert len(now["covers"][action]) == 4  # the long road every player starts with (R3.3)
        then = socket.ask("foresee", seat=seat, position=position, actions=[action])["foresight"]
        assert [event["kind"] for event in then["events"]][:2] == ["start_road", "placed"]
        assert then["changes"][0]["after"]["cells"] == now["covers"][action]
        refused = socket.ask("foresee", seat=seat, position=position, actions=["leave"])["why"]
        assert refused["code"] == "illegal"
        assert refused["rule"].startswith("R")
        assert set(refused["text"]) == {"cs", "en"}
        for actions, code in ((["fly"], "unknown_action"), ([action] * 17, "bad_message")):
            assert socket.ask("foresee", seat=seat, position=position, actions=actions)["why"]["code"] == code
        assert socket.ask("foresee", seat=seat, position=position - 1)["why"]["code"] == "stale"


def test_bots_answer(anna: Person) -> None:
    table = anna.founds({"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]})
    with anna.watches(table["id"]) as socket:
        told = socket.hear()
        for _ in range(6):
            while decision(told)[0] != 0:
                told = socket.hear("steps")
            socket.say("move", seat=0, position=told["position"], actions=[decision(told)[1][0]])
            told = socket.hear("steps")


# --- at the door ----------------------------------------------------------------------------------


def closed(socket: Socket) -> int:
    try:
        while True:
            socket.hear()
    except WebSocketDisconnect as left:
        return left.code


def test_without_a_session_nobody_watches(anna: Person, table: str, client: TestClient) -> None:
    client.cookies.clear()
    for headers in (
        ORIGIN,
        {"cookie": anna.headers["cookie"]},
        {"cookie": anna.headers["cookie"], "origin": "http://evil.example"},
        {"authorization": "Bearer nonsense"},
    ):
        with Socket(client.websocket_connect(f"/api/tables/{table}/socket", headers=headers)) as socket:
            assert closed(socket) == NO_SESSION


def test_a_table_that_does_not_exist(anna: Person) -> None:
    with anna.watches("nowhere") as socket:
        assert closed(socket) == NO_TABLE


def test_too_much_is_too_much(anna: Person, table: str) -> None:
    with anna.watches(table) as socket:
        socket.session.send_text(" " * (LONGEST_MESSAGE + 1))
        assert closed(socket) == TOO_LONG
    with anna.watches(table) as socket:
        for _ in range(3 * BURST):
            socket.say("ping")
        assert closed(socket) == TOO_MANY


@pytest.mark.anyio
async def test_whoever_hangs_up_while_being_sent_away_is_no_error(tmp_path: Path) -> None:
    """Nothing is raised, so nothing is logged."""
    scope = {"type": "websocket", "path": "/api/tables/x/socket", "query_string": b"", "headers": []}
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)
        if message["type"] == "websocket.close":
            raise OSError

    await create_app(Settings(data=str(tmp_path)))(scope, receive, send)
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]


# --- nonsense -------------------------------------------------------------------------------------

json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
verbs = [str(kind.__struct_config__.tag) for kind in wire.ClientMessage.__args__]
almost = st.fixed_dictionaries(
    {"do": st.sampled_from(verbs)},
    optional={
        "key": st.text(max_size=70) | json,
        "seat": st.integers() | json,
        "position": st.integers() | json,
        "action": st.text(max_size=30) | json,
        "agree": st.booleans(),
        "level": st.integers(),
        "text": st.text(max_size=30),
    },
)
frames = st.one_of(
    st.binary(max_size=60),
    json.map(lambda value: msgspec.json.encode(repr(value))),
    almost.map(lambda value: repr(value).replace("'", '"').encode("utf-8", "replace")),
    almost.filter(lambda value: value["do"] != "resign").map(msgspec.json.encode),
)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(frames=st.lists(frames, max_size=5))
def test_nonsense_is_refused_and_harms_nobody(anna: Person, table: str, frames: list[bytes]) -> None:
    with anna.watches(table) as socket:
        for frame in frames:
            socket.session.send_bytes(frame)
        assert socket.ask("ping", key="still-here")["is"] == "pong"


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"do": "fly", "key": "k"}',
        '{"do": "ping"}',
        '{"do": "ping", "key": ""}',
        "[" * 999,
    ],
)
def test_malformed_messages_get_a_reason(anna: Person, table: str, frame: str) -> None:
    with anna.watches(table) as socket:
        socket.session.send_text(frame)
        refused = socket.hear("refused")
        assert refused["why"]["code"] == "bad_message"
        assert set(refused["why"]["text"]) == {"cs", "en"}


def test_the_key_of_a_malformed_message_is_told(anna: Person, table: str) -> None:
    with anna.watches(table) as socket:
        assert (
            socket.ask("move", seat="zero", position=1, actions=["x"], key="mine")["why"]["code"]
            == "bad_message"
        )
