"""``ludopolis show``."""

import re
import sys
from io import StringIO
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from ludopolis.cli.app import FINE, PROGRAM, WRONG
from ludopolis.cli.boards import board_of
from ludopolis.cli.errors import FileTrouble, WrongUsage
from ludopolis.cli.files import read_match
from ludopolis.cli.output import console, print_json
from ludopolis.cli.parameters import AsJson, Lang, PositionFile
from ludopolis.cli.result import print_result
from ludopolis.cli.scene import print_scene
from ludopolis.cli.words import Words, chosen_language
from ludopolis.core.contract import SPECTATOR
from ludopolis.core.errors import BadPosition
from ludopolis.core.match import Match

EVERYTHING = "all"
PICTURE_WIDTH = 100


def show(
    file: PositionFile,
    /,
    *,
    seat: Annotated[
        str,
        Parameter(help="Whose eyes: a seat's number, `spectator`, or `all` with everything hidden."),
    ] = "spectator",
    lang: Lang = None,
    as_json: AsJson = False,
    svg: Annotated[Path | None, Parameter(help="Write a picture (SVG) to this file instead.")] = None,
    width: Annotated[int | None, Parameter(help="The width in columns; left out: the terminal's.")] = None,
) -> int:
    """Show a position from a file."""
    try:
        match = read_match(file)
    except BadPosition as error:
        return _print_faults(file, error, as_json)
    eyes = _eyes(seat, match)
    words = Words(match.game, chosen_language(lang))
    if as_json:
        print_json(match.state.position() if seat == EVERYTHING else match.state.view(eyes))
        return FINE
    output = _recorder(width) if svg else console(width)
    print_scene(output, match, eyes, words)
    print_result(output, match, words)
    if seat == EVERYTHING:
        output.print(board_of(match.game).secrets(match.state.position(), words))
    if svg:
        _write_picture(output, svg, words.game.get("game"))
    return FINE


def _eyes(seat: str, match: Match) -> int:
    seats = [str(number) for number in range(len(match.players))]
    if seat in seats:
        return int(seat)
    if seat in ("spectator", EVERYTHING):
        return SPECTATOR
    raise WrongUsage(f"unknown seat {seat!r}: choose from {', '.join(seats)}, spectator, {EVERYTHING}")


def _print_faults(file: str, error: BadPosition, as_json: bool) -> int:
    if as_json:
        faults = [{"where": fault.where, "what": fault.what, "rule": fault.rule} for fault in error.faults]
        print_json({"faults": faults})
        return WRONG
    print(f"{PROGRAM}: {file} is not a possible position:", file=sys.stderr)
    for fault in error.faults:
        print(f"  {fault}", file=sys.stderr)
    return WRONG


def _recorder(width: int | None) -> Console:
    """A terminal that only remembers what it was shown."""
    return Console(
        record=True,
        width=width or PICTURE_WIDTH,
        file=StringIO(),
        color_system="truecolor",
        force_terminal=True,
        highlight=False,
    )


def _write_picture(output: Console, path: Path, title: str) -> None:
    """The picture names only fonts the reader has, and loads none."""
    picture = re.sub(r"@font-face \{.*?\}", "", output.export_svg(title=title), flags=re.DOTALL)
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise FileTrouble(f"cannot write {path}: {error.strerror}") from error
