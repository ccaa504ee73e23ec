"""The whole picture: a heading, the map with the panels of the table beside it, and the players."""

from collections.abc import Callable, Sequence

from ludopolis.core.text import Texts
from ludopolis.games.new_dawn.view import NewDawnView
from ludopolis.pictures.blocks import PADDING, Block, at, block, column, panel, row
from ludopolis.pictures.chips import title
from ludopolis.pictures.new_dawn.board import board
from ludopolis.pictures.new_dawn.description import described
from ludopolis.pictures.new_dawn.heading import heading, headline
from ludopolis.pictures.new_dawn.key import key
from ludopolis.pictures.new_dawn.offers import agendas, events, hands, sights, wonders
from ludopolis.pictures.new_dawn.player import contents, player_panel
from ludopolis.pictures.new_dawn.scene import Scene, scene_of
from ludopolis.pictures.sheet import Words, sheet

GAP = 14.0
PANEL = 390.0
Drawing = Callable[[float, Scene], Block]
MOST_BELOW_MAP = 2  # players; more take the whole width


def picture(
    view: NewDawnView,
    texts: Texts,
    players: Sequence[str],
    theme: str = "light",
    only: int | None = None,
) -> str:
    """The position as an SVG that needs nothing else; ``only`` one player, or all of them."""
    scene = scene_of(view, texts, players, theme)
    seats = list(range(len(view.players))) if only is None else [only]
    body = _body(seats, scene)
    page = column([heading(body.width, scene), body], GAP)
    title = f"{scene.game.get('game')}: {headline(scene)}"
    return sheet(page, Words(title, described(seats, scene), scene.game.language), scene.colour)


def _body(seats: Sequence[int], scene: Scene) -> Block:
    """The map on the left, the panels of the table on the right, the players below."""
    table, chart = _table(scene), board(scene)
    if len(seats) <= MOST_BELOW_MAP:
        left = panel(chart, scene.colour)
        right = column([*table, _panel("key", key, PANEL, scene)], GAP)
        return row([column([left, _players(seats, left.width, scene)], GAP), right], GAP)
    right = column(table, GAP)
    upper = row([panel(_centred(chart, right.height - 2 * PADDING), scene.colour), right], GAP)
    return column([upper, _players(seats, upper.width, scene), _panel("key", key, upper.width, scene)], GAP)


def _centred(chart: Block, height: float) -> Block:
    """A map in the middle of a panel that is taller."""
    if chart.height >= height:
        return chart
    return block(chart.width, height, at(chart, 0, (height - chart.height) / 2))


def _players(seats: Sequence[int], width: float, scene: Scene) -> Block:
    """All beside each other, equally tall."""
    wide = (width - (len(seats) - 1) * GAP) / len(seats)
    tall = max(contents(seat, wide - 2 * PADDING, scene).height for seat in seats) + 2 * PADDING
    return row([player_panel(seat, wide, tall, scene) for seat in seats], GAP)


def _table(scene: Scene) -> list[Block]:
    """The panels of the table; while the map is laid there are only tiles."""
    parts: dict[str, Drawing] = {"agendas": agendas, "events": events, "wonders": wonders, "sights": sights}
    if scene.view.laying is not None:
        parts = {"hands": hands}
    return [_panel(name, draw, PANEL, scene) for name, draw in parts.items()]


def _panel(name: str, draw: Drawing, width: float, scene: Scene) -> Block:
    """A panel with its heading."""
    room = width - 2 * PADDING
    inside = column([title(scene.say(name), room, scene.colour), draw(room, scene)], 8)
    return panel(inside, scene.colour, width)
