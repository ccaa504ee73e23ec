"""A service with a built page, a real browser, and visitors who come to it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from service.browser import chromium
from service.running import RunningService

import ludopolis.server
from installed import install_tiny_game
from web.visitors import DESKTOP, Screen, Visitor

PAGE = Path(ludopolis.server.__file__).parent / "static" / "index.html"


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    """It also has a game of another package, which has no board of its own."""
    if not PAGE.exists():
        pytest.fail("the page is not built: run make page")
    running = RunningService(tmp_path_factory.mktemp("service"), settings={"bot_pace": "0"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(install_tiny_game(tmp_path_factory.mktemp("site"))), prepend=":")
        running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("Chromium is not installed")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path)
        yield launched
        launched.close()


@pytest.fixture
def visit(browser: Browser, service: RunningService) -> Iterator[Callable[..., Visitor]]:
    """Make visitors; at the end none of them may have seen an error in the browser's console."""
    visitors: list[Visitor] = []

    def come(screen: Screen = DESKTOP, language: str = "en") -> Visitor:
        visitor = Visitor(browser, service.url, screen, language)
        visitors.append(visitor)
        return visitor

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.leave()]
    assert not complaints
