"""The flow of the game: which part of the rules each frame belongs to."""

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization.dispatch import HANDLERS
from ludopolis.games.civilization.state import Table
from ludopolis.games.civilization.victory import check_victory


def run(table: Table) -> None:
    """Carry on until somebody must decide, or the game is over."""
    while table.top >= 0 and not HANDLERS[table.kind].proceed(table):
        check_victory(table)


def fill(table: Table, actions: vec[i64]) -> i64:
    """Write the legal actions of the decision being asked; return their number."""
    return HANDLERS[table.kind].fill(table, actions) if table.top >= 0 else 0


def apply(table: Table, action: i64) -> None:
    """Carry out a legal action, and go on to the next decision."""
    HANDLERS[table.kind].carry_out(table, action)
    check_victory(table)
    run(table)
