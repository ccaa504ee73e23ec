"""Texts of the statistics in the reader's language."""

from collections.abc import Sequence
from pathlib import Path

from ludopolis.core.contract import Game
from ludopolis.players.reports.statistics import Interval
from ludopolis.players.reports.words import Words as ReportWords
from ludopolis.players.stats.summary import Component, Lengths, Rate, Score, Statistics

FOLDER = Path(__file__).parent
MOST_SELDOM = 30


class Words(ReportWords):
    """The words of the statistics: also groups, components and points."""

    def __init__(self, language: str, game: Game) -> None:
        super().__init__(FOLDER, language, game)

    def group(self, group: str) -> str:
        """The title of a group of components; an event we have no title for speaks for itself."""
        id = f"group-{group}"
        return self.names.get(id) if id in self.names else group.replace("_", " ")

    def component(self, component: Component) -> str:
        return self.names.name(component.kind, component.id)

    def category(self, score: Score) -> str:
        id = f"score-{score.category}"
        return self.names.get(id) if id in self.names else score.category

    def signed(self, value: float) -> str:
        rounded = round(value, 1) or 0.0  # never minus zero
        return f"+{self.number(rounded)}" if rounded > 0 else self.number(rounded)

    def points(self, value: float) -> str:
        """A difference of rates, in percentage points."""
        return self.signed(100 * value)

    def finely(self, interval: Interval) -> str:
        """An interval of rates with decimals: 45.1-47.3 %."""
        low, high = interval
        return f"{self.number(100 * low)}\N{EN DASH}{self.percent(high)}"

    def bots(self, statistics: Statistics) -> str:
        return ", ".join(statistics.bots)

    def lengths(self, statistics: Statistics) -> list[str]:
        """How long games are, in decisions and where they are told in rounds."""
        decisions = self._length("lengths-text", statistics.lengths)
        return (
            [decisions, self._length("rounds-text", statistics.rounds)] if statistics.rounds else [decisions]
        )

    def _length(self, id: str, lengths: Lengths) -> str:
        return self(
            id,
            mean=self.number(lengths.mean),
            deviation=self.number(lengths.deviation),
            shortest=lengths.shortest,
            longest=lengths.longest,
        )

    def lead(self, statistics: Statistics) -> str:
        return self("lead", games=statistics.games, seats=statistics.seats, bots=self.bots(statistics))


def split_seldom(components: Sequence[Component], games: int) -> tuple[list[Component], list[Component]]:
    """Components had often enough to say something, and the others."""
    least = max(1, min(MOST_SELDOM, games // 10))
    often = [component for component in components if component.had >= least]
    return often, [component for component in components if component.had < least]


def tables(statistics: Statistics) -> list[tuple[str, Sequence[Rate]]]:
    """The lists of rates worth showing, with the message that names their rows."""
    shown: list[tuple[str, Sequence[Rate]]] = []
    if statistics.seats > 1:
        shown += [("turn", statistics.by_turn), ("seat", statistics.by_seat)]
    if len(statistics.bots) > 1:
        shown.append(("bot", statistics.by_bot))
    return shown
