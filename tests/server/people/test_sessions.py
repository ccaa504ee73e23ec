"""Guests, sessions, and who may change something."""

import hashlib
import time
from collections.abc import Callable

import httpx
import pytest
from fastapi import FastAPI

from ludopolis.server.security import SESSION_COOKIE
from ludopolis.server.settings import Settings
from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import SESSION_SECONDS
from server.people.conftest import Browser

pytestmark = pytest.mark.anyio

NewBrowser = Callable[..., Browser]


def code(answer: httpx.Response) -> tuple[int, str]:
    error = answer.json()["error"]
    assert set(error["text"]) == {"cs", "en"}
    return answer.status_code, error["code"]


async def test_a_guest_gets_a_name_and_stays_who_they_are(browser: Browser) -> None:
    me = await browser.arrive()
    assert me["name"]
    assert me["login"] is None
    assert await browser.arrive() == me
    assert (await browser.get("/api/me")).json() == me


async def test_nobody_is_nobody(browser: Browser) -> None:
    assert code(await browser.get("/api/me")) == (401, "no_session")


async def test_the_cookie_is_for_our_page_alone(browser: Browser) -> None:
    cookie = (await browser.post("/api/session")).headers["set-cookie"].lower()
    assert {"httponly", "samesite=lax", "path=/", f"max-age={SESSION_SECONDS}"} <= set(cookie.split("; "))
    assert "secure" not in cookie


async def test_the_cookie_is_secure_over_https(new_browser: NewBrowser) -> None:
    answer = await new_browser("https://games.test").post("/api/session")
    assert "; secure" in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" in answer.headers


async def test_only_the_hash_of_a_cookie_is_kept(browser: Browser, store: Store) -> None:
    await browser.arrive()
    token = browser.client.cookies[SESSION_COOKIE]
    assert await store.session(token) is None
    assert await store.session(hashlib.sha256(token.encode()).hexdigest())


async def test_a_session_ends_when_nobody_uses_it(browser: Browser, store: Store) -> None:
    await browser.arrive()
    hash = hashlib.sha256(browser.client.cookies[SESSION_COOKIE].encode()).hexdigest()
    arrived = time.time()
    await store.touch_session(hash, arrived - SESSION_SECONDS + 600)
    assert (await browser.get("/api/me")).status_code == 200
    session = await store.session(hash)
    assert session is not None
    assert session.seen >= arrived  # it slides
    await store.touch_session(hash, arrived - SESSION_SECONDS - 60)
    assert code(await browser.get("/api/me")) == (401, "no_session")


class TestChangingSomething:
    @pytest.mark.parametrize("token", ["", "wrong"])
    async def test_needs_the_csrf_token(self, browser: Browser, token: str) -> None:
        await browser.arrive()
        browser.csrf = token
        assert code(await browser.ask("PATCH", "/api/me", {"name": "Eve"})) == (403, "bad_csrf")

    async def test_of_another_session_is_not_enough(self, new_browser: NewBrowser) -> None:
        ann, eve = new_browser(), new_browser()
        await ann.arrive()
        await eve.arrive()
        ann.csrf = eve.csrf
        assert code(await ann.ask("PATCH", "/api/me", {"name": "Eve"})) == (403, "bad_csrf")

    @pytest.mark.parametrize(
        "origin", ["http://evil.test", "https://games.test", "http://games.test:81", "null"]
    )
    async def test_is_refused_to_other_pages(self, browser: Browser, origin: str) -> None:
        await browser.arrive()
        for method, path in [("PATCH", "/api/me"), ("POST", "/api/session"), ("POST", "/api/logout")]:
            answer = await browser.ask(method, path, {"name": "Eve"}, Origin=origin)
            assert code(answer) == (403, "bad_origin")

    @pytest.mark.parametrize(("site", "status"), [("same-origin", 200), ("cross-site", 403), ("none", 403)])
    async def test_without_origin_the_browser_tells_the_site(
        self, browser: Browser, site: str, status: int
    ) -> None:
        await browser.arrive()
        headers = {"X-CSRF-Token": browser.csrf, "Sec-Fetch-Site": site}
        answer = await browser.client.patch("/api/me", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == status

    async def test_with_a_cookie_and_no_word_of_where_from_is_refused(self, browser: Browser) -> None:
        await browser.arrive()
        answer = await browser.client.patch(
            "/api/me", json={"name": "Ann"}, headers={"X-CSRF-Token": browser.csrf}
        )
        assert code(answer) == (403, "bad_origin")


class TestBehindAName:
    @pytest.fixture
    def settings(self) -> Settings:
        return Settings(
            public_url="https://play.example.org/",
            allowed_origins=("http://other.example.org:8080",),
            rate_limits=False,
        )

    @pytest.mark.parametrize(
        ("origin", "status"),
        [
            ("https://play.example.org", 200),
            ("https://PLAY.example.org", 200),
            ("http://other.example.org:8080", 200),
            ("http://play.example.org", 403),
            ("http://games.test", 403),
        ],
    )
    async def test_only_the_named_pages_may_change(self, browser: Browser, origin: str, status: int) -> None:
        assert (await browser.post("/api/session", Origin=origin)).status_code == status


class TestMe:
    async def test_name_and_language_change(self, browser: Browser) -> None:
        await browser.arrive()
        me = (
            await browser.ask("PATCH", "/api/me", {"name": "  Anička   Nováková ", "language": "cs"})
        ).json()
        assert (me["name"], me["language"]) == ("Anička Nováková", "cs")
        assert (await browser.ask("PATCH", "/api/me", {"language": None})).json()["language"] is None
        assert (await browser.get("/api/me")).json()["name"] == "Anička Nováková"

    async def test_a_name_may_have_40_letters(self, browser: Browser) -> None:
        await browser.arrive()
        assert (await browser.ask("PATCH", "/api/me", {"name": "ř" * 40})).json()["name"] == "ř" * 40

    @pytest.mark.parametrize(
        "name", ["", "   ", "x" * 41, "a\u202eb", "a\tb\x07", "\u200b", "a\ud83d\ude00b" * 20]
    )
    async def test_bad_names_are_refused(self, browser: Browser, name: str) -> None:
        me = await browser.arrive()
        name = name.encode("utf-16", "surrogatepass").decode("utf-16")
        assert code(await browser.ask("PATCH", "/api/me", {"name": name})) == (400, "bad_name")
        assert await browser.arrive() == me

    async def test_unknown_languages_and_types_are_refused(self, browser: Browser) -> None:
        await browser.arrive()
        assert code(await browser.ask("PATCH", "/api/me", {"language": "tlh"})) == (400, "bad_language")
        assert code(await browser.ask("PATCH", "/api/me", {"name": 5})) == (400, "bad_request")
        assert code(await browser.ask("PATCH", "/api/me", {"name": "a\0b"})) == (400, "bad_request")


async def test_the_app_documents_itself(app: FastAPI, browser: Browser) -> None:
    document = (await browser.get("/openapi.json")).json()
    operation = document["paths"]["/api/accounts"]["post"]
    body = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    assert body == "#/components/schemas/Credentials"
    assert operation["responses"]["201"]["content"]["application/json"]["schema"]["$ref"].endswith("/Me")
    assert operation["responses"]["default"]
    assert {"Me", "Credentials", "Failure", "Why"} <= set(document["components"]["schemas"])
