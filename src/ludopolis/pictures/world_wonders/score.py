"""The points of a city, category by category."""

from ludopolis.games.world_wonders.view import CityView
from ludopolis.pictures.blocks import Block, block
from ludopolis.pictures.lettering import HEADING, NAME, NORMAL, STRONG, cut, text
from ludopolis.pictures.palette import PANEL, QUIET
from ludopolis.pictures.world_wonders.scene import Scene
from ludopolis.svg import el

LINE = 17.5


def points(city: CityView, width: float, scene: Scene) -> Block:
    colour = scene.colour
    heading = scene.say("score-now" if scene.view.result is None else "score-final")
    drawn = [
        text(heading, 0, 15, colour(PANEL.ink), HEADING),
        text(str(city.score["total"]), width, 16, colour(PANEL.ink), NAME, "end"),
        el("path", d=f"M0 22.5h{width:g}", stroke=colour("line-strong")),
    ]
    shown = [id for id in city.score if id != "total" and (id != "goals" or scene.view.goals)]
    for place, id in enumerate(shown):
        y = 38 + place * LINE
        name = cut(scene.game.get(f"score-{id}"), width - 32, NORMAL)
        drawn += [
            text(name, 0, y, colour(QUIET.ink), NORMAL),
            text(str(city.score[id]).replace("-", "−"), width, y, colour(PANEL.ink), STRONG, "end"),
        ]
    return block(width, 28 + len(shown) * LINE, *drawn)
