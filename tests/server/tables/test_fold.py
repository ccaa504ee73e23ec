"""A table is nothing but its entries: folded again, they give the same table."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from installed import tiny_game_on_the_path
from ludopolis.core.random import Random, seeded
from ludopolis.core.registry import game
from ludopolis.server import wire
from ludopolis.server.problems import Problem
from ludopolis.server.tables import creation, views
from ludopolis.server.tables.table import Table
from ludopolis.server.tables.views import Context
from server.tables.desk import HERE, ME, OPEN, Desk, bot, desk

TABLES: dict[str, Callable[[], Desk]] = {
    "duel": lambda: desk("duel", ME, OPEN, clock=wire.Clock(seconds=600, bonus=5), rounds=3),
    "duel against a bot": lambda: desk("duel", ME, bot(), rounds=2),
    "duel on one device": lambda: desk("duel", ME, HERE, clock=wire.Clock(days=2)),
    "innovation": lambda: desk("innovation", ME, OPEN, OPEN, rounds=2),
    "innovation with bots": lambda: desk("innovation", OPEN, bot(), ME, bot()),
    "world_wonders alone": lambda: desk("world_wonders", ME),
    "world_wonders": lambda: desk("world_wonders", ME, OPEN, bot(), OPEN, clock=wire.Clock(days=1)),
}


def everything(table: Table, at: float) -> bytes:
    """All that anybody can see of a table, as bytes."""
    context = Context(at)
    viewers = [views.access_of(table, player) for player in [*table.people, None]]
    encoded = views.EncodedViews(table)
    seen = [views.snapshot(table, access, context, encoded, []) for access in viewers]
    kept = [
        [table.last_entry, table.position, sorted(table.keys), table.timer.deadline()],
        views.summary(table),
    ]
    return msgspec.json.encode([seen, kept])


def random_request(desk: Desk, random: Random) -> wire.ClientMessage:
    table = desk.table
    seat = random.below(len(table.chairs) + 1) - random.below(2)
    position = table.position - (random.below(10) == 0)
    agree = bool(random.below(2))
    requests: list[wire.ClientMessage] = [
        wire.Undo(key="k", seat=seat, position=position),
        wire.Undo(key="k", seat=seat, position=position),
        wire.AnswerUndo(key="k", seat=seat, agree=agree),
        wire.AnswerUndo(key="k", seat=seat, agree=True),
        wire.Pause(key="k"),
        wire.Resume(key="k"),
        wire.Resume(key="k"),
        wire.TakeOver(key="k", seat=seat, level=random.below(7)),
        wire.TakeBack(key="k", seat=seat),
        wire.Ready(key="k"),
        wire.Move(key="k", seat=seat, position=position, actions=[table.game.actions.text(0)]),
        wire.Resign(key="k", seat=seat) if random.below(8) == 0 else wire.Ready(key="k"),
    ]
    return requests[random.below(len(requests))]


def something_happens(desk: Desk, random: Random) -> None:
    desk.now += float(random.below(40))
    if desk.table.phase == "playing" and random.below(4):
        desk.random_move(random)
        return
    people = [*desk.table.people, "stranger"]
    before = views.summary(desk.table)
    number = desk.table.last_entry
    with suppress(Problem):
        desk.ask(people[random.below(len(people))], random_request(desk, random))
    if desk.table.last_entry == number:
        assert views.summary(desk.table) == before


@pytest.mark.parametrize("name", TABLES)
def test_folding_the_entries_gives_the_same_table(name: str) -> None:
    random = seeded(f"fold {name}")
    desk = TABLES[name]()
    for _ in range(2):
        for _ in range(50):
            something_happens(desk, random)
        assert everything(desk.folded(), desk.now) == everything(desk.table, desk.now)
    assert desk.table.last_entry > 40


def test_entries_keep_their_json() -> None:
    """Tables of years ago must be readable: these texts never change."""
    desk = TABLES["duel"]()
    desk.move()
    assert [msgspec.json.decode(entry.body)["what"] for entry in desk.entries] == ["created", "sat", "played"]
    action = msgspec.json.decode(desk.entries[-1].body)
    assert action == {"what": "played", "seat": action["seat"], "action": action["action"]}


def test_a_game_by_older_rules_is_refused_and_not_replayed_wrongly() -> None:
    old = TABLES["duel"]()
    first = old.entries[0]
    created = msgspec.json.decode(first.body) | {"version": 0}
    old.entries[0] = msgspec.structs.replace(first, body=msgspec.json.encode(created).decode())
    with pytest.raises(Problem) as refused:
        old.folded()
    assert refused.value.why.code == "old_rules"


def test_a_game_by_older_rules_goes_on_by_them(tmp_path: Path) -> None:
    with tiny_game_on_the_path(tmp_path):
        old = desk("tiny", ME, HERE)
        first = old.entries[0]
        created = msgspec.json.decode(first.body) | {"version": 1}
        old.entries[0] = msgspec.structs.replace(first, body=msgspec.json.encode(created).decode())
        assert old.table.game.version == 2
        assert old.folded().game.version == 1


def test_a_game_from_an_older_position_goes_on_by_its_rules(tmp_path: Path) -> None:
    with tiny_game_on_the_path(tmp_path):
        position = game("tiny", 1).new(1, rounds=1).position()
        begun = desk("tiny", ME, HERE, position=position)
        assert begun.table.setup.version == begun.table.game.version == 1
        begun.play_to_end()
        again = begun.folded()
        for table in (begun.table, again):
            assert table.round is not None
            assert table.game is table.round.match.game is game("tiny", 1)
        rematch = creation.create_rematch(again, "p0", "Anna", "invite", None)
        assert rematch.version == 1
        assert desk("tiny", ME, HERE).table.setup.version == 2
