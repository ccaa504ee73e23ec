"""What lies face down, for those who may look."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table

from ludopolis.cli.boards.board import FAINT
from ludopolis.cli.words import Words


def secrets(position: dict[str, Any], words: Words) -> RenderableType:
    """The deals of this and later ages slot by slot, the order of the removed tokens, the draft."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=FAINT, no_wrap=True)
    grid.add_column()
    for age in range(max(position["age"], 1), 4):
        cards = position["structures"][age - 1]
        numbered = (f"{slot} {words.name('card', card)}" for slot, card in enumerate(cards))
        grid.add_row(words.game.get(f"age-{age}"), ", ".join(numbered))
    removed = (words.name("progress", token) for token in position["removed"])
    grid.add_row(words("secret-removed"), ", ".join(removed))
    wonders = (words.name("wonder", wonder) for wonder in position["draft"])
    grid.add_row(words("secret-draft"), ", ".join(wonders))
    return grid
