"""The printed facts as number tables for the engine.

Icons are *lanes*: six counts in one integer, one byte each, in the order castle, crown, leaf,
lightbulb, factory, clock.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.innovation.components import COMPONENTS, IDS, Card

COLOURS: Final[i64] = 5
SPECIALS: Final[i64] = 5
PILE: Final[i64] = 21  # the most cards of a colour
SUPPLY: Final[i64] = 15  # the most cards of an age


CLOCK: Final[i64] = 5
ICONS: Final[i64] = 6

UNSPLAYED: Final[i64] = 0
LEFT: Final[i64] = 1
RIGHT: Final[i64] = 2
UP: Final[i64] = 3

MONUMENT: Final[i64] = 0
EMPIRE: Final[i64] = 1
WORLD: Final[i64] = 2
WONDER: Final[i64] = 3
UNIVERSE: Final[i64] = 4

_cards: Final[list[Card]] = COMPONENTS.cards


def _lanes(card: Card, positions: list[int]) -> int:
    icons = [card.icons[position] for position in positions]
    return sum(256 ** IDS["icon"].index(icon) for icon in icons if icon is not None)


AGE: Final[vec[i64]] = vec[i64]([card.age for card in _cards])
COLOUR: Final[vec[i64]] = vec[i64]([IDS["colour"].index(card.colour) for card in _cards])
DOGMA_ICON: Final[vec[i64]] = vec[i64]([IDS["icon"].index(card.dogma) for card in _cards])
NAME_ORDER_CS: Final[vec[i64]] = vec[i64]([card.order_cs for card in _cards])
NAME_ORDER_EN: Final[vec[i64]] = vec[i64]([card.order_en for card in _cards])
ALL_ICONS: Final[vec[i64]] = vec[i64]([_lanes(card, [0, 1, 2, 3]) for card in _cards])
# What a covered card shows (R3.5): entry splay * 105 + card.
COVERED_ICONS: Final[vec[i64]] = vec[i64](
    [
        _lanes(card, positions)
        for positions in ([], *(COMPONENTS.splays[id] for id in IDS["direction"]))
        for card in _cards
    ]
)

POINTS_NEEDED: Final[vec[i64]] = vec[i64](COMPONENTS.achievement_points)  # by age, from 1 (R4.5)

LANE_BITS: Final[vec[i64]] = vec[i64]([8 * lane for lane in range(8)])
LANE: Final[vec[i64]] = vec[i64]([256**lane for lane in range(7)])


def lane(lanes: i64, place: i64) -> i64:
    """The number in one lane."""
    return (lanes >> LANE_BITS[place]) & 255
