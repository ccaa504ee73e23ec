"""What nobody sees, from the whole position: the wonders below the faceup ones."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ludopolis.cli.boards.board import TITLE
from ludopolis.cli.words import Words


def secrets(position: dict[str, Any], words: Words) -> RenderableType:
    lines = []
    for type, wonders in position["decks"].items():
        names = ", ".join(words.name("wonder", id) for id in wonders) or words("none")
        lines.append(
            Text.assemble((f"{words('secret-deck', type=words.name('type', type))}: ", TITLE), names)
        )
    return Group(*lines)
