"""Where the cards lie in a position, for those who set one up."""

from typing import Any

from ludopolis.core.builder import Builder
from ludopolis.games.innovation.components import COMPONENTS, IDS
from ludopolis.games.innovation.position import PositionData

_AGE = {card.id: card.age for card in COMPONENTS.cards}


def tidy(position: dict[str, Any], loose: list[str]) -> None:
    """Cards that lie nowhere go under their supply (R2.1); a card of each age is an achievement (R2.2)."""
    supplies, achievements = position["supplies"], position["achievements"]
    for card in loose:
        supplies[_AGE[card] - 1].insert(0, card)
        position["known"].pop(card, None)
    for age in range(1, 10):
        if age not in [_AGE[card] for card in achievements] and supplies[age - 1]:
            achievements.insert(age - 1, supplies[age - 1].pop())
            position["known"].pop(achievements[age - 1], None)
    for player in position["players"]:
        player["board"] = {colour: pile for colour, pile in player["board"].items() if pile["cards"]}


BUILDER = Builder(
    PositionData,
    IDS,
    {
        "card": (
            "supplies[]",
            "achievements",
            "removed",
            "players[].hand",
            "players[].score",
            "players[].board.*.cards",
        )
    },
    tidy=tidy,
)
