"""Positions of an Innovation with other numbers and rules: ``web/tests/fixtures/innovation_edited.json``.

Points of achievements, what the special ones need, splays, the draw and who shares are others, so that a
board which knows the real ones by heart shows wrong numbers.
"""

from pathlib import Path
from typing import Any

from edited_package import output

TARGET = Path(__file__).resolve().parent.parent / "web" / "tests" / "fixtures" / "innovation_edited.json"
SCRIPT = """
import innovation_fixtures as made
found = made.positions(30)
wanted = ["initial_meld", "take_action-3", "take_action-4", "choose_card"]
print(made.written({name: found[name] for name in wanted}), end="")
"""
RULES = {
    "scoring.py": {
        "MONUMENT_CARDS: Final[i64] = 6": "MONUMENT_CARDS: Final[i64] = 9",
        "EMPIRE_ICONS: Final[i64] = 3": "EMPIRE_ICONS: Final[i64] = 5",
        "WORLD_CLOCKS: Final[i64] = 12": "WORLD_CLOCKS: Final[i64] = 17",
        "UNIVERSE_VALUE: Final[i64] = 8": "UNIVERSE_VALUE: Final[i64] = 3",
        "return splay == UP or splay == RIGHT": "return splay == UP",
    },
    # A Draw action draws one higher; as many icons are not enough to share.
    "keywords.py": {"    return highest\n": "    return highest + 1\n"},
    "rules.py": {
        "        if table.icon_count(other, icon) < mine:": (
            "        if other != seat and table.icon_count(other, icon) <= mine:"
        )
    },
}


def edit(data: dict[str, Any]) -> None:
    data["achievement_points"] = [3, 4, 6, 7, 9, 11, 12, 14, 15]
    data["splays"] = {"left": [1, 2], "right": [3], "up": [0, 1, 2]}


def source() -> str:
    return output("innovation", SCRIPT, edit, RULES)


def main() -> None:
    TARGET.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
