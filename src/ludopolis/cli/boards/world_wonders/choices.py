"""The legal choices: purchases as a list with price, gains and places; placements by piece and rotation."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER, legal
from ludopolis.cli.boards.faces import flow
from ludopolis.cli.boards.world_wonders.glyphs import (
    MONUMENT,
    MONUMENTS,
    PEDESTALS,
    POPULATION,
    PRICES,
    STACKS,
    TILES,
    chip,
    coins,
    gains_of_monument,
    gains_of_tile,
    symbols,
)
from ludopolis.cli.boards.world_wonders.placements import Variant, placements, spans, typed_for, variants
from ludopolis.cli.boards.world_wonders.places import collected, places, rebuilt
from ludopolis.cli.boards.world_wonders.shapes import drawn, look_of
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.games.world_wonders import GAME
from ludopolis.games.world_wonders.components import COMPONENTS
from ludopolis.games.world_wonders.state import City
from ludopolis.games.world_wonders.view import WorldWondersView

GAP = 2
Row = tuple[Text | str, ...]


def purchases(view: WorldWondersView, words: Words) -> RenderableType:
    """A line a choice: what, its price, what it brings, and what to know."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(justify="right", style=NUMBER, no_wrap=True)
    grid.add_column(overflow="ellipsis", no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(style=FAINT)
    city = rebuilt(view)
    for number, text in enumerate(legal(view), start=1):
        action = GAME.actions[GAME.actions.number(text)]
        grid.add_row(str(number), *_row(view, city, action, words))
    return grid


def _row(view: WorldWondersView, city: City, action: Action, words: Words) -> Row:
    price = price_of(view, action)
    cost = coins(price) if price else ""
    return _what(action, words), cost, _brings(city, action), remark(city, action, words)


def price_of(view: WorldWondersView, action: Action) -> int:
    """What a purchase costs the seat now (R4.1)."""
    id = action.arguments[0].id if action.arguments else ""
    if action.verb == "build":
        return STACKS[TILES[id].stack].price
    if action.verb == "monument":
        return view.cities[view.seat].coins
    if action.verb == "pedestal":
        return PEDESTALS[id].price
    return COMPONENTS.loan.repayment if action.verb == "repay_loan" else PRICES.get(action.verb, 0)


def _what(action: Action, words: Words) -> Text:
    id = action.arguments[0].id if action.arguments else ""
    if action.verb in ("build", "discard"):
        return Text.assemble(chip(TILES[id].type), f" {words.name('tile', id)}")
    if action.verb == "monument":
        return Text(f"{MONUMENT} {words.name('monument', id)}")
    if action.verb == "pedestal":
        return Text(words.name("pedestal", id))
    return Text(words.name("object", action.verb) if action.verb in PRICES else words.action(action))


def gains_of(action: Action) -> dict[str, int]:
    """The symbols a purchase brings."""
    if action.verb in ("build", "discard"):
        return gains_of_tile(action.arguments[0].id)
    if action.verb == "monument":
        return gains_of_monument(MONUMENTS[action.arguments[0].id])
    return {}


def _symbols(action: Action) -> Text:
    return symbols({id: count for id, count in gains_of(action).items() if id != "population"})


def _brings(city: City, action: Action) -> Text:
    """The symbols, and how far the population moves because of them."""
    found = _symbols(action)
    steps = 0
    if action.verb in ("build", "monument"):
        steps = collected(city, action.arguments[0].id).population - city.population
    if steps:
        found.append(f"{' ' if found else ''}{POPULATION}+{steps}", "bold")
    return found


def remark(city: City, action: Action, words: Words) -> str:
    """In how many ways it can be placed, or what it is good for."""
    id = action.arguments[0].id if action.arguments else action.verb
    if action.verb == "pedestal":
        return words("pedestal-note", position=PEDESTALS[id].position)
    if action.verb == "take_loan":
        loan = COMPONENTS.loan
        return words("loan-note", coins=loan.extra_coins, repayment=loan.repayment, penalty=loan.penalty)
    if action.verb == "short_roads" or (id in MONUMENTS and len(MONUMENTS[id].parts) > 1):
        return words("several-pieces")
    if action.verb in ("build", "monument", "long_road", "tower"):
        return words("places", count=places(city, id))
    return ""


# --- discarding for the automatic opponent --------------------------------------------------------


def discards(view: WorldWondersView, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(justify="right", style=NUMBER, no_wrap=True)
    for number, text in enumerate(legal(view), start=1):
        action = GAME.actions[GAME.actions.number(text)]
        price = STACKS[TILES[action.arguments[0].id].stack].price
        grid.add_row(str(number), _what(action, words), coins(price), _symbols(action))
    return grid


# --- placing --------------------------------------------------------------------------------------


def few_places(view: WorldWondersView, words: Words) -> RenderableType:
    """A numbered list of placements, with a drawing of each piece and rotation."""
    numbers = {action: number for number, action in enumerate(legal(view), start=1)}
    grid = _grid()
    for variant in variants(view):
        pieces = []
        for space in variant.anchors:
            number = numbers[f"place {variant.piece} {variant.rotation} {space}"]
            pieces.append(Text.assemble((f"{number:>2}", NUMBER), f" {space}"))
        grid.add_row(*_drawing(view, variant), flow(pieces, 50))
    return Group(grid, Text(words("place-few", example=typed_for(view, placements(view)[0])), FAINT))


def many_places(view: WorldWondersView, words: Words, width: int) -> RenderableType:
    """For every piece and rotation its drawing and the spaces it may be named by."""
    grid = _grid()
    for variant in variants(view):
        spaces = [Text(span) for span in spans(variant.anchors)]
        count = Text(f"{len(variant.anchors)}×", FAINT)
        grid.add_row(*_drawing(view, variant), flow([count, *spaces], width - 24))
    return Group(grid, Text(how_to_place(view, words), FAINT))


def _grid() -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(style=NUMBER, no_wrap=True)
    grid.add_column(no_wrap=True)
    return grid


def _drawing(view: WorldWondersView, variant: Variant) -> Row:
    """The mark and the name of a variant, and how it looks; a dot is where its naming space is."""
    assert view.placing is not None
    several = len({other.piece for other in variants(view)}) > 1
    left = view.placing.pieces[int(variant.piece[1]) - 1]
    name = f"{variant.piece} {variant.rotation}" if several else variant.rotation
    name += f" ×{left}" if left > 1 else ""
    mark = "" if variant.mark == variant.rotation[1] else f" {variant.mark}"
    lines = drawn(variant.shape, *look_of(view.placing.item), anchor=True)
    if variant.shape.height > 1:
        lines.append(Text())
    return f"{name}{mark}", Text("\n").join(lines)


def how_to_place(view: WorldWondersView, words: Words) -> str:
    """How a place is typed, with examples that work."""
    fitting = Counter(space for variant in variants(view) for space in variant.anchors)
    example = typed_for(view, placements(view)[0])
    alone = next((space for space, count in fitting.items() if count == 1), "")
    if alone:
        return words("place-how-alone", example=example, space=alone)
    return words("place-how", example=example)
