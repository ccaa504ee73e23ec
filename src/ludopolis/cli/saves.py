"""Where a game being played is saved, and what the player is told about it."""

import os
import shlex
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ludopolis.cli.errors import FileTrouble
from ludopolis.cli.files import at_home, check_writable, write_record, writing
from ludopolis.cli.words import Words
from ludopolis.core.match import Match


class Saving:
    """Saves after every decision once there is a file; never overwrites the file of another game."""

    def __init__(self, console: Console, words: Words, own: Path | None = None) -> None:
        self.path: Path | None = None
        self._console = console
        self._words = words
        self._own = {os.path.realpath(own)} if own else set()
        self._trouble = ""

    def claim(self, path: Path) -> None:
        """Save to this file from now on."""
        path = at_home(path)
        check_writable(path)
        self._check(path)
        self._adopt(path)

    def _adopt(self, path: Path) -> None:
        self._own.add(os.path.realpath(path))
        self.path = path

    def _check(self, path: Path) -> None:
        with writing(path):
            if path.exists() and os.path.realpath(path) not in self._own:
                raise FileTrouble(self._words("file-exists", file=str(path)))

    def save(self, match: Match, path: Path) -> None:
        """Write the game, and go on saving there."""
        path = at_home(path)
        self._check(path)
        write_record(path, match)
        self._adopt(path)
        self._say("saved", file=str(path))

    def after_move(self, match: Match) -> None:
        """A full disk must not end the game; it is told once, not after every move."""
        if self.path is None:
            return
        try:
            write_record(self.path, match)
            self._trouble = ""
        except FileTrouble as error:
            if str(error) != self._trouble:
                self._tell(error)
            self._trouble = str(error)

    def at_end(self, match: Match, ask: Callable[[str], str] | None) -> None:
        """Save the finished game; where there is no file, or it cannot be written, ask the player."""
        if ask is None:
            self._at_end_of_bots(match)
            return
        path = self.path or self._asked(ask)
        while path is not None:
            if self._saved(match, path):
                return
            path = self._asked(ask)
        self._say("not-saved")

    def _at_end_of_bots(self, match: Match) -> None:
        """Nobody can name another file: a script must see that saving failed."""
        if self.path is None:
            self._say("not-saved")
        else:
            self.save(match, self.path)

    def _saved(self, match: Match, path: Path) -> bool:
        try:
            self.save(match, path)
        except FileTrouble as error:
            self._tell(error)
            return False
        return True

    def _asked(self, ask: Callable[[str], str]) -> Path | None:
        try:
            answer = ask(f"{self._words('ask-save')} ").strip()
        except EOFError:
            return None
        return Path(answer) if answer else None

    def on_leave(self, match: Match) -> None:
        """Say how to go on another time."""
        if self.path is None:
            self._say("left-unsaved")
            return
        try:
            write_record(self.path, match)
            self._say("left-saved", file=shlex.quote(str(self.path)), game=match.game.id)
        except FileTrouble as error:
            self._tell(error)

    def _tell(self, error: FileTrouble) -> None:
        self._console.print(Text(str(error)), soft_wrap=True)

    def _say(self, id: str, **arguments: str) -> None:
        self._console.print(Text(self._words(id, **arguments)), soft_wrap=True)
