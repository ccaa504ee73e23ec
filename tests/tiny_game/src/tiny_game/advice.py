"""An estimate for the bots."""

from tiny_game.scoring import totals
from tiny_game.state import Table


def chance_to_win(table: Table, seat: int) -> float:
    """The share of everybody's points, everybody having one more."""
    found = totals(table)
    return (found[seat] + 1) / (sum(found) + table.seats)
