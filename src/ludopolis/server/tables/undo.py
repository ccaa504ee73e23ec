"""Which moves may be taken back: those that told nobody anything that lay hidden.

A move is tried out in worlds that a seat could imagine before it. If the seat knows the same after the move
in each of them as after the true move, then the move taught it nothing. What a player shows of his
own (a card from the hand) does not count: it was his to show, and worlds in which he could not have shown it
are left out. A move that settled something random is never taken back.

This takes milliseconds. A few worlds are enough to offer an undo or not; whoever asks for it is answered
after many.
"""

from typing import NamedTuple

from ludopolis.core.contract import State
from ludopolis.core.random import seeded

TRIES = 32  # worlds looked at to find those in which the move is possible


class Worlds(NamedTuple):
    """In how many worlds the mover, and every other seat, must know the same."""

    mover: int
    others: int


FEW = Worlds(2, 1)
MANY = Worlds(16, 8)


def reveals_something(before: State, action: int, after: State, worlds: Worlds = MANY) -> bool:
    """Whether any seat learned something hidden by the move. What few worlds show is true."""
    mover = before.seat
    return _learns(before, action, after, mover, worlds.mover) or any(
        _learns(before, action, after, seat, worlds.others) for seat in range(before.seats) if seat != mover
    )


def _learns(before: State, action: int, after: State, seat: int, worlds: int) -> bool:
    """A seat in whose worlds the move is never possible learned that it was."""
    random = seeded("what could have been")
    known = _knowledge(after, seat)
    agreed = 0
    for _ in range(TRIES):
        world = before.determinize(seat, random)
        if world.refusal(action) is not None:
            continue
        world.apply(action)
        if _knowledge(world, seat) != known:
            return True
        agreed += 1
        if agreed == worlds:
            return False
    return agreed == 0


def _knowledge(state: State, seat: int) -> str:
    """All that the seat knows, as text: imagined worlds depend on that and on the generator alone."""
    return state.determinize(seat, seeded("same")).json()
