"""How fast the service answers looks ahead; prints a JSON line for each game.

    python benchmarks/foresight.py                      # every game, 300 looks each
    python benchmarks/foresight.py --looks 100 duel

One guest plays both seats of a table at random and looks at an action, over the socket, before every move.
The service and the guest share the machine.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from load import percentile
from service.clients import Guest
from service.running import RunningService
from websockets.asyncio.client import ClientConnection

from ludopolis import game, game_ids

PACE = 0.15  # seconds between two moves: a socket may send 15 messages a second
SEATS = [{"kind": "me"}, {"kind": "here", "name": "other"}]


class Table:
    """The guest's own table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0

    async def hear(self, *kinds: str) -> Any:
        while True:
            told = msgspec.json.decode(await self._socket.recv())
            if told["is"] in kinds:
                return told

    async def say(self, do: str, told: Any, seat: int, **what: object) -> None:
        self._asked += 1
        said = {"do": do, "key": f"k{self._asked}", "seat": seat, "position": told["position"], **what}
        await self._socket.send(msgspec.json.encode(said), text=True)


async def delays(url: str, id: str, looks: int) -> list[float]:
    guest, dice, found = Guest(url), random.Random(1), list[float]()
    await guest.arrive()
    while len(found) < looks:
        made = await guest.post("/api/tables", {"game": id, "seats": SEATS[: game(id).check_seats(None)]})
        async with guest.socket(made["id"]) as socket:
            found += await play(Table(socket), dice, looks - len(found))
    return found


async def play(table: Table, dice: random.Random, looks: int) -> list[float]:
    """Look and move until the game is over, or until there were enough looks."""
    found: list[float] = []
    told = await table.hear("snapshot")
    while len(found) < looks and told["table"]["phase"] != "over":
        seat = next(iter(told["views"].values()))["decision"]["seat"]
        action = dice.choice(told["views"][str(seat)]["decision"]["actions"])
        begun = time.perf_counter()
        await table.say("foresee", told, seat, actions=[action])
        await table.hear("foreseen")
        found.append(time.perf_counter() - begun)
        await table.say("move", told, seat, actions=[action])
        told = await table.hear("steps")
        await asyncio.sleep(PACE)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--looks", type=int, default=300)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        service = RunningService(Path(folder), None, 1)
        service.start()
        try:
            for id in asked.games:
                seen = asyncio.run(delays(service.url, id, asked.looks))
                told = {"game": id, "looks": len(seen), "median_ms": percentile(seen, 0.5)}
                print(
                    json.dumps({**told, "p95_ms": percentile(seen, 0.95), "worst_ms": percentile(seen, 1.0)})
                )
        finally:
            service.stop()


if __name__ == "__main__":
    main()
