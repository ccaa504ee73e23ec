"""How fast the store keeps entries: commits a second and how long one waits, for 1, 10 and 100 tasks.

    python benchmarks/store.py
    python benchmarks/store.py --postgres postgresql://localhost/empty_database

Prints JSON. Every entry is on disk (SQLite: WAL, synchronous FULL) before the next of its task. The file is
in the current folder, since many temporary folders are in memory. The PostgreSQL database must have the
newest schema (``ludopolis migrate``); tables called bench-... are added to it.
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

from ludopolis.server.store import open_store
from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import Entry, Summary

TASKS = (1, 10, 100)
BODY = json.dumps({"do": "move", "seat": 1, "action": "wonder sphinx baths", "clock": [300.5, 288.25]})


async def append(store: Store, table: str, until: float, with_summary: bool) -> list[float]:
    """How long each entry took."""
    waits: list[float] = []
    number = 0
    while (start := time.perf_counter()) < until:
        number += 1
        summary = Summary(table, "duel", "playing", True, ("ann", "bob"), ("ann",), start, BODY)
        entry = Entry(number, start, BODY, f"key{number}")
        await store.append(table, [entry], summary if with_summary else None)
        waits.append(time.perf_counter() - start)
    return waits


async def measure(store: Store, tasks: int, seconds: float, with_summary: bool) -> dict[str, Any]:
    start = time.perf_counter()
    tables = [f"bench-{time.time()}-{number}" for number in range(tasks)]
    found = await asyncio.gather(*(append(store, table, start + seconds, with_summary) for table in tables))
    took = time.perf_counter() - start
    waits = sorted(wait for waited in found for wait in waited)
    return {
        "tasks": tasks,
        "summary": with_summary,
        "commits_per_s": round(len(waits) / took),
        "p50_ms": round(waits[len(waits) // 2] * 1000, 2),
        "p99_ms": round(waits[len(waits) * 99 // 100] * 1000, 2),
    }


async def measure_all(url: str, seconds: float) -> list[dict[str, Any]]:
    store = open_store(url)
    await store.start()
    try:
        return [
            await measure(store, tasks, seconds, with_summary)
            for with_summary in (False, True)
            for tasks in TASKS
        ]
    finally:
        await store.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the store keeps entries.")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--postgres", metavar="URL")
    given = parser.parse_args()
    results = {}
    with tempfile.TemporaryDirectory(prefix="bench-store-", dir=Path.cwd()) as folder:
        results["sqlite"] = asyncio.run(measure_all(f"sqlite:///{folder}/bench.db", given.seconds))
    if given.postgres:
        results["postgres"] = asyncio.run(measure_all(given.postgres, given.seconds))
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
