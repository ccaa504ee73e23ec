"""A program that plays, for tests: it keeps what it is told."""

import json
import sys
from pathlib import Path
from typing import Any

PROGRAM = """
import json, sys
with open({log!r}, "a") as log:
    for line in sys.stdin:
        message = json.loads(line)
        print(line, end="", file=log, flush=True)
        if message["type"] == "hello":
            print('{{"name": "listener"}}', flush=True)
        if message["type"] == "decide":
            action = message["actions"][0]["number"] if message["number"] <= {answers} else {then!r}
            if action is not None:
                print(json.dumps({{"action": action}}), flush=True)
"""


def listener(folder: Path, answers: int = 1000, then: str | None = None) -> tuple[str, Path]:
    """The name of a bot and the file of what it is told. After some answers it says ``then``, or nothing."""
    program, log = folder / "listener.py", folder / "log.jsonl"
    program.write_text(PROGRAM.format(log=str(log), answers=answers, then=then), encoding="utf-8")
    return f"program:{sys.executable} {program}", log


def told(log: Path, type: str) -> list[dict[str, Any]]:
    """The messages of a type, in their order."""
    messages = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return [message for message in messages if message["type"] == type]
