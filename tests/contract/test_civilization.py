from typing import Any

from contract.contract import GameContract, Setting
from ludopolis import game
from ludopolis.core.kinds import OptionValue


class TestCivilization(GameContract):
    game = game("civilization")
    speak_for_themselves = (
        "square",
        "city",
        "player",
        "level",
        "amount",
        "armies",
        "scouts",
        "front",
    )

    @classmethod
    def settings(cls) -> list[Setting]:
        """Every number of players, every module off once, every way to get a civilization; few turns."""
        short = {option.id: option.short_values[0] for option in cls.game.options}
        chosen: list[tuple[int, dict[str, OptionValue]]] = [
            (2, {}),
            (2, {"civilizations": "free", "two_player_removal": False, "relics": False}),
            (3, {"civilizations": "random", "social_policies": False, "trading": False}),
            (4, {"investments": False, "turn_limit": 2}),
            (5, {"turn_limit": 2}),
        ]
        return [Setting(seats, short | options) for seats, options in chosen]

    def inventory(self, position: dict[str, Any]) -> object:
        """Every card and token is somewhere, and nobody has more than the box holds (R1)."""
        seats = len(position["players"])
        decks = {name: sorted(card["face"] for card in cards) for name, cards in position["decks"].items()}
        market = [
            position["market"][id] + sum(player["resources"].get(id, 0) for player in position["players"])
            for id in position["market"]
        ]
        assert all(0 <= player["trade"] <= 27 for player in position["players"])
        assert all(player["culture"] >= 0 for player in position["players"])
        return decks, [count == seats for count in market]

    def impossible(self, position: dict[str, Any]) -> None:
        """There is one wheat too many (R1.3)."""
        position["market"]["wheat"] += 1
