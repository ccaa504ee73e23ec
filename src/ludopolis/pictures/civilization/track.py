"""The culture track: what its spaces bring, and where the players stand."""

from xml.etree.ElementTree import Element

from ludopolis.pictures.blocks import Block, block
from ludopolis.pictures.civilization.looks import LEVELS, REWARDS, SPACES
from ludopolis.pictures.civilization.scene import Scene
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import SMALL_BOLD, text
from ludopolis.pictures.looks import seat_mark
from ludopolis.svg import el, group

TALL = 40.0
MARK = 15.0
GAP = 4.0


def track(width: float, scene: Scene) -> Block:
    """The spaces in a row, in the colours of their sections; markers below."""
    step = (width + GAP) / len(SPACES)
    deepest = max(len(_standing(space, scene)) for space in range(len(SPACES)))
    spaces = [_space(number, number * step, step - GAP, scene) for number in range(len(SPACES))]
    return block(width, TALL + 4 + deepest * (MARK + 2), *spaces)


def _standing(space: int, scene: Scene) -> list[int]:
    return [seat for seat, player in enumerate(scene.view.players) if player.track == space]


def _space(number: int, x: float, width: float, scene: Scene) -> Element:
    printed, colour = SPACES[number], scene.colour
    face = LEVELS[printed.section]
    ink = colour(face.ink)
    reward = REWARDS.get(printed.reward)
    marks = [
        seat_mark(seat, x + width / 2 - MARK / 2, TALL + 4 + row * (MARK + 2), MARK, colour)
        for row, seat in enumerate(_standing(number, scene))
    ]
    return group(
        [
            el("rect", x=x, width=width, height=TALL, rx=4, fill=colour(face.fill)),
            text(str(number), x + width / 2, 13, ink, SMALL_BOLD, "middle"),
            icon(reward, x + width / 2 - 8, 18, 16, ink) if reward else None,
            *marks,
        ],
        data_space=number,
        data_seats=" ".join(map(str, _standing(number, scene))),
    )
