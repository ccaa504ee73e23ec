"""Tables that leave out columns on a narrow terminal instead of cutting off what is in them."""

from collections.abc import Sequence
from typing import NamedTuple

from rich import box
from rich.table import Table
from rich.text import Text

EDGES = 2  # spaces on both sides of a table
GAP, SMALL_GAP = 3, 2  # spaces between two columns


class Column(NamedTuple):
    """A column of numbers, or of names, which have a ``least`` width: longer ones take several lines."""

    id: str
    heading: str
    cells: Sequence[Text]
    least: int | None = None

    @property
    def width(self) -> int:
        """The room it needs at least."""
        return self.widest if self.least is None else self.least

    @property
    def widest(self) -> int:
        return max(text.cell_len for text in (Text(self.heading), *self.cells))

    def add_to(self, table: Table) -> None:
        if self.least is None:
            table.add_column(self.heading, justify="right", no_wrap=True)
        else:
            table.add_column(self.heading, min_width=self.least, overflow="fold")


def fitting_table(
    columns: Sequence[Column],
    dispensable: Sequence[str],
    room: int,
    title: str | None = None,
    gap: int = GAP,
) -> Table:
    """A table of the columns there is room for. Of the ``dispensable`` ones the first one goes first."""
    table = Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        collapse_padding=gap == SMALL_GAP,
    )
    shown = _fitting(columns, dispensable, room - EDGES, gap)
    for column in shown:
        column.add_to(table)
    for row in zip(*[column.cells for column in shown], strict=True):
        table.add_row(*row)
    return table


def _fitting(columns: Sequence[Column], dispensable: Sequence[str], room: int, gap: int) -> list[Column]:
    left = list(columns)
    for id in dispensable:
        if sum(column.width for column in left) + gap * (len(left) - 1) <= room:
            break
        left = [column for column in left if column.id != id]
    return left
