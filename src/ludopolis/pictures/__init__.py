"""Pictures of positions as vector graphics: a folder a game, named after it, with a function ``picture``."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from ludopolis.core.contract import Game
from ludopolis.core.text import Texts

__all__ = ["Picture", "picture_of"]


class Picture(Protocol):
    """Draws a view as a self-contained SVG; ``only`` is the seat whose part alone is wanted.

    ``texts`` are the game's, and decide the language."""

    def __call__(
        self, view: Any, texts: Texts, players: Sequence[str], theme: str = "light", only: int | None = None
    ) -> str: ...


@cache
def picture_of(game: Game) -> Picture | None:
    """How the game is drawn, or None if nobody has drawn it yet."""
    name = f"{__name__}.{game.id}"
    if find_spec(name) is None:
        return None
    found = import_module(name).picture
    if not callable(found):
        raise TypeError(f"{name}.picture is not a function")
    return cast(Picture, found)
