"""A player's city."""

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER
from ludopolis.cli.boards.duel.glyphs import BUILT, COIN, WONDERS, chip, coins, cost, letters, price
from ludopolis.cli.words import Words
from ludopolis.games.duel.components import COMPONENTS, IDS
from ludopolis.games.duel.effects import SYMBOLS_TO_WIN
from ludopolis.games.duel.view import CityView, DuelView, WonderView

RAW = [resource.id for resource in COMPONENTS.resources if resource.raw]
GOODS = [resource.id for resource in COMPONENTS.resources if not resource.raw]


def city(view: DuelView, seat: int, words: Words, players: list[str]) -> RenderableType:
    seen = view.cities[seat]
    deciding = view.decision is not None and view.decision.seat == seat
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(style=FAINT, no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(words("row-resources"), resources(seen, words))
    if seen.buildings:
        grid.add_row(words("row-buildings"), buildings(seen, words))
    if seen.wonders:
        grid.add_row(words("row-wonders"), wonders(seen, words))
    if seen.progress:
        grid.add_row(words("row-progress"), ", ".join(words.name("progress", id) for id in seen.progress))
    if seen.symbols:
        grid.add_row(words("row-symbols"), symbols(seen, words))
    return Panel(
        grid,
        title=_title(view, seat, words, players),
        title_align="left",
        box=box.ROUNDED,
        border_style=NUMBER if deciding else FAINT,
        padding=(0, 1),
    )


def _title(view: DuelView, seat: int, words: Words, players: list[str]) -> Text:
    seen = view.cities[seat]
    title = Text(" ")
    if view.decision is not None and view.decision.seat == seat:
        title.append("▶ ", NUMBER)
    title.append(players[seat], "bold")
    if seat == view.seat:
        title.append(f" {words('you')}")
    title.append(f"  {coins(seen.coins)}", "bold")
    title.append(f"  {words('points', count=seen.score['total'])} ", "bold")
    return title


def resources(seen: CityView, words: Words) -> Text:
    """For each resource: units produced | price of one bought unit."""
    line = Text()
    for id in IDS["resource"]:
        units = seen.production[id]
        line.append(f"{words.name('resource', id)} ")
        line.append(f"{units}", "bold" if units else FAINT)
        line.append(f"|{seen.unit_prices[id]}{COIN}  ", FAINT)
    for count, choice in ((seen.raw_choices, RAW), (seen.goods_choices, GOODS)):
        if count:
            line.append(f"+{count} {letters(choice, words)}  ", "bold")
    line.rstrip()
    return line


def buildings(seen: CityView, words: Words) -> Text:
    """The buildings by colour, in the printed order of the colours."""
    line = Text()
    for colour in IDS["colour"]:
        if cards := seen.buildings.get(colour):
            names = ", ".join(words.name("card", card) for card in cards)
            line.append_text(chip(colour, words))
            line.append(f" {names}  ")
    line.rstrip()
    return line


def wonders(seen: CityView, words: Words) -> Text:
    return Text(" · ").join(_wonder(wonder, words) for wonder in seen.wonders)


def _wonder(seen: WonderView, words: Words) -> Text:
    name = words.name("wonder", seen.wonder)
    if seen.quote is None:
        return Text(f"{BUILT} {name}", style="bold")
    printed = cost(WONDERS[seen.wonder].cost, 0, words)
    return Text.assemble(f"{name} ", (f"{printed} ", FAINT), (price(seen.quote, words), "bold"))


def symbols(seen: CityView, words: Words) -> str:
    names = ", ".join(words(f"symbol-{symbol}") for symbol in seen.symbols)
    return f"{len(seen.symbols)}/{SYMBOLS_TO_WIN}: {names}"
