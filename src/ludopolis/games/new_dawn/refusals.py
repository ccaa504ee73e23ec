"""Why an action is not legal, in terms of the rule that forbids it. Nothing hidden matters to any refusal."""

from ludopolis.core.bits import BIT
from ludopolis.core.errors import Argument, Refusal, Term
from ludopolis.games.new_dawn import frames, reach, wonders
from ludopolis.games.new_dawn import state as s
from ludopolis.games.new_dawn.actions import KINDS, SPACE
from ludopolis.games.new_dawn.focus import economy, industry, military
from ludopolis.games.new_dawn.land import HOMES, NONE
from ludopolis.games.new_dawn.spaces import either, has
from ludopolis.games.new_dawn.state import DECISIONS, NOBODY, Table
from ludopolis.games.new_dawn.tables import (
    ANIMAL_HUSBANDRY,
    CARD_ATTACKS,
    CARD_LEVEL,
    DECK_OF,
    MOST_TRADE,
    WATER,
    WONDER_RESOURCES,
)

_SPENDS = ("spend", "spend_state", "spend_natural")
_VERBS = {
    s.LAY_TILE: ("lay",),
    s.TURN_TILE: ("turn",),
    s.SET_TILE: ("at",),
    s.BEGIN_TURN: ("done", "use"),
    s.CHOOSE_FOCUS: ("focus",),
    s.PLACE_TOKEN: ("done", "place", *_SPENDS),
    s.PLACE_ON_HILLS: ("done", "place"),
    s.MOVE_TOKEN: ("done", "move"),
    s.MOVE_BARBARIAN: ("move",),
    s.MOVE_TO: ("to",),
    s.REPLACE_TOKEN: ("done", "replace"),
    s.DESTROY_TOKEN: ("destroy",),
    s.OFFER_TOKENS: ("offer",),
    s.GIVE_TOKEN: ("give",),
    s.STRIKE: ("done", "strike"),
    s.TAKE_OFF: ("remove",),
    s.ADVANCE_DIAL: ("done", "advance", *_SPENDS),
    s.GAIN_CARD: ("done", "gain", "change"),
    s.MOVE_CARAVAN: ("done", "caravan", *_SPENDS),
    s.TAKE_PACT: ("done", "take"),
    s.MAKE_ALLIANCE: ("done", "ally"),
    s.RETURN_PACT: ("return",),
    s.PUT_TOKEN: ("done", "put", "store"),
    s.PUT_NATURAL: ("put",),
    s.PUT_FOR_HOST: ("put",),
    s.COLLECT: ("done", "collect"),
    s.EXCHANGE: ("done", "exchange"),
    s.BUILD: ("done", "found", "settle", "wonder"),
    s.PAY: ("pay", "pay_natural", *_SPENDS),
    s.HOUSE_WONDER: ("house",),
    s.FIGHT: ("done", "reinforce", "attack", "hunt"),
    s.ATTACK_TOKENS: ("done", *_SPENDS),
    s.DEFENCE_TOKENS: ("defend",),
    s.PLUNDER: ("done", "plunder"),
    s.CONQUER: ("conquer", "liberate"),
    s.DISCARD_TOKEN: ("discard",),
    s.SWAP_CARDS: ("swap",),
    s.USE_ABILITY: ("done", "use"),
    s.MOVE_STORED: ("done", "put"),
    s.DISMISS_CARAVAN: ("dismiss",),
}
Terms = dict[str, Term]


def refusal(table: Table, action: int) -> Refusal | None:
    """Why the action is not legal; None if it is."""
    structured = SPACE[action]
    if table.over:
        return Refusal("R12.5", "over", {})
    decision = DECISIONS[table.kind]
    if structured.verb not in _VERBS[table.kind]:
        return Refusal(decision.rule, "wrong_decision", {"expected": Term("decision", decision.name)})
    if action in table.actions():
        return None
    terms = structured.named
    if "space" in terms and table.land.terrain[_number(terms["space"])] == NONE:
        return Refusal("R16.18", "not_on_map", {"space": terms["space"]})
    refused = _reason(table, structured.verb, terms)
    if refused is not None:
        return refused
    arguments: dict[str, Argument] = {"expected": Term("decision", decision.name)}
    return Refusal(decision.rule, "not_offered", arguments)


def _number(term: Term) -> int:
    return KINDS[term.kind].index(term.id)


def _reason(table: Table, verb: str, terms: Terms) -> Refusal | None:
    """The particular reason, where there is one to tell."""
    if verb in ("place", "to"):
        return _refused_place(table, terms)
    if verb in ("found", "settle"):
        return _refused_city(table, verb, terms)
    if verb == "wonder":
        return _refused_wonder(table, terms["wonder"])
    if verb == "caravan":
        return _refused_caravan(table, terms)
    if verb in ("attack", "hunt", "reinforce"):
        return _refused_fight(table, verb, terms["space"])
    if verb in ("focus", "put", "plunder", "discard", "gain"):
        return _refused_card(table, verb, terms["card"])
    if verb in _SPENDS:
        return _refused_spending(table, verb, terms)
    if verb in ("pay", "pay_natural"):
        return _refused_payment(table, verb, terms)
    if verb == "use":
        return Refusal("R4.4", "ability_not_available", {"ability": terms["ability"]})
    if verb in ("take", "return"):
        code = "pact_not_available" if verb == "take" else "pact_not_held"
        return Refusal("R10.5", code, {"colour": terms["colour"], "pact": terms["pact"]})
    if verb == "collect":
        return _refused_resource(table, terms["resource"])
    if verb in ("lay", "turn", "at"):
        return Refusal("R13.5", "tile_does_not_fit", {})
    return None


# --- tokens and cities --------------------------------------------------------------------------------


def _refused_place(table: Table, terms: Terms) -> Refusal | None:
    space, rule = _number(terms["space"]), _placing_rule(table)
    if table.land.terrain[space] == WATER:
        return Refusal(rule, "is_water", {"space": terms["space"]})
    if table.kind != s.PLACE_TOKEN:
        return Refusal(rule, "not_there", {"space": terms["space"]})
    if table.number(frames.LEFT) == 0:
        return Refusal("R6.1", "no_tokens_left", {})
    if occupied := _occupied(table, terms["space"], "R6.2"):
        return occupied
    kumasi = table.number(frames.WITH_KUMASI) != 0
    difficulty = reach.difficulty_for(table, table.seat, space, kumasi, True)
    if difficulty > table.number(frames.LIMIT):
        return _too_hard("R6.2", terms["space"], difficulty, table.number(frames.LIMIT))
    return Refusal("R6.2", "not_adjacent", {"space": terms["space"]})


def _placing_rule(table: Table) -> str:
    """The rule by which something comes to a space."""
    if table.kind == s.MOVE_TO:
        return "R11.11" if table.number(frames.OF_BARBARIAN) else "R6.5"
    return "R6.8" if table.kind == s.PLACE_ON_HILLS else "R6.2"


def _too_hard(rule: str, space: Term, difficulty: int, limit: int) -> Refusal:
    return Refusal(rule, "too_hard", {"space": space, "difficulty": difficulty, "limit": limit})


def _occupied(table: Table, term: Term, rule: str) -> Refusal | None:
    """What stands on a space and forbids a token there."""
    space = _number(term)
    if table.barbarian_at(space) != NOBODY:
        return Refusal(rule, "barbarian_there", {"space": term})
    if table.owner(space) != NOBODY:
        return Refusal(rule, "piece_there", {"space": term})
    if has(table.set(s.WITH_STATE), space):
        return Refusal(rule, "city_state_there", {"space": term})
    return None


def _refused_city(table: Table, verb: str, terms: Terms) -> Refusal:
    seat, term, space = table.seat, terms["space"], _number(terms["space"])
    slot = table.number(frames.SLOT)
    if table.realm(seat, s.CITIES_LEFT) == 0:
        return Refusal("R8.2", "no_cities_left", {})
    if verb == "settle" and table.number(frames.RESOLVED) != ANIMAL_HUSBANDRY:
        return Refusal("R8.6", "needs_animal_husbandry", {})
    if table.land.terrain[space] == WATER:
        return Refusal("R8.2", "is_water", {"space": term})
    difficulty = reach.difficulty_for(table, seat, space, True, False)
    if difficulty > slot:
        return _too_hard("R8.2", term, difficulty, slot)
    cities = either(table.all_cities(), table.land.set(HOMES))
    if has(table.land.around(cities), space):
        return Refusal("R8.2", "next_to_city", {"space": term})
    if not has(industry.city_sites(table, seat, slot), space):
        return Refusal("R8.2", "space_not_free", {"space": term})
    if verb == "settle":
        return Refusal("R8.6", "no_caravan_there", {"space": term})
    return Refusal("R8.3", "too_far", {"space": term})


def _refused_wonder(table: Table, term: Term) -> Refusal:
    seat, wonder = table.seat, _number(term)
    if table.faceup(DECK_OF[wonder]) != wonder:
        return Refusal("R8.8", "wonder_not_faceup", {"wonder": term})
    if not wonders.has_free_city(table, seat):
        return Refusal("R8.11", "no_free_city", {"wonder": term})
    card, slot, place = (table.number(where) for where in (frames.RESOLVED, frames.SLOT, frames.AT))
    arguments: dict[str, Argument] = {
        "wonder": term,
        "cost": wonders.cost(table, seat, wonder),
        "production": wonders.most_production(table, seat, wonder, card, slot, place),
    }
    return Refusal("R8.9", "too_expensive", arguments)


# --- caravans and fights ------------------------------------------------------------------------------


def _refused_caravan(table: Table, terms: Terms) -> Refusal:
    seat, caravan, space = table.seat, _number(terms["caravan"]), _number(terms["space"])
    where = table.caravan(seat, caravan)
    arguments: dict[str, Argument] = {"caravan": terms["caravan"], "space": terms["space"]}
    if where == s.IN_SUPPLY:
        return Refusal("R7.5", "caravan_unused", arguments)
    if not economy.can_move(table, seat, caravan):
        return Refusal("R7.9", "caravan_has_moved", arguments)
    if has(economy.destinations(table, seat, caravan), space):
        return Refusal("R7.9", "another_caravan_first", arguments)
    if has(economy.starts(table, seat, caravan), space):
        return Refusal("R16.19", "caravan_begins_there", arguments)
    if has(economy.closed(table), space):
        return Refusal("R7.13", "visited_already", arguments)
    if not has(economy.enterable(table, seat), space):
        return Refusal("R7.11", "caravan_cannot_enter", arguments)
    return Refusal("R7.9", "caravan_too_far", arguments)


def _refused_fight(table: Table, verb: str, term: Term) -> Refusal:
    seat, space = table.seat, _number(term)
    phase = table.number(frames.PHASE)
    if verb == "reinforce":
        if phase == frames.ATTACKING or table.number(frames.REINFORCEMENTS) == 0:
            return Refusal("R9.1", "no_reinforcements", {})
        if table.owner(space) != seat or table.is_city(space):
            return Refusal("R9.2", "not_your_token", {"space": term})
        return Refusal("R9.2", "already_reinforced", {"space": term})
    card = military.card_of(table)
    if phase == frames.REINFORCING or table.number(frames.ATTACKS_DONE) >= CARD_ATTACKS[card]:
        return Refusal("R9.1", "no_attacks_left", {})
    barbarian = table.barbarian_at(space) != NOBODY
    if verb == "hunt" and not barbarian:
        return Refusal("R9.3", "no_barbarian_there", {"space": term})
    state = has(table.set(s.WITH_STATE), space)
    if verb == "attack" and state and barbarian:
        return Refusal("R9.3", "guarded_by_barbarian", {"space": term})
    if verb == "attack" and not state and table.owner(space) in (NOBODY, seat):
        return Refusal("R9.3", "no_enemy_there", {"space": term})
    return Refusal("R9.3", "out_of_range", {"space": term})


# --- cards and goods ----------------------------------------------------------------------------------


def _refused_card(table: Table, verb: str, term: Term) -> Refusal | None:
    card, owner = _number(term), table.seat
    if verb == "gain":
        level = table.number(frames.LEVEL)
        if table.number(frames.MODE) == frames.BY_DIAL and CARD_LEVEL[card] != level:
            return Refusal("R7.2", "wrong_level", {"card": term, "level": level})
        return Refusal("R7.2", "card_not_better", {"card": term})
    if verb == "plunder":
        owner = table.number(frames.VICTIM)
    if table.kind == s.PUT_FOR_HOST:
        owner = table.number(frames.FOR_HOST)
    place = table.place_of_card(owner, card)
    if place == NOBODY:
        return Refusal("R5.7", "card_not_in_row", {"card": term})
    if verb == "put" and table.trade(owner, place) == MOST_TRADE:
        return Refusal("R5.7", "card_full", {"card": term})
    if verb in ("plunder", "discard"):
        return Refusal("R5.7", "card_empty", {"card": term})
    return None


def _refused_spending(table: Table, verb: str, terms: Terms) -> Refusal:
    if verb == "spend":
        return Refusal("R5.8", "no_trade_token", {})
    if verb == "spend_state":
        state, term = _number(terms["city_state"]), terms["city_state"]
        if table.spent_states & BIT[state]:
            return Refusal("R5.9", "city_state_spent", {"city_state": term})
        return Refusal("R5.9", "city_state_not_on_card", {"city_state": term})
    natural, term = _number(terms["natural_wonder"]), terms["natural_wonder"]
    if table.spent_naturals & BIT[natural]:
        return Refusal("R5.10", "natural_wonder_spent", {"natural_wonder": term})
    return Refusal("R5.10", "natural_wonder_not_on_card", {"natural_wonder": term})


def _refused_payment(table: Table, verb: str, terms: Terms) -> Refusal:
    wonder = Term("wonder", KINDS["wonder"][table.number(frames.THE_WONDER)])
    if verb == "pay":
        resource = _number(terms["resource"])
        arguments: dict[str, Argument] = {"resource": terms["resource"], "wonder": wonder}
        if not WONDER_RESOURCES[table.number(frames.THE_WONDER)] & BIT[resource]:
            return Refusal("R8.8", "resource_not_printed", arguments)
        return Refusal("R8.8", "resource_not_held", arguments)
    natural, term = _number(terms["natural_wonder"]), terms["natural_wonder"]
    if table.natural_holder(natural) != table.seat:
        return Refusal("R5.10", "natural_wonder_not_held", {"natural_wonder": term})
    if table.spent_naturals & BIT[natural]:
        return Refusal("R5.10", "natural_wonder_spent", {"natural_wonder": term})
    return Refusal("R8.8", "natural_wonder_not_printed", {"natural_wonder": term, "wonder": wonder})


def _refused_resource(table: Table, term: Term) -> Refusal:
    if table.supply(_number(term)) == 0:
        return Refusal("R1.7", "resource_exhausted", {"resource": term})
    return Refusal("R7.8", "resource_held", {"resource": term})
