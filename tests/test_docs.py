"""The documentation is complete, and the code in it runs."""

import re
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
