"""A store: what the service asks of its database, over any that can run an operation in a transaction.

Each operation is written once, in ``operations.py``; here it becomes a method that says how it is run.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Concatenate, ParamSpec, TypeVar

import structlog

from ludopolis.server.store import operations
from ludopolis.server.store.contract import SESSION_SECONDS, Doorbell, Run, StoreDown
from ludopolis.server.store.operations import Database

P = ParamSpec("P")
T = TypeVar("T")

HEALTH_SECONDS = 5.0  # how long a healthy database may take to keep something

_log = structlog.get_logger(__name__)

Operation = Callable[[Database], Coroutine[Any, Any, T]]
Described = Callable[Concatenate[Database, P], Coroutine[Any, Any, T]]
Method = Callable[Concatenate["Store", P], Coroutine[Any, Any, T]]


def reading(operation: Described[P, T]) -> Method[P, T]:
    """Changes nothing."""

    async def read(store: "Store", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.read(lambda db: operation(db, *args, **kwargs))

    return read


def lookup(operation: Described[P, T]) -> Method[P, T]:
    """Looks up one row by its key."""

    async def look_up(store: "Store", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.look_up(lambda db: operation(db, *args, **kwargs))

    return look_up


def writing(operation: Described[P, T]) -> Method[P, T]:
    """Returns when everything is on disk."""

    async def write(store: "Store", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.write(lambda db: operation(db, *args, **kwargs))

    return write


class Store(ABC):
    def __init__(self) -> None:
        self._doorbells: list[Doorbell] = []
        self._down = False

    @abstractmethod
    async def start(self) -> None:
        """Open the database; refuses one whose schema is not the newest, and says how to migrate."""

    @abstractmethod
    async def stop(self) -> None: ...

    @abstractmethod
    async def read(self, operation: Operation[T]) -> T:
        """The result of an operation that changes nothing."""

    async def look_up(self, operation: Operation[T]) -> T:
        """The result of an operation that looks up one row by its key."""
        return await self.read(operation)

    @abstractmethod
    async def write(self, operation: Operation[T]) -> T:
        """The result of an operation, all of which is on disk; or its error, and nothing was changed."""

    async def healthy(self) -> bool:
        """Whether something can be written."""
        try:
            await asyncio.wait_for(self.write(operations.probe), HEALTH_SECONDS)
        except Exception:  # whatever is wrong with a database, it is not healthy
            return False
        return True

    @contextmanager
    def noticing(self) -> Iterator[None]:
        """Around everything that writes: the log tells once that nothing can be written, and once that it can
        again."""
        try:
            yield
        except StoreDown as down:
            if not self._down:
                self._down = True
                _log.error("nothing_can_be_written", reason=str(down))
            raise
        if self._down:
            self._down = False
            _log.warning("writing_again")

    async def begin_run(self, wall: float) -> list[Run]:
        """Serve from now on; returns when the service was up, oldest first."""
        return await self.write(lambda db: operations.begin_run(db, wall))

    async def alone(self) -> bool:
        """Whether no other process serves from this database."""
        return True

    async def forget_old_sessions(self) -> None:
        await self.end_sessions_before(time.time() - SESSION_SECONDS)

    def listen(self, doorbell: Doorbell) -> None:
        self._doorbells.append(doorbell)

    append = writing(operations.append)
    entries = reading(operations.entries)
    summary = reading(operations.summary)
    summaries = reading(operations.summaries)
    pulse = writing(operations.pulse)
    add_message = writing(operations.add_message)
    messages = reading(operations.messages)
    ratings = reading(operations.ratings)
    rate = writing(operations.rate)
    rated_rounds = reading(operations.rated_rounds)
    leaderboard = reading(operations.leaderboard)
    add_record = writing(operations.add_record)
    record = reading(operations.record)
    add_player = writing(operations.add_player)
    change_player = writing(operations.change_player)
    rename_player = writing(operations.rename_player)
    remove_player = writing(operations.remove_player)
    player = lookup(operations.player)
    player_by_login = reading(operations.player_by_login)
    players = reading(operations.players)
    add_session = writing(operations.add_session)
    session = lookup(operations.session)
    touch_session = writing(operations.touch_session)
    end_session = writing(operations.end_session)
    end_sessions_of = writing(operations.end_sessions_of)
    end_sessions_before = writing(operations.end_sessions_before)
    add_passkey = writing(operations.add_passkey)
    passkey = reading(operations.passkey)
    passkeys = reading(operations.passkeys)
    use_passkey = writing(operations.use_passkey)
    remove_passkey = writing(operations.remove_passkey)
    add_challenge = writing(operations.add_challenge)
    take_challenge = writing(operations.take_challenge)
    add_token = writing(operations.add_token)
    token = lookup(operations.token)
    tokens = reading(operations.tokens)
    remove_token = writing(operations.remove_token)
