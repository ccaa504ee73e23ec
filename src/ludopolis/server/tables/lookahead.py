"""Where players look ahead from: off the event loop, one look at a time, and few waiting for each player."""

from collections import Counter
from collections.abc import Sequence

import anyio.to_thread

from ludopolis.core.contract import State
from ludopolis.core.errors import BadNotation, BadOption, IllegalAction
from ludopolis.core.foresight import Foresight
from ludopolis.server.problems import Illegal, problem

WAITING = 4  # looks of one player at once: what is chosen, what the pointer rests on, and late ones


class Lookahead:
    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()
        self._one_at_a_time = anyio.CapacityLimiter(1)

    async def foresee(self, player: str, state: State, seat: int, actions: Sequence[str]) -> Foresight:
        """What the actions of a seat that decides would bring; a Problem says why they are not possible."""
        if self._waiting[player] >= WAITING:
            raise problem("foresight_busy")
        self._waiting[player] += 1
        try:
            return await anyio.to_thread.run_sync(_foresee, state, seat, actions, limiter=self._one_at_a_time)
        except IllegalAction as refused:
            raise Illegal(state.game, refused.refusal) from None
        except BadNotation as wrong:
            raise problem("unknown_action", reason=str(wrong)) from None
        except BadOption as wrong:
            raise problem("no_such_line", reason=str(wrong)) from None
        finally:
            self._waiting[player] -= 1
            self._waiting += Counter()  # forget who waits for nothing


def _foresee(state: State, seat: int, actions: Sequence[str]) -> Foresight:
    return state.foresee(seat, actions)
