"""What is on offer: buildings, roads, the tower, pedestals and monuments."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER, TITLE, legal
from ludopolis.cli.boards.faces import cut, flow
from ludopolis.cli.boards.layout import abreast
from ludopolis.cli.boards.world_wonders.glyphs import (
    COIN,
    MONUMENTS,
    PEDESTALS,
    PRICES,
    TILES,
    coins,
    gains_of_monument,
    gains_of_tile,
    needs,
    symbols,
)
from ludopolis.cli.boards.world_wonders.shapes import footprint, stack_drawing
from ludopolis.cli.words import Words
from ludopolis.games.world_wonders.view import StackView, WorldWondersView

SHAPE_ROWS = 3
WIDEST_STACK, WIDEST_MONUMENT = 16, 34


def market(view: WorldWondersView, words: Words, width: int) -> RenderableType:
    """Stacks from left to right, other things in a line, monuments below."""
    numbers = {action: number for number, action in enumerate(legal(view), start=1)}
    return Group(
        Rule(Text(words("market"), TITLE), align="left", style=FAINT),
        *_stacks(view, words, width, numbers),
        flow(_others(view, words, numbers), width),
        Rule(_monuments_heading(view, words), align="left", style=FAINT),
        *_monuments(view, words, width, numbers),
    )


def _number(action: str, numbers: dict[str, int]) -> Text:
    """The number of the choice that buys something."""
    return Text(f"#{numbers[action]} " if action in numbers else "", NUMBER)


def _stacks(view: WorldWondersView, words: Words, width: int, numbers: dict[str, int]) -> list[Text]:
    step = min(WIDEST_STACK, width // len(view.stacks)) - 1
    blocks = [_stack(seen, words, step, numbers) for seen in view.stacks]
    return abreast(blocks, [step] * len(blocks))


def _stack(seen: StackView, words: Words, width: int, numbers: dict[str, int]) -> list[Text]:
    """Price and tiles left below, the type, the shape, what it brings."""
    left = Text.assemble((coins(seen.price), TITLE), (f" +{seen.left} ", FAINT))
    drawing = stack_drawing(seen.stack, seen.tile)
    drawing += [Text()] * (SHAPE_ROWS - len(drawing))
    if seen.tile is None:
        return [left, Text(cut(words("sold"), width), FAINT), *drawing]
    left.append_text(_number(f"build {seen.tile}", numbers))
    type = Text(cut(words.name("type", TILES[seen.tile].type), width))
    return [left, type, *drawing, symbols(gains_of_tile(seen.tile))]


def _others(view: WorldWondersView, words: Words, numbers: dict[str, int]) -> list[Text]:
    """Roads, the tower and the pedestals, with how many are left."""
    left = {"long_road": view.long_roads, "short_roads": view.short_roads, "tower": view.towers}
    pieces = [
        _other(id, words.name("object", id), PRICES[id], f" ×{count}", numbers)
        for id, count in left.items()
        if count
    ]
    pedestals = [
        _other(f"pedestal {id}", words.name("pedestal", id), PEDESTALS[id].price, "", numbers)
        for id in view.pedestals
    ]
    return pieces + pedestals


def _other(action: str, name: str, price: int, count: str, numbers: dict[str, int]) -> Text:
    return Text.assemble(_number(action, numbers), name, (count, FAINT), (f" {coins(price)}", TITLE))


def _monuments_heading(view: WorldWondersView, words: Words) -> Text:
    coins_left = view.cities[max(view.seat, 0)].coins
    price = words("all-coins", coins=f"{coins_left}{COIN}")
    return Text.assemble((words("monuments"), TITLE), f" · {price} · {words('deck', count=view.deck)}")


def _monuments(view: WorldWondersView, words: Words, width: int, numbers: dict[str, int]) -> Iterable[Text]:
    """Side by side: the footprint on the left, what it must stand next to and brings on the right."""
    count = max(1, len(view.display))
    step = min(WIDEST_MONUMENT, width // max(2, count)) - 1
    blocks = []
    for id in view.display:
        heading = Text.assemble(_number(f"monument {id}", numbers), (words.name("monument", id), TITLE))
        blocks.append([heading, *monument_lines(id, words, step)])
    return abreast(blocks, [step] * len(blocks)) if blocks else [Text(words("none"), FAINT)]


def monument_lines(id: str, words: Words, width: int) -> list[Text]:
    """A monument without its name."""
    monument = MONUMENTS[id]
    drawing = footprint(monument)
    shape = max(line.cell_len for line in drawing)
    told = [*needs(monument, words), Text.assemble("→ ", symbols(gains_of_monument(monument)))]
    return abreast([drawing, told], [shape, width - shape - 1])
