"""Positions of Civilization in the middle of things, with seat 0 to decide."""

from ludopolis import game, seeded
from ludopolis.core.contract import State
from ludopolis.games.civilization.view import CivilizationView

SEEDS = range(20)
MOST = 400  # actions to the first turn of everybody
# What brings a game on.
ONWARD = ("done", "pass_phase", "pass", "stop")


def seen(state: State) -> CivilizationView:
    view = state.view(0)
    assert isinstance(view, CivilizationView)
    return view


def managing() -> State:
    """My capital can act, and something can be built beside it."""
    return begun("city", "city 1")


def moving() -> State:
    """A group of mine can move."""
    return begun("move", "group")


def far_squares(state: State) -> list[str]:
    """Where the first scout that can move gets with two steps, meeting nobody."""
    taken = state.copy()
    for words in ("group", "with 0 1"):
        taken.play(next(action for action in taken.legal() if action.startswith(words)))
    reach = seen(taken).reach.items()
    return [square for square, reached in reach if len(reached.way) == 2 and not reached.meets]


def begun(kind: str, needed: str) -> State:
    """The first such decision of seat 0 in a game for two."""
    for seed in SEEDS:
        state = game("civilization").new(f"web {seed}", 2, civilizations="random", social_policies=False)
        if reached(state, kind, needed, seed):
            return state
    raise LookupError(f"no game comes to {kind}")


def reached(state: State, kind: str, needed: str, seed: int) -> bool:
    random = seeded(f"web {seed}")
    for _ in range(MOST):
        legal = state.legal()
        decision = state.decision()
        if state.seat == 0 and decision is not None and decision.kind == kind:
            return any(action.startswith(needed) for action in legal)
        onward = [action for action in legal if action in ONWARD]
        state.play((onward or legal)[random.below(len(onward or legal))])
    return False
