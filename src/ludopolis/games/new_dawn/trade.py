"""Trade tokens on focus cards, and what can be spent like them (R5.7 - R5.9); resources (R5.10)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.new_dawn import events, frames
from ludopolis.games.new_dawn.actions import (
    COLLECT,
    DISCARD,
    DONE,
    EXCHANGE,
    PLUNDER,
    PUT,
    SPEND,
    SPEND_NATURAL,
    SPEND_STATE,
    STORE,
)
from ludopolis.games.new_dawn.frames import push_numbers
from ludopolis.games.new_dawn.state import (
    NATURALS,
    PUT_NATURAL,
    PUT_TOKEN,
    RESOURCE,
    STATES,
    SUPPLY,
    TRADE,
    Table,
)
from ludopolis.games.new_dawn.tables import (
    CARD_TYPE,
    CITY_STATES,
    GREAT_ZIMBABWE,
    MOST_STORED,
    MOST_TRADE,
    NATURAL_WONDERS,
    RESOURCES,
    SLOTS,
)

# --- spending -------------------------------------------------------------------------------------


def free_states(table: Table, seat: i64, place: i64) -> i64:
    """The set of city-state tokens on a card that were not spent in this turn (R5.9)."""
    return table.row(seat, place, STATES) & ~table.spent_states


def free_naturals(table: Table, seat: i64, place: i64) -> i64:
    """The same of natural wonder tokens, which only Roosevelt has on cards."""
    return table.row(seat, place, NATURALS) & ~table.spent_naturals


def can_spend(table: Table, seat: i64, place: i64) -> bool:
    """Is there anything on a card that can be spent while it is resolved (R5.8)?"""
    return table.trade(seat, place) | free_states(table, seat, place) | free_naturals(table, seat, place) != 0


def fill_spends(table: Table, seat: i64, place: i64, actions: vec[i64], count: i64) -> i64:
    if table.trade(seat, place):
        actions[count] = SPEND
        count += 1
    states = free_states(table, seat, place)
    if states:
        for state in range(CITY_STATES):
            if states & BIT[state]:
                actions[count] = SPEND_STATE + state
                count += 1
    naturals = free_naturals(table, seat, place)
    if naturals:
        for natural in range(NATURAL_WONDERS):
            if naturals & BIT[natural]:
                actions[count] = SPEND_NATURAL + natural
                count += 1
    return count


def spend(table: Table, seat: i64, place: i64, action: i64) -> None:
    """Spend one token of a card; its bonus is the caller's affair. May ask where a natural wonder goes."""
    if action == SPEND:
        lose_token(table, seat, place, events.TRADE_TOKEN_SPENT)
    elif action < SPEND_NATURAL:
        table.spent_states |= BIT[action - SPEND_STATE]
        table.tell(events.CITY_STATE_SPENT, seat, action - SPEND_STATE)
    else:
        spend_natural(table, seat, action - SPEND_NATURAL, True)


def spend_natural(table: Table, seat: i64, natural: i64, on_card: bool) -> None:
    """It stays, but cannot be spent again in this turn; on a card it may move to another (R5.10)."""
    table.spent_naturals |= BIT[natural]
    table.tell(events.NATURAL_WONDER_SPENT, seat, natural)
    if on_card:
        push_numbers(table, PUT_NATURAL, seat, natural)


def lose_token(table: Table, seat: i64, place: i64, event: i64) -> None:
    table.set_row(seat, place, TRADE, table.trade(seat, place) - 1)
    table.tell(event, seat, table.card(seat, place))


# --- gaining --------------------------------------------------------------------------------------


def gain_token(table: Table, seat: i64, place: i64) -> None:
    """Put a trade token on a card; the fourth is lost (R5.7)."""
    if table.trade(seat, place) < MOST_TRADE:
        table.set_row(seat, place, TRADE, table.trade(seat, place) + 1)
        table.tell(events.TRADE_TOKEN_GAINED, seat, table.card(seat, place))
    else:
        table.tell(events.TRADE_TOKENS_WASTED, seat, 1)


def can_store(table: Table, seat: i64) -> bool:
    return table.stored < MOST_STORED and table.controls(seat, GREAT_ZIMBABWE)


def gain_tokens_of_type(table: Table, seat: i64, tokens: i64, type: i64) -> None:
    """Trade tokens for the card of one type; Great Zimbabwe or a second such card leave a choice (R7.14)."""
    place = table.place_of_type(seat, type)
    if can_store(table, seat) or table.cards_of_type(seat, type) > 1:
        push_numbers(table, PUT_TOKEN, seat, tokens, 0, type + 1)
    elif place < 0:
        table.tell(events.TRADE_TOKENS_WASTED, seat, tokens)
    else:
        for token in range(tokens):
            gain_token(table, seat, place)


def has_room(table: Table, seat: i64, place: i64) -> bool:
    """Whether a token of the present decision can be put on a card."""
    only = table.number(frames.ONLY_TYPE)
    return table.trade(seat, place) < MOST_TRADE and (
        only == 0 or CARD_TYPE[table.card(seat, place)] == only - 1
    )


def ready_put_token(table: Table) -> bool:
    seat, tokens = table.seat, table.number(frames.TOKENS_TO_PUT)
    if tokens:
        for place in range(SLOTS):
            if has_room(table, seat, place):
                return True
        if can_store(table, seat):
            return True
        table.tell(events.TRADE_TOKENS_WASTED, seat, tokens)
    table.pop()
    return False


def fill_put_token(table: Table, actions: vec[i64]) -> i64:
    seat = table.seat
    count: i64 = 0
    if table.number(frames.MAY_STOP):
        actions[0] = DONE
        count = 1
    for place in range(SLOTS):
        if has_room(table, seat, place):
            actions[count] = PUT + table.card(seat, place)
            count += 1
    if can_store(table, seat):
        actions[count] = STORE
        count += 1
    return count


def apply_put_token(table: Table, action: i64) -> None:
    seat = table.seat
    if action == DONE:
        table.pop()
        return
    table.set_number(frames.TOKENS_TO_PUT, table.number(frames.TOKENS_TO_PUT) - 1)
    if action == STORE:
        table.stored += 1
        table.tell(events.TRADE_TOKEN_STORED, seat)
    else:
        gain_token(table, seat, table.place_of_card(seat, action - PUT))


# --- Great Zimbabwe's tokens at the start of a turn -----------------------------------------------


def can_move_stored(table: Table, seat: i64) -> bool:
    if table.stored == 0 or not table.controls(seat, GREAT_ZIMBABWE):
        return False
    for place in range(SLOTS):
        if table.trade(seat, place) < MOST_TRADE:
            return True
    return False


def ready_move_stored(table: Table) -> bool:
    if can_move_stored(table, table.seat):
        return True
    table.pop()
    return False


def fill_move_stored(table: Table, actions: vec[i64]) -> i64:
    seat = table.seat
    actions[0] = DONE
    count: i64 = 1
    for place in range(SLOTS):
        if table.trade(seat, place) < MOST_TRADE:
            actions[count] = PUT + table.card(seat, place)
            count += 1
    return count


def apply_move_stored(table: Table, action: i64) -> None:
    seat = table.seat
    if action == DONE:
        table.pop()
        return
    table.stored -= 1
    gain_token(table, seat, table.place_of_card(seat, action - PUT))


# --- natural wonder tokens on Roosevelt's cards, tokens for a host --------------------------------


def fill_row_cards(table: Table, owner: i64, verb: i64, actions: vec[i64]) -> i64:
    for place in range(SLOTS):
        actions[place] = verb + table.card(owner, place)
    return SLOTS


def ready_put_natural(table: Table) -> bool:
    """It may have gone back to the map meanwhile (R12.3)."""
    if table.natural_holder(table.number(frames.THE_NATURAL)) == table.seat:
        return True
    table.pop()
    return False


def apply_put_natural(table: Table, action: i64) -> None:
    seat, natural = table.seat, table.number(frames.THE_NATURAL)
    table.pop()
    for place in range(SLOTS):
        naturals = table.row(seat, place, NATURALS) & ~BIT[natural]
        if table.card(seat, place) == action - PUT:
            naturals |= BIT[natural]
        table.set_row(seat, place, NATURALS, naturals)
    table.tell(events.NATURAL_WONDER_PUT, seat, natural, action - PUT)


def apply_put_for_host(table: Table, action: i64) -> None:
    host = table.number(frames.FOR_HOST)
    table.pop()
    gain_token(table, host, table.place_of_card(host, action - PUT))


# --- tokens lost: barbarians in a capital, plunder ------------------------------------------------


def trade_total(table: Table, seat: i64) -> i64:
    total: i64 = 0
    for place in range(SLOTS):
        total += table.trade(seat, place)
    return total


def fill_cards_with_tokens(table: Table, owner: i64, verb: i64, actions: vec[i64], count: i64) -> i64:
    for place in range(SLOTS):
        if table.trade(owner, place):
            actions[count] = verb + table.card(owner, place)
            count += 1
    return count


def ready_discard(table: Table) -> bool:
    """R11.6; who has no more than he must discard has no choice."""
    seat, tokens = table.seat, table.number(frames.TO_DISCARD)
    if tokens and trade_total(table, seat) > tokens:
        return True
    table.pop()
    if tokens:
        for place in range(SLOTS):
            for token in range(table.trade(seat, place)):
                lose_token(table, seat, place, events.TRADE_TOKEN_LOST)
    return False


def apply_discard(table: Table, action: i64) -> None:
    seat = table.seat
    table.set_number(frames.TO_DISCARD, table.number(frames.TO_DISCARD) - 1)
    lose_token(table, seat, table.place_of_card(seat, action - DISCARD), events.TRADE_TOKEN_LOST)


def ready_plunder(table: Table) -> bool:
    """R9.10: what was plundered is put on own cards when it is complete."""
    seat = table.seat
    if table.number(frames.PLUNDERS_LEFT) and trade_total(table, table.number(frames.VICTIM)):
        return True
    finish_plunder(table, seat)
    return False


def finish_plunder(table: Table, seat: i64) -> None:
    tokens = table.number(frames.PLUNDERED)
    table.pop()
    push_numbers(table, PUT_TOKEN, seat, tokens)


def apply_plunder(table: Table, action: i64) -> None:
    if action == DONE:
        finish_plunder(table, table.seat)
        return
    victim = table.number(frames.VICTIM)
    table.set_number(frames.PLUNDERS_LEFT, table.number(frames.PLUNDERS_LEFT) - 1)
    table.set_number(frames.PLUNDERED, table.number(frames.PLUNDERED) + 1)
    lose_token(table, victim, table.place_of_card(victim, action - PLUNDER), events.TRADE_TOKEN_LOST)


# --- resources ------------------------------------------------------------------------------------


def collectable(table: Table, seat: i64, resource: i64) -> bool:
    """R1.7; Replaceable Parts give only a type not held (R7.8)."""
    if table.supply(resource) == 0:
        return False
    return not table.number(frames.ONLY_NEW) or table.realm(seat, RESOURCE + resource) == 0


def ready_collect(table: Table) -> bool:
    for resource in range(RESOURCES):
        if collectable(table, table.seat, resource):
            return True
    table.pop()
    return False


def fill_collect(table: Table, actions: vec[i64]) -> i64:
    count: i64 = 0
    if table.number(frames.MAY_STOP):
        actions[0] = DONE
        count = 1
    for resource in range(RESOURCES):
        if collectable(table, table.seat, resource):
            actions[count] = COLLECT + resource
            count += 1
    return count


def apply_collect(table: Table, action: i64) -> None:
    seat = table.seat
    table.pop()
    if action != DONE:
        move_resource(table, seat, action - COLLECT, 1)
        table.tell(events.RESOURCE_GAINED, seat, action - COLLECT)


def move_resource(table: Table, seat: i64, resource: i64, gained: i64) -> None:
    """Move resource tokens from the supply to a player; below zero, back."""
    table.change_realm(seat, RESOURCE + resource, gained)
    table.set_thing(SUPPLY + resource, table.supply(resource) - gained)


def ready_exchange(table: Table) -> bool:
    for given in range(RESOURCES):
        for taken in range(RESOURCES):
            if exchangeable(table, table.seat, given, taken):
                return True
    table.pop()
    return False


def exchangeable(table: Table, seat: i64, given: i64, taken: i64) -> bool:
    """R7.17."""
    return given != taken and table.realm(seat, RESOURCE + given) > 0 and table.supply(taken) > 0


def fill_exchange(table: Table, actions: vec[i64]) -> i64:
    actions[0] = DONE
    count: i64 = 1
    for given in range(RESOURCES):
        for taken in range(RESOURCES):
            if exchangeable(table, table.seat, given, taken):
                actions[count] = EXCHANGE + given * RESOURCES + taken
                count += 1
    return count


def apply_exchange(table: Table, action: i64) -> None:
    seat = table.seat
    table.pop()
    if action != DONE:
        given = (action - EXCHANGE) // RESOURCES
        taken = (action - EXCHANGE) % RESOURCES
        move_resource(table, seat, given, -1)
        move_resource(table, seat, taken, 1)
        table.tell(events.RESOURCE_EXCHANGED, seat, given, taken)
