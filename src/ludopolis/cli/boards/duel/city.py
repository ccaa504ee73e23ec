"""A player's city."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER
from ludopolis.cli.boards.duel.glyphs import BUILT, WONDERS, coins, cost, letters, price
from ludopolis.cli.boards.faces import chip, flow
from ludopolis.cli.words import Words
from ludopolis.games.duel.components import COMPONENTS, IDS
from ludopolis.games.duel.view import CityView, DuelView, WonderView

RAW = [resource.id for resource in COMPONENTS.resources if resource.raw]
GOODS = [resource.id for resource in COMPONENTS.resources if not resource.raw]


def city(view: DuelView, seat: int, words: Words, players: list[str], width: int) -> RenderableType:
    """A city as a heading with a few rows below."""
    seen = view.cities[seat]
    deciding = view.decision is not None and view.decision.seat == seat
    rows = {
        "row-resources": resources(seen, words),
        "row-buildings": buildings(seen, words),
        "row-wonders": [_wonder(wonder, words) for wonder in seen.wonders],
        "row-progress": [Text(words.name("progress", token)) for token in seen.progress],
        "row-symbols": symbols(seen, words),
    }
    labels = max(len(words(row)) for row in rows)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style=FAINT, no_wrap=True, min_width=labels)
    for row, pieces in rows.items():
        if pieces:
            grid.add_row(words(row), flow(pieces, width - labels - 1))
    title = _title(view, seat, words, players)
    return Group(Rule(title, align="left", style=NUMBER if deciding else FAINT), grid)


def _title(view: DuelView, seat: int, words: Words, players: list[str]) -> Text:
    seen = view.cities[seat]
    title = Text()
    if view.decision is not None and view.decision.seat == seat:
        title.append("▶ ", NUMBER)
    title.append(players[seat], "bold")
    if seat == view.seat:
        title.append(f" {words('you')}")
    title.append(f"  {coins(seen.coins)}", "bold")
    title.append(f"  {words('points', count=seen.score['total'])}", "bold")
    return title


def resources(seen: CityView, words: Words) -> list[Text]:
    """For each resource: units produced | price of one bought unit."""
    pieces = []
    for id in IDS["resource"]:
        units = str(seen.production[id])
        amount = (units, FAINT if units == "0" else "bold")
        price_of_one = (f"|{seen.unit_prices[id]}", FAINT)
        pieces.append(Text.assemble(f"{words.name('resource', id)} ", amount, price_of_one))
    for count, choice in ((seen.raw_choices, RAW), (seen.goods_choices, GOODS)):
        if count:
            pieces.append(Text(f"+{count} {letters(choice, words)}", "bold"))
    return pieces


def buildings(seen: CityView, words: Words) -> list[Text]:
    """The buildings by colour, in the printed order of the colours."""
    pieces = []
    for colour in IDS["colour"]:
        names = [Text(words.name("card", card)) for card in seen.buildings.get(colour, [])]
        if names:
            names[0] = Text.assemble(chip(colour, words), " ", names[0])
        pieces += names
    return pieces


def _wonder(seen: WonderView, words: Words) -> Text:
    name = words.name("wonder", seen.wonder)
    if seen.quote is None:
        return Text(f"{BUILT} {name}", style="bold")
    printed = cost(WONDERS[seen.wonder].cost, 0, words)
    return Text.assemble(f"{name} ", (f"{printed} ", FAINT), (price(seen.quote, words), "bold"))


def symbols(seen: CityView, words: Words) -> list[Text]:
    """How many different symbols of those needed to win, and which."""
    if not seen.symbols:
        return []
    count = Text(f"{len(seen.symbols)}/{COMPONENTS.symbols_to_win}", "bold")
    return [count, *(Text(words(f"symbol-{symbol}")) for symbol in seen.symbols)]
