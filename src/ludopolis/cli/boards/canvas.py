"""A drawing of boxes that may touch: shared borders join into the right corners and crossings."""

from itertools import groupby

from rich.text import Text

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"


class Canvas:
    def __init__(self, width: int, height: int, border_style: str) -> None:
        self._width = width
        self._height = height
        self._border_style = border_style
        self._arms: dict[tuple[int, int], int] = {}
        self._letters: dict[tuple[int, int], tuple[str, str]] = {}

    def box(self, x: int, y: int, width: int, height: int) -> None:
        """Draw a border whose corners are width - 1 and height - 1 apart."""
        right, bottom = x + width - 1, y + height - 1
        for column in range(x, right):
            for row in (y, bottom):
                self._join(column, row, RIGHT)
                self._join(column + 1, row, LEFT)
        for row in range(y, bottom):
            for column in (x, right):
                self._join(column, row, DOWN)
                self._join(column, row + 1, UP)

    def _join(self, x: int, y: int, arm: int) -> None:
        self._arms[x, y] = self._arms.get((x, y), 0) | arm

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Write over whatever is there; every letter takes one column."""
        for place, letter in enumerate(text):
            self._letters[x + place, y] = (letter, style)

    def lines(self) -> list[Text]:
        return [self._line(y) for y in range(self._height)]

    def _line(self, y: int) -> Text:
        letters = [self._letter(x, y) for x in range(self._width)]
        line = Text(no_wrap=True, overflow="crop")
        for style, run in groupby(letters, key=lambda letter: letter[1]):
            line.append("".join(letter for letter, _ in run), style)
        line.rstrip()
        return line

    def _letter(self, x: int, y: int) -> tuple[str, str]:
        """What was written there, or the border with all its arms."""
        border = LINES[self._arms.get((x, y), 0)]
        return self._letters.get((x, y), (border, self._border_style))
