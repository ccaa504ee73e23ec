"""The picture's own messages: both languages complete, all of them used."""

from pathlib import Path

from fluent.syntax import FluentParser, ast

from ludopolis.pictures import world_wonders
from ludopolis.pictures.icons import FOLDER as ICONS
from ludopolis.pictures.icons import symbols_for
from ludopolis.pictures.world_wonders.scene import FOLDER
from ludopolis.svg import el


def messages(language: str) -> set[str]:
    source = (Path(FOLDER) / f"text.{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found))
    return set(found)


def test_both_languages_have_the_same_messages() -> None:
    assert messages("cs") == messages("en")


def test_every_message_is_used() -> None:
    folder = Path(world_wonders.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    families = ("key-", "solo-left", "solo-right")
    said = source.replace("'", '"')
    assert not [id for id in messages("en") if f'"{id}"' not in said and not id.startswith(families)]
    others = source[source.index("def _others") :]
    keys = [id.removeprefix("key-") for id in messages("en") if id.startswith("key-")]
    assert not [id for id in keys if f'"{id}"' not in others and f'"key-{id}"' not in source]


def test_every_icon_is_drawn_in_one_colour_on_the_same_grid() -> None:
    names = sorted(path.stem for path in ICONS.glob("*.svg"))
    symbols = symbols_for(el("g", *(el("use", href=f"#icon-{name}") for name in names)))
    assert [symbol.attrib["id"] for symbol in symbols] == [f"icon-{name}" for name in names]
    for symbol in symbols:
        assert symbol.attrib["viewBox"] == "0 0 24 24"
        for stroke in symbol.iter("path"):
            assert {stroke.get("fill", "none"), stroke.get("stroke", "none")} <= {"none", "currentColor"}
