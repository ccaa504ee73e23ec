"""What every part of the picture draws from."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ludopolis.core.errors import Argument
from ludopolis.core.text import Texts
from ludopolis.games.new_dawn.components import Space
from ludopolis.games.new_dawn.view import NewDawnView
from ludopolis.pictures.maps import Spot
from ludopolis.pictures.new_dawn.looks import TILES
from ludopolis.pictures.palette import Palette

FOLDER = str(Path(__file__).parent)
LONGEST_NAME = 60
WATER = Space(terrain="water")


class Scene(NamedTuple):
    view: NewDawnView
    game: Texts
    own: Texts
    players: Sequence[str]
    colour: Palette

    def say(self, id: str, /, **arguments: Argument) -> str:
        """One of the picture's own messages."""
        return self.own.get(id, **arguments)

    def name(self, kind: str, id: str) -> str:
        """The game's name of a component."""
        return self.game.name(kind, id)

    @property
    def deciding(self) -> int | None:
        """The seat whose decision it is."""
        return None if self.view.decision is None else self.view.decision.seat

    def places(self) -> dict[str, Spot]:
        """Where every space of the map lies."""
        found = {
            f"{tile.side[:-1]}-{number}": place
            for tile in self.view.tiles
            for number, place in enumerate(tile.spaces)
        }
        return found | {f"w{number}": place for number, place in enumerate(self.view.waters, start=1)}

    def printed(self) -> dict[str, Space]:
        """What is printed on every space of the map."""
        found = {
            f"{tile.side[:-1]}-{number}": printed
            for tile in self.view.tiles
            for number, printed in enumerate(TILES[tile.side[:-1]].side(tile.side[-1]))
        }
        return found | {f"w{number}": WATER for number in range(1, len(self.view.waters) + 1)}


def scene_of(view: NewDawnView, texts: Texts, players: Sequence[str], theme: str) -> Scene:
    names = [name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…" for name in players]
    return Scene(view, texts, Texts(FOLDER, texts.language), names, Palette(theme))
