"""The whole picture: a heading, the cities, and the table in the middle."""

from collections.abc import Sequence

from ludopolis.core.text import Texts
from ludopolis.games.world_wonders.view import WorldWondersView
from ludopolis.pictures.blocks import Block, column, masonry, row
from ludopolis.pictures.sheet import Words, sheet
from ludopolis.pictures.world_wonders.city import WIDTH, city_panels
from ludopolis.pictures.world_wonders.description import described
from ludopolis.pictures.world_wonders.heading import heading, headline
from ludopolis.pictures.world_wonders.scene import Scene, scene_of
from ludopolis.pictures.world_wonders.table import table_panels
from ludopolis.pictures.world_wonders.textures import textures

GAP = 14.0


def picture(
    view: WorldWondersView,
    texts: Texts,
    players: Sequence[str],
    theme: str = "light",
    only: int | None = None,
) -> str:
    """The position as an SVG that needs nothing else; ``only`` one city, or all of them."""
    scene = scene_of(view, texts, players, theme)
    seats = list(range(len(view.cities))) if only is None else [only]
    body = _laid_out(seats, 3 if len(seats) == 5 else 2, scene)
    page = column([heading(body.width, scene), body], GAP)
    title = f"{scene.game.get('game')}: {headline(scene)}"
    words = Words(title, described(seats, scene), scene.game.language)
    return sheet(page, words, scene.colour, textures(scene.colour))


def _laid_out(seats: Sequence[int], columns: int, scene: Scene) -> Block:
    """Cities in lines; the table takes the place left in the last line, or a line of its own."""
    room = -len(seats) % columns or columns
    parts = 2 * room
    panels = table_panels((room * WIDTH + (room - 1) * GAP - (parts - 1) * GAP) / parts, scene)
    table = masonry(panels, parts, GAP)
    starts = range(0, len(seats), columns)
    lines = [city_panels(seats[start : start + columns], scene) for start in starts]
    if len(lines[-1]) < columns:
        lines[-1].append(table)
    else:
        lines.append([table])
    return column([row(line, GAP) for line in lines], GAP)
