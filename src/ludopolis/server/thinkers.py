"""The processes in which bots think, and whose turn each of them serves next.

A thinker that dies or does not answer in time is replaced. What it was asked is asked once more, and all it
had begun begins anew.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
import structlog

from ludopolis.core.build import compiled
from ludopolis.server.fair_queue import CAP, Claim, FairQueue
from ludopolis.server.metrics import BOT_SECONDS, THOUGHTS_SET_ASIDE, THOUGHTS_WAITING, WAITING_SECONDS
from ludopolis.server.thinker import Answer, Question, Unfinished

PATIENCE = 10.0 if compiled() else 120.0  # seconds for a slice; a process may have to start first
LONGEST_ANSWER = 1 << 22
LONGEST_THOUGHT = 10  # times the patience: nothing that makes sense takes so long
ATTEMPTS = 2
HINT, BOT = "hint", "bot"

_log = structlog.get_logger(__name__)
_decoder: msgspec.json.Decoder[Answer | Unfinished] = msgspec.json.Decoder(Answer | Unfinished)


class Lost(Exception):
    """A thinker died, stalled, or answered nonsense."""


class Thinker:
    """One process. It is started with the first question."""

    command: tuple[str, ...] = (sys.executable, "-m", "ludopolis.server.thinker")

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, question: Question, patience: float) -> Answer | Unfinished:
        """What it says after a slice of thinking."""
        try:
            process = await self._running()
            return await asyncio.wait_for(self._exchange(process, question), patience)
        except Exception as lost:
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

    async def _exchange(self, process: Process, question: Question) -> Answer | Unfinished:
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


@dataclass(kw_only=True, eq=False)
class Errand(Claim):
    """A question on its way, and the promise of an answer: None if nobody could give one."""

    question: Question
    promise: asyncio.Future[Answer | None] = field(default_factory=asyncio.Future)
    used: float = field(default=0.0, init=False)  # seconds of thinking
    lost: int = field(default=0, init=False)  # how many thinkers

    @property
    def kind(self) -> str:
        return HINT if self.hint else BOT


class Thinkers:
    """A few thinkers, shared by everybody who wants an answer."""

    def __init__(self, workers: int = 1, patience: float = PATIENCE, cap: int = CAP) -> None:
        self.all = tuple(Thinker() for _ in range(workers))
        self._idle = list(self.all)
        self._queue = FairQueue[Errand](cap)
        self._patience = patience
        self._turns: set[asyncio.Task[None]] = set()

    async def answer(self, errand: Errand) -> Answer | None:
        begin = _now()
        self._queue.add(errand)
        self._give_turns()
        try:
            return await errand.promise
        finally:
            if errand.promise.cancelled() and not errand.running:
                self._queue.remove(errand)
                self._count()
            BOT_SECONDS.labels(errand.question.game).observe(errand.used)
            WAITING_SECONDS.labels(errand.kind).observe(_now() - begin - errand.used)

    def _give_turns(self) -> None:
        for thinker in reversed(self._idle):
            errand = self._queue.take(thinker)
            if errand is not None:
                self._idle.remove(thinker)
                turn = asyncio.create_task(self._turn(thinker, errand))
                self._turns.add(turn)
                turn.add_done_callback(self._turns.discard)
        self._count()

    async def _turn(self, thinker: Thinker, errand: Errand) -> None:
        begin, said = _now(), None
        try:
            said = await thinker.ask(errand.question, self._patience)
        except Lost as lost:
            errand.lost += 1
            _log.warning("thinker_lost", game=errand.question.game, reason=str(lost))
        self._idle.append(thinker)
        self._settle(errand, said, _now() - begin)
        self._give_turns()

    def _settle(self, errand: Errand, said: Answer | Unfinished | None, used: float) -> None:
        """What becomes of an errand after a turn."""
        errand.used += used
        unwanted = errand.promise.cancelled()
        hopeless = errand.lost == ATTEMPTS or errand.used > LONGEST_THOUGHT * self._patience
        if isinstance(said, Answer) or unwanted or hopeless:
            self._queue.remove(errand, used)
            if not unwanted:
                errand.promise.set_result(said if isinstance(said, Answer) else None)
        else:
            self._queue.set_aside(errand, used, errand.left if said is None else said.left)

    def _count(self) -> None:
        waiting = self._queue.waiting
        for kind in (HINT, BOT):
            THOUGHTS_WAITING.labels(kind).set(sum(errand.kind == kind for errand in waiting))
        THOUGHTS_SET_ASIDE.set(sum(errand.begun for errand in waiting))

    async def stop(self) -> None:
        for turn in self._turns:
            turn.cancel()
        await asyncio.gather(*self._turns, return_exceptions=True)
        for thinker in self.all:
            await thinker.end()


def _now() -> float:
    return asyncio.get_running_loop().time()
