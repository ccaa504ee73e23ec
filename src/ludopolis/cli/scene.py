"""A position as one seat (or a spectator) sees it, with what happened and what can be done."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards import board_of
from ludopolis.cli.boards.board import FAINT, NEWS, legal
from ludopolis.cli.words import Words
from ludopolis.core.contract import SPECTATOR
from ludopolis.core.match import Match

FORGET = "\x1b[3J"


def print_scene(console: Console, match: Match, seat: int, words: Words) -> None:
    """The table, the news for a seat, the decision, and the choices if they are the seat's own."""
    view = match.state.view(seat)
    board = board_of(match.game)
    console.print(board.table(view, words, match.players, console.width))
    if seat != SPECTATOR:
        print_news(console, match, seat, words)
    if view.decision is not None:
        console.print(board.question(view, words, match.players))
    if legal(view):
        console.print(board.choices(view, words, console.width, match.players))


def print_news(console: Console, match: Match, seat: int, words: Words) -> None:
    """What happened from the seat's last move on."""
    mine = [number for number, move in enumerate(match.moves) if move.seat == seat]
    lines = match.log(seat, words.language, since=mine[-1] if mine else 0)
    if not lines:
        return
    console.print(Text(words("since" if mine else "so-far"), style=f"bold {NEWS}"))
    most = board_of(match.game).most_news
    if len(lines) > most:
        console.print(Text(f"   {words('earlier', count=len(lines) - most)}", style=FAINT))
    console.print(bullets(lines[-most:], NEWS))


def wipe(console: Console) -> None:
    """Empty the screen of a terminal, and what could be scrolled back to."""
    if console.is_terminal:
        console.clear()
        if not console.legacy_windows:
            console.file.write(FORGET)
            console.file.flush()


def bullets(lines: list[str], style: str = "") -> Table:
    """Lines of a log; a long one goes on under its beginning."""
    grid = Table.grid(padding=(0, 1))
    for line in lines:
        grid.add_row(" •", Text(line), style=style)
    return grid
