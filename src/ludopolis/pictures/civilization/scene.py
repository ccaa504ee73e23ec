"""What every part of the picture draws from."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ludopolis.core.errors import Argument
from ludopolis.core.text import Texts
from ludopolis.games.civilization.chart import STEPS, Spot, beside, spots_of
from ludopolis.games.civilization.view import CivilizationView
from ludopolis.pictures.palette import Palette

FOLDER = str(Path(__file__).parent)
LONGEST_NAME = 60


class Scene(NamedTuple):
    view: CivilizationView
    game: Texts
    own: Texts
    players: Sequence[str]
    colour: Palette
    spots: dict[str, Spot]

    def say(self, id: str, /, **arguments: Argument) -> str:
        """One of the picture's own messages."""
        return self.own.get(id, **arguments)

    def name(self, kind: str, id: str) -> str:
        """The game's name of a component."""
        return self.game.name(kind, id)

    @property
    def deciding(self) -> list[int]:
        """The seats whose decision it is; several where they choose together."""
        decision = self.view.decision
        return [] if decision is None else decision.together or [decision.seat]

    def targets(self) -> list[str]:
        """The squares that can be chosen by the one who looks."""
        decision = self.view.decision
        if decision is None:
            return []
        squares = (self._target(action.split()[-1]) for action in decision.actions)
        return list(dict.fromkeys(square for square in squares if square in self.spots))

    def _target(self, word: str) -> str:
        """A square, or the one in a direction of the moving group."""
        asking = self.view.asking
        if word in STEPS and asking is not None and asking.square is not None:
            return beside(asking.square, word) or ""
        return word


def scene_of(view: CivilizationView, texts: Texts, players: Sequence[str], theme: str) -> Scene:
    names = [name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…" for name in players]
    own = Texts(FOLDER, texts.language)
    return Scene(view, texts, own, names, Palette(theme), spots_of(view))
