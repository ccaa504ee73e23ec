"""Texts and numbers of a report in the reader's language."""

from functools import cache
from pathlib import Path

from ludopolis.core.contract import Game
from ludopolis.core.errors import Argument
from ludopolis.core.text import Texts

SPACE = "\N{NO-BREAK SPACE}"


@cache
def _texts(folder: Path, language: str) -> Texts:
    return Texts(str(folder), language)


class Words:
    """Call it with the id of a message; numbers are written the way the language writes them."""

    def __init__(self, folder: Path, language: str, game: Game) -> None:
        self.language = language
        self.texts = _texts(folder, language)
        self.names = game.texts(language)

    def __call__(self, id: str, /, **arguments: Argument) -> str:
        return self.texts.get(id, **arguments)

    @property
    def game(self) -> str:
        return self.names.get("game")

    def end(self, end: str) -> str:
        """What an end is called: one of the game, or one that only games between bots have."""
        id = f"end-{end}"
        return next((texts.get(id) for texts in (self.texts, self.names) if id in texts), end)

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:,.{digits}f}".replace("-", "\N{MINUS SIGN}")
        return text.translate({ord(","): SPACE, ord("."): ","}) if self.language == "cs" else text

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}{SPACE}%"
