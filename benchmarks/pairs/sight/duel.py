"""Duel: tokens and the first wonders lie open from the start, every second row of an age when it begins."""

from pairs.sight import Sight

SIGHT = Sight(
    private=frozenset({"library_drawn"}), lays_open=frozenset({"drafted", "age_begins"}), set_up=True
)
