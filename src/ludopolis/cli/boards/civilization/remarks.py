"""What to know about a choice, in a line: its price, what it brings, what it does."""

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
from ludopolis.cli.boards.civilization.origins import origin_of
from ludopolis.cli.boards.civilization.player import city_words
from ludopolis.cli.boards.civilization.track import SPACES
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.view import CivilizationView, NationView

ABOUT = ("done", "pass", "pass_phase", "program", "stop", "fortify", "caravan", "sacrifice", "store")


def remark(view: CivilizationView, action: Action, words: Words) -> Text:
    told = Text(" ").join(part for part in (price(view, action, words), _about(view, action, words)) if part)
    return told


def price(view: CivilizationView, action: Action, words: Words) -> Text:
    """What a choice costs the one who looks, as the view says."""
    player = _own(view)
    if player is None:
        return Text()
    id = action.arguments[0].id if action.arguments else ""
    if action.verb in ("build", "also") and id in player.prices:
        return Text(f"{ICON_SIGNS['production']}{player.prices[id]}", TITLE)
    if action.verb in ("research", "lower"):
        level = TECHNOLOGIES[id].level
        needed = f" {ICON_SIGNS['trade']}{player.research[level - 1]}" if player.research else ""
        return Text.assemble(level_chip(level), (needed, TITLE))
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


def _about(view: CivilizationView, action: Action, words: Words) -> Text:
    if action.verb in ABOUT:
        return Text(words(f"about-{action.verb}"))
    if action.verb == "advance":
        return Text(_rewards(view, int(action.arguments[0].id), words))
    told = [_term(view, term.kind, term.id, words) for term in action.arguments]
    told += [
        Text(effect) for term in action.arguments if (effect := _effect(action, term.kind, term.id, words))
    ]
    return Text(" ").join(part for part in told if part)


def _term(view: CivilizationView, kind: str, id: str, words: Words) -> Text:
    """Short facts: the level of a card, what a city makes, the strength and health of a unit."""
    if kind == "event":
        return level_chip(EVENTS[id].level)
    if kind == "city" and (player := _own(view)) is not None:
        city = player.cities[int(id) - 1]
        return city_words(city, words) if city is not None else Text()
    if kind == "unit":
        return Text(unit_words(view, id, words))
    return Text()


def unit_words(view: CivilizationView, id: str, words: Words) -> str:
    """Strength and health at the rank of whoever looks, and what the unit trumps."""
    unit = UNITS[id]
    player = _own(view)
    rank = (
        1 if player is None or unit.type == "aircraft" else player.ranks[KINDS["unit_type"].index(unit.type)]
    )
    strength, health = unit.ranks[rank - 1]
    told = words("unit-values", strength=strength, health=health)
    trumped = UNIT_TYPES[unit.type].trumps
    return f"{told}, {words('trumps', type=words.name('unit_type', trumped).lower())}" if trumped else told


def _effect(action: Action, kind: str, id: str, words: Words) -> str:
    origin = origin_of(next(term for term in action.arguments if (term.kind, term.id) == (kind, id)))
    if kind == "item" and id in ("army", "scout"):
        return words(f"about-{id}")
    return "" if origin is None else words.effect(origin.kind, origin.id)


def _rewards(view: CivilizationView, count: int, words: Words) -> str:
    """What the spaces bring that would be entered."""
    player = _own(view)
    if player is None:
        return ""
    entered = SPACES[player.track + 1 : player.track + 1 + count]
    return ", ".join(words(f"reward-{space.reward}") for space in entered if space.reward)
