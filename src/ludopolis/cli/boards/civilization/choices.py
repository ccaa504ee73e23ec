"""The legal choices in groups with headings: squares, amounts and names side by side, the rest in lists."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER, TITLE, legal
from ludopolis.cli.boards.civilization.glyphs import (
    ARROWS,
    ICON_SIGNS,
    RESOURCE_SIGNS,
    SEAT_FACES,
    SHAPES,
    TERRAIN_SIGNS,
    THINGS,
    UNKNOWN,
)
from ludopolis.cli.boards.civilization.maps import city_sign, figure_signs, ground_of
from ludopolis.cli.boards.civilization.marks import SQUARES, square_of
from ludopolis.cli.boards.civilization.remarks import remark
from ludopolis.cli.boards.faces import flow
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.core.errors import LudopolisError
from ludopolis.core.text import folded
from ludopolis.games.civilization.actions import SPACE
from ludopolis.games.civilization.chart import STEPS, Spot, spots_of
from ludopolis.games.civilization.view import CivilizationView

# What is listed together under a heading: squares, ways, amounts with their sign, and names.
OF_SQUARES = ("at", "found", "settle", "grow", "gather", "harvest", "group")
OF_WAYS = ("step", "discover")
OF_AMOUNTS = {
    "amount": "=",
    "give_trade": ICON_SIGNS["trade"],
    "give_culture": ICON_SIGNS["culture"],
    "ask_trade": ICON_SIGNS["trade"],
    "ask_culture": ICON_SIGNS["culture"],
}
OF_NAMES = (
    "take",
    "coin",
    "draw",
    "deck",
    "terrain",
    "pay",
    "place",
    "give",
    "give_hut",
    "give_village",
    "ask",
    "ask_event",
    "front",
    "wound",
    "heal",
)
LISTED = (
    "learn",
    "obsolete",
    "use",
    "event",
    "reveal",
    "keep",
    "adopt",
    "drop",
    "switch",
    "govern",
    "invest",
    "offer",
    "player",
    "city",
    "give_event",
    "build",
    "also",
    "build_free",
    "advance",
    "keep_event",
    "discard_event",
    "keep_person",
    "with",
    "research",
    "lower",
    "newton",
    "play",
    "loot",
    "save",
)
Numbered = tuple[int, str]


def choices(view: CivilizationView, words: Words, width: int, players: Sequence[str]) -> RenderableType:
    numbered = list(enumerate(legal(view), start=1))
    return Group(
        *(
            part
            for verb, group in groupby(numbered, _heading)
            for part in _group(verb, list(group), view, words, width, players)
        )
    )


def _heading(choice: Numbered) -> str:
    verb = choice[1].split()[0]
    listed = verb in (*OF_SQUARES, *OF_WAYS, *OF_AMOUNTS, *OF_NAMES, *LISTED)
    return verb if listed else ""


def _group(
    verb: str,
    group: list[Numbered],
    view: CivilizationView,
    words: Words,
    width: int,
    players: Sequence[str],
) -> Iterator[RenderableType]:
    if verb:
        yield Text(words(f"group-{verb}"), TITLE)
    if verb in OF_SQUARES or verb in OF_WAYS:
        yield flow(list(_squares(group, view, words)), width)
    elif verb in OF_AMOUNTS:
        pieces = [_piece(number, f"{OF_AMOUNTS[verb]}{action.split()[1]}") for number, action in group]
        yield flow(pieces, width)
    elif verb in OF_NAMES:
        yield flow([_piece(number, _name(action, words)) for number, action in group], width)
    else:
        yield _list(group, view, words, players)


def _piece(number: int, text: str | Text) -> Text:
    return Text.assemble((str(number), NUMBER), " ", text)


def _name(action: str, words: Words) -> str:
    term = SPACE[SPACE.number(action)].arguments[0]
    if term.kind in ("level", "front"):
        return words(f"of-{term.kind}", **{term.kind: term.id})
    return words.name(term.kind, term.id)


# --- squares --------------------------------------------------------------------------------------


def _squares(group: list[Numbered], view: CivilizationView, words: Words) -> Iterator[Text]:
    """The number, for a step its direction, the square, and what is there."""
    spots = spots_of(view)
    for number, action in group:
        way = action.split()[-1]
        arrow = f"{ARROWS[way]} {words.name('direction', way)} " if way in STEPS else ""
        square = square_of(view, action)
        spot = spots.get(square) if square else None
        yield _piece(number, Text.assemble(arrow, *(spot_signs(view, spot) if spot else [square or ""])))


def spot_signs(view: CivilizationView, spot: Spot) -> list[str | Text]:
    """The name of a square, its terrain, and what stands on it."""
    sign = UNKNOWN if spot.ground is None else TERRAIN_SIGNS[spot.ground.terrain]
    line = Text(sign, ground_of(spot))
    if spot.centre_of is not None:
        seat = spot.centre_of.seat
        line.append(f"{SHAPES[seat]}{city_sign(view, spot.centre_of, spot.name)}", SEAT_FACES[seat])
    if spot.kind_on is not None:
        line.append(THINGS[spot.kind_on])
    if spot.resource:
        line.append(RESOURCE_SIGNS[spot.resource])
    if (figures := spot.seen.figures) is not None:
        line.append(
            figure_signs(figures.seat, figures.armies, figures.scouts), f"bold {SEAT_FACES[figures.seat]}"
        )
    return [f"{spot.name} ", line]


# --- lists ----------------------------------------------------------------------------------------


def _list(group: list[Numbered], view: CivilizationView, words: Words, players: Sequence[str]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style=NUMBER, no_wrap=True)
    grid.add_column()
    grid.add_column(style=FAINT)
    for number, text in group:
        action = SPACE[SPACE.number(text)]
        grid.add_row(str(number), _short(action, words, players), remark(view, action, words))
    return grid


def _short(action: Action, words: Words, players: Sequence[str]) -> str:
    """The choice below its heading: without its verb."""
    if action.verb in ("player", "offer"):
        return named_player(action, players)
    if action.verb in ("switch", "with", "city", "newton", "advance") or action.verb not in LISTED:
        return words.action(action)
    return words.name(action.arguments[0].kind, action.arguments[0].id)


def label(action: Action, words: Words, players: Sequence[str]) -> str:
    """A choice in words, with the names of players."""
    if action.verb in ("player", "offer") and players:
        return words(f"label-{action.verb}", player=named_player(action, players))
    return words.action(action)


def named_player(action: Action, players: Sequence[str]) -> str:
    seat = int(action.arguments[0].id) - 1
    return players[seat] if seat < len(players) else action.arguments[0].id


# --- what players type ----------------------------------------------------------------------------

_TYPED = re.compile(r"[a-z]{1,2}\d{1,2}")


def shorthand(view: CivilizationView, typed: str, words: Words) -> str | None:
    """The action meant by a square alone (``c4``), or by the first letter of a direction."""
    typed = folded(typed)
    if _TYPED.fullmatch(typed) and typed in SQUARES:
        return _meant(view, typed, words)
    ways = [way for way in STEPS if folded(words.name("direction", way))[:1] == typed]
    if not ways:
        return None
    fitting = [action for action in legal(view) if action.split()[-1] == ways[0]]
    moving = view.decision is not None and view.decision.kind == "step"
    return fitting[0] if fitting else f"step {ways[0]}" if moving else None


def _meant(view: CivilizationView, square: str, words: Words) -> str | None:
    fitting = [action for action in legal(view) if square_of(view, action) == square]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        numbers = ", ".join(str(legal(view).index(action) + 1) for action in fitting)
        raise LudopolisError(words("square-several", square=square, choices=numbers))
    verbs = {action.split()[0] for action in legal(view) if action.split()[0] in OF_SQUARES}
    return f"{verbs.pop()} {square}" if len(verbs) == 1 else None
