"""``ludopolis games``."""

from typing import Any

from rich import box
from rich.table import Table

from ludopolis.cli.output import console, error_console, print_json
from ludopolis.cli.parameters import AsJson, Lang
from ludopolis.cli.words import chosen_language
from ludopolis.core.contract import Game
from ludopolis.core.errors import UnknownGame
from ludopolis.core.kinds import Option, option_text
from ludopolis.core.registry import game as find_game
from ludopolis.core.registry import game_ids
from ludopolis.core.text import Texts


def games(*, lang: Lang = None, as_json: AsJson = False) -> None:
    """List the games with their seats and options."""
    found = _loadable()
    language = chosen_language(lang)
    if as_json:
        print_json([_described(game, language) for game in found])
        return
    for game in found:
        console().print(_table(game, language))


def _loadable() -> list[Game]:
    """All games; of one of another package that cannot be loaded, the reason goes to standard error."""
    found = []
    for id in game_ids():
        try:
            found.append(find_game(id))
        except UnknownGame as error:
            error_console().print(str(error), markup=False)
    return found


def _described(game: Game, language: str) -> dict[str, Any]:
    texts = game.texts(language)
    return {
        "id": game.id,
        "name": texts.get("game"),
        "seats": list(game.seat_counts),
        "rules_version": game.version,
        "actions": len(game.actions),
        "options": [
            {
                "id": option.id,
                "name": texts.get(f"option-{option.id}"),
                "values": [option_text(value) for value in option.values],
                "default": option_text(option.default),
                "minimum": option.bounds and option.bounds.minimum,
                "maximum": option.bounds and option.bounds.maximum,
                "rule": option.rule,
            }
            for option in game.options
        ],
    }


def _table(game: Game, language: str) -> Table:
    texts = game.texts(language)
    seats = ", ".join(str(count) for count in game.seat_counts)
    table = Table(
        title=f"{game.id}: {texts.get('game')}",
        caption=f"seats: {seats} · rules version {game.version} · {len(game.actions)} actions",
        title_justify="left",
        caption_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
    )
    for heading in ("option", "value (the first is the default)", "rule"):
        table.add_column(heading)
    for option in game.options:
        meanings = _meanings(option, texts)
        table.add_row(f"{option.id}\n  {texts.get(f'option-{option.id}')}", "\n".join(meanings), option.rule)
    return table


def _meanings(option: Option, texts: Texts) -> list[str]:
    if option.bounds is not None:
        return [f"{option.default} (from {option.bounds.minimum} to {option.bounds.maximum})"]
    values = [option_text(value) for value in option.values]
    return [f"{value}: {texts.get(f'option-{option.id}-{value}')}" for value in values]
