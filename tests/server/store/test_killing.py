"""Killed at any moment, a process loses nothing that it acknowledged."""

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

import ludopolis
from ludopolis.server.store import open_store
from server.store import appending

pytestmark = pytest.mark.anyio

SOURCES = str(Path(ludopolis.__file__).absolute().parent.parent)


def acknowledged(url: str, kill_after: int) -> dict[str, int]:
    """The last acknowledged entry of each table of a process that was killed in the middle of its work."""
    command = [sys.executable, appending.__file__, url]
    environment = os.environ | {"PYTHONPATH": SOURCES}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        lines = list(islice(process.stdout, kill_after))
        process.kill()
        lines += process.stdout
    whole = [line.split() for line in lines if line.endswith("\n")]
    assert len(whole) >= kill_after
    return {table: int(number) for table, number in whole}


@pytest.mark.parametrize("kill_after", [1, 200])
async def test_nothing_acknowledged_is_lost(url: str, kill_after: int) -> None:
    last = acknowledged(url, kill_after)
    store = open_store(url)
    await store.start()
    try:
        for table, number in last.items():
            kept = await store.entries(table)
            assert [entry.number for entry in kept] == list(range(1, len(kept) + 1))
            assert len(kept) >= number
            assert all(entry.body == appending.body_of(entry.number) for entry in kept)
            summary = await store.summary(table)
            assert summary is not None
            assert summary.body == str(len(kept)), "the summary is that of the last entry"
    finally:
        await store.stop()
