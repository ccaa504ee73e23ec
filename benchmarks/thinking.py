"""Whether a visitor is answered in time while somebody else keeps all bots thinking; prints JSON.

    python benchmarks/thinking.py                       # 20 tables of level 5 against one visitor, 30 seconds
    python benchmarks/thinking.py --tables 50 --seconds 60

One guest plays at many tables with bots of level 5, in all games, and answers them at once. A visitor plays
against a bot of level 1 meanwhile, one game after another, and asks for a hint before each move. Measured is
what the visitor waits for: from a move to the bot's answer, and from a question to the hint. Ends with an
error if the slowest of them misses its goal. The service, the guest and the visitor share the machine.
"""

import argparse
import asyncio
import itertools
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from load import percentile
from service.clients import Guest, RandomPlayer, Tally, end
from service.running import RunningService
from websockets.asyncio.client import ClientConnection

from ludopolis import game_ids
from ludopolis.core.build import compiled

GOALS = {"answer": 500.0, "hint": 2000.0}  # milliseconds, for the slowest
ATTACK, VISIT = 5, 1  # levels
WARM_UP = 5.0  # seconds
SHARES = {"median_ms": 0.5, "p95_ms": 0.95, "worst_ms": 1.0}
PACE = 0.2  # seconds of the visitor between two moves: a socket may send 15 messages a second


@dataclass
class Delays:
    answer: list[float] = field(default_factory=list)
    hint: list[float] = field(default_factory=list)


async def found(guest: Guest, game: str, level: int) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
    made = await guest.post("/api/tables", {"game": game, "seats": seats})
    return str(made["id"])


async def attack(guest: Guest, game: str, tally: Tally, dice: random.Random) -> None:
    """Keep a strong bot thinking, game after game."""
    while True:
        table = await found(guest, game, ATTACK)
        tally.acknowledged[table] = []
        await RandomPlayer(guest, table, tally, 0.0, dice).play()


class Visit:
    """A game against a weak bot."""

    def __init__(self, socket: ClientConnection, delays: Delays, dice: random.Random) -> None:
        self._socket = socket
        self._delays = delays
        self._dice = dice
        self._keys = itertools.count()
        self._told: Any = None

    async def play(self) -> None:
        await self._hear("snapshot")
        since = time.perf_counter()
        while self._told["table"]["phase"] != "over":
            decision = self._decision()
            if decision is None:
                with noted(self._delays.answer, since):
                    await self._hear("steps")
                since = time.perf_counter()
            else:
                with noted(self._delays.hint, time.perf_counter()):
                    await self._say("hint", decision["seat"])
                    await self._hear("hint")
                await asyncio.sleep(PACE)
                since = time.perf_counter()
                await self._say("move", decision["seat"], actions=[self._dice.choice(decision["actions"])])
                await self._hear("steps")

    def _decision(self) -> Any:
        """What the visitor must decide; None if it is the bot's turn."""
        ((seat, view),) = self._told["views"].items()
        decision = view["decision"]
        return decision if str(decision["seat"]) == seat else None

    async def _hear(self, kind: str) -> None:
        while True:
            told = msgspec.json.decode(await self._socket.recv())
            if told["is"] in ("snapshot", "steps"):
                self._told = told
            if told["is"] == "refused":
                raise RuntimeError(f"refused: {told['why']['code']}")
            if told["is"] == kind:
                return

    async def _say(self, do: str, seat: int, **what: object) -> None:
        key, position = f"k{next(self._keys)}", self._told["position"]
        said = {"do": do, "key": key, "seat": seat, "position": position, **what}
        await self._socket.send(msgspec.json.encode(said), text=True)


@contextmanager
def noted(delays: list[float], since: float) -> Iterator[None]:
    """Note how long something took, also if it is broken off."""
    try:
        yield
    finally:
        delays.append(time.perf_counter() - since)


async def visit(url: str, delays: Delays) -> None:
    guest, dice = Guest(url), random.Random("visitor")
    await guest.arrive()
    for game in itertools.cycle(game_ids()):
        table = await found(guest, game, VISIT)
        async with guest.socket(table) as socket:
            await Visit(socket, delays, dice).play()


async def measure(url: str, tables: int, seconds: float) -> Delays:
    guest, tally, delays = Guest(url), Tally(), Delays()
    await guest.arrive()
    games = itertools.cycle(game_ids())
    attacks = [
        asyncio.create_task(attack(guest, game, tally, random.Random(number)))
        for number, game in zip(range(tables), games)
    ]
    try:
        await asyncio.sleep(WARM_UP)
        with suppress(TimeoutError):
            await asyncio.wait_for(visit(url, delays), seconds)
    finally:
        await end(attacks)
    return delays


def report(delays: list[float], goal: float) -> dict[str, object]:
    found = {name: percentile(delays, share) for name, share in SHARES.items()}
    return {"count": len(delays), **found, "goal_ms": goal, "held": found["worst_ms"] <= goal}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        service = RunningService(Path(folder))
        service.start()
        try:
            delays = asyncio.run(measure(service.url, asked.tables, asked.seconds))
        finally:
            service.stop()
    found = {kind: report(getattr(delays, kind), goal) for kind, goal in GOALS.items()}
    print(json.dumps({"compiled": compiled(), "tables": asked.tables, **found}, indent=2))
    sys.exit(not all(kind["held"] for kind in found.values()))


if __name__ == "__main__":
    main()
