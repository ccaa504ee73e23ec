"""What the page must know of a game before it can show it."""

from functools import cache
from pathlib import Path

import msgspec

from ludopolis.core.contract import Game
from ludopolis.core.registry import game, game_ids
from ludopolis.core.text import LANGUAGES
from ludopolis.server import wire


def infos() -> list[wire.GameInfo]:
    return [info_of(game(id)) for id in game_ids()]


def info_of(chosen: Game) -> wire.GameInfo:
    options = [
        wire.GameOption(option.id, list(option.values), option.default, option.rule)
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


@cache
def facts_of(chosen: Game) -> wire.GameFacts:
    return wire.GameFacts(
        chosen.id,
        msgspec.json.decode((Path(chosen.folder) / "components.json").read_bytes()),
        chosen.components,
        {verb.name: list(verb.kinds) for verb in chosen.actions.verbs},
        {event.name: {part.name: part.kind for part in event.parts} for event in chosen.events},
    )


def texts_of(chosen: Game, language: str) -> wire.GameTexts:
    source = (Path(chosen.folder) / f"text.{language}.ftl").read_text(encoding="utf-8")
    return wire.GameTexts(chosen.id, language, source)


def rules_of(chosen: Game, language: str) -> wire.Rules:
    book = chosen.rulebook(language)
    return wire.Rules(
        book.title,
        book.sections,
        [wire.RuleText(rule.number, rule.section, rule.text) for rule in book.rules.values()],
    )
