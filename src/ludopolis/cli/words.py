"""Words in the reader's language: the command's own, those of a game's board, and the game's."""

import os
from contextlib import suppress
from pathlib import Path

from ludopolis.core.actions import Action
from ludopolis.core.contract import Game
from ludopolis.core.errors import Argument, Refusal
from ludopolis.core.text import Texts

FOLDER = Path(__file__).parent
BOARDS = FOLDER / "boards"


class Words:
    """Call it with the id of one of the board's or the command's messages; names come from the game."""

    def __init__(self, game: Game, language: str) -> None:
        self.language = language
        self.game = game.texts(language)
        self._command = Texts(str(FOLDER), language)
        self._board: Texts | None = None
        with suppress(FileNotFoundError):  # the plain board has no words of its own
            self._board = Texts(str(BOARDS / game.id), language)

    def __call__(self, id: str, /, **arguments: Argument) -> str:
        if self._board is not None and id in self._board:
            return self._board.get(id, **arguments)
        return self._command.get(id, **arguments)

    def __contains__(self, id: str) -> bool:
        return id in self._command or (self._board is not None and id in self._board)

    def text_of(self, id: str) -> str:
        """The longer text that belongs to one of the command's messages."""
        return self._command.attribute(id, "text")

    def name(self, kind: str, id: str) -> str:
        return self.game.name(kind, id)

    def effect(self, kind: str, id: str) -> str:
        """What a component does; empty if the game has no text for it."""
        try:
            return self.game.attribute(f"{kind}-{id}", "text")
        except KeyError:
            return ""

    def action(self, action: Action) -> str:
        return self.game.action(action)

    def refusal(self, refusal: Refusal) -> str:
        return f"{self.game.refusal(refusal)} ({refusal.rule})"


def chosen_language(asked: str | None) -> str:
    """The language asked for, or Czech in a Czech environment, or English."""
    if asked is not None:
        return asked
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    setting = next((setting for setting in settings if setting), "")
    return "cs" if setting.startswith("cs") else "en"
