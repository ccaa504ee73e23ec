"""The common goals, and how each city stands."""

from ludopolis.games.world_wonders.components import COMPONENTS
from ludopolis.games.world_wonders.view import GoalView
from ludopolis.pictures.blocks import Block, at, block, column, flow
from ludopolis.pictures.lettering import NORMAL, SMALL, STRONG, cut, text, width_of
from ludopolis.pictures.looks import seat_mark
from ludopolis.pictures.palette import PANEL, QUIET
from ludopolis.pictures.world_wonders.scene import Scene

_PRINTED = {goal.id: goal for goal in COMPONENTS.goals}


def goals(width: float, scene: Scene) -> Block:
    return column([_goal(goal, width, scene) for goal in scene.view.goals], 6)


def _goal(goal: GoalView, width: float, scene: Scene) -> Block:
    colour, printed = scene.colour, _PRINTED[goal.goal]
    worth = scene.say("goal-points", first=printed.first, second=printed.second)
    room = width - width_of(worth, SMALL) - 10
    standings = flow([_standing(seat, goal, scene) for seat in range(len(goal.metrics))], width, 10, 4)
    return block(
        width,
        standings.height + 26,
        text(cut(scene.name("goal", goal.goal), room, STRONG), 0, 13, colour(PANEL.ink), STRONG),
        text(worth, width, 13, colour(QUIET.ink), SMALL, "end"),
        at(standings, 0, 21),
        data_goal=goal.goal,
    )


def _standing(seat: int, goal: GoalView, scene: Scene) -> Block:
    """How well a city meets the goal; the points it brings in brackets."""
    points = goal.points[seat]
    words = f"{goal.metrics[seat]} (+{points})" if points else str(goal.metrics[seat])
    style = STRONG if points else NORMAL
    ink = scene.colour(PANEL.ink if points else QUIET.ink)
    mark = seat_mark(seat, 0, 0, 18, scene.colour)
    return block(24 + width_of(words, style), 18, mark, text(words, 23, 14, ink, style))
