"""Parameters that several commands share."""

from typing import Annotated, Literal

from cyclopts import Parameter

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
