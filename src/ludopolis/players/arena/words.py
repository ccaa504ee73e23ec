"""Texts and numbers of the arena in the reader's language."""

from functools import cache
from pathlib import Path

from ludopolis.core.contract import Game
from ludopolis.core.errors import Argument
from ludopolis.core.text import Texts
from ludopolis.players.arena.job import FORFEIT
from ludopolis.players.arena.statistics import Interval

FOLDER = Path(__file__).parent
SPACE = "\N{NO-BREAK SPACE}"
UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


@cache
def _texts(language: str) -> Texts:
    return Texts(str(FOLDER), language)


class Words:
    """Call it with the id of a message; numbers are written the way the language writes them."""

    def __init__(self, language: str, game: Game) -> None:
        self.language = language
        self._arena = _texts(language)
        self._game = game.texts(language)

    def __call__(self, id: str, /, **arguments: Argument) -> str:
        return self._arena.get(id, **arguments)

    @property
    def game(self) -> str:
        return self._game.get("game")

    def end(self, end: str) -> str:
        """What an end of the game is called."""
        if end == FORFEIT:
            return self("end-forfeit")
        return self._game.get(f"end-{end}") if f"end-{end}" in self._game else end

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:,.{digits}f}".replace("-", "\N{MINUS SIGN}")
        return text.translate({ord(","): SPACE, ord("."): ","}) if self.language == "cs" else text

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}{SPACE}%"

    def span(self, interval: Interval) -> str:
        """An interval of two rates: 45-62 %."""
        low, high = interval
        return f"{self.number(100 * low, 0)}\N{EN DASH}{self.percent(high, 0)}"

    def duration(self, seconds: float) -> str:
        """Three digits and a fitting unit."""
        size, unit = next(((size, unit) for size, unit in UNITS if seconds >= size), UNITS[-1])
        value = seconds / size
        return f"{self.number(value, 0 if value >= 100 else 1 if value >= 10 else 2)}{SPACE}{unit}"
