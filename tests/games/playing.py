"""What the tests of every game do with a position, and what they ask of it."""

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from ludopolis import Game
from ludopolis.core.contract import State
from ludopolis.core.data import Event
from ludopolis.core.errors import BadPosition, IllegalAction, Refusal
from ludopolis.core.journal import Journal

Position = TypeVar("Position", bound=State)


def play(state: Position, *actions: str) -> Position:
    for action in actions:
        state.play(action)
    return state


def told(state: State, *actions: str, seat: int = -1) -> list[Event]:
    """The events of some actions, as one seat sees them; chance stays as it was rigged."""
    journal = state.journal or Journal()
    state.journal = journal
    before = len(journal.events)
    play(state, *actions)
    return [state.game.event(entry, seat) for entry in journal.events[before:]]


def parts(events: Sequence[Event], kind: str) -> list[tuple[int | str | None, ...]]:
    """The parts of all events of a kind."""
    return [tuple(event.parts.values()) for event in events if event.kind == kind]


def asked(state: State) -> str:
    """The kind of the open decision; empty when the game is over."""
    decision = state.decision()
    return decision.kind if decision else ""


def turn(state: State) -> tuple[str, int]:
    """What is asked, and of which seat."""
    return asked(state), int(state.seat)


def refused(state: State, action: str) -> Refusal:
    """The refusal of an action, which leaves the position as it was."""
    before = state.json()
    assert action not in state.legal()
    with pytest.raises(IllegalAction) as caught:
        state.play(action)
    assert state.json() == before
    return caught.value.refusal


def faults_of(game: Game, position: dict[str, Any] | str) -> set[tuple[str, str]]:
    """Where a position that is refused is wrong, and by which rule."""
    with pytest.raises(BadPosition) as caught:
        game.load(position)
    for fault in caught.value.faults:
        assert str(fault) in str(caught.value)
    return {(fault.where, fault.rule) for fault in caught.value.faults}
