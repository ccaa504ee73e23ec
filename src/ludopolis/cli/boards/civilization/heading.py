"""The turn, the phase, and how the game ended."""

from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.civilization.glyphs import MARK
from ludopolis.cli.words import Words
from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.games.civilization.view import CivilizationView


def heading(view: CivilizationView, words: Words) -> Text:
    line = Text.assemble((words.game.get("game"), TITLE), " · ")
    if view.result is not None:
        return line.append(words.game.get(f"end-{view.result.end}"))
    if view.phase == "setup":
        return line.append(words("setup"))
    return line.append(words("turn-of", turn=view.turn, limit=view.options["turn_limit"]))


def phases(view: CivilizationView, words: Words) -> Text:
    """All phases of a turn with the one that is on."""
    line = Text()
    for id in COMPONENTS.phases:
        sign, style = ("▸", MARK) if id == view.phase else (" ", FAINT)
        line.append(f"{sign}{words.name('phase', id)} ", style)
    return line
