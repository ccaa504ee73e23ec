"""What is hidden from somebody, for those who may look."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table

from ludopolis.cli.boards.board import FAINT
from ludopolis.cli.words import Words


def secrets(position: dict[str, Any], words: Words) -> RenderableType:
    """Hands and score piles seat by seat, the supply piles from their top, the age achievements."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=FAINT)
    grid.add_column()
    for seat, player in enumerate(position["players"]):
        for zone in ("hand", "score"):
            label = f"{words('seat', number=seat)}: {words.name('zone', zone)}"
            grid.add_row(label, _names(player[zone], words))
    for age, pile in enumerate(position["supplies"], start=1):
        if pile:
            grid.add_row(words("secret-supply", age=age), _names(pile[::-1], words))
    grid.add_row(words("secret-achievements"), _names(position["achievements"], words))
    return grid


def _names(cards: list[str], words: Words) -> str:
    return ", ".join(words.name("card", card) for card in cards) or words("none")
