"""What boards share: the colours of cards, and pieces of text in lines."""

from rich.text import Text

from ludopolis.cli.words import Words

FACES = {
    "brown": "#f6ead9 on #6b4a2b",
    "gray": "#1c2024 on #a9b0b6",
    "blue": "#eef4fc on #27578f",
    "green": "#ecf7ef on #28693f",
    "yellow": "#2a2000 on #d9a928",
    "red": "#fdeeec on #99322c",
    "purple": "#f4edfa on #644088",
}
BACK = "#8d94a0 on #2a2e37"


def chip(colour: str, words: Words) -> Text:
    """The short word for a colour, in that colour."""
    return Text(words(f"colour-{colour}"), style=FACES[colour])


def cut(text: str, width: int) -> str:
    """The text, or its beginning and an ellipsis."""
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"


def flow(pieces: list[Text], width: int) -> Text:
    """The pieces one after another, broken into lines only between them."""
    lines = [Text()]
    for piece in pieces:
        if lines[-1] and lines[-1].cell_len + 2 + piece.cell_len > width:
            lines.append(Text())
        if lines[-1]:
            lines[-1].append("  ")
        lines[-1].append_text(piece)
    return Text("\n").join(lines)
