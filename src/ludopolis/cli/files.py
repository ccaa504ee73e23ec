"""Files of positions and records."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ludopolis.cli.errors import FileTrouble
from ludopolis.cli.parameters import STANDARD_INPUT
from ludopolis.core.errors import BadPosition, Fault, UnknownGame
from ludopolis.core.match import Match
from ludopolis.core.record import FIRST_LINE, Record, parse, replay
from ludopolis.core.registry import game as find_game


def read_text(path: str) -> str:
    """The text of a file; ``-`` is standard input."""
    try:
        data = sys.stdin.buffer.read() if path == STANDARD_INPUT else at_home(path).read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        raise FileTrouble(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise FileTrouble(f"cannot read {path}: it is not a text file in UTF-8") from error


def at_home(path: str | Path) -> Path:
    """The file that a name with ~ means."""
    return Path(os.path.expanduser(path))


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Whatever the system says against the file becomes FileTrouble."""
    try:
        yield
    except OSError as error:
        raise FileTrouble(f"cannot write {path}: {error.strerror}") from error
    except ValueError as error:
        raise FileTrouble(f"cannot write {path}: {error}") from error


def check_writable(path: Path) -> None:
    """Long work should not end with a file that cannot be written."""
    with writing(path):
        if not path.parent.is_dir():
            raise FileTrouble(f"cannot write {path}: there is no folder {path.parent}")
        if path.is_dir():
            raise FileTrouble(f"cannot write {path}: it is a folder")


def write_file(path: Path, data: str | bytes) -> None:
    with writing(path):
        path.write_bytes(data.encode() if isinstance(data, str) else data)


def numbered(seats: int) -> list[str]:
    return [f"player {seat}" for seat in range(seats)]


def read_match(path: str, named: Callable[[int], list[str]] = numbered) -> Match:
    """The game in a file: a record replayed to its end, or a position to play on from.

    A position carries no names: they are made for its number of seats."""
    return match_of(read_text(path), path, named)


def is_record(text: str) -> bool:
    return text.startswith(FIRST_LINE)


def match_of(text: str, path: str, named: Callable[[int], list[str]]) -> Match:
    if is_record(text):
        return replay(parse(text))
    if text.lstrip().startswith("{"):
        return _from_position(_decoded(text), named)
    raise FileTrouble(f"{path} is neither a record (first line {FIRST_LINE!r}) nor a position in JSON")


def _decoded(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadPosition([Fault("position", f"not JSON: {error}")]) from error


def _from_position(position: dict[str, Any], named: Callable[[int], list[str]]) -> Match:
    id = position.get("game")
    if not isinstance(id, str):
        raise BadPosition([Fault("game", "is missing: it must be the id of a game")])
    try:
        game = find_game(id)
    except UnknownGame as error:
        raise BadPosition([Fault("game", str(error))]) from error
    return Match.from_position(game, position, named(game.load(position).seats))


def write_record(path: Path, match: Match) -> None:
    """Write a record so that a crash leaves either the old file or the new one."""
    text = str(Record.of(match))
    with writing(path):
        draft = path.with_name(f".{path.name}.part")
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, path)
