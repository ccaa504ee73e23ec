"""Somebody who watches a table, and what is on its way to him."""

import asyncio

import msgspec

from ludopolis.server import wire

MOST_WAITING = 256  # messages; whoever reads slower than they come is sent away and comes back


class Viewer:
    def __init__(self, player: str | None) -> None:
        self.player = player
        self.outbox: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.too_slow = asyncio.Event()

    def tell(self, told: wire.ServerMessage) -> None:
        self.send(encode(told))

    def send(self, text: str) -> None:
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.too_slow.set()


def encode(told: wire.ServerMessage) -> str:
    return msgspec.json.encode(told).decode()
