"""Positions for bots to think about."""

from ludopolis import State, game, seeded
from ludopolis.core.contract import SPECTATOR


def middle_of(id: str, decisions: int = 25) -> State:
    """A position with a choice, some decisions into a random game."""
    state = game(id).new("search")
    random = seeded("search")
    while decisions > 0 or len(state.actions()) < 2:
        actions = state.actions()
        state.apply(actions[random.below(len(actions))])
        decisions -= 1
    return state


def decides_twice(id: str) -> tuple[State, int]:
    """A position and an action after which the same seat has another real choice."""
    for number in range(100):
        state = game(id).new(f"twice {number}")
        random = seeded(f"twice {number}")
        while not state.over:
            actions = state.actions()
            action = actions[random.below(len(actions))]
            after = state.copy()
            after.apply(action)
            if len(actions) > 1 and after.seat == state.seat and len(after.actions()) > 1:
                return state, action
            state.apply(action)
    raise AssertionError("no such position was found")


def about_to_win(id: str = "duel", seats: int = 2) -> State:
    """A position in which one of several actions wins the game at once, as everybody can see."""
    for number in range(1000):
        state = game(id).new(f"win {number}", seats)
        random = seeded(f"win {number}")
        while not state.over:
            actions = state.actions()
            if len(actions) > 3 and any(_surely_wins(state, action) for action in actions):
                return state
            state.apply(actions[random.below(len(actions))])
    raise AssertionError("no such position was found")


def _surely_wins(state: State, action: int) -> bool:
    random = seeded("sure")
    return _wins(state, action) and all(
        _wins(state.determinize(SPECTATOR, random), action) for _ in range(10)
    )


def _wins(state: State, action: int) -> bool:
    if action not in state.actions():
        return False
    after = state.copy()
    after.apply(action)
    return after.over and after.reward(state.seat) == 1
