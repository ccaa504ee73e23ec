"""The whole picture: a heading, the culture track, the map with the panels of the table, and the players."""

from collections.abc import Callable, Sequence

from ludopolis.core.text import Texts
from ludopolis.games.civilization.view import CivilizationView
from ludopolis.pictures.blocks import PADDING, Block, column, panel, row
from ludopolis.pictures.chips import title
from ludopolis.pictures.civilization.battle import battle
from ludopolis.pictures.civilization.board import board
from ludopolis.pictures.civilization.description import described
from ludopolis.pictures.civilization.heading import heading, headline
from ludopolis.pictures.civilization.key import key
from ludopolis.pictures.civilization.market import buildings, decks, offer, stock, wonders
from ludopolis.pictures.civilization.player import contents, player_panel
from ludopolis.pictures.civilization.scene import Scene, scene_of
from ludopolis.pictures.civilization.track import track
from ludopolis.pictures.sheet import Words, sheet

GAP = 14.0
PANEL = 400.0
WIDE_MAP = 500.0  # of two players: their panels stand beside the map, those of more below it
Drawing = Callable[[float, Scene], Block]


def picture(
    view: CivilizationView,
    texts: Texts,
    players: Sequence[str],
    theme: str = "light",
    only: int | None = None,
) -> str:
    """The position as an SVG that needs nothing else; ``only`` one player, or all of them."""
    scene = scene_of(view, texts, players, theme)
    seats = list(range(len(view.players))) if only is None else [only]
    body = _body(seats, scene)
    page = column([heading(body.width, scene), _panel("culture-track", track, body.width, scene), body], GAP)
    words = f"{scene.game.get('game')}: {headline(scene)}"
    return sheet(page, Words(words, described(seats, scene), scene.game.language), scene.colour)


def _body(seats: Sequence[int], scene: Scene) -> Block:
    """A narrow map between the players and the table, a wide one above the players."""
    chart = panel(board(scene), scene.colour)
    if chart.width < WIDE_MAP:
        nations = column([player_panel(seat, PANEL * 1.3, None, scene) for seat in seats], GAP)
        left = column([nations, _panel("key", key, nations.width, scene)], GAP)
        return row([left, chart, column(_table(PANEL, scene), GAP)], GAP)
    upper = row([chart, column(_table(PANEL, scene), GAP)], GAP)
    return column([upper, _players(seats, upper.width, scene), _panel("key", key, upper.width, scene)], GAP)


def _players(seats: Sequence[int], width: float, scene: Scene) -> Block:
    """Beside each other, equally tall; more than three in two rows."""
    rows = [seats] if len(seats) <= 3 else [seats[: (len(seats) + 1) // 2], seats[(len(seats) + 1) // 2 :]]
    return column([_row(some, width, scene) for some in rows], GAP)


def _row(seats: Sequence[int], width: float, scene: Scene) -> Block:
    wide = (width - (len(seats) - 1) * GAP) / len(seats)
    tall = max(contents(seat, wide - 2 * PADDING, scene).height for seat in seats) + 2 * PADDING
    return row([player_panel(seat, wide, tall, scene) for seat in seats], GAP)


def _table(width: float, scene: Scene) -> list[Block]:
    """The panels of the table; a battle and an offer come first."""
    parts: dict[str, Drawing] = {"wonders": wonders, "buildings": buildings, "stock": stock, "decks": decks}
    found = [_panel(name, draw, width, scene) for name, draw in parts.items()]
    if scene.view.offer is not None:
        found.insert(0, _panel("offer", offer, width, scene))
    if scene.view.battle is not None:
        found.insert(0, _panel("battle", battle, width, scene, scene.view.battle.square))
    return found


def _panel(name: str, draw: Drawing, width: float, scene: Scene, square: str = "") -> Block:
    """A panel with its heading."""
    room = width - 2 * PADDING
    said = scene.say(name, square=square) if square else scene.say(name)
    return panel(column([title(said, room, scene.colour), draw(room, scene)], 8), scene.colour, width)
