"""How statistics are shown in the terminal."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludopolis.players.reports.statistics import Interval
from ludopolis.players.stats.summary import Component, Rate, Statistics
from ludopolis.players.stats.words import Words, split_seldom, tables

NARROW, WIDE = 72, 100  # columns of a terminal: no room for plots, room for everything
PLOT, SHORT_PLOT = 25, 15  # characters
NAME = 18


def print_statistics(output: Console, statistics: Statistics, words: Words, rows: int) -> None:
    """Seats, ends and lengths first, then the components, best and worst."""
    output.print(Text(f"{words.game}: {words.lead(statistics)}", style="bold"))
    for id, rates in tables(statistics):
        named = [(words(f"{id}-name", name=rate.name), rate) for rate in rates]
        output.print(_table(words(f"by-{id}"), named, statistics.fair_share, words, output.width))
    for line in _lines(statistics, words):
        output.print(Text(line), soft_wrap=True)
    for group in statistics.groups:
        _print_group(output, group, statistics, words, rows)


def _lines(statistics: Statistics, words: Words) -> list[str]:
    lengths = statistics.lengths
    ends = [f"{words.end(end.end)} {words.percent(end.share)}" for end in statistics.ends]
    scores = [
        f"{words.category(score)} {words.number(score.mean)} ± {words.number(score.deviation)}"
        for score in statistics.scores
    ]
    lines = [
        words("ends-line", ends=", ".join(ends)),
        words(
            "lengths-text",
            mean=words.number(lengths.mean),
            deviation=words.number(lengths.deviation),
            shortest=lengths.shortest,
            longest=lengths.longest,
        ),
    ]
    return [*lines, words("scores-line", scores=", ".join(scores))] if scores else lines


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
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", min_width=NAME)
    for id in ("win-rate", "difference", "interval") if width >= WIDE else ("win-rate", "interval"):
        table.add_column(words(id), justify="right", no_wrap=True)
    if width >= NARROW:
        table.add_column("", no_wrap=True)
    for id in ("score", "had"):
        table.add_column(words(id), justify="right", no_wrap=True)
    intervals = [item.interval or (0.0, 1.0) for _, item in named]
    low = min([fair, *(interval[0] for interval in intervals)])
    high = max([fair, *(interval[1] for interval in intervals)])
    for name, item in named:
        table.add_row(Text(name), *_cells(item, fair, (low, high), words, width))
    return table


def _cells(item: Rate | Component, fair: float, span: Interval, words: Words, width: int) -> list[str | Text]:
    rate, interval = item.win_rate or 0.0, item.interval or (0.0, 1.0)
    plot = PLOT if width >= WIDE else SHORT_PLOT
    return [
        words.percent(rate),
        *([words.points(rate - fair)] if width >= WIDE else []),
        words.finely(interval),
        *([_plot(rate, interval, fair, span, plot)] if width >= NARROW else []),
        words.signed(item.score or 0.0),
        words.number(item.games if isinstance(item, Rate) else item.had, 0),
    ]


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
