"""The whole table: headings, the cities, the market."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.faces import flow
from ludopolis.cli.boards.layout import abreast
from ludopolis.cli.boards.world_wonders.glyphs import GOAL, MONUMENT
from ludopolis.cli.boards.world_wonders.ground import cells_of
from ludopolis.cli.boards.world_wonders.maps import LARGE_WIDTH, SMALL_WIDTH, large_map, small_map
from ludopolis.cli.boards.world_wonders.market import market
from ludopolis.cli.boards.world_wonders.placements import marks
from ludopolis.cli.boards.world_wonders.player import monuments, panel
from ludopolis.cli.boards.world_wonders.solo_cards import solo_card_line
from ludopolis.cli.words import Words
from ludopolis.games.world_wonders.components import COMPONENTS
from ludopolis.games.world_wonders.view import WorldWondersView

BLOCK = SMALL_WIDTH
TRACKS_WIDTH = 20


def table(view: WorldWondersView, words: Words, players: list[str], width: int) -> RenderableType:
    """My city is large; the others stand beside it, and above it if there is no more room."""
    me = max(view.seat, 0)
    count = len(view.cities)
    others = [(me + offset) % count for offset in range(1, count)]
    columns = max(1, (width - LARGE_WIDTH) // (BLOCK + 1))
    return Group(
        heading(view, words, players),
        *goals(view, words, players, width),
        *solo(view, words, width),
        *_above(view, others[columns:], words, players, width),
        Rule(style=FAINT),
        *_mine(view, me, others[:columns], words, players, width),
        market(view, words, width),
    )


# --- headings -------------------------------------------------------------------------------------


def heading(view: WorldWondersView, words: Words, players: list[str]) -> Text:
    """The round and the turn order, with those who are out."""
    line = Text.assemble((words.game.get("game"), TITLE), " · ")
    line.append(words("round", round=view.round, rounds=COMPONENTS.rounds))
    if view.result is not None:
        return line.append(f" · {words.game.get(f'end-{view.result.end}')}")
    if len(view.order) > 1:
        names = (
            f"{place} {players[seat]}{' ' + words('is-out') if view.cities[seat].out else ''}"
            for place, seat in enumerate(view.order, start=1)
        )
        line.append(f" · {words('order')}: {', '.join(names)}")
    return line


def goals(view: WorldWondersView, words: Words, players: list[str], width: int) -> Iterator[Text]:
    """A line a goal: what everybody has of it, and the points that gives now."""
    for seen in view.goals:
        pieces = [Text.assemble(f"{GOAL} ", (words.name("goal", seen.goal), TITLE))]
        for seat, (have, points) in enumerate(zip(seen.metrics, seen.points, strict=True)):
            gained = f" ({words('points', count=points)})" if points else ""
            pieces.append(Text(f"{players[seat]} {have}{gained}", "" if points else FAINT))
        yield flow(pieces, width)


def solo(view: WorldWondersView, words: Words, width: int) -> Iterator[Text]:
    """The automatic opponent: points, the card in force, cards left, monuments taken."""
    if view.solo is None:
        return
    pieces = [
        Text(words("automatic"), TITLE),
        Text(words("points", count=view.solo.score)),
        Text(words("solo-deck", count=view.solo.deck), FAINT),
    ]
    if view.solo.used:
        pieces.append(solo_card_line(view.solo.used[-1], words))
    pieces += [Text(f"{MONUMENT} {words.name('monument', monument)}") for monument in view.solo.monuments]
    yield flow(pieces, width)


# --- cities ---------------------------------------------------------------------------------------


def _above(
    view: WorldWondersView, seats: list[int], words: Words, players: list[str], width: int
) -> Iterator[RenderableType]:
    """Rows of small cities."""
    in_row = max(1, (width + 1) // (BLOCK + 1))
    for first in range(0, len(seats), in_row):
        row = seats[first : first + in_row]
        blocks = [_city(view, seat, words, players, BLOCK) for seat in row]
        yield Rule(style=FAINT)
        yield from abreast(blocks, [BLOCK] * len(row))


def _mine(
    view: WorldWondersView, me: int, beside: list[int], words: Words, players: list[str], width: int
) -> list[Text]:
    """My city, my tracks, and as many other cities as there are columns for them."""
    pending = view.placing.cells if view.placing is not None and _placing_seat(view) == me else []
    drawing = large_map(cells_of(view.cities[me], pending), words, marks(view))
    if built := monuments(view.cities[me], words):
        drawing += flow(built, LARGE_WIDTH).split("\n")
    room = width - LARGE_WIDTH - 1
    rest, under = beside[:-1], beside[-1:]
    if len(beside) == 1 and room > 2 * BLOCK:
        rest, under = beside, []
    column = BLOCK if rest else max(BLOCK, min(room, BLOCK + 1 + TRACKS_WIDTH))
    first = panel(view, me, words, players, column)
    for seat in under:
        first += [Text(), *_city(view, seat, words, players, column)]
    blocks = [drawing, first, *(_city(view, seat, words, players, BLOCK) for seat in rest)]
    return abreast(blocks, [LARGE_WIDTH, column, *[BLOCK] * len(rest)])


def _placing_seat(view: WorldWondersView) -> int:
    return view.decision.seat if view.decision is not None else -1


def _city(view: WorldWondersView, seat: int, words: Words, players: list[str], width: int) -> list[Text]:
    """A small city: the map below the tracks, or beside them if there is room."""
    drawing = small_map(cells_of(view.cities[seat]))
    built = monuments(view.cities[seat], words)
    if width >= BLOCK + 1 + TRACKS_WIDTH:
        told = [*panel(view, seat, words, players, TRACKS_WIDTH), *built]
        return abreast([drawing, told], [BLOCK, width - BLOCK - 1])
    return [*panel(view, seat, words, players, width), *built, *drawing]
