"""The legal choices of a turn: a row a card, a column a way to use it."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER, legal
from ludopolis.cli.boards.duel.glyphs import CARDS, coins, price
from ludopolis.cli.boards.faces import chip
from ludopolis.cli.words import Words
from ludopolis.games.duel.view import DuelView, SlotView


def plays(view: DuelView, words: Words) -> RenderableType:
    """Building, discarding and the wonders that can be paid, for each available card."""
    numbers = {action: number for number, action in enumerate(legal(view), start=1)}
    wonders = [
        seen for seen in view.cities[view.seat].wonders if seen.quote is not None and seen.quote.affordable
    ]
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=FAINT)
    table.add_column(words("column-card"), no_wrap=True)
    table.add_column(words("column-build"), no_wrap=True)
    table.add_column(words("column-discard"), no_wrap=True)
    for wonder in wonders:
        assert wonder.quote is not None
        name = words.name("wonder", wonder.wonder)
        table.add_column(f"{name} {price(wonder.quote, words)}", overflow="ellipsis", max_width=18)
    for slot in view.structure:
        if slot.available and slot.card is not None:
            table.add_row(
                _card(slot.card, words),
                _build(slot, numbers.get(f"build {slot.card}"), words),
                _numbered(
                    numbers[f"discard {slot.card}"], f"+{coins(view.cities[view.seat].discard_income)}"
                ),
                *(_numbered(numbers[f"wonder {wonder.wonder} {slot.card}"], "") for wonder in wonders),
            )
    return table


def _card(id: str, words: Words) -> Text:
    return Text.assemble(chip(CARDS[id].colour, words), " ", words.name("card", id))


def _build(slot: SlotView, number: int | None, words: Words) -> Text:
    asked = price(slot.quote, words) if slot.quote is not None else ""
    return Text(f" – {asked}", style=FAINT) if number is None else _numbered(number, asked)


def _numbered(number: int, remark: str) -> Text:
    return Text.assemble((f"{number:>2}", NUMBER), f" {remark}")
