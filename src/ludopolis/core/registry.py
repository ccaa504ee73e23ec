"""The games there are: every folder in ``games``. A game is imported when it is first asked for.

Other packages can add games: an entry point of the group ``ludopolis.games`` whose name is the
game's id and whose value is the ``Game`` object.
"""

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from ludopolis.core.contract import Game
from ludopolis.core.errors import UnknownGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES = "ludopolis.games"


def game_ids() -> list[str]:
    """The ids of all games."""
    return [*_built_in(), *_added()]


def game(id: str, version: int | None = None) -> Game:
    """The game with this id: by its present rules, or by the version of them that a record names."""
    newest = _newest(id)
    return newest if version is None else newest.at(version)


@cache
def _newest(id: str) -> Game:
    found = import_module(f"{GAMES}.{id}").GAME if id in _built_in() else _from_entry_point(id)
    if not isinstance(found, Game):
        raise UnknownGame(f"the entry point of game {id!r} is not a Game")
    return found


def look_again() -> None:
    """Find the games that have been installed or removed meanwhile."""
    _added.cache_clear()
    _newest.cache_clear()


@cache
def _built_in() -> list[str]:
    return sorted(module.name for module in iter_modules(import_module(GAMES).__path__) if module.ispkg)


@cache
def _added() -> "dict[str, EntryPoint]":
    # Slow to import and to ask, and only needed for games that do not come with Ludopolis.
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GAMES)}


def _from_entry_point(id: str) -> object:
    added = _added()
    if id in added:
        try:
            return added[id].load()
        except Exception as error:  # somebody else's code: whatever it does, other games go on
            raise UnknownGame(f"game {id!r} ({added[id].value}) cannot be loaded: {error!r}") from error
    close = get_close_matches(id, game_ids(), n=1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(game_ids())}"
    raise UnknownGame(f"there is no game {id!r}: {hint}")
