"""The first and the last value that a table takes, and the ones beyond them."""

import pytest

from ludopolis.server import wire
from ludopolis.server.problems import Problem
from ludopolis.server.tables import creation
from server.tables.desk import ME, OPEN, bot


def table(**new: object) -> wire.NewTable:
    return wire.NewTable(**{"game": "duel", "seats": [ME, OPEN], **new})  # type: ignore[arg-type] # as tests want


def clock(seconds: int | None = None, bonus: int = 0, days: int | None = None) -> wire.NewTable:
    return table(clock=wire.Clock(seconds=seconds, bonus=bonus, days=days))


@pytest.mark.parametrize(
    "new",
    [
        table(rounds=1),
        table(rounds=20),
        clock(seconds=10),
        clock(seconds=86_400),
        clock(seconds=60, bonus=3600),
        clock(days=1),
        clock(days=30),
        table(seats=[ME, bot(1)]),
        table(seats=[ME, bot(5)]),
        table(salt="a"),
        table(salt="a" * 64),
        table(game="innovation", seats=[ME, OPEN]),
        table(game="innovation", seats=[ME, OPEN, OPEN, OPEN]),
    ],
)
def test_up_to_the_limit(new: wire.NewTable) -> None:
    made = creation.create("id", "p0", "Anna", new)
    assert (made.rounds, made.clock) == (new.rounds, new.clock)


@pytest.mark.parametrize(
    ("code", "new"),
    [
        ("bad_rounds", table(rounds=0)),
        ("bad_rounds", table(rounds=21)),
        ("bad_clock", clock(seconds=9)),
        ("bad_clock", clock(seconds=86_401)),
        ("bad_clock", clock(seconds=60, bonus=-1)),
        ("bad_clock", clock(seconds=60, bonus=3601)),
        ("bad_clock", clock(days=0)),
        ("bad_clock", clock(days=31)),
        ("bad_level", table(seats=[ME, bot(0)])),
        ("bad_level", table(seats=[ME, bot(6)])),
        ("bad_salt", table(salt="")),
        ("bad_salt", table(salt="a" * 65)),
        ("bad_seats", table(game="innovation", seats=[ME])),
        ("bad_seats", table(game="innovation", seats=[ME, OPEN, OPEN, OPEN, OPEN])),
    ],
)
def test_not_beyond_the_limit(code: str, new: wire.NewTable) -> None:
    with pytest.raises(Problem) as refused:
        creation.create("id", "p0", "Anna", new)
    assert refused.value.why.code == code
