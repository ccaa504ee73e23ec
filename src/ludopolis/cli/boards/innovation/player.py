"""A player's part of the table."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER, TITLE, legal
from ludopolis.cli.boards.faces import flow
from ludopolis.cli.boards.innovation.glyphs import CHOSEN, ICONS, back, coloured, complete, face, sign
from ludopolis.cli.boards.innovation.piles import piles
from ludopolis.cli.words import Words
from ludopolis.games.innovation.view import CardView, InnovationView, PlayerView

NONE = "–"
LARGE_HAND = 6


def block(view: InnovationView, seat: int, words: Words, players: list[str], width: int) -> RenderableType:
    """A heading, the icons, the board, and rows for hand, score pile and achievements."""
    seen = view.players[seat]
    deciding = view.decision is not None and view.decision.seat == seat
    return Group(
        Rule(_title(view, seat, words, players), align="left", style=NUMBER if deciding else FAINT),
        flow(_icons(seen, words), width),
        *piles(seen.board, _marks(view), words, width),
        _rows(view, seat, words, width),
    )


def _title(view: InnovationView, seat: int, words: Words, players: list[str]) -> Text:
    seen = view.players[seat]
    title = Text()
    if view.decision is not None and view.decision.seat == seat:
        title.append("▶ ", NUMBER)
    title.append(players[seat], TITLE)
    if seat == view.seat:
        title.append(f" {words('you')}")
    count = len(seen.achievements) + len(seen.specials)
    title.append(f"  {words('achieved', count=count, needed=view.needed)}", TITLE)
    title.append(f"  {words('influence', count=seen.points)}", TITLE)
    return title


def _icons(seen: PlayerView, words: Words) -> list[Text]:
    """How many of each icon the player shows, in the order of the player boards."""
    return [
        Text.assemble(f"{sign(icon, words)} ", (str(seen.icons[icon]), TITLE if seen.icons[icon] else FAINT))
        for icon in ICONS
    ]


def _marks(view: InnovationView) -> dict[str, str]:
    """For each card the number of the choice that activates or takes it."""
    marks = {}
    for number, action in enumerate(legal(view), start=1):
        verb, _, card = action.partition(" ")
        if verb in ("dogma", "choose"):
            marks[card] = f" #{number} "
    return marks


def _rows(view: InnovationView, seat: int, words: Words, width: int) -> RenderableType:
    """Of others all in a line if possible, since most of it are backs; own cards in rows."""
    seen = view.players[seat]
    rows = {
        words.name("zone", "hand"): _hand(view, seat, words),
        words.name("zone", "score"): [_card(card, words) for card in seen.score],
        words("row-achieved"): _achievements(seen, words),
    }
    line = Text("   ").join(_in_a_line(row, pieces) for row, pieces in rows.items() if pieces)
    if seat != view.seat and line.cell_len <= width:
        return line
    labels = max(len(row) for row in rows)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style=FAINT, no_wrap=True, min_width=labels)
    for row, pieces in rows.items():
        if pieces:
            grid.add_row(row, flow(pieces, width - labels - 1))
    return grid


def _in_a_line(row: str, pieces: list[Text]) -> Text:
    return Text.assemble((f"{row} ", FAINT), Text(" ").join(pieces))


def _hand(view: InnovationView, seat: int, words: Words) -> list[Text]:
    """Own cards with their colour and icons; of others what is known. The icons of a large hand are left
    out if the choices to meld, right below, tell them."""
    hand = view.players[seat].hand
    if seat != view.seat:
        return [_card(card, words) for card in hand] or [Text(NONE)]
    listed = any(action.startswith("meld ") for action in legal(view))
    tell = coloured if listed and len(hand) > LARGE_HAND else complete
    own = [card.card for card in hand if card.card is not None]
    chosen = (f" {CHOSEN}" if card == view.first_meld else "" for card in own)
    return [tell(card, words).append(mark) for card, mark in zip(own, chosen, strict=True)] or [Text(NONE)]


def _card(card: CardView, words: Words) -> Text:
    return back(card.age) if card.card is None else face(card.card, words)


def _achievements(seen: PlayerView, words: Words) -> list[Text]:
    """Ages and special achievements, and how far the turn has come towards Monument."""
    pieces = [back(age) for age in seen.achievements]
    pieces += [Text(words.name("special", id), TITLE) for id in seen.specials]
    if seen.tucked or seen.scored:
        pieces.append(Text(words("this-turn", tucked=seen.tucked, scored=seen.scored), FAINT))
    return pieces
