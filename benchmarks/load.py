"""How fast the service acknowledges moves with many live tables; prints a JSON line for each number.

    python benchmarks/load.py                                  # 200 tables of Duel on SQLite
    python benchmarks/load.py --tables 100,200,400,800         # how many it holds
    python benchmarks/load.py --tables 2000 --pace 10          # many tables of people who think
    python benchmarks/load.py --database postgresql://... --workers 2

Every table has two clients with sockets of their own who move at random, ``--pace`` seconds after they saw
that it is their turn (on average). The service and the clients share the machine. Right before, as many
sockets talk as often to a service that only sends back what it is sent: a move may take a number of times as
long as that. Exits with 1 if it takes longer.
"""

import argparse
import asyncio
import gc
import json
import random
import statistics
import sys
import tempfile
from pathlib import Path

from service.clients import Tally, end, keep_playing
from service.echo import echoes, running_echo
from service.running import RunningService

from ludopolis.server import open_files

WARM_UP = 3.0  # seconds
LIMITS = {"median": 20.0, "p99": 30.0}  # times an echo


async def crowd(url: str, game: str, tables: int, pace: float, seconds: float) -> Tally:
    """Let that many tables play for a while; games that end are followed by new ones."""
    tally = Tally()
    tasks: list[asyncio.Task[None]] = []
    for number in range(tables):
        tasks.append(asyncio.create_task(keep_playing(url, game, tally, pace, random.Random(number))))
        await asyncio.sleep(0.02)
    while len(tally.acknowledged) < tables:  # sitting down is not measured
        await asyncio.sleep(0.1)
    gc.freeze()  # or looking through the clients for garbage would be measured too
    await asyncio.sleep(WARM_UP)
    tally.delays.clear()
    await asyncio.sleep(seconds)
    await end(tasks)
    return tally


def percentile(delays: list[float], share: float) -> float:
    ordered = sorted(delays)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


def summary(delays: list[float]) -> dict[str, float]:
    """In milliseconds."""
    return {
        "median": round(1000 * statistics.median(delays), 2),
        "p99": percentile(delays, 0.99),
        "worst": percentile(delays, 1.0),
    }


def measure(service: RunningService, tables: int, asked: argparse.Namespace) -> dict[str, object]:
    with running_echo() as url:
        echo = summary(asyncio.run(echoes(url, tables, asked.pace, asked.seconds)))
    service.start()
    try:
        tally = asyncio.run(crowd(service.url, asked.game, tables, asked.pace, asked.seconds))
    finally:
        service.stop()
    moves = summary(tally.delays)
    return {
        "game": asked.game,
        "tables": tables,
        "database": service.database.partition(":")[0],
        "workers": service.workers,
        "moves_per_s": round(len(tally.delays) / asked.seconds, 1),
        "move_ms": moves,
        "echo_ms": echo,
        "times": {name: round(moves[name] / echo[name], 1) for name in LIMITS},
        "refused": tally.refused,
        "reconnects": tally.reconnects,
        "held": all(moves[name] <= limit * echo[name] for name, limit in LIMITS.items()),
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
    open_files.raise_limit()
    held = True
    for tables in map(int, asked.tables.split(",")):
        with tempfile.TemporaryDirectory() as folder:
            service = RunningService(Path(folder), asked.database, asked.workers)
            found = measure(service, tables, asked)
        print(json.dumps(found), flush=True)
        held = held and bool(found["held"])
    sys.exit(not held)


if __name__ == "__main__":
    main()
