"""``ludopolis position``."""

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from ludopolis.cli.errors import WrongUsage
from ludopolis.cli.output import error_console, print_json
from ludopolis.cli.parameters import GameId, GameOptions, read_game_options
from ludopolis.core.registry import game as find_game


def position(
    game: GameId,
    /,
    *changes: Annotated[
        str, Parameter(help="What is different from a new game: cities.0.coins=3; lists are JSON.")
    ],
    seats: Annotated[int | None, Parameter(help="How many players.")] = None,
    seed: Annotated[str | None, Parameter(help="The same seed deals the same game.")] = None,
    option: GameOptions = None,
) -> None:
    """Set up a position, and print it as JSON; what is impossible in it goes to standard error."""
    wanted = dict(_change(text) for text in changes)
    state, warnings = find_game(game).set_up(wanted, seed, seats, **read_game_options(option))
    for fault in warnings:
        error_console().print(str(fault), markup=False)
    print_json(state.position())


def _change(text: str) -> tuple[str, Any]:
    """A field and its value: JSON, or else the text itself."""
    name, equals, value = text.partition("=")
    if not equals:
        raise WrongUsage(f"{text!r} is not of the form field=value")
    try:
        return name.strip(), msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name.strip(), value
