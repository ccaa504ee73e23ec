"""Which moves may be taken back: those that told nobody anything that lay hidden.

Whether one may is itself something to see, so it is decided by what its reader knows alone, never by what is
truly hidden. A move told something if it settled something random, if its kind always reveals something, if
somebody else was told a secret, or if others who choose together with the reader chose, or all have. In all
other cases the move is tried out in worlds that the reader could imagine before it, and in worlds that
everybody could: if the same is known after it in each of them as after the true one, nobody learned anything.
What a player shows of his own (a card from the hand) does not count: it was his to show, and worlds in which
he could not have shown it are left out.
"""

from collections.abc import Iterable
from typing import NamedTuple

from ludopolis.core.contract import SPECTATOR, State
from ludopolis.core.journal import Entry
from ludopolis.core.match import Match, Move
from ludopolis.core.random import seeded

TRIES = 32  # worlds looked at to find those in which the move is possible
OWN_WORLDS = 16  # in which the reader must know the same
PUBLIC_WORLDS = 8  # in which everybody must


class Told(NamedTuple):
    """A question: whether a move (counted from 0) told anybody something hidden or random, as far as somebody
    who acts for these seats can know."""

    move: int
    seats: tuple[int, ...]


def answers(match: Match, lists: Iterable[Iterable[Told]]) -> dict[Told, bool]:
    """The answers to each list of questions, up to the first move that told something."""
    found: dict[Told, bool] = {}
    for questions in lists:
        for asked in questions:
            found[asked] = tells(match, asked)
            if found[asked]:
                break
    return found


def tells(match: Match, asked: Told) -> bool:
    number, seats = asked
    if match.chances(number + 1) or _told_others(match, number + 1, seats):
        return True
    move = match.moves[number]
    before, after = match.states(number, number + 1)
    kind = match.game.decisions[before.kind]
    chosen_together = kind.together and (move.seat not in seats or after.over or after.kind != before.kind)
    if kind.reveals or chosen_together:
        return True
    face_down = kind.together  # nobody sees anything of it yet
    if not face_down and _learns(before, move, after, SPECTATOR, PUBLIC_WORLDS):
        return True
    return any(_learns(before, move, after, seat, OWN_WORLDS) for seat in seats)


def _told_others(match: Match, step: int, seats: tuple[int, ...]) -> bool:
    """Whether anybody else was told a secret."""
    return any(_names_others(match, entry, seats) for entry in match.step_entries(step))


def _names_others(match: Match, entry: Entry, seats: tuple[int, ...]) -> bool:
    parts = match.game.events[entry.kind].parts
    named = [number for part, number in zip(parts, entry.numbers) if part.kind == "seat"]
    return any(part.secret for part in parts) and any(seat not in seats for seat in named)


def _learns(before: State, move: Move, after: State, seat: int, worlds: int) -> bool:
    """A seat in whose worlds the move is never possible learned that it was."""
    random = seeded("what could have been")
    known = _knowledge(after, seat)
    agreed = 0
    for _ in range(TRIES):
        world = before.determinize(seat, random)
        world.turn_to(move.seat)
        if world.refusal(move.action) is not None:
            continue
        world.apply(move.action)
        world.turn_back()
        if not _knowledge(world, seat).same(known):
            return True
        agreed += 1
        if agreed == worlds:
            return False
    return agreed == 0


def _knowledge(state: State, seat: int) -> State:
    """All that the seat knows: imagined worlds depend on that and on the generator alone."""
    return state.determinize(seat, seeded("same"))
