"""Every rule and edge case has a test that carries its number."""

import ast
import re
from pathlib import Path

from games.new_dawn.positions import NEW_DAWN

NUMBER = re.compile(r"test_((?:R\d+_\d+[a-z]?)|(?:E\d+))_")


def cited() -> set[str]:
    names = [
        node.name
        for path in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    found = [NUMBER.match(name) for name in names]
    return {match[1].replace("_", ".") for match in found if match}


def rules(language: str) -> list[str]:
    return list(NEW_DAWN.rulebook(language).rules)


def test_every_rule_has_a_test() -> None:
    assert sorted(set(rules("en")) - cited()) == []


def test_every_cited_rule_exists() -> None:
    assert sorted(cited() - {*rules("en")}) == []


def test_the_rulebook_has_all_edge_cases() -> None:
    assert [number for number in rules("en") if number.startswith("E")] == [f"E{n}" for n in range(1, 51)]


def test_both_rulebooks_have_the_same_numbers() -> None:
    assert rules("cs") == rules("en")
