"""A table with a long game: bytes and time of a snapshot, the time of going back a move, and the memory it
takes. It plays the tiny game of the tests, whose games may be as long as one likes, and prints JSON.

    python benchmarks/long_table.py --moves 3000
"""

import argparse
import json
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import msgspec

from ludopolis.core.build import compiled
from ludopolis.core.random import seeded
from ludopolis.server import wire
from ludopolis.server.store.contract import Entry
from ludopolis.server.tables import creation, events, views
from ludopolis.server.tables.table import Round, Table

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from installed import tiny_game_on_the_path

ROUNDS = 20


def play(moves: int) -> Table:
    table = Table("long")
    seats = [wire.NewSeat(kind="me"), wire.NewSeat(kind="here")]
    new = wire.NewTable(game="tiny", seats=seats, options={"rounds": 1000})
    _happen(table, creation.create("long", "anna", "Anna", new))
    random = seeded("a long game")
    while table.moves < moves and not table.over:
        state = round_of(table).state
        legal = state.legal()
        _happen(table, events.Played(seat=int(state.seat), action=legal[random.below(len(legal))]))
    return table


def _happen(table: Table, event: events.TableEvent) -> None:
    table.apply(Entry(table.last_entry + 1, 0.0, events.encode(event)))


def round_of(table: Table) -> Round:
    assert table.round is not None
    return table.round


def snapshot(table: Table) -> bytes:
    access = views.access_of(table, "anna")
    made = views.snapshot(table, access, views.Context(0.0), views.EncodedViews(table), [])
    return msgspec.json.encode(made)


def milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    for _ in range(ROUNDS):
        work()
    return round((time.perf_counter() - start) / ROUNDS * 1000, 3)


def go_back(table: Table) -> None:
    """Without the last move, and with it again."""
    match = round_of(table).match
    last = match.moves[-1]
    match.undo()
    match.apply(last.action, last.seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=3000)
    moves = parser.parse_args().moves
    with tempfile.TemporaryDirectory() as site, tiny_game_on_the_path(Path(site)):
        tracemalloc.start()
        table = play(moves)
        memory = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        measured = {
            "compiled": compiled(),
            "moves": table.moves,
            "memory_kb": memory // 1024,
            "snapshot_bytes": len(snapshot(table)),
            "snapshot_ms": milliseconds(lambda: snapshot(table)),
            "undo_ms": milliseconds(lambda: go_back(table)),
        }
    print(json.dumps(measured, indent=2))


if __name__ == "__main__":
    main()
