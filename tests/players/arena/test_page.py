"""The scripts in the page about the arena run as they stand, also those that start processes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludopolis

SOURCES = str(Path(ludopolis.__file__).absolute().parent.parent)
PAGE = Path(__file__).parents[3] / "docs" / "arena.md"
SCRIPTS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)


@pytest.mark.parametrize("code", SCRIPTS, ids=range(1, len(SCRIPTS) + 1))
def test_a_script_prints_a_win_rate(tmp_path: Path, code: str) -> None:
    script = tmp_path / "script.py"
    script.write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": SOURCES},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert 0 <= float(done.stdout) <= 1
