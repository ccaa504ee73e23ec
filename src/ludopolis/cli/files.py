"""Files of positions and records."""

import os
import sys
from collections.abc import Callable
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
        return sys.stdin.read() if path == STANDARD_INPUT else Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise FileTrouble(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise FileTrouble(f"cannot read {path}: it is not a text file in UTF-8") from error


def check_writable(path: Path) -> None:
    """Long work should not end with a file that cannot be written."""
    if not path.parent.is_dir():
        raise FileTrouble(f"cannot write {path}: there is no folder {path.parent}")
    if path.is_dir():
        raise FileTrouble(f"cannot write {path}: it is a folder")


def write_file(path: Path, data: str | bytes) -> None:
    try:
        path.write_bytes(data.encode() if isinstance(data, str) else data)
    except OSError as error:
        raise FileTrouble(f"cannot write {path}: {error.strerror}") from error


def numbered(seats: int) -> list[str]:
    return [f"player {seat}" for seat in range(seats)]


def read_match(path: str, named: Callable[[int], list[str]] = numbered) -> Match:
    """The game in a file: a record replayed to its end, or a position to play on from.

    A position carries no names: they are made for its number of seats."""
    text = read_text(path)
    if text.startswith(FIRST_LINE):
        return replay(parse(text))
    if text.lstrip().startswith("{"):
        return _from_position(_decoded(text), named)
    raise FileTrouble(f"{path} is neither a record (first line {FIRST_LINE!r}) nor a position in JSON")


def _decoded(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as error:
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
    draft = path.with_name(f".{path.name}.part")
    try:
        draft.write_text(str(Record.of(match)), encoding="utf-8")
        os.replace(draft, path)
    except OSError as error:
        raise FileTrouble(f"cannot write {path}: {error.strerror}") from error
