"""``ludopolis rules``."""

from typing import Annotated

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards import board_of
from ludopolis.cli.lookup import find_rules, looks_like_number
from ludopolis.cli.output import console, print_json
from ludopolis.cli.parameters import AsJson, GameId, Lang
from ludopolis.cli.reference import print_rules
from ludopolis.cli.words import Words, chosen_language
from ludopolis.core.contract import Game
from ludopolis.core.registry import game as find_game


def rules(
    game: GameId,
    /,
    *query: Annotated[str, Parameter(help="A rule (R5.7, E12), a section (R5), or words to search for.")],
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Read the numbered rules of a game, or search in them."""
    chosen = find_game(game)
    words = Words(chosen, chosen_language(lang))
    asked = " ".join(query)
    if as_json:
        book = chosen.rulebook(words.language)
        found = find_rules(chosen, asked, words) if asked else list(book.rules.values())
        print_json([{"number": rule.number, "section": rule.section, "text": rule.text} for rule in found])
    elif asked:
        _print_found(chosen, asked, words)
    else:
        _print_contents(chosen, words)


def _print_found(game: Game, asked: str, words: Words) -> None:
    output = console()
    found = find_rules(game, asked, words)
    if not looks_like_number(asked):
        output.print(Text(words("rules-found", count=len(found), words=asked)), style="bold")
        output.print()
    elif len(found) > 1:
        section = found[0].section
        output.print(f"{section} {game.rulebook(words.language).sections[section]}", style="bold")
        output.print()
    print_rules(output, game, asked, words)


def _print_contents(game: Game, words: Words) -> None:
    output = console()
    book = game.rulebook(words.language)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    for number, title in book.sections.items():
        grid.add_row(number, title)
    output.print(book.title, style="bold")
    output.print(grid)
    examples = board_of(game).examples(words)
    how = words(
        "rules-how",
        game=game.id,
        section=examples["section"],
        rule=examples["rules"],
        word=examples["word"],
    )
    output.print(how, style="dim")
