"""Why an action is not legal, in terms of the rule that forbids it.

A refusal tells nothing a player may not know: a card that lies face down and a card that is not
in play at all are refused with the same words.
"""

from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.core.errors import Refusal, Term
from ludopolis.games.duel.actions import SPACE
from ludopolis.games.duel.components import IDS
from ludopolis.games.duel.quote import quote_card, quote_wonder
from ludopolis.games.duel.state import (
    CHOOSE_FROM_DISCARD,
    CHOOSE_LIBRARY,
    CHOOSE_OPPONENT_CARD,
    CHOOSE_PROGRESS,
    CHOOSE_STARTER,
    CITY,
    DECISIONS,
    DRAFT_WONDER,
    PLAY_CARD,
    UNPLAYED,
    Table,
)
from ludopolis.games.duel.tables import COLOUR

_VERBS = {
    DRAFT_WONDER: ("draft",),
    PLAY_CARD: ("build", "discard", "wonder"),
    CHOOSE_PROGRESS: ("progress",),
    CHOOSE_LIBRARY: ("library",),
    CHOOSE_OPPONENT_CARD: ("demolish",),
    CHOOSE_FROM_DISCARD: ("revive",),
    CHOOSE_STARTER: ("begin_self", "begin_opponent"),
}


def refusal(table: Table, action: int) -> Refusal | None:
    """Why the action is not legal; None if it is."""
    structured = SPACE[action]
    if table.over:
        return Refusal("R10.1", "over", {})
    if structured.verb not in _VERBS[table.kind]:
        name = DECISIONS[table.kind].name
        return Refusal("R11.1", "wrong_decision", {"expected": Term("decision", name)})
    if action in table.actions():
        return None
    terms = structured.named
    if table.kind == PLAY_CARD:
        return _refused_play(table, structured.verb, terms)
    return _refused_choice(table, terms)


def _refused_play(table: Table, verb: str, terms: dict[str, Term]) -> Refusal:
    card = IDS["card"].index(terms["card"].id)
    if unreachable := _unreachable(table, card):
        return Refusal(*unreachable, {"card": terms["card"]})
    me = table.city(table.seat)
    if verb == "wonder":
        return _refused_wonder(table, terms["wonder"])
    price = quote_card(table, table.seat, card).total
    return Refusal("R5.8", "too_expensive", {"card": terms["card"], "price": price, "coins": me.coins})


def _unreachable(table: Table, card: i64) -> tuple[str, str] | None:
    """The rule and code for a card that cannot be taken."""
    if table.place_of(card) != UNPLAYED:
        return "R4.1", "already_played"
    slot = table.slot_of(card)
    if not 0 <= slot < 20 or not table.face_up() & BIT[slot]:
        return "R3.2", "not_visible"
    if not table.available & BIT[slot]:
        return "R3.2", "covered"
    return None


def _refused_wonder(table: Table, term: Term) -> Refusal:
    wonder = IDS["wonder"].index(term.id)
    me, opponent = table.city(table.seat), table.city(1 - table.seat)
    if (me.built | opponent.built) & BIT[wonder]:
        return Refusal("R4.5", "wonder_already_built", {"wonder": term})
    if not me.unbuilt & BIT[wonder]:
        returned = table.wonders_standing() == 7 and table.wonders_in_play() & BIT[wonder]
        rule, code = ("R6.4", "wonder_returned") if returned else ("R4.5", "wonder_not_owned")
        return Refusal(rule, code, {"wonder": term})
    price = quote_wonder(table, table.seat, wonder).total
    return Refusal("R5.8", "wonder_too_expensive", {"wonder": term, "price": price, "coins": me.coins})


def _refused_choice(table: Table, terms: dict[str, Term]) -> Refusal:
    kind = table.kind
    if kind == DRAFT_WONDER:
        return Refusal("R2.5", "not_on_offer", {"wonder": terms["wonder"]})
    if kind == CHOOSE_PROGRESS:
        return Refusal("R8.1", "progress_not_on_board", {"progress": terms["progress"]})
    if kind == CHOOSE_LIBRARY:
        return Refusal("R6.6", "progress_not_drawn", {"progress": terms["progress"]})
    if kind == CHOOSE_FROM_DISCARD:
        return Refusal("R6.6", "not_in_discard", {"card": terms["card"]})
    card = IDS["card"].index(terms["card"].id)
    if table.place_of(card) != CITY + 1 - table.seat:
        return Refusal("R6.6", "not_opponents_card", {"card": terms["card"]})
    colour = Term("colour", IDS["colour"][table.number(0)])
    assert COLOUR[card] != table.number(0), "a card of the right colour is legal"
    return Refusal("R6.6", "wrong_colour", {"card": terms["card"], "colour": colour})
