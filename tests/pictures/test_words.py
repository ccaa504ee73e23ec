"""The pictures' own messages: both languages complete, all of them used."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ludopolis.pictures import civilization, new_dawn, world_wonders
from ludopolis.pictures.icons import FOLDER as ICONS
from ludopolis.pictures.icons import symbols_for
from ludopolis.svg import el

FOLDERS = [Path(str(package.__file__)).parent for package in (civilization, new_dawn, world_wonders)]
FAMILIES = {
    "civilization": ("key-", "deck-", "mark-"),
    "new_dawn": ("key-",),
    "world_wonders": ("key-", "solo-left", "solo-right"),
}
# Where those of the key are listed.
KEYS = {"civilization": "def _signs", "new_dawn": "def _signs", "world_wonders": "def _others"}
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def messages(folder: Path, language: str) -> set[str]:
    source = (folder / f"text.{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found))
    return set(found)


@each_folder
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    assert messages(folder, "cs") == messages(folder, "en")


@each_folder
def test_every_message_is_used(folder: Path) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    said = source.replace("'", '"')
    own = messages(folder, "en")
    assert not [id for id in own if f'"{id}"' not in said and not id.startswith(FAMILIES[folder.name])]
    listed = (folder / "key.py").read_text(encoding="utf-8")
    listed = listed[listed.index(KEYS[folder.name]) :]
    keys = [id.removeprefix("key-") for id in own if id.startswith("key-")]
    assert not [id for id in keys if f'"{id}"' not in listed and f'"key-{id}"' not in source]


def test_every_icon_is_drawn_in_one_colour_on_the_same_grid() -> None:
    names = sorted(path.stem for path in ICONS.glob("*.svg"))
    symbols = symbols_for(el("g", *(el("use", href=f"#icon-{name}") for name in names)))
    assert [symbol.attrib["id"] for symbol in symbols] == [f"icon-{name}" for name in names]
    for symbol in symbols:
        assert symbol.attrib["viewBox"] == "0 0 24 24"
        for stroke in symbol.iter("path"):
            assert {stroke.get("fill", "none"), stroke.get("stroke", "none")} <= {"none", "currentColor"}
