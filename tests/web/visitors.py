"""Somebody in front of the page: what they see, and what they do there."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from ludopolis.core.contract import State


class Screen(NamedTuple):
    name: str
    width: int
    height: int
    touch: bool


DESKTOP = Screen("desktop", 1440, 900, False)
PHONE = Screen("phone", 390, 844, True)
TABLET = Screen("tablet", 820, 1180, True)  # held upright
SCREENS = (DESKTOP, PHONE)

LOCALES = {"cs": "cs-CZ", "en": "en-GB"}
CUT_ON_PURPOSE = re.compile(r"Failed to load resource|WebSocket connection .* failed")
MOST_MOVES = 400
# A busy machine takes its time; whoever waits for something that never comes waits no longer than this.
expect.set_options(timeout=30_000)
# The position in words: it changes with every move.
POSITION = "document.querySelector('dialog[open] .content')?.textContent ?? ''"
# A key that is pressed while the game is about to begin means nothing yet: it is pressed until it does.
READS = """() => document.querySelector("dialog[open] .asked") !== null
  || !document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true }))"""


class Visitor:
    """A browser context of one's own: cookies, settings and a page. Nothing moves longer than it must."""

    def __init__(self, browser: Browser, url: str, screen: Screen, language: str) -> None:
        self.url = url
        self.screen = screen
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale=LOCALES[language],
            color_scheme="light",
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(30_000)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._listen)
        self.said: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        self._line: WebSocket
        self.page.on("websocket", self._overhear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not CUT_ON_PURPOSE.search(message.text):
            self.complaints.append(message.text)

    def _overhear(self, line: WebSocket) -> None:
        self._line = line
        line.on("framesent", lambda frame: self.said.append(json.loads(frame)))
        line.on("framereceived", lambda frame: self.told.append(json.loads(frame)))

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The moves this page has sent to the service."""
        return [said for said in self.said if said["do"] == "move"]

    @property
    def moves_made(self) -> int:
        """How many of them the service has acknowledged."""
        keys = {said["key"] for said in self.moves}
        return sum(told["is"] == "done" and told["key"] in keys for told in self.told)

    @property
    def moves_shown(self) -> int:
        """How many of them the service has told as steps of the game."""
        seats = {said["seat"] for said in self.moves}
        return sum(told["is"] == "steps" and told["steps"][0]["seat"] in seats for told in self.told)

    def until_told(self, look: Callable[[], bool]) -> None:
        """Until what the page was told makes something true; the look must not ask the page anything."""
        if not look():
            self._line.wait_for_event("framereceived", lambda _: look())

    def until_said(self, look: Callable[[], bool]) -> None:
        """The same for what the page says, when nobody answers."""
        if not look():
            self._line.wait_for_event("framesent", lambda _: look())

    def leave(self) -> list[str]:
        self.context.close()
        return self.complaints

    def press(self, thing: Locator) -> None:
        """With the finger or with the mouse, as the screen is."""
        if self.screen.touch:
            thing.tap()
        else:
            thing.click()

    # --- the lobby --------------------------------------------------------------------------------

    def go(self, path: str = "/") -> "Visitor":
        self.page.goto(path)
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def play_bot(self, game: str, level: str = "1") -> None:
        """From the lobby: choose a level, press the button of the game."""
        self.go()
        card = self.page.locator("article.game", has_text=game)
        card.get_by_role("combobox").select_option(level)
        card.get_by_role("button").first.click()
        self.page.wait_for_url("**/table/*")

    def create(self, game: str, seats: list[str], options: dict[str, str] | None = None) -> None:
        """Set up a table: "me", "open", "bot" or the name of somebody at this device, for each seat."""
        self.go()
        self.page.locator("article.game", has_text=game).get_by_role("button").last.click()
        dialog = self.page.locator("dialog[open]")
        pick = dialog.locator(".pick").get_by_role("button", name=str(len(seats)), exact=True)
        if pick.count():
            pick.click()
        for number, seat in enumerate(seats):
            row = dialog.locator("ul.seats > li").nth(number)
            kind = seat if seat in ("me", "open", "bot") else "here"
            row.get_by_role("combobox").first.select_option(kind)
            if kind == "here":
                row.get_by_role("textbox").fill(seat)
            elif kind == "bot":
                row.get_by_role("combobox").last.select_option("1")
        for option, value in (options or {}).items():
            field = dialog.locator(f"#option-{option}")
            if field.get_attribute("type") == "number":
                field.fill(value)
            else:
                field.select_option(value)
        dialog.locator("button[type=submit]").click()
        self.page.wait_for_url("**/table/*")

    def set_up(self, state: State, seats: Sequence[Mapping[str, object]], *, public: bool = False) -> str:
        """Set up a table that starts from a position; return its id. The page must not be open yet: it would
        ask who it is at the same time, and they would be two."""
        ask = self.context.request
        me = ask.post("/api/session").json()
        position = json.loads(state.json())
        table = {"game": position["game"], "seats": seats, "public": public, "position": position}
        headers = {"Origin": self.url, "X-CSRF-Token": me["csrf"]}
        id: str = ask.post("/api/tables", data=table, headers=headers).json()["id"]
        return id

    def begin_from(self, state: State) -> None:
        """Play on from a position, all seats at this device."""
        others = [{"kind": "here", "name": f"Božena {seat}"} for seat in range(1, state.seats)]
        self.go(f"/table/{self.set_up(state, [{'kind': 'me'}, *others])}")

    # --- a table ----------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        return self.page.url.split("/table/")[1].partition("?")[0]

    @property
    def words(self) -> Locator:
        """The text view of the position."""
        return self.page.locator("dialog[open]", has=self.page.locator(".asked"))

    @property
    def choices(self) -> Locator:
        return self.page.locator("dialog[open] .actions button:enabled")

    @property
    def result(self) -> Locator:
        return self.page.locator("dialog[open]", has=self.page.locator("table"))

    def sit_down(self) -> None:
        """Take an open seat; the table must not need anybody else."""
        self.page.locator("article .btn.pri").click()
        expect(self.page.locator(".place .bar").first).to_be_visible()

    def read(self) -> None:
        """Open the text view, unless it is open."""
        expect(self.page.locator(".place .bar").first).to_be_visible()
        self.page.wait_for_function(READS)

    def wait_for_turn(self) -> None:
        """With the text view open: until there is something to choose, or the game is over."""
        expect(self.choices.first.or_(self.result).first).to_be_visible()

    def move(self, number: int = 0) -> None:
        """Make one of the moves of the text view, and wait until it is made."""
        asked = self.choices.nth(number)
        before = self.page.evaluate(POSITION)
        asked.click()
        self.page.wait_for_function(f"before => ({POSITION}) !== before", arg=before)

    def play_in_words(self) -> int:
        """Play to the end by the text view; return the number of own moves."""
        self.read()
        for moves in range(MOST_MOVES):
            self.wait_for_turn()
            if self.result.count():
                return moves
            count = self.choices.count()
            self.move((moves * 7) % count)
        raise AssertionError("the game does not end")
