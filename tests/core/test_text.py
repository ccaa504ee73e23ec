"""Every text exists in every language, with the same variables, and can be read."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import ludopolis
from ludopolis import LudopolisError, game
from ludopolis.core.text import LANGUAGES, check_language

ROOT = Path(ludopolis.__file__).parent
FOLDERS = sorted({path.parent for path in ROOT.rglob("text.*.ftl")})


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, tuple[set[str], set[str]]]:
    """The variables and attributes of each message."""
    resource = parse((folder / f"text.{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = (variables.found, {attribute.id.name for attribute in entry.attributes})
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_all_languages_say_the_same_things(folder: Path) -> None:
    czech, english = (messages(folder, language) for language in LANGUAGES)
    assert czech.keys() == english.keys()
    for id in czech:
        assert czech[id] == english[id], id


def test_unknown_languages_are_explained() -> None:
    with pytest.raises(LudopolisError, match="unknown language 'de': choose one of cs, en"):
        check_language("de")


def test_rulebooks_have_the_same_numbers_and_can_be_searched() -> None:
    czech, english = (game("duel").rulebook(language) for language in LANGUAGES)
    assert czech.rules.keys() == english.rules.keys()
    assert czech.sections.keys() == english.sections.keys()
    assert english.find("r5.7")[0].number == "R5.7"
    assert [rule.number for rule in english.find("R9")] == ["R9.1"]
    assert "E27" in [rule.number for rule in english.search("sixth symbol win")]
    assert czech.search("vedecka prevaha") == czech.search("Vědecká převaha") != []
    with pytest.raises(LudopolisError, match=r"there is no rule R5\.77: did you mean R5\.7"):
        english.find("R5.77")
