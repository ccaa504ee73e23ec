"""The component to which an ability or an item belongs."""

from typing import NamedTuple

from ludopolis.core.errors import Term
from ludopolis.games.civilization.actions import KINDS


class Origin(NamedTuple):
    kind: str
    id: str


_ABILITIES = {
    "democracy": Origin("government", "democracy_gov"),
    "rationalism_1": Origin("policy", "rationalism"),
    "rationalism_2": Origin("policy", "rationalism"),
    "teacher": Origin("hut", "hut_teacher"),
    "plastics_wheat": Origin("technology", "plastics"),
    "democracy_coin": Origin("technology", "democracy"),
    "friendly_workers": Origin("village", "village_friendly_workers"),
    "nuclear_strike": Origin("technology", "atomic_theory"),
    "healing": Origin("technology", "animal_husbandry"),
}
_KINDS = {
    "ability": ("technology", "wonder", "government", "policy", "great_person", "relic"),
    "item": ("unit_type", "building", "wonder"),
    "means": ("resource", "hut", "village", "event", "wonder", "great_person"),
}


def origin_of(term: Term) -> Origin | None:
    """What can be looked up about an argument of an action; None if there is nothing."""
    if term.kind == "ability" and term.id in _ABILITIES:
        return _ABILITIES[term.id]
    kinds = _KINDS.get(term.kind, (term.kind,))
    found = next((kind for kind in kinds if term.id in KINDS[kind]), None)
    return None if found is None else Origin(found, term.id)
