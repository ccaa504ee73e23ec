"""What the build depends on, and what it leaves behind."""

import re
import sys
from pathlib import Path

import pytest

import compile_engine
import make_golden
from build_page import NODE
from ludopolis.core import bench

ROOT = Path(__file__).parent.parent.parent


def test_another_compiler_is_another_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "src").symlink_to(compile_engine.ROOT / "src")
    monkeypatch.setattr(compile_engine, "ROOT", tmp_path)
    (tmp_path / "requirements.txt").write_text("mypy==2.4.0")
    before = compile_engine.fingerprint()
    (tmp_path / "requirements.txt").write_text("mypy==2.5.0")
    assert compile_engine.fingerprint() != before


def test_compiled_modules_of_every_system_are_found(tmp_path: Path) -> None:
    (tmp_path / "core").mkdir()
    for name in ("core/bits.cp311-win_amd64.pyd", "core/bits.py", "whole__mypyc.so"):
        (tmp_path / name).touch()
    found = {path.name for path in compile_engine.compiled_modules(tmp_path)}
    assert found == {"bits.cp311-win_amd64.pyd", "whole__mypyc.so"}


def test_golden_records_of_before_are_thrown_away(tmp_path: Path) -> None:
    old = tmp_path / "duel" / "old.record"
    old.parent.mkdir()
    old.touch()
    assert make_golden.emptied(old.parent).is_dir()
    assert not old.exists()
    assert make_golden.emptied(tmp_path / "new").is_dir()


def test_the_readme_asks_for_the_right_node() -> None:
    asked = re.search(r"Node (\d+)\.(\d+)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert asked is not None
    assert (int(asked[1]), int(asked[2])) == NODE


def test_peak_memory_is_in_megabytes(monkeypatch: pytest.MonkeyPatch) -> None:
    here = bench.peak_mb()
    assert 5 < here < 100_000
    monkeypatch.setattr(sys, "platform", "darwin")
    assert bench.peak_mb() == pytest.approx(here / 1024, rel=0.2)


def test_where_peak_memory_is_not_known_it_is_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "resource", None)
    assert bench.peak_mb() == 0
