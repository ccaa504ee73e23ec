"""``ludopolis replay``."""

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NEWS
from ludopolis.cli.files import read_text
from ludopolis.cli.output import console, print_json
from ludopolis.cli.parameters import AsJson, Lang, RecordFile
from ludopolis.cli.result import print_result
from ludopolis.cli.scene import bullets, print_scene
from ludopolis.cli.words import Words, chosen_language
from ludopolis.core.contract import SPECTATOR
from ludopolis.core.match import Match
from ludopolis.core.record import parse
from ludopolis.core.record import replay as play_again


def replay(
    file: RecordFile,
    /,
    *,
    move: Annotated[int | None, Parameter(help="After how many moves; left out: at the end.")] = None,
    lang: Lang = None,
    log: Annotated[bool, Parameter(negative="", help="The whole log instead of the last move's.")] = False,
    as_json: AsJson = False,
) -> None:
    """Show a recorded game after any of its moves."""
    record = parse(read_text(file))
    match = play_again(record, move)
    words = Words(match.game, chosen_language(lang))
    if as_json:
        print_json(
            {
                "game": record.game,
                "players": record.players,
                "move": len(match.moves),
                "moves": len(record.moves),
                "last": record.moves[len(match.moves) - 1].text if match.moves else None,
                "log": match.log(SPECTATOR, words.language),
                "view": match.state.view(SPECTATOR),
                "position": match.state.position(),
            }
        )
        return
    output = console()
    moves = words("after-moves", move=len(match.moves), moves=len(record.moves))
    if log:
        _print_log(output, match, words)
    print_scene(output, match, SPECTATOR, words)
    print_result(output, match, words)
    output.print(Text(moves, style=f"bold {NEWS}"))
    if not log:
        last = match.log(SPECTATOR, words.language, since=max(0, len(match.moves) - 1))
        output.print(bullets(last, NEWS))


def _print_log(output: Console, match: Match, words: Words) -> None:
    """Every event under the move that caused it."""
    lines = match.log(SPECTATOR, words.language)
    place = 0
    for number, mark in enumerate(match.marks):
        for line in lines[place : mark.events]:
            output.print(Text.assemble((f"{number:>3}. ", FAINT), line))
        place = mark.events
