"""Positions saved in the middle of an effect outlive changes to other effects and to their own layout."""

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from games.innovation import continuation
from games.innovation.continuation import play_on
from games.innovation.positions import INNOVATION, NOBODY, Json, play, player, table
from ludopolis import Game, State, seeded
from ludopolis.core.errors import BadPosition

HERE = Path(__file__).parent
PACKAGE = HERE.parent.parent.parent / "src" / "ludopolis"
OLD_FRAMES: list[Json] = json.loads((HERE / "old_frames.json").read_text(encoding="utf-8"))
NEW_EFFECT = ["agriculture", "road_building", "encyclopedia"]  # cards with one more effect
NEW_STEP = [("pottery", 1), ("coal", 3), ("computers", 1)]  # effects with one more step before the others
CHANGES = f"""
from ludopolis.games.innovation.effects.verbs import Effect, draw, share

for card in {NEW_EFFECT}:
    DOGMAS[card] = (*DOGMAS[card], share(draw(1)))
for card, number in {NEW_STEP}:
    effects = list(DOGMAS[card])
    demand, steps = effects[number - 1]
    effects[number - 1] = Effect(demand, (draw(1), *steps))
    DOGMAS[card] = tuple(effects)
"""
OTHER_NUMBERS = """
SIGNATURES = dict(reversed(SIGNATURES.items()))
NAMES = tuple(SIGNATURES)
"""


def random_states(seed: str, seats: int, rules: Game = INNOVATION) -> list[State]:
    """Every position of a random game."""
    random, state, states = seeded(seed), rules.new(seed, seats), []
    while not state.over:
        states.append(state.copy())
        actions = sorted(state.actions())
        state.apply(actions[random.below(len(actions))])
    return states


@cache
def saved() -> list[Json]:
    """Positions in the middle of an effect."""
    states = [state for number in range(8) for state in random_states(f"saved {number}", 2 + number % 3)]
    return [position for state in states if len((position := state.position())["frames"]) > 1]


@cache
def continued_after_the_change() -> list[Json]:
    """What becomes of the saved positions in a copy of the plain package with other cards and operations in
    another order."""
    with TemporaryDirectory() as folder:
        copy = Path(folder, "ludopolis")
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        for module, change in (("effects/__init__.py", CHANGES), ("operations.py", OTHER_NUMBERS)):
            with (copy / "games" / "innovation" / module).open("a") as source:
                source.write(change)
        done = subprocess.run(
            [sys.executable, continuation.__file__],
            input=json.dumps(saved()),
            env={**os.environ, "PYTHONPATH": folder},
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    answers: list[Json] = json.loads(done.stdout)
    return answers


def executions(position: Json) -> set[tuple[str, int]]:
    return {(frame["card"], frame["effect"]) for frame in position["frames"] if frame["kind"] == "execution"}


def test_positions_outside_the_changed_effects_load() -> None:
    refused = [
        executions(position)
        for position, answer in zip(saved(), continued_after_the_change(), strict=True)
        if "faults" in answer
    ]
    assert len(saved()) > 400
    assert all(open_effects & set(NEW_STEP) for open_effects in refused)


def test_positions_outside_the_changed_cards_play_on_the_same() -> None:
    changed = {*NEW_EFFECT, *(card for card, _ in NEW_STEP)}
    compared = 0
    for position, answer in zip(saved(), continued_after_the_change(), strict=True):
        if not {card for card, _ in executions(position)} & changed:
            assert answer["after"] == play_on(INNOVATION.load(position))
            compared += 1
    assert compared > 300


def test_positions_inside_a_changed_effect_say_so() -> None:
    inside = [
        answer
        for position, answer in zip(saved(), continued_after_the_change(), strict=True)
        if executions(position) & set(NEW_STEP)
    ]
    assert inside
    for answer in inside:
        (fault,) = answer["faults"]
        assert "was the card changed?" in fault[1]
        assert fault[2] == "R5.3"


# --- the old layout -----------------------------------------------------------------------------------


def replayed(row: Json) -> State:
    return random_states(row["seed"], row["seats"], INNOVATION.at(1))[row["moves"]]


@pytest.mark.parametrize("row", OLD_FRAMES, ids=lambda row: f"{row['seed']}, move {row['moves']}")
def test_frames_with_addresses_are_still_read(row: Json) -> None:
    state = replayed(row)
    old = INNOVATION.load({**state.position(), "frames": row["frames"]})
    assert old == state
    assert play_on(old) == play_on(state)


TURN = {"kind": "take_action", "seat": 0, "numbers": [1] + [0] * 13}
ACTIVATION = {"kind": "activation", "seat": 0, "numbers": [13] + [0] * 13}
POSITION = play(table(player("tools", hand=["optics", "paper"]), NOBODY), "dogma tools").position()


def execution(*numbers: int) -> Json:
    return {"kind": "execution", "seat": 0, "numbers": [*numbers, *[0] * (14 - len(numbers))]}


@pytest.mark.parametrize(
    ("frame", "what", "rule"),
    [
        (execution(13, 0, 3), "the old address 3 is no step of tools", "R5.3"),
        (execution(13, 0, 9999), "the old address 9999 is no step of tools", "R5.3"),
        (execution(13, 2, 3), "tools has no effect 3", "R5.1"),
        (execution(105), "there is no card number 105", "R1.1"),
        ({"kind": "nap", "seat": 0, "numbers": [0] * 14}, "is no frame of the old layout", "R11.8"),
        ({"kind": "accept", "seat": 0, "numbers": [0]}, "is no frame of the old layout", "R11.8"),
    ],
)
def test_old_frames_that_fit_nothing_say_why(frame: Json, what: str, rule: str) -> None:
    with pytest.raises(BadPosition) as caught:
        INNOVATION.load({**POSITION, "frames": [TURN, ACTIVATION, frame]})
    (fault,) = caught.value.faults
    assert (fault.where, fault.what, fault.rule) == ("frames[2]", what, rule)


@pytest.mark.parametrize("frames", [[TURN, 3], [{**TURN, "numbers": "many"}], [TURN, {"kind": "accept"}]])
def test_frames_of_no_layout_are_refused(frames: list[Any]) -> None:
    with pytest.raises(BadPosition):
        INNOVATION.load({**POSITION, "frames": frames})
