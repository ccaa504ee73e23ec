"""The middle of the table: the conflict track, the progress tokens, the discard pile."""

from itertools import pairwise

from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.duel.glyphs import COIN
from ludopolis.cli.words import Words
from ludopolis.games.duel.components import COMPONENTS
from ludopolis.games.duel.view import DuelView

PAWN, SPACE, CITY = "◆", "·", "⌂"
PAWN_STYLE = "not dim bold #d9573f"
CAPITAL = COMPONENTS.track.capital
BY_DISTANCE = {zone.first: zone for zone in COMPONENTS.track.zones}
_STARTS = [*BY_DISTANCE, CAPITAL, CAPITAL + 1]
_THEIRS = [range(first, end) for first, end in pairwise(_STARTS)]
ZONES = [*(range(1 - zone.stop, 1 - zone.start) for zone in reversed(_THEIRS)), range(1), *_THEIRS]


def track(view: DuelView, words: Words, players: list[str]) -> list[Text]:
    """The track from my capital on the left to the opponent's on the right; below it the points
    for being in a zone, and the coins a player loses when the pawn first enters it."""
    me = max(view.seat, 0)
    ahead = view.pawn if me == 0 else -view.pawn
    spaces, notes = Text(), Text(style=FAINT)
    for zone in ZONES:
        note = _note(zone, view.loot[me if zone[0] < 0 else 1 - me], words)
        cells = " ".join(_cell(space, ahead) for space in zone)
        width = max(len(note), len(cells))
        notes.append(f" {note:^{width}}  ")
        spaces.append(f" {cells:^{width}} ")
        if zone is not ZONES[-1]:
            spaces.append("│")
    spaces.stylize(FAINT)
    spaces.highlight_words([PAWN], PAWN_STYLE)
    left, right = f"{players[me]} ", f" {players[1 - me]}"
    return [
        Text.assemble((left, TITLE), spaces, (right, TITLE), no_wrap=True, overflow="crop"),
        Text.assemble(" " * len(left), notes, no_wrap=True, overflow="crop"),
    ]


def _cell(space: int, ahead: int) -> str:
    if space == ahead:
        return PAWN
    return CITY if abs(space) == CAPITAL else SPACE


def _note(zone: range, loot: list[int], words: Words) -> str:
    """The points for being in the zone, and the token that lies there."""
    distance = min(abs(zone[0]), abs(zone[-1]))
    if distance not in BY_DISTANCE:
        return ""
    points, token = words("points", count=BY_DISTANCE[distance].points), BY_DISTANCE[distance].loot
    return f"{points} −{token}{COIN}" if token in loot else points


def standing(view: DuelView, words: Words, players: list[str]) -> str:
    """Who is ahead in the conflict, and how far from winning."""
    if view.pawn == 0:
        return words("conflict-even")
    leader = players[0 if view.pawn > 0 else 1]
    return words("conflict-lead", player=leader, spaces=abs(view.pawn), left=CAPITAL - abs(view.pawn))


def board_line(view: DuelView, words: Words) -> Text:
    """The progress tokens on the board and the size of the discard pile."""
    names = ", ".join(words.name("progress", token) for token in view.progress_board)
    line = Text.assemble((words("progress-board"), TITLE), f" {names or words('none')}")
    if view.discard_pile:
        line.append("   ")
        line.append(words("discard-pile"), TITLE)
        line.append(f" {len(view.discard_pile)}")
    return line
