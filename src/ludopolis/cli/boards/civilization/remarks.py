"""What to know about a choice, in a line: its price, what it brings, what it does."""

from collections.abc import Iterator

from rich.text import Text

from ludopolis.cli.boards.board import TITLE
from ludopolis.cli.boards.civilization.glyphs import (
    EVENTS,
    ICON_SIGNS,
    LOOT,
    TECHNOLOGIES,
    UNIT_TYPES,
    UNITS,
    level_chip,
)
from ludopolis.cli.boards.civilization.player import city_words
from ludopolis.cli.boards.civilization.track import SPACES
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.core.errors import Term
from ludopolis.games.civilization.view import CivilizationView, NationView

ABOUT = ("done", "pass", "pass_phase", "program", "stop", "fortify", "caravan", "sacrifice", "store")


def remark(view: CivilizationView, action: Action, words: Words) -> Text:
    parts = [price(view, action, words), *_about(view, action, words)]
    return Text(" ").join(part for part in parts if part)


def price(view: CivilizationView, action: Action, words: Words) -> Text:
    """What a choice costs the one who looks, as the view says."""
    player = _own(view)
    if player is None:
        return Text()
    id = action.arguments[0].id if action.arguments else ""
    if action.verb in ("build", "also") and id in view.prices:
        return Text(f"{ICON_SIGNS['production']}{view.prices[id]}", TITLE)
    if action.verb in ("research", "lower"):
        level = TECHNOLOGIES[id].level
        return Text.assemble(
            level_chip(level), (f" {ICON_SIGNS['trade']}{player.research[level - 1]}", TITLE)
        )
    if action.verb == "advance":
        paid = player.spaces[: int(id)]
        costs = [f"{ICON_SIGNS['culture']}{sum(culture for culture, _ in paid)}"]
        if trade := sum(trade for _, trade in paid):
            costs.append(f"{ICON_SIGNS['trade']}{trade}")
        return Text(" ".join(costs), TITLE)
    if action.verb in ("arts", "arts_for_trade"):
        return _arts(view, action, player)
    if action.verb == "loot":
        return Text(words("loot-cost", count=LOOT[id].cost), TITLE)
    return Text()


def _arts(view: CivilizationView, action: Action, player: NationView) -> Text:
    """What the arts of the acting city bring."""
    city = None if view.asking is None or view.asking.city is None else player.cities[view.asking.city]
    if city is None:
        return Text()
    sign = ICON_SIGNS["trade" if action.verb == "arts_for_trade" else "culture"]
    return Text(f"{sign}+{city.arts}", TITLE)


def _own(view: CivilizationView) -> NationView | None:
    return view.players[view.seat] if view.seat >= 0 else None


def _about(view: CivilizationView, action: Action, words: Words) -> Iterator[Text]:
    if action.verb in ABOUT:
        yield Text(words(f"about-{action.verb}"))
    elif action.verb == "advance":
        yield Text(_rewards(view, int(action.arguments[0].id), words))
    else:
        terms = action.arguments[-1:] if action.verb == "switch" else action.arguments
        yield from (_term(view, term, words) for term in terms)
        yield from (Text(_effect(term, words)) for term in terms)


def _term(view: CivilizationView, term: Term, words: Words) -> Text:
    """Short facts: the level of a card, what a city makes, the strength and health of a unit."""
    kind, id = term
    if kind == "event":
        return level_chip(EVENTS[id].level)
    if kind == "city" and (player := _own(view)) is not None:
        city = player.cities[int(id) - 1]
        return city_words(city, words) if city is not None else Text()
    if kind == "unit":
        return Text(unit_words(view, id, words))
    return Text()


def unit_words(view: CivilizationView, id: str, words: Words) -> str:
    """Strength and health of a unit of the battle hand, and what it trumps."""
    sides = [] if view.battle is None else [view.battle.attacker, view.battle.defender]
    values = next((side.values[id] for side in sides if side.seat == view.seat and id in side.values), None)
    told = [] if values is None else [words("unit-values", strength=values[0], health=values[1])]
    if trumped := UNIT_TYPES[UNITS[id].type].trumps:
        told.append(words("trumps", type=words.name("unit_type", trumped).lower()))
    return ", ".join(told)


def _effect(term: Term, words: Words) -> str:
    if term.kind == "item" and term.id in ("army", "scout"):
        return words(f"about-{term.id}")
    return words.effect(term.kind, term.id)


def _rewards(view: CivilizationView, count: int, words: Words) -> str:
    """What the spaces bring that would be entered."""
    player = _own(view)
    if player is None:
        return ""
    entered = SPACES[player.track + 1 : player.track + 1 + count]
    return ", ".join(words(f"reward-{space.reward}") for space in entered if space.reward)
