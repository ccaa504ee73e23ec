"""Work in the background of a hall."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from ludopolis.server.store.contract import StoreDown

T = TypeVar("T")

_log = structlog.get_logger(__name__)


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; errors are logged."""
        self._start(work).add_done_callback(_log_error)

    async def see_through(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something that is done to its end even if the waiting is broken off."""
        return await asyncio.shield(self._start(work))

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def stop(self) -> None:
        tasks = list(self._running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _log_error(task: asyncio.Task[Any]) -> None:
    if task.cancelled() or task.exception() is None:
        return
    if isinstance(task.exception(), StoreDown):
        _log.warning("background_task_failed", code="storage_down")
    else:
        _log.error("background_task_failed", exc_info=task.exception())
