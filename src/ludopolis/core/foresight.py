"""A look ahead: what a line of own actions would bring, as far as the seat's knowledge decides it.

The line is played in many worlds the seat could imagine. What is the same in all of them is told; what
differs is decided by chance or by hidden things, and is named as unknown, never filled in from one world.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ludopolis.core.data import Decision, Event, Result
from ludopolis.core.errors import BadOption, IllegalAction
from ludopolis.core.journal import Entry, Journal
from ludopolis.core.random import seeded

if TYPE_CHECKING:
    from ludopolis.core.contract import State

WORLDS = 96  # what happens in one of a hundred worlds is still found three times out of five
COMPARED = 16  # worlds compared value by value, besides one for everything that can happen
LONGEST_LINE = 16


class Change(msgspec.Struct, frozen=True):
    """A value of the seat's view that will be another one: ``cities.0.coins`` from 7 to 4."""

    path: str
    before: Any
    after: Any


class Foresight(msgspec.Struct, frozen=True, kw_only=True):
    """What will happen, and what of it is not decided yet.

    ``events`` come in their order, as the seat will see them; a part that is not decided is None. They are
    all unless ``certain`` is False: then the rest depends on chance or on something hidden. ``unknown`` are
    the paths of the view whose values are not decided. ``next`` is the decision that follows, with its
    actions if it is the seat's own and they are sure; ``covers`` has the spaces that some of them cover.
    ``result`` is how the game ends, if it does for sure.
    """

    events: list[Event]
    certain: bool
    changes: list[Change]
    unknown: list[str]
    next: Decision | None
    covers: dict[str, list[str]]
    result: Result | None


def foresee(state: "State", seat: int, actions: Sequence[int | str]) -> Foresight:
    """See ``State.foresee``."""
    if seat not in state.waiting():
        reason = "the game is over" if state.over else f"seat {state.seat} does"
        raise BadOption(f"seat {seat} does not decide now: {reason}")
    if len(actions) > LONGEST_LINE:
        raise BadOption(f"a look ahead has at most {LONGEST_LINE} actions, not {len(actions)}")
    numbers = [state.game.actions.number(action) if isinstance(action, str) else action for action in actions]
    worlds = _worlds(state.asked(seat), seat)
    played = _play(worlds, seat, numbers)
    return _told(state, seat, worlds, certain=played == len(numbers))


def _worlds(state: "State", seat: int) -> "list[State]":
    random = seeded("what could be")
    worlds = [state.determinize(seat, random) for _ in range(WORLDS)]
    for world in worlds:
        world.journal = Journal()
    return worlds


def _play(worlds: "list[State]", seat: int, actions: list[int]) -> int:
    """Play the line as far as it is legal in every world; return how far. What no world allows is refused."""
    for count, action in enumerate(actions):
        refused = [world for world in worlds if world.seat != seat or action not in world.actions()]
        if len(refused) == len(worlds):
            _refuse(refused[0], action)
        if refused:
            return count
        for world in worlds:
            world.apply(action)
    return len(actions)


def _refuse(world: "State", action: int) -> None:
    refusal = world.refusal(action)
    if refusal is None:
        raise BadOption(
            f"after these actions seat {world.seat} decides" if world.top >= 0 else "the game is over"
        )
    raise IllegalAction(world.game, refusal)


def _told(state: "State", seat: int, worlds: "list[State]", certain: bool) -> Foresight:
    different = list(_by_history(worlds).values())
    events, agreed = _common_events([_events(world, seat) for world in different])
    compared = [*different, *worlds[:COMPARED]]  # what comes to light need not be an event
    unknown: list[str] = []
    after = _common([_values(world, seat) for world in compared], "", unknown)
    changes: list[Change] = []
    _compare(_values(state, seat), after, "", changes)
    following = _next([*different, *worlds[:COMPARED]], seat)
    return Foresight(
        events=events,
        certain=certain and agreed,
        changes=changes,
        unknown=unknown,
        next=following,
        covers=_covers(different[0], following),
        result=_same(world.result() for world in different),
    )


# --- events ---------------------------------------------------------------------------------------


def _by_history(worlds: "list[State]") -> "dict[Any, State]":
    """One world for everything that can happen, so that what happens seldom counts as much."""
    return {_history(world.journal): world for world in worlds}


def _history(journal: Journal | None) -> tuple[Any, ...]:
    if journal is None:
        return ()
    return tuple((entry.kind, *entry.numbers) for entry in [*journal.events, *journal.chances])


def _events(world: "State", seat: int) -> list[Event]:
    entries: list[Entry] = world.journal.events if world.journal is not None else []
    return [world.game.event(entry, seat) for entry in entries]


def _common_events(histories: list[list[Event]]) -> tuple[list[Event], bool]:
    """What happens in every world up to where they part, and whether they never do."""
    common: list[Event] = []
    for at_once in zip(*histories):
        if len({event.kind for event in at_once}) > 1:
            return common, False
        common.append(_common_event(at_once))
    return common, len({len(history) for history in histories}) == 1


def _common_event(events: tuple[Event, ...]) -> Event:
    first = events[0]
    parts = {name: _same(event.parts[name] for event in events) for name in first.parts}
    return Event(first.kind, parts)


def _same(values: Iterable[Any]) -> Any:
    """The value, if there is only one; else None."""
    first, *others = values
    return first if all(other == first for other in others) else None


# --- the view -------------------------------------------------------------------------------------

_ELSEWHERE = ("game", "seat", "decision", "result")
_UNKNOWN = object()


def _values(state: "State", seat: int) -> dict[str, Any]:
    """The seat's view as plain data, without what a foresight tells by other names."""
    values: dict[str, Any] = msgspec.to_builtins(state.view(seat))
    return {name: value for name, value in values.items() if name not in _ELSEWHERE}


def _common(values: list[Any], path: str, unknown: list[str]) -> Any:
    """The values on which all agree; where they do not, the path becomes unknown."""
    first = values[0]
    if all(value == first for value in values):
        return first
    if all(isinstance(value, dict) and value.keys() == first.keys() for value in values):
        return _common_object(values, path, unknown)
    if all(isinstance(value, list) and len(value) == len(first) for value in values):
        return [
            _common([value[place] for value in values], f"{path}.{place}", unknown)
            for place in range(len(first))
        ]
    unknown.append(path[1:])
    return _UNKNOWN


def _common_object(values: list[dict[str, Any]], path: str, unknown: list[str]) -> Any:
    """Of a thing whose name is not known, such as a card, nothing is: the rest follows from its name."""
    first = values[0]
    inside: list[str] = []
    common = {name: _common([value[name] for value in values], f"{path}.{name}", inside) for name in first}
    if path and any(common[name] is _UNKNOWN and isinstance(first[name], str) for name in first):
        unknown.append(path[1:])
        return _UNKNOWN
    unknown.extend(inside)
    return common


def _compare(before: Any, after: Any, path: str, changes: list[Change]) -> None:
    if after is _UNKNOWN or before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name in before:
            _compare(before[name], after[name], f"{path}.{name}", changes)
    elif isinstance(before, list) and isinstance(after, list) and _grown(before, after):
        for place, value in enumerate(after):
            _compare(before[place] if place < len(before) else None, value, f"{path}.{place}", changes)
    else:
        changes.append(Change(path[1:], before, _told_value(after)))


def _grown(before: list[Any], after: list[Any]) -> bool:
    """Whether the places of a list still mean the same: it is as long, or something came to its end."""
    return len(before) == len(after) or (len(before) < len(after) and after[: len(before)] == before)


def _told_value(value: Any) -> Any:
    """Data that can be sent: what is unknown inside it is None."""
    if value is _UNKNOWN:
        return None
    if isinstance(value, dict):
        return {name: _told_value(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [_told_value(inner) for inner in value]
    return value


# --- what follows ---------------------------------------------------------------------------------


def _next(worlds: "list[State]", seat: int) -> Decision | None:
    """The decision all worlds ask next; of others' decisions only who decides what."""
    asked = [world.decision() for world in worlds]
    first = asked[0]
    if first is None or any(one is None or (one.seat, one.kind) != (first.seat, first.kind) for one in asked):
        return None
    sure = first.seat == seat and all(one == first for one in asked)
    return first if sure else Decision(first.seat, first.kind, first.rule, [])


def _covers(world: "State", decision: Decision | None) -> dict[str, list[str]]:
    if decision is None:
        return {}
    number = world.game.actions.number
    covered = {action: world.covers(number(action)) for action in decision.actions}
    return {action: spaces for action, spaces in covered.items() if spaces}
