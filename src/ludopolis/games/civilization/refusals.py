"""Why an action is not legal, in terms of the rule that forbids it. Only what the seat knows matters."""

from collections.abc import Callable

from ludopolis.core.errors import Argument, Refusal, Term
from ludopolis.games.civilization import building, deeds, founding, frames, moving, pyramid
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.actions import KINDS, SPACE
from ludopolis.games.civilization.effects.use import has_ability
from ludopolis.games.civilization.frames import DECISIONS
from ludopolis.games.civilization.ids import government, item
from ludopolis.games.civilization.land import AROUND
from ludopolis.games.civilization.modifiers import governs
from ludopolis.games.civilization.state import NOBODY, Table
from ludopolis.games.civilization.tables import TECH_LEVEL

_USED = ("use", "event", "reveal")
# What belongs to the main decisions even when none of it is legal; of the other decisions, what is offered.
_VERBS = {
    frames.START: ("found", "settle", "grow", "govern", "invest", "place", "gather", *_USED),
    frames.TRADE: ("offer", *_USED),
    frames.CITY: ("city", "advance", *_USED),
    frames.MOVE: ("group", *_USED),
    frames.RESEARCH: ("research", "lower", "newton", "switch", *_USED),
    frames.CITY_ACTION: ("build", "build_free", "arts", "arts_for_trade", "harvest", "program"),
    frames.STEP: ("step", "discover", "stop"),
}
# Verbs with many actions, and the only decisions that they answer.
_ANSWERS_TO = {
    "at": {
        frames.PLACE_CAPITAL,
        frames.PLACE_FIGURE,
        frames.PLACE_PERSON,
        frames.CHOOSE_SQUARE,
        frames.CHOOSE_WONDER,
        frames.MOVE_OUT,
    },
    "found": {frames.START},
    "settle": {frames.START},
    "gather": {frames.START},
    "grow": {frames.START, frames.GROW},
    "harvest": {frames.CITY_ACTION, frames.HARVEST_AGAIN},
    "group": {frames.MOVE},
}
Terms = dict[str, Term]


def refusal(table: Table, action: int) -> Refusal | None:
    """Why the action is not legal; None if it is."""
    structured = SPACE[action]
    if table.over:
        return Refusal("R13.5", "over", {})
    decision = DECISIONS[table.kind]
    expected: dict[str, Argument] = {"expected": Term("decision", decision.name)}
    if table.kind not in _ANSWERS_TO.get(structured.verb, {table.kind}):
        return Refusal(decision.rule, "wrong_decision", expected)
    offered = table.actions()
    if action in offered:
        return None
    verbs = {SPACE[number].verb for number in offered}
    if structured.verb not in verbs and structured.verb not in _VERBS.get(table.kind, ()):
        return Refusal(decision.rule, "wrong_decision", expected)
    reason = _REASONS.get(structured.verb)
    told = reason(table, structured.named) if reason is not None else None
    return told if told is not None else Refusal(decision.rule, "not_offered", expected)


def _number(term: Term) -> int:
    return KINDS[term.kind].index(term.id)


# --- Start of Turn --------------------------------------------------------------------------------


def _not_founded(table: Table, terms: Terms) -> Refusal | None:
    """R5.3, point by point."""
    seat, square = table.seat, _number(terms["square"])
    if founding.free_token(table, seat) == NOBODY:
        return Refusal("R5.3", "no_more_cities", {})
    if not table.stands(seat, square):
        return Refusal("R5.3", "no_founder", terms_of(terms))
    if table.scouts(square) == 0 and not governs(table, seat, government.REPUBLIC):
        return Refusal("R5.3", "no_founder", terms_of(terms))
    if moving.is_water(table, square):
        return Refusal("R5.3", "is_water", terms_of(terms))
    for near in AROUND[square * 8 : square * 8 + 8]:
        if not moving.revealed(table, near):
            return Refusal("R5.3", "unknown_neighbour", terms_of(terms))
        if table.has_enemy(seat, near):
            return Refusal("R5.3", "enemy_neighbour", terms_of(terms))
    if not founding.far_from_cities(table, square):
        return Refusal("R5.3", "city_too_near", terms_of(terms))
    return Refusal("R5.3", "token_in_the_way", terms_of(terms))


def _not_governed(table: Table, terms: Terms) -> Refusal | None:
    if table.flag(table.seat, s.GOVERNED):
        return Refusal("R5.8", "governed_already", {})
    return Refusal("R5.8", "government_closed", terms_of(terms))


def _not_invested(table: Table, terms: Terms) -> Refusal | None:
    if table.flag(table.seat, s.INVESTED_NOW):
        return Refusal("R5.11", "invested_already", {})
    return Refusal("R5.11", "no_coin_token", {})


# --- City Management ------------------------------------------------------------------------------


def _no_action(table: Table, terms: Terms) -> Refusal | None:
    seat, index = table.seat, _number(terms["city"])
    if not table.has_city(seat, index):
        return Refusal("R7.1", "no_such_city", terms_of(terms))
    if index == 0 and governs(table, seat, government.ANARCHY):
        return Refusal("R5.9", "capital_in_anarchy", {})
    return Refusal("R7.1", "city_has_acted", terms_of(terms))


def _not_built(table: Table, terms: Terms) -> Refusal | None:
    """What cannot be built, what has no place, what is too expensive."""
    seat, index, which = table.seat, table.number(0), _number(terms["item"])
    if not building.available(table, seat, which):
        return _not_available(table, terms, which)
    if not building.has_room(table, seat, index, which, NOBODY):
        return Refusal("R7.6", "no_place", terms_of(terms))
    numbers: dict[str, Argument] = {
        **terms_of(terms),
        "price": building.price_of(table, seat, which),
        "production": deeds.production(table, seat, index),
        "rush": deeds.most_rushed(table, seat),
    }
    return Refusal("R7.2", "too_expensive", numbers)


def _not_available(table: Table, terms: Terms, which: int) -> Refusal:
    if building.is_wonder(which):
        return Refusal("R7.9", "wonder_not_for_sale", terms_of(terms))
    if building.is_figure(which):
        return Refusal("R7.4", "no_figure_left", terms_of(terms))
    if building.is_unit(which):
        return Refusal("R7.5", "no_unit", terms_of(terms))
    if not building.unlocked_building(table, table.seat, which - int(item.BUILDING)):
        return Refusal("R7.6", "not_unlocked", terms_of(terms))
    return Refusal("R7.6", "no_token_left", terms_of(terms))


def _not_harvested(table: Table, terms: Terms) -> Refusal | None:
    return Refusal("R7.12", "nothing_to_harvest", terms_of(terms))


def _not_advanced(table: Table, terms: Terms) -> Refusal | None:
    if table.flag(table.seat, s.ADVANCED):
        return Refusal("R7.14", "advanced_already", {})
    return Refusal("R7.14", "advance_too_expensive", terms_of(terms))


# --- Movement -------------------------------------------------------------------------------------


def _no_group(table: Table, terms: Terms) -> Refusal | None:
    square = _number(terms["square"])
    if not table.stands(table.seat, square):
        return Refusal("R8.2", "no_figures", terms_of(terms))
    if moving.is_frozen(table, square):
        return Refusal("R16.14", "frozen", terms_of(terms))
    return Refusal("R8.13", "moved_already", terms_of(terms))


def _no_step(table: Table, terms: Terms) -> Refusal | None:
    return Refusal("R8.4", "cannot_step", terms_of(terms))


def _no_discovery(table: Table, terms: Terms) -> Refusal | None:
    return Refusal("R8.5", "nothing_to_discover", terms_of(terms))


def _no_stop(table: Table, terms: Terms) -> Refusal | None:
    return Refusal("R8.15", "cannot_stop", {})


# --- Research -------------------------------------------------------------------------------------


def _not_researched(table: Table, terms: Terms) -> Refusal | None:
    seat, which = table.seat, _number(terms["technology"])
    if table.knows(seat, which):
        return Refusal("R9.1", "known_already", terms_of(terms))
    if not pyramid.fits(table, seat, TECH_LEVEL[which]):
        return Refusal("R9.3", "no_slot", {**terms_of(terms), "level": TECH_LEVEL[which]})
    price, trade = pyramid.research_price(table, seat, which), table.of(seat, s.TRADE)
    if price <= trade:
        return None
    return Refusal("R9.1", "too_little_trade", {**terms_of(terms), "price": price, "trade": trade})


def _not_learned(table: Table, terms: Terms) -> Refusal | None:
    seat, which = table.seat, _number(terms["technology"])
    if table.knows(seat, which):
        return Refusal("R9.1", "known_already", terms_of(terms))
    if not pyramid.fits(table, seat, TECH_LEVEL[which]):
        return Refusal("R9.3", "no_slot", {**terms_of(terms), "level": TECH_LEVEL[which]})
    return Refusal("R0.4", "cannot_be_learned", terms_of(terms))


# --- cards ----------------------------------------------------------------------------------------


def _not_used(table: Table, terms: Terms) -> Refusal | None:
    which = _number(terms["ability"])
    if not has_ability(table, table.seat, which):
        return Refusal("R4.2", "ability_not_yours", terms_of(terms))
    if table.used(table.seat, which):
        return Refusal("R4.3", "used_already", terms_of(terms))
    return Refusal("R4.2", "ability_not_now", terms_of(terms))


def _not_played(table: Table, terms: Terms) -> Refusal | None:
    return Refusal("R4.2", "event_not_now", terms_of(terms))


def _not_paid(table: Table, terms: Terms) -> Refusal | None:
    return Refusal("R21.10", "cannot_pay_with", terms_of(terms))


def terms_of(terms: Terms) -> dict[str, Argument]:
    """The arguments of a refused action, for its message."""
    return dict(terms)


_REASONS: dict[str, Callable[[Table, Terms], Refusal | None]] = {
    "found": _not_founded,
    "settle": _not_founded,
    "govern": _not_governed,
    "invest": _not_invested,
    "city": _no_action,
    "build": _not_built,
    "harvest": _not_harvested,
    "advance": _not_advanced,
    "group": _no_group,
    "step": _no_step,
    "discover": _no_discovery,
    "stop": _no_stop,
    "research": _not_researched,
    "learn": _not_learned,
    "use": _not_used,
    "event": _not_played,
    "pay": _not_paid,
}
