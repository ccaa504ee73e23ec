from pathlib import Path

import pytest

from ludopolis import game_ids


@pytest.mark.parametrize("id", game_ids())
def test_every_game_inherits_the_contract(id: str) -> None:
    assert (Path(__file__).parent / f"test_{id}.py").exists()
