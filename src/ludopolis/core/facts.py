"""Data files: the printed facts of a game, and positions written by hand. Both are checked when read."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludopolis.core.errors import BadData, BadOption, BadPosition, Fault
from ludopolis.core.kinds import Option, OptionValue, read_options


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The components of a game; each game adds its own fields."""

    def faults(self) -> list[str]:
        """What contradicts the rules in the data."""
        raise NotImplementedError


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as data; each game adds its own fields."""

    game: str
    rules: int
    options: dict[str, OptionValue] = {}


AnyFacts = TypeVar("AnyFacts", bound=Facts)
AnyPosition = TypeVar("AnyPosition", bound=Position)


def read_facts(path: Path, kind: type[AnyFacts]) -> AnyFacts:
    """The components from a JSON file; raises BadData with everything that is wrong."""
    text = path.read_bytes()
    try:
        facts = msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise BadData(path.name, [_named_place(str(error), text)]) from error
    except msgspec.DecodeError as error:
        raise BadData(path.name, [_with_line(str(error), text)]) from error
    if faults := facts.faults():
        raise BadData(path.name, faults)
    return facts


def _named_place(message: str, text: bytes) -> str:
    """Name the item a message speaks of: ``$.monuments[3].rings`` alone would have to be counted out."""
    place = re.search(r"`\$\.(\w+)\[(\d+)\]", message)
    if place is None:
        return message
    item = msgspec.json.decode(text)[place[1]][int(place[2])]
    id = item.get("id") if isinstance(item, dict) else None
    return f"{place[1]}, {id}: {message}" if id else message


def _with_line(message: str, text: bytes) -> str:
    """Say in which line a JSON file is damaged."""
    place = re.search(r"byte (\d+)", message)
    line = text.count(b"\n", 0, int(place[1]) if place else len(text)) + 1
    return f"line {line}: {message}"


def read_position(
    data: Any,
    kind: type[AnyPosition],
    game: str,
    version: int,
    options: tuple[Option, ...],
    faults: Callable[[AnyPosition], list[Fault]],
    warnings: list[Fault] | None,
) -> AnyPosition:
    """The position with the right types and complete options. What is impossible in it goes to the warnings;
    without them there may be no faults. Otherwise BadPosition names everything that is wrong."""
    position = typed(data, kind)
    wrong, impossible = _header_faults(position, game, version, options), faults(position)
    if wrong or (impossible and warnings is None):
        raise BadPosition([*wrong, *impossible])
    if warnings is not None:
        warnings.extend(impossible)
    return position


def typed(data: Any, kind: type[AnyPosition]) -> AnyPosition:
    """The position with the right types, or BadPosition."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadPosition([Fault("position", str(error))]) from error


def _header_faults(position: Position, game: str, version: int, options: tuple[Option, ...]) -> list[Fault]:
    found = []
    if position.game != game:
        found.append(Fault("game", f"is {position.game!r}, not {game!r}"))
    if position.rules != version:
        found.append(Fault("rules", f"version {position.rules} is not the present version {version}"))
    try:
        position.options = read_options(options, position.options)
    except BadOption as error:
        found.append(Fault("options", str(error)))
    return found
