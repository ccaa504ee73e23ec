"""A program that plays, but fails in some games: it depends on the seed it is greeted with."""

import sys
from pathlib import Path

PROGRAM = """
import json, sys
seed = json.loads(sys.stdin.readline())["seed"]
print('{"name": "fickle"}', flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "over":
        break
    if seed % 3 == 0:
        sys.exit(f"I do not like {seed}.\\nLet us stop <here>")
    print(json.dumps({"action": asked["actions"][0]["number"]}), flush=True)
"""


def fickle_bot(folder: Path) -> str:
    """Write the program into a folder; the name of the bot it is."""
    program = folder / "fickle.py"
    program.write_text(PROGRAM, encoding="utf-8")
    return f"program:{sys.executable} {program}"
