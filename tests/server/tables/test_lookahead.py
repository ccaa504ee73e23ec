"""Looking ahead neither holds the event loop up nor lets one player keep the others waiting."""

import asyncio
import threading
from collections.abc import Sequence

import pytest

from ludopolis import State, game
from ludopolis.core.foresight import Foresight
from ludopolis.server.problems import Problem
from ludopolis.server.tables import lookahead
from ludopolis.server.tables.lookahead import WAITING, Lookahead


def test_a_look_is_taken_off_the_event_loop_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    loop_thread = threading.get_ident()
    threads: list[int] = []
    at_once = most_at_once = 0

    def watched(state: State, seat: int, actions: Sequence[str]) -> Foresight:
        nonlocal at_once, most_at_once
        at_once += 1
        most_at_once = max(most_at_once, at_once)
        threads.append(threading.get_ident())
        seen = state.foresee(seat, actions)
        at_once -= 1
        return seen

    monkeypatch.setattr(lookahead, "_foresee", watched)

    async def look() -> list[Foresight]:
        state, outlook = game("duel").new(1), Lookahead()
        return await asyncio.gather(
            *(outlook.foresee(f"p{n}", state.copy(), state.seat, []) for n in range(5))
        )

    assert len(asyncio.run(look())) == len(threads) == 5
    assert loop_thread not in threads
    assert most_at_once == 1


def test_nobody_queues_up_more_than_a_few_waiting() -> None:
    async def look() -> list[Foresight | BaseException]:
        state, outlook = game("duel").new(1), Lookahead()
        mine = [outlook.foresee("greedy", state.copy(), state.seat, []) for _ in range(WAITING + 2)]
        found = await asyncio.gather(
            *mine, outlook.foresee("other", state, state.seat, []), return_exceptions=True
        )
        again = await outlook.foresee("greedy", state.copy(), state.seat, [])  # later there is room again
        return [*found, again]

    *mine, other, again = asyncio.run(look())
    refused = [answer for answer in mine if isinstance(answer, Problem)]
    assert [problem.why.code for problem in refused] == ["foresight_busy"] * 2
    assert isinstance(other, Foresight)
    assert isinstance(again, Foresight)
