"""Several people at one table, and those who may not sit there."""

import json
import re
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect
from service.running import RunningService

from ludopolis import game
from web.visitors import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]


def sit_together(host: Visitor, guest: Visitor, game: str) -> str:
    """The host sets up a table for two, the guest comes by the link; returns the link."""
    host.create(game, ["me", "open"])
    link = host.page.locator("#link").input_value()
    guest.go(link)
    guest.sit_down()
    for visitor in (host, guest):
        expect(visitor.page.locator(".place .bar").first).to_be_visible()
    return link


def can_choose(visitor: Visitor) -> bool:
    return visitor.page.locator(".bar.mine").count() > 0


def move_in_words(visitor: Visitor) -> None:
    visitor.read()
    visitor.wait_for_turn()
    visitor.move()
    visitor.page.keyboard.press("Escape")
    expect(visitor.words).to_have_count(0)


def test_a_move_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    host, guest = visit(), visit(PHONE)
    sit_together(host, guest, "7 Wonders Duel")
    first, second = (host, guest) if can_choose(host) else (guest, host)
    move_in_words(first)
    expect(second.page.locator(".bar.mine")).to_be_visible()
    move_in_words(second)
    first.page.get_by_role("button", name="Undo", exact=True).click()
    expect(first.page.locator(".banner")).to_be_visible()
    second.page.get_by_role("button", name="I agree").click()
    expect(first.page.locator(".bar.mine")).to_be_visible()
    expect(second.page.locator(".bar.mine")).to_have_count(0)
    expect(second.page.locator("dialog[open]")).to_have_count(0)
    expect(first.page.locator(".banner")).to_have_count(0)
    move_in_words(first)


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    host, guest, spectator = visit(), visit(), visit(PHONE)
    sit_together(host, guest, "Innovation")
    host.read()
    host.wait_for_turn()
    hand = [text.removeprefix("Meld ").split(":")[-1].strip() for text in host.choices.all_inner_texts()]
    assert len(hand) == 2
    spectator.go(f"/table/{host.table}")
    expect(spectator.page.locator(".place .bar").first).to_be_visible()
    expect(spectator.page.locator(".innovation")).to_be_visible()
    assert spectator.page.locator(".place .avail").count() == 0
    spectator.read()
    shown = re.sub(r"Can also be claimed with [^.]+", "", spectator.page.content())  # achievements name cards
    assert not [card for card in hand if card in shown]
    secret = {action.split()[1] for action in actions_offered(host)}
    assert len(secret) == 2
    heard = json.dumps(spectator.told)
    assert not [card for card in secret if f'"{card}"' in heard]


def actions_offered(visitor: Visitor) -> list[str]:
    """The actions of the newest position the service has told."""
    views = [view for told in visitor.told for view in told.get("views", {}).values()]
    offered: list[str] = views[-1]["decision"]["actions"]
    return offered


def test_a_wrong_invitation(visit: Visit) -> None:
    visitor = visit().go()
    code = visitor.page.locator("#invite")
    code.fill("?!")
    code.press("Enter")
    expect(visitor.page.locator(".toast.bad")).to_contain_text("This is no invitation.")
    code.fill("nosuchtable")
    code.press("Enter")
    expect(visitor.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="To the main page")).to_be_visible()


def test_a_link_with_a_wrong_code_and_a_full_table(visit: Visit) -> None:
    host, guest, late = visit(), visit(), visit()
    host.create("7 Wonders Duel", ["me", "open"])
    link = host.page.locator("#link").input_value()
    late.go(f"/table/{host.table}?invite=wrong")
    late.page.locator("article .btn.pri").click()
    expect(late.page.locator(".toast")).to_contain_text(re.compile("invit", re.IGNORECASE))
    guest.go(link)
    guest.sit_down()
    expect(late.page.locator(".place .bar")).to_be_visible()
    late.go(link)
    expect(late.page.locator(".place .bar")).to_be_visible()
    expect(late.page.get_by_text("You are watching")).to_be_visible()


def test_a_set_up_position_is_said_to_whoever_joins(visit: Visit) -> None:
    host, guest = visit(), visit(PHONE)
    id = host.set_up(game("duel").new("set up"), [{"kind": "me"}, {"kind": "open"}], public=True)
    row = guest.go().page.locator(".line", has=guest.page.locator(f"a[href='/table/{id}']"))
    expect(row).to_contain_text("Set-up position")
    guest.go(f"/table/{id}")
    expect(guest.page.locator(".room")).to_contain_text("starts from a position that somebody set up")
    expect(guest.page.locator(".room")).not_to_contain_text("Promise of the shuffle")
    guest.sit_down()


def test_a_rematch_takes_the_other_along(visit: Visit) -> None:
    host, guest = visit(), visit()
    sit_together(host, guest, "7 Wonders Duel")
    host.page.get_by_role("button", name="Table menu").click()
    host.page.get_by_role("button", name="Resign").click()
    host.page.locator("dialog[open]").last.get_by_role("button", name="Resign").click()
    for visitor in (host, guest):
        expect(visitor.result).to_be_visible()
    before = host.table
    host.result.get_by_role("button", name="Rematch", exact=True).click()
    host.page.wait_for_url(lambda url: "/table/" in url and before not in url)
    guest.result.get_by_role("button", name="Join the rematch").click()
    guest.page.wait_for_url(f"**/table/{host.table}*")
    for visitor in (host, guest):
        expect(visitor.page.locator(".place .bar").first).to_be_visible()


def test_the_service_dies_and_comes_back(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page recovers by itself; the move made meanwhile is made once."""
    service = RunningService(tmp_path_factory.mktemp("mortal"))
    service.start()
    visitor = Visitor(browser, service.url, DESKTOP, "en")
    try:
        visitor.create("World Wonders", ["me", "Božena"])
        visitor.read()
        visitor.wait_for_turn()
        visitor.move()
        visitor.wait_for_turn()
        # Asked, but not answered: the service freezes before it hears, and then it is dead.
        assert service.process is not None
        service.process.send_signal(signal.SIGSTOP)
        visitor.choices.first.click()
        visitor.until_said(lambda: len(visitor.moves) == 2)
        service.kill()
        expect(visitor.page.locator(".banner.bad")).to_be_attached()
        service.start()
        expect(visitor.page.locator(".banner.bad")).to_have_count(0, timeout=60_000)
        visitor.until_told(lambda: visitor.moves_made == 2)
        assert [said["key"] for said in visitor.moves[1:]] == [visitor.moves[1]["key"]] * 2
        visitor.wait_for_turn()
        visitor.move()
        assert not visitor.leave()
    finally:
        service.stop()


def test_an_account_is_made_and_deleted(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.go("/player")
    page = visitor.page
    page.get_by_label("Login name").fill("libuse")
    page.get_by_label("Password").fill("correct horse")
    visitor.button("Create an account").last.click()
    expect(page.get_by_text("Logged in as libuse.")).to_be_visible()
    page.get_by_text("Delete the account").click()
    page.locator("#farewell").fill("wrong password")
    visitor.button("Delete for good").click()
    expect(page.get_by_text("The present password is not right.")).to_be_visible()
    page.locator("#farewell").fill("correct horse")
    visitor.button("Delete for good").click()
    expect(page.get_by_text("Your account is deleted.")).to_be_visible()
    expect(visitor.button("Create an account").first).to_be_visible()
