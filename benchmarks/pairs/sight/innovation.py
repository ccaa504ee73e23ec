"""Innovation: cards that go to a hand, a score pile or back to the supply show only their backs."""

from pairs.sight import Sight

SIGHT = Sight(
    private=frozenset({"drew", "scored", "returned", "transferred"}),
    lays_open=frozenset({"hand_shown", "exchanged"}),
)
