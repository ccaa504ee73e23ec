"""What the page must know of a game before it can show it."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import structlog

from ludopolis.core.actions import Verb
from ludopolis.core.contract import Game
from ludopolis.core.errors import Term, UnknownGame
from ludopolis.core.kinds import Option
from ludopolis.core.registry import game, game_ids
from ludopolis.core.text import LANGUAGES, Texts
from ludopolis.server import wire

_log = structlog.get_logger(__name__)


def load() -> None:
    """Read everything that is read once, before anybody waits for it."""
    for info in infos():
        chosen = game(info.id)
        facts_of(chosen)
        for language in LANGUAGES:
            rules_of(chosen, language)


def infos() -> list[wire.GameInfo]:
    """All games; one of another package that cannot be loaded does not close the lobby."""
    found = []
    for id in game_ids():
        try:
            found.append(info_of(game(id)))
        except UnknownGame as error:
            _log.warning("game_left_out", game=id, why=str(error))
    return found


def info_of(chosen: Game) -> wire.GameInfo:
    options = [
        wire.GameOption(option.id, list(option.values), option.default, option.rule, _bounds(option))
        for option in chosen.options
    ]
    return wire.GameInfo(
        chosen.id,
        chosen.version,
        {language: chosen.texts(language).get("game") for language in LANGUAGES},
        {language: _tagline(chosen.texts(language)) for language in LANGUAGES},
        list(chosen.seat_counts),
        chosen.minutes,
        chosen.private_hands,
        options,
    )


def _bounds(option: Option) -> wire.NumberBounds | None:
    return option.bounds and wire.NumberBounds(option.bounds.minimum, option.bounds.maximum)


def _tagline(texts: Texts) -> str:
    """A game of another package may lack it."""
    try:
        return texts.attribute("game", "tagline")
    except KeyError:
        return ""


@cache
def facts_of(chosen: Game) -> wire.GameFacts:
    return wire.GameFacts(
        chosen.id,
        _without(msgspec.json.decode((Path(chosen.folder) / "components.json").read_bytes()), chosen.unsent),
        chosen.components,
        {verb.name: _arguments(chosen, verb) for verb in chosen.actions.verbs},
        {event.name: {part.name: part.kind for part in event.parts} for event in chosen.events},
        {event.name: event.rule for event in chosen.events if event.rule},
    )


def _without(data: Any, unsent: tuple[str, ...]) -> Any:
    """The same data without fields of some names, wherever they are."""
    if isinstance(data, dict):
        return {name: _without(value, unsent) for name, value in data.items() if name not in unsent}
    return [_without(value, unsent) for value in data] if isinstance(data, list) else data


def texts_of(chosen: Game, language: str) -> wire.GameTexts:
    source = (Path(chosen.folder) / f"text.{language}.ftl").read_text(encoding="utf-8")
    return wire.GameTexts(chosen.id, language, source)


def _arguments(chosen: Game, verb: Verb) -> list[wire.VerbArgument]:
    first = chosen.actions[chosen.actions.offsets[verb.name]]
    return [wire.VerbArgument(role, term.kind, _first(term)) for role, term in first.named.items()]


def _first(term: Term) -> int:
    """Where the numbers of players begin in actions."""
    return int(term.id) if term.kind == "player" and term.id.isdigit() else 0


def rules_of(chosen: Game, language: str) -> wire.Rules:
    book = chosen.rulebook(language)
    return wire.Rules(
        book.title,
        book.sections,
        [wire.RuleText(rule.number, rule.section, rule.text) for rule in book.rules.values()],
    )
