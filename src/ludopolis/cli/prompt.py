"""What a player types at the prompt."""

from typing import NamedTuple

from ludopolis.cli.words import Words
from ludopolis.core.text import folded

COMMANDS = ("help", "cards", "rules", "table", "log", "hint", "undo", "save", "quit")
LONGEST_NUMBER = 6
LONGEST_LINE = 500


class Request(NamedTuple):
    """A command, ``choose`` with a number, ``explain`` with a number, or ``move`` with a notation."""

    verb: str
    rest: str


def read_request(line: str, words: Words) -> Request:
    line = line.strip()[:LONGEST_LINE]
    if not line:
        return Request("table", "")
    if line.isdecimal() and len(line) <= LONGEST_NUMBER:
        return Request("choose", line)
    if line.startswith("?"):
        rest = line[1:].strip()
        return Request("explain", rest) if rest else Request("help", "")
    first, _, rest = line.partition(" ")
    command = _commands(words).get(folded(first))
    return Request(command, rest.strip()) if command else Request("move", line)


def _commands(words: Words) -> dict[str, str]:
    """Every command by its English word and by its word in the player's language."""
    english = {command: command for command in COMMANDS}
    return {**english, **{folded(words(f"command-{command}")): command for command in COMMANDS}}
