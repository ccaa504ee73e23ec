"""Nothing hidden is ever printed: what a seat cannot know does not change what it is shown."""

from pathlib import Path

import pytest

from cli.running import Command
from ludopolis import game, seeded
from ludopolis.core.contract import State
from ludopolis.core.match import Match
from ludopolis.games.duel.view import DuelView

COMMON = ["", "?", "? 1", "hint", "log"]


def _moments(seed: int, moves: tuple[int, ...]) -> list[State]:
    """Positions of a random game: in the draft and in every age."""
    match = Match.new(game("duel"), seed=seed)
    random = seeded(f"moments {seed}")
    found = []
    while not match.state.over and len(match.moves) <= moves[-1]:
        if len(match.moves) in moves:
            found.append(match.state.copy())
        actions = match.state.actions()
        match.play(actions[random.below(len(actions))])
    return found


STATES = [state for seed in (1, 2) for state in _moments(seed, (2, 12, 30, 52))]


def _file(state: State, folder: Path) -> str:
    path = folder / "position.json"
    path.write_text(state.json(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("seat", [0, 1, -1])
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.fingerprint())
def test_show_prints_only_what_the_seat_may_know(
    run: Command, state: State, seat: int, tmp_path: Path
) -> None:
    other = state.determinize(seat, seeded("another world"))
    assert other != state
    eyes = "spectator" if seat < 0 else str(seat)
    for form in ("--json", "--lang=cs"):
        shown = [run("show", _file(world, tmp_path), "--seat", eyes, form).out for world in (state, other)]
        assert shown[0] == shown[1]
        assert shown[0]


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.fingerprint())
def test_the_prompt_tells_only_what_the_seat_may_know(run: Command, state: State, tmp_path: Path) -> None:
    other = state.determinize(state.seat, seeded("another world"))
    guesses = [f"build {card}" for card in game("duel").components["card"] if not _legal(state, card)]
    shown = [
        run(
            "play", "duel", "--from", _file(world, tmp_path), "--seats", "human,human", typed=COMMON + guesses
        )
        for world in (state, other)
    ]
    assert shown[0] == shown[1]


def _legal(state: State, card: str) -> bool:
    return f"build {card}" in state.legal()


def test_face_down_cards_have_no_name(run: Command) -> None:
    """A card of the present age that nobody has seen yet is not named by a new game."""
    for number in range(3):
        start = ("play", "duel", "--seed", str(number), "--option", "first_game_wonders=yes")
        state = game("duel").new(seed=str(number), first_game_wonders=True)
        view = state.view(0)
        assert isinstance(view, DuelView)
        shown = {slot.card for slot in view.structure}
        out = " ".join(run(*start, "--seats", "human,human").out.split())
        texts = game("duel").texts("en")
        hidden = [card for card in game("duel").components["card"][:23] if card not in shown]
        assert len(hidden) == 11
        assert not [card for card in hidden if texts.name("card", card) in out]
