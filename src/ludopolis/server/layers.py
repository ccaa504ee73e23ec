"""Layers around the app that look at requests; sockets pass through them untouched."""

import time
from abc import ABC, abstractmethod

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class HttpLayer(ABC):
    """Subclass it and implement ``request``; what it does not answer itself goes on to ``app``."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        handle = self.request if scope["type"] == "http" else self.app
        await handle(scope, receive, send)

    @abstractmethod
    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or let the app do it."""


class Noticing(HttpLayer):
    """Notices how every request ends, for the log and the numbers. Subclass it and implement ``ended``."""

    @abstractmethod
    def ended(self, scope: Scope, status: int, seconds: float) -> None:
        """A request was answered, or broke off (500)."""

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        start, status = time.perf_counter(), 500

        async def noticing(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noticing)
        finally:
            self.ended(scope, status, time.perf_counter() - start)
