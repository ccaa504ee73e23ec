"""Passkeys, with a security key in software."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from ludopolis.server.people import passkeys
from ludopolis.server.store.base import Store
from server.people.authenticator import Authenticator
from server.people.conftest import ORIGIN, Browser
from server.people.test_accounts import sit_down
from server.people.test_sessions import code

pytestmark = pytest.mark.anyio

NewBrowser = Callable[..., Browser]


@pytest.fixture
def key() -> Authenticator:
    return Authenticator(ORIGIN)


async def options(browser: Browser, purpose: str) -> dict[str, Any]:
    answer = await browser.post(f"/api/passkeys/{purpose}/options")
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


async def register(browser: Browser, key: Authenticator, name: str = "Phone") -> httpx.Response:
    credential = key.create(await options(browser, "register"))
    return await browser.post("/api/passkeys/register/verify", {"name": name, "credential": credential})


async def login(browser: Browser, key: Authenticator) -> httpx.Response:
    credential = key.get(await options(browser, "login"))
    return await browser.post("/api/passkeys/login/verify", {"credential": credential})


async def test_register_and_log_in_elsewhere(
    browser: Browser, new_browser: NewBrowser, key: Authenticator
) -> None:
    me = await browser.arrive()
    made = await register(browser, key)
    assert made.status_code == 201
    assert (await browser.get("/api/passkeys")).json() == [made.json()]
    other = new_browser()
    await other.arrive()
    assert (await login(other, key)).json()["id"] == me["id"]
    assert (await other.get("/api/me")).json()["id"] == me["id"]


async def test_what_the_browser_is_asked(browser: Browser, key: Authenticator) -> None:
    await browser.sign_up()
    await register(browser, key)
    asked = await options(browser, "register")
    assert asked["rp"] == {"id": "games.test", "name": "Ludopolis"}
    assert asked["user"]["name"] == "ann"
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    assert [known["id"] for known in asked["excludeCredentials"]] == [
        (await browser.get("/api/passkeys")).json()[0]["id"]
    ]


async def test_a_challenge_is_good_once(
    browser: Browser, new_browser: NewBrowser, key: Authenticator
) -> None:
    await browser.arrive()
    await register(browser, key)
    other = new_browser()
    await other.arrive()
    credential = key.get(await options(other, "login"))
    body = {"credential": credential}
    assert (await other.post("/api/passkeys/login/verify", body)).status_code == 200
    assert code(await other.post("/api/passkeys/login/verify", body)) == (400, "bad_passkey")


async def test_a_failed_try_uses_the_challenge_up(browser: Browser, key: Authenticator) -> None:
    await browser.arrive()
    asked = await options(browser, "register")
    wrong = Authenticator("http://evil.test").create(asked)
    for credential in (wrong, key.create(asked)):
        body = {"name": "Phone", "credential": credential}
        assert code(await browser.post("/api/passkeys/register/verify", body)) == (400, "bad_passkey")


async def test_a_challenge_belongs_to_its_session(
    browser: Browser, new_browser: NewBrowser, key: Authenticator
) -> None:
    await browser.arrive()
    await register(browser, key)
    ann, eve = new_browser(), new_browser()
    await ann.arrive()
    await eve.arrive()
    credential = key.get(await options(ann, "login"))
    await options(eve, "login")
    body = {"credential": credential}
    assert code(await eve.post("/api/passkeys/login/verify", body)) == (400, "bad_passkey")


async def test_a_challenge_grows_old(
    browser: Browser, key: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    await browser.arrive()
    monkeypatch.setattr(passkeys, "CHALLENGE_SECONDS", -1)
    assert code(await register(browser, key)) == (400, "bad_passkey")


async def test_a_foreign_page_is_refused(browser: Browser, key: Authenticator) -> None:
    await browser.arrive()
    key.origin = "http://evil.test"
    assert code(await register(browser, key)) == (400, "bad_passkey")


async def test_another_key_is_refused(browser: Browser, key: Authenticator) -> None:
    await browser.arrive()
    await register(browser, key)
    thief = Authenticator(ORIGIN)
    assert code(await login(browser, thief)) == (401, "unknown_passkey")
    thief.id = key.id
    thief.count = 10
    assert code(await login(browser, thief)) == (400, "bad_passkey")


async def test_a_copied_key_is_noticed_by_its_count(browser: Browser, key: Authenticator) -> None:
    await browser.arrive()
    await register(browser, key)
    assert (await login(browser, key)).status_code == 200
    assert (await login(browser, key)).status_code == 200
    key.count = 0
    assert code(await login(browser, key)) == (400, "bad_passkey")


async def test_a_key_has_one_owner(browser: Browser, new_browser: NewBrowser, key: Authenticator) -> None:
    await browser.arrive()
    await register(browser, key)
    eve = new_browser()
    await eve.arrive()
    assert code(await register(eve, key)) == (400, "bad_passkey")
    assert (await eve.get("/api/passkeys")).json() == []


async def test_a_guest_who_logs_in_as_themselves_can_log_out(
    browser: Browser, key: Authenticator, store: Store
) -> None:
    me = await browser.arrive()
    await sit_down(store, me["id"])
    await register(browser, key)
    assert (await login(browser, key)).json()["id"] == me["id"]
    await browser.post("/api/logout")
    assert (await browser.arrive())["id"] != me["id"]


async def test_removed(browser: Browser, new_browser: NewBrowser, key: Authenticator) -> None:
    await browser.arrive()
    id = (await register(browser, key)).json()["id"]
    eve = new_browser()
    await eve.arrive()
    assert code(await eve.ask("DELETE", f"/api/passkeys/{id}")) == (404, "not_found")
    assert (await browser.ask("DELETE", f"/api/passkeys/{id}")).status_code == 204
    assert code(await login(eve, key)) == (401, "unknown_passkey")


@pytest.mark.parametrize(
    "credential", [{}, {"id": "x"}, {"id": 5, "response": []}, {"id": "é", "rawId": None}]
)
async def test_nonsense_is_refused(browser: Browser, credential: dict[str, Any]) -> None:
    await browser.arrive()
    await options(browser, "register")
    body = {"name": "Phone", "credential": credential}
    assert code(await browser.post("/api/passkeys/register/verify", body)) == (400, "bad_passkey")
    await options(browser, "login")
    assert code(await browser.post("/api/passkeys/login/verify", body)) == (401, "unknown_passkey")
