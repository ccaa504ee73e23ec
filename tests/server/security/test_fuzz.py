"""Sockets under fire: whatever people send, the table stays true and everybody sees what is theirs."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from ludopolis.core.registry import game, game_ids
from ludopolis.server import wire
from ludopolis.server.live.socket import LONGEST_MESSAGE
from ludopolis.server.tables.events import Played, decode
from ludopolis.server.tables.table import Table
from server.security.crowd import Crowd, Watcher, round_of

STEPS = 70
FOLD_EVERY = 6  # folding a long table takes its time
NOISE: list[str | bytes] = [
    "",
    " ",
    "{",
    "null",
    "[]",
    '"move"',
    "[" * 5_000,
    '{"do":' * 2_000,
    '{"do": "move", "key": "k", "seat": 1e400, "position": 0, "actions": [""]}',
    '{"do": "move", "key": "k", "seat": 0, "position": 99999999999999999999999999, "actions": [""]}',
    '{"do": "undo", "key": "k", "seat": -1, "position": -1}',
    '{"do": "chat", "key": "k", "text": "\\u0000\\ud800"}',
    '{"do": "ping", "key": "' + "k" * 65 + '"}',
    '{"do": "created", "key": "k", "secret": "mine"}',
    b"",
    b"\x00",
    b"\xff\xfe\x00",
    b"\x80" * 1_000,
    bytes(range(256)),
    "x" * (LONGEST_MESSAGE + 1),
    b"x" * (LONGEST_MESSAGE + 1),
]

Step = Callable[["Attack"], None]


class Attack:
    """One table, and what was tried at it."""

    def __init__(self, crowd: Crowd, random: Random) -> None:
        self.crowd = crowd
        self.random = random
        self.said: list[tuple[Watcher, bytes]] = []
        self.kept = len(crowd.entries())
        self.moves = 0

    def anybody(self) -> Watcher:
        return self.random.choice(self.crowd.watchers)

    def say(self, who: Watcher, do: str, **what: Any) -> None:
        frame = msgspec.json.encode({"do": do, "key": f"key{len(self.said)}", **what})
        self.said.append((who, frame))
        self.expect(who, frame)

    def expect(self, who: Watcher, frame: str | bytes, *, nothing: bool = False) -> None:
        """Send it, hear everything, and look whether all is well."""
        who.say(frame)
        who.listen()
        refused = who.refused
        self.crowd.listen()
        self.check(None if refused or nothing else who)

    # --- what must always be true -----------------------------------------------------------------

    def check(self, who: Watcher | None) -> None:
        """At most one entry is new, and only ``who`` may have written it."""
        entries = self.crowd.entries()
        new = entries[self.kept :]
        assert len(new) <= (who is not None)
        self.kept = len(entries)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        keys = [entry.key for entry in entries if entry.key is not None]
        assert len(keys) == len(set(keys))
        for entry in new:
            assert who is not None
            assert entry.key is not None
            assert entry.key.split(" ")[0] == who.person.id
            body = decode(entry.body)
            if isinstance(body, Played):
                assert body.seat == who.seat
                self.moves += 1
        self.check_views()

    def check_views(self) -> None:
        live = self.crowd.live
        for watcher in self.crowd.watchers:
            view = round_of(live).state.view(watcher.seat)
            assert watcher.position == live.position
            assert watcher.views == {str(watcher.seat): msgspec.json.decode(msgspec.json.encode(view))}

    def check_fold(self) -> None:
        live, folded = self.crowd.live, Table.fold(self.crowd.table, self.crowd.entries())
        assert (folded.last_entry, folded.position, folded.phase) == (
            live.last_entry,
            live.position,
            live.phase,
        )
        assert folded.keys == live.keys
        assert round_of(folded).state.json() == round_of(live).state.json()


# --- what is tried --------------------------------------------------------------------------------


def good_move(attack: Attack) -> None:
    decider = attack.crowd.decider()
    if decider is not None:
        action = attack.random.choice(decider.decision["actions"])
        attack.say(decider, "move", seat=decider.seat, position=decider.position, actions=[action])


def stale_move(attack: Attack) -> None:
    decider = attack.crowd.decider()
    if decider is not None:
        before = attack.moves
        position = decider.position + attack.random.choice([-2, -1, 1, 1000])
        action = attack.random.choice(decider.decision["actions"])
        attack.say(decider, "move", seat=decider.seat, position=position, actions=[action])
        assert attack.moves == before


def illegal_move(attack: Attack) -> None:
    watcher = attack.anybody()
    actions = game(attack.crowd.game).actions
    action = actions.text(attack.random.randrange(len(actions)))
    attack.say(watcher, "move", seat=watcher.seat, position=watcher.position, actions=[action])


def move_of_somebody_else(attack: Attack) -> None:
    decider = attack.crowd.decider()
    if decider is None:
        return
    thief = attack.random.choice([watcher for watcher in attack.crowd.watchers if watcher is not decider])
    action, before = attack.random.choice(decider.decision["actions"]), attack.kept
    attack.say(thief, "move", seat=decider.seat, position=decider.position, actions=[action])
    assert attack.kept == before


def other_things_for_somebody_else(attack: Attack) -> None:
    thief, victim = attack.random.sample(attack.crowd.watchers, 2)
    before = attack.kept
    asked: list[tuple[str, dict[str, Any]]] = [
        ("undo", {"position": thief.position}),
        ("answer_undo", {"agree": True}),
        ("resign", {}),
        ("take_over", {"level": 1}),
        ("take_back", {}),
        ("hint", {"position": thief.position}),
        ("why", {"action": "x"}),
    ]
    do, more = attack.random.choice(asked)
    attack.say(thief, do, seat=victim.seat, **more)
    assert attack.kept == before


def own_things(attack: Attack) -> None:
    watcher = attack.anybody()
    asked: list[tuple[str, dict[str, Any]]] = [
        ("undo", {"seat": watcher.seat, "position": watcher.position}),
        ("answer_undo", {"seat": watcher.seat, "agree": attack.random.random() < 0.5}),
        ("pause", {}),
        ("resume", {}),
        ("ready", {}),
        ("chat", {"text": "hello"}),
        ("why", {"seat": watcher.seat, "action": "x"}),
        ("hint", {"seat": watcher.seat, "position": watcher.position}),
    ]
    do, more = attack.random.choice(asked)
    attack.say(watcher, do, **more)


def repeated(attack: Attack) -> None:
    """Once more what was said before: what was done is not done again."""
    if not attack.said:
        return
    who, frame = attack.random.choice(attack.said)
    said = msgspec.json.decode(frame, type=wire.ClientMessage)
    was_done = f"{who.person.id} {said.key}" in attack.crowd.live.keys
    attack.expect(who, frame, nothing=was_done)


def said_by_somebody_else(attack: Attack) -> None:
    """The same bytes with the same key, from another socket."""
    if attack.said:
        _, frame = attack.random.choice(attack.said)
        attack.expect(attack.anybody(), frame)


def noise(attack: Attack) -> None:
    attack.expect(attack.anybody(), attack.random.choice(NOISE), nothing=True)


def broken(attack: Attack) -> None:
    """A message that was good, with some bytes of it changed."""
    if attack.said:
        _, frame = attack.random.choice(attack.said)
        changed = bytearray(frame)
        for _ in range(attack.random.randint(1, 4)):
            changed[attack.random.randrange(len(changed))] = attack.random.randrange(256)
        if b"resign" not in changed and b"take_over" not in changed:
            attack.expect(attack.anybody(), bytes(changed))


def come_back(attack: Attack) -> None:
    watcher = attack.anybody()
    watcher.go()
    watcher.come()
    attack.crowd.listen()
    attack.check(None)


TRIED: list[Step] = [
    *[good_move] * 5,
    stale_move,
    illegal_move,
    *[move_of_somebody_else] * 2,
    other_things_for_somebody_else,
    *[own_things] * 2,
    *[repeated] * 2,
    said_by_somebody_else,
    *[noise] * 2,
    broken,
    come_back,
]


@pytest.mark.parametrize("id", game_ids())
def test_whatever_is_sent_the_table_stays_true(
    client: TestClient, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludopolis.server.live.socket.BURST", 1_000_000)
    random = Random(f"fuzz {id}")
    seats = min(3, game(id).seat_counts[-1])
    with Crowd(client, id, seats) as crowd:
        attack = Attack(crowd, random)
        for number in range(STEPS):
            random.choice(TRIED)(attack)
            if number % FOLD_EVERY == 0:
                attack.check_fold()
            if crowd.live.paused:
                attack.say(crowd.seated[0], "resume")
        attack.check_fold()
        assert attack.moves > 8
    assert client.get("/health").json() == {"status": "ok"}
