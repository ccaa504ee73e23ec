"""Tokens for programs."""

from collections.abc import Callable

import httpx
import pytest

from server.people.conftest import Browser
from server.people.test_sessions import code

pytestmark = pytest.mark.anyio

NewBrowser = Callable[..., Browser]


async def make(browser: Browser) -> dict[str, str]:
    await browser.arrive()
    answer = await browser.post("/api/tokens", {"name": "My bot"})
    assert answer.status_code == 201
    made: dict[str, str] = answer.json()
    return made


async def ask(browser: Browser, method: str, path: str, token: str) -> httpx.Response:
    """As a program does: no cookie, no Origin, no CSRF token."""
    return await browser.client.request(method, path, headers={"Authorization": f"Bearer {token}"})


async def test_a_token_is_shown_once(browser: Browser) -> None:
    made = await make(browser)
    assert made["token"].startswith("ludopolis_")
    listed = (await browser.get("/api/tokens")).json()
    assert listed == [{"id": made["id"], "name": "My bot", "created": made["created"]}]


async def test_a_program_is_its_owner(browser: Browser, new_browser: NewBrowser) -> None:
    made = await make(browser)
    answer = await ask(new_browser(), "GET", "/api/me", made["token"])
    me = (await browser.get("/api/me")).json()
    assert answer.json() == me | {"csrf": ""}


async def test_a_program_does_not_rule_the_account(browser: Browser, new_browser: NewBrowser) -> None:
    made = await make(browser)
    for method, path in [("GET", "/api/tokens"), ("POST", "/api/tokens"), ("POST", "/api/password")]:
        assert code(await ask(new_browser(), method, path, made["token"])) == (403, "not_for_programs")


async def test_removed_and_invented_tokens_are_refused(browser: Browser, new_browser: NewBrowser) -> None:
    made = await make(browser)
    other = new_browser()
    await other.arrive()
    assert code(await other.ask("DELETE", f"/api/tokens/{made['id']}")) == (404, "not_found")
    assert (await browser.ask("DELETE", f"/api/tokens/{made['id']}")).status_code == 204
    for token in (made["token"], "ludopolis_invented", ""):
        assert code(await ask(other, "GET", "/api/me", token)) == (401, "bad_token")


async def test_not_without_end(browser: Browser) -> None:
    for _ in range(20):
        await make(browser)
    assert code(await browser.post("/api/tokens", {"name": "One more"})) == (409, "too_many_tokens")
