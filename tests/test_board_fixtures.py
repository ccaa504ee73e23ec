"""The positions on which the page's tests stand are those of the engine and the views of today."""

from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FIXTURES = sorted(path.stem for path in (ROOT / "web" / "tests" / "fixtures").glob("*.json"))


@pytest.mark.parametrize("game", FIXTURES)
def test_the_positions_of_boards_are_fresh(game: str) -> None:
    made = import_module(f"{game}_fixtures")
    fresh = made.TARGET.read_text(encoding="utf-8") == made.source()
    assert fresh, f"run python tools/{game}_fixtures.py"
