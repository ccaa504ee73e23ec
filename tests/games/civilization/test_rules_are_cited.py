"""Every rule and edge case has a test that carries its number."""

import re
from pathlib import Path

from games.citations import names_of_tests
from ludopolis import game

FOLDER = Path(__file__).parent
NUMBER = re.compile(r"_(R\d+_\d+[a-z]?)(?=_)")


def rules(language: str) -> list[str]:
    return list(game("civilization").rulebook(language).rules)


def cited() -> set[str]:
    """All numbers in the names of tests; that of a point of a rule (R5.3a) is that of the rule."""
    found = [number for name in names_of_tests(FOLDER) for number in NUMBER.findall(name)]
    known = {*rules("en")}
    numbers = {number.replace("_", ".") for number in found}
    return {number if number in known else number.rstrip("abcdefg") for number in numbers}


def test_every_rule_has_a_test() -> None:
    assert sorted(set(rules("en")) - cited()) == []


def test_every_cited_rule_exists() -> None:
    assert sorted(cited() - {*rules("en")}) == []
