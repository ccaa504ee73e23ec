"""Appends to a database for ever and writes what was acknowledged, until it is killed (test_killing.py)."""

import asyncio
import os
import sys
from collections.abc import Iterator
from itertools import count

from ludopolis.server.store import open_store
from ludopolis.server.store.contract import Entry, Summary

TABLES = 20


def body_of(number: int) -> str:
    return f'{{"number": {number}}}' * 10


def entries() -> Iterator[Entry]:
    return (Entry(number, float(number), body_of(number), f"key{number}") for number in count(1))


async def run(url: str) -> None:
    store = open_store(url)
    await store.start()

    async def play(table: str) -> None:
        for entry in entries():
            summary = Summary(table, "duel", "playing", True, ("ann",), (), entry.at, str(entry.number))
            await store.append(table, [entry], summary)
            os.write(1, f"{table} {entry.number}\n".encode())

    await asyncio.gather(*(play(f"t{n}") for n in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1]))
