"""The clocks of the seats. Time comes in with every call, so the same entries always give the same clocks."""

from ludopolis.server.wire import Clock

DAY = 86400.0


class Timer:
    """A turn lasts while the same seat decides. A whole-game clock gets its bonus after each turn; a clock
    with days starts anew with each turn. Nobody's time runs while the table is paused. Whoever takes a move
    back gives back what the end of that turn brought."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.turn: int | None = None
        self._left = [self._budget()] * seats
        self._granted = [0.0] * seats  # what the ends of all turns have brought so far
        self._since: float | None = None  # when the time of the turn's seat began to run

    def _budget(self) -> float:
        if self.clock is None:
            return 0.0
        return self.clock.days * DAY if self.clock.days is not None else float(self.clock.seconds or 0)

    def pass_to(self, seat: int | None, at: float) -> None:
        """It is this seat's turn; None when nobody has to decide any more."""
        self.stop(at)
        if seat != self.turn:
            self._end_turn()
            self.turn = seat
        if seat is not None:
            self._since = at

    def _end_turn(self) -> None:
        if self.turn is None or self.clock is None:
            return
        by_days = self.clock.days is not None
        grant = self._budget() - self._left[self.turn] if by_days else float(self.clock.bonus)
        self._left[self.turn] += grant
        self._granted[self.turn] += grant

    def granted(self, seat: int) -> float:
        return self._granted[seat]

    def rewind(self, seat: int, granted: float, at: float) -> None:
        """The seat decides again what it decided when so much had been granted to it."""
        self.stop(at)
        self._left[seat] -= self._granted[seat] - granted
        self._granted[seat] = granted
        self.turn = seat

    def forgive(self) -> None:
        """Nobody's time runs, and what ran since the last call counts for nothing."""
        self._since = None

    def stop(self, at: float) -> None:
        """Nobody's time runs until the next call of ``pass_to``."""
        if self.turn is not None and self._since is not None:
            self._left[self.turn] -= at - self._since
        self._since = None

    def left(self, seat: int, at: float) -> float | None:
        """The seconds a seat has; None without a clock."""
        if self.clock is None:
            return None
        spent = at - self._since if seat == self.turn and self._since is not None else 0.0
        return max(0.0, self._left[seat] - spent)

    def deadline(self) -> float | None:
        """When the time of the seat that decides is over; None if no time runs."""
        if self.clock is None or self.turn is None or self._since is None:
            return None
        return self._since + self._left[self.turn]
