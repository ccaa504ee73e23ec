"""Plots as SVG elements: 400 wide, so that their letters stay readable on a phone. Colours are classes."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil, floor, log10
from typing import NamedTuple
from xml.etree.ElementTree import Element

from ludopolis.players.reports.statistics import Interval
from ludopolis.svg import el, worded

WIDTH = 400
LETTER = 7.2  # about the width of a letter
HUES = 6


class Row(NamedTuple):
    """A value with its interval, and how both are written."""

    name: str
    value: float
    interval: Interval
    label: str


class Point(NamedTuple):
    name: str
    x: float
    y: float
    interval: Interval


class Part(NamedTuple):
    """A part of a bar; parts of the same kind have the same hue everywhere."""

    kind: int
    share: float
    label: str
    title: str


class Scale:
    """Numbers to places on the paper."""

    def __init__(self, low: float, high: float, start: float, stop: float) -> None:
        self.low, self.start = low, start
        self.factor = (stop - start) / ((high - low) or 1.0)

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) * self.factor


def shortened(name: str, room: float) -> str:
    letters = max(4, int(room / LETTER))
    return name if len(name) <= letters else name[: letters - 1] + "…"


def plot(height: float, name: str, *children: Element) -> Element:
    return el("svg", *children, viewBox=f"0 0 {WIDTH} {height:g}", role="img", aria_label=name)


def text(words: str, x: float, y: float, kind: str = "", anchor: str = "start") -> Element:
    return worded("text", words, x=x, y=y, class_=kind or None, text_anchor=anchor)


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> Element:
    return el("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def titled(element: Element, title: str) -> Element:
    element.insert(0, worded("title", title))
    return element


# --- values with intervals ---------------------------------------------------------------------------

ROW, EDGE = 44, 10


def interval_rows(
    name: str, rows: Sequence[Row], written: Callable[[float], str], reference: float | None = None
) -> Element:
    """One row a value: its name and number, below them the interval and the value on a common scale."""
    marks = [reference] if reference is not None else []
    low = min([row.interval[0] for row in rows] + marks)
    high = max([row.interval[1] for row in rows] + marks)
    scale = Scale(low, high, EDGE, WIDTH - EDGE)
    height = ROW * len(rows) + 4
    drawn = [_interval_row(row, number * ROW, scale) for number, row in enumerate(rows)]
    guide = [line(scale(mark), 0, scale(mark), height, "guide") for mark in marks]
    ticks = [tick for tick in round_ticks(low, high, 5) if low <= tick <= high]
    for tick in ticks:
        drawn.append(line(scale(tick), height, scale(tick), height + 5, "grid"))
        drawn.append(text(written(tick), scale(tick), height + 18, "tick", _anchor(scale(tick))))
    return plot(height + 24, name, *guide, line(EDGE, height, WIDTH - EDGE, height, "grid"), *drawn)


def _anchor(x: float) -> str:
    """Letters near an edge stay on the paper."""
    return "start" if x < 30 else "end" if x > WIDTH - 30 else "middle"


def _interval_row(row: Row, top: float, scale: Scale) -> Element:
    y = top + 32
    low, high = (scale(end) for end in row.interval)
    return titled(
        el(
            "g",
            text(shortened(row.name, WIDTH - 30 - LETTER * len(row.label)), 0, top + 17, "name"),
            text(row.label, WIDTH, top + 17, "number", "end"),
            line(EDGE, y, WIDTH - EDGE, y, "rail"),
            line(low, y, high, y, "bar"),
            line(low, y - 5, low, y + 5, "cap"),
            line(high, y - 5, high, y + 5, "cap"),
            el("circle", cx=scale(row.value), cy=y, r=6, class_="dot"),
        ),
        f"{row.name}: {row.label}",
    )


# --- strength against time ---------------------------------------------------------------------------

LEFT, BOTTOM, TOP = 40, 46, 22
SCATTER = 300
LABEL, FAR = 17, 24


class Axis(NamedTuple):
    name: str
    ticks: list[tuple[float, str]]


def decades(values: Sequence[float]) -> list[float]:
    """Powers of ten around the values."""
    first, last = floor(log10(min(values))), ceil(log10(max(values)))
    return [10.0**power for power in range(first, max(last, first + 1) + 1)]


def round_ticks(low: float, high: float, most: int = 6) -> list[float]:
    """A few round numbers that enclose an interval."""
    wish = max(high - low, 1e-9) / most
    size = 10.0 ** floor(log10(wish))
    step = next(factor * size for factor in (1, 2, 5, 10) if factor * size >= wish)
    return [step * place for place in range(floor(low / step), ceil(high / step) + 1)]


def scatter(name: str, points: Sequence[Point], x: Axis, y: Axis) -> Element:
    """Points with intervals over a logarithmic axis."""
    height = SCATTER
    across = Scale(log10(x.ticks[0][0]), log10(x.ticks[-1][0]), LEFT + 8, WIDTH - 12)
    upwards = Scale(y.ticks[0][0], y.ticks[-1][0], height - BOTTOM, TOP)
    drawn = _axes(x, y, across, upwards, height)
    drawn += [_point(point, across, upwards) for point in points]
    drawn += _labels(points, across, upwards)
    return plot(height, name, *drawn)


def _axes(x: Axis, y: Axis, across: Scale, upwards: Scale, height: float) -> list[Element]:
    floor_y = height - BOTTOM
    drawn = [text(x.name, WIDTH, height - 6, "axis", "end"), text(y.name, 0, 10, "axis")]
    for value, label in y.ticks:
        drawn.append(text(label, LEFT - 8, upwards(value) + 4, "tick", "end"))
        drawn.append(line(LEFT, upwards(value), WIDTH, upwards(value), "grid"))
    for value, label in x.ticks:
        place = across(log10(value))
        drawn.append(line(place, TOP, place, floor_y, "grid"))
        drawn.append(text(label, place, floor_y + 18, "tick", _anchor(place)))
    return drawn


def _point(point: Point, across: Scale, upwards: Scale) -> Element:
    x = across(log10(point.x))
    low, high = (upwards(end) for end in point.interval)
    dot = el("circle", cx=x, cy=upwards(point.y), r=6, class_="dot")
    return titled(el("g", line(x, low, x, high, "bar"), dot), point.name)


class _Box(NamedTuple):
    """A piece of paper that is taken."""

    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: "_Box") -> bool:
        apart = self.right <= other.left or other.right <= self.left
        return not apart and self.top < other.bottom and other.top < self.bottom


class _Label(NamedTuple):
    words: str
    x: float
    y: float
    anchor: str

    @property
    def box(self) -> _Box:
        width = LETTER * len(self.words) * 1.08
        left = {"start": self.x, "end": self.x - width, "middle": self.x - width / 2}[self.anchor]
        return _Box(left, self.y - 12, left + width, self.y + 4)


def _labels(points: Sequence[Point], across: Scale, upwards: Scale) -> list[Element]:
    """Names near their points, where they cover neither each other nor other points."""
    places = [(across(log10(point.x)), upwards(point.y)) for point in points]
    taken = [_Box(x - 7, y - 7, x + 7, y + 7) for x, y in places]
    drawn = []
    for point, (x, y) in sorted(zip(points, places, strict=True), key=lambda item: item[1][1]):
        label = _free(list(_candidates(shortened(point.name, WIDTH * 0.55), x, y)), taken)
        taken.append(label.box)
        if abs(label.y - y) > FAR:
            drawn.append(line(x, y, label.x, label.y - 5, "leader"))
        drawn.append(text(label.words, label.x, label.y, "name halo", label.anchor))
    return drawn


def _candidates(words: str, x: float, y: float) -> Iterator[_Label]:
    """Beside the point, above it, below it, then ever further away."""
    for away in range(0, 160, LABEL):
        for shift in (away, -away) if away else (0,):
            yield _Label(words, x + 12, y + 5 + shift, "start")
            yield _Label(words, x - 12, y + 5 + shift, "end")
        if not away:
            yield _Label(words, x, y - 12, "middle")
            yield _Label(words, x, y + 22, "middle")


def _free(labels: Sequence[_Label], taken: Sequence[_Box]) -> _Label:
    """The first label that has room; if none has, the first of all."""
    for label in labels:
        box = label.box
        inside = box.left >= LEFT and box.right <= WIDTH and box.top >= 0 and box.bottom <= SCATTER - BOTTOM
        if inside and not any(box.covers(other) for other in taken):
            return label
    return labels[0]


# --- histogram ---------------------------------------------------------------------------------------


def histogram(name: str, bins: Sequence[tuple[int, int, int]], x_name: str, y_name: str) -> Element:
    """Bars from ``start`` to ``stop``, as high as their counts."""
    height = 220
    across = Scale(bins[0][0], bins[-1][1], LEFT, WIDTH)
    most = max(count for _, _, count in bins)
    ticks = [tick for tick in round_ticks(0, most, 4) if tick == int(tick)]
    upwards = Scale(0, max(most, ticks[-1]), height - BOTTOM, TOP)
    drawn = [line(LEFT, upwards(tick), WIDTH, upwards(tick), "grid") for tick in ticks]
    drawn += [text(f"{tick:.0f}", LEFT - 8, upwards(tick) + 4, "tick", "end") for tick in ticks]
    drawn += [_bin(item, across, upwards) for item in bins]
    drawn += _bin_ticks(bins, across, height - BOTTOM + 18)
    drawn += [text(x_name, WIDTH, height - 6, "axis", "end"), text(y_name, 0, 10, "axis")]
    return plot(height, name, *drawn)


def _bin(item: tuple[int, int, int], across: Scale, upwards: Scale) -> Element:
    start, stop, count = item
    left, right, top = across(start) + 0.75, across(stop) - 0.75, upwards(count)
    box = el("rect", x=left, y=top, width=max(1.0, right - left), height=upwards(0) - top, class_="box")
    return titled(box, f"{start}–{stop - 1}: {count}" if stop - start > 1 else f"{start}: {count}")


def _bin_ticks(bins: Sequence[tuple[int, int, int]], across: Scale, y: float) -> list[Element]:
    ticks = [tick for tick in round_ticks(bins[0][0], bins[-1][1], 6) if bins[0][0] <= tick <= bins[-1][1]]
    return [
        text(f"{tick:.0f}", across(tick), y, "tick", _anchor(across(tick)))
        for tick in ticks
        if tick == int(tick)
    ]


# --- stacked bars ------------------------------------------------------------------------------------

STACK = 50


def stacked_rows(name: str, rows: Sequence[tuple[str, str, Sequence[Part]]]) -> Element:
    """One row a bar: its name and a note, below them the parts, which fill the width together."""
    drawn = [_stacked_row(*row, number * STACK) for number, row in enumerate(rows)]
    return plot(STACK * len(rows) + 4, name, *drawn)


def _stacked_row(name: str, note: str, parts: Sequence[Part], top: float) -> Element:
    drawn = [
        text(shortened(name, WIDTH - 30 - LETTER * len(note)), 0, top + 17, "name"),
        text(note, WIDTH, top + 17, "tick", "end"),
        el("rect", x=0, y=top + 24, width=WIDTH, height=20, class_="rail-box"),
    ]
    left = 0.0
    for part in parts:
        width = part.share * WIDTH
        drawn.append(_part(part, left, top + 24, width))
        left += width
    return el("g", *drawn)


def _part(part: Part, left: float, top: float, width: float) -> Element:
    hue = f"hue{part.kind % HUES}"
    box = el("rect", x=left, y=top, width=max(0.0, width - 1), height=20, class_=hue)
    fits = width > LETTER * len(part.label) + 6
    label = text(part.label, left + width / 2, top + 15, f"on-{hue}", "middle") if fits else el("g")
    return titled(el("g", box, label), part.title)
