"""At the doors of the service: who may ask, how much and how often; every answer protects its viewer."""

from typing import Any

import httpx
import pytest
from limits import RateLimitItemPerMinute
from starlette.testclient import TestClient

from ludopolis.server import security
from ludopolis.server.app import create_app
from ludopolis.server.live.socket import TOO_MANY
from ludopolis.server.security import LARGEST_BODY, LARGEST_RECORD
from ludopolis.server.settings import Settings
from server.live.conftest import DUEL, ORIGIN, Person, Socket
from server.live.test_socket import closed
from server.security.people import PASSWORD, app_of, code, sign_up

CHANGING = {"POST", "PUT", "PATCH", "DELETE"}
WITHOUT_A_SESSION = {"/api/session", "/api/verify"}  # makes one; needs none

ROUTES = [
    (method.upper(), path.replace("{id}", "nothing").replace("{game}", "duel"))
    for path, methods in create_app(Settings()).openapi()["paths"].items()
    for method in methods
]
CHANGES = [(method, path) for method, path in ROUTES if method in CHANGING and path not in WITHOUT_A_SESSION]


def ask(client: TestClient, method: str, path: str, **how: Any) -> httpx.Response:
    client.cookies.clear()
    answer: httpx.Response = client.request(method, path, **how)
    return answer


# --- who ------------------------------------------------------------------------------------------


def test_there_is_much_to_change() -> None:
    assert len(CHANGES) > 15


def test_whatever_changes_something_must_come_from_our_page(anna: Person, bob: Person) -> None:
    for method, path in CHANGES:
        check_change(anna, bob, method, path)


def check_change(anna: Person, stranger: Person, method: str, path: str) -> None:
    client, good = anna.client, anna.headers
    tokens = [{}, {"x-csrf-token": ""}, {"x-csrf-token": stranger.headers["x-csrf-token"]}]
    for token in tokens:
        headers = {"cookie": good["cookie"], **ORIGIN, **token}
        assert code(ask(client, method, path, headers=headers)) == (403, "bad_csrf")
    origins: list[dict[str, str]] = [
        {},
        {"origin": "null"},
        {"origin": "https://testserver"},
        {"origin": "http://testserver.evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ]
    for origin in origins:
        headers = {"cookie": good["cookie"], "x-csrf-token": good["x-csrf-token"], **origin}
        assert code(ask(client, method, path, headers=headers)) == (403, "bad_origin")
    assert code(ask(client, method, path, headers=ORIGIN)) == (401, "no_session")
    assert code(ask(client, method, path)) == (401, "no_session")
    assert code(ask(client, method, path, headers={"authorization": "Bearer x"})) == (401, "bad_token")


def test_a_foreign_page_makes_no_guests(client: TestClient) -> None:
    for headers in ({"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}):
        answer = ask(client, "POST", "/api/session", headers=headers)
        assert code(answer) == (403, "bad_origin")
        assert not answer.cookies


def test_the_second_of_two_first_tabs_finds_its_way(client: TestClient) -> None:
    """Both tabs of a new browser ask without a cookie; the later cookie stays, the other tab's token is of
    no use. It asks who it is, and is the same guest as the winner."""
    loser, winner = Person(client), Person(client)
    stale = loser.headers["x-csrf-token"]
    loser.headers["cookie"] = winner.headers["cookie"]
    assert code(loser.post("/api/tables", DUEL)) == (403, "bad_csrf")
    loser.headers["x-csrf-token"] = stale  # it is sent along, and does not matter there
    me = loser.post("/api/session")
    assert me.status_code == 200
    assert me.json()["id"] == winner.id
    loser.headers["x-csrf-token"] = me.json()["csrf"]
    assert loser.post("/api/tables", DUEL).status_code == 201
    assert winner.post("/api/tables", DUEL).status_code == 201


def test_others_cannot_touch_what_is_mine(anna: Person, bob: Person, table: str) -> None:
    made = anna.post("/api/tokens", {"name": "mine"}).json()
    anna.client.cookies.clear()
    refused = bob.client.delete(f"/api/tokens/{made['id']}", headers=bob.headers)
    assert code(refused) == (404, "not_found")
    private = anna.founds(DUEL | {"public": False})["id"]
    assert code(bob.joins(private)) == (403, "wrong_invite")
    assert code(bob.joins(private, invite=f"{private}-zzzzzz")) == (403, "wrong_invite")
    assert code(bob.post(f"/api/tables/{private}/leave")) == (403, "not_seated")
    assert code(bob.post(f"/api/tables/{private}/rematch", {})) == (403, "not_seated")
    move = {"seat": 0, "position": 1, "actions": ["x"], "key": "k"}
    assert code(bob.post(f"/api/bot/tables/{table}/move", move)) == (403, "not_your_seat")


def test_a_token_is_not_enough_for_the_account(anna: Person) -> None:
    token = anna.post("/api/tokens", {"name": "program"}).json()["token"]
    for method, path in [
        ("GET", "/api/tokens"),
        ("POST", "/api/tokens"),
        ("POST", "/api/password"),
        ("POST", "/api/logout"),
        ("PATCH", "/api/me"),
        ("POST", "/api/passkeys/register/options"),
    ]:
        answer = ask(anna.client, method, path, headers={"authorization": f"Bearer {token}"})
        assert code(answer) == (403, "not_for_programs")


# --- how much -------------------------------------------------------------------------------------


def test_too_large_bodies(client: TestClient) -> None:
    for method, path in [route for route in ROUTES if route[0] in CHANGING]:
        most = LARGEST_RECORD if path in ("/api/records", "/api/verify") else LARGEST_BODY
        answer = ask(client, method, path, content=b"x" * (most + 1), headers=ORIGIN)
        assert code(answer) == (413, "too_large"), path


# --- how often ------------------------------------------------------------------------------------


class TestTooOften:
    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return Settings(data=settings.data, log_level="error")

    @pytest.mark.parametrize(
        ("limit", "path", "body"),
        [
            ("ludopolis.server.tables.routes.NEW_TABLES", "/api/tables", DUEL),
            ("ludopolis.server.routes.HEAVY", "/api/records", {"text": "nothing"}),
            ("ludopolis.server.routes.CHECKS", "/api/verify", {"record": "nothing"}),
            ("ludopolis.server.tables.routes.JOINS", "/api/tables/x/join", {"invite": "x-guess"}),
            ("ludopolis.server.people.logins.LOGINS", "/api/login", {"login": "x", "password": "y"}),
            ("ludopolis.server.people.logins.OF_AN_ADDRESS", "/api/login", {"login": "x", "password": "y"}),
            ("ludopolis.server.people.logins.OF_STRANGERS", "/api/login", {"login": "x", "password": "y"}),
            ("ludopolis.server.people.routes.LOGINS", "/api/password", {"old": "x", "new": "y"}),
            ("ludopolis.server.people.routes.ACCOUNTS", "/api/accounts", {"login": "x", "password": "y"}),
        ],
    )
    def test_things(
        self, anna: Person, monkeypatch: pytest.MonkeyPatch, limit: str, path: str, body: object
    ) -> None:
        monkeypatch.setattr(limit, RateLimitItemPerMinute(2, namespace="tested"))
        assert [anna.post(path, body).status_code == 429 for _ in range(2)] == [False, False]
        refused = anna.post(path, body)
        assert code(refused) == (429, "too_often")
        assert 0 < int(refused.headers["retry-after"]) <= 60

    @pytest.mark.parametrize(
        "path",
        [
            "/api/tables/{table}",
            "/api/tables/{table}/steps?before=1",
            "/api/tables/{table}/record",
            "/api/tables/{table}/replay",
            "/api/tables/{table}/replay/views",
            "/api/records/x",
            "/api/records/x/views",
        ],
    )
    def test_looks(self, anna: Person, table: str, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
        """Whoever has no session is limited too."""
        for module in ("routes", "tables.routes"):
            once = RateLimitItemPerMinute(1, namespace="tested")
            monkeypatch.setattr(f"ludopolis.server.{module}.LOOKS", once)
        answers = [ask(anna.client, "GET", path.format(table=table)).status_code for _ in range(2)]
        assert [status == 429 for status in answers] == [False, True]

    def test_a_login_name_is_the_same_however_it_is_written(
        self, anna: Person, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        sign_up(anna, "victim")
        once = RateLimitItemPerMinute(1, namespace="tested")
        monkeypatch.setattr("ludopolis.server.people.logins.OF_AN_ADDRESS", once)
        thief = Person(anna.client)
        assert code(thief.post("/api/login", {"login": "victim", "password": "guess"}))[0] == 401
        assert code(thief.post("/api/login", {"login": "VICTIM", "password": PASSWORD}))[0] == 429

    def test_sockets(self, anna: Person, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
        once = RateLimitItemPerMinute(1, namespace="tested")
        monkeypatch.setattr("ludopolis.server.live.socket.NEW_SOCKETS", once)
        with anna.watches(table) as first, anna.watches(table) as second:
            assert first.hear()["is"] == "snapshot"
            assert closed(second) == TOO_MANY


# --- every answer ---------------------------------------------------------------------------------


@pytest.fixture
def outside(client: TestClient) -> TestClient:
    """Sees what a browser sees when the service crashes."""
    return TestClient(app_of(client), raise_server_exceptions=False)


def is_protected(answer: httpx.Response) -> bool:
    return all(answer.headers.get(name) == value for name, value in security.HEADERS.items())


def test_every_answer_has_the_headers(client: TestClient) -> None:
    for method, path in [*ROUTES, ("GET", "/"), ("GET", "/assets/gone.js"), ("PUT", "/")]:
        answer = ask(client, method, path)
        assert is_protected(answer), path
        if path.startswith("/api/") and "max-age" not in answer.headers.get("cache-control", ""):
            assert answer.headers["cache-control"] == "no-store"


def test_refusals_have_the_headers(anna: Person, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    large = ask(client, "POST", "/api/session", content=b"x" * (LARGEST_BODY + 1))
    nul = ask(client, "GET", "/api/tables/%00")
    bad = anna.post("/api/tables", {"game": 5})
    app_of(client).state.limiter._on = True
    monkeypatch.setattr(security, "EVERYTHING", RateLimitItemPerMinute(0, namespace="tested"))
    often = ask(client, "GET", "/api/games")
    answers = [large, nul, bad, often]
    assert [answer.status_code for answer in answers] == [413, 400, 400, 429]
    assert all(is_protected(answer) for answer in answers)


def test_a_crash_has_the_headers_and_tells_nothing(
    outside: TestClient, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crash(*_: object) -> None:
        raise ValueError("secret detail")

    monkeypatch.setattr(app_of(client).state.store, "leaderboard", crash)
    answer = ask(outside, "GET", "/api/leaderboard/duel")
    assert code(answer) == (500, "internal_error")
    assert is_protected(answer)
    assert answer.headers["cache-control"] == "no-store"
    assert "secret" not in answer.text + str(answer.headers)


def test_a_crash_before_any_route_has_the_headers(
    outside: TestClient, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(*_: object) -> None:
        raise ValueError("secret detail")

    monkeypatch.setattr(app_of(client).state.limiter, "hit", crash)
    answer = ask(outside, "GET", "/")
    assert code(answer) == (500, "internal_error")
    assert is_protected(answer)


def test_a_socket_shows_nothing_to_a_foreign_page(anna: Person, table: str, client: TestClient) -> None:
    path, cookie = f"/api/tables/{table}/socket", {"cookie": anna.headers["cookie"]}
    foreign = [{}, {"origin": "null"}, {"origin": "http://evil.example"}, {"sec-fetch-site": "same-site"}]
    for origin in foreign:
        client.cookies.clear()
        with Socket(client.websocket_connect(path, headers=cookie | origin)) as socket:
            first = socket.session.receive()
            assert (first["type"], first["code"]) == ("websocket.close", 4401)
