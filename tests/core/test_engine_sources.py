"""Traps of the compiler that the engine's sources must avoid, and which build is under test."""

import ast
import os
from pathlib import Path

import pytest

import ludopolis
from compile_engine import COMPILED

SOURCES = Path(__file__).parent.parent.parent / "src" / "ludopolis"


def test_the_right_build_is_tested() -> None:
    expected = os.environ.get("LUDOPOLIS_EXPECT")
    if expected is not None:
        assert ludopolis.compiled() == (expected == "compiled")


@pytest.mark.parametrize("module", COMPILED)
def test_no_shift_to_the_left(module: str) -> None:
    """mypyc 2.4 computes constant << n in 32 bits; bits come from the table BIT."""
    tree = ast.parse((SOURCES / module).read_text(encoding="utf-8"))
    assert not any(isinstance(node, ast.LShift) for node in ast.walk(tree))


@pytest.mark.parametrize("module", COMPILED)
def test_no_nameless_loop_variable_over_a_range(module: str) -> None:
    """``for _ in range(n)`` boxes a number on every turn."""
    tree = ast.parse((SOURCES / module).read_text(encoding="utf-8"))
    loops = [node for node in ast.walk(tree) if isinstance(node, ast.For)]
    assert not any(isinstance(loop.target, ast.Name) and loop.target.id == "_" for loop in loops)


def imported(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    names += [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    return set(names)


@pytest.mark.parametrize(
    ("folder", "forbidden"),
    [
        ("core", ("ludopolis.games", "ludopolis.players", "ludopolis.cli")),
        ("games", ("ludopolis.players", "ludopolis.cli")),
        ("players", ("ludopolis.games", "ludopolis.cli")),
    ],
)
def test_dependencies_point_downwards(folder: str, forbidden: tuple[str, ...]) -> None:
    for path in (SOURCES / folder).rglob("*.py"):
        assert not [name for name in imported(path) if name.startswith(forbidden)], path


def test_a_game_knows_only_the_core_and_itself() -> None:
    for path in (SOURCES / "games").rglob("*.py"):
        own = f"ludopolis.games.{path.relative_to(SOURCES / 'games').parts[0]}"
        games = [name for name in imported(path) if name.startswith("ludopolis.games")]
        assert all(name.startswith(own) for name in games), path
