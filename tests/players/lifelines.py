"""Pipes that processes hold open as long as they live: whoever reads to the end knows that they are gone."""

import os
import select
from pathlib import Path

PATIENCE = 60  # seconds until a test that waits in vain is ended


def rest_of(pipe: int) -> str:
    """What is still written to a pipe, until nobody is left who could."""
    written = b""
    while select.select([pipe], [], [], PATIENCE)[0]:
        chunk = os.read(pipe, 4096)
        if not chunk:
            return written.decode()
        written += chunk
    raise AssertionError("somebody still holds the pipe open")


class Lifeline:
    """A pipe with a name. Processes open the path, write to it, and leave it open."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "lifeline"
        os.mkfifo(self.path)
        self._pipe = os.open(self.path, os.O_RDONLY | os.O_NONBLOCK)

    @property
    def used(self) -> bool:
        """Whether something was written."""
        return bool(select.select([self._pipe], [], [], 0)[0])

    def line(self) -> str:
        """The next thing written."""
        assert select.select([self._pipe], [], [], PATIENCE)[0], "nobody writes anything"
        return os.read(self._pipe, 4096).decode()

    def gone(self) -> str:
        """All that was written, as soon as all who did it have ended."""
        written = rest_of(self._pipe)
        os.close(self._pipe)
        return written
