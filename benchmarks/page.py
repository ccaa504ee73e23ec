"""How much the page weighs on its way to a browser, and how soon it answers to a press.

    python benchmarks/page.py

Prints JSON: the kilobytes that the first visit to the lobby and to the table of each game brings over the
network (compressed, with everything the service answers), and for each board on each screen, with the most
players a game has, the times from a press to the next picture (the browser's own event timing, in steps of
8 ms; what is faster than 16 ms is not counted): the time that 98 % of the presses keep (what is usually
called "interaction to next paint"), the longest and the median. `working_ms` is how long the page itself
worked during the longest press, the rest is the browser's drawing and waiting for a core. The goals: less
than 250 KB for the lobby, less than 100 ms for 98 % of the presses.
"""

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from service.browser import chromium
from service.running import RunningService

import ludopolis

GAMES = {id: ludopolis.game(id).seat_counts[-1] for id in ludopolis.game_ids()}
SCREENS = {"desktop": (1440, 900, False), "phone": (390, 844, True)}
PRESSES = 100
AIMING = 100  # milliseconds from the arrival of the pointer to the press: a quick hand

TABLE = """async ([game, seats]) => {
  const say = (path, body, csrf) => fetch(path, {
    method: "POST",
    headers: {"Content-Type": "application/json", "X-CSRF-Token": csrf},
    body: JSON.stringify(body),
  }).then((answer) => answer.json());
  const me = await say("/api/session", {}, "");
  const people = Array.from({length: seats}, (_, seat) => seat ? {kind: "bot", level: 1} : {kind: "me"});
  return (await say("/api/tables", {game, seats: people}, me.csrf)).id;
}"""
# A press that changes nothing has no next picture, and the browser would count until something else moves:
# a dot in the corner that changes with every press sees to it that there is one.
WATCH = """() => {
  window.pressed = [];
  const dot = document.body.appendChild(document.createElement("div"));
  dot.style.cssText = "position:fixed;top:0;left:0;width:2px;height:2px";
  for (const kind of ["pointerdown", "pointerup", "click", "keydown", "keyup"])
    addEventListener(kind, () => { dot.style.background = dot.style.background ? "" : "red"; }, true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.pressed.push({
      id: entry.interactionId,
      time: entry.duration,
      working: Math.round(entry.processingEnd - entry.processingStart),
      what: `${entry.name} ${entry.target?.className?.baseVal ?? entry.target?.className ?? ""}`.trim(),
    });
  }).observe({type: "event", durationThreshold: 16, buffered: false});
}"""


def context_of(browser: Browser, url: str, screen: str) -> BrowserContext:
    width, height, touch = SCREENS[screen]
    return browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        locale="cs-CZ",
    )


def arrive(page: Page) -> None:
    """To the lobby, and wait until the page knows who we are."""
    page.goto("/")
    page.wait_for_load_state("networkidle")


def found_table(page: Page, game: str, seats: int) -> str:
    id: str = page.evaluate(TABLE, [game, seats])
    return id


# --- weight ---------------------------------------------------------------------------------------


def weigh(browser: Browser, url: str, path: str) -> float:
    """Kilobytes over the network for a browser that has never been here."""
    context = context_of(browser, url, "desktop")
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    line.on(
        "Network.webSocketFrameReceived", lambda event: sizes.append(len(event["response"]["payloadData"]))
    )
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    context.close()
    return round(sum(sizes) / 1000, 1)


# --- presses --------------------------------------------------------------------------------------


def time_presses(browser: Browser, url: str, game: str, screen: str) -> dict[str, Any]:
    context = context_of(browser, url, screen)
    page = context.new_page()
    arrive(page)
    page.goto(f"/table/{found_table(page, game, GAMES[game])}")
    page.locator(".place .bar").first.wait_for()
    page.locator(".place .bar.mine").wait_for()
    page.evaluate(WATCH)
    buttons = page.locator(".place button:visible, .place svg[role=application]")
    for number in range(PRESSES):
        if number % 4 == 3:
            page.keyboard.press(("Tab", "ArrowRight", "ArrowDown", "Escape")[number // 4 % 4])
        else:
            press(page, buttons.nth(number * 7 % buttons.count()))
        page.wait_for_timeout(60)
    page.wait_for_timeout(200)
    presses: list[dict[str, Any]] = page.evaluate("window.pressed")
    nodes: int = page.evaluate("document.querySelectorAll('.place *').length")
    context.close()
    return summary(presses) | {"elements": nodes}


def summary(events: list[dict[str, Any]]) -> dict[str, Any]:
    """Of the events of one press the slowest counts; of the presses the one that only 2 % are slower than."""
    slowest: dict[int, dict[str, Any]] = {}
    for event in sorted(events, key=lambda event: float(event["time"])):
        slowest[event["id"]] = event
    presses = sorted(slowest.values(), key=lambda event: float(event["time"]))
    longest = presses[-1]
    return {
        "p98_ms": presses[len(presses) * 98 // 100 - 1]["time"],
        "longest_ms": longest["time"],
        "working_ms": longest["working"],
        "longest_at": longest["what"],
        "median_ms": statistics.median(event["time"] for event in presses),
        "presses": len(presses),
    }


def press(page: Page, button: Any) -> None:
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.wait_for_timeout(AIMING)
    page.mouse.click(x, y)


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit("Chromium is not installed")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = RunningService(Path(folder))
        service.start()
        browser = playwright.chromium.launch(executable_path=path)
        try:
            print(json.dumps(measure(browser, service.url), indent=2))
        finally:
            browser.close()
            service.stop()


def measure(browser: Browser, url: str) -> dict[str, Any]:
    founder = context_of(browser, url, "desktop")
    page = founder.new_page()
    arrive(page)
    weights = {"lobby": weigh(browser, url, "/")}
    for game, seats in GAMES.items():
        weights[game] = weigh(browser, url, f"/table/{found_table(page, game, seats)}")
    founder.close()
    presses = {
        game: {screen: time_presses(browser, url, game, screen) for screen in SCREENS} for game in GAMES
    }
    return {"first_visit_kb": weights, "press_to_picture": presses}


if __name__ == "__main__":
    main()
