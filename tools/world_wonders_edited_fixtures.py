"""A purchase in a World Wonders with other printed numbers: ``web/tests/fixtures/world_wonders_edited.json``.

Prices, symbols, shapes, tracks and goals are others, so that a board which knows the printed ones by heart
shows wrong numbers.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

TOOLS = Path(__file__).resolve().parent
PACKAGE = TOOLS.parent / "src" / "ludopolis"
TARGET = TOOLS.parent / "web" / "tests" / "fixtures" / "world_wonders_edited.json"
SCRIPT = "import world_wonders_fixtures as made; print(made.written(purchase=made.purchase()), end='')"


def edit(data: dict[str, Any]) -> None:
    for stack in data["stacks"]:
        stack["price"] = 2
        stack["pattern"] = ["LL"]
    for tile in data["tiles"]:
        tile.update(food=4, ceramics=0, technology=0)
    for track in data["tracks"]:
        track["food"] = {"last": 20, "population_at": [1, 2, 20]}
        track["population"] = {"last": 30, "rings_at": list(range(1, 31))}
    for goal in data["goals"]:
        goal["first"] += 10
    for monument in data["monuments"]:
        monument["rings"] += 1
    data["long_road"].update(pattern=["LEEEL"], price=1)


def source() -> str:
    """Made by a process of its own with a copy of the package, because a package reads its data once."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "ludopolis"
        ignored = shutil.ignore_patterns("*.so", "__pycache__", "static")
        shutil.copytree(PACKAGE, copy, ignore=ignored)
        file = copy / "games" / "world_wonders" / "components.json"
        data = json.loads(file.read_text(encoding="utf-8"))
        edit(data)
        file.write_text(json.dumps(data), encoding="utf-8")
        environment = {
            **os.environ,
            "PYTHONPATH": f"{folder}{os.pathsep}{TOOLS}",
            "PYTHONIOENCODING": "utf-8",
        }
        command = [sys.executable, "-c", SCRIPT]
        done = subprocess.run(command, env=environment, check=True, capture_output=True, encoding="utf-8")
        return done.stdout


def main() -> None:
    TARGET.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
