"""Whole games in a real browser, against bots and against people."""

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from ludopolis.core.contract import State
from web.new_dawn import attacking, laying_a_tile, paying
from web.visitors import DESKTOP, PHONE, Screen, Visitor

Visit = Callable[..., Visitor]
GAMES = ("7 Wonders Duel", "Innovation", "World Wonders", "A New Dawn", "The Board Game")


class Plan(NamedTuple):
    """A game to be played to its end."""

    game: str
    screen: Screen
    language: str = "en"
    options: dict[str, str] = {}


# The text view is one for all games and screens: each game is played to its end on one of them, and on each
# kind of map.
PLANS = (
    Plan("7 Wonders Duel", DESKTOP),
    Plan("Innovation", PHONE),
    Plan("World Wonders", DESKTOP),
    Plan("A New Dawn", DESKTOP, options={"map": "premade", "rounds": "8"}),
    Plan("Nový úsvit", PHONE, "cs", {"map": "custom", "rounds": "4"}),
    Plan("The Board Game", DESKTOP, options={"turn_limit": "2"}),
)
# The link to a replay, its button for the next move, and what it says after the first one.
REPLAY = {
    "en": ("Replay", "One move on", re.compile("^move 1 of")),
    "cs": ("Přehrát", "O tah dál", re.compile("^tah 1 z")),
}


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game)
def test_a_whole_game_against_a_bot_and_its_replay(visit: Visit, plan: Plan) -> None:
    visitor = visit(plan.screen, plan.language)
    visitor.create(plan.game, ["me", "bot"], plan.options)
    assert visitor.play_in_words() > 5
    link, forward, first = REPLAY[plan.language]
    visitor.result.get_by_role("link", name=link).click()
    visitor.page.wait_for_url("**/replay/*")
    visitor.button(forward).click()
    expect(visitor.page.get_by_role("slider")).to_have_attribute("aria-valuetext", first)


@pytest.mark.parametrize("game", ["7 Wonders Duel", "A New Dawn"])
def test_two_people_at_one_table(visit: Visit, game: str) -> None:
    host, guest = visit(), visit(PHONE, language="cs")
    host.create(game, ["me", "open"])
    link = host.page.locator("#link").input_value()
    guest.go(link)
    guest.sit_down()
    for visitor in (host, guest):
        visitor.read()
    mover, other = host, guest
    for _ in range(8):
        if not mover.words.locator(".actions").count():
            mover, other = other, mover
        mover.wait_for_turn()
        mover.move()
    assert sections(mover).count() > 0
    expect(sections(other)).to_have_count(sections(mover).count())


def sections(visitor: Visitor) -> Locator:
    """The parts that the position in words has."""
    return visitor.words.locator("h3:not(#text-actions)")


def test_hot_seat_hides_the_hand_of_the_other(visit: Visit) -> None:
    visitor = visit()
    visitor.create("Innovation", ["me", "Božena"])
    curtain = visitor.page.locator(".curtain")
    curtain.get_by_role("button").click()
    visitor.read()
    visitor.wait_for_turn()
    hand = [name.removeprefix("Meld ") for name in visitor.choices.all_inner_texts()]
    assert len(hand) == 2
    visitor.choices.first.click()
    expect(curtain).to_contain_text("Božena")
    covered = visitor.page.locator("body").inner_text()
    assert not any(card.split(":")[-1].strip() in covered for card in hand)
    curtain.get_by_role("button").click()
    visitor.read()
    visitor.wait_for_turn()
    assert set(visitor.choices.all_inner_texts()).isdisjoint(hand)


def test_a_reload_in_the_middle_of_a_nested_decision(visit: Visit) -> None:
    """World Wonders: a building is bought and must be placed next."""
    visitor = visit()
    visitor.play_bot("World Wonders")
    visitor.read()
    visitor.wait_for_turn()
    visitor.move()
    reload_and_compare(visitor)


def reload_and_compare(visitor: Visitor) -> None:
    """The same position in words, with the same choices, and the next move can be made."""
    visitor.wait_for_turn()
    before = visitor.words.inner_text()
    visitor.page.reload()
    visitor.read()
    visitor.wait_for_turn()
    assert visitor.words.inner_text() == before
    visitor.move()


@pytest.mark.parametrize("begun", [laying_a_tile, attacking, paying])
def test_a_reload_in_the_middle_of_a_turn_of_new_dawn(visit: Visit, begun: Callable[[], State]) -> None:
    visitor = visit()
    visitor.begin_from(begun())
    visitor.read()
    reload_and_compare(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_resigns_is_asked_nothing_more(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.play_bot(game)
    visitor.read()
    visitor.wait_for_turn()
    visitor.page.keyboard.press("Escape")
    visitor.button("Table menu").click()
    visitor.button("Resign").click()
    visitor.button("Resign").last.click()
    expect(visitor.result).to_contain_text("By resignation")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".place .bar")).to_have_text(re.compile("The game is over"))
    expect(visitor.page.locator(".place .avail, .bar.mine")).to_have_count(0)


def test_undo_takes_a_move_back(visit: Visit) -> None:
    visitor = visit()
    visitor.create("World Wonders", ["me", "Božena"])
    visitor.read()
    visitor.wait_for_turn()
    before = visitor.words.inner_text()
    visitor.move()
    visitor.page.keyboard.press("Escape")
    visitor.button("Undo").click()
    visitor.read()
    visitor.wait_for_turn()
    assert visitor.words.inner_text() == before


def test_the_line_is_cut_and_comes_back(visit: Visit) -> None:
    visitor = visit()
    visitor.play_bot("7 Wonders Duel")
    visitor.read()
    visitor.wait_for_turn()
    visitor.context.set_offline(True)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".banner.bad")).to_be_visible()
    visitor.context.set_offline(False)
    expect(visitor.page.locator(".banner.bad")).to_be_hidden()
    visitor.read()
    visitor.wait_for_turn()
    visitor.move()


def test_a_second_tab_sees_the_same_table(visit: Visit) -> None:
    visitor = visit()
    visitor.play_bot("7 Wonders Duel")
    visitor.read()
    visitor.wait_for_turn()
    second = visitor.context.new_page()
    second.goto(visitor.page.url)
    expect(second.locator(".place > *").first).to_be_visible()
    second.keyboard.press("t")
    expect(second.locator("dialog[open] .actions button:enabled").first).to_be_visible()
    visitor.move()
    visitor.wait_for_turn()
    shown = visitor.page.locator("dialog[open] .content").inner_text()
    expect(second.locator("dialog[open] .content")).to_have_text(shown, use_inner_text=True)


def test_everything_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit(DESKTOP)
    visitor.go()
    target = visitor.page.get_by_role("button", name="Play a bot: 7 Wonders Duel")
    expect(target).to_be_visible()
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if target.evaluate("button => button === document.activeElement"):
            break
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/table/*")
    visitor.read()
    for _ in range(3):
        visitor.wait_for_turn()
        before = visitor.words.inner_text()
        for _ in range(60):
            visitor.page.keyboard.press("Tab")
            if visitor.choices.first.evaluate("button => button === document.activeElement"):
                break
        visitor.page.keyboard.press("Enter")
        expect(visitor.words).not_to_have_text(before, use_inner_text=True)


def test_language_and_theme_can_be_changed_at_any_time(visit: Visit) -> None:
    visitor = visit(language="cs")
    visitor.play_bot("7 divů světa: Duel")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "cs")
    visitor.page.get_by_role("button", name="Switch to English").click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "en")
    expect(visitor.page.get_by_role("button", name="Table menu")).to_be_visible()
    visitor.button("Switch between light and dark").click()
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "en")


def test_a_bot_takes_the_seat_nobody_came_for(visit: Visit) -> None:
    visitor = visit()
    visitor.create("Innovation", ["me", "open"])
    visitor.button("Let a bot sit here").click()
    expect(visitor.page.locator(".place .bar").first).to_be_visible()


def test_the_log_of_a_long_game_is_fetched_bit_by_bit(visit: Visit) -> None:
    """Bots play it to its end; who comes back then is told the last moves, and asks for the others."""
    visitor = visit()
    visitor.create("The tiny game", ["me", "bot"], {"rounds": "45"})
    visitor.button("Table menu").click()
    visitor.page.get_by_label("Level of the bot").select_option("1")
    visitor.button("Let a bot play").click()
    visitor.button("Let a bot play").last.click()
    expect(visitor.result).to_be_visible()

    visitor.page.reload()
    expect(visitor.result).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.result).to_have_count(0)
    moves = visitor.page.locator(".log li[data-step]")
    older = visitor.button("Show older moves")
    expect(older).to_be_visible()
    while older.count():
        first = moves.last.get_attribute("data-step")
        assert first is not None
        older.click()
        expect(moves.last).not_to_have_attribute("data-step", first)
    begun = moves.filter(has_text=re.compile(r"Round \d+ begins")).all_inner_texts()
    assert [int(re.findall(r"Round (\d+)", line)[0]) for line in begun] == list(range(45, 0, -1))
