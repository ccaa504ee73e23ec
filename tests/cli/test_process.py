"""The real process: exit codes, pipes, colours, odd terminals."""

import os
import subprocess
import sys

import pytest

COMMAND = [sys.executable, "-m", "ludopolis.cli"]


def _run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "NO_COLOR")}
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        env={**clean, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["games"], 0), (["rules", "duel", "R99"], 1), (["play", "chess"], 2), (["nope"], 2)],
)
def test_exit_codes(arguments: list[str], code: int) -> None:
    done = _run(*arguments)
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    assert (done.stderr.count("\n") == 1) == (code > 0)


def test_a_game_through_a_pipe_has_no_escape_codes() -> None:
    done = _run("play", "duel", "--seed", "1", typed="1\nquit\n", LANG="cs_CZ.UTF-8")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "Tvoje volba" in done.stdout
    assert max(len(line) for line in done.stdout.splitlines() if "--save" not in line) <= 80


def test_without_colour_there_are_none() -> None:
    coloured = _run("cards", "duel", "theater", FORCE_COLOR="1", COLORTERM="truecolor", TERM="xterm")
    plain = _run("cards", "duel", "theater", FORCE_COLOR="1", NO_COLOR="1", TERM="xterm")
    assert "48;2;" in coloured.stdout
    assert "48;2;" not in plain.stdout


def test_a_terminal_without_the_letters_gets_question_marks() -> None:
    done = _run("cards", "duel", "theater", "--lang", "cs", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Divadlo" in done.stdout


def test_a_player_may_type_what_is_no_letter() -> None:
    done = subprocess.run(
        [*COMMAND, "play", "duel", "--seed", "1"],
        input=b"\xff\xfe\n1\nquit\n",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""


def test_a_record_from_standard_input_must_be_text() -> None:
    done = subprocess.run([*COMMAND, "verify", "-"], input=b"\xff\xfe\n", capture_output=True, check=False)
    assert done.returncode == 1
    assert b"not a text file in UTF-8" in done.stdout
