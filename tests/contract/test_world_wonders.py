from collections import Counter
from typing import Any

from contract.contract import GameContract, Setting
from ludopolis import game
from ludopolis.core.kinds import OptionValue


class TestWorldWonders(GameContract):
    game = game("world_wonders")
    speak_for_themselves = ("space",)

    @classmethod
    def settings(cls) -> list[Setting]:
        """Every number of players on both map sides and with and without goals; alone, easy and hard."""
        defaults = {option.id: option.default for option in cls.game.options}
        chosen: list[tuple[int, dict[str, OptionValue]]] = [
            (1, {}),
            (1, {"map_side": "b", "solo_difficulty": "hard"}),
            (1, {"track_side": "b", "solo_difficulty": "hard", "solo_building_choice": "dearest"}),
            (2, {}),
            (2, {"map_side": "b", "common_goals": True, "track_side": "b"}),
            (3, {"common_goals": True}),
            (3, {"map_side": "b", "start_order": "by_seat"}),
            (4, {}),
            (4, {"map_side": "b", "common_goals": True, "track_side": "b"}),
            (5, {"common_goals": True, "start_order": "by_seat"}),
            (5, {"map_side": "b"}),
        ]
        return [Setting(seats, defaults | options) for seats, options in chosen]

    def inventory(self, position: dict[str, Any]) -> object:
        """No monument appears or disappears, and no tile stands twice (R1.1)."""
        standing = [placed["object"] for city in position["cities"] for placed in city["objects"]]
        monuments = self.game.components["monument"]
        taken = [*position["display"], *position["deck"], *(id for id in standing if id in monuments)]
        if position["solo"] is not None:
            taken += position["solo"]["monuments"]
        tiles = Counter(id for id in standing if id in self.game.components["tile"])
        return sorted(taken), max(tiles.values(), default=1)

    def impossible(self, position: dict[str, Any]) -> None:
        """There are more roads than in the box (R2.5)."""
        position["long_roads"] = 60
