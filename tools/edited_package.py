"""Games with other numbers and rules, to see that what shows a game knows none of them by heart.

An edited copy of the plain package runs in a process of its own, because a package reads its data once.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

TOOLS = Path(__file__).resolve().parent
PACKAGE = TOOLS.parent / "src" / "ludopolis"
Edit = Callable[[Any], None]


def output(game: str, script: str, edit: Edit, rules: Mapping[str, Mapping[str, str]] | None = None) -> str:
    """What a Python script prints where the game's data is edited; ``rules`` are texts to replace in its
    modules, by their file names."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "ludopolis"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("*.so", "static"))
        edit_data(copy / "games" / game / "components.json", edit)
        for name, texts in (rules or {}).items():
            edit_source(copy / "games" / game / name, texts)
        path = os.pathsep.join([folder, str(TOOLS)])
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}
        done = subprocess.run(
            [sys.executable, "-c", script],
            env=environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    assert done.returncode == 0, done.stderr
    return done.stdout


def edit_data(file: Path, edit: Edit) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    edit(data)
    file.write_text(json.dumps(data), encoding="utf-8")


def edit_source(file: Path, texts: Mapping[str, str]) -> None:
    source = file.read_text(encoding="utf-8")
    for before, after in texts.items():
        assert source.count(before) == 1, f"{before!r} is not once in {file.name}"
        source = source.replace(before, after)
    file.write_text(source, encoding="utf-8")
