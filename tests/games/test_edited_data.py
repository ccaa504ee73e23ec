"""World Wonders follows its data file: an owner's corrections change the game, and nothing else must."""

import json
from pathlib import Path
from typing import Any

from edited_package import output

SCRIPT = (Path(__file__).parent / "edited_games.py").read_text(encoding="utf-8")


def play_with(*changes: Any) -> Any:
    """Random games of a package whose data file has other values."""

    def edit(data: Any) -> None:
        for change in changes:
            change(data)

    return json.loads(output("world_wonders", SCRIPT, edit))


def test_prices_needs_patterns_tracks_and_goals_may_be_corrected() -> None:
    def monuments(data: Any) -> None:
        for monument in data["monuments"]:
            monument["next_to"] = {kind: 2 if kind == "road" else 1 for kind in monument["next_to"]}
            monument["rings"] += 1
        data["monuments"][0]["parts"] = [["LLL", "L.L"]]

    def tracks(data: Any) -> None:
        for track in data["tracks"]:
            track["food"] = {"last": 20, "population_at": [1, 20]}
            track["population"] = {"last": 30, "rings_at": list(range(1, 31))}

    def rest(data: Any) -> None:
        data["stacks"][0]["price"] = 1
        data["long_road"]["pattern"] = ["LEEEL"]
        data["setups"][1]["long_roads"] = 3
        data["goals"][5]["type"] = "farm"
        data["loan"]["penalty"] = 5
        data["solo_cards"][0]["top"] = ["library", "temple", "tower"]

    found = play_with(monuments, tracks, rest)
    assert found["long_roads"] == 3
    assert found["actions"] == 1917
    assert set(found["loans"]) == {0, -5}
    assert len(found["roads_beside"]) > 5
    assert min(found["roads_beside"]) == 2
