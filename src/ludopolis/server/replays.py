"""Finished games and imported records, move by move, with nothing hidden; and whether a record is true."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import msgspec

from ludopolis.core.contract import SPECTATOR, Game
from ludopolis.core.data import Event
from ludopolis.core.errors import BadRecord
from ludopolis.core.journal import Entry
from ludopolis.core.match import Match
from ludopolis.core.record import Record, commitment, parse, replay, verify
from ludopolis.server import wire
from ludopolis.server.problems import problem, text
from ludopolis.server.tables.shuffle import halves

PATIENCE = 20.0  # seconds to replay a record
CHECK_PATIENCE = 5.0  # seconds to check one for whoever asks
MOST_CHECKS = 5  # that are done or wait
MOST_REELS = 16
MOST_VIEWS = 100

T = TypeVar("T")


class Reel:
    """A game that can be looked at from any seat after any move. Made and read off the event loop."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match = replay(record)
        self.text = str(record)

    def view(self, seat: int, first: int, count: int) -> wire.ReplayViews:
        if not SPECTATOR <= seat < len(self.match.players) or first < 0:
            raise problem("no_such_view")
        last = min(first + min(count, MOST_VIEWS) - 1, len(self.match.moves))
        shown = self.match.states(first, last) if first <= last else ()
        return wire.ReplayViews(first=first, seat=seat, views=[state.view(seat) for state in shown])

    def replay(self, id: str, times: list[float] | None = None, promise: str | None = None) -> wire.Replay:
        match = self.match
        return wire.Replay(
            id=id,
            game=match.game.id,
            version=match.game.version,
            players=match.players,
            options=match.options,
            steps=[_step(match, number, times) for number in range(len(match.moves) + 1)],
            result=match.state.result(),
            from_position=self.record.position is not None,
            commitment=promise or self.record.commitment,
            seed=self.record.seed,
            record=self.text,
        )


def _step(match: Match, number: int, times: list[float] | None) -> wire.Step:
    move = match.moves[number - 1] if number else None
    return wire.Step(
        number=number,
        seat=None if move is None else move.seat,
        at=times[number] if times is not None else 0.0,
        events=[_open_event(match.game, entry) for entry in match.step_entries(number)],
        action=None if move is None else match.game.actions.text(move.action),
    )


def _open_event(game: Game, entry: Entry) -> Event:
    """The event as somebody saw it who took part in it: with all its parts."""
    parts = zip(game.events[entry.kind].parts, entry.numbers)
    insiders = [number for part, number in parts if part.kind == "seat"]
    return game.event(entry, insiders[0] if insiders else SPECTATOR)


class Latest(Generic[T]):
    """What was asked for last, at most so many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable) -> T | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: Hashable, value: T) -> None:
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)


class Reels:
    """The reels that were asked for last, and what was told of them. Whatever depends on the length of a
    game happens in a thread, one thing at a time."""

    def __init__(self) -> None:
        self._reels = Latest[Reel](MOST_REELS)
        self._told = Latest[bytes](MOST_REELS)
        self._turn = asyncio.Semaphore(1)
        self._check_turn = asyncio.Semaphore(1)
        self._checks = 0

    async def get(self, key: Hashable, record: Callable[[], Record]) -> Reel:
        reel = self._reels.get(key)
        if reel is None:
            reel = await self.work(lambda: Reel(record()))
            self._reels.keep(key, reel)
        return reel

    async def replay(self, key: Hashable, replay: Callable[[], wire.Replay]) -> bytes:
        """A whole game as JSON."""
        told = self._told.get(key)
        if told is None:
            told = await self.work(lambda: msgspec.json.encode(replay()))
            self._told.keep(key, told)
        return told

    async def views(self, reel: Reel, seat: int, first: int, count: int) -> bytes:
        return await self.work(lambda: msgspec.json.encode(reel.view(seat, first, count)))

    async def work(self, task: Callable[[], T]) -> T:
        """Something that takes a while, for a limited time. A wrong record becomes a Problem."""
        return await _in_turn(self._turn, task, PATIENCE)

    async def check(self, task: Callable[[], T]) -> T:
        """The same for strangers: they wait for each other, and nobody else waits for them."""
        if self._checks >= MOST_CHECKS:
            seconds = int(CHECK_PATIENCE)
            raise problem("too_often", {"Retry-After": str(seconds)}, seconds=seconds)
        self._checks += 1
        try:
            return await _in_turn(self._check_turn, task, CHECK_PATIENCE)
        finally:
            self._checks -= 1


async def _in_turn(turn: asyncio.Semaphore, task: Callable[[], T], patience: float) -> T:
    async with turn:
        try:
            return await asyncio.wait_for(asyncio.to_thread(task), patience)
        except BadRecord as wrong:
            raise problem("bad_record", reason=str(wrong), line=wrong.line) from None
        except TimeoutError:
            raise problem("record_too_slow") from None


# --- checking -------------------------------------------------------------------------------------


def verdict(check: wire.Check) -> wire.Verdict:
    language = "cs" if check.language == "cs" else "en"
    try:
        record = parse(check.record)
        verify(record)
    except BadRecord as wrong:
        return wire.Verdict(ok=False, lines=[text("verdict-wrong", language, reason=str(wrong))])
    found = _promises(record, check)
    codes = [
        "moves",
        *(["chance"] if record.seed is not None else []),
        *(["position"] if record.position is not None else []),
        "result" if record.result is not None else "unfinished",
        *found,
    ]
    ok = not {"no_seed", "broken", "unsalted"} & set(found)
    return wire.Verdict(
        ok=ok, lines=[text(f"verdict-{code}", language, moves=len(record.moves)) for code in codes]
    )


def _promises(record: Record, check: wire.Check) -> list[str]:
    """Whether the seed is what was promised, and my salt is in it."""
    if check.commitment is None and check.salt is None:
        return []
    if record.seed is None:
        return ["no_seed"]
    half, salts = halves(record.seed)
    found = []
    if check.commitment is not None:
        promised = check.commitment.strip().lower() in (commitment(half), commitment(record.seed))
        found.append("kept" if promised else "broken")
    if check.salt is not None:
        found.append("salted" if check.salt.strip() in salts else "unsalted")
    return found
