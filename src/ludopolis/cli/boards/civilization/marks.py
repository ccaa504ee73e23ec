"""What can be chosen on the map now."""

from ludopolis.cli.boards.board import legal
from ludopolis.cli.boards.civilization.glyphs import CHOOSABLE, FOUGHT
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.chart import STEPS, beside
from ludopolis.games.civilization.view import CivilizationView

SQUARES = frozenset(KINDS["square"])


def square_of(view: CivilizationView, action: str) -> str | None:
    """The square that an action names, or to which it goes from where the group stands."""
    last = action.split()[-1]
    if last in STEPS and view.asking is not None and view.asking.square is not None:
        return beside(view.asking.square, last)
    return last if last in SQUARES else None


def marks_of(view: CivilizationView) -> dict[str, str]:
    """The squares that can be chosen, and the one that is fought for."""
    found = {square: CHOOSABLE for action in legal(view) if (square := square_of(view, action))}
    if view.battle is not None:
        found[view.battle.square] = FOUGHT
    return found
