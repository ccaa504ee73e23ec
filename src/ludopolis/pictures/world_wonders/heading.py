"""The name of the game, the round, and whose turn it is."""

from ludopolis.games.world_wonders.components import COMPONENTS
from ludopolis.pictures.blocks import Block, block
from ludopolis.pictures.lettering import BOLD, LARGE, Style, cut, text, width_of
from ludopolis.pictures.looks import seat_mark
from ludopolis.pictures.palette import PAGE, PAGE_QUIET
from ludopolis.pictures.world_wonders.objects import name_of
from ludopolis.pictures.world_wonders.scene import Scene

WORDS = Style(17)
STRONG = Style(17, BOLD)


def heading(width: float, scene: Scene) -> Block:
    colour = scene.colour
    name = scene.game.get("game")
    x = width_of(name, LARGE) + 18
    said = scene.say("round", round=scene.view.round, rounds=COMPONENTS.rounds)
    turn = cut(turn_of(scene), width - x - width_of(said, WORDS) - 60, STRONG)
    start = width - width_of(turn, STRONG)
    mark = [] if scene.deciding is None else [seat_mark(scene.deciding, start - 34, 5, 26, colour)]
    return block(
        width,
        36,
        text(name, 0, 27, colour(PAGE.ink), LARGE),
        text(said, x, 26, colour(PAGE_QUIET.ink), WORDS),
        *mark,
        text(turn, start, 25, colour(PAGE.ink), STRONG),
    )


def headline(scene: Scene) -> str:
    said = scene.say("round", round=scene.view.round, rounds=COMPONENTS.rounds)
    return f"{said}. {turn_of(scene)}."


def turn_of(scene: Scene) -> str:
    """Who must do what, or who won."""
    view = scene.view
    if view.decision is None:
        return _winner(scene)
    player = scene.players[view.decision.seat]
    if view.placing is not None:
        return scene.say("placing", player=player, item=name_of(view.placing.item, scene))
    if view.decision.kind == "choose_discard":
        return scene.say("choosing", player=player)
    return scene.say("to-move", player=player)


def _winner(scene: Scene) -> str:
    result = scene.view.result
    assert result is not None
    names = [scene.players[seat] for seat in result.winners]
    if not names:
        return scene.say("opponent-wins")
    if len(names) == 1:
        return scene.say("winner", player=names[0])
    return scene.say("winner-shared", players=", ".join(names))
