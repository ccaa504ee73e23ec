"""The report of the arena."""

from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element

from ludopolis import __version__
from ludopolis.core.registry import game as find_game
from ludopolis.players.arena.summary import Meeting, Player, Summary
from ludopolis.players.arena.words import FOLDER, UNITS, Words
from ludopolis.players.reports import plots
from ludopolis.players.reports.page import page
from ludopolis.players.reports.statistics import Interval
from ludopolis.players.reports.words import SPACE
from ludopolis.svg import el, worded

FASTEST = 1e-7  # seconds a decision: nothing is faster, and a logarithm needs more than zero


def report_page(summary: Summary, language: str) -> str:
    """The page as text."""
    words = Words(language, find_game(summary.game))
    lead = words("lead", games=summary.games, bots=len(summary.players), seats=summary.seats)
    return page(language, words("title", game=words.game), FOLDER, [lead], _sections(summary, words))


def _sections(summary: Summary, words: Words) -> Iterable[Element]:
    yield _standings(summary, words)
    yield _ladder(summary, words)
    yield _speed(summary, words)
    yield _matrix(summary, words)
    if summary.lengths.bins:
        yield _lengths(summary, words)
    yield _seats(summary, words)
    yield _ends(summary, words)
    yield _method(summary, words)
    if summary.failing:
        yield _faults(summary, words)


def _section(title: str, note: str, *content: Element, kind: str | None = None) -> Element:
    return el("section", worded("h2", title), worded("p", note), *content, class_=kind)


# --- tables ------------------------------------------------------------------------------------------


def _table(headings: Sequence[str], rows: Iterable[Sequence[Element]], kind: str | None = None) -> Element:
    return _scrolled([worded("th", heading, scope="col") for heading in headings], rows, kind)


def _scrolled(headings: Iterable[Element], rows: Iterable[Sequence[Element]], kind: str | None) -> Element:
    body = el("tbody", *[el("tr", *cells) for cells in rows])
    table = el("table", el("thead", el("tr", *headings)), body, class_=kind)
    return el("div", table, class_="scroll", tabindex=0)


MORE_ROOM = "more-room"  # what has no place on a phone
STANDINGS = (
    ("player", None),
    ("rating", None),
    ("interval", MORE_ROOM),
    ("ordinal", MORE_ROOM),
    ("win-rate", None),
    ("interval", None),
    ("games", MORE_ROOM),
    ("time", None),
)


def _standings(summary: Summary, words: Words) -> Element:
    headings = [worded("th", words(id), scope="col", class_=kind) for id, kind in STANDINGS]
    rows = [_standing(player, words) for player in summary.ranked]
    note = words("standings-text", fair=words.percent(summary.fair, 0))
    surely = worded("p", words("surely-text"), class_=MORE_ROOM)
    return _section(words("standings"), note, surely, _scrolled(headings, rows, "standings"), kind="wide")


def _standing(player: Player, words: Words) -> list[Element]:
    cells = [
        words.number(player.rating),
        _numbers(player.rating_interval, words),
        words.number(player.ordinal),
        words.percent(player.win_rate),
        words.span(player.interval),
        words.number(player.games, 0),
        words.duration(player.seconds_per_decision),
    ]
    kinds = [kind for _, kind in STANDINGS[1:]]
    return [
        worded("th", player.name, scope="row"),
        *[worded("td", cell, class_=kind) for cell, kind in zip(cells, kinds, strict=True)],
    ]


def _numbers(interval: Interval, words: Words) -> str:
    return f"{words.number(interval[0])}\N{EN DASH}{words.number(interval[1])}"


def _matrix(summary: Summary, words: Words) -> Element:
    names = [player.name for player in summary.ranked]
    rows = [
        [worded("th", name, scope="row"), *[_met(summary.meeting(name, other), words) for other in names]]
        for name in names
    ]
    return _section(words("matrix"), words("matrix-text"), _table(["", *names], rows, "matrix"), kind="wide")


def _met(meeting: Meeting | None, words: Words) -> Element:
    """A cell: blue if the row is ahead, orange if it is behind, the stronger the further from a half."""
    if meeting is None:
        return worded("td", "\N{MIDDLE DOT}", class_="self")
    much = abs(meeting.win_rate - 0.5) * 2
    kind = "more" if meeting.win_rate >= 0.5 else "less"
    cell = el("td", class_=kind, style=f"--much: {much:.2f}")
    cell.append(worded("b", words.percent(meeting.win_rate, 0)))
    cell.append(worded("small", words.span(meeting.interval)))
    return cell


def _faults(summary: Summary, words: Words) -> Element:
    rows = [
        [
            worded("td", failing.name, class_="name"),
            worded("td", words.number(failing.games, 0)),
            worded("td", failing.decisions),
            worded("td", failing.message, class_="prose"),
        ]
        for failing in summary.failing
    ]
    told = [words("faults-text"), words("faults-count", count=summary.forfeits)]
    if sum(failing.games for failing in summary.failing) < summary.forfeits:
        told.append(words("faults-most", count=len(summary.failing)))
    headings = [words("player"), words("games"), words("decision"), words("message")]
    return _section(words("faults"), " ".join(told), _table(headings, rows), kind="wide faults")


def _method(summary: Summary, words: Words) -> Element:
    rules = find_game(summary.game).version
    note = words("method-text", seed=summary.seed, rules=rules, version=__version__)
    return _section(words("method"), note)


# --- plots -------------------------------------------------------------------------------------------


def _ladder(summary: Summary, words: Words) -> Element:
    rows = [
        plots.Row(player.name, player.rating, player.rating_interval, words.number(player.rating))
        for player in summary.ranked
    ]
    return _section(
        words("ladder"),
        words("ladder-text"),
        plots.interval_rows(words("ladder"), rows, lambda tick: words.number(tick, 0)),
    )


def _speed(summary: Summary, words: Words) -> Element:
    points = [
        plots.Point(
            player.name, max(FASTEST, player.seconds_per_decision), player.rating, player.rating_interval
        )
        for player in summary.players
    ]
    times = plots.decades([point.x for point in points])
    lows, highs = zip(*[point.interval for point in points], strict=True)
    x = plots.Axis(words("speed-axis"), [(tick, _decade(tick, words)) for tick in times])
    ticks = plots.round_ticks(min(lows), max(highs))
    y = plots.Axis(words("rating-axis"), [(tick, words.number(tick, 0)) for tick in ticks])
    return _section(words("speed"), words("speed-text"), plots.scatter(words("speed"), points, x, y))


def _decade(seconds: float, words: Words) -> str:
    """A power of ten: 10 ms."""
    size, unit = next((size, unit) for size, unit in UNITS if seconds >= size * 0.999 or size == UNITS[-1][0])
    return f"{words.number(seconds / size, 0 if seconds >= size * 0.999 else 1)}{SPACE}{unit}"


def _seats(summary: Summary, words: Words) -> Element:
    shares = [(words("seat-first"), summary.first_seat)]
    shares += [(words("seat-number", seat=seat), share) for seat, share in enumerate(summary.by_seat)]
    rows = [
        plots.Row(name, share.win_rate, share.interval, words.percent(share.win_rate))
        for name, share in shares
    ]
    note = words("seats-text", fair=words.percent(summary.fair, 0))
    return _section(
        words("seats"),
        note,
        plots.interval_rows(words("seats"), rows, lambda tick: words.percent(tick, 0), summary.fair),
    )


def _lengths(summary: Summary, words: Words) -> Element:
    lengths = summary.lengths
    note = words("lengths-text", mean=words.number(lengths.mean), deviation=words.number(lengths.deviation))
    bins = [(bin.start, bin.stop, bin.games) for bin in lengths.bins]
    drawn = plots.histogram(words("lengths"), bins, words("lengths-axis"), words("games-axis"))
    return _section(words("lengths"), note, drawn)


def _ends(summary: Summary, words: Words) -> Element:
    kinds = list(summary.ends)
    rows = [_end_row(player, kinds, words) for player in summary.ranked]
    legend = el("ul", class_="legend")
    for number, kind in enumerate(kinds):
        swatch = el("i", class_=f"hue{number % plots.HUES}")
        swatch.tail = f"{words.end(kind)}: {words.percent(summary.ends[kind] / summary.games)}"
        legend.append(el("li", swatch))
    return _section(words("ends"), words("ends-text"), plots.stacked_rows(words("ends"), rows), legend)


def _end_row(player: Player, kinds: list[str], words: Words) -> tuple[str, str, list[plots.Part]]:
    won = sum(player.ends.values())
    parts = []
    for number, kind in enumerate(kinds):
        share = player.ends.get(kind, 0) / won if won else 0.0
        if share:
            label = words.percent(share, 0)
            parts.append(plots.Part(number, share, label, f"{player.name}, {words.end(kind)}: {label}"))
    return player.name, words("won", count=won), parts
