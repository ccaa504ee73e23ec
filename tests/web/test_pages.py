"""Every page in both themes and on both screens: nothing serious for axe, nothing wider than the screen.

``LUDOPOLIS_PICTURES=folder`` keeps a picture of each.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludopolis import game, game_ids
from web.visitors import SCREENS, Screen, Visitor

Visit = Callable[..., Visitor]
GOLDEN = Path(__file__).parents[1] / "golden"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = {
    "lobby": "/",
    "rules": "/rules/duel/R5.7",
    "cards": "/cards/innovation",
    "leaderboard": "/leaderboard/duel",
    "records": "/replay",
    "profile": "/player",
    "settings": "/settings",
    "verify": "/verify",
    "missing": "/nothing/here",
}
BOARDS = {id: game(id).texts("cs").get("game") for id in game_ids()} | {"tiny": "Maličká hra"}
LOOKS = [
    pytest.param(screen, theme, id=f"{screen.name}-{theme}")
    for screen in SCREENS
    for theme in ("light", "dark")
]


def serious(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [
        f"{violation['id']}: {node['html'][:200]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def check(visitor: Visitor, name: str) -> None:
    keep_picture(visitor.page, name)
    assert visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert serious(visitor.page) == []


def keep_picture(page: Page, name: str) -> None:
    folder = os.environ.get("LUDOPOLIS_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png", animations="disabled")


@pytest.mark.parametrize(("screen", "theme"), LOOKS)
@pytest.mark.parametrize("name", PAGES)
def test_a_page(visit: Visit, name: str, screen: Screen, theme: str) -> None:
    visitor = visit(screen, language="cs", theme=theme).go(PAGES[name])
    expect(visitor.page.locator("h1").first).to_be_attached()
    visitor.page.wait_for_load_state("networkidle")
    check(visitor, f"{name}-{screen.name}-{theme}")


@pytest.mark.parametrize(("screen", "theme"), LOOKS)
@pytest.mark.parametrize("id", BOARDS)
def test_a_board(visit: Visit, id: str, screen: Screen, theme: str) -> None:
    visitor = visit(screen, language="cs", theme=theme)
    visitor.play_bot(BOARDS[id])
    visitor.read()
    for _ in range(6):
        visitor.wait_for_turn()
        visitor.move()
    visitor.wait_for_turn()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
    check(visitor, f"{id}-{screen.name}-{theme}")


@pytest.mark.parametrize(("screen", "theme"), LOOKS)
def test_a_table_that_waits_for_people(visit: Visit, screen: Screen, theme: str) -> None:
    visitor = visit(screen, language="cs", theme=theme)
    visitor.create(BOARDS["innovation"], ["me", "open", "bot"])
    expect(visitor.button("Kopírovat")).to_be_visible()
    check(visitor, f"waiting-{screen.name}-{theme}")


@pytest.mark.parametrize(("screen", "theme"), LOOKS)
def test_a_game_that_is_over(visit: Visit, screen: Screen, theme: str) -> None:
    visitor = visit(screen, language="cs", theme=theme)
    visitor.play_bot(BOARDS["duel"])
    visitor.button("Nabídka stolu").click()
    visitor.page.get_by_role("button", name="Vzdát se").click()
    visitor.page.locator("dialog[open]").get_by_role("button", name="Vzdát se").last.click()
    expect(visitor.result).to_be_visible()
    check(visitor, f"over-{screen.name}-{theme}")


@pytest.mark.parametrize(("screen", "theme"), LOOKS)
@pytest.mark.parametrize("id", BOARDS)
def test_a_replay(visit: Visit, id: str, screen: Screen, theme: str) -> None:
    record = min((GOLDEN / id).glob("2-*.record"))
    visitor = visit(screen, language="cs", theme=theme).go("/replay")
    visitor.page.locator("#text").fill(record.read_text(encoding="utf-8"))
    visitor.button("Přehrát záznam").click()
    visitor.page.wait_for_url("**/record/*")
    visitor.page.get_by_role("slider").fill("30")
    check(visitor, f"replay-{id}-{screen.name}-{theme}")
