"""The decision in words, with what it belongs to."""

from collections.abc import Sequence

from ludopolis.cli.boards.civilization.player import city_words
from ludopolis.cli.words import Words
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.position import ACTIONS
from ludopolis.games.civilization.view import AskingView, CivilizationView

MOVING = ("choose_figures", "step", "disband", "enter_city", "raze", "respond")  # questions about a move
NAMED = ("ability", "event", "loot")
# What asks and is named after a component; the rest has names of its own.
COMPONENTS = {
    "public_education": ("investment", "public_education"),
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
    subject = "" if beside_the_move(view) else _subject(view, asking, words)
    told = _left(view, asking, words)
    return " ".join(filter(None, [f"{subject}:" if subject else "", question, f"({told})" if told else ""]))


def beside_the_move(view: CivilizationView) -> bool:
    """Whether something else interrupts the move of a group, such as a battle; the move need not be told."""
    decision, asking = view.decision, view.asking
    return (
        asking is not None
        and asking.about == "group"
        and decision is not None
        and decision.kind not in MOVING
    )


def whose(view: CivilizationView, players: Sequence[str]) -> str:
    """Whose action it is, if somebody else is asked about it."""
    asking, decision = view.asking, view.decision
    if asking is None or decision is None or beside_the_move(view) or asking.player in (None, decision.seat):
        return ""
    return f"{players[asking.player or 0]} – "


def _subject(view: CivilizationView, asking: AskingView, words: Words) -> str:
    """The city, the move, the city action, or the card that asks."""
    if not asking.about:
        return source(asking.reason, words) if asking.reason else ""
    if asking.about == "city":
        return _acting(view, asking.city or 0, words)
    if asking.about == "group":
        return _group(asking, words)
    if asking.about in ACTIONS:
        return _deed(asking, words)
    return source(asking.about, words)


def source(id: str, words: Words) -> str:
    """What asks for one thing: an ability, a card, or something else with a name of its own."""
    for kind in NAMED:
        if id in KINDS[kind]:
            return words.name(kind, id)
    if id in COMPONENTS:
        return words.name(*COMPONENTS[id])
    return words(f"source-{id}")


def _acting(view: CivilizationView, index: int, words: Words) -> str:
    """The city that acts, with what it makes."""
    assert view.decision is not None
    city = view.players[view.decision.seat].cities[index]
    made = "" if city is None else f" {city_words(city, words).plain}"
    return words("city", city=index + 1) + made


def _group(asking: AskingView, words: Words) -> str:
    group = words("moving", square=asking.square or "")
    if asking.armies or asking.scouts:
        group += f" ({words('group-of', armies=asking.armies, scouts=asking.scouts)})"
    return group


def _deed(asking: AskingView, words: Words) -> str:
    """What a city does: ``City 1, build Library d4``."""
    city = f"{words('city', city=(asking.city or 0) + 1)}, {words(f'deed-{asking.about}')}"
    items = ((asking.item, asking.square), (asking.also, asking.also_square))
    if asking.item is None:
        return " ".join(filter(None, [city, asking.square]))
    names = [" ".join(filter(None, [words.name("item", item), at])) for item, at in items if item]
    return f"{city}: {' + '.join(names)}"


def _left(view: CivilizationView, asking: AskingView, words: Words) -> str:
    """What is placed, paid or played, and how much is left."""
    told = []
    if asking.steps and not beside_the_move(view):
        told.append(words("steps-left", count=asking.steps))
    if asking.item is not None and not asking.about:
        told.append(words.name("item", asking.item))
    if asking.square is not None and not asking.about:
        told.append(words("other-half", square=asking.square))
    if asking.person is not None:
        told.append(words.name("person_type", asking.person))
    if asking.pay is not None:
        resource = words("any-resource") if asking.pay == "any" else words.name("resource", asking.pay)
        told.append(words("to-pay", resource=resource))
    if view.battle is not None and view.battle.played is not None:
        told.append(words.name("unit", view.battle.played))
    if asking.left:
        told.append(words("left", count=asking.left))
    return ", ".join(told)
