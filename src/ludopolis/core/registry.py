"""The games there are. A game is imported when it is first asked for.

Other packages can add games: an entry point of the group ``ludopolis.games`` whose name is the
game's id and whose value is the ``Game`` object.
"""

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from ludopolis.core.contract import Game
from ludopolis.core.errors import UnknownGame

BUILT_IN = ("duel",)


def games() -> list[str]:
    """The ids of all games."""
    return [*BUILT_IN, *(point.name for point in entry_points(group="ludopolis.games"))]


@cache
def game(id: str) -> Game:
    """The game with this id."""
    if id in BUILT_IN:
        found = import_module(f"ludopolis.games.{id}").GAME
    else:
        found = _from_entry_point(id)
    if not isinstance(found, Game):
        raise UnknownGame(f"the entry point of game {id!r} is not a Game")
    return found


def _from_entry_point(id: str) -> object:
    for point in entry_points(group="ludopolis.games", name=id):
        return point.load()
    close = get_close_matches(id, games(), n=1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(games())}"
    raise UnknownGame(f"there is no game {id!r}: {hint}")
