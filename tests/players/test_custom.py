"""Classes of one's own, named on the command line."""

import sys
from pathlib import Path

import pytest

from ludopolis import LudopolisError
from ludopolis.players import make_bot
from ludopolis.players.arena import Plan, Processes, contest

MODULE = """
from ludopolis.players import Bot

class Last(Bot):
    name = "last"

    def choose(self, seen):
        return seen.actions[-1]

class Stranger:
    pass

shared = Last()
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The current folder holds a module; nothing of it is left afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    for name in ("mybots_here", "broken_here"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    (tmp_path / "mybots_here.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "broken_here.py").write_text("1 / 0", encoding="utf-8")


def test_a_class_of_a_module_in_the_current_folder() -> None:
    assert make_bot("python:mybots_here:Last").name == "last"


def test_other_processes_find_it_too() -> None:
    plan = Plan("duel", ("python:mybots_here:Last", "random"), games=2)
    assert [outcome.fault for outcome in contest(plan, runner=Processes(2))] == [None, None]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("python:", "names no class: write python:module:Class"),
        ("python:mybots_here", "names no class"),
        ("python:mybots_here:Lst", "has no Lst: did you mean Last"),
        ("python:mybots_here:Xyz", "has no Xyz$"),
        ("python:mybots_here:Stranger", "makes no bot"),
        ("python:mybots_here:shared", "makes no bot"),
        ("python:nowhere_at_all:Last", "cannot import nowhere_at_all: ModuleNotFoundError"),
        ("python:broken_here:Last", "cannot import broken_here: ZeroDivisionError: division by zero"),
    ],
)
def test_mistakes_are_explained(text: str, said: str) -> None:
    with pytest.raises(LudopolisError, match=said):
        make_bot(text)
