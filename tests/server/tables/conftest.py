"""A hall over a store in a file, with bots that think here."""

from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from ludopolis.core.contract import State
from ludopolis.server.bots import Advice, Bots, Turn
from ludopolis.server.clock import Clock
from ludopolis.server.store import open_store
from ludopolis.server.store.base import Store
from ludopolis.server.tables.hall import Hall

NewHall = Callable[[], Coroutine[Any, Any, Hall]]


class Clockwork:
    """Time that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class FirstChoice(Bots):
    """Bots that take the first action there is."""

    async def choose(self, turn: Turn) -> str:
        return turn.state.legal()[0]

    async def advise(self, player: str, state: State) -> Advice | None:
        return Advice(state.legal()[0], None)


def at_once(seconds: float, call: Callable[[], None]) -> None:
    """Nothing is gathered."""
    call()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = open_store(f"sqlite:///{tmp_path}/ludopolis.db")
    await opened.start()
    yield opened
    await opened.stop()


@pytest.fixture
def now() -> Clockwork:
    return Clockwork()


@pytest.fixture
async def new_hall(store: Store, now: Clockwork) -> AsyncIterator[NewHall]:
    """Halls over the same store are like processes that share a database."""
    made: list[Hall] = []

    async def make() -> Hall:
        hall = Hall(store, FirstChoice(), Clock(now, now), later=at_once)
        await hall.start()
        made.append(hall)
        return hall

    yield make
    for hall in made:
        await hall.stop()


@pytest.fixture
async def hall(new_hall: NewHall) -> Hall:
    return await new_hall()
