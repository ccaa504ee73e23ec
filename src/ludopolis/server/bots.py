"""Bots think in processes of their own, never in the event loop, and a table never waits for them in vain.

A thinker that dies or does not answer in time is replaced and asked once more; if that fails as well, a
quick bot of the first level decides here.
"""

import asyncio
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import NamedTuple

import msgspec
import structlog

from ludopolis.core.build import compiled
from ludopolis.core.contract import State
from ludopolis.core.random import seeded
from ludopolis.players import Explanation
from ludopolis.server.metrics import BOT_SECONDS
from ludopolis.server.thinker import Answer, Question, think

PATIENCE = 25.0 if compiled() else 300.0  # seconds; the strongest level thinks for five
LONGEST_ANSWER = 1 << 22
ATTEMPTS = 2

_log = structlog.get_logger(__name__)
_decoder = msgspec.json.Decoder(Answer)


class Lost(Exception):
    """A thinker died, stalled, or answered nonsense."""


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
        self._idle: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        self._patience = patience
        for thinker in self._thinkers:
            self._idle.put_nowait(thinker)

    async def choose(self, state: State, level: int, number: int) -> str:
        """What a bot of the level does for the seat that decides, after that many moves."""
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        question = _question(state, level, number)
        answer = await self._asked(question)
        if answer is not None and answer.action in actions:
            return answer.action
        quick = msgspec.structs.replace(question, level=1)
        return (await asyncio.to_thread(think, quick)).action

    async def advise(self, state: State) -> Advice | None:
        """Advice for the seat that decides; None if nobody can give it now."""
        actions = state.legal()
        if len(actions) == 1:
            return Advice(actions[0], None)
        answer = await self._asked(_question(state))
        return None if answer is None else Advice(answer.action, answer.explanation)

    async def _asked(self, question: Question) -> Answer | None:
        thinker = await self._idle.get()
        try:
            for _ in range(ATTEMPTS):
                try:
                    with BOT_SECONDS.labels(question.game).time():
                        return await thinker.ask(question, self._patience)
                except Lost as lost:
                    _log.warning("thinker_lost", game=question.game, reason=str(lost))
            return None
        finally:
            self._idle.put_nowait(thinker)

    async def stop(self) -> None:
        for thinker in self._thinkers:
            await thinker.end()


def _question(state: State, level: int | None = None, number: int | None = None) -> Question:
    seed = secrets.token_hex(16)
    imagined = state.determinize(state.seat, seeded(f"imagined {seed}"))
    position = msgspec.Raw(imagined.json().encode())
    return Question(game=state.game.id, position=position, level=level, number=number, seed=seed)
