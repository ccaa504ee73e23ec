"""Questions for one thing: what can be answered, the effect that asks knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import frames
from ludopolis.games.civilization.actions import DONE
from ludopolis.games.civilization.effects.catalog import EFFECTS
from ludopolis.games.civilization.effects.effect import NO_ANSWER
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.state import Table

_ROOM: Final[vec[i64]] = vec[i64]([0] * 600)


class Choice(Handler):
    """A question answered with one verb, or declined."""

    def __init__(self, verb: i64) -> None:
        self.verb: i64 = verb

    def proceed(self, table: Table) -> bool:
        """A single answer is taken at once: what these questions ask about, everybody can see."""
        count = self.fill(table, _ROOM)
        assert count > 0, f"nothing answers the question of effect {table.number(frames.SOURCE)}"
        if count > 1:
            return True
        self.carry_out(table, _ROOM[0])
        return False

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        return EFFECTS[table.number(frames.SOURCE)].fill(table, table.seat, self.verb, actions)

    def carry_out(self, table: Table, action: i64) -> None:
        answer = NO_ANSWER if action == DONE else action - self.verb
        place = table.number(frames.ANSWER_TO)
        table.pop()
        table.set_number(place, answer)
        table.set_number(frames.ANSWERS, table.number(frames.ANSWERS) + 1)
