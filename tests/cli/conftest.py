"""Run the command inside the test process, with what is typed and what is printed as text."""

import io
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from cli.running import Command, Run
from ludopolis import game, seeded
from ludopolis.cli import main
from ludopolis.core.match import Match
from ludopolis.core.record import Record
from ludopolis.players import Greedy, Uniform, play_to_end


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """run("cards", "duel", typed=["1", "quit"])."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def call(*arguments: str, typed: Sequence[str] | str = ()) -> Run:
        text = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8"))
        capsys.readouterr()
        code = main(arguments)
        captured = capsys.readouterr()
        return Run(code, captured.out, captured.err)

    return call


@pytest.fixture(scope="session")
def finished() -> Match:
    """A whole game between bots."""
    match = Match.new(game("duel"), ["greedy", "random"], seed="finished")
    play_to_end(match, [Greedy(1), Uniform()], seeded("bots"))
    return match


@pytest.fixture
def record(finished: Match, tmp_path: Path) -> Path:
    path = tmp_path / "finished.record"
    path.write_text(str(Record.of(finished)), encoding="utf-8")
    return path


@pytest.fixture(scope="session")
def middle(finished: Match) -> Match:
    """The same game where seat 0 has a turn in Age II."""
    match = Match.new(game("duel"), finished.players, seed=finished.seed)
    for move in finished.moves:
        if len(match.moves) > 35 and match.state.seat == 0 and len(match.state.actions()) > 2:
            break
        match.play(move.action)
    return match


@pytest.fixture
def position(middle: Match, tmp_path: Path) -> Path:
    path = tmp_path / "middle.json"
    path.write_text(middle.state.json(), encoding="utf-8")
    return path
