"""Printing what can be looked up: components, rules, the help of the prompt."""

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import NUMBER, Board
from ludopolis.cli.lookup import find_components, find_rules
from ludopolis.cli.words import Words
from ludopolis.core.contract import Game
from ludopolis.core.rulebook import Rule

MOST_PORTRAITS = 6
READABLE_WIDTH = 100
HELP = (
    "number",
    "notation",
    "several",
    "explain",
    "cards",
    "rules",
    "table",
    "log",
    "hint",
    "undo",
    "save",
    "quit",
)


def print_components(console: Console, board: Board, name: str, words: Words) -> None:
    """The components people call so: a few in full, many in a table."""
    found = find_components(board, name, words)
    if len(found) > MOST_PORTRAITS:
        console.print(board.catalog(found, words, console.width))
        return
    for component in found:
        console.print(board.portrait(component, words))
        console.print()


def print_rules(console: Console, game: Game, query: str, words: Words) -> None:
    for rule in find_rules(game, query, words):
        console.print(rule_text(rule), width=min(console.width, READABLE_WIDTH))
        console.print()


def rule_text(rule: Rule) -> RenderableType:
    from rich.markdown import Markdown

    return Markdown(f"**{rule.number}** {rule.text}")


def prompt_help(words: Words, board: Board) -> RenderableType:
    grid = Table.grid(padding=(0, 3))
    grid.add_column(style=NUMBER, no_wrap=True)
    grid.add_column()
    examples = board.examples(words)
    for entry in HELP:
        grid.add_row(words(f"help-{entry}", example=examples.get(entry, "")), words.text_of(f"help-{entry}"))
    return Group(grid, Text(board.signs(words)))
