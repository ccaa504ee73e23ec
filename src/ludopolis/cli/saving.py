"""Where a game being played is saved, and what the player is told about it."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ludopolis.cli.errors import FileTrouble
from ludopolis.cli.files import write_record
from ludopolis.cli.words import Words
from ludopolis.core.match import Match


class Saving:
    """Saves after every decision once there is a file; never overwrites the file of another game."""

    def __init__(self, console: Console, words: Words, own: Path | None = None) -> None:
        self.path: Path | None = None
        self._console = console
        self._words = words
        self._own = {own.resolve()} if own else set()

    def claim(self, path: Path) -> None:
        """Save to this file from now on."""
        self._check(path)
        self._adopt(path)

    def _adopt(self, path: Path) -> None:
        self._own.add(path.resolve())
        self.path = path

    def _check(self, path: Path) -> None:
        if path.exists() and path.resolve() not in self._own:
            raise FileTrouble(self._words("file-exists", file=str(path)))

    def save(self, match: Match, path: Path) -> None:
        """Write the game, and go on saving there."""
        self._check(path)
        write_record(path, match)
        self._adopt(path)
        self._say("saved", file=str(path))

    def after_move(self, match: Match) -> None:
        """A full disk must not end the game."""
        try:
            if self.path is not None:
                write_record(self.path, match)
        except FileTrouble as error:
            self._console.print(Text(str(error)))

    def at_end(self, match: Match, ask: Callable[[str], str] | None) -> None:
        """Save the finished game, or ask the player where to."""
        if self.path is not None:
            self.save(match, self.path)
            return
        while ask is not None and (answer := self._asked(ask)):
            try:
                self.save(match, Path(answer))
                return
            except FileTrouble as error:
                self._console.print(Text(str(error)))
        self._say("not-saved")

    def _asked(self, ask: Callable[[str], str]) -> str:
        try:
            return ask(f"{self._words('ask-save')} ").strip()
        except EOFError:
            return ""

    def on_leave(self, match: Match) -> None:
        """Say how to go on another time."""
        if self.path is None:
            self._say("left-unsaved")
            return
        write_record(self.path, match)
        self._say("left-saved", file=str(self.path), game=match.game.id)

    def _say(self, id: str, **arguments: str) -> None:
        self._console.print(Text(self._words(id, **arguments)), soft_wrap=True)
