"""Innovation's board: every kind of decision, widths, icons, piles and roles."""

import re
from functools import cache

import pytest
from rich.console import Console, RenderableType

from cli.running import Command
from ludopolis import game, seeded
from ludopolis.cli.boards import board_of
from ludopolis.cli.boards.board import legal
from ludopolis.cli.boards.innovation.choices import draw_note
from ludopolis.cli.boards.innovation.glyphs import ICONS, SIGNS, code, sentence
from ludopolis.cli.boards.innovation.piles import piles
from ludopolis.cli.boards.innovation.roles import concerned
from ludopolis.cli.words import Words
from ludopolis.core.contract import State
from ludopolis.games.innovation.components import COMPONENTS
from ludopolis.games.innovation.view import InnovationView, PileView

INNOVATION = game("innovation")
BOARD = board_of(INNOVATION)
PLAYERS = ["Ada", "Ben", "Cyril", "Dana"]
EN, CS = Words(INNOVATION, "en"), Words(INNOVATION, "cs")


def _printed(shown: RenderableType, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def _view(state: State, seat: int) -> InnovationView:
    view = state.view(seat)
    assert isinstance(view, InnovationView)
    return view


@cache
def _moments() -> dict[str, State]:
    """The first position of each kind of decision, and of nested executions."""
    found: dict[str, State] = {}
    state = INNOVATION.new(seed=625, seats=3)  # this game has them all
    random = seeded("moments 625")
    while not state.over:
        decision = state.decision()
        assert decision is not None
        found.setdefault("nothing_fits" if decision.actions == ["stop"] else decision.kind, state.copy())
        if len(_executing(state)) > 1:
            found.setdefault("nested", state.copy())
        actions = state.actions()
        state.apply(actions[random.below(len(actions))])
    return found


def _executing(state: State) -> list[str]:
    return [step.card for step in _view(state, state.seat).executing]


KINDS = [kind.name for kind in INNOVATION.decisions]


@pytest.mark.parametrize("kind", [*KINDS, "nested", "nothing_fits"])
@pytest.mark.parametrize(("words", "width"), [(CS, 80), (EN, 120)], ids=["cs-80", "en-120"])
def test_every_decision_has_numbered_choices_that_fit(kind: str, words: Words, width: int) -> None:
    state = _moments()[kind]
    view = _view(state, state.seat)
    text = _printed(BOARD.table(view, words, PLAYERS, width), width)
    text += _printed(BOARD.question(view, words, PLAYERS), width)
    choices = _printed(BOARD.choices(view, words, width, PLAYERS), width)
    assert max(len(line) for line in (text + choices).splitlines()) <= width
    for number in range(1, len(legal(view)) + 1):
        assert re.search(rf"(^| ){number} ", choices, re.M)
    for step in view.executing:
        assert words.name("card", step.card) in text
        assert PLAYERS[step.player] in text


@pytest.mark.parametrize(
    ("words", "said", "choice"),
    [(EN, "None of your cards fits.", "Go on"), (CS, "Žádná tvoje karta se nehodí.", "Pokračovat")],
    ids=["en", "cs"],
)
def test_R11_6_a_player_without_a_fitting_card_reads_so(words: Words, said: str, choice: str) -> None:
    state = _moments()["nothing_fits"]
    view, others = _view(state, state.seat), _view(state, (state.seat + 1) % 3)
    assert said in _printed(BOARD.question(view, words, PLAYERS))
    assert _printed(BOARD.choices(view, words, 80, PLAYERS)).split() == ["1", *choice.split()]
    assert said not in _printed(BOARD.question(others, words, PLAYERS))


@pytest.mark.parametrize("kind", [*KINDS, "nested"])
def test_every_choice_can_be_explained(kind: str) -> None:
    state = _moments()[kind]
    view = _view(state, state.seat)
    for number in state.actions():
        action = INNOVATION.actions[number]
        text = _printed(BOARD.explanation(view, action, CS, PLAYERS), 200)
        assert text.startswith(BOARD.label(view, action, CS, PLAYERS))
        assert len(text.splitlines()) > 1


def test_players_are_chosen_by_name() -> None:
    state = _moments()["choose_player"]
    text = _printed(BOARD.choices(_view(state, state.seat), EN, 80, PLAYERS))
    assert re.search(r"\d  Choose (Ada|Ben|Cyril|Dana) +\d+ points?", text)


def test_names_in_choices_are_shown_as_they_are() -> None:
    state = _moments()["choose_player"]
    text = _printed(BOARD.choices(_view(state, state.seat), EN, 80, ["[/b]", "[/b]", "[/b]", "[/b]"]))
    assert "2  Choose [/b] " in text


def test_the_own_part_is_at_the_bottom_and_others_follow_clockwise() -> None:
    state = INNOVATION.new(seed=3, seats=4)
    text = _printed(BOARD.table(state.view(2), EN, PLAYERS, 80))
    assert re.findall(r"^(?:▶ )?(Ada|Ben|Cyril|Dana)", text, re.M) == ["Dana", "Ada", "Ben", "Cyril"]
    assert text.count("(you)") == 1


def test_what_lies_in_the_middle() -> None:
    state = INNOVATION.new(seed=3)
    text = _printed(BOARD.table(state.view(0), EN, PLAYERS, 80))
    assert re.search(r"^Age +\[1\] +\[2\] .*\[10\]$", text, re.M)
    assert re.search(r"^cards left +10( +9){8} +10$", text, re.M)
    assert re.search(r"^points to achieve +5 +10 +15 +20 +25 +30 +35 +40 +45 +–$", text, re.M)
    assert all(EN.name("special", id) in text for id in COMPONENTS.specials)


@pytest.mark.parametrize("words", [CS, EN], ids=["cs", "en"])
def test_icons_differ_in_sign_and_letters(words: Words) -> None:
    assert sorted(ICONS) == sorted(COMPONENTS.icons)
    codes = [code(icon, words) for icon in ICONS]
    assert len({text[0] for text in codes}) == len({text[1:] for text in codes}) == len(ICONS)
    line = next(
        line
        for line in _printed(BOARD.table(INNOVATION.new(seed=3).view(0), words, PLAYERS, 80)).splitlines()
        if "♛" in line
    )
    signs = [line.index(SIGNS[icon]) for icon in ICONS]
    assert signs == sorted(signs)
    assert all(words.name("icon", icon) in line for icon in ICONS)


def test_a_pile_shows_colour_size_splay_icons_and_edges() -> None:
    pile = PileView("oars", 3, "right", [None, None], [["castle", "crown"], ["castle"]], [])
    lines = [line.plain for line in piles({"red": pile}, {"oars": " #4 "}, EN, 80)]
    assert [line[:16] for line in lines] == [
        "┌ red ─────×3→ ┬",
        "│1 Oars        │",
        "│♜Ca ♛Cr ⬡ ♜Ca │",
        "│1♛Cr 2♜Ca     │",
        "└ ♜Ca ──── #4 ─┴",
    ]
    assert " purple ─" in lines[0]
    wide = [line.plain for line in piles({"red": pile}, {}, EN, 120)]
    assert "♜ castle" in wide[-1]


def test_long_names_take_two_lines() -> None:
    pile = PileView("domestication", 1, None, [], [], [])
    lines = [line.plain for line in piles({"yellow": pile}, {}, CS, 80)]
    assert "│1 Domestikace │" in lines[1]
    assert "│dobytka       │" in lines[2]


def test_texts_show_icons_and_ages() -> None:
    assert sentence("Draw a [1] with [castle]!", EN).plain == "Draw a [1] with ♜castle!"


def test_the_promised_roles_are_the_real_ones() -> None:
    """Whatever is told before activating a card is what the rules then do (R5.2)."""
    checked = 0
    for seed in range(6):
        state = INNOVATION.new(seed=seed, seats=2 + seed % 3)
        random = seeded(f"roles {seed}")
        while not state.over:
            actions = state.actions()
            action = actions[random.below(len(actions))]
            text = INNOVATION.actions.text(action)
            before = _view(state, state.seat)
            state.apply(action)
            after = _view(state, 0)
            if text.startswith("dogma") and not state.over and after.activated == text.split()[1]:
                obeying, sharing = (concerned(before, text.split()[1], demand) for demand in (True, False))
                assert obeying is None or sorted(obeying) == after.vulnerable
                assert sharing is None or sorted(sharing) == after.sharing
                checked += 1
    assert checked > 30


def test_the_promised_draw_is_the_real_one() -> None:
    state = INNOVATION.new(seed=2)
    random = seeded("draws")
    while not state.over:
        actions = state.actions()
        view = _view(state, state.seat)
        if "draw" in legal(view):
            note = draw_note(view, EN)
            after = state.copy()
            after.play("draw")
            if after.over:
                assert note == EN("draw-end")
            else:
                found = re.match(r"a card of age (\d+)", note)
                assert found is not None
                age = int(found[1])
                assert _view(after, 0).supplies[age - 1] == view.supplies[age - 1] - 1
        state.apply(actions[random.below(len(actions))])


def test_colours_and_bold_are_only_for_terminals(run: Command) -> None:
    out = run("play", "innovation", "--seed", "7", "--lang", "cs").out
    assert "\x1b" not in out
    assert "červená" in out
