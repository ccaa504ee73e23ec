"""Any data of a game in words: an indented outline, with names from the game's texts."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludopolis.cli.words import Words
from ludopolis.core.contract import Game

INDENT = "  "
NOTHING = "–"


class Outline:
    """A field is called what the game's text ``view-<field>`` says, else by its own name. An id becomes the
    name of its component; if several kinds have that id, of the kind the field is named after."""

    def __init__(self, game: Game, words: Words, players: Sequence[str]) -> None:
        self._components = game.components
        self._words = words
        self._players = players

    def lines(self, data: Mapping[str, Any], leave_out: Sequence[str] = ()) -> Iterator[str]:
        for field, value in data.items():
            if field not in leave_out:
                yield from self._field(field, value)

    def _field(self, field: str, value: Any) -> Iterator[str]:
        """A list as long as the table has players belongs to them."""
        if _is_short(value) or not isinstance(value, list) or len(value) != len(self._players):
            yield from self._item(self._title(field), field, value)
            return
        yield f"{self._title(field)}:"
        for player, part in zip(self._players, value, strict=True):
            yield from (INDENT + line for line in self._item(player, field, part))

    def _item(self, title: str, field: str, value: Any) -> Iterator[str]:
        """One line; what has parts of its own goes on below it."""
        if _is_short(value):
            yield f"{title}: {self._short(field, value)}"
            return
        yield f"{title}:"
        for key, inner, part in self._parts(field, value):
            yield from (INDENT + line for line in self._item(key, inner, part))

    def _parts(self, field: str, value: Any) -> Iterator[tuple[str, str, Any]]:
        """The parts of a list or mapping, each with its title and the field it belongs to."""
        if isinstance(value, Mapping):
            for key, part in value.items():
                component = self._component(field, key)
                yield (_capital(component) or self._title(key)), (field if component else key), part
        else:
            yield from ((str(number), field, part) for number, part in enumerate(value, start=1))

    def _short(self, field: str, value: Any) -> str:
        if isinstance(value, Mapping):
            parts = (
                f"{title} {self._short(inner, part)}" for title, inner, part in self._parts(field, value)
            )
            return ", ".join(parts) or self._words("none")
        if isinstance(value, list):
            return ", ".join(self._short(field, part) for part in value) or self._words("none")
        if isinstance(value, bool):
            return self._words("yes" if value else "no")
        if isinstance(value, str):
            return self._component(field, value) or value or NOTHING
        if isinstance(value, int) and field.endswith("player") and 0 <= value < len(self._players):
            return self._players[value]
        return NOTHING if value is None else str(value)

    def _title(self, field: str) -> str:
        for id in (f"view-{field}", f"score-{field}"):
            if id in self._words.game:
                return _capital(self._words.game.get(id))
        return _capital(field.replace("_", " "))

    def _component(self, field: str, id: str) -> str:
        """The name of the component with this id; empty if there is none, or if it is a field with a name."""
        kinds = [kind for kind, ids in self._components.items() if id in ids]
        if not kinds or f"view-{id}" in self._words.game:
            return ""
        return self._words.name(next((kind for kind in kinds if field.startswith(kind)), kinds[0]), id)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _is_short(value: Any) -> bool:
    """Whether it fits into one line: a single value, or a list or mapping of such."""
    parts = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    return not any(isinstance(part, (list, Mapping)) for part in parts)
