"""Where wonders, victory cards and tiles lie in a position, for those who set one up."""

from typing import Any

from ludopolis.core.builder import Builder
from ludopolis.games.new_dawn.actions import KINDS
from ludopolis.games.new_dawn.components import COMPONENTS
from ludopolis.games.new_dawn.position import PositionData

_TYPE_OF = {wonder.id: wonder.type for wonder in COMPONENTS.wonders}


def tidy(position: dict[str, Any], loose: list[str]) -> None:
    """What lies nowhere goes back: a wonder to the bottom of its deck, a tile to its player."""
    for id in loose:
        if id in _TYPE_OF:
            position["decks"][_TYPE_OF[id]].append(id)
    missing = [id for id in loose if id in KINDS["tile"]]
    for hand in position["hands"]:
        if missing and len(hand) < len(max(position["hands"], key=len)):
            hand.append(missing.pop())


BUILDER = Builder(
    PositionData,
    KINDS,
    {
        "wonder": ("wonders", "decks.*"),
        "victory_card": ("victory_cards",),
        "tile": ("hands[]",),
    },
    tidy=tidy,
)
