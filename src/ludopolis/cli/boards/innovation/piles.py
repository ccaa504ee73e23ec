"""The five piles of a board: a row of boxes, one a colour, always in the same order."""

from collections import Counter
from collections.abc import Mapping
from textwrap import wrap

from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER
from ludopolis.cli.boards.canvas import Canvas
from ludopolis.cli.boards.faces import FACES, cut
from ludopolis.cli.boards.innovation.glyphs import CARDS, ICONS, SPLAYS, code, places, sign
from ludopolis.cli.words import Words
from ludopolis.games.innovation.components import COMPONENTS
from ludopolis.games.innovation.view import PileView

WIDEST, NARROWEST = 24, 15
ROOMY = 18


def piles(board: Mapping[str, PileView], marks: Mapping[str, str], words: Words, width: int) -> list[Text]:
    """The lines of the drawing. A box names its colour, size and splay above, its dogma icon below."""
    colours = COMPONENTS.colours
    step = max(NARROWEST, min(WIDEST, (width - 1) // len(colours)))
    faces = [_face(board[colour], words, step - 1) if colour in board else [] for colour in colours]
    height = max(1, *(len(lines) for lines in faces))
    canvas = Canvas(len(colours) * step + 1, height + 2, FAINT)
    for place, colour in enumerate(colours):
        x = place * step
        canvas.box(x, 0, step + 1, height + 2)
        canvas.write(x + 1, 0, f" {words.name('colour', colour)} ", FACES[colour])
        if colour in board:
            _write(canvas, x, step, height, faces[place], colour)
            _label(canvas, x, step, height, board[colour], marks, words)
    return canvas.lines()


def _face(pile: PileView, words: Words, inside: int) -> list[str]:
    """The top card's age and name, its icons, and the icons at the edges of covered cards."""
    card = CARDS[pile.top]
    first, *rest = wrap(f"{card.age} {words.name('card', card.id)}", inside)
    name = [first, cut(" ".join(rest), inside)] if rest else [first]
    return [*name, cut(places(card, words), inside), *_edges(pile, words, inside)]


def _edges(pile: PileView, words: Words, inside: int) -> list[str]:
    shown = Counter(icon for edge in pile.edges for icon in edge)
    counted = (f"{shown[icon]}{code(icon, words)}" for icon in ICONS if shown[icon])
    return wrap(" ".join(counted), inside)


def _write(canvas: Canvas, x: int, step: int, height: int, lines: list[str], colour: str) -> None:
    for row in range(height):
        line = lines[row] if row < len(lines) else ""
        style = f"bold {FACES[colour]}" if row == 0 else FACES[colour]
        canvas.write(x + 1, row + 1, line.ljust(step - 1), style)


def _label(
    canvas: Canvas, x: int, step: int, height: int, pile: PileView, marks: Mapping[str, str], words: Words
) -> None:
    """On the border: the size and the splay above, the dogma icon and the choice that uses it below."""
    size = f"×{pile.size}{SPLAYS[pile.splay] if pile.splay else ''} "
    canvas.write(x + step - len(size), 0, size, FACES[CARDS[pile.top].colour])
    dogma = CARDS[pile.top].dogma
    canvas.write(x + 1, height + 1, f" {(sign if step > ROOMY else code)(dogma, words)} ", "not dim")
    if mark := marks.get(pile.top):
        canvas.write(x + step - len(mark) - 1, height + 1, mark, NUMBER)
