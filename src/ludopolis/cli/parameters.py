"""Parameters that several commands share."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from ludopolis.cli.errors import WrongUsage

STANDARD_INPUT = "-"


def _not_an_option(_: object, value: str) -> None:
    if value.startswith("-") and value != STANDARD_INPUT:
        raise ValueError(f"Unknown option: {value}.")


GameId = Annotated[str, Parameter(help="The id of a game; `ludopolis games` lists them.")]
Lang = Annotated[
    Literal["cs", "en"] | None,
    Parameter(name="--lang", help="The language; left out: that of the environment (LANG)."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]
RecordFile = Annotated[
    str,
    Parameter(
        help="A record; - is standard input.",
        allow_leading_hyphen=True,
        validator=_not_an_option,
    ),
]
PositionFile = Annotated[
    str,
    Parameter(
        help="A record or a position (JSON); - is standard input.",
        allow_leading_hyphen=True,
        validator=_not_an_option,
    ),
]
GameOptions = Annotated[
    list[str] | None,
    Parameter(
        help="An option of the game as name=value; can be repeated.", negative="", consume_multiple=False
    ),
]
DatabaseUrl = Annotated[
    str | None,
    Parameter(
        help="sqlite:///path or postgresql://user:password@host/name; left out: that of the settings "
        "(LUDOPOLIS_DATABASE), or a file in the data folder."
    ),
]
ReportFile = Annotated[Path | None, Parameter(help="Write a report with plots to this HTML file.")]

MOST_PROCESSES = 256


def read_game_options(given: list[str] | None) -> dict[str, str]:
    """The options as the game will check them."""
    options = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise WrongUsage(f"--option {text!r} is not of the form name=value")
        options[name.strip()] = value.strip()
    return options


def check_processes(asked: int | None) -> None:
    if asked is not None and not 1 <= asked <= MOST_PROCESSES:
        raise WrongUsage(f"--processes cannot be {asked}: choose from 1 to {MOST_PROCESSES}")
