"""Why an action is not legal, in terms of the rule that forbids it."""

from ludopolis.core.errors import Refusal, Term
from tiny_game.actions import SPACE
from tiny_game.state import ACT, BID, DECISIONS, DRAW, RESPOND, Table

_VERBS = {
    BID: ("bid", "stake"),
    ACT: ("roll", "swap"),
    RESPOND: ("pass", "pass_phase", "reroll"),
    DRAW: ("draw",),
}


def refusal(table: Table, action: int) -> Refusal | None:
    """Why the action is not legal; None if it is."""
    structured = SPACE[action]
    if table.over:
        return Refusal("R5.1", "over", {})
    asked = DECISIONS[table.kind]
    if structured.verb not in _VERBS[table.kind]:
        return Refusal(asked.rule, "wrong_decision", {"expected": Term("decision", asked.name)})
    if action in table.actions():
        return None
    terms = structured.named
    if structured.verb == "bid":
        code = "already_bid" if table.number(0) else "not_in_hand"
        return Refusal("R3.1", code, {"card": terms["card"]})
    if structured.verb == "stake" and not table.number(0):
        return Refusal("R3.1", "bid_first", {})
    if structured.verb == "swap" and terms["from"] == terms["to"]:
        return Refusal("R3.3", "same_good", {"good": terms["from"]})
    good = terms["from"] if structured.verb == "swap" else terms["good"]
    return Refusal(asked.rule, "no_good", {"good": good})
