from collections.abc import Iterator
from typing import Any

import pytest

from contract.contract import GameContract
from installed import tiny_game_on_the_path
from tiny_game import GAME


@pytest.fixture(scope="module", autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with tiny_game_on_the_path(tmp_path_factory.mktemp("site")):
        yield


class TestTiny(GameContract):
    game = GAME
    speak_for_themselves = ("card",)

    def inventory(self, position: dict[str, Any]) -> object:
        """Every card is in exactly one place; goods are only paid (R4.2), never made."""
        hands = [card for player in position["players"] for card in player["hand"]]
        return sorted([*position["deck"], *position["discard"], *hands])

    def impossible(self, position: dict[str, Any]) -> None:
        """Points are never taken away (R3.4)."""
        position["players"][0]["points"] = -5
