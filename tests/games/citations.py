"""Which rules and edge cases the tests of a folder carry in their names."""

import ast
import re
from pathlib import Path

NUMBER = re.compile(r"test_((?:R\d+_\d+[a-z]?)|(?:E\d+))_")


def names_of_tests(folder: Path) -> list[str]:
    """The test functions of a folder."""
    return [
        node.name
        for path in folder.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def cited_rules(folder: Path) -> set[str]:
    found = [NUMBER.match(name) for name in names_of_tests(folder)]
    return {match[1].replace("_", ".") for match in found if match}
