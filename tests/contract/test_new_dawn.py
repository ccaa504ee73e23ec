from collections import Counter
from typing import Any

from contract.contract import GameContract, Setting
from ludopolis import game
from ludopolis.core.kinds import OptionValue


class TestNewDawn(GameContract):
    game = game("new_dawn")
    speak_for_themselves = ("space", "position", "turns", "slot", "caravan", "amount", "tile", "side")

    @classmethod
    def settings(cls) -> list[Setting]:
        """Every number of players on both maps, with and without the epic game; few rounds."""
        chosen: list[tuple[int, dict[str, OptionValue]]] = [
            (2, {}),
            (2, {"map": "custom", "epic": True}),
            (3, {"epic": True}),
            (3, {"map": "custom"}),
            (4, {}),
            (4, {"map": "custom", "epic": True}),
        ]
        return [cls._short(seats, options) for seats, options in chosen]

    @classmethod
    def recorded(cls) -> list[tuple[Setting, str]]:
        """Bots do not reach the end of an epic game on a custom map in few rounds."""
        return [(cls._short(seats, {"map": "custom"}), "agendas") for seats in cls.game.seat_counts]

    @classmethod
    def _short(cls, seats: int, options: dict[str, OptionValue]) -> Setting:
        short = {option.id: option.short_values[0] for option in cls.game.options}
        return Setting(seats, short | options)

    def inventory(self, position: dict[str, Any]) -> object:
        """Nobody has more than the box holds, and nothing lies in two places (R1.3)."""
        wonders = [*position["wonders"], *(id for deck in position["decks"].values() for id in deck)]
        tiles = [tile["side"][:-1] for tile in position["tiles"]]
        tiles += [tile for hand in position["hands"] for tile in hand]
        pieces: Counter[str] = Counter()
        for player in position["players"]:
            tokens = [*player["tokens"], *player["reinforced"]]
            pieces.update([*tokens, *player["cities"], *([player["capital"]] if player["capital"] else [])])
            assert len(tokens) + len(player["marks"]) <= 31
            assert len(player["cities"]) <= 7
            assert len({card["card"] for card in player["row"]}) == 5
            assert all(card.get("trade", 0) <= 3 for card in player["row"])
        held = sum((Counter(player["resources"]) for player in position["players"]), Counter[str]())
        return (
            max(pieces.values(), default=1),
            len(wonders) == len(set(wonders)),
            len(tiles) == len(set(tiles)),
            max(held.values(), default=0) <= 8,
        )

    def impossible(self, position: dict[str, Any]) -> None:
        """Two players have the same leader (R3.1)."""
        position["players"][1]["leader"] = position["players"][0]["leader"]
