"""The legal choices: an action by groups, anything else as a list with the facts of the cards."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER, legal
from ludopolis.cli.boards.innovation.glyphs import CARDS, SPLAYS, code, coloured, complete, places
from ludopolis.cli.boards.innovation.roles import role_notes, shown
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.games.innovation import GAME
from ludopolis.games.innovation.components import COMPONENTS
from ludopolis.games.innovation.view import InnovationView, PlayerView

GROUPS = {
    "draw": "group-draw",
    "meld": "group-meld",
    "dogma": "group-dogma",
    "achieve": "group-achieve",
}
GAP = 2
Numbered = list[tuple[int, str]]


def nothing_fits(view: InnovationView) -> bool:
    """Whether the reader is asked for a card only so that nobody learns that there is none (R11.6)."""
    return legal(view) == ["stop"]


def label(view: InnovationView, action: Action, words: Words, players: Sequence[str]) -> str:
    """A choice in words; a player is called by name."""
    if nothing_fits(view):
        return words.game.attribute("action-stop", "only")
    if action.verb == "player" and int(action.arguments[0].id) < len(players):
        return words("choose-player", player=players[int(action.arguments[0].id)])
    return words.action(action)


def turn(view: InnovationView, words: Words, width: int, players: Sequence[str]) -> RenderableType:
    """The actions of a turn: draw, meld, dogma, achieve."""
    labels = max(len(words(id)) for id in GROUPS.values()) + GAP
    blocks: list[RenderableType] = []
    for verb, id in GROUPS.items():
        chosen = [
            (number, action.partition(" ")[2])
            for number, action in enumerate(legal(view), start=1)
            if action.split()[0] == verb
        ]
        if chosen:
            grid = Table.grid()
            grid.add_column(width=labels, style=FAINT, no_wrap=True)
            grid.add_row(words(id), _group(verb, chosen, view, words, width - labels, players))
            blocks.append(grid)
    return Group(*blocks)


def _group(
    verb: str, chosen: Numbered, view: InnovationView, words: Words, width: int, players: Sequence[str]
) -> RenderableType:
    if verb == "draw":
        return _numbered(chosen[0][0], Text(draw_note(view, words)))
    if verb == "meld":
        return _columns([_numbered(number, complete(card, words)) for number, card in chosen], width)
    if verb == "dogma":
        return _dogmas(chosen, view, words, players)
    pieces = [_numbered(number, Text(achieve_note(int(age), words))) for number, age in chosen]
    return _columns(pieces, width)


def _numbered(number: int, text: Text) -> Text:
    return Text.assemble((f"{number:>2}", NUMBER), " ", text)


def _columns(pieces: list[Text], width: int) -> Text:
    """As many columns as fit, filled line by line."""
    widest = max(piece.cell_len for piece in pieces)
    count = max(1, (width + GAP) // (widest + GAP))
    rows = [pieces[place : place + count] for place in range(0, len(pieces), count)]
    return Text("\n").join(_row(row, widest + GAP) for row in rows)


def _row(pieces: list[Text], width: int) -> Text:
    for piece in pieces[:-1]:
        piece.pad_right(width - piece.cell_len)
    return Text.assemble(*pieces)


def _dogmas(chosen: Numbered, view: InnovationView, words: Words, players: Sequence[str]) -> Table:
    """A line a card: my icons, whom its demands would hit, who would share."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    for number, card in chosen:
        mine = f"{shown(view, view.seat, card)}{code(CARDS[card].dogma, words)}"
        notes = " · ".join(role_notes(view, card, words, players))
        grid.add_row(_numbered(number, coloured(card, words)), mine, notes)
    return grid


def draw_note(view: InnovationView, words: Words) -> str:
    """Which card the Draw action takes (R4.2, R7.1)."""
    draw = view.players[view.seat].draw
    if draw.age is None:
        return words("draw-end")
    return words("draw-age" if draw.age == draw.value else "draw-higher", age=draw.age, wanted=draw.value)


def achieve_note(age: int, words: Words) -> str:
    return words("achieve-note", age=age, needed=COMPONENTS.achievement_points[age - 1])


# --- other decisions ----------------------------------------------------------------------------------


def options(view: InnovationView, words: Words, players: Sequence[str]) -> RenderableType:
    """A line a choice: the card or the choice in words, and what to know about it."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(justify="right", style=NUMBER, no_wrap=True)
    for number, text in enumerate(legal(view), start=1):
        action = GAME.actions[GAME.actions.number(text)]
        grid.add_row(str(number), *_option(action, view, words, players))
    return grid


def _option(
    action: Action, view: InnovationView, words: Words, players: Sequence[str]
) -> tuple[Text | str, ...]:
    id = action.arguments[0].id if action.arguments else ""
    named = Text(label(view, action, words, players))
    if action.verb in ("choose", "meld"):
        return coloured(id, words), places(CARDS[id], words), Text(where(view, id, words, players), FAINT)
    if action.verb == "colour":
        return named, Text(pile_note(view.players[view.seat], id, words), FAINT)
    if action.verb == "player":
        points = words("influence", count=view.players[int(id)].points)
        return named, Text(points, FAINT)
    return (named,)


def where(view: InnovationView, card: str, words: Words, players: Sequence[str]) -> str:
    """The zone a card is seen in, and whose it is if not the seat's own."""
    for seat, seen in enumerate(view.players):
        if zone := _zone(seen, card):
            name = words.name("zone", zone)
            return name if seat == view.seat else f"{players[seat]}: {name}"
    return ""


def _zone(seen: PlayerView, card: str) -> str:
    if any(held.card == card for held in seen.hand):
        return "hand"
    if any(held.card == card for held in seen.score):
        return "score"
    lying = [id for pile in seen.board.values() for id in (pile.top, *pile.covered)]
    return "board" if card in lying else ""


def pile_note(seen: PlayerView, colour: str, words: Words) -> str:
    """The top card, size and splay of a pile."""
    pile = seen.board.get(colour)
    if pile is None:
        return words("no-pile")
    splay = f" {SPLAYS[pile.splay]} {words.name('direction', pile.splay)}" if pile.splay else ""
    return f"{words.name('card', pile.top)} ×{pile.size}{splay}"
