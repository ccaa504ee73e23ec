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
        """What an end of the game is called."""
        return self.names.get(f"end-{end}") if f"end-{end}" in self.names else end

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:,.{digits}f}".replace("-", "\N{MINUS SIGN}")
        return text.translate({ord(","): SPACE, ord("."): ","}) if self.language == "cs" else text

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}{SPACE}%"
