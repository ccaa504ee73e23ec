"""The report of the balance lab."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from xml.etree.ElementTree import Element

from ludopolis import __version__
from ludopolis.core.kinds import option_text
from ludopolis.core.registry import game as find_game
from ludopolis.players.reports import plots
from ludopolis.players.reports.page import page
from ludopolis.players.reports.statistics import Interval
from ludopolis.players.stats.summary import Component, Statistics
from ludopolis.players.stats.words import FOLDER, Words, split_seldom, tables
from ludopolis.svg import el, worded

MOST_BINS = 40


def report_page(statistics: Statistics, language: str) -> str:
    """The page as text."""
    words = Words(language, find_game(statistics.game))
    leads = [words.lead(statistics), words("how-to-read")]
    return page(language, words("title", game=words.game), FOLDER, leads, _sections(statistics, words))


def _sections(statistics: Statistics, words: Words) -> Iterable[Element]:
    if statistics.failure is not None:
        yield _failed(statistics.failed, statistics.failure, words)
    for id, rates in tables(statistics):
        bars = [
            Bar(words(f"{id}-name", name=rate.name), rate.games, rate.win_rate, rate.interval, rate.score)
            for rate in rates
        ]
        yield _rates(words(f"by-{id}"), bars, statistics, words, "wide" if id == "bot" else None)
    yield _ends(statistics, words)
    if statistics.scores:
        yield _scores(statistics, words)
    yield _lengths(statistics, words)
    for group in statistics.groups:
        yield _group(group, statistics, words)
    yield _method(statistics, words)


def _section(title: str, *content: Element | None, kind: str | None = None) -> Element:
    return el("section", worded("h2", title), *content, class_=kind)


def _failed(count: int, failure: str, words: Words) -> Element:
    note = worded("p", words("failed-line", count=count))
    return _section(words("failed"), note, worded("p", failure, class_="said"), kind="wide failed")


# --- bars with intervals -----------------------------------------------------------------------------


class Bar(NamedTuple):
    """A row: a rate with its interval. ``score`` is a mean distance to the average score."""

    name: str
    players: int
    rate: float
    interval: Interval
    score: float | None


class Axis:
    """Rates to percents of the width of a plot."""

    def __init__(self, bars: Sequence[Bar], fair: float) -> None:
        low = min([fair, *(bar.interval[0] for bar in bars)])
        high = max([fair, *(bar.interval[1] for bar in bars)])
        ticks = [tick / 100 for tick in plots.round_ticks(100 * low, 100 * high, 5)]
        self.ticks = [min(1.0, max(0.0, tick)) for tick in ticks]
        self.fair = fair

    def __call__(self, rate: float) -> str:
        low, high = self.ticks[0], self.ticks[-1]
        return f"{100 * (rate - low) / ((high - low) or 1.0):.2f}%"


def _group(group: str, statistics: Statistics, words: Words) -> Element:
    often, seldom = split_seldom(statistics.of_group(group), statistics.games)
    note = _seldom_note(seldom, words)
    if not often:
        return _section(words.group(group), worded("p", words("nothing")), note, kind="wide")
    bars = [_bar(component, words) for component in often]
    return _rates(words.group(group), bars, statistics, words, "wide", note)


def _bar(component: Component, words: Words) -> Bar:
    rate, interval = component.win_rate or 0.0, component.interval or (0.0, 1.0)
    return Bar(words.component(component), component.had, rate, interval, component.score)


def _seldom_note(seldom: Sequence[Component], words: Words) -> Element | None:
    if not seldom:
        return None
    names = ", ".join(words.component(component) for component in seldom)
    return worded("p", words("seldom", count=len(seldom), names=names), class_="note")


def _rates(
    title: str,
    bars: Sequence[Bar],
    statistics: Statistics,
    words: Words,
    kind: str | None,
    note: Element | None = None,
) -> Element:
    axis = Axis(bars, statistics.fair_share)
    headings = [
        worded("th", "", scope="col"),
        el("th", _scale(axis, words), class_="plot"),
        *[worded("th", words(id), scope="col", class_=id) for id in ("win-rate", "interval", "had", "score")],
    ]
    body = el("tbody", *[_row(bar, axis, words) for bar in bars])
    table = el("table", el("thead", el("tr", *headings)), body, class_="bars")
    return _section(title, table, note, kind=kind)


def _row(bar: Bar, axis: Axis, words: Words) -> Element:
    return el(
        "tr",
        worded("th", bar.name, scope="row"),
        el("td", _drawn(bar, axis, words), class_="plot"),
        worded("td", words.percent(bar.rate), class_="win-rate"),
        worded("td", words.finely(bar.interval), class_="interval"),
        worded("td", words.number(bar.players, 0), class_="had"),
        worded("td", "" if bar.score is None else words.signed(bar.score), class_="score"),
    )


def _drawn(bar: Bar, axis: Axis, words: Words) -> Element:
    """The bar leaves the line of the fair share to the right or to the left."""
    low, high = sorted((bar.rate, axis.fair))
    width = float(axis(high)[:-1]) - float(axis(low)[:-1])
    side = "more" if bar.rate >= axis.fair else "less"
    start, end = (axis(value) for value in bar.interval)
    title = f"{bar.name}: {words.percent(bar.rate)} ({words.finely(bar.interval)})"
    return el(
        "svg",
        worded("title", title),
        *[_upright(axis(tick), "0%", "100%", "grid") for tick in axis.ticks],
        el("rect", x=axis(low), y="25%", width=f"{width:.2f}%", height="50%", class_=side),
        _upright(axis(axis.fair), "0%", "100%", "fair"),
        el("line", x1=start, x2=end, y1="50%", y2="50%", class_="whisker"),
        _upright(start, "35%", "65%", "whisker"),
        _upright(end, "35%", "65%", "whisker"),
        role="img",
    )


def _upright(x: str, top: str, bottom: str, kind: str) -> Element:
    return el("line", x1=x, x2=x, y1=top, y2=bottom, class_=kind)


def _scale(axis: Axis, words: Words) -> Element:
    """The numbers above the plots; only the first and the last one on narrow screens."""
    ticks = [
        worded("text", words.percent(tick, 0), x=axis(tick), y=14, text_anchor="middle", class_=kind)
        for tick, kind in zip(axis.ticks, ["tick", *["tick inner"] * (len(axis.ticks) - 2), "tick"])
    ]
    return el("svg", *ticks, role="presentation")


# --- the rest ----------------------------------------------------------------------------------------


def _ends(statistics: Statistics, words: Words) -> Element:
    parts = [
        plots.Part(number, end.share, words.percent(end.share, 0), words.end(end.end))
        for number, end in enumerate(statistics.ends)
    ]
    row = (words("games"), words.number(statistics.games, 0), parts)
    legend = el("ul", class_="legend")
    for number, end in enumerate(statistics.ends):
        swatch = el("i", class_=f"hue{number % plots.HUES}")
        swatch.tail = f"{words.end(end.end)}: {words.percent(end.share)} ({words.finely(end.interval)})"
        legend.append(el("li", swatch))
    return _section(words("ends"), plots.stacked_rows(words("ends"), [row]), legend)


def bins(games: dict[int, int], most: int = MOST_BINS) -> list[tuple[int, int, int]]:
    """Lengths in equally wide classes: from, up to (not included), how many games."""
    low, high = min(games), max(games) + 1
    width = -(-(high - low) // most)
    counts = [0] * -(-(high - low) // width)
    for length, count in games.items():
        counts[(length - low) // width] += count
    return [(low + place * width, low + (place + 1) * width, count) for place, count in enumerate(counts)]


def _lengths(statistics: Statistics, words: Words) -> Element:
    lengths = statistics.lengths
    note = " ".join(words.lengths(statistics))
    drawn = plots.histogram(words("lengths"), bins(lengths.games), words("decisions"), words("games"))
    return _section(words("lengths"), worded("p", note), drawn)


def _scores(statistics: Statistics, words: Words) -> Element:
    headings = ["", words("mean"), words("deviation"), words("winners-mean")]
    head = el("tr", *[worded("th", heading, scope="col") for heading in headings])
    rows = [
        el(
            "tr",
            worded("th", words.category(score), scope="row"),
            *[
                worded("td", words.number(value))
                for value in (score.mean, score.deviation, score.winners_mean)
            ],
            class_="total" if score.category == "total" else None,
        )
        for score in statistics.scores
    ]
    table = el("table", el("thead", head), el("tbody", *rows), class_="scores")
    return _section(words("scores"), table, kind="tall")


def _method(statistics: Statistics, words: Words) -> Element:
    options = ", ".join(f"{id} = {option_text(value)}" for id, value in statistics.options.items())
    note = words(
        "method-text",
        seed=statistics.seed,
        options=options or "-",
        rules=statistics.rules,
        version=__version__,
    )
    return _section(words("method"), worded("p", note), kind="wide")
