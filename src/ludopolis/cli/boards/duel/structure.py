"""The structure of cards: a wall of boxes, each row half a card beside the next."""

from collections.abc import Sequence
from itertools import groupby
from textwrap import wrap

from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER, legal
from ludopolis.cli.boards.canvas import Canvas
from ludopolis.cli.boards.duel.glyphs import CARDS, GUILD_BACK, cost, gist, price
from ludopolis.cli.boards.faces import BACK, FACES, cut
from ludopolis.cli.words import Words
from ludopolis.games.duel.components import COMPONENTS
from ludopolis.games.duel.view import DuelView, SlotView

WIDEST_HALF, NARROWEST_HALF = 11, 5
HATCH = "░"


def structure(view: DuelView, words: Words, width: int) -> list[Text]:
    """The lines of the drawing, indented to the middle."""
    if not view.structure:
        return []
    columns = [x for _, x in COMPONENTS.layouts.items[view.age - 1].slots]
    left = min(columns) - 1
    span = max(columns) + 1 - left
    half = max(NARROWEST_HALF, min(WIDEST_HALF, (width - 1) // span))
    lines = _draw(view, words, half, left, span)
    for line in lines:
        line.pad_left(max(0, (width - span * half - 1) // 2))
    return lines


def _draw(view: DuelView, words: Words, half: int, left: int, span: int) -> list[Text]:
    inside = 2 * half - 1
    marks = _marks(view)
    rows = [list(slots) for _, slots in groupby(view.structure, key=lambda slot: slot.row)]
    faces = [[_face(slot, words, inside) for slot in row] for row in rows]
    heights = [max(len(face) for face in row) for row in faces]
    canvas = Canvas(span * half + 1, sum(heights) + len(rows) + 1, FAINT)
    top = 0
    for row, row_faces, height in zip(rows, faces, heights, strict=True):
        for slot, face in zip(row, row_faces, strict=True):
            x = (slot.x - 1 - left) * half
            canvas.box(x, top, 2 * half + 1, height + 2)
            for place, line in enumerate(_filled(slot, face, height, inside), start=1):
                canvas.write(x + 1, top + place, line, _style(slot))
            if slot.available:
                canvas.write(x + 2, top + height + 1, marks.get(slot.card or "", "[◆]"), NUMBER)
        top += height + 1
    return canvas.lines()


def _marks(view: DuelView) -> dict[str, str]:
    """For each available card the numbers of the choices that use it."""
    numbers: dict[str, list[int]] = {}
    for number, action in enumerate(legal(view), start=1):
        verb, *arguments = action.split()
        if verb in ("build", "discard", "wonder"):
            numbers.setdefault(arguments[-1], []).append(number)
    return {card: f"[{uses[0]}–{uses[-1]}]" if uses[1:] else f"[{uses[0]}]" for card, uses in numbers.items()}


def _face(slot: SlotView, words: Words, inside: int) -> list[str]:
    """The lines of a card; a face-down card has one, with its back."""
    if slot.card is None:
        return [f" {words(f'back-{slot.back}')} ".center(inside, HATCH)]
    card = CARDS[slot.card]
    colour = words(f"colour-{card.colour}")
    right = price(slot.quote, words) if slot.quote else cost(card.cost, card.cost_coins, words)
    name = _wrapped(words.name("card", card.id), inside)
    middle = gist(card, words)
    in_one = f"{colour} {middle}"
    if len(in_one) + 1 + len(right) <= inside:
        return [*name, _apart(in_one, right, inside)]
    return [*name, cut(middle, inside), _apart(colour, right, inside)]


def _filled(slot: SlotView, face: Sequence[str], height: int, inside: int) -> list[str]:
    """The lines of a card stretched to the height of its row."""
    missing = height - len(face)
    if slot.card is None:
        above = missing // 2
        return [HATCH * inside] * above + list(face) + [HATCH * inside] * (missing - above)
    lines = [*face[:-1], *[""] * missing, face[-1]]
    return [line.ljust(inside) for line in lines]


def _style(slot: SlotView) -> str:
    if slot.card is None:
        return GUILD_BACK if slot.back == "guild" else BACK
    face = FACES[CARDS[slot.card].colour]
    return f"bold {face}" if slot.available else face


def _wrapped(name: str, width: int) -> list[str]:
    """A name on one line, or on two."""
    first, *rest = wrap(name, width)
    return [first, cut(" ".join(rest), width)] if rest else [first]


def _apart(left: str, right: str, width: int) -> str:
    return left + right.rjust(width - len(left))
