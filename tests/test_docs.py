"""The documentation is complete, and the code in it runs."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from msgspec.inspect import DictType, ListType, NoneType, StructType, Type, UnionType, type_info

from ludopolis import Game, Random, State, game, game_ids
from ludopolis.core.match import Match
from ludopolis.players import BOTS, Perspective

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
RUNNABLE = [
    ROOT / "README.md",
    *(ROOT / "docs" / name for name in ("api.md", "records.md", "stats.md", "write-a-bot.md")),
]
EXAMPLES = [
    pytest.param(code, id=f"{page.name}-{number}")
    for page in RUNNABLE
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run(code: str) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})


def test_the_refusal_in_the_readme_is_the_real_one(capsys: pytest.CaptureFixture[str]) -> None:
    code = next(param.values[0] for param in EXAMPLES if "refused" in str(param.values[0]))
    assert isinstance(code, str)
    exec(compile(code, "example", "exec"), {"__name__": "example"})
    printed = capsys.readouterr().out.strip()
    shown = re.search(r"print\(refused\)  # (.*)", code)
    assert shown is not None
    start, end = shown[1].split(" ... ")
    assert printed.startswith(start)
    assert printed.endswith(end)


def public(kind: type) -> list[str]:
    return [name for name in vars(kind) if not name.startswith("_")]


@pytest.mark.parametrize("kind", [Game, State, Match, Random], ids=lambda kind: kind.__name__)
def test_every_public_name_is_documented(kind: type) -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    missing = [name for name in public(kind) if not re.search(rf"`[^`]*\b{name}\b", text)]
    assert not missing


def test_everything_a_bot_gets_is_documented() -> None:
    text = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    assert not [name for name in public(Perspective) if f"`{name}" not in text]


def test_every_bot_is_in_the_command_lines_page() -> None:
    text = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    assert not [name for name in BOTS if f"`{name}`" not in text]


@pytest.mark.parametrize("id", game_ids())
def test_the_action_tables_are_right(id: str) -> None:
    space = game(id).actions
    rows = re.findall(r"\| (\d+)(?: - (\d+))? \| `(\w+)", (ROOT / "docs" / f"{id}.md").read_text())
    assert [(verb, int(first)) for first, _, verb in rows] == list(space.offsets.items())
    lasts = [int(last or first) for first, last, _ in rows]
    assert lasts == [int(first) - 1 for first, _, _ in rows[1:]] + [len(space) - 1]


def section(id: str, title: str) -> str:
    """A chapter of a game's page."""
    return (
        (ROOT / "docs" / f"{id}.md").read_text(encoding="utf-8").split(f"## {title}\n")[1].split("\n## ")[0]
    )


def fields(kind: Type, path: str = "") -> Iterator[str]:
    """Where the values of a position are: lists are ``[]``, dictionaries ``*``, tagged structs ``[tag]``."""
    if isinstance(kind, UnionType):
        for one in kind.types:
            yield from fields(one, path)
    elif isinstance(kind, StructType):
        here = f"{path.removesuffix('[]')}[{kind.tag}]" if kind.tag else path
        for field in kind.fields:
            yield from fields(field.type, f"{here}.{field.encode_name}".lstrip("."))
    elif isinstance(kind, ListType) and has_structs(kind.item_type):
        yield from fields(kind.item_type, f"{path}[]")
    elif isinstance(kind, DictType) and has_structs(kind.value_type):
        yield from fields(kind.value_type, f"{path}.*")
    elif not isinstance(kind, NoneType):
        yield path


def has_structs(kind: Type) -> bool:
    return isinstance(kind, StructType) or (isinstance(kind, UnionType) and any(map(has_structs, kind.types)))


@pytest.mark.parametrize("id", game_ids())
def test_the_fields_of_positions_are_documented(id: str) -> None:
    position = import_module(f"ludopolis.games.{id}.position").PositionData
    documented = re.findall(r"^\| `(\S+)` \|", section(id, "Positions"), re.M)
    assert sorted(documented) == sorted(set(fields(type_info(position))))


@pytest.mark.parametrize("id", game_ids())
def test_the_endings_are_documented(id: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| .* \| (R[\d.]+) \|", section(id, "Endings"), re.M)
    assert [end for end, _ in rows] == list(game(id).ends)
    assert {rule for _, rule in rows} <= set(game(id).rulebook("en").rules)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
