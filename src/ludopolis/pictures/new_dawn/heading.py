"""The name of the game, the round, and whose decision it is."""

from xml.etree.ElementTree import Element

from ludopolis.pictures.blocks import Block, block
from ludopolis.pictures.lettering import BOLD, LARGE, Style, cut, text, width_of
from ludopolis.pictures.looks import seat_mark
from ludopolis.pictures.new_dawn.scene import Scene
from ludopolis.pictures.palette import PAGE, PAGE_QUIET, Palette
from ludopolis.svg import worded

WORDS = Style(17)
STRONG = Style(17, BOLD)


def heading(width: float, scene: Scene) -> Block:
    colour = scene.colour
    name = scene.game.get("game")
    said = phase(scene)
    end = width if scene.deciding is None else width - 34
    room = end - width_of(name, LARGE) - width_of(said, WORDS) - 60
    mark = None if scene.deciding is None else seat_mark(scene.deciding, width - 26, 5, 26, colour)
    words = text(name, 0, 27, colour(PAGE.ink), LARGE)
    words.append(_after(said, colour))
    turn = text(cut(turn_of(scene), room, STRONG), end, 25, colour(PAGE.ink), STRONG, "end")
    return block(width, 36, words, turn, mark)


def _after(words: str, colour: Palette) -> Element:
    """Words behind others on their line, however wide those become."""
    quiet = {"fill": colour(PAGE_QUIET.ink), "font_family": WORDS.family}
    return worded("tspan", words, dx=18, font_size=WORDS.size, font_weight=WORDS.weight, **quiet)


def headline(scene: Scene) -> str:
    return f"{phase(scene)}. {turn_of(scene)}."


def phase(scene: Scene) -> str:
    """The round, or that the map is being laid."""
    if scene.view.laying is not None:
        return scene.say("laying")
    return scene.say("round", round=scene.view.round)


def turn_of(scene: Scene) -> str:
    """Who must do what, or who won."""
    view = scene.view
    if view.decision is not None:
        player = scene.players[view.decision.seat]
        if view.resolving is not None:
            return scene.say("resolving", player=player, card=scene.name("card", view.resolving.card))
        return scene.say("to-move", player=player)
    assert view.result is not None
    names = [scene.players[seat] for seat in view.result.winners]
    if len(names) == 1:
        return scene.say("winner", player=names[0])
    return scene.say("winner-shared", players=", ".join(names))
