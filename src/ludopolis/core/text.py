"""Names and texts in the reader's language, from Project Fluent files.

A game's ``text.<language>.ftl`` names every component (``card-theater``), labels every action
(``action-build``), prompts every decision, tells every event and explains every refusal.
"""

import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from ludopolis.core.actions import Action
from ludopolis.core.data import Event
from ludopolis.core.errors import Argument, LudopolisError, Refusal, Term
from ludopolis.core.kinds import EventKind

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LANGUAGES = ("cs", "en")
UNKNOWN = "?"


def folded(text: str) -> str:
    """The text without case, diacritics and punctuation, for comparing what people type."""
    plain = unicodedata.normalize("NFKD", text).casefold().replace("_", " ")
    return " ".join("".join(c for c in plain if c.isalnum() or c.isspace()).split())


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise LudopolisError(f"unknown language {language!r}: choose one of {', '.join(LANGUAGES)}")
    return language


@cache
def bundle(folder: str, language: str) -> "FluentBundle":
    """The messages of ``text.<language>.ftl`` in a folder."""
    # Loading Fluent takes longer than starting a game, so it waits until there is something to say.
    from fluent.runtime import FluentBundle, FluentResource

    source = (Path(folder) / f"text.{check_language(language)}.ftl").read_text(encoding="utf-8")
    loaded = FluentBundle([language], use_isolating=False)
    loaded.add_resource(FluentResource(source))
    return loaded


class Texts:
    """The messages of one folder in one language."""

    def __init__(self, folder: str, language: str) -> None:
        self.language = language
        self._bundle = bundle(folder, language)

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def get(self, id: str, /, **arguments: Argument) -> str:
        """A message; Terms among the arguments become names."""
        return self._format(id, self._bundle.get_message(id).value, arguments)

    def attribute(self, id: str, name: str) -> str:
        """A further text of a message, such as the effect of a card."""
        return self._format(id, self._bundle.get_message(id).attributes[name], {})

    def _format(self, id: str, pattern: "Pattern | None", arguments: Mapping[str, Argument]) -> str:
        if pattern is None:
            raise KeyError(id)
        values = {name: self._value(value) for name, value in arguments.items()}
        formatted, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"text {id} in {self.language}: {errors}")
        return str(formatted)

    def _value(self, value: Argument) -> int | str:
        """The name of a term; a term without a name, such as a number, speaks for itself."""
        if isinstance(value, Term):
            return self.get(value.key) if value.key in self else value.id
        return value

    def name(self, kind: str, id: str) -> str:
        return str(self._value(Term(kind, id)))

    def action(self, action: Action) -> str:
        return self.get(f"action-{action.verb}", **action.named)

    def refusal(self, refusal: Refusal) -> str:
        return self.get(f"refusal-{refusal.code}", **refusal.arguments)

    def event(self, event: Event, kind: EventKind, players: list[str]) -> str:
        """A log line. An event with hidden parts has its own message, ``event-..._hidden``; what is not
        decided yet, in a look ahead, is a question mark."""
        arguments: dict[str, Argument] = {}
        hidden = False
        for part in kind.parts:
            value = event.parts[part.name]
            if value is None:
                hidden = hidden or part.secret
                arguments[part.name] = UNKNOWN
            elif part.kind == "seat":
                arguments[part.name] = players[int(value)]
            elif part.kind and isinstance(value, str):
                arguments[part.name] = Term(part.kind, value)
            else:
                arguments[part.name] = value
        return self.get(f"event-{event.kind}{'_hidden' if hidden else ''}", **arguments)
