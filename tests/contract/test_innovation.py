from collections import Counter
from typing import Any

from contract.contract import GameContract
from ludopolis import State, game
from ludopolis.core.contract import SPECTATOR
from ludopolis.games.innovation.view import InnovationView


class TestInnovation(GameContract):
    game = game("innovation")

    def asks_for_an_order(self, state: State) -> bool:
        """Classification melds all cards of a colour (R11.6)."""
        view = state.view(SPECTATOR)
        assert isinstance(view, InnovationView)
        return any(step.card == "classification" for step in view.executing[-1:])

    def inventory(self, position: dict[str, Any]) -> object:
        """Every card is in exactly one place, achievements never move (R16.1, R16.2)."""
        cards = Counter(position["achievements"])
        cards.update(position["removed"])
        for supply in position["supplies"]:
            cards.update(supply)
        for player in position["players"]:
            cards.update(player["hand"])
            cards.update(player["score"])
            for pile in player["board"].values():
                cards.update(pile["cards"])
        return sorted(cards.elements())

    def impossible(self, position: dict[str, Any]) -> None:
        """Somebody has all achievements, and the game goes on (R9.1)."""
        position["achievement_owners"] = [0] * 9


class TestInnovationOfVersion1(TestInnovation):
    """Tables and records of before version 2 of the rules are played on."""

    game = game("innovation", 1)
    asks_openly = False
