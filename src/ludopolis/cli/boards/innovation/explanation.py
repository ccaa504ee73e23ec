"""Everything about one choice."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.innovation.catalog import card_lines
from ludopolis.cli.boards.innovation.choices import achieve_note, draw_note, label, pile_note, where
from ludopolis.cli.boards.innovation.glyphs import CARDS, face, sign
from ludopolis.cli.boards.innovation.middle import execution
from ludopolis.cli.boards.innovation.roles import role_notes, shown
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.games.innovation.view import InnovationView


def explanation(view: InnovationView, action: Action, words: Words, players: Sequence[str]) -> RenderableType:
    return Group(
        Text(label(view, action, words, players), style=TITLE),
        *_facts(view, action, words, players),
    )


def _facts(view: InnovationView, action: Action, words: Words, players: Sequence[str]) -> Iterator[Text]:
    id = action.arguments[0].id if action.arguments else ""
    seen = view.players[view.seat]
    if action.verb == "draw":
        yield Text(draw_note(view, words))
    elif action.verb == "achieve":
        yield Text(achieve_note(int(id), words))
        yield Text(words("influence-have", count=seen.points))
    elif action.verb == "colour":
        yield from _pile(view, id, words)
    elif action.verb == "dogma":
        yield from card_lines(id, words)
        yield from _activation(view, id, words, players)
    elif action.verb in ("meld", "choose"):
        yield from card_lines(id, words)
        yield Text(where(view, id, words, players), FAINT)
        if action.verb == "meld":
            colour = CARDS[id].colour
            yield Text(words("on-pile", pile=pile_note(seen, colour, words)), FAINT)
    else:
        yield from execution(view, words, players)


def _activation(view: InnovationView, card: str, words: Words, players: Sequence[str]) -> Iterator[Text]:
    """My icons against everybody else's (R5.2)."""
    mine, icon = shown(view, view.seat, card), sign(CARDS[card].dogma, words)
    yield Text(words("icons-shown", count=mine, icon=icon), style=TITLE)
    for note in role_notes(view, card, words, players):
        yield Text(f"  {note}")


def _pile(view: InnovationView, colour: str, words: Words) -> Iterator[Text]:
    """The cards of an own pile from the top."""
    seen = view.players[view.seat]
    yield Text(pile_note(seen, colour, words))
    if colour in seen.board:
        for card in (seen.board[colour].top, *seen.board[colour].covered):
            if card is not None:
                yield Text.assemble("  ", face(card, words))
