"""The messages of the command and of its boards: both languages complete, and all of them used."""

from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ludopolis import cli, game, game_ids
from ludopolis.cli.boards import board_of
from ludopolis.cli.boards.board import Board
from ludopolis.cli.lookup import find_components
from ludopolis.cli.words import Words, chosen_language
from ludopolis.core.text import folded

FOLDER = Path(cli.__file__).parent
BOARDS = sorted(path.parent for path in FOLDER.glob("boards/*/text.en.ftl"))
FAMILIES = ("colour-", "kind-", "command-", "help-", "column-", "example-", "counted-", "symbol-", "back-")
Messages = dict[str, set[str]]
each_folder = pytest.mark.parametrize("folder", [FOLDER, *BOARDS], ids=lambda folder: folder.name)


def _variables(node: ast.BaseNode) -> set[str]:
    found: set[str] = set()
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.VariableReference):
                found.add(part.id.name)
            if isinstance(part, ast.BaseNode):
                found |= _variables(part)
    return found


def _messages(folder: Path, language: str) -> Messages:
    resource = FluentParser().parse((folder / f"text.{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    found: Messages = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = _variables(entry)
            found.update({f"{entry.id.name}.{text.id.name}": _variables(text) for text in entry.attributes})
    return found


@each_folder
def test_both_languages_have_the_same_messages_and_variables(folder: Path) -> None:
    assert _messages(folder, "cs") == _messages(folder, "en")


@each_folder
def test_every_message_is_used(folder: Path) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    ftl = (folder / "text.en.ftl").read_text(encoding="utf-8")
    unused = [
        id
        for id in _messages(folder, "en")
        if "." not in id
        and f'"{id}"' not in source
        and f"'{id}'" not in source
        and f"{{ {id} }}" not in ftl
        and not id.startswith(FAMILIES)
        and not _put_together(id, source)
    ]
    assert not unused


def _put_together(id: str, source: str) -> bool:
    """Whether the source makes ids of its family: ``f"group-{verb}"``."""
    family = id[: id.index("-") + 1] if "-" in id else id
    return f'f"{family}{{' in source or f"f'{family}{{" in source


@pytest.mark.parametrize("id", game_ids())
def test_the_help_of_every_game_shows_what_there_is(id: str) -> None:
    chosen = game(id)
    for board, language in product((board_of(chosen), Board(chosen)), ("cs", "en")):
        words = Words(chosen, language)
        examples = board.examples(words)
        chosen.actions.number(examples["notation"])
        assert find_components(board, examples["cards"], words)
        assert chosen.rulebook(language).find(examples["rules"])
        assert chosen.rulebook(language).find(examples["section"])
        assert chosen.rulebook(language).search(examples["word"])


@pytest.mark.parametrize("language", ["cs", "en"])
def test_resources_have_different_letters(language: str) -> None:
    duel = game("duel")
    letters = [Words(duel, language).name("resource", id)[0] for id in duel.components["resource"]]
    assert len(set(letters)) == len(letters)


@pytest.mark.parametrize(
    ("variable", "value", "expected"),
    [("LANG", "cs_CZ.UTF-8", "cs"), ("LANG", "de_DE", "en"), ("LC_ALL", "cs", "cs"), ("LANG", "", "en")],
)
def test_the_language_comes_from_the_environment(
    variable: str, value: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert chosen_language(None) == expected
    assert chosen_language("en") == "en"


def test_folded_text_ignores_case_diacritics_and_punctuation() -> None:
    assert folded("  Překladiště_DŘEVA! ") == "prekladiste dreva"
