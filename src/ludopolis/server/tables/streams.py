"""The streams of programs that play: who listens, and a bell for each."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager


class Streams:
    """``left`` is called with a player whose last stream was closed."""

    def __init__(self, left: Callable[[str], None]) -> None:
        self._left = left
        self._bells: dict[str, list[asyncio.Event]] = {}

    @property
    def players(self) -> set[str]:
        """Whose programs listen for decisions."""
        return set(self._bells)

    @contextmanager
    def open(self, player: str) -> Iterator[asyncio.Event]:
        """A bell that rings when something changes at a table of the player."""
        bell = asyncio.Event()
        self._bells.setdefault(player, []).append(bell)
        try:
            yield bell
        finally:
            self._bells[player].remove(bell)
            if not self._bells[player]:
                del self._bells[player]
                self._left(player)

    def ring(self, players: Iterable[str]) -> None:
        for player in list(players):
            for bell in self._bells.get(player, ()):
                bell.set()

    def ring_all(self) -> None:
        self.ring(self._bells)
