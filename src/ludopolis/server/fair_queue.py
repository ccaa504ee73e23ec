"""Whose turn it is to think: fair queueing by virtual time, between players and between the tables of each.

The virtual time of a player is the seconds of thinking that were done for the player. That of the queue is
what each of those who wait would have got by now if all had got the same; whoever comes starts there, so
nobody saves up turns by waiting, or pays for those that nobody else wanted.

The turn is that of the claim with the earliest virtual finish: the time of its player and the seconds it
still needs, less a head start. So short thinking goes before long, and everything that goes before something
else moves its own player back: nothing starves, and no player gets more than another by much more than the
longest thought and the largest head start. The tables of one player share in the same way.
"""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

QUICK = 0.1  # seconds: thinking that is hardly ever set aside
HINT_START, QUICK_START, UNWATCHED_START = 10.0, 5.0, -30.0  # head starts, in seconds
CAP = 4
MEMORY = 60.0  # seconds of virtual time for which somebody who wants nothing is remembered


def watched_by_somebody() -> bool:
    return True


@dataclass(kw_only=True, eq=False)
class Claim:
    """A wish to think: on whose account, and for how many seconds more, as far as is known. Once a worker
    has begun, only that worker can go on."""

    player: str
    left: float
    table: str = ""
    hint: bool = False
    watched: Callable[[], bool] = watched_by_somebody
    worker: object | None = None
    begun: bool = field(default=False, init=False)
    running: bool = field(default=False, init=False)

    @property
    def quick(self) -> bool:
        return self.hint or self.left <= QUICK

    def finish(self, time: float) -> float:
        """The virtual finish, counted from a virtual time."""
        return time + self.left - self._head_start()

    def _head_start(self) -> float:
        if self.hint:
            return HINT_START
        if not self.watched():
            return UNWATCHED_START
        return QUICK_START if self.quick else 0.0


C = TypeVar("C", bound=Claim)


class _Sharer:
    """``idle_since``: when it last wanted nothing more."""

    def __init__(self, time: float) -> None:
        self.time = time
        self.idle_since = time
        self.wishes = 0


class _Shares:
    """The virtual times of those who share equally."""

    def __init__(self) -> None:
        self._time = 0.0
        self._sharers: dict[str, _Sharer] = {}

    def time(self, name: str) -> float:
        return self._sharers[name].time

    def join(self, name: str) -> None:
        """Whoever comes back owes what was got too much, and is owed what was missing when it left."""
        sharer = self._sharers.setdefault(name, _Sharer(self._time))
        if not sharer.wishes:
            sharer.time = max(sharer.time, self._time + min(0.0, sharer.time - sharer.idle_since))
        sharer.wishes += 1

    def charge(self, name: str, seconds: float) -> None:
        self._sharers[name].time += seconds
        self._time += seconds / sum(sharer.wishes > 0 for sharer in self._sharers.values())

    def leave(self, name: str) -> None:
        sharer = self._sharers[name]
        sharer.wishes -= 1
        sharer.idle_since = self._time
        self._forget()

    def _forget(self) -> None:
        unused = not any(sharer.wishes for sharer in self._sharers.values())
        for name, sharer in list(self._sharers.items()):
            if unused or (not sharer.wishes and sharer.idle_since + MEMORY < self._time):
                del self._sharers[name]


class FairQueue(Generic[C]):
    """``cap``: at so many tables of one player bots think by turns; the others of that player wait."""

    def __init__(self, cap: int = CAP) -> None:
        self._cap = cap
        self._claims: dict[str, list[C]] = {}  # by player
        self._players = _Shares()
        self._tables: defaultdict[str, _Shares] = defaultdict(_Shares)  # by player

    @property
    def waiting(self) -> list[C]:
        return [claim for claims in self._claims.values() for claim in claims if not claim.running]

    def add(self, claim: C) -> None:
        self._claims.setdefault(claim.player, []).append(claim)
        self._players.join(claim.player)
        self._tables[claim.player].join(claim.table)

    def take(self, worker: object) -> C | None:
        """The claim whose turn it is with this worker, until it is set aside or removed."""
        heads = filter(None, (self._head(player, worker) for player in self._claims))
        claim = min(heads, key=lambda head: head.finish(self._players.time(head.player)), default=None)
        if claim is not None:
            claim.running = claim.begun = True
            claim.worker = worker
        return claim

    def _head(self, player: str, worker: object) -> C | None:
        """The first claim of a player that this worker can think about."""
        claims, tables = self._claims[player], self._tables[player]
        full = sum(claim.begun and not claim.quick for claim in claims) >= self._cap
        able = [
            claim
            for claim in claims
            if not claim.running
            and claim.worker in (None, worker)
            and (claim.begun or claim.quick or not full)
        ]
        return min(able, key=lambda claim: claim.finish(tables.time(claim.table)), default=None)

    def set_aside(self, claim: C, used: float, left: float) -> None:
        """The turn is over, but more seconds are needed."""
        claim.running = False
        claim.left = left
        self._charge(claim, used)

    def remove(self, claim: C, used: float = 0.0) -> None:
        """The claim was met, or nobody wants it any more."""
        self._charge(claim, used)
        self._players.leave(claim.player)
        self._tables[claim.player].leave(claim.table)
        self._claims[claim.player].remove(claim)
        if not self._claims[claim.player]:
            del self._claims[claim.player], self._tables[claim.player]

    def _charge(self, claim: C, used: float) -> None:
        self._players.charge(claim.player, used)
        self._tables[claim.player].charge(claim.table, used)
