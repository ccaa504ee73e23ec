"""A purchase in a World Wonders with other printed numbers: ``web/tests/fixtures/world_wonders_edited.json``.

Prices, symbols, shapes, tracks and goals are others, so that a board which knows the printed ones by heart
shows wrong numbers.
"""

from pathlib import Path
from typing import Any

from edited_package import output

TARGET = Path(__file__).resolve().parent.parent / "web" / "tests" / "fixtures" / "world_wonders_edited.json"
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
    return output("world_wonders", SCRIPT, edit)


def main() -> None:
    TARGET.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
