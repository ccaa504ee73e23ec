"""How much loot a victory brings (R10.8d)."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.civilization import frames
from ludopolis.games.civilization.ids import nation, wonder
from ludopolis.games.civilization.modifiers import has_wonder
from ludopolis.games.civilization.state import Table

# loot: the loser, and how much is left.
LOSER: Final[i64] = 0
LEFT: Final[i64] = 1


def loot_of(table: Table, winner: i64, loser: i64, amount: i64, attacked: bool) -> i64:
    """How much loot there is: less from the Great Wall, then more for the Mongols."""
    if has_wonder(table, loser, wonder.GREAT_WALL):
        amount -= 1
    if amount > 0 and attacked and table.is_nation(winner, nation.MONGOLIA):
        amount += 1
    return amount


def loot(table: Table, winner: i64, loser: i64, amount: i64) -> None:
    """Let the winner spend so much loot."""
    if amount > 0:
        table.ask(frames.LOOT, winner, loser, amount)
