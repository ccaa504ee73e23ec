"""The clocks of the seats. Time comes in with every call, so the same entries always give the same clocks."""

from collections.abc import Collection

from ludopolis.server.wire import Clock

DAY = 86400.0

MOST_LAG = 1.0  # seconds on their way that a move is given back at most
LAG_QUOTA = 2.0  # seconds that all moves of a seat are given back at once, and
LAG_REFILL = 0.25  # after each one


class Timer:
    """A turn lasts while the same seat decides, or is only interrupted; several seats may have theirs at the
    same time. A whole-game clock gets its bonus after each turn, but not after an answer out of turn; a clock
    with days starts anew after both. Nobody's time runs while the table is paused. Whoever takes a move back
    gives back what the end of that turn brought. Of the time that moves spend on their way a little is given
    back, out of a small quota, so that slow answers are worth nothing."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self._turns: set[int] = set()
        self._interrupting: set[int] = set()
        self._left = [self._budget()] * seats
        self._granted = [0.0] * seats  # what the ends of all turns have brought so far
        self._since: dict[int, float] = {}  # when the time of a seat began to run
        self._lag_quota = [LAG_QUOTA] * seats

    def _budget(self) -> float:
        if self.clock is None:
            return 0.0
        return self.clock.days * DAY if self.clock.days is not None else float(self.clock.seconds or 0)

    def ask(
        self, seats: Collection[int], at: float, running: Collection[int], interrupt: bool = False
    ) -> None:
        """These seats decide, and the time of some of them runs; none when nobody decides any more."""
        self.stop(at)
        asked = set(seats)
        for seat in self._interrupting - asked:
            self._grant(seat, bonus=False)
        self._interrupting = asked if interrupt else set()
        if not interrupt:
            for seat in self._turns - asked:
                self._grant(seat, bonus=True)
            self._turns = asked
        self._since = dict.fromkeys(running, at)

    def _grant(self, seat: int, bonus: bool) -> None:
        if self.clock is None:
            return
        if self.clock.days is not None:
            grant = self._budget() - self._left[seat]
        else:
            grant = float(self.clock.bonus) if bonus else 0.0
        self._left[seat] += grant
        self._granted[seat] += grant

    def granted(self, seat: int) -> float:
        return self._granted[seat]

    def rewind(self, seat: int, granted: float, at: float) -> None:
        """The seat decides again what it decided when so much had been granted to it."""
        self.stop(at)
        self._left[seat] -= self._granted[seat] - granted
        self._granted[seat] = granted
        self._turns, self._interrupting = {seat}, set()

    def forgive(self) -> None:
        """Nobody's time runs, and what ran since the last call counts for nothing."""
        self._since = {}

    def skip(self, seconds: float, at: float) -> None:
        """So much of the time that ran since the last call counts for nobody."""
        for seat in self._since:
            self._skip(seat, seconds, at)

    def _skip(self, seat: int, seconds: float, at: float) -> None:
        self._since[seat] = max(self._since[seat], min(at, self._since[seat] + seconds))

    def lag(self, seat: int, on_the_way: float) -> float:
        """What a move that was so long on its way is given back."""
        if seat not in self._since:
            return 0.0
        return max(0.0, min(on_the_way, MOST_LAG, self._lag_quota[seat]))

    def compensate(self, seat: int, lag: float, at: float) -> None:
        """The seat has made a move and is given this back, at most what it took."""
        if seat in self._since:
            self._skip(seat, lag, at)
            self._lag_quota[seat] = min(LAG_QUOTA, self._lag_quota[seat] - lag + LAG_REFILL)

    def stop(self, at: float) -> None:
        """Nobody's time runs until somebody is asked again."""
        for seat, since in self._since.items():
            self._left[seat] -= at - since
        self._since = {}

    def left(self, seat: int, at: float) -> float | None:
        """The seconds a seat has; None without a clock."""
        if self.clock is None:
            return None
        return max(0.0, self._left[seat] - (at - self._since.get(seat, at)))

    def deadline(self) -> float | None:
        """When the first of the seats that decide has no time left; None if no time runs."""
        first = self.first_out()
        return None if first is None else self._end_of(first)

    def first_out(self) -> int | None:
        """The seat whose time is over first; None if no time runs."""
        if self.clock is None or not self._since:
            return None
        return min(self._since, key=self._end_of)

    def _end_of(self, seat: int) -> float:
        return self._since[seat] + self._left[seat]
