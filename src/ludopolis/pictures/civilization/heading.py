"""The name of the game, the turn and the phase, and whose decision it is."""

from xml.etree.ElementTree import Element

from ludopolis.pictures.blocks import Block, block
from ludopolis.pictures.civilization.scene import Scene
from ludopolis.pictures.lettering import BOLD, LARGE, Style, cut, text, width_of
from ludopolis.pictures.looks import seat_mark
from ludopolis.pictures.palette import PAGE, PAGE_QUIET, Palette
from ludopolis.svg import worded

WORDS = Style(17)
STRONG = Style(17, BOLD)
NARROWEST = 150.0  # room for whose turn it is


def heading(width: float, scene: Scene) -> Block:
    colour = scene.colour
    said, turn = phase(scene), turn_of(scene)
    marks = [
        seat_mark(seat, width - 26 - place * 30, 5, 26, colour) for place, seat in enumerate(scene.deciding)
    ]
    end = width - len(marks) * 30 - (4 if marks else 0)
    name = cut(scene.game.get("game"), end - width_of(said, WORDS) - NARROWEST - 40, LARGE)
    room = end - width_of(name, LARGE) - width_of(said, WORDS) - 40
    words = text(name, 0, 27, colour(PAGE.ink), LARGE)
    words.append(_after(said, colour))
    return block(
        width, 36, words, text(cut(turn, room, STRONG), end, 25, colour(PAGE.ink), STRONG, "end"), *marks
    )


def _after(words: str, colour: Palette) -> Element:
    """Words behind others on their line, however wide those become."""
    quiet = {"fill": colour(PAGE_QUIET.ink), "font_family": WORDS.family}
    return worded("tspan", words, dx=18, font_size=WORDS.size, font_weight=WORDS.weight, **quiet)


def headline(scene: Scene) -> str:
    return f"{phase(scene)}. {turn_of(scene)}."


def phase(scene: Scene) -> str:
    """The turn with its phase, or that the game is being set up."""
    if scene.view.phase == "setup":
        return scene.say("setup")
    return scene.say("turn", turn=scene.view.turn, phase=scene.name("phase", scene.view.phase))


def turn_of(scene: Scene) -> str:
    """Who must decide, or who won."""
    view = scene.view
    if view.decision is not None:
        return scene.say("to-move", players=", ".join(scene.players[seat] for seat in scene.deciding))
    assert view.result is not None
    names = [scene.players[seat] for seat in view.result.winners]
    if len(names) == 1:
        return scene.say("winner", player=names[0])
    return scene.say("winner-shared", players=", ".join(names))
