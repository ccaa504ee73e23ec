"""The least that a service can do with a message: send it back. What takes longer is the service's own work.

python benchmarks/service/echo.py 8001
"""

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager

import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect

from service.running import free_port, wait_until_answered

MESSAGE = "m" * 120  # about as long as a move


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})


@contextmanager
def running_echo() -> Iterator[str]:
    """Its address for sockets."""
    port = free_port()
    with subprocess.Popen([sys.executable, "-m", "service.echo", str(port)], cwd=sys.path[0]) as process:
        try:
            wait_until_answered(f"http://127.0.0.1:{port}", process)
            yield f"ws://127.0.0.1:{port}"
        finally:
            process.terminate()


async def echoes(url: str, tables: int, pace: float, seconds: float) -> list[float]:
    """How long messages take to come back, with as many sockets and messages as such tables have."""
    delays: list[float] = []
    async with AsyncExitStack() as open:
        tasks = []
        for number in range(tables):
            sockets = [await open.enter_async_context(connect(url, compression=None)) for _ in range(2)]
            tasks.append(asyncio.create_task(_take_turns(sockets, pace, random.Random(number), delays)))
        delays.clear()
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return delays


async def _take_turns(
    sockets: list[ClientConnection], pace: float, dice: random.Random, delays: list[float]
) -> None:
    while True:
        for socket in sockets:
            await asyncio.sleep(dice.expovariate(1 / pace))
            sent = time.perf_counter()
            await socket.send(MESSAGE)
            await socket.recv()
            delays.append(time.perf_counter() - sent)


if __name__ == "__main__":
    uvicorn.run(echo, host="127.0.0.1", port=int(sys.argv[1]), log_level="error", lifespan="off")
