"""Innovation: cards that go to a hand, a score pile or back to the supply show only their backs."""

from ludopolis import State
from ludopolis.core.contract import SPECTATOR
from ludopolis.games.innovation.view import InnovationView
from pairs.sight import Sight


def asks_for_an_order(state: State) -> bool:
    """Classification melds all cards of a colour (R11.6)."""
    view = state.view(SPECTATOR)
    assert isinstance(view, InnovationView)
    return any(step.card == "classification" for step in view.executing[-1:])


SIGHT = Sight(
    private=frozenset({"drew", "scored", "returned", "transferred"}),
    lays_open=frozenset({"hand_shown", "exchanged"}),
    asks_for_an_order=asks_for_an_order,
)
