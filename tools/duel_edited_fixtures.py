"""Positions of a Duel with other numbers: ``web/tests/fixtures/duel_edited.json``.

Costs, coins, prices of units, the conflict track, the structures, the draft and what discarding brings are
others, so that a board which knows the printed ones by heart shows wrong numbers.
"""

from pathlib import Path
from typing import Any

from edited_package import output

TARGET = Path(__file__).resolve().parent.parent / "web" / "tests" / "fixtures" / "duel_edited.json"
SCRIPT = """
import duel_fixtures as made
found = made.positions(3)
wanted = ["draft_wonder", "age-1-start", "age-2-start", "age-3-middle"]
print(made.written({name: found[name] for name in wanted}), end="")
"""
RULES = {"state.py": {"DISCARD_COINS: Final[i64] = 2": "DISCARD_COINS: Final[i64] = 4"}}


def edit(data: dict[str, Any]) -> None:
    for card in data["cards"]["items"]:
        card["cost_coins"] = card.get("cost_coins", 0) + 1
        card["shields"] = 2 * card.get("shields", 0)
        card["coins"] = card.get("coins", 0) + 2
    for wonder in data["wonders"]["items"]:
        wonder["cost"] = {"wood": 1, "glass": 2}
    first, second, third = (layout["slots"] for layout in data["layouts"]["items"])
    for layout, slots in zip(data["layouts"]["items"], (third, first, second), strict=True):
        layout["slots"] = slots
    data["track"]["capital"] = 13
    data["track"]["zones"] = [
        {"first": 1, "points": 1},
        {"first": 4, "points": 4, "loot": 3},
        {"first": 7, "points": 6},
        {"first": 9, "points": 11, "loot": 8},
    ]
    data["prices"] = {"base": 3, "fixed": 2}
    data["symbols_to_win"] = 5
    data["draft_order"] = ["BBAA", "ABAB"]


def source() -> str:
    return output("duel", SCRIPT, edit, RULES)


def main() -> None:
    TARGET.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
