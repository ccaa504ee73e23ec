"""How a finished game is shown."""

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import NUMBER, TITLE
from ludopolis.cli.words import Words
from ludopolis.core.contract import SPECTATOR
from ludopolis.core.data import Result
from ludopolis.core.match import Match


def print_result(console: Console, match: Match, words: Words) -> None:
    """The result of a finished game; nothing for one that goes on."""
    result = match.state.view(SPECTATOR).result
    if result is not None:
        console.print()
        console.print(result_table(result, words, match.players))


def result_table(result: Result, words: Words, players: list[str]) -> RenderableType:
    """Who won and how, and everybody's points by category."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style=TITLE)
    table.add_column(words("score-heading"))
    for player in players:
        table.add_column(Text(player), justify="right")
    for category in result.scores[0]:
        points = [str(score[category]) for score in result.scores]
        last = category == "total"
        table.add_row(words.game.get(f"score-{category}"), *points, style=TITLE if last else "")
    return Group(Text(winners_line(result, words, players), style=NUMBER), table)


def winners_line(result: Result, words: Words, players: list[str]) -> str:
    end = words.game.get(f"end-{result.end}")
    names = [players[seat] for seat in result.winners]
    if len(names) == 1:
        return words("winner", player=names[0], end=end)
    return words("winner-shared", players=", ".join(names), end=end)
