"""Kill the service at random moments under load: no acknowledged move may be lost or doubled.

    python benchmarks/kills.py                # 200 kills
    python benchmarks/kills.py --kills 20 --tables 10

Clients reconnect and repeat what was not acknowledged with the same key. At the end every table's journal
must hold each acknowledged move exactly once, and every table must be able to play on. Prints JSON.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path

from service.clients import Tally, end, keep_playing
from service.running import RunningService

PACE = 0.02  # seconds until a client moves
PATIENCE = 600  # tenths of a second until a table that does not go on is stuck


async def under_fire(service: RunningService, tables: int, kills: int, dice: random.Random) -> Tally:
    """Play and be killed; then let every table make at least one more move."""
    tally = Tally()
    tasks = [
        asyncio.create_task(keep_playing(service.url, "innovation", tally, PACE, random.Random(number)))
        for number in range(tables)
    ]
    for number in range(kills):
        await _until_moving(tally)
        await asyncio.sleep(dice.uniform(0.0, 0.5))
        service.kill()
        await asyncio.to_thread(service.start)
        print(f"\r{number + 1}/{kills} kills, {len(tally.delays)} moves", end="", file=sys.stderr)
    print(file=sys.stderr)
    await _play_on(tally)
    await end(tasks)
    return tally


async def _until_moving(tally: Tally) -> None:
    """Wait until the clients are back and moves are being made: a service without load is easy to kill."""
    before = len(tally.delays)
    while len(tally.delays) <= before:
        await asyncio.sleep(0.01)


async def _play_on(tally: Tally) -> None:
    """Wait until every table that is not over was moved at after the last kill."""
    before = {table: len(moves) for table, moves in tally.acknowledged.items()}
    for _ in range(PATIENCE):
        stuck = [t for t in before if t not in tally.over and len(tally.acknowledged[t]) <= before[t]]
        if not stuck:
            return
        await asyncio.sleep(0.1)
    raise RuntimeError(f"{len(stuck)} tables did not play on: {stuck[:3]}")


def check(database: Path, tally: Tally) -> dict[str, int]:
    """Compare what was acknowledged with what the journal holds; its keys begin with the player."""
    lost = doubled = kept = 0
    with closing(sqlite3.connect(database)) as journal:
        for table, moves in tally.acknowledged.items():
            rows = journal.execute("select key, body from entries where table_id = ?", (table,))
            played = Counter(
                (key.split()[-1], json.loads(body).get("action")) for key, body in rows if key is not None
            )
            kept += sum(played.values())
            lost += sum(1 for move in moves if played[move] == 0)
            doubled += sum(1 for move in moves if played[move] > 1)
        intact = journal.execute("pragma integrity_check").fetchone()[0] == "ok"
    return {"kept": kept, "lost": lost, "doubled": doubled, "intact": int(intact)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", default="kills")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        service = RunningService(Path(folder))
        service.start()
        try:
            dice = random.Random(asked.seed)
            tally = asyncio.run(under_fire(service, asked.tables, asked.kills, dice))
        finally:
            service.stop()
        found = check(Path(folder) / "ludopolis.db", tally)
    report = {
        "kills": asked.kills,
        "tables": asked.tables,
        "games_over": len(tally.over),
        "acknowledged": len(tally.delays),
        **found,
    }
    print(json.dumps(report | {"refused": tally.refused}))
    if found["lost"] or found["doubled"] or not found["intact"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
