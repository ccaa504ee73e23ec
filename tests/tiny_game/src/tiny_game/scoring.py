"""Points and the end of the game (R5)."""

from ludopolis.core.data import Result
from tiny_game.components import COMPONENTS
from tiny_game.state import Table

END = "rounds"


def totals(table: Table) -> list[int]:
    """Points, and what the goods are worth by the rules of this version (R5.2)."""
    worth = COMPONENTS.good_points[table.game.version]
    return [player.points + worth * sum(player.goods) for player in table.players]


def winners(table: Table) -> list[int]:
    found = totals(table)
    return [seat for seat in range(table.seats) if found[seat] == max(found)]


def result(table: Table) -> Result:
    found = totals(table)
    places = [1 + sum(other > total for other in found) for total in found]
    scores = [
        {"points": player.points, "goods": total - player.points, "total": total}
        for player, total in zip(table.players, found, strict=True)
    ]
    return Result(END, places, scores)
