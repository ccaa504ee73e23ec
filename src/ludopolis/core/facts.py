"""Data files: the printed facts of a game, and positions written by hand. Both are checked when read."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludopolis.core.errors import BadOption, BadPosition, Fault
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
    """The components from a JSON file; raises ValueError with everything that is wrong."""
    facts = msgspec.json.decode(path.read_bytes(), type=kind)
    if faults := facts.faults():
        raise ValueError(f"{path.name}: {'; '.join(faults)}")
    return facts


def read_position(
    data: Any,
    kind: type[AnyPosition],
    game: str,
    version: int,
    options: tuple[Option, ...],
    faults: Callable[[AnyPosition], list[Fault]],
) -> AnyPosition:
    """The position with the right types, complete options and no faults, or BadPosition with all of them."""
    try:
        position = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadPosition([Fault("position", str(error))]) from error
    found = [*_header_faults(position, game, version, options), *faults(position)]
    if found:
        raise BadPosition(found)
    return position


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
