"""Bots think in processes of their own, never in the event loop, and a table never waits for them in vain.

A seat that decides several times in a row is thought about by the same thinker, if that is idle: it has kept
the seat's bot. A thinker that dies or does not answer in time is replaced and asked once more, and only what
it kept is lost; if that fails as well, a quick bot of the first level decides here.
"""

import asyncio
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

import msgspec
import structlog

from ludopolis.core.build import compiled
from ludopolis.core.contract import State
from ludopolis.core.random import seeded
from ludopolis.players import Explanation
from ludopolis.server.metrics import BOT_SECONDS
from ludopolis.server.thinker import MOST_BOTS, Answer, Mind, Question

PATIENCE = 25.0 if compiled() else 300.0  # seconds; the strongest level thinks for five
LONGEST_ANSWER = 1 << 22
ATTEMPTS = 2

_log = structlog.get_logger(__name__)
_decoder = msgspec.json.Decoder(Answer)


class Lost(Exception):
    """A thinker died, stalled, or answered nonsense."""


class Turn(NamedTuple):
    """A bot's decision at a table after that many moves; ``own`` is the last one, if the seat made it."""

    table: str
    state: State
    level: int
    moves: int
    own: int | None

    @property
    def seat(self) -> tuple[str, int]:
        return self.table, self.state.seat

    def question(self) -> Question:
        question = _question(self.state)
        return msgspec.structs.replace(
            question, level=self.level, number=self.moves, table=self.table, own=self.own
        )


class Advice(NamedTuple):
    action: str
    explanation: Explanation | None


class Thinker:
    """One process. It is started with the first question."""

    command: tuple[str, ...] = (sys.executable, "-m", "ludopolis.server.thinker")

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, question: Question, patience: float) -> Answer:
        try:
            process = await self._running()
            return await asyncio.wait_for(self._exchange(process, question), patience)
        except (OSError, EOFError, ValueError, TimeoutError) as lost:
            await self.end()
            raise Lost(f"{type(lost).__name__}: {lost}") from None
        except BaseException:
            await self.end()  # it would answer the next question with this answer
            raise

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER
            )
        return self._process

    async def _exchange(self, process: Process, question: Question) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError("the thinker ended")
        return _decoder.decode(line)

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Bots:
    """A few thinkers, shared by all tables."""

    def __init__(self, workers: int = 1, patience: float = PATIENCE) -> None:
        self._thinkers = [Thinker() for _ in range(workers)]
        self._idle = list(self._thinkers)
        self._free = asyncio.Semaphore(workers)
        self._keepers: dict[tuple[str, int], Thinker] = {}  # who keeps the bot of a seat
        self._patience = patience

    async def choose(self, turn: Turn) -> str:
        """What a bot does. A forced move is made at once, unless a bot that is kept must follow it."""
        actions = turn.state.legal()
        keeper = self._keepers.pop(turn.seat, None)
        if len(actions) == 1 and keeper is None:
            return actions[0]
        question = turn.question()
        async with self._thinker(keeper) as thinker:
            answer = await self._asked(thinker, question)
            if answer is not None and answer.kept:
                self._remember(turn.seat, thinker)
        if answer is not None and answer.action in actions:
            return answer.action
        quick = msgspec.structs.replace(question, level=1)
        return (await asyncio.to_thread(Mind().think, quick)).action

    async def advise(self, state: State) -> Advice | None:
        """Advice for the seat that decides; None if nobody can give it now."""
        actions = state.legal()
        if len(actions) == 1:
            return Advice(actions[0], None)
        async with self._thinker() as thinker:
            answer = await self._asked(thinker, _question(state))
        return None if answer is None else Advice(answer.action, answer.explanation)

    @asynccontextmanager
    async def _thinker(self, wanted: Thinker | None = None) -> AsyncIterator[Thinker]:
        """A thinker that is idle: the one that is wanted, if it is."""
        async with self._free:
            thinker = wanted if wanted is not None and wanted in self._idle else self._idle[-1]
            self._idle.remove(thinker)
            try:
                yield thinker
            finally:
                self._idle.append(thinker)

    def _remember(self, seat: tuple[str, int], keeper: Thinker) -> None:
        """A keeper forgets too: no use in remembering more than can be kept."""
        self._keepers[seat] = keeper
        if len(self._keepers) > MOST_BOTS * len(self._thinkers):
            del self._keepers[next(iter(self._keepers))]

    async def _asked(self, thinker: Thinker, question: Question) -> Answer | None:
        for _ in range(ATTEMPTS):
            try:
                with BOT_SECONDS.labels(question.game).time():
                    return await thinker.ask(question, self._patience)
            except Lost as lost:
                _log.warning("thinker_lost", game=question.game, reason=str(lost))
        return None

    async def stop(self) -> None:
        for thinker in self._thinkers:
            await thinker.end()


def _question(state: State) -> Question:
    seed = secrets.token_hex(16)
    imagined = state.determinize(state.seat, seeded(f"imagined {seed}"))
    imagined.turn_back()
    position = msgspec.Raw(imagined.json().encode())
    return Question(game=state.game.id, position=position, seat=state.seat, seed=seed)
