"""Where output goes."""

import sys
from typing import Any

from rich.console import Console

from ludopolis.core.data import to_json


def console(width: int | None = None) -> Console:
    """The terminal, or whatever standard output is."""
    return Console(highlight=False, width=width)


def error_console() -> Console:
    return Console(stderr=True, highlight=False)


def print_json(value: Any) -> None:
    sys.stdout.write(to_json(value, indent=2) + "\n")
