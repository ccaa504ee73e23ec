"""What lies in the middle of the table: buildings, roads, monuments, goals, the automatic opponent."""

from ludopolis.pictures.blocks import PADDING, Block, column, panel
from ludopolis.pictures.chips import title
from ludopolis.pictures.world_wonders.display import display
from ludopolis.pictures.world_wonders.goals import goals
from ludopolis.pictures.world_wonders.key import key
from ludopolis.pictures.world_wonders.market import market
from ludopolis.pictures.world_wonders.scene import Scene
from ludopolis.pictures.world_wonders.solo import solo
from ludopolis.pictures.world_wonders.supply import supply


def table_panels(width: float, scene: Scene) -> list[Block]:
    """All panels, as wide as asked."""
    room = width - 2 * PADDING
    parts = [
        ("market", market),
        ("display", display),
        ("supply" if scene.view.solo is None else "supply-solo", supply),
    ]
    if scene.view.goals:
        parts.append(("goals", goals))
    if scene.view.solo is not None:
        parts.append(("solo", solo))
    parts.append(("key", key))
    return [
        panel(column([title(scene.say(name), room, scene.colour), draw(room, scene)], 8), scene.colour, width)
        for name, draw in parts
    ]
