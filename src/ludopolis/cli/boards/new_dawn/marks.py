"""What can be chosen on the map now: spaces with their difficulty, and places for a tile."""

from typing import NamedTuple

from ludopolis.cli.boards.board import legal
from ludopolis.cli.boards.maps import Place
from ludopolis.cli.boards.new_dawn.glyphs import ATTACKED, CHOOSABLE
from ludopolis.games.new_dawn.components import IDS
from ludopolis.games.new_dawn.map_setup import FIRST_Q, FIRST_R
from ludopolis.games.new_dawn.view import NewDawnView, Target

SPACES = frozenset(IDS["space"])
ATTACKS = ("attack", "hunt")


class Mark(NamedTuple):
    """What stands on the left of a space that can be chosen: a sign, and below it the difficulty."""

    sign: str
    note: str


def space_of(action: str) -> str | None:
    """The space an action names, if it does."""
    last = action.split()[-1]
    return last if last in SPACES else None


def target_of(view: NewDawnView, space: str, *, barbarian: bool = False) -> Target | None:
    """What the view says about a space that can be chosen."""
    found = [target for target in view.targets if target.space == space]
    return next((target for target in found if target.barbarian == barbarian), found[0] if found else None)


def marks_of(view: NewDawnView) -> dict[str, Mark]:
    """The spaces that can be chosen, and the one under attack."""
    marks = {}
    for action in legal(view):
        if space := space_of(action):
            target = target_of(view, space)
            attacked = action.split()[0] in ATTACKS
            note = str(target.difficulty) if target and not attacked else " "
            marks[space] = Mark(ATTACKED if attacked else CHOOSABLE, note)
    if view.combat is not None:
        marks[view.combat.space] = Mark(ATTACKED, " ")
    return marks


def places_to_lay(view: NewDawnView) -> dict[Place, str]:
    """Where space 0 of the tile in hand may go, by the names of the positions."""
    positions = [action.split()[1] for action in legal(view) if action.startswith("at ")]
    return {hex_of(position): position for position in positions}


def hex_of(position: str) -> Place:
    """Where a position lies: a letter for the row and a number for the column."""
    return FIRST_Q + int(position[1:]) - 1, FIRST_R + ord(position[0]) - ord("a")


def covered(view: NewDawnView, position: str) -> list[Place]:
    """The spaces that the tile in hand would cover."""
    assert view.laying is not None
    q, r = hex_of(position)
    return [(q + dq, r + dr) for dq, dr in view.laying.outline]
