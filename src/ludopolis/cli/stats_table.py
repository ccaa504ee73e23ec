"""How statistics are shown in the terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludopolis.cli.columns import Column, fitting_table
from ludopolis.players.reports.statistics import Interval
from ludopolis.players.stats.summary import Component, Rate, Statistics
from ludopolis.players.stats.words import Words, split_seldom, tables

WIDE = 100  # columns of a terminal
PLOT, SHORT_PLOT = 25, 15  # characters
NAME = 18
DISPENSABLE = ("difference", "plot", "score", "had", "interval")

Items = Sequence[Rate | Component]


def print_statistics(output: Console, statistics: Statistics, words: Words, rows: int) -> None:
    """Seats, ends and lengths first, then the components, best and worst."""
    output.print(Text(f"{words.game}: {words.lead(statistics)}", style="bold"))
    for id, rates in tables(statistics):
        named = [(words(f"{id}-name", name=rate.name), rate) for rate in rates]
        output.print(_table(words(f"by-{id}"), named, statistics.fair_share, words, output.width))
    for line in _lines(statistics, words):
        output.print(Text(line), soft_wrap=True)
    if statistics.failure is not None:
        _print_failed(output, statistics.failed, statistics.failure, words)
    for group in statistics.groups:
        _print_group(output, group, statistics, words, rows)


def _lines(statistics: Statistics, words: Words) -> list[str]:
    ends = [f"{words.end(end.end)} {words.percent(end.share)}" for end in statistics.ends]
    scores = [
        f"{words.category(score)} {words.number(score.mean)} ± {words.number(score.deviation)}"
        for score in statistics.scores
    ]
    lines = [words("ends-line", ends=", ".join(ends)), *words.lengths(statistics)]
    return [*lines, words("scores-line", scores=", ".join(scores))] if scores else lines


def _print_failed(output: Console, count: int, failure: str, words: Words) -> None:
    output.print(Text(words("failed-line", count=count), style="red"), soft_wrap=True)
    output.print(Text(failure), soft_wrap=True)


def _print_group(output: Console, group: str, statistics: Statistics, words: Words, rows: int) -> None:
    often, seldom = split_seldom(statistics.of_group(group), statistics.games)
    shown = often if not rows or len(often) <= 2 * rows else [*often[:rows], *often[-rows:]]
    if shown:
        named = [(words.component(component), component) for component in shown]
        output.print(_table(words.group(group), named, statistics.fair_share, words, output.width))
    if len(shown) < len(often):
        output.print(Text(words("left-out", count=len(often) - len(shown)), style="dim"))
    if seldom:
        names = ", ".join(words.component(component) for component in seldom)
        output.print(Text(words("seldom", count=len(seldom), names=names), style="dim"))


def _table(
    title: str, named: Sequence[tuple[str, Rate | Component]], fair: float, words: Words, width: int
) -> Table:
    names = Column("name", "", [Text(name) for name, _ in named], NAME)
    items = [item for _, item in named]
    columns = [names, *_numbers(items, words), _plots(items, fair, width), *_details(items, words)]
    if width >= WIDE:
        columns.insert(2, _differences(items, fair, words))
    return fitting_table(columns, DISPENSABLE, width, title)


def _numbers(items: Items, words: Words) -> list[Column]:
    rates = [Text(words.percent(_rate(item))) for item in items]
    intervals = [Text(words.finely(_interval(item))) for item in items]
    return [Column("win-rate", words("win-rate"), rates), Column("interval", words("interval"), intervals)]


def _differences(items: Items, fair: float, words: Words) -> Column:
    cells = [Text(words.points(_rate(item) - fair)) for item in items]
    return Column("difference", words("difference"), cells)


def _plots(items: Items, fair: float, width: int) -> Column:
    intervals = [_interval(item) for item in items]
    low = min([fair, *(interval[0] for interval in intervals)])
    high = max([fair, *(interval[1] for interval in intervals)])
    letters = PLOT if width >= WIDE else SHORT_PLOT
    cells = [_plot(_rate(item), _interval(item), fair, (low, high), letters) for item in items]
    return Column("plot", "", cells)


def _details(items: Items, words: Words) -> list[Column]:
    scores = [Text(words.signed(item.score or 0.0)) for item in items]
    counts = [item.games if isinstance(item, Rate) else item.had for item in items]
    had = [Text(words.number(count, 0)) for count in counts]
    return [Column("score", words("score"), scores), Column("had", words("had"), had)]


def _rate(item: Rate | Component) -> float:
    return item.win_rate or 0.0


def _interval(item: Rate | Component) -> Interval:
    return item.interval or (0.0, 1.0)


def _plot(rate: float, interval: Interval, fair: float, span: Interval, width: int) -> Text:
    """The interval as a line, the rate as a dot, the fair share as an upright line."""
    low, high = span

    def place(value: float) -> int:
        return round((value - low) / ((high - low) or 1.0) * (width - 1))

    signs = [" "] * width
    for column in range(place(interval[0]), place(interval[1]) + 1):
        signs[column] = "─"
    signs[place(fair)] = "┼" if signs[place(fair)] == "─" else "│"
    signs[place(rate)] = "●"
    sure = not interval[0] <= fair <= interval[1]
    return Text("".join(signs), style=("green" if rate > fair else "red") if sure else "")
