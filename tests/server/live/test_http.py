"""Tables, games, records and ratings over HTTP."""

from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from installed import install_entry_points, on_the_path
from ludopolis.core.record import parse, verify
from ludopolis.core.registry import game, game_ids
from ludopolis.server.page import page_routes
from server.live.conftest import DUEL, Person


def code(answer: Any) -> str:
    assert answer.status_code >= 400, answer.text
    why: str = answer.json()["error"]["code"]
    return why


def play(person: Person, id: str, most: int = 200) -> None:
    """Play one's own seat, always the first choice, against bots to the end."""
    with person.watches(id) as socket:
        told = socket.hear()
        for _ in range(most):
            (view,) = told["views"].values()
            if told["table"]["phase"] == "over":
                return
            if view["decision"]["seat"] == view["seat"]:
                action = view["decision"]["actions"][0]
                socket.say("move", seat=view["seat"], position=told["position"], actions=[action])
            told = socket.hear("steps")


@pytest.fixture
def finished(anna: Person) -> str:
    id: str = anna.founds({"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]})["id"]
    play(anna, id)
    return id


# --- games ----------------------------------------------------------------------------------------


def test_games_their_facts_and_rules(anna: Person) -> None:
    infos = {info["id"]: info for info in anna.get("/api/games").json()}
    assert list(infos) == game_ids()
    for id, info in infos.items():
        assert info["name"] == {one: game(id).texts(one).get("game") for one in ("cs", "en")}
        assert (info["minutes"], info["private_hands"]) == (game(id).minutes, game(id).private_hands)
        assert anna.get(f"/api/games/{id}/facts").json()["verbs"]
        czech, english = [anna.get(f"/api/games/{id}/rules?language={one}").json() for one in ("cs", "en")]
        assert [rule["number"] for rule in czech["rules"]] == [rule["number"] for rule in english["rules"]]
        assert czech["rules"] != english["rules"]
        texts = anna.get(f"/api/games/{id}/texts?language=cs").json()
        assert f"game = {game(id).texts('cs').get('game')}\n" in texts["source"]
    assert code(anna.get("/api/games/chess/facts")) == "no_such_game"
    assert code(anna.get("/api/games/duel/rules?language=tlh")) == "bad_language"


def test_a_game_that_cannot_be_loaded_closes_no_lobby(anna: Person, tmp_path: Path) -> None:
    broken = {"ludopolis.games": {"broken": "no_such_module:GAME"}}
    with on_the_path(install_entry_points(tmp_path, "broken", "1", broken)):
        infos = anna.get("/api/games").json()
    assert [info["id"] for info in infos] == game_ids()


# --- tables ---------------------------------------------------------------------------------------


def test_founding_needs_a_session_and_a_csrf_token(anna: Person, client: TestClient) -> None:
    client.cookies.clear()
    assert client.post("/api/tables", json=DUEL).status_code in (401, 403)
    del anna.headers["x-csrf-token"]
    assert anna.post("/api/tables", DUEL).status_code == 403


def test_wrong_bodies_are_explained(anna: Person) -> None:
    assert code(anna.post("/api/tables", {"game": "duel"})) == "bad_request"
    assert code(anna.post("/api/tables", {"game": "duel", "seats": []})) == "bad_seats"
    assert code(anna.get("/api/tables?which=all")) == "bad_list"


def test_a_private_table_is_joined_with_its_invitation(anna: Person, bob: Person) -> None:
    table = anna.founds(DUEL | {"public": False})
    id, invite = table["id"], table["invite"]
    assert invite.startswith(f"{id}-")
    assert bob.get(f"/api/tables/{id}").json()["invite"] is None
    assert code(bob.joins(id)) == "wrong_invite"
    joined = bob.joins(id, invite=invite, salt="bobs").json()
    assert (joined["phase"], joined["seats"][1]["salt"]) == ("playing", "bobs")
    assert bob.joins(id).status_code == 200  # he sits there already
    assert id not in [card["id"] for card in bob.get("/api/tables?which=watch").json()]


def test_lists(anna: Person, bob: Person, client: TestClient) -> None:
    waiting = anna.founds()["id"]
    assert [card["id"] for card in bob.get("/api/tables?which=public").json()] == [waiting]
    assert bob.get("/api/tables?which=mine").json() == []
    bob.joins(waiting)
    assert bob.get("/api/tables?which=public").json() == []
    assert [card["id"] for card in bob.get("/api/tables?which=watch&game=duel").json()] == [waiting]
    assert bob.get("/api/tables?which=watch&game=innovation").json() == []
    mine = [person.get("/api/tables?which=mine").json()[0] for person in (anna, bob)]
    assert sorted(card["my_turn"] for card in mine) == [False, True]
    client.cookies.clear()
    assert client.get("/api/tables").json() == []


def test_a_bot_sits_down_where_nobody_comes(anna: Person, bob: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    id = anna.founds({"game": "innovation", "seats": seats, "public": True})["id"]
    bot = {"seat": 1, "level": 2}
    assert code(bob.post(f"/api/tables/{id}/bot", bot)) == "not_owner"
    bob.joins(id, seat=2)
    assert code(bob.post(f"/api/tables/{id}/bot", bot)) == "not_owner"
    assert code(anna.post(f"/api/tables/{id}/bot", {"seat": 2, "level": 2})) == "seat_taken"
    assert code(anna.post(f"/api/tables/{id}/bot", {"seat": 1, "level": 6})) == "bad_level"
    assert code(anna.post(f"/api/tables/{id}/bot", {"seat": 3, "level": 2})) == "not_your_seat"
    table = anna.post(f"/api/tables/{id}/bot", bot).json()
    assert table["phase"] == "playing"
    assert [(seat["kind"], seat["level"]) for seat in table["seats"]] == [
        ("person", None),
        ("bot", 2),
        ("person", None),
    ]
    assert code(anna.post(f"/api/tables/{id}/bot", bot)) == "already_started"


def test_bots_do_not_play_where_no_person_sits(anna: Person, bob: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    id = anna.founds({"game": "innovation", "seats": seats, "public": True})["id"]
    bob.joins(id)
    anna.post(f"/api/tables/{id}/leave")
    assert code(anna.post(f"/api/tables/{id}/bot", {"seat": 0, "level": 1})) == "not_seated"


def test_leaving_a_waiting_table(anna: Person, bob: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    id = anna.founds({"game": "innovation", "seats": seats, "public": True})["id"]
    bob.joins(id, seat=2)
    left = bob.post(f"/api/tables/{id}/leave").json()
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    assert code(bob.post(f"/api/tables/{id}/leave")) == "not_seated"


def test_a_table_that_does_not_exist(anna: Person) -> None:
    assert code(anna.get("/api/tables/nowhere")) == "no_such_table"
    assert code(anna.joins("nowhere")) == "no_such_table"
    assert code(anna.get("/api/tables/nowhere/record")) == "no_such_table"
    assert code(anna.get("/api/nothing")) == "not_found"


# --- looking back ---------------------------------------------------------------------------------


def test_nothing_is_revealed_before_the_end(anna: Person, table: str) -> None:
    for path in ("record", "replay", "replay/views?seat=1", "record?round=1"):
        assert code(anna.get(f"/api/tables/{table}/{path}")) == "not_over"


def test_a_finished_game_can_be_looked_at(anna: Person, bob: Person, finished: str) -> None:
    record = bob.get(f"/api/tables/{finished}/record").text
    assert verify(parse(record))
    replay = bob.get(f"/api/tables/{finished}/replay").json()
    assert replay["record"] == record
    assert [step["number"] for step in replay["steps"]] == list(range(len(replay["steps"])))
    assert all(step["action"] for step in replay["steps"][1:])
    info = anna.get(f"/api/tables/{finished}").json()
    assert (replay["commitment"], replay["seed"]) == (info["commitment"], info["seed"])
    views = bob.get(f"/api/tables/{finished}/replay/views?seat=1&first=2&count=3").json()
    assert [view["seat"] for view in views["views"]] == [1, 1, 1]
    assert code(bob.get(f"/api/tables/{finished}/replay/views?seat=2")) == "no_such_view"
    assert code(bob.get(f"/api/tables/{finished}/record?round=2")) == "no_such_round"
    given = {"record": record, "commitment": info["commitment"]}
    assert bob.post("/api/verify", given).json()["ok"]


def test_a_resigned_game_has_its_result(anna: Person, bob: Person, table: str) -> None:
    with bob.watches(table) as socket:
        assert socket.ask("resign", seat=1)["is"] == "done"
    replay = anna.get(f"/api/tables/{table}/replay").json()
    assert replay["result"] == {"end": "resigned", "places": [1, 2], "scores": [{}, {}]}
    again = anna.post(f"/api/tables/{table}/rematch", {}).json()
    assert anna.get(f"/api/tables/{table}").json()["rematch"] == again["id"]
    assert bob.post(f"/api/tables/{table}/rematch", {}).json()["phase"] == "playing"


def test_records_are_kept_after_every_move_was_checked(anna: Person, bob: Person, finished: str) -> None:
    record = anna.get(f"/api/tables/{finished}/record").text
    answer = anna.post("/api/records", {"text": record})
    assert answer.status_code == 201
    kept = answer.json()["id"]
    assert bob.get(f"/api/records/{kept}").json()["record"] == record
    assert len(bob.get(f"/api/records/{kept}/views?count=4").json()["views"]) == 4
    lines = record.splitlines()
    move = next(number for number, line in enumerate(lines) if line.startswith("3. "))
    lines[move] = "3. 0 build theater"
    refused = anna.post("/api/records", {"text": "\n".join(lines)})
    assert code(refused) == "bad_record"
    texts = refused.json()["error"]["text"]
    assert f"line {move + 1}" in texts["en"]
    assert f"na řádku {move + 1}" in texts["cs"]
    assert code(anna.get("/api/records/nowhere")) == "no_such_record"


# --- people ---------------------------------------------------------------------------------------


def test_ratings_and_profiles(anna: Person, bob: Person) -> None:
    for person, login in ((anna, "anna"), (bob, "bob")):
        answer = person.post("/api/accounts", {"login": login, "password": "correct horse battery"})
        assert answer.status_code == 201, answer.text
        person.headers["x-csrf-token"] = answer.json()["csrf"]
        if "ludopolis_session" in answer.cookies:
            person.headers["cookie"] = f"ludopolis_session={answer.cookies['ludopolis_session']}"
    id = anna.founds()["id"]
    bob.joins(id)
    with anna.watches(id) as socket, bob.watches(id) as other:
        other.say("resign", seat=1)
        while not (told := socket.hear("table"))["table"]["seats"][0]["rating"]:
            pass
        assert told["table"]["seats"][0]["rating_change"] > 0
    rows = anna.get("/api/leaderboard/duel").json()
    assert [(row["place"], row["player"], row["games"]) for row in rows] == [(1, anna.id, 1), (2, bob.id, 1)]
    profile = anna.get(f"/api/players/{bob.id}").json()
    assert profile["ratings"]["duel"]["place"] == 2
    assert [card["id"] for card in profile["tables"]] == [id]
    assert code(anna.get("/api/players/nobody")) == "no_such_player"
    private = bob.founds(DUEL | {"public": False})["id"]
    assert private not in [card["id"] for card in anna.get(f"/api/players/{bob.id}").json()["tables"]]
    assert private in [card["id"] for card in bob.get(f"/api/players/{bob.id}").json()["tables"]]


# --- the page -------------------------------------------------------------------------------------


@pytest.fixture
def page(tmp_path: Path) -> TestClient:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Ludopolis</title>")
    (static / "assets" / "main-abc.js").write_text("let a;")
    (static / "assets" / "main-abc.js.gz").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("secret")
    app = FastAPI()
    app.include_router(page_routes(static))
    return TestClient(app, raise_server_exceptions=False)


def test_every_address_of_the_page_gives_the_page(page: TestClient) -> None:
    for path in (
        "/",
        "/tables/abc",
        "/rules/duel/R5.7",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/" + "x" * 300,
    ):
        answer = page.get(path)
        assert (answer.status_code, answer.text) == (200, "<title>Ludopolis</title>")
        assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_kept_for_ever(page: TestClient) -> None:
    asset = page.get("/assets/main-abc.js", headers={"accept-encoding": "identity"})
    assert asset.text == "let a;"
    assert "immutable" in asset.headers["cache-control"]
    assert "javascript" in asset.headers["content-type"]
    with page.stream("GET", "/assets/main-abc.js", headers={"accept-encoding": "gzip"}) as packed:
        assert packed.headers["content-encoding"] == "gzip"
        assert b"".join(packed.iter_raw()) == b"packed"
    assert page.get("/assets/gone.js").status_code >= 400


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    app = FastAPI()
    app.include_router(page_routes(tmp_path))
    answer = TestClient(app).get("/")
    assert answer.status_code == 503
    assert "npm run build" in answer.text
