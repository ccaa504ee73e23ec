"""Why a choice costs what it costs, unit by unit."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.duel.catalog import chain_lines
from ludopolis.cli.boards.duel.glyphs import coins
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.games.duel.quote import Quote
from ludopolis.games.duel.view import CityView, DuelView


def explanation(view: DuelView, action: Action, words: Words) -> RenderableType:
    return Group(
        Text(words.action(action), style=TITLE),
        *_effects(action, words),
        *_payment(view, action, words),
    )


def _effects(action: Action, words: Words) -> Iterator[Text]:
    """The text of what is built or taken; the card under a wonder has no effect."""
    if action.arguments and action.verb != "discard":
        term = action.arguments[0]
        yield Text(words.effect(term.kind, term.id))
        if term.kind == "card":
            yield from chain_lines(term.id, words)


def _payment(view: DuelView, action: Action, words: Words) -> Iterator[RenderableType]:
    me = view.cities[view.seat]
    if action.verb == "discard":
        parts = me.discard_parts
        yield Text(words("income", coins=me.discard_income, card=parts.card, yellow=parts.yellow))
    quote = _quote(view, action)
    if quote is None:
        return
    if quote.chain:
        yield Text(words("by-chain", chain=words.name("chain", quote.chain)))
        return
    if quote.lines:
        yield _breakdown(quote, words)
    if quote.coins and quote.trade:
        yield Text(words("sum", coins=quote.coins, trade=quote.trade))
    yield _total(quote, me, words)


def _quote(view: DuelView, action: Action) -> Quote | None:
    if action.verb == "build":
        card = action.arguments[0].id
        return next((slot.quote for slot in view.structure if slot.card == card), None)
    if action.verb == "wonder":
        wonder = action.arguments[0].id
        return next((own.quote for own in view.cities[view.seat].wonders if own.wonder == wonder), None)
    return None


def _breakdown(quote: Quote, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style=FAINT)
    table.add_column("")
    for heading in ("needed", "produced", "chosen", "rebated", "bought", "cost"):
        table.add_column(words(f"column-{heading}"), justify="right")
    for line in quote.lines:
        bought = f"{line.bought} × {coins(line.unit_price)}" if line.bought else "0"
        units = (line.needed, line.produced, line.chosen, line.rebated)
        table.add_row(
            words.name("resource", line.resource),
            *(str(count) for count in units),
            bought,
            coins(line.bought * line.unit_price),
        )
    return table


def _total(quote: Quote, me: CityView, words: Words) -> Text:
    left = me.coins - quote.total
    id = "total" if left >= 0 else "total-too-much"
    return Text(words(id, total=quote.total, coins=me.coins, left=abs(left)), style=TITLE)
