"""The rules and the names in both languages: complete, the same numbers in both, nothing twice."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from games.civilization.printed import DATA
from ludopolis.core.rulebook import Rulebook
from ludopolis.core.text import LANGUAGES, Texts
from ludopolis.games.civilization.components import FOLDER, IDS

EXPLAINED = (
    "civilization",
    "technology",
    "government",
    "building",
    "wonder",
    "event",
    "great_person",
    "person_type",
    "policy",
    "investment",
    "hut",
    "village",
    "city_state",
    "relic",
    "loot",
)
# Kinds in the data file whose texts say every amount.
SAID = {
    "civilizations": "civilization",
    "technologies": "technology",
    "governments": "government",
    "buildings": "building",
    "wonders": "wonder",
    "events": "event",
    "great_persons": "great_person",
    "person_types": "person_type",
    "policies": "policy",
    "investments": "investment",
    "huts": "hut",
    "villages": "village",
    "city_states": "city_state",
    "relics": "relic",
}
# Numbers that are not what something does, and numbers told in other words.
UNSAID = {"level", "copies", "cost", "discount_cost", "culture_icons", "tokens", "removed_for_two", "players"}
UNSAID |= {"id", "source", "note", "confidence", "type", "extra_armies", "extra_scouts"}
WORDS = {"two": 2, "three": 3, "four": 4, "doubled": 2, "II": 2, "III": 3, "IV": 4}
REFERENCE = re.compile(r"\bR\d+\.\d+[a-z]?")
CARD_NUMBER = re.compile(r"\d+")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def written(pattern: ast.Pattern) -> str:
    """The words of a message, without what is put into it."""
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


def messages(language: str) -> dict[str, str]:
    """The words of every message and of every further text of one."""
    source = (Path(FOLDER) / f"text.{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = written(entry.value)
            found.update(
                {f"{entry.id.name}.{text.id.name}": written(text.value) for text in entry.attributes}
            )
    return found


def rulebook(language: str) -> Rulebook:
    return Rulebook.read(FOLDER, language)


def test_both_languages_have_the_same_messages() -> None:
    assert list(messages("cs")) == list(messages("en"))


def test_both_languages_print_the_same_numbers() -> None:
    english, czech = messages("en"), messages("cs")
    other = {
        id: (english[id], czech[id])
        for id in english
        if sorted(CARD_NUMBER.findall(english[id])) != sorted(CARD_NUMBER.findall(czech[id]))
    }
    assert other == {}


@each_language
def test_every_component_has_its_own_name(language: str) -> None:
    texts = Texts(FOLDER, language)
    for kind, ids in IDS.items():
        assert [id for id in ids if f"{kind}-{id}" not in texts] == []
        assert len({texts.name(kind, id) for id in ids}) == len(ids), kind


@each_language
def test_what_does_something_says_what(language: str) -> None:
    texts = Texts(FOLDER, language)
    assert all(texts.attribute(f"{kind}-{id}", "text") for kind in EXPLAINED for id in IDS[kind])
    assert all(texts.attribute(f"civilization-{id}", "leader") for id in IDS["civilization"])


def amounts(value: object) -> set[int]:
    """The numbers in a value of the data file; one may be an article in a text, so it does not count."""
    if isinstance(value, dict):
        return amounts(list(value.values()))
    if isinstance(value, list):
        return {number for part in value for number in amounts(part)}
    return {value} - {0, 1} if isinstance(value, int) and not isinstance(value, bool) else set()


def said(text: str) -> set[int]:
    """The numbers a text says."""
    words = re.findall(r"[A-Za-z]+", text)
    return {*map(int, CARD_NUMBER.findall(text)), *(WORDS[word] for word in words if word in WORDS)}


def test_texts_say_every_amount_of_the_data() -> None:
    texts = Texts(FOLDER, "en")
    silent = [
        (entry["id"], field, value)
        for kind, name in SAID.items()
        for entry in DATA[kind]
        for field, value in entry.items()
        if field not in UNSAID
        and not amounts(value) <= said(texts.attribute(f"{name}-{entry['id']}", "text"))
    ]
    assert silent == []


@each_language
def test_every_rank_has_a_name(language: str) -> None:
    texts = Texts(FOLDER, language)
    names = [
        texts.attribute(f"unit_type-{type}", f"rank_{rank}")
        for type in IDS["unit_type"]
        for rank in range(1, 2 if type == "aircraft" else 5)
    ]
    assert len(set(names)) == 13


def test_both_rulebooks_have_the_same_rules() -> None:
    assert list(rulebook("cs").rules) == list(rulebook("en").rules)
    assert list(rulebook("cs").sections) == list(rulebook("en").sections)


def test_both_rulebooks_have_the_same_numbers() -> None:
    english, czech = rulebook("en").rules, rulebook("cs").rules
    other = [
        number
        for number, rule in english.items()
        if set(CARD_NUMBER.findall(rule.text)) != set(CARD_NUMBER.findall(czech[number].text))
    ]
    assert other == []


@each_language
def test_rules_refer_to_rules_that_exist(language: str) -> None:
    rules = rulebook(language).rules
    dead = [(rule.number, named) for rule in rules.values() for named in REFERENCE.findall(rule.text)]
    assert [(number, named) for number, named in dead if named not in rules] == []


def test_R17_1_all_edge_cases_are_there() -> None:
    cases = [number for number in rulebook("en").rules if number.startswith("R17.")]
    assert cases == [f"R17.{number}" for number in range(1, 49)]


@each_language
def test_R15_1_what_cancels_is_named(language: str) -> None:
    texts = Texts(FOLDER, language)
    listed = rulebook(language).rules["R15.1"].text.replace("\n", " ")
    names = [texts.name("technology", id) for id in ("writing", "civil_service", "mass_media", "communism")]
    names += [texts.name("event", id) for id in ("bread_and_circuses", "jousting_tourney", "primetime_tv")]
    names += [texts.name("great_person", "mark_twain")]
    assert [name for name in names if name not in listed] == []
