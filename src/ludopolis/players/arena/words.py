"""Texts and numbers of the arena in the reader's language."""

from pathlib import Path

from ludopolis.core.contract import Game
from ludopolis.players.reports.statistics import Interval
from ludopolis.players.reports.words import SPACE
from ludopolis.players.reports.words import Words as ReportWords

FOLDER = Path(__file__).parent
UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


class Words(ReportWords):
    """The words of the arena: also games that a bot lost by failing, rough intervals, durations."""

    def __init__(self, language: str, game: Game) -> None:
        super().__init__(FOLDER, language, game)

    def span(self, interval: Interval) -> str:
        """An interval of two rates: 45-62 %."""
        low, high = interval
        return f"{self.number(100 * low, 0)}\N{EN DASH}{self.percent(high, 0)}"

    def duration(self, seconds: float) -> str:
        """Three digits and a fitting unit."""
        size, unit = next(((size, unit) for size, unit in UNITS if seconds >= size), UNITS[-1])
        value = seconds / size
        return f"{self.number(value, 0 if value >= 100 else 1 if value >= 10 else 2)}{SPACE}{unit}"
