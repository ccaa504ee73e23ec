"""What nobody sees, for those who may look."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table

from ludopolis.cli.boards.board import FAINT
from ludopolis.cli.words import Words


def secrets(position: dict[str, Any], words: Words) -> RenderableType:
    """The stacks from their top, the monument deck, the solo deck."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=FAINT, no_wrap=True)
    grid.add_column()
    for stack, tiles in position["stacks"].items():
        label = words("secret-stack", stack=words.name("stack", stack))
        grid.add_row(label, _names("tile", tiles[position["round"] :], words))
    grid.add_row(words("secret-deck"), _names("monument", position["deck"], words))
    if position["solo"] is not None:
        grid.add_row(words("secret-solo"), _names("solo_card", position["solo"]["deck"], words))
    return grid


def _names(kind: str, ids: list[str], words: Words) -> str:
    return ", ".join(words.name(kind, id) for id in ids) or words("none")
