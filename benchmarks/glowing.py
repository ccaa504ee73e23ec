"""A whole game on the page, to its end: a visitor presses whatever glows, against bots of the first level.

    python benchmarks/glowing.py new_dawn --seats 4

Prints JSON: how long it took, the presses and the moves they made, what the page says at the end, and what
the browser's console complained of. Fails if there is anything of the last, or if the game does not end.
"""

import argparse
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from page import arrive, context_of, found_table
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright
from service.browser import chromium
from service.running import RunningService

import ludopolis

MOST_PRESSES = 6000
PAUSE = 40  # milliseconds after a press
# What can be pressed now: first what confirms a choice, then what glows, then the buttons of the question.
GLOWING = """() => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const seen = (one) => {
    const top = document.elementFromPoint(...middle(one));
    return top && (one.contains(top) || top.contains(one));
  };
  const find = (what) =>
    [...document.querySelectorAll(what)].filter((one) => !one.disabled && seen(one)).map(middle);
  const sure = find(".place .bar.mine [aria-keyshortcuts=Enter]");
  if (sure.length) return sure;
  return [...find(".place .avail"), ...find(".place .bar.mine button:not([aria-keyshortcuts=Escape])")];
}"""


class Press:
    """Somebody who presses what glows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = self.moves = 0
        self.complaints: list[str] = []
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", lambda line: line.on("framesent", self._overhear))

    def _listen(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    def _overhear(self, frame: str | bytes) -> None:
        self.moves += json.loads(frame)["do"] == "move"

    def play(self) -> str:
        """To the end; returns what the page says there."""
        result = self.page.locator("dialog[open]:has(table)")
        chance = random.Random(1)
        while self.presses < MOST_PRESSES:
            if result.count():
                return result.inner_text()
            glowing: list[list[float]] = self.page.evaluate(GLOWING)
            if glowing:
                x, y = chance.choice(glowing)
                self.page.mouse.click(x, y)
                self.presses += 1
            self.page.wait_for_timeout(PAUSE)
        sys.exit(f"after {self.presses} presses and {self.moves} moves the game is not over")


def played(browser: Browser, url: str, game: str, seats: int) -> dict[str, Any]:
    page = context_of(browser, url, "desktop").new_page()
    visitor = Press(page)
    arrive(page)
    page.goto(f"/table/{found_table(page, game, seats)}")
    page.locator(".place .bar").first.wait_for()
    began = time.monotonic()
    said = visitor.play()
    return {
        "seconds": round(time.monotonic() - began),
        "presses": visitor.presses,
        "moves": visitor.moves,
        "says": said.split("\n"),
        "complaints": visitor.complaints,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=ludopolis.game_ids())
    parser.add_argument("--seats", type=int, default=2)
    asked = parser.parse_args()
    path = chromium()
    if path is None:
        sys.exit("Chromium is not installed")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = RunningService(Path(folder), settings={"bot_pace": "0"})
        service.start()
        browser = playwright.chromium.launch(executable_path=path)
        try:
            told = played(browser, service.url, asked.game, asked.seats)
        finally:
            browser.close()
            service.stop()
    print(json.dumps(told, indent=2, ensure_ascii=False))
    sys.exit(bool(told["complaints"]))


if __name__ == "__main__":
    main()
