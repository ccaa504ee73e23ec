"""Everything about one choice."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.new_dawn.catalog import facts
from ludopolis.cli.boards.new_dawn.choices import remark
from ludopolis.cli.boards.new_dawn.combat import target_values
from ludopolis.cli.boards.new_dawn.ground import pieces_of, spots_of
from ludopolis.cli.boards.new_dawn.laying import side_drawing
from ludopolis.cli.boards.new_dawn.maps import large_map
from ludopolis.cli.boards.new_dawn.marks import covered, target_of
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.games.new_dawn.view import NewDawnView

MAP_WIDTH = 80
ABOUT = {"done": "about-done", "spend": "about-spend", "advance": "about-advance"}
SHOWN = ("wonder", "city_state", "natural_wonder", "pact")  # kinds whose facts are told


def explanation(view: NewDawnView, action: Action, words: Words) -> RenderableType:
    return Group(Text(words.action(action), style=TITLE), *_told(view, action, words))


def _told(view: NewDawnView, action: Action, words: Words) -> Iterator[RenderableType]:
    for term in action.arguments:
        if term.kind == "space":
            yield from _space(view, term.id, words, barbarian=action.verb == "hunt")
        elif term.kind == "side":
            yield from side_drawing(term.id)
        elif term.kind == "turns" and view.laying is not None and view.laying.side is not None:
            yield from side_drawing(view.laying.side, int(term.id))
        elif term.kind == "position" and view.laying is not None:
            yield from large_map(view, MAP_WIDTH, covered(view, term.id))
        elif term.kind in SHOWN:
            yield from facts(term.kind, term.id, words)
        elif told := remark(view, action, words):
            yield told
    if action.verb in ABOUT:
        yield Text(words(ABOUT[action.verb]), FAINT)


def _space(view: NewDawnView, space: str, words: Words, *, barbarian: bool) -> Iterator[Text]:
    """The terrain, the difficulty for whoever decides, what stands there, and both values of an attack."""
    spot = spots_of(view).get(space)
    if spot is None:
        yield Text(words("not-on-map", space=space))
        return
    terrain = words.name("terrain", spot.printed.terrain)
    target = target_of(view, space, barbarian=barbarian)
    line = Text(f"{space}: {terrain.lower()}")
    if target is not None:
        line.append(f", {words('difficulty', difficulty=target.difficulty)}")
    for piece in pieces_of(view).get(space, []):
        line.append(" ")
        line.append(piece.signs, piece.face)
    yield line
    if target is not None and target.defence:
        yield from target_values(target, words)
