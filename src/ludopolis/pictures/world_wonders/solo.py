"""The automatic opponent of the solo game."""

from ludopolis.games.world_wonders.components import COMPONENTS, SoloCard
from ludopolis.games.world_wonders.view import SoloView
from ludopolis.pictures.blocks import Block, block, column
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import NORMAL, NUMBER, STRONG, Style, cut, lines, text
from ludopolis.pictures.palette import PANEL, QUIET
from ludopolis.pictures.world_wonders.looks import TYPES
from ludopolis.pictures.world_wonders.scene import Scene

LINE = 20.0
_CARDS = {card.id: card for card in COMPONENTS.solo_cards}
_OBJECTS = {"long_road": "road", "short_roads": "road", "tower": "tower", "any_building": "building-dwelling"}


def solo(width: float, scene: Scene) -> Block:
    opponent = scene.view.solo
    assert opponent is not None
    rows = [_score(opponent, width, scene), *_last_card(opponent, width, scene)]
    if opponent.monuments:
        names = ", ".join(scene.name("monument", id) for id in opponent.monuments)
        said = lines(scene.say("solo-monuments", names=names), width, NORMAL, most=4)
        rows += [_line(line, width, scene) for line in said]
    return column(rows, 0)


def _score(opponent: SoloView, width: float, scene: Scene) -> Block:
    colour = scene.colour
    heading = scene.say("score-now" if scene.view.result is None else "score-final")
    return block(
        width,
        LINE + 4,
        icon("bot", 0, 0, 20, colour("ink")),
        text(heading, 27, 15, colour(PANEL.ink), STRONG),
        text(str(opponent.score), width, 15, colour(PANEL.ink), NUMBER, "end"),
    )


def _last_card(opponent: SoloView, width: float, scene: Scene) -> list[Block]:
    """What the card in force says (R11.3)."""
    rows = []
    if opponent.used:
        name = scene.name("solo_card", opponent.used[-1])
        rows.append(_line(f"{scene.say('solo-card')}: {name}", width, scene, STRONG))
        rows += _card(_CARDS[opponent.used[-1]], width, scene)
    else:
        rows.append(_line(scene.say("solo-none"), width, scene))
    rows.append(_line(scene.say("solo-deck", count=opponent.deck), width, scene))
    return rows


def _card(card: SoloCard, width: float, scene: Scene) -> list[Block]:
    if card.reshuffle:
        return []
    return [
        _objects(scene.say("solo-top"), card.top, width, scene),
        _objects(scene.say("solo-middle"), [card.middle], width, scene),
        _line(scene.say(f"solo-{card.arrow}"), width, scene),
    ]


def _objects(word: str, objects: list[str], width: float, scene: Scene) -> Block:
    colour = scene.colour
    names = ", ".join(_name(thing, scene) for thing in objects)
    sign = TYPES[objects[0]].icon if objects[0] in TYPES else _OBJECTS[objects[0]]
    return block(
        width,
        LINE,
        text(word, 0, 14, colour(QUIET.ink), NORMAL),
        icon(sign, 62, 1, 16, colour("ink")),
        text(cut(names, width - 84, NORMAL), 84, 14, colour(PANEL.ink), NORMAL),
    )


def _name(thing: str, scene: Scene) -> str:
    if thing in TYPES:
        return scene.name("type", thing)
    return scene.name("offer" if thing == "any_building" else "object", thing)


def _line(words: str, width: float, scene: Scene, style: Style = NORMAL) -> Block:
    return block(width, LINE, text(cut(words, width, style), 0, 14, scene.colour(PANEL.ink), style))
