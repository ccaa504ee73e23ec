"""How a game describes itself: its options, its decisions, and what its events and chance results mean."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import NamedTuple

from ludopolis.core.errors import BadOption

OptionValue = bool | int | str

_NUMBER = re.compile(r"-?\d{1,9}", re.ASCII)
_WORDS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


class Bounds(NamedTuple):
    """Between which numbers an option may be chosen, and a small one of them, for short games."""

    minimum: int
    maximum: int
    small: int


class Option(NamedTuple):
    """A choice made before the game: one of some values (the first is the default), or a number."""

    id: str
    values: tuple[OptionValue, ...]
    rule: str
    bounds: Bounds | None = None

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    @property
    def short_values(self) -> tuple[OptionValue, ...]:
        """All values; of numbers a small one, which makes short games."""
        return self.values if self.bounds is None else (self.bounds.small,)

    def read(self, value: object) -> OptionValue:
        """The option's value from a Python value or its text; raises BadOption."""
        if self.bounds is not None:
            return self._read_number(value, self.bounds)
        if isinstance(value, str) and isinstance(self.default, bool):
            value = _WORDS.get(value.lower(), value)
        for allowed in self.values:
            if value is allowed or (isinstance(value, str) and value == allowed):
                return allowed
        choices = ", ".join(option_text(allowed) for allowed in self.values)
        raise BadOption(f"option {self.id} cannot be {value!r}: choose one of {choices} ({self.rule})")

    def _read_number(self, value: object, bounds: Bounds) -> int:
        if isinstance(value, str) and _NUMBER.fullmatch(value):
            value = int(value)
        if type(value) is int and bounds.minimum <= value <= bounds.maximum:
            return value
        choices = f"a number from {bounds.minimum} to {bounds.maximum}"
        raise BadOption(f"option {self.id} cannot be {value!r}: choose {choices} ({self.rule})")


def number_option(id: str, default: int, rule: str, *, minimum: int, maximum: int, small: int) -> Option:
    """An option that is a number."""
    return Option(id, (default,), rule, Bounds(minimum, maximum, small))


def option_text(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def read_options(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Complete and check the options of a new game."""
    known = {option.id: option for option in options}
    for name in given:
        if name not in known:
            close = get_close_matches(name, known, n=1)
            hint = f"did you mean {close[0]}?" if close else f"options are {', '.join(known) or 'none'}"
            raise BadOption(f"unknown option {name!r}: {hint}")
    return {id: option.read(given.get(id, option.default)) for id, option in known.items()}


class DecisionKind(NamedTuple):
    """A kind of decision: its name and rule, and how it is asked.

    ``together``: several seats choose at the same time, in any order. ``interrupt``: a seat is asked in
    somebody else's turn and mostly passes. ``reveals``: whoever decides sees something new afterwards,
    whatever the answer is.
    """

    name: str
    rule: str
    together: bool = False
    interrupt: bool = False
    reveals: bool = False


class Part(NamedTuple):
    """One number of an event: its name, what it numbers, and whether it is secret.

    ``kind`` is a component kind of the game, "seat", or "" for a plain number. A secret part is seen
    only by the seats the event names.
    """

    name: str
    kind: str = ""
    secret: bool = False


class EventKind(NamedTuple):
    """A kind of event, the meaning of its numbers, and the rule by which it happens ("": none of its own)."""

    name: str
    parts: tuple[Part, ...]
    rule: str = ""


class Holding(NamedTuple):
    """The event that gives a player the component named by one of its parts, for statistics: who had what.

    Components of one ``group`` are compared with each other; the game's texts name it (``group-...``).
    """

    group: str
    event: str
    part: str


class ChanceKind(NamedTuple):
    """A kind of chance result: a list of components (or plain numbers, kind "")."""

    name: str
    kind: str = ""
