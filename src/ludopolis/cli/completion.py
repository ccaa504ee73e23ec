"""``ludopolis completion``."""

import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from ludopolis.cli.app import PROGRAM, make_app


def completion(shell: Annotated[Literal["bash", "zsh", "fish"], Parameter(help="The shell.")], /) -> None:
    """Print the completion script for a shell."""
    sys.stdout.write(make_app().generate_completion(prog_name=PROGRAM, shell=shell))
