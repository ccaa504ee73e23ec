"""Nothing hidden is printed: worlds that differ only in what a seat cannot know look the same to it."""

from pathlib import Path

import pytest
from rich.console import Console

from cli.running import Command
from ludopolis import game, seeded
from ludopolis.cli.boards import board_of
from ludopolis.cli.words import Words
from ludopolis.core.contract import State
from ludopolis.games.innovation.view import InnovationView

INNOVATION = game("innovation")
ASKED = ["", "? 1", "? 2", "hint", "log"]


def _moments(seats: int, moves: tuple[int, ...]) -> list[State]:
    """Positions of a random game: first melds, turns, choices inside effects."""
    state = INNOVATION.new(seed=seats, seats=seats)
    random = seeded(f"moments {seats}")
    found = []
    for move in range(moves[-1] + 1):
        if move in moves:
            found.append(state.copy())
        actions = state.actions()
        state.apply(actions[random.below(len(actions))])
    return found


STATES = [state for seats in (2, 3, 4) for state in _moments(seats, (1, 61, 110))]


def _file(state: State, folder: Path) -> str:
    path = folder / "position.json"
    path.write_text(state.json(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.fingerprint())
def test_show_prints_only_what_the_seat_may_know(run: Command, state: State, tmp_path: Path) -> None:
    for seat in (*range(state.seats), -1):
        other = state.determinize(seat, seeded("another world"))
        assert other != state
        eyes = "spectator" if seat < 0 else str(seat)
        shown = [run("show", _file(world, tmp_path), "--seat", eyes) for world in (state, other)]
        assert shown[0] == shown[1]


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.fingerprint())
def test_the_prompt_tells_only_what_the_seat_may_know(run: Command, state: State, tmp_path: Path) -> None:
    other = state.determinize(state.seat, seeded("another world"))
    guesses = [f"meld {card}" for card in _never_held(state)]
    seats = ",".join(["human"] * state.seats)
    shown = [
        run("play", "innovation", "--from", _file(world, tmp_path), "--seats", seats, typed=ASKED + guesses)
        for world in (state, other)
    ]
    assert shown[0] == shown[1]
    assert "♛ crown" in shown[0].out


def _never_held(state: State) -> list[str]:
    """Some cards the seat cannot meld."""
    return [card for card in INNOVATION.components["card"][::9] if f"meld {card}" not in state.legal()]


def test_cards_of_others_are_backs_until_they_are_known(run: Command, tmp_path: Path) -> None:
    state = INNOVATION.new(seed=1)
    view = state.view(0)
    assert isinstance(view, InnovationView)
    own = {card.card for card in view.players[0].hand}
    out = run("show", _file(state, tmp_path), "--seat", "0", "--lang", "en").out
    assert "hand [1] [1]\n" in out
    texts = INNOVATION.texts("en")
    others = [card for card in INNOVATION.components["card"] if card not in own]
    assert not [card for card in others if texts.name("card", card) in out]
    everything = run("show", _file(state, tmp_path), "--seat", "all", "--lang", "en").out
    assert all(texts.name("card", card) in " ".join(everything.split()) for card in others)


def test_a_card_that_became_known_is_named() -> None:
    """A card transferred from one hand to another is known to both."""
    for seed in range(30):
        state = INNOVATION.new(seed=seed)
        random = seeded(f"known {seed}")
        while not state.over:
            view = state.view(0)
            assert isinstance(view, InnovationView)
            if any(card.card for card in view.players[1].hand):
                _check_known(view)
                return
            actions = state.actions()
            state.apply(actions[random.below(len(actions))])
    raise AssertionError("no card became known")


def _check_known(view: InnovationView) -> None:
    console = Console(width=120, color_system=None)
    with console.capture() as capture:
        console.print(board_of(INNOVATION).table(view, Words(INNOVATION, "en"), ["Ada", "Ben"], 120))
    known = [card for card in view.players[1].hand if card.card]
    name = INNOVATION.texts("en").name("card", known[0].card or "")
    assert f"[{known[0].age}] {name}" in capture.get()
