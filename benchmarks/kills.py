"""Kill the service at random moments under load: nothing that was acknowledged may be lost or done twice.

    python benchmarks/kills.py                # 200 kills
    python benchmarks/kills.py --kills 1000 --tables 30

Accounts play all games, move over the socket and over HTTP, take moves back and chat; half of the tables have
clocks. They reconnect and repeat over the socket, with the same key, what was not acknowledged. At the end
every table must be able to play on; the database must hold what was acknowledged exactly once, and every
finished game rated exactly once; and while the service was down nobody's clock ran. Prints JSON; exits with 1
if anything of that is not so.
"""

import argparse
import asyncio
import itertools
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from service.clients import RETRY, Guest, RandomPlayer, Said, Tally, end, seat_two
from service.running import RunningService
from websockets.asyncio.client import ClientConnection

from ludopolis import game, game_ids
from ludopolis.core.kinds import OptionValue
from ludopolis.server.store.contract import Entry
from ludopolis.server.tables.table import Table

PACE = 0.02  # seconds until a client does something
PATIENCE = 600  # tenths of a second until a table that does not go on is stuck, or a game unrated
CLOCK = {"seconds": 3600}
HTTP, CHAT, UNDO = 0.3, 0.05, 0.2  # how often a client prefers it
START = 0.5  # seconds after a start in which a clock may have run before the tables were looked through
EVENTS = {"move": "played", "undo": "undo_asked", "answer_undo": "undo_answered", "resume": "resumed"}


def short(id: str) -> dict[str, OptionValue]:
    """Options that are numbers, small ones, so that games end."""
    return {option.id: option.bounds.small for option in game(id).options if option.bounds is not None}


class BusyPlayer(RandomPlayer):
    """Does everything that is acknowledged."""

    def _wish(self) -> tuple[str, str, dict[str, Any]] | None:
        seat = next((int(seat) for seat in self.views), -1)
        undo = self.info["undo"]
        if self.info["phase"] == "paused":
            return "resume", "", {}
        if undo is not None:
            agree = {"seat": seat, "agree": True}
            return ("answer_undo", "", agree) if seat in undo["waiting_for"] else None
        if self.dice.random() < CHAT:
            line = f"line {self.dice.getrandbits(64)}"
            return "chat", line, {"text": line}
        if self.info["can_undo"] and self.dice.random() < UNDO:
            return "undo", "", {"seat": seat, "position": self.position}
        return super()._wish()

    async def _deliver(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["do"] == "move" and self.dice.random() < HTTP:
            await self._hear(socket, await self._over_http(message))
        else:
            await self._send(socket, message)

    async def _over_http(self, message: dict[str, Any]) -> dict[str, Any]:
        body = {name: value for name, value in message.items() if name != "do"}
        try:
            answer = await self.guest.http.post(f"/api/bot/tables/{self.table}/move", json=body)
        except httpx.TransportError as broken:
            raise ConnectionError from broken
        told: dict[str, Any] = answer.json()
        return told if answer.is_success else {"is": "refused", "key": message["key"], "why": told["error"]}


class Couple:
    """Two accounts that play one game after another with each other, each time another kind."""

    def __init__(self, url: str, number: int, tally: Tally) -> None:
        self._guests = Guest(url), Guest(url)
        self._number = number
        self._tally = tally
        self._dice = random.Random(number)

    async def arrive(self) -> None:
        for place, guest in enumerate(self._guests):
            await guest.arrive()
            await guest.sign_up(f"couple{self._number}-{place}")

    async def play(self) -> None:
        for number in itertools.count(self._number):
            games = game_ids()
            id, clock = games[number % len(games)], CLOCK if number // len(games) % 2 else None
            table = await self._table({"game": id, "clock": clock, "options": short(id)})
            self._tally.acknowledged[table] = []
            players = [BusyPlayer(guest, table, self._tally, PACE, self._dice) for guest in self._guests]
            await asyncio.gather(*(player.play() for player in players))

    async def _table(self, new: dict[str, object]) -> str:
        """A new table; those that a kill left half made are forgotten."""
        while True:
            try:
                return await seat_two(*self._guests, new)
            except httpx.TransportError:
                await asyncio.sleep(RETRY)


async def under_fire(service: RunningService, asked: argparse.Namespace, up: list[float]) -> Tally:
    """Play and be killed; then let every table make at least one more move. ``up`` gets the times at which
    the service was killed and was there again, in turns."""
    tally, dice = Tally(), random.Random(asked.seed)
    couples = [Couple(service.url, number, tally) for number in range(asked.tables)]
    for couple in couples:
        await couple.arrive()
    tasks = [asyncio.create_task(couple.play()) for couple in couples]
    for number in range(asked.kills):
        await _until_moving(tally)
        await asyncio.sleep(dice.uniform(0.0, 0.5))
        service.kill()
        up.append(time.time())
        await asyncio.to_thread(service.start)
        up.append(time.time())
        print(
            f"\r{number + 1}/{asked.kills} kills, {len(tally.delays)} acknowledged", end="", file=sys.stderr
        )
    print(file=sys.stderr)
    await _play_on(tally)
    await end(tasks)
    return tally


async def _until_moving(tally: Tally) -> None:
    """Wait until the clients are back and moves are being made: a service without load is easy to kill."""
    before = len(tally.delays)
    while len(tally.delays) <= before:
        await asyncio.sleep(0.01)


async def _play_on(tally: Tally) -> None:
    """Wait until every table that is not over was moved at after the last kill."""
    before = {table: len(said) for table, said in tally.acknowledged.items()}
    for _ in range(PATIENCE):
        stuck = [t for t in before if t not in tally.over and len(tally.acknowledged[t]) <= before[t]]
        if not stuck:
            return
        await asyncio.sleep(0.1)
    raise RuntimeError(f"{len(stuck)} tables did not play on: {stuck[:3]}")


# --- what the database holds ------------------------------------------------------------------------


def check_said(database: sqlite3.Connection, tally: Tally) -> Counter[str]:
    """Compare what was acknowledged with what is kept; keys begin with the player. A move without a key was
    made by nobody."""
    found: Counter[str] = Counter()
    for table, acknowledged in tally.acknowledged.items():
        kept = Counter([*_events_kept(database, table), *_lines_kept(database, table)])
        found["kept"] += kept.total()
        found["lost"] += sum(1 for said in acknowledged if kept[said] == 0)
        found["doubled"] += sum(1 for said in acknowledged if kept[said] > 1)
        found["doubled"] += sum(1 for said in kept if not said.key and said.do == "move")
    return found


def _events_kept(database: sqlite3.Connection, table: str) -> list[Said]:
    rows = database.execute("select key, body from entries where table_id = ?", (table,))
    told = {event: do for do, event in EVENTS.items()}
    kept = []
    for key, body in rows:
        event = json.loads(body)
        do = told.get(event["what"], event["what"])
        kept.append(Said(_own_key(key), do, event.get("action", "")))
    return kept


def _lines_kept(database: sqlite3.Connection, table: str) -> list[Said]:
    rows = database.execute("select key, text from messages where table_id = ?", (table,))
    return [Said(_own_key(key), "chat", text) for key, text in rows]


def _own_key(key: str | None) -> str:
    return key.split()[-1] if key is not None else ""


def misrated(database: sqlite3.Connection) -> int:
    """How many players have another number of rated games than they have finished."""
    over = Counter(
        (game, player)
        for game, players in database.execute("select game, players from summaries where phase = 'over'")
        for player in json.loads(players)
    )
    rated = Counter(
        {(game, player): n for game, player, n in database.execute("select game, player, games from ratings")}
    )
    return sum(over[who] != rated[who] for who in {*over, *rated})


def overrun(database: sqlite3.Connection, tally: Tally, up: list[float]) -> int:
    """At how many tables more time was taken off the clocks than the service was there."""
    found = 0
    for id in tally.acknowledged:
        rows = database.execute("select number, at, body, key from entries where table_id = ?", (id,))
        table = Table.fold(id, [Entry(*row) for row in sorted(rows)])
        if table.setup.clock is not None:
            found += _taken(table) > _time_up(table.created, table.updated, up)
    return found


def _taken(table: Table) -> float:
    left = [table.timer.left(seat, table.updated) or 0.0 for seat in range(len(table.chairs))]
    return len(left) * CLOCK["seconds"] - sum(left)


def _time_up(begin: float, until: float, up: list[float]) -> float:
    runs = [(max(begin, start), min(until, killed)) for start, killed in zip(up[::2], up[1::2], strict=True)]
    return sum(killed - start + START for start, killed in runs if killed > start)


async def rate_the_rest(service: RunningService, database: sqlite3.Connection) -> None:
    """What a kill left unrated is rated after the next start."""
    service.kill()
    await asyncio.to_thread(service.start)
    for _ in range(PATIENCE):
        if not misrated(database):
            return
        await asyncio.sleep(0.1)


def fight(service: RunningService, path: Path, asked: argparse.Namespace) -> dict[str, Any]:
    service.start()
    up = [time.time()]
    try:
        tally = asyncio.run(under_fire(service, asked, up))
        with closing(sqlite3.connect(path)) as database:
            asyncio.run(rate_the_rest(service, database))
            up.append(time.time())
            games = Counter(database.execute("select game from summaries where phase = 'over'").fetchall())
            kinds = Counter(said.do for told in tally.acknowledged.values() for said in told)
            return {
                "kills": asked.kills,
                "tables": len(tally.acknowledged),
                "games_over": {game: count for (game,), count in sorted(games.items())},
                "acknowledged": dict(sorted(kinds.items())),
                "refused": tally.refused,
                **check_said(database, tally),
                "misrated": misrated(database),
                "clocks_overrun": overrun(database, tally, up),
                "damaged": int(database.execute("pragma integrity_check").fetchone()[0] != "ok"),
            }
    finally:
        service.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", default="kills")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = fight(RunningService(Path(folder)), Path(folder) / "ludopolis.db", asked)
    print(json.dumps(report))
    wrong = ("lost", "doubled", "misrated", "clocks_overrun", "damaged")
    sys.exit(any(report[fault] for fault in wrong))


if __name__ == "__main__":
    main()
