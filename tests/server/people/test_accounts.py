"""Accounts, passwords, logging in and out."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from ludopolis.server.settings import Settings
from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import Entry, Summary
from server.people.conftest import Browser
from server.people.test_sessions import code

pytestmark = pytest.mark.anyio

NewBrowser = Callable[..., Browser]
PASSWORD = "correct horse"
ANN = {"login": "ann", "password": PASSWORD}


async def sit_down(store: Store, player: str) -> None:
    summary = Summary("t", "duel", "playing", False, (player,), (player,), 1.0, "{}")
    await store.append("t", [Entry(1, 1.0, "{}")], summary)


async def test_a_guest_becomes_an_account_and_stays_the_same_player(browser: Browser) -> None:
    guest = await browser.arrive()
    answer = await browser.post("/api/accounts", ANN)
    assert answer.status_code == 201
    account = answer.json()
    assert (account["id"], account["name"], account["login"]) == (guest["id"], guest["name"], "ann")
    assert account["csrf"] != guest["csrf"]
    assert (await browser.get("/api/me")).json() == account


async def test_passwords_are_kept_as_argon2(browser: Browser, store: Store) -> None:
    me = (await browser.sign_up()).json()
    player = await store.player(me["id"])
    assert player is not None
    assert player.password is not None
    assert player.password.startswith("$argon2id$")


async def test_an_account_is_made_once(browser: Browser) -> None:
    await browser.sign_up()
    assert code(await browser.post("/api/accounts", ANN)) == (409, "has_account")


async def test_login_names_are_unique(browser: Browser, new_browser: NewBrowser) -> None:
    await browser.sign_up("Ann")
    other = new_browser()
    guest = await other.arrive()
    assert code(await other.post("/api/accounts", {"login": "aNN", "password": PASSWORD})) == (
        409,
        "login_taken",
    )
    assert await other.arrive() == guest


@pytest.mark.parametrize("login", ["", "a", "x" * 41, "a b", "a/b", "<b>"])
async def test_bad_login_names(browser: Browser, login: str) -> None:
    await browser.arrive()
    answer = await browser.post("/api/accounts", {"login": login, "password": PASSWORD})
    assert code(answer) == (400, "bad_login")


@pytest.mark.parametrize("password", ["", "short", "x" * 201, "Longlogin"])
async def test_bad_passwords(browser: Browser, password: str) -> None:
    await browser.arrive()
    answer = await browser.post("/api/accounts", {"login": "longLogin", "password": password})
    assert code(answer) == (400, "bad_password")


async def test_log_in_elsewhere_and_out(browser: Browser, new_browser: NewBrowser) -> None:
    account = (await browser.sign_up()).json()
    other = new_browser()
    guest = await other.arrive()
    me = (await other.post("/api/login", {"login": "ANN", "password": PASSWORD})).json()
    assert me["id"] == account["id"]
    assert (await other.post("/api/logout")).status_code == 204
    assert code(await other.get("/api/me")) == (401, "no_session")
    assert (await other.arrive())["id"] not in (guest["id"], account["id"])
    assert (await browser.get("/api/me")).status_code == 200


async def test_a_guest_with_tables_comes_back_after_logging_out(
    browser: Browser, new_browser: NewBrowser, store: Store
) -> None:
    account = (await browser.sign_up()).json()
    other = new_browser()
    guest = await other.arrive()
    await sit_down(store, guest["id"])
    assert (await other.post("/api/login", ANN)).json()["id"] == account["id"]
    assert (await other.get("/api/me")).json()["id"] == account["id"]
    await other.post("/api/logout")
    assert await other.arrive() == guest
    await other.post("/api/logout")
    assert (await other.arrive())["id"] != guest["id"]


async def test_nobody_learns_who_has_an_account(browser: Browser, new_browser: NewBrowser) -> None:
    await browser.sign_up()
    eve = new_browser()
    await eve.arrive()
    wrong = await eve.post("/api/login", {"login": "ann", "password": "wrong password"})
    unknown = await eve.post("/api/login", {"login": "nobody", "password": "wrong password"})
    assert code(wrong) == code(unknown) == (401, "wrong_login")
    assert wrong.content == unknown.content


async def test_an_account_without_a_password_has_no_password(
    browser: Browser, new_browser: NewBrowser, store: Store
) -> None:
    player = await store.player((await browser.sign_up()).json()["id"])
    assert player is not None
    await store.change_player(replace(player, password=None))
    eve = new_browser()
    await eve.arrive()
    assert code(await eve.post("/api/login", {"login": "ann", "password": ""})) == (401, "wrong_login")


class TestPassword:
    async def test_a_new_one_ends_other_sessions(self, browser: Browser, new_browser: NewBrowser) -> None:
        await browser.sign_up()
        other = new_browser()
        await other.arrive()
        await other.post("/api/login", ANN)
        answer = await browser.post("/api/password", {"old": PASSWORD, "new": "battery staple"})
        assert answer.status_code == 204
        assert (await browser.get("/api/me")).status_code == 200
        assert (await other.get("/api/me")).status_code == 401
        await other.arrive()
        assert code(await other.post("/api/login", ANN)) == (401, "wrong_login")
        assert (await other.post("/api/login", ANN | {"password": "battery staple"})).status_code == 200

    @pytest.mark.parametrize("old", [None, "wrong password"])
    async def test_needs_the_old_one(self, browser: Browser, old: str | None) -> None:
        await browser.sign_up()
        answer = await browser.post("/api/password", {"old": old, "new": "battery staple"})
        assert code(answer) == (403, "wrong_password")

    async def test_guests_have_none(self, browser: Browser) -> None:
        await browser.arrive()
        assert code(await browser.post("/api/password", {"new": "battery staple"})) == (409, "no_account")


class TestLimits:
    @pytest.fixture
    def settings(self) -> Settings:
        return Settings()

    async def test_guessing_is_slow(self, browser: Browser, new_browser: NewBrowser) -> None:
        await browser.sign_up()
        eve = new_browser()
        await eve.arrive()
        for guess in range(10):
            answer = await eve.post("/api/login", {"login": "Ann", "password": f"guess {guess}"})
            assert answer.status_code == 401
        refused = await eve.post("/api/login", ANN)
        assert code(refused) == (429, "too_often")
        assert 0 < int(refused.headers["retry-after"]) <= 600
        assert code(await eve.post("/api/login", ANN | {"login": "bob"})) == (401, "wrong_login")


async def test_an_account_is_deleted_for_good(
    browser: Browser, new_browser: NewBrowser, store: Store
) -> None:
    account = (await browser.sign_up()).json()
    elsewhere = new_browser()
    await elsewhere.arrive()
    await elsewhere.post("/api/login", ANN)
    for wrong in ({}, {"password": "wrong password"}):
        assert code(await browser.post("/api/forget-me", wrong)) == (403, "wrong_password")
    assert (await browser.post("/api/forget-me", {"password": PASSWORD})).status_code == 204
    assert await store.player(account["id"]) is None
    assert code(await elsewhere.get("/api/me")) == (401, "no_session")
    assert code(await browser.get("/api/me")) == (401, "no_session")
    guest = await browser.arrive()
    assert (guest["id"] != account["id"], guest["login"]) == (True, None)
    assert code(await browser.post("/api/login", ANN)) == (401, "wrong_login")


async def test_a_guest_may_go_too(browser: Browser, store: Store) -> None:
    guest = await browser.arrive()
    assert (await browser.post("/api/forget-me", {})).status_code == 204
    assert await store.player(guest["id"]) is None
