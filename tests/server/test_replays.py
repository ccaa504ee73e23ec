"""Work on records: one thing at a time, and strangers keep nobody else waiting."""

import asyncio
import threading

import pytest

from ludopolis.server.problems import Problem
from ludopolis.server.replays import MOST_CHECKS, Reels

pytestmark = pytest.mark.anyio


async def test_checks_of_strangers_keep_no_replay_waiting() -> None:
    reels, done = Reels(), threading.Event()
    checks = [asyncio.create_task(reels.check(done.wait)) for _ in range(MOST_CHECKS)]
    await asyncio.sleep(0)
    assert await reels.work(lambda: "a replay") == "a replay"
    one_more = asyncio.create_task(reels.check(lambda: "one more"))
    await asyncio.sleep(0)
    done.set()
    with pytest.raises(Problem) as refused:
        await one_more
    assert refused.value.code == "too_often"
    assert all(await asyncio.gather(*checks))
    assert await reels.check(lambda: "later") == "later"
