"""The plain data that leaves the engine: decisions, results, events and views.

All of it encodes to JSON with ``to_json``.
"""

from typing import Any

import msgspec


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who must choose, why, and from what. ``together`` are all the seats that have not chosen yet, where
    several choose at the same time."""

    seat: int
    kind: str
    rule: str
    actions: list[str]
    together: list[int] = []

    @property
    def forced(self) -> bool:
        return len(self.actions) == 1


class Result(msgspec.Struct, frozen=True):
    """How a game ended: ``places`` gives each seat its place (1 = first, equal = shared)."""

    end: str
    places: list[int]
    scores: list[dict[str, int]]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class View(msgspec.Struct, kw_only=True):
    """What one seat (or a spectator, seat -1) may know. Each game adds its own fields."""

    game: str
    seat: int
    decision: Decision | None
    result: Result | None


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one seat saw it. A hidden part is None."""

    kind: str
    parts: dict[str, int | str | None]


def to_json(value: Any, *, indent: int = 0, sort: bool = False) -> str:
    text = msgspec.json.encode(value, order="sorted" if sort else None)
    return (msgspec.json.format(text, indent=indent) if indent else text).decode()
