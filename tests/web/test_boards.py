"""Moves made on the boards themselves: by pointer, by finger, and by keys alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from ludopolis.core.contract import State
from web.civilization import managing, moving
from web.new_dawn import attacking, laying, spread_culture
from web.visitors import SCREENS, TABLET, Screen, Visitor

Visit = Callable[..., Visitor]

both_screens = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)


def key(visitor: Visitor, name: str) -> Locator:
    """The button that has this key."""
    return visitor.page.locator(f"[aria-keyshortcuts='{name}']:visible").first


def make(visitor: Visitor, doing: Callable[[], None]) -> None:
    """Do something that makes a move."""
    before = visitor.moves_made
    doing()
    visitor.until_told(lambda: visitor.moves_made > before)


def confirm(visitor: Visitor) -> None:
    make(visitor, lambda: visitor.press(key(visitor, "Enter")))


# --- 7 Wonders Duel -------------------------------------------------------------------------------


@both_screens
def test_duel(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen)
    visitor.play_bot("7 Wonders Duel")
    draft_wonders(visitor)
    choose_card(visitor)
    make(visitor, lambda: visitor.press(key(visitor, "d")))
    choose_card(visitor)
    build = key(visitor, "b")
    affordable = build.get_attribute("aria-disabled") is None
    make(visitor, lambda: visitor.press(build if affordable else key(visitor, "d")))
    assert [said["actions"][0].split()[0] for said in visitor.moves] == [
        *["draft"] * 4,
        "discard",
        "build" if affordable else "discard",
    ]


def draft_wonders(visitor: Visitor) -> None:
    wonder = visitor.page.locator(".draft .avail").first
    card = visitor.page.locator(".duel .card.avail").first
    while True:
        expect(wonder.or_(card).first).to_be_visible()
        if not wonder.count():
            return
        visitor.press(wonder)
        confirm(visitor)


def choose_card(visitor: Visitor) -> None:
    visitor.press(visitor.page.locator(".duel .card.avail").first)
    expect(visitor.page.locator(".duel .card.sel")).to_have_count(1)


@both_screens
def test_free_cards_have_a_ring_that_does_not_move(visit: Visit, screen: Screen) -> None:
    """Visitors of the tests want no motion, and still see what can be chosen."""
    visitor = visit(screen)
    visitor.play_bot("7 Wonders Duel")
    draft_wonders(visitor)
    card = visitor.page.locator(".duel .card.avail").first
    expect(card).to_be_visible()
    shown = card.evaluate("card => [getComputedStyle(card).boxShadow, getComputedStyle(card).animationName]")
    ring, animation = shown
    assert ring.count("px") > 8, ring
    assert animation == "none"


# --- Innovation -----------------------------------------------------------------------------------


@both_screens
def test_innovation(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen)
    visitor.play_bot("Innovation")
    hand = visitor.page.locator("#innovation-hand .target.avail")
    visitor.press(hand.first)
    confirm(visitor)

    wait_for_action(visitor)
    visitor.press(key(visitor, "D"))
    confirm(visitor)

    wait_for_action(visitor)
    pile = visitor.page.locator("#innovation-piles .target.avail").first
    visitor.press(pile)
    shares = visitor.page.locator("section:has(.part)").first
    expect(shares.locator(".part")).to_have_count(2)
    confirm(visitor)

    wait_for_action(visitor)
    while not hand.count():  # what was activated may have taken every card
        visitor.press(key(visitor, "D"))
        confirm(visitor)
        wait_for_action(visitor)
    visitor.press(hand.first)
    if screen.touch:
        confirm(visitor)
    else:
        visitor.until_told(lambda: visitor.moves[-1]["actions"][0].startswith("meld"))
    kinds = [said["actions"][0].split()[0] for said in visitor.moves]
    assert {"draw", "dogma", "meld"} <= set(kinds)


@pytest.mark.parametrize(
    ("game", "thing"),
    [("7 Wonders Duel", ".draft .avail"), ("Innovation", "#innovation-hand .target.avail")],
    ids=["duel", "innovation"],
)
@both_screens
def test_a_button_stays_while_more_is_told(visit: Visit, screen: Screen, game: str, thing: str) -> None:
    """What a move would bring is told a little later: nothing may move away from under the finger."""
    visitor = visit(screen)
    visitor.play_bot(game)
    visitor.press(visitor.page.locator(thing).first)
    button = key(visitor, "Enter")
    before = button.bounding_box()
    visitor.page.locator(".bar .asked, .below > *").evaluate_all(
        "told => told.forEach(element => element.append(' more'.repeat(40)))"
    )
    assert button.bounding_box() == before


def wait_for_action(visitor: Visitor) -> None:
    """Until I may choose an action; whatever else is asked before is answered in words."""
    mine = visitor.page.locator(".place .bar.mine")
    draw = visitor.page.locator("[aria-keyshortcuts='D']:enabled")
    for _ in range(20):
        expect(mine).to_be_visible()
        expect(draw.or_(visitor.page.locator(".place .avail, .bar.mine button")).first).to_be_attached()
        if draw.count():
            return
        visitor.read()
        visitor.wait_for_turn()
        visitor.move()
        visitor.page.keyboard.press("Escape")
        expect(visitor.words).to_have_count(0)
    raise AssertionError("there is no action to choose")


# --- World Wonders --------------------------------------------------------------------------------


@both_screens
def test_world_wonders(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen)
    visitor.play_bot("World Wonders")
    for _ in range(2):
        take(visitor, ".market")
        put_down(visitor)
    kinds = [action.split()[0] for action in placed_and_bought(visitor)]
    assert kinds.count("place") >= 2
    assert len(kinds) >= 3
    bought = [said["actions"] for said in visitor.moves if said["actions"][0].startswith("build")]
    assert bought
    assert all(len(actions) == 2 and actions[1].startswith("place") for actions in bought)


def test_world_wonders_taken_back(visit: Visit) -> None:
    """A building was bought and placed in one move: first its place is taken back, then the purchase."""
    visitor = visit()
    visitor.create("World Wonders", ["me", "Božena"])
    for _ in range(2):
        take(visitor, ".market")
        put_down(visitor)
    asked = visitor.page.locator(".bar .q")
    expect(asked).to_contain_text("starting long road")
    visitor.button("Undo").click()
    expect(asked).to_contain_text("Place: ")
    visitor.button("Undo").click()
    expect(asked).to_have_text("What will you buy?")


@both_screens
def test_world_wonders_piece_by_piece(visit: Visit, screen: Screen) -> None:
    """The first piece of a set is placed in the move that buys it, the others follow."""
    visitor = visit(screen)
    visitor.create("World Wonders", ["me", "Božena"])
    in_hand = visitor.page.locator(".map svg.holds")
    expect(in_hand).to_be_visible()
    put_down(visitor)
    take(visitor, '.supply .offer:has-text("Short roads")')
    for _ in range(3):
        expect(in_hand).to_be_visible()
        put_down(visitor)
    first, *others = [said["actions"] for said in visitor.moves[1:]]
    assert [action.split()[0] for action in first] == ["short_roads", "place"]
    assert [action.split()[0] for actions in others for action in actions] == ["place", "place"]


def take(visitor: Visitor, where: str) -> None:
    """Choose something on offer, unless there is something in hand already."""
    offer = visitor.page.locator(f"{where}.avail, {where} .offer.avail").first
    in_hand = visitor.page.locator(".map svg.holds")
    expect(offer.or_(in_hand).first).to_be_visible()
    if not in_hand.count():
        visitor.press(offer)
    expect(in_hand).to_be_visible()


def placed_and_bought(visitor: Visitor) -> list[str]:
    return [action for said in visitor.moves for action in said["actions"]]


def placed(visitor: Visitor) -> int:
    return sum(action.startswith("place") for action in placed_and_bought(visitor))


def put_down(visitor: Visitor) -> None:
    """Hold the piece where a dot says that it fits, and let it go."""
    before = placed(visitor)
    box = visitor.page.locator(".map svg .dot").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if visitor.screen.touch:
        visitor.page.touchscreen.tap(x, y)
        visitor.press(visitor.page.locator(".bubble .ok"))
    else:
        visitor.page.mouse.move(x, y)
        expect(visitor.page.locator(".map .ghost")).to_be_visible()
        visitor.page.mouse.click(x, y)
    visitor.until_told(lambda: placed(visitor) > before and visitor.moves_shown == len(visitor.moves))


# --- A New Dawn -----------------------------------------------------------------------------------


def focus(visitor: Visitor, card: str) -> None:
    """Choose a card of the focus row and resolve it."""
    visitor.press(visitor.page.locator(".focus .card.avail", has_text=card))
    expect(visitor.page.locator(".focus .card.sel")).to_contain_text(card)
    confirm(visitor)


def space(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f".nd .map .space[aria-label^='{name} ']")


def glowing(visitor: Visitor) -> Locator:
    return visitor.page.locator(".nd .map .space.avail")


@both_screens
def test_new_dawn(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen)
    visitor.begin_from(spread_culture())
    focus(visitor, "Early Empire")
    spaces, chosen = glowing(visitor), space(visitor, "7-1")
    expect(chosen).to_be_visible()
    before = spaces.count()
    assert before > 1
    visitor.press(chosen)
    confirm(visitor)
    expect(chosen).to_have_accessible_name(re.compile("control token"))
    expect(spaces.first).to_be_visible()
    assert visitor.moves[-1]["actions"] == ["place 7-1"]

    visitor.button("Undo").click()
    expect(spaces).to_have_count(before)
    expect(chosen).not_to_have_accessible_name(re.compile("control token"))


@both_screens
def test_new_dawn_lays_a_tile(visit: Visit, screen: Screen) -> None:
    """Its side, its rotation and its place are one move."""
    visitor = visit(screen)
    visitor.begin_from(laying())
    visitor.press(visitor.page.locator(".laying .tile.avail").first)
    visitor.press(visitor.page.locator(".laying .way:enabled").first)
    expect(visitor.page.locator(".nd .map .ghost")).to_be_visible()
    confirm(visitor)
    [said] = visitor.moves
    assert [action.split()[0] for action in said["actions"]] == ["lay", "turn", "at"]


def test_new_dawn_says_why_a_space_does_not_glow(visit: Visit) -> None:
    """2-4 are mountains, for slot 5."""
    visitor = visit()
    visitor.begin_from(spread_culture())
    focus(visitor, "Early Empire")
    expect(glowing(visitor).first).to_be_visible()
    visitor.press(space(visitor, "2-4"))
    refusal = visitor.page.locator(".nd .refused")
    expect(refusal).to_contain_text("difficulty 5")
    refusal.get_by_role("button", name="R6.2").click()
    expect(visitor.page.locator("dialog[open]")).to_contain_text("R6.2")
    assert len(visitor.moves) == 1


# What lies at the middle of each of these is one of them: nothing covers them.
UNCOVERED = """all => all.every((one) => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
})"""


@pytest.mark.parametrize("screen", [*SCREENS, TABLET], ids=lambda screen: screen.name)
def test_new_dawn_shows_an_attack_as_a_whole(visit: Visit, screen: Screen) -> None:
    """Both sums, and how many tokens to spend, on every screen without scrolling."""
    visitor = visit(screen)
    visitor.begin_from(attacking())
    options = visitor.page.locator(".nd .option")
    expect(options).to_have_count(4)
    assert options.evaluate_all(UNCOVERED)
    assert visitor.page.locator(".nd .combat li").evaluate_all(UNCOVERED)
    expect(visitor.page.locator(".nd .combat .value b")).to_have_text(["12", "13"])


# --- Civilization -----------------------------------------------------------------------------------


def begin_civilization(visitor: Visitor, state: State) -> None:
    """Against a bot, so that nobody else looks at this screen."""
    bot = {"kind": "bot", "level": 1}
    visitor.go(f"/table/{visitor.set_up(state, [{'kind': 'me'}, bot])}")


@both_screens
def test_civilization_builds(visit: Visit, screen: Screen) -> None:
    """The city and what it builds are one move; its place is asked for on the map."""
    visitor = visit(screen)
    begin_civilization(visitor, managing())
    visitor.press(visitor.page.locator(".civ .city.avail").first)
    visitor.press(visitor.page.locator(".civ .list .row:not(.no)", has_text="Army"))
    confirm(visitor)
    assert visitor.moves[-1]["actions"] == ["city 1", "build army"]
    squares = visitor.page.locator(".civ .map .square.avail")
    expect(squares.first).to_be_visible()
    visitor.press(squares.first)
    confirm(visitor)
    assert visitor.moves[-1]["actions"][0].startswith("at ")


@both_screens
def test_civilization_moves(visit: Visit, screen: Screen) -> None:
    """A group is taken and goes several steps in one move."""
    visitor = visit(screen)
    begin_civilization(visitor, moving())
    squares = visitor.page.locator(".civ .map .square.avail")
    visitor.press(squares.first)
    visitor.until_said(lambda: visitor.moves[-1:] != [])
    assert visitor.moves[-1]["actions"][0].startswith("group ")


# --- keys alone -----------------------------------------------------------------------------------


def tab_to(visitor: Visitor, selector: str) -> None:
    for _ in range(80):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the Tab key does not reach {selector}")


def test_world_wonders_by_keys(visit: Visit) -> None:
    visitor = visit()
    visitor.play_bot("World Wonders")
    expect(visitor.page.locator(".map svg.holds")).to_be_visible()
    tab_to(visitor, ".map svg")
    visitor.page.keyboard.press("n")
    make(visitor, lambda: visitor.page.keyboard.press("Enter"))

    expect(visitor.page.locator(".market .offer.avail").first).to_be_visible()
    tab_to(visitor, ".market .offer")
    while not visitor.page.evaluate("document.activeElement.matches('.avail')"):
        visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".map .ghost")).to_be_visible()
    visitor.page.keyboard.press("n")
    visitor.page.keyboard.press("Enter")
    visitor.until_told(lambda: visitor.moves_made == 2)
    bought, place = visitor.moves[-1]["actions"]
    assert bought.startswith("build")
    assert place.startswith("place")


def test_duel_by_keys(visit: Visit) -> None:
    visitor = visit()
    visitor.play_bot("7 Wonders Duel")
    expect(visitor.page.locator(".draft .avail").first).to_be_visible()
    tab_to(visitor, ".draft .wonder.avail")
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".draft .sel")).to_have_count(1)
    make(visitor, lambda: visitor.page.keyboard.press("Enter"))
    expect(visitor.page.locator(".draft .wonders")).to_be_focused()
    expect(visitor.page.locator(".draft .avail").first).to_be_visible()
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page.locator(".draft .wonder.avail:focus")).to_be_visible()


def test_innovation_by_keys(visit: Visit) -> None:
    visitor = visit()
    visitor.play_bot("Innovation")
    expect(visitor.page.locator("#innovation-hand .avail").first).to_be_visible()
    tab_to(visitor, "#innovation-hand .avail")
    visitor.page.keyboard.press("Enter")
    make(visitor, lambda: visitor.page.keyboard.press("Enter"))
    wait_for_action(visitor)
    visitor.page.keyboard.press("d")
    make(visitor, lambda: visitor.page.keyboard.press("Enter"))
    assert visitor.moves[-1]["actions"][0] == "draw"


# --- a game without a board of its own --------------------------------------------------------------


def begin_tiny_game(visitor: Visitor) -> Locator:
    """Sit down at the tiny game, for one round; return the choices."""
    visitor.create("The tiny game", ["me", "bot"], {"rounds": "1"})
    choices = visitor.page.locator(".plain .choice.free:visible")
    expect(choices.first).to_be_visible()
    return choices


@both_screens
def test_a_game_of_another_package(visit: Visit, screen: Screen) -> None:
    """Its position in words, its choices as buttons: the first press chooses, the second one plays."""
    visitor = visit(screen)
    choices = begin_tiny_game(visitor)
    expect(visitor.page.locator(".plain").get_by_text("Cards in the deck")).to_be_visible()
    while True:
        expect(choices.first.or_(visitor.result).first).to_be_visible()
        if visitor.result.count():
            break
        before = visitor.moves_made
        visitor.press(choices.first)
        assert visitor.moves_made == before
        confirm(visitor)
    expect(visitor.result.get_by_text("All rounds have been played")).to_be_visible()
    assert visitor.moves[0]["actions"][0].startswith("bid ")


def test_a_game_of_another_package_by_keys(visit: Visit) -> None:
    visitor = visit()
    begin_tiny_game(visitor)
    visitor.page.keyboard.press("2")
    expect(visitor.page.locator(".plain .choice.sel")).to_have_count(1)
    make(visitor, lambda: visitor.page.keyboard.press("Enter"))
    assert visitor.moves[0]["actions"][0].startswith("bid ")


def test_the_plain_board_says_why_not(visit: Visit) -> None:
    visitor = visit()
    begin_tiny_game(visitor)
    visitor.page.locator(".plain summary").click()
    visitor.page.locator(".plain details").get_by_role("button", name="Roll the die").click()
    refusal = visitor.page.locator(".plain .refused")
    expect(refusal).to_contain_text("The game is waiting for a different decision now.")
    refusal.get_by_role("button", name="R3").click()
    expect(visitor.page.locator("dialog[open]")).to_contain_text("R3")
