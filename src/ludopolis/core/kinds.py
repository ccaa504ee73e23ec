"""How a game describes itself: its options, and what its events and chance results mean."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import NamedTuple

from ludopolis.core.errors import BadOption

OptionValue = bool | str

_WORDS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


class Option(NamedTuple):
    """A choice made before the game. The first value is the default."""

    id: str
    values: tuple[OptionValue, ...]
    rule: str

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def read(self, value: object) -> OptionValue:
        """The option's value from a Python value or its text; raises BadOption."""
        if isinstance(value, str) and isinstance(self.default, bool):
            value = _WORDS.get(value.lower(), value)
        for allowed in self.values:
            if value is allowed or (isinstance(value, str) and value == allowed):
                return allowed
        choices = ", ".join(option_text(allowed) for allowed in self.values)
        raise BadOption(f"option {self.id} cannot be {value!r}: choose one of {choices} ({self.rule})")


def option_text(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def read_options(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Complete and check the options of a new game."""
    known = {option.id: option for option in options}
    for name in given:
        if name not in known:
            close = get_close_matches(name, known, n=1)
            hint = f"did you mean {close[0]}?" if close else f"options are {', '.join(known) or 'none'}"
            raise BadOption(f"unknown option {name!r}: {hint}")
    return {id: option.read(given.get(id, option.default)) for id, option in known.items()}


class Search(NamedTuple):
    """How tree search should treat a game, found by measuring.

    ``depth`` is the number of random decisions before a position is judged by the game's estimate (-1:
    play to the end); ``curiosity`` weighs what was tried little; ``trust`` is how many visits the first
    guess of an action's worth counts for; ``warmth`` spreads attention over the guesses (small: only the
    best ones are tried). After ``patience`` decisions a game is long, and bots leave some of them to chance:
    players who only do what looks best can run in circles for ever.
    """

    depth: int = -1
    curiosity: float = 1.0
    trust: float = 1.0
    warmth: float = 0.1
    patience: int = 1000


class Part(NamedTuple):
    """One number of an event: its name, what it numbers, and whether it is secret.

    ``kind`` is a component kind of the game, "seat", or "" for a plain number. A secret part is seen
    only by the seats the event names.
    """

    name: str
    kind: str = ""
    secret: bool = False


class EventKind(NamedTuple):
    """A kind of event and the meaning of its numbers."""

    name: str
    parts: tuple[Part, ...]


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
