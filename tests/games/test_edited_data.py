"""World Wonders follows its data file: an owner's corrections change the game, and nothing else must."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parent.parent.parent / "src" / "ludopolis"
SCRIPT = Path(__file__).parent / "edited_games.py"


def play_with(folder: Path, **changes: Any) -> Any:
    """Random games of a copy of the plain package whose data file has other values."""
    copy = folder / "ludopolis"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    file = copy / "games" / "world_wonders" / "components.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    for change in changes.values():
        change(data)
    file.write_text(json.dumps(data), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_prices_needs_patterns_tracks_and_goals_may_be_corrected(tmp_path: Path) -> None:
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

    found = play_with(tmp_path, monuments=monuments, tracks=tracks, rest=rest)
    assert found["long_roads"] == 3
    assert found["actions"] == 1917
    assert set(found["loans"]) == {0, -5}
    assert len(found["roads_beside"]) > 5
    assert min(found["roads_beside"]) == 2
