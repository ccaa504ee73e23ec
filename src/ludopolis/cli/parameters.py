"""Parameters that several commands share."""

from typing import Annotated, Literal

from cyclopts import Parameter

GameId = Annotated[str, Parameter(help="The id of a game; `ludopolis games` lists them.")]
Lang = Annotated[
    Literal["cs", "en"] | None,
    Parameter(name="--lang", help="The language; left out: that of the environment (LANG)."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]
