"""Civilization: cards, tokens and tiles are face down; the set-up shows of them what it likes."""

from ludopolis import State, game
from pairs.sight import Sight

CIVILIZATION = game("civilization")


def asks_for_an_order(state: State) -> bool:
    """Which tokens or events go to another player comes to light with the exchange (R21.7)."""
    return not state.over and CIVILIZATION.decisions[state.kind].name == "give_asked"


SIGHT = Sight(
    private=frozenset(kind.name for kind in CIVILIZATION.events if any(part.secret for part in kind.parts)),
    set_up=True,
    asks_for_an_order=asks_for_an_order,
)
