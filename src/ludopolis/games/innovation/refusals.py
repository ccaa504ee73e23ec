"""Why an action is not legal, in terms of the rule that forbids it, and telling no secrets."""

from ludopolis.core.errors import Refusal, Term
from ludopolis.games.innovation.actions import SPACE
from ludopolis.games.innovation.state import (
    ACCEPT,
    CHOOSE_BACK,
    CHOOSE_BRANCH,
    CHOOSE_CARD,
    CHOOSE_COLOUR,
    CHOOSE_PLAYER,
    CHOOSE_VALUE,
    DECISIONS,
    INITIAL_MELD,
    REARRANGE,
    TAKE_ACTION,
    Table,
)
from ludopolis.games.innovation.tables import POINTS_NEEDED

_VERBS = {
    INITIAL_MELD: ("meld",),
    TAKE_ACTION: ("draw", "meld", "dogma", "achieve"),
    CHOOSE_CARD: ("choose", "stop"),
    CHOOSE_COLOUR: ("colour", "stop"),
    CHOOSE_VALUE: ("value",),
    CHOOSE_BACK: ("value",),
    CHOOSE_PLAYER: ("player", "stop"),
    CHOOSE_BRANCH: ("first_branch", "second_branch", "stop"),
    ACCEPT: ("accept", "decline"),
    REARRANGE: ("choose",),
}


def refusal(table: Table, action: int) -> Refusal | None:
    """Why the action is not legal; None if it is."""
    structured = SPACE[action]
    if table.over:
        return Refusal("R9.4", "over", {})
    asked = DECISIONS[table.kind]
    if structured.verb not in _VERBS[table.kind]:
        return Refusal(asked.rule, "wrong_decision", {"expected": Term("decision", asked.name)})
    if action in table.actions():
        return None
    terms = structured.named
    if structured.verb == "meld":
        return Refusal(
            "R4.3" if table.kind == TAKE_ACTION else "R2.4", "not_in_hand", {"card": terms["card"]}
        )
    if structured.verb == "dogma":
        return Refusal("R4.4", "not_a_top_card", {"card": terms["card"]})
    if structured.verb == "achieve":
        return _refused_achievement(table, int(terms["age"].id))
    return _refused_choice(asked.rule, structured.verb, terms)


def _refused_achievement(table: Table, age: int) -> Refusal:
    points, needed = table.points(table.seat), POINTS_NEEDED[age - 1]
    if table.owners[age - 1]:
        return Refusal("R4.5", "age_not_available", {"age": str(age)})
    if points < needed:
        arguments: dict[str, Term | int | str] = {"age": str(age), "points": points, "needed": needed}
        return Refusal("R4.5", "not_enough_points", arguments)
    return Refusal("R4.5", "no_top_card_of_age", {"age": str(age)})


def _refused_choice(rule: str, verb: str, terms: dict[str, Term]) -> Refusal:
    if verb == "stop":
        return Refusal("R5.6", "cannot_stop", {})
    if verb == "choose":
        return Refusal(rule, "cannot_choose_card", {"card": terms["card"]})
    if verb == "colour":
        return Refusal(rule, "cannot_choose_colour", {"colour": terms["colour"]})
    if verb == "value":
        return Refusal(rule, "cannot_choose_value", {"value": terms["value"].id})
    return Refusal(rule, "cannot_choose_player", {})
