"""Every rule and edge case has a test that carries its number."""

from pathlib import Path

from games.citations import cited_rules
from games.world_wonders.positions import WONDERS

FOLDER = Path(__file__).parent


def cited() -> set[str]:
    return cited_rules(FOLDER)


def rules(language: str) -> list[str]:
    return list(WONDERS.rulebook(language).rules)


def test_every_rule_has_a_test() -> None:
    assert sorted(set(rules("en")) - cited()) == []


def test_every_cited_rule_exists() -> None:
    assert sorted(cited() - {*rules("en")}) == []


def test_the_rulebook_has_all_edge_cases() -> None:
    assert [number for number in rules("en") if number.startswith("E")] == [f"E{n}" for n in range(1, 45)]


def test_both_rulebooks_have_the_same_numbers() -> None:
    assert rules("cs") == rules("en")
