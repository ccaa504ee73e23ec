"""Putting drawings next to each other."""

from collections.abc import Sequence
from itertools import groupby, zip_longest

from rich.text import Text

Letter = tuple[str, str]  # a character and its style


def line_of(letters: Sequence[Letter]) -> Text:
    """A line of a drawing; letters of one style make one run."""
    line = Text(no_wrap=True, overflow="crop")
    for style, run in groupby(letters, key=lambda letter: letter[1]):
        line.append("".join(letter for letter, _ in run), style)
    return line


def abreast(blocks: Sequence[Sequence[Text]], widths: Sequence[int], gap: int = 1) -> list[Text]:
    """Blocks of lines side by side, each as wide as told."""
    lines = []
    for parts in zip_longest(*blocks):
        line = Text(no_wrap=True, overflow="crop")
        filled = 0
        for part, width in zip(parts, widths, strict=True):
            if part is not None:
                line.append(" " * (filled - line.cell_len))
                line.append_text(_fitted(part, width))
            filled += width + gap
        lines.append(line)
    return lines


def _fitted(text: Text, width: int) -> Text:
    """The text, cut to a width."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis")
    return fitted
