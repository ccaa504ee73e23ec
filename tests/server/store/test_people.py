"""Players and how they prove who they are: the same in both databases."""

import time

import pytest
from msgspec.structs import replace

from ludopolis.server.store import open_store
from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import (
    SESSION_SECONDS,
    Conflict,
    Message,
    Passkey,
    Player,
    Rating,
    Session,
    Token,
)

pytestmark = pytest.mark.anyio

ANN = Player("ann", "Anička", 1.0, "Anička", "hash", "cs")
BOB = Player("bob", "Bob", 2.0)


@pytest.fixture(autouse=True)
async def _players(store: Store) -> None:
    await store.add_player(ANN)
    await store.add_player(BOB)


async def test_players(store: Store) -> None:
    assert await store.player("ann") == ANN
    assert await store.player("nobody") is None
    assert await store.players(["ann", "bob", "nobody"]) == {"ann": ANN, "bob": BOB}
    assert await store.players([]) == {}
    changed = replace(BOB, name="Bobek", language="en")
    await store.change_player(changed)
    assert await store.player("bob") == changed


async def test_a_new_name_leaves_the_password_alone(store: Store) -> None:
    await store.change_player(replace(ANN, password="new hash"))
    await store.rename_player("ann", "Anna", "en")
    assert await store.player("ann") == replace(ANN, password="new hash", name="Anna", language="en")


async def test_a_player_is_forgotten(store: Store) -> None:
    now = time.time()
    await store.add_session(Session("s", "ann", "csrf", now, now))
    await store.add_passkey(Passkey("p", "ann", "key", b"", 0, now))
    await store.add_token(Token("t", "hash", "ann", "bot", now))
    await store.rate("t", 1, [Rating("ann", "duel", 30.0, 2.0, 1), Rating("bob", "duel", 20.0, 2.0, 1)])
    await store.add_message("t", Message(0, now, "bob", "Bob", "hi"))
    await store.add_message("t", Message(0, now, "ann", "Anička", "ahoj"))
    await store.remove_player("ann")
    assert await store.player("ann") is None
    assert await store.player_by_login("Anička") is None
    assert (await store.session("s"), await store.passkey("p"), await store.token("hash")) == (None,) * 3
    assert [rating.player for rating in await store.leaderboard("duel")] == ["bob"]
    last = await store.add_message("t", Message(0, now, "bob", "Bob", "bye"))
    assert [(line.number, line.text) for line in await store.messages("t")] == [(1, "hi"), (3, "bye")]
    assert last.number == 3
    assert await store.player("bob") == BOB


@pytest.mark.parametrize("login", ["Anička", "anička", "ANIČKA", "ANIC\u030cKA"])
async def test_login_names_ignore_case(store: Store, login: str) -> None:
    assert await store.player_by_login(login) == ANN
    with pytest.raises(Conflict):
        await store.add_player(Player("cid", "Cid", 3.0, login))
    with pytest.raises(Conflict):
        await store.change_player(replace(BOB, login=login))
    assert await store.player("cid") is None
    assert await store.player("bob") == BOB


async def test_guests_have_no_login(store: Store) -> None:
    await store.add_player(Player("cid", "Cid", 3.0))
    assert await store.player_by_login("") is None


async def test_sessions(store: Store) -> None:
    now = time.time()
    sessions = [Session(f"hash{n}", "ann", "csrf", now, now) for n in range(3)]
    other = Session("other", "bob", "csrf", now, now)
    for session in (*sessions, other):
        await store.add_session(session)
    await store.touch_session("hash0", now + 1)
    assert await store.session("hash0") == replace(sessions[0], seen=now + 1)
    await store.end_session("hash0")
    assert await store.session("hash0") is None
    await store.end_sessions_of("ann", but="hash2")
    assert [await store.session(f"hash{n}") for n in range(3)] == [None, None, sessions[2]]
    await store.end_sessions_of("ann")
    assert await store.session("hash2") is None
    assert await store.session("other") == other


async def test_old_sessions_are_forgotten_at_the_start(store: Store, url: str) -> None:
    now = time.time()
    await store.add_session(Session("old", "ann", "csrf", 1.0, now - SESSION_SECONDS - 1))
    await store.add_session(Session("used", "ann", "csrf", 1.0, now))
    again = open_store(url)
    await again.start()
    found = await again.session("old"), await again.session("used")
    await again.stop()
    assert found[0] is None
    assert found[1] is not None


async def test_passkeys(store: Store) -> None:
    key = Passkey("key", "ann", "Phone", b"\x00\xff\x10", 2**32 - 2, 5.0)
    await store.add_passkey(key)
    with pytest.raises(Conflict):
        await store.add_passkey(replace(key, player="bob"))
    assert await store.passkey("key") == key
    assert await store.passkeys("ann") == [key]
    await store.use_passkey("key", 2**32 - 1)
    assert await store.passkey("key") == replace(key, sign_count=2**32 - 1)
    assert not await store.remove_passkey("bob", "key")
    assert await store.remove_passkey("ann", "key")
    assert await store.passkey("key") is None


async def test_challenges_are_taken_once_and_expire(store: Store) -> None:
    await store.add_challenge("a", b"\x00old", 100.0)
    await store.add_challenge("a", b"\x00new", 100.0)
    await store.add_challenge("b", b"other", 100.0)
    assert await store.take_challenge("a", 99.0) == b"\x00new"
    assert await store.take_challenge("a", 99.0) is None
    assert await store.take_challenge("b", 101.0) is None


async def test_tokens(store: Store) -> None:
    token = Token("id", "hash", "ann", "My bot", 5.0)
    await store.add_token(token)
    assert await store.token("hash") == token
    assert await store.token("id") is None
    assert await store.tokens("ann") == [token]
    assert not await store.remove_token("bob", "id")
    assert await store.remove_token("ann", "id")
    assert await store.token("hash") is None
