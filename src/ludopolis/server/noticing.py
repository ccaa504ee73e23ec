"""Notice how every request ends, for the log and the numbers."""

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Noticing:
    """Subclass it and implement ``ended``."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def ended(self, scope: Scope, status: int, seconds: float) -> None:
        raise NotImplementedError

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        start, status = time.perf_counter(), 500

        async def noticing(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noticing)
        finally:
            self.ended(scope, status, time.perf_counter() - start)
