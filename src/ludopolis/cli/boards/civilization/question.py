"""The decision in words, with what it belongs to."""

from collections.abc import Sequence

from ludopolis.cli.words import Words
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.position import ACTIONS
from ludopolis.games.civilization.view import AskingView, CivilizationView

NAMED = ("ability", "event", "loot")
# What asks and is named after a component; the rest has names of its own.
COMPONENTS = {
    "public_education": ("investment", "public_education"),
    "machu_picchu": ("wonder", "machu_picchu"),
    "giannini": ("great_person", "a_p_giannini"),
    "friendly_barbarian": ("hut", "hut_friendly_barbarian"),
    "gift_coin": ("event", "a_gift_from_afar"),
    "adolphus_unit": ("great_person", "gustavus_adolphus"),
}


def asked(view: CivilizationView, question: str, words: Words) -> str:
    """The question behind its subject, and what is left of it."""
    asking = view.asking
    if asking is None:
        return question
    subject = _subject(asking, words) if asking.about else ""
    return " ".join(filter(None, [f"{subject}:" if subject else "", question, *_left(asking, words)]))


def whose(view: CivilizationView, players: Sequence[str]) -> str:
    """Whose action it is, if somebody else is asked about it."""
    asking, decision = view.asking, view.decision
    if asking is None or decision is None or asking.player in (None, decision.seat):
        return ""
    return f"{players[asking.player or 0]} – "


def _subject(asking: AskingView, words: Words) -> str:
    """The move, the city action, or the card that asks."""
    if asking.about == "group":
        return words("moving", square=asking.square or "", armies=asking.armies, scouts=asking.scouts)
    if asking.about in ACTIONS:
        return _deed(asking, words)
    for kind in NAMED:
        if asking.about in KINDS[kind]:
            return words.name(kind, asking.about)
    if asking.about in COMPONENTS:
        return words.name(*COMPONENTS[asking.about])
    return words(f"source-{asking.about}")


def _deed(asking: AskingView, words: Words) -> str:
    """What a city does: ``City 1, building: Library d4``."""
    city = words("city-does", city=(asking.city or 0) + 1, deed=words(f"deed-{asking.about}"))
    items = ((asking.item, asking.square), (asking.also, asking.also_square))
    if asking.item is None:
        return " ".join(filter(None, [city, asking.square]))
    names = [" ".join(filter(None, [words.name("item", item), at])) for item, at in items if item]
    return f"{city} {' + '.join(names)}"


def _left(asking: AskingView, words: Words) -> list[str]:
    told = []
    if asking.about == "group" and asking.steps:
        told.append(words("steps-left", count=asking.steps))
    if asking.pay is not None:
        resource = words("any-resource") if asking.pay == "any" else words.name("resource", asking.pay)
        told.append(words("to-pay", resource=resource))
    if asking.unit is not None:
        told.append(words("to-place", unit=words.name("unit", asking.unit)))
    if asking.left:
        told.append(words("left", count=asking.left))
    return [f"({', '.join(told)})"] if told else []
