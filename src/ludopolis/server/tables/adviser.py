"""Advice of a bot for people: one at a time for each player, because it takes the bots' time."""

from ludopolis.core.contract import State
from ludopolis.server import wire
from ludopolis.server.bots import Advice, Bots
from ludopolis.server.problems import problem

EVEN = 0.5


class Adviser:
    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._advised: set[str] = set()

    async def hint(self, player: str, state: State, key: str) -> wire.Hint:
        if player in self._advised:
            raise problem("hint_busy")
        self._advised.add(player)
        try:
            advice = await self._bots.advise(player, state)
        finally:
            self._advised.discard(player)
        if advice is None:
            raise problem("no_advice")
        return _hint(advice, key)


def _hint(advice: Advice, key: str) -> wire.Hint:
    told = advice.explanation
    if told is None:  # there is nothing to choose
        only = wire.HintThought(advice.action, 0, EVEN)
        return wire.Hint(key=key, value=EVEN, thoughts=[only], line=[advice.action], scores=[])
    thoughts = [wire.HintThought(one.action, one.visits, one.value) for one in told.thoughts]
    return wire.Hint(key=key, value=told.value, thoughts=thoughts, line=told.line, scores=told.scores)
