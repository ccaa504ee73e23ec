"""How fast the service acknowledges moves with many live tables; prints a JSON line for each number.

    python benchmarks/load.py                                  # 200 tables of Duel on SQLite
    python benchmarks/load.py --tables 100,200,400,800         # how many it holds
    python benchmarks/load.py --database postgresql://... --workers 2

Every table has two clients with sockets of their own who move at random, ``--pace`` seconds after they saw
that it is their turn (on average). The service and the clients share the machine.
"""

import argparse
import asyncio
import json
import random
import statistics
import tempfile
from pathlib import Path

from service.clients import Tally, end, keep_playing
from service.running import RunningService


async def crowd(url: str, game: str, tables: int, pace: float, seconds: float) -> Tally:
    """Let that many tables play for a while; games that end are followed by new ones."""
    tally = Tally()
    tasks: list[asyncio.Task[None]] = []
    for number in range(tables):
        tasks.append(asyncio.create_task(keep_playing(url, game, tally, pace, random.Random(number))))
        await asyncio.sleep(0.02)
    while len(tally.acknowledged) < tables:  # sitting down is not measured
        await asyncio.sleep(0.1)
    await asyncio.sleep(3)
    tally.delays.clear()
    await asyncio.sleep(seconds)
    await end(tasks)
    return tally


def percentile(delays: list[float], share: float) -> float:
    ordered = sorted(delays)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


def measure(
    service: RunningService, game: str, tables: int, pace: float, seconds: float
) -> dict[str, object]:
    tally = asyncio.run(crowd(service.url, game, tables, pace, seconds))
    return {
        "game": game,
        "tables": tables,
        "database": service.database.partition(":")[0],
        "workers": service.workers,
        "moves_per_s": round(len(tally.delays) / seconds, 1),
        "median_ms": round(1000 * statistics.median(tally.delays), 2),
        "p99_ms": percentile(tally.delays, 0.99),
        "worst_ms": percentile(tally.delays, 1.0),
        "refused": tally.refused,
        "reconnects": tally.reconnects,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="duel")
    parser.add_argument("--tables", default="200", help="numbers of tables, separated by commas")
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", default=None)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    for tables in map(int, asked.tables.split(",")):
        with tempfile.TemporaryDirectory() as folder:
            service = RunningService(Path(folder), asked.database, asked.workers)
            service.start()
            try:
                print(json.dumps(measure(service, asked.game, tables, asked.pace, asked.seconds)), flush=True)
            finally:
                service.stop()


if __name__ == "__main__":
    main()
