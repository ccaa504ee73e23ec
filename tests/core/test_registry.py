"""Which games there are, without a list of them."""

import subprocess
import sys
from pathlib import Path

import pytest

import ludopolis
from installed import install_entry_points, install_tiny_game, on_the_path
from ludopolis import game
from ludopolis.core.errors import UnknownGame

FOLDERS = Path(ludopolis.__file__).parent / "games"


def test_every_folder_is_a_game() -> None:
    folders = sorted(path.parent.name for path in FOLDERS.glob("*/rules.en.md"))
    assert ludopolis.game_ids()[: len(folders)] == folders
    assert [game(id).id for id in folders] == folders


def test_the_list_of_games_survives_loading_one() -> None:
    """The package has a folder of the same kind; the function must not be hidden by it."""
    game("duel")
    assert "duel" in ludopolis.game_ids()


def test_listing_the_games_imports_none() -> None:
    code = "import sys, ludopolis; ludopolis.game_ids(); print([m for m in sys.modules if '.games.' in m])"
    listed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert listed.stdout.strip() == "[]"


def test_unknown_games_are_explained() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'duel'"):
        game("duell")
    with pytest.raises(UnknownGame, match="there are: civilization, duel"):
        game("chess")


def test_a_game_of_another_package_is_one_of_the_games(tmp_path: Path) -> None:
    with on_the_path(install_tiny_game(tmp_path)):
        assert ludopolis.game_ids()[-1] == "tiny"
        assert game("tiny").id == "tiny"
    assert "tiny" not in ludopolis.game_ids()


def test_a_game_that_cannot_be_loaded_says_so(tmp_path: Path) -> None:
    broken = {"ludopolis.games": {"broken": "no_such_module:GAME"}}
    with (
        on_the_path(install_entry_points(tmp_path, "broken", "1", broken)),
        pytest.raises(UnknownGame, match=r"'broken' .* cannot be loaded.*no_such_module"),
    ):
        game("broken")
