"""How games look in a terminal: one module (or folder) a game, named after it, with a ``BOARD``."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ludopolis.cli.boards.board import Board
from ludopolis.core.contract import Game


@cache
def board_of(game: Game) -> Board:
    """The game's own board, or the plain one that suits every game."""
    name = f"{__name__}.{game.id}"
    if find_spec(name) is None:
        return Board(game)
    found = import_module(name).BOARD
    if not isinstance(found, Board):
        raise TypeError(f"{name}.BOARD is not a Board")
    return found
