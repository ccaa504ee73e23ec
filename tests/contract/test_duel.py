from collections import Counter
from typing import Any

from contract.contract import GameContract
from ludopolis import game


class TestDuel(GameContract):
    game = game("duel")

    def inventory(self, position: dict[str, Any]) -> object:
        """Cards are dealt once, played cards come from the deal; wonders and tokens stay in the box,
        on the board or with a player; coins are never negative."""
        cities = position["cities"]
        dealt = Counter(card for structure in position["structures"] for card in structure)
        played = Counter(position["discard"])
        for city in cities:
            played.update(city["buildings"])
            played.update(city["built"].values())
        tokens = Counter(position["board"])
        for city in cities:
            tokens.update(token for token in city["progress"] if token not in position["removed"])
        return {
            "dealt once": set(dealt.values()) == {1} and len(dealt) == 60,
            "played once": all(dealt[card] == times == 1 for card, times in played.items()),
            "tokens": len(tokens) == tokens.total() == 5,
            "wonders": sorted(position["draft"]) == sorted(self.game.components["wonder"]),
            "no debts": all(city["coins"] >= 0 for city in cities),
        }

    def impossible(self, position: dict[str, Any]) -> None:
        """The pawn has passed the tokens, and they are still there (R7.2)."""
        position["pawn"] = 4
