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


# What each part of the package may import; "package" is what ``import ludopolis`` gives.
MAY_KNOW = {
    "core": set[str](),
    "games": {"core"},
    "file_lock": set[str](),
    "svg": set[str](),
    "pictures": {"core", "games", "svg"},
    "players": {"core", "file_lock", "package", "svg"},
    "server": {"core", "file_lock", "package", "players"},
    "cli": {"core", "games", "package", "pictures", "players", "server"},
    "package": {"core"},
}


def files_of(part: str) -> list[Path]:
    if part == "package":
        return [SOURCES / "__init__.py"]
    return [*(SOURCES / part).rglob("*.py"), *SOURCES.glob(f"{part}.py")]


def imported(path: Path) -> set[str]:
    """The names of all modules of Ludopolis that a file imports, wherever in it."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return {name for name in found if name.split(".")[0] == "ludopolis"}


def imported_parts(path: Path) -> set[str]:
    names = [name.split(".")[1:2] for name in imported(path)]
    return {name[0] if name and name[0] in MAY_KNOW else "package" for name in names}


@pytest.mark.parametrize("part", MAY_KNOW)
def test_dependencies_point_downwards(part: str) -> None:
    for path in files_of(part):
        assert imported_parts(path) - {part} <= MAY_KNOW[part], path


def test_every_part_has_its_place_in_the_order() -> None:
    assert set(SOURCES.rglob("*.py")) == {path for part in MAY_KNOW for path in files_of(part)}


def test_a_game_is_known_only_by_its_own_folders() -> None:
    """``games/duel``, ``cli/boards/duel`` and ``pictures/duel`` know Duel; nothing else does."""
    ids = {path.parent.name for path in (SOURCES / "games").glob("*/components.py")}
    for path in SOURCES.rglob("*.py"):
        games = {name.split(".")[2] for name in imported(path) if name.startswith("ludopolis.games.")}
        assert games <= ids & set(path.relative_to(SOURCES).parts), path
