"""The results of an arena in a file: one JSON line a game, so that an arena can go on where it stopped."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from ludopolis.core.errors import LudopolisError
from ludopolis.file_lock import lock
from ludopolis.players.arena.job import Job, Outcome

START = b'{"job":{"game":"'


class BadResults(LudopolisError):
    """A file of results that cannot be read or written."""


class Found(msgspec.Struct):
    """What a file of results held: the games that were looked for, and how much else there was."""

    outcomes: dict[Job, Outcome]
    others: int = 0
    damaged: bool = False


class ResultsFile:
    """A file to read from and, inside a ``with``, to add to; nobody else can add to it meanwhile. Every
    game is handed to the system before the next one is counted: it outlives a killed arena. A power cut may
    take the games that the system had not yet written to the disk."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._damaged = False
        self._keep = 0  # the length of the file without a damaged last line
        self._file: BinaryIO | None = None
        self._encoder = msgspec.json.Encoder()

    def read(self, jobs: Iterable[Job]) -> Found:
        """The outcomes of these jobs that are already there. A damaged last line does not count."""
        wanted = set(jobs)
        found = Found({})
        self._keep = 0
        for outcome in self._outcomes(found):
            if outcome.job in wanted:
                found.outcomes[outcome.job] = outcome
            else:
                found.others += 1
        self._damaged = found.damaged
        return found

    def _outcomes(self, found: Found) -> Iterator[Outcome]:
        decoder = msgspec.json.Decoder(Outcome)
        for number, line in enumerate(self._lines(), start=1):
            if not line.endswith(b"\n") and _begun(line):
                found.damaged = True
                return
            try:
                yield decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadResults(
                    f"{self.path}, line {number} is not the result of a game: {error}"
                ) from error
            self._keep += len(line)

    def _lines(self) -> list[bytes]:
        try:
            return self.path.read_bytes().splitlines(keepends=True)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise BadResults(f"cannot read {self.path}: {error.strerror}") from error

    def __enter__(self) -> "ResultsFile":
        """Open the file for adding."""
        try:
            self._file = self.path.open("ab")
        except OSError as error:
            raise BadResults(f"cannot write {self.path}: {error.strerror}") from error
        if not lock(self._file):
            self.__exit__()
            raise BadResults(
                f"another arena is writing to {self.path}: wait until it has ended, or choose another file"
            )
        return self

    def add(self, outcome: Outcome) -> None:
        """Add a line; what is left of a damaged last line is cut off before."""
        assert self._file is not None
        try:
            if self._damaged:
                self._file.truncate(self._keep)
                self._damaged = False
            self._file.write(self._encoder.encode(outcome) + b"\n")
            self._file.flush()
        except OSError as error:
            raise BadResults(f"cannot write {self.path}: {error.strerror}") from error

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            with suppress(OSError):  # what could not be written was told when it was added
                self._file.close()
            self._file = None


def _begun(line: bytes) -> bool:
    """Whether this is what a result looks like when its writing was cut short; after a power cut some file
    systems leave zeros."""
    written = line.rstrip(b"\0")
    return written.startswith(START) or START.startswith(written)
