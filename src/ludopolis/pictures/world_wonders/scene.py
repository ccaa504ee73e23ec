"""What every part of the picture draws from."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ludopolis.core.errors import Argument
from ludopolis.core.text import Texts
from ludopolis.games.world_wonders.components import COMPONENTS, Track
from ludopolis.games.world_wonders.view import WorldWondersView
from ludopolis.pictures.palette import Palette

FOLDER = str(Path(__file__).parent)
LONGEST_NAME = 60


class Scene(NamedTuple):
    view: WorldWondersView
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
    def track(self) -> Track:
        return next(track for track in COMPONENTS.tracks if track.id == self.view.options["track_side"])

    @property
    def deciding(self) -> int | None:
        """The seat whose turn it is."""
        return None if self.view.decision is None else self.view.decision.seat


def scene_of(view: WorldWondersView, texts: Texts, players: Sequence[str], theme: str) -> Scene:
    names = [name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…" for name in players]
    return Scene(view, texts, Texts(FOLDER, texts.language), names, Palette(theme))
