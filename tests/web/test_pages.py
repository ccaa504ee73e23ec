"""Every page on both screens and in both themes: nothing serious for axe, nothing wider than the screen.

``LUDOPOLIS_PICTURES=folder`` keeps a picture of each.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludopolis import game, game_ids
from web.new_dawn import attacking, laying
from web.visitors import SCREENS, Screen, Visitor

Visit = Callable[..., Visitor]
GOLDEN = Path(__file__).parents[1] / "golden"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Where each page is, and what is there as soon as it has come.
PAGES = {
    "lobby": ("/", "article.game"),
    "rules": ("/rules/duel/R5.7", "article.rule"),
    "cards": ("/cards/innovation", ".cards li"),
    "leaderboard": ("/leaderboard/duel", ".panel :is(table, .empty:not([role=status]))"),
    "records": ("/replay", "form"),
    "profile": ("/player", "header h1"),
    "settings": ("/settings", "fieldset"),
    "verify": ("/verify", "form"),
    "missing": ("/nothing/here", "h1"),
}
BOARDS = {id: game(id).texts("cs").get("game") for id in game_ids()} | {"tiny": "Maličká hra"}
COLOURS = ["color-contrast"]  # the rules of axe for what a theme changes

both_screens = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)


def serious(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds serious or critical, by all its rules or by some."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("rules => axe.run(rules ? {runOnly: rules} : {})", rules)
    return [
        f"{violation['id']}: {node['html'][:200]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def check(visitor: Visitor, name: str) -> None:
    """In the light, and in the dark, where only colours are different."""
    page = visitor.page
    keep_picture(page, f"{name}-light")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert serious(page) == []
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    keep_picture(page, f"{name}-dark")
    assert serious(page, COLOURS) == []


def keep_picture(page: Page, name: str) -> None:
    folder = os.environ.get("LUDOPOLIS_PICTURES")
    if folder:
        page.wait_for_load_state("networkidle")  # pictures of games come last
        page.screenshot(path=Path(folder) / f"{name}.png", animations="disabled")


@both_screens
@pytest.mark.parametrize("name", PAGES)
def test_a_page(visit: Visit, name: str, screen: Screen) -> None:
    path, content = PAGES[name]
    visitor = visit(screen, language="cs").go(path)
    expect(visitor.page.locator(content).first).to_be_attached()
    check(visitor, f"{name}-{screen.name}")


def test_the_theme_of_the_device_is_followed(visit: Visit) -> None:
    visitor = visit()
    for theme in ("dark", "light"):
        visitor.page.emulate_media(color_scheme=theme)
        visitor.go()
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)


@both_screens
@pytest.mark.parametrize("id", BOARDS)
def test_a_board(visit: Visit, id: str, screen: Screen) -> None:
    visitor = visit(screen, language="cs")
    visitor.play_bot(BOARDS[id])
    visitor.read()
    for _ in range(6):
        visitor.wait_for_turn()
        visitor.move()
    visitor.wait_for_turn()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
    check(visitor, f"{id}-{screen.name}")


@both_screens
def test_an_attack_in_new_dawn(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen, language="cs")
    visitor.begin_from(attacking())
    visitor.press(visitor.page.locator(".nd .option", has_text="jistá výhra"))
    expect(visitor.page.locator(".ending")).to_have_count(2)
    check(visitor, f"new_dawn-combat-{screen.name}")


@both_screens
def test_a_map_laid_in_new_dawn(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen, language="cs")
    visitor.begin_from(laying())
    visitor.press(visitor.page.locator(".laying .tile.avail").first)
    visitor.press(visitor.page.locator(".laying .way:enabled").first)
    expect(visitor.page.locator(".nd .map .ghost")).to_be_visible()
    check(visitor, f"new_dawn-laying-{screen.name}")


@both_screens
def test_a_table_that_waits_for_people(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen, language="cs")
    visitor.create(BOARDS["innovation"], ["me", "open", "bot"])
    expect(visitor.button("Kopírovat")).to_be_visible()
    check(visitor, f"waiting-{screen.name}")


@both_screens
def test_a_game_that_is_over(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen, language="cs")
    visitor.play_bot(BOARDS["duel"])
    visitor.button("Nabídka stolu").click()
    visitor.page.get_by_role("button", name="Vzdát se").click()
    visitor.page.locator("dialog[open]").get_by_role("button", name="Vzdát se").last.click()
    expect(visitor.result).to_be_visible()
    check(visitor, f"over-{screen.name}")


@both_screens
@pytest.mark.parametrize("id", BOARDS)
def test_a_replay(visit: Visit, id: str, screen: Screen) -> None:
    newest = max(folder for folder in GOLDEN.iterdir() if folder.name.partition("-")[0] == id)
    record = min(newest.glob("2-*.record"))
    visitor = visit(screen, language="cs").go("/replay")
    visitor.page.locator("#text").fill(record.read_text(encoding="utf-8"))
    visitor.button("Přehrát záznam").click()
    visitor.page.wait_for_url("**/record/*")
    visitor.page.get_by_role("slider").fill("30")
    check(visitor, f"replay-{id}-{screen.name}")
