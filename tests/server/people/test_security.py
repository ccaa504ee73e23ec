"""Headers, limits of size and limits of speed."""

from collections.abc import AsyncIterator, Callable

import httpx
import pytest
from fastapi import FastAPI
from limits import RateLimitItemPerDay
from starlette.requests import HTTPConnection

from ludopolis.server import security
from ludopolis.server.addresses import address_of
from ludopolis.server.people import logins
from ludopolis.server.security import LARGEST_BODY, LARGEST_RECORD, Limiter
from ludopolis.server.settings import Settings
from server.people.conftest import Browser
from server.people.test_sessions import code

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("path", ["/api/me", "/openapi.json", "/nowhere"])
async def test_every_answer_has_the_headers(browser: Browser, path: str) -> None:
    headers = (await browser.get(path)).headers
    for name, value in security.HEADERS.items():
        assert headers[name] == value
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]


async def test_answers_about_people_are_not_cached(browser: Browser) -> None:
    assert (await browser.get("/api/me")).headers["cache-control"] == "no-store"


async def test_large_bodies_are_refused(browser: Browser) -> None:
    await browser.arrive()
    answer = await browser.ask("PATCH", "/api/me", {"name": "x" * LARGEST_BODY})
    assert code(answer) == (413, "too_large")


async def test_large_bodies_without_a_length_are_refused(browser: Browser) -> None:
    await browser.arrive()

    async def endless() -> AsyncIterator[bytes]:
        yield b'{"name": "'
        for _ in range(LARGEST_BODY // 1000 + 1):
            yield b"x" * 1000

    headers = {"Origin": browser.origin, "X-CSRF-Token": browser.csrf}
    answer = await browser.client.patch("/api/me", content=endless(), headers=headers)
    assert code(answer) == (413, "too_large")


async def test_records_may_be_larger(browser: Browser) -> None:
    fits = await browser.post("/api/records", "x" * (LARGEST_RECORD - 100))
    assert fits.status_code == 404  # there is no such route in this app
    assert (await browser.post("/api/records", "x" * LARGEST_RECORD)).status_code == 413


@pytest.mark.parametrize("length", ["-1", "many"])
async def test_strange_lengths_are_refused(browser: Browser, length: str) -> None:
    answer = await browser.client.post("/api/session", headers={"Content-Length": length})
    assert answer.status_code == 413


@pytest.mark.parametrize("path", ["/api/passkeys/a%00b", "/api/me?game=%00"])
async def test_nul_is_nowhere(browser: Browser, path: str) -> None:
    assert code(await browser.get(path)) == (400, "bad_request")


@pytest.mark.parametrize(
    "body", [b"", b"{", b'{"name": "\xff"}', b"[" * 40_000, b'{"name": "\\ud800"}', b"null"]
)
async def test_broken_json_is_refused(browser: Browser, body: bytes) -> None:
    await browser.arrive()
    headers = {"Origin": browser.origin, "X-CSRF-Token": browser.csrf}
    answer = await browser.client.patch("/api/me", content=body, headers=headers)
    assert code(answer) == (400, "bad_request")


class TestSpeed:
    """Days, because a minute could end between two requests."""

    @pytest.fixture
    def settings(self) -> Settings:
        return Settings()

    async def test_of_an_address(self, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(security, "EVERYTHING", RateLimitItemPerDay(3))
        answers = [await browser.get("/openapi.json") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert int(answers[-1].headers["retry-after"]) > 0
        assert "content-security-policy" in answers[-1].headers

    async def test_of_a_session(
        self, new_browser: Callable[..., Browser], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(security, "OF_A_SESSION", RateLimitItemPerDay(3))
        ann, bob = new_browser(), new_browser()
        await ann.arrive()
        await bob.arrive()
        assert [(await ann.get("/api/me")).status_code for _ in range(4)] == [200, 200, 200, 429]
        assert (await bob.get("/api/me")).status_code == 200

    async def test_of_new_guests(self, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("ludopolis.server.people.routes.GUESTS", RateLimitItemPerDay(1))
        await browser.arrive()
        assert (await browser.post("/api/session")).status_code == 200  # the same guest
        browser.client.cookies.clear()
        assert code(await browser.post("/api/session")) == (429, "too_often")


class TestLogins:
    """Whoever knows only the name of somebody."""

    @pytest.fixture
    def settings(self) -> Settings:
        return Settings()

    @pytest.fixture
    async def owner(self, new_browser: Callable[..., Browser]) -> Browser:
        """Ann, who has logged in at home before."""
        browser = new_browser(host="203.0.113.1")
        await browser.sign_up()
        await browser.post("/api/logout")
        assert await logs_in(browser) == 200
        return browser

    async def test_cannot_guess_the_password(
        self, owner: Browser, new_browser: Callable[..., Browser]
    ) -> None:
        eve = new_browser(host="203.0.113.66")
        assert [await logs_in(eve, f"guess {number}") for number in range(11)] == [401] * 10 + [429]
        assert await logs_in(eve) == 429

    async def test_cannot_lock_the_owner_out(
        self, owner: Browser, new_browser: Callable[..., Browser]
    ) -> None:
        eve = new_browser(host="203.0.113.66")
        for number in range(11):
            await logs_in(eve, f"guess {number}")
        for place in (owner, new_browser(host="203.0.113.2")):
            assert await logs_in(place) == 200

    async def test_cannot_guess_from_many_addresses(
        self, owner: Browser, new_browser: Callable[..., Browser], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(logins, "OF_STRANGERS", RateLimitItemPerDay(5))
        tried = [
            await logs_in(new_browser(host=f"198.51.100.{number}"), f"guess {number}") for number in range(6)
        ]
        assert tried == [401] * 5 + [429]
        assert await logs_in(owner) == 200

    def test_few_addresses_are_remembered(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asked: list[object] = []
        monkeypatch.setattr(logins, "MOST_KNOWN", 2)
        monkeypatch.setattr(logins, "limit", lambda connection, often, whom=None: asked.append(often))
        known = logins.Logins()
        homes = [
            HTTPConnection({"type": "http", "client": (f"203.0.113.{number}", 1)}) for number in range(3)
        ]
        for home in homes:
            known.succeeded(home, "ann")
        for home in homes:
            known.limit(home, "ANN")
        assert asked.count(logins.OF_STRANGERS) == 1


async def logs_in(browser: Browser, password: str = "correct horse") -> int:
    await browser.arrive()
    return (await browser.post("/api/login", {"login": "ann", "password": password})).status_code


def test_a_limiter_can_be_off() -> None:
    once = RateLimitItemPerDay(1)
    for _ in range(3):
        Limiter(on=False).hit(once, "ann")


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("testclient", "testclient"),
        (None, "unknown"),
    ],
)
def test_addresses(host: str | None, address: str) -> None:
    assert address_of({"type": "http", "client": (host, 1) if host else None}) == address


async def test_an_error_of_ours_says_nothing_of_the_inside(app: FastAPI, browser: Browser) -> None:
    @app.get("/broken")
    async def broken() -> None:
        raise ValueError("secret detail")

    answer: httpx.Response = await browser.get("/broken")
    assert code(answer) == (500, "internal_error")
    assert "secret" not in answer.text
