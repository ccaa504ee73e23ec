"""How much is open at once from each address."""

import time
from collections import Counter
from collections.abc import Callable

import structlog

from ludopolis.server.addresses import pseudonym
from ludopolis.server.metrics import REFUSED_CONNECTIONS

QUIET_SECONDS = 60.0  # between two log lines about one address

_log = structlog.get_logger(__name__)


class Crowd:
    """``kind`` names what is counted, ``most`` of it from one address; None: any number."""

    def __init__(self, kind: str, most: int | None, steady: Callable[[], float] = time.monotonic) -> None:
        self._kind = kind
        self._most = most
        self._steady = steady
        self._open: Counter[str] = Counter()
        self._told: dict[str, float] = {}  # when the log said that an address is at its limit

    def enter(self, address: str) -> bool:
        """Whether there is room for one more."""
        if self._most is not None and self._open[address] >= self._most:
            self._refuse(address)
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _refuse(self, address: str) -> None:
        REFUSED_CONNECTIONS.labels("address").inc()
        now = self._steady()
        self._told = {whom: at for whom, at in self._told.items() if at + QUIET_SECONDS > now}
        if address not in self._told:
            self._told[address] = now
            _log.warning("too_many_open", kind=self._kind, address=pseudonym(address), most=self._most)
