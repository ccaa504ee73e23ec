"""Positions that could not come about in a game, but from which it can go on: puzzles, tests, what-ifs."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ludopolis.core.contract import SPECTATOR, Game, State
from ludopolis.core.data import to_json
from ludopolis.core.errors import BadPosition, Fault
from ludopolis.core.random import seeded

TRIES = 3  # how many random games are played from the position before it counts as playable


class Playable(NamedTuple):
    """A position, and what could not be so in a game that began with the set-up."""

    state: State
    warnings: list[Fault]


def load_playable(game: Game, data: object) -> Playable:
    """See ``Game.load_playable``."""
    warnings: list[Fault] = []
    try:
        state = game.from_position(data, warnings)
        lost = _lost(data, state.position())
        _try_out(state)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        cannot = Fault("position", f"the game cannot go on from here: {type(error).__name__} {error}")
        raise BadPosition([*warnings, cannot]) from error
    if lost:
        raise BadPosition([*warnings, *lost])
    return Playable(state, warnings)


def _try_out(state: State) -> None:
    """Look at the position from every seat, and play on until the end."""
    if not state.over and not state.actions():
        raise ValueError("nobody has anything to do")
    for seat in range(SPECTATOR, state.seats):
        state.view(seat)
        state.determinize(seat, seeded("playable"))
    for number in range(TRIES):
        world, random = state.copy(), seeded(f"playable {number}")
        buffer = state.game.buffer()
        for decision in range(state.game.most_decisions):
            if world.over:
                world.result()
                break
            world.apply(buffer[random.below(world.fill(buffer))])


def _lost(given: object, kept: object, where: str = "") -> list[Fault]:
    """What was given, but is not kept as it was; the order of a list may change."""
    if isinstance(given, Mapping) and isinstance(kept, Mapping):
        names = [name for name, value in given.items() if value is not None]
        return _all_lost([(given[name], kept.get(name, given[name]), f"{where}.{name}") for name in names])
    if isinstance(given, list) and isinstance(kept, list) and len(given) == len(kept):
        if given and isinstance(given[0], Mapping):
            places = range(len(given))
            return _all_lost([(given[place], kept[place], f"{where}[{place}]") for place in places])
        if sorted(map(_text, given)) == sorted(map(_text, kept)):
            return []
    elif given == kept:
        return []
    return [Fault(where.lstrip("."), "the engine cannot keep this as it is")]


def _all_lost(pairs: list[tuple[object, object, str]]) -> list[Fault]:
    return [fault for given, kept, where in pairs for fault in _lost(given, kept, where)]


def _text(value: Any) -> str:
    return to_json(value, sort=True)
