"""``ludopolis show``."""

import re
import sys
from io import StringIO
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from cyclopts import Parameter
from rich.console import Console

from ludopolis.cli.app import FINE, PROGRAM, WRONG
from ludopolis.cli.boards import board_of
from ludopolis.cli.errors import WrongUsage
from ludopolis.cli.files import read_match, write_file
from ludopolis.cli.output import console, print_json
from ludopolis.cli.parameters import AsJson, Lang, PositionFile
from ludopolis.cli.result import print_result
from ludopolis.cli.scene import print_scene
from ludopolis.cli.words import Words, chosen_language
from ludopolis.core.contract import SPECTATOR
from ludopolis.core.errors import BadPosition
from ludopolis.core.match import Match
from ludopolis.pictures import picture_of
from ludopolis.pictures.render import LARGEST_SCALE
from ludopolis.pictures.render import png as rendered

EVERYTHING = "all"
PICTURE_WIDTH = 100

Theme = Literal["light", "dark"]


class Wanted(NamedTuple):
    """Which pictures to write, and how they should look."""

    svg: Path | None
    png: Path | None
    theme: Theme
    scale: float
    city: int | None


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
    png: Annotated[Path | None, Parameter(help="The same as PNG, for games that are drawn.")] = None,
    theme: Annotated[Theme, Parameter(help="The colours of the picture.")] = "light",
    scale: Annotated[float, Parameter(help="How much larger than drawn the PNG becomes.")] = 1.0,
    city: Annotated[int | None, Parameter(help="Draw only the city of this seat.")] = None,
    terminal: Annotated[
        bool, Parameter(negative="", help="The SVG is what the terminal shows, not a drawing.")
    ] = False,
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
    wanted = Wanted(svg, png, theme, scale, city)
    if (svg or png) and not terminal and picture_of(match.game) is not None:
        _draw(match, eyes, words, wanted, everything=seat == EVERYTHING)
        return FINE
    if png:
        raise WrongUsage(_no_png(match, terminal))
    output = _recorder(width) if svg else console(width)
    print_scene(output, match, eyes, words)
    print_result(output, match, words)
    if seat == EVERYTHING:
        output.print(board_of(match.game).secrets(match.state.position(), words))
    if svg:
        write_file(svg, _recorded(output, words.game.get("game")).encode())
    return FINE


def _draw(match: Match, eyes: int, words: Words, wanted: Wanted, everything: bool) -> None:
    """Write the drawing of a position."""
    draw = picture_of(match.game)
    assert draw is not None
    if everything:
        raise WrongUsage(f"a drawing shows nothing hidden: leave out --seat {EVERYTHING} or add --terminal")
    if wanted.city is not None and wanted.city not in range(len(match.players)):
        raise WrongUsage(f"there is no city {wanted.city}: they go from 0 to {len(match.players) - 1}")
    if not 0 < wanted.scale <= LARGEST_SCALE:
        raise WrongUsage(f"the scale must be above 0 and at most {LARGEST_SCALE:g}, not {wanted.scale:g}")
    picture = draw(match.state.view(eyes), words.game, match.players, wanted.theme, wanted.city)
    if wanted.svg:
        write_file(wanted.svg, picture.encode())
    if wanted.png:
        write_file(wanted.png, rendered(picture, wanted.scale))


def _no_png(match: Match, terminal: bool) -> str:
    if terminal:
        return "--png and --terminal do not go together: what the terminal shows can only become SVG"
    return f"there is no drawing of {match.game.id} yet: --svg writes what the terminal shows"


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


def _recorded(output: Console, title: str) -> str:
    """The picture names only fonts the reader has, and loads none."""
    return re.sub(r"@font-face \{.*?\}", "", output.export_svg(title=title), flags=re.DOTALL)
