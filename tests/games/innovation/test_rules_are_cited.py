"""Every rule, edge case and card has tests that carry its number or name."""

import re
from collections import Counter
from pathlib import Path

from games.citations import cited_rules, names_of_tests
from games.innovation.positions import CARD, INNOVATION

FOLDER = Path(__file__).parent
PREFIX = re.compile(r"test_(?:R\d+_\d+_|E\d+_)?")


def cited() -> set[str]:
    return cited_rules(FOLDER)


def card_of(name: str) -> str | None:
    """The card a test is about: the longest card id its name begins with."""
    rest = PREFIX.sub("", name, count=1) + "_"
    fitting = [card for card in CARD if rest.startswith(f"{card}_")]
    return max(fitting, key=len, default=None)


def rules(language: str) -> list[str]:
    return list(INNOVATION.rulebook(language).rules)


def test_every_rule_has_a_test() -> None:
    tested = [number for number in rules("en") if not number.startswith("R17.")]
    assert sorted(set(tested) - cited()) == []


def test_every_cited_rule_exists() -> None:
    assert sorted(cited() - {*rules("en")}) == []


def test_every_card_has_two_tests() -> None:
    tests = Counter(card_of(name) for name in names_of_tests(FOLDER))
    assert [card for card in CARD if tests[card] < 2] == []


def test_the_rulebook_has_all_edge_cases() -> None:
    assert [number for number in rules("en") if number.startswith("E")] == [f"E{n}" for n in range(1, 55)]


def test_both_rulebooks_have_the_same_numbers() -> None:
    assert rules("cs") == rules("en")
