"""What the page must know of a game before it can show it."""

from functools import cache
from pathlib import Path

import msgspec

from ludopolis.core.actions import Verb
from ludopolis.core.contract import Game
from ludopolis.core.kinds import Option
from ludopolis.core.registry import game, game_ids
from ludopolis.core.text import LANGUAGES
from ludopolis.server import wire


def infos() -> list[wire.GameInfo]:
    return [info_of(game(id)) for id in game_ids()]


def info_of(chosen: Game) -> wire.GameInfo:
    options = [
        wire.GameOption(option.id, list(option.values), option.default, option.rule, _bounds(option))
        for option in chosen.options
    ]
    return wire.GameInfo(
        chosen.id,
        chosen.version,
        {language: chosen.texts(language).get("game") for language in LANGUAGES},
        {language: chosen.texts(language).attribute("game", "tagline") for language in LANGUAGES},
        list(chosen.seat_counts),
        chosen.minutes,
        chosen.private_hands,
        options,
    )


def _bounds(option: Option) -> wire.NumberBounds | None:
    return option.bounds and wire.NumberBounds(option.bounds.minimum, option.bounds.maximum)


@cache
def facts_of(chosen: Game) -> wire.GameFacts:
    return wire.GameFacts(
        chosen.id,
        msgspec.json.decode((Path(chosen.folder) / "components.json").read_bytes()),
        chosen.components,
        {verb.name: _arguments(verb) for verb in chosen.actions.verbs},
        {event.name: {part.name: part.kind for part in event.parts} for event in chosen.events},
    )


def texts_of(chosen: Game, language: str) -> wire.GameTexts:
    source = (Path(chosen.folder) / f"text.{language}.ftl").read_text(encoding="utf-8")
    return wire.GameTexts(chosen.id, language, source)


def _arguments(verb: Verb) -> list[wire.VerbArgument]:
    return [wire.VerbArgument(role, kind) for role, kind in zip(verb.roles, verb.kinds, strict=True)]


def rules_of(chosen: Game, language: str) -> wire.Rules:
    book = chosen.rulebook(language)
    return wire.Rules(
        book.title,
        book.sections,
        [wire.RuleText(rule.number, rule.section, rule.text) for rule in book.rules.values()],
    )
