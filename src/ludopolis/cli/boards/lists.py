"""Lists of a game's components: a table for each kind."""

from collections.abc import Callable, Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from ludopolis.cli.boards.board import TITLE, Component
from ludopolis.cli.words import Words

Filler = Callable[[Table, list[str], Words], None]


def tables_by_kind(found: list[Component], fillers: Mapping[str, Filler], words: Words) -> RenderableType:
    """A table for each kind that occurs; its filler adds the columns and the rows."""
    tables = []
    for kind, fill in fillers.items():
        ids = [component.id for component in found if component.kind == kind]
        if ids:
            table = Table(
                title=words(f"kind-{kind}", count=len(ids)),
                title_justify="left",
                title_style=TITLE,
                box=box.SIMPLE_HEAD,
                pad_edge=False,
                padding=(0, 1, 0, 0),
            )
            fill(table, ids, words)
            tables.append(table)
    return Group(*tables)
