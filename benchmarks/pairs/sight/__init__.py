"""How what is hidden comes to light, said once more and independently of what the service sends. A game says
it in the module of its name here: ``SIGHT``."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from ludopolis import Game, State


class Sight(NamedTuple):
    """``private``: events of which only those whom they name see the components; all others are open.
    ``lays_open``: events with which somebody sees components that the events do not name, and ``set_up``
    whether the set-up does so: what differs there is not looked into. ``asks_for_an_order``: whether only an
    order is asked, of things that all come to light, so that the question tells no more than they will.
    ``groups``: what may change places with each other; if not said, all that a shuffle of the set-up has."""

    private: frozenset[str] = frozenset()
    lays_open: frozenset[str] = frozenset()
    set_up: bool = False
    asks_for_an_order: Callable[[State], bool] = lambda state: False
    groups: tuple[tuple[str, ...], ...] = ()


def sight_of(game: Game) -> Sight:
    """A game without a module shows in the set-up whatever it wants, and then what its events say."""
    module = f"{__name__}.{game.id}"
    if find_spec(module) is not None:
        found: Sight = import_module(module).SIGHT
        return found
    secret = [kind.name for kind in game.events if any(part.secret for part in kind.parts)]
    return Sight(frozenset(secret), set_up=True)
