"""What a choice would bring, in the words of the log."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NEWS
from ludopolis.cli.scene import bullets
from ludopolis.cli.words import Words
from ludopolis.core.contract import State
from ludopolis.core.errors import IllegalAction
from ludopolis.core.foresight import Foresight


def outlook(state: State, action: str, words: Words, players: list[str]) -> RenderableType:
    """What would happen; if the action is not allowed, why not."""
    try:
        seen = state.foresee(state.seat, [action])
    except IllegalAction as refused:
        return Text(words.refusal(refused.refusal))
    return Group(*_lines(state, seen, words, players))


def _lines(state: State, seen: Foresight, words: Words, players: list[str]) -> Iterator[RenderableType]:
    told = [state.game.line(event, words.language, players) for event in seen.events]
    if told:
        yield Text(words("outlook"), style=f"bold {NEWS}")
        yield bullets(told, NEWS)
    if not seen.certain:
        yield Text(words("outlook-open"), style=FAINT)
