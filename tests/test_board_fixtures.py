"""The positions on which the page's tests stand are those of the engine and the views of today."""

import pytest

import make_fixtures


def test_every_fixture_has_its_maker() -> None:
    assert sorted(path.stem for path in make_fixtures.TARGETS.glob("*.json")) == make_fixtures.names()


@pytest.mark.parametrize("name", make_fixtures.names())
def test_the_positions_of_boards_are_fresh(name: str) -> None:
    fresh = make_fixtures.target(name).read_text(encoding="utf-8") == make_fixtures.source(name)
    assert fresh, f"run python tools/make_fixtures.py {name}"
