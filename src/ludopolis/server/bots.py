"""Bots think in processes of their own, never in the event loop, and a table never waits for them in vain.

A seat that decides several times in a row is thought about by the same thinker: it has kept the seat's bot.
If no thinker can answer, a quick bot of the first level decides here.
"""

import asyncio
import secrets
from collections.abc import Callable
from math import inf
from typing import NamedTuple

import msgspec

from ludopolis.core.contract import State
from ludopolis.core.random import seeded
from ludopolis.players import Explanation
from ludopolis.players.levels import steady_seconds
from ludopolis.server.fair_queue import CAP, QUICK
from ludopolis.server.pace import Pace
from ludopolis.server.thinker import MOST_BOTS, Answer, Mind, Question
from ludopolis.server.thinkers import PATIENCE, Errand, Thinkers


class Turn(NamedTuple):
    """A bot's decision at a table after that many moves; the seat made the last ``row`` of them, at the very
    last ``own``. The thinking is on the account of ``payer``."""

    table: str
    state: State
    level: int
    moves: int
    own: int | None
    row: int
    payer: str
    watched: Callable[[], bool]

    @property
    def seat(self) -> tuple[str, int]:
        return self.table, self.state.seat

    @property
    def guarded(self) -> bool:
        """Whether others could learn something hidden from how long it takes."""
        return self.state.game.private_hands

    @property
    def seconds(self) -> float:
        """How long the bot thinks, at most; hardly any time if it counts simulations."""
        return steady_seconds(self.level, self.row)

    def question(self) -> Question:
        question = _question(self.state)
        return msgspec.structs.replace(
            question,
            level=self.level,
            number=self.moves,
            table=self.table,
            own=self.own,
            row=self.row if self.guarded else None,
        )


class Advice(NamedTuple):
    action: str
    explanation: Explanation | None


class Bots:
    """``cap``: at so many tables of one player bots think at a time."""

    def __init__(
        self, workers: int = 1, cap: int = CAP, patience: float = PATIENCE, pace: Pace | None = None
    ) -> None:
        self._thinkers = Thinkers(workers, patience, cap)
        self._keepers: dict[tuple[str, int], object] = {}  # who keeps the bot of a seat
        self._pace = pace or Pace()

    async def choose(self, turn: Turn) -> str:
        """What a bot does, not before others may know that it is done."""
        if not turn.guarded:
            return await self._choice(turn)
        async with self._pace.at_least(turn.seconds):
            return await self._choice(turn)

    async def _choice(self, turn: Turn) -> str:
        """A forced move is made at once, unless a bot that is kept must follow it, or it would be noticed."""
        actions = turn.state.legal()
        keeper = self._keepers.pop(turn.seat, None)
        if len(actions) == 1 and keeper is None and not turn.guarded:
            return actions[0]
        question = turn.question()
        errand = Errand(
            question=question,
            player=turn.payer,
            table=turn.table,
            left=turn.seconds or QUICK,
            watched=turn.watched,
            worker=keeper,
        )
        answer = await self._thinkers.answer(errand)
        if answer is not None and answer.kept and errand.worker is not None:
            self._remember(turn.seat, errand.worker)
        if answer is not None and answer.action in actions:
            return answer.action
        return await asyncio.to_thread(_quick_choice, question)

    async def advise(self, player: str, state: State) -> Advice | None:
        """Advice for the seat that decides; None if nobody can give it now."""
        actions = state.legal()
        if len(actions) == 1:
            return Advice(actions[0], None)
        errand = Errand(question=_question(state), player=player, left=QUICK, hint=True)
        answer = await self._thinkers.answer(errand)
        return None if answer is None else Advice(answer.action, answer.explanation)

    def _remember(self, seat: tuple[str, int], keeper: object) -> None:
        """A keeper forgets too: no use in remembering more than can be kept."""
        self._keepers[seat] = keeper
        if len(self._keepers) > MOST_BOTS * len(self._thinkers.all):
            del self._keepers[next(iter(self._keepers))]

    async def stop(self) -> None:
        await self._thinkers.stop()


def _question(state: State) -> Question:
    seed = secrets.token_hex(16)
    imagined = state.determinize(state.seat, seeded(f"imagined {seed}"))
    imagined.turn_back()
    position = msgspec.Raw(imagined.json().encode())
    return Question(game=state.game.id, position=position, seat=state.seat, seed=seed)


def _quick_choice(question: Question) -> str:
    answer = Mind().think(msgspec.structs.replace(question, level=1), inf)
    assert isinstance(answer, Answer)
    return answer.action
