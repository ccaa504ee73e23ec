"""Science: the tech dial and the cards it brings (R7.1 - R7.8)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.new_dawn import agendas, events, frames
from ludopolis.games.new_dawn.actions import ADVANCE, CHANGE, DISMISS, DONE, GAIN, STRIKE
from ludopolis.games.new_dawn.control import put_state_on_card, remove_piece, weaken
from ludopolis.games.new_dawn.frames import push_numbers
from ludopolis.games.new_dawn.land import ALL
from ludopolis.games.new_dawn.spaces import both, either, fill_spaces, nowhere
from ludopolis.games.new_dawn.state import (
    ADVANCE_DIAL,
    CARD,
    COLLECT,
    DIAL,
    DISMISS_CARAVAN,
    GAIN_CARD,
    IN_SUPPLY,
    NOBODY,
    ON_CARD,
    PUT_TOKEN,
    STATES,
    Table,
)
from ludopolis.games.new_dawn.state import STRIKE as STRIKE_DECISION
from ludopolis.games.new_dawn.tables import (
    CARAVANS,
    CARD_LEVEL,
    CARD_TYPE,
    CITY_STATES,
    DIAL_AFTER_LAST,
    DIAL_LAST,
    DIAL_LEVEL,
    LEVELS,
    MATHEMATICS,
    NUCLEAR_POWER,
    OXFORD_UNIVERSITY,
    REPLACEABLE_PARTS,
    SCIENCE,
    SLOTS,
    STATE_TYPE,
    TYPES,
)
from ludopolis.games.new_dawn.trade import fill_spends, spend


def resolve_science(table: Table, seat: i64, slot: i64, card: i64, place: i64) -> None:
    """What comes before the dial is asked first."""
    push_numbers(table, ADVANCE_DIAL, seat, slot, card, place)
    if card == MATHEMATICS:
        push_numbers(table, PUT_TOKEN, seat, 1, 1)
    elif card == REPLACEABLE_PARTS:
        push_numbers(table, COLLECT, seat, 1, 1)
    elif card == NUCLEAR_POWER and slot == SLOTS:
        table.push(STRIKE_DECISION, seat)


# --- the dial (R7.1, R7.2) ------------------------------------------------------------------------


def fill_advance(table: Table, actions: vec[i64]) -> i64:
    actions[0] = DONE
    actions[1] = ADVANCE
    return fill_spends(table, table.seat, table.number(frames.AT), actions, 2)


def apply_advance(table: Table, action: i64) -> None:
    seat, place = table.seat, table.number(frames.AT)
    if action == DONE:
        table.pop()
    elif action == ADVANCE:
        spaces = table.number(frames.SLOT) + table.number(frames.EXTRA)
        table.pop()
        advance(table, seat, spaces)
    else:
        table.set_number(frames.EXTRA, table.number(frames.EXTRA) + 1)
        spend(table, seat, place, action)


def advance(table: Table, seat: i64, spaces: i64) -> None:
    levels = vec[i64]()
    for step in range(spaces):
        dial = table.realm(seat, DIAL)
        dial = dial + 1 if dial < DIAL_LAST else DIAL_AFTER_LAST
        table.set_realm(seat, DIAL, dial)
        if DIAL_LEVEL[dial]:
            levels = append(levels, DIAL_LEVEL[dial])
            agendas.check(table, seat)  # R7.6
    table.tell(events.DIAL_ADVANCED, seat, spaces, table.realm(seat, DIAL))
    place: i64 = len(levels)
    while place > 0:  # the level reached first is asked first
        place -= 1
        push_numbers(table, GAIN_CARD, seat, levels[place], 1, 0, frames.BY_DIAL)


# --- gaining cards (R7.2 - R7.7) ------------------------------------------------------------------


def fill_gain(table: Table, actions: vec[i64]) -> i64:
    """A card of a higher level for each card of the row; with Oxford University of any type (R16.9)."""
    seat = table.seat
    any_type = table.controls(seat, OXFORD_UNIVERSITY)
    actions[0] = DONE
    count: i64 = 1
    for place in range(SLOTS):
        level = level_for(table, seat, place)
        if level == 0:
            continue
        type = CARD_TYPE[table.card(seat, place)]
        for other in range(TYPES):
            card = other * LEVELS + level - 1
            if table.place_of_card(seat, card) != NOBODY:
                continue
            if other != type:
                if any_type and type != SCIENCE:
                    actions[count] = CHANGE + card * SLOTS + place
                    count += 1
            elif level > CARD_LEVEL[table.card(seat, place)]:
                alone = table.cards_of_type(seat, type) == 1
                actions[count] = GAIN + card if alone else CHANGE + card * SLOTS + place
                count += 1
    return count


def level_for(table: Table, seat: i64, place: i64) -> i64:
    """The level of a card that may replace the one in a place of the row; 0 if none may."""
    mode = table.number(frames.MODE)
    if mode == frames.BY_DIAL:
        return table.number(frames.LEVEL)
    level = CARD_LEVEL[table.card(seat, place)]
    if mode == frames.BY_PYRAMIDS:
        return 2 if level == 1 else 0
    if level == LEVELS or table.number(frames.PLACES_DONE) & BIT[place]:
        return 0
    return level + 1


def ready_gain(table: Table, actions: vec[i64]) -> bool:
    if table.number(frames.GAINS_LEFT) and fill_gain(table, actions) > 1:
        return True
    table.pop()
    return False


def apply_gain(table: Table, action: i64) -> None:
    seat = table.seat
    if action == DONE:
        table.pop()
        return
    if action < CHANGE:
        card = action - GAIN
        place = table.place_of_type(seat, CARD_TYPE[card])
    else:
        card = (action - CHANGE) // SLOTS
        place = (action - CHANGE) % SLOTS
    table.set_number(frames.GAINS_LEFT, table.number(frames.GAINS_LEFT) - 1)
    table.set_number(frames.PLACES_DONE, table.number(frames.PLACES_DONE) | BIT[place])
    replace_card(table, seat, place, card)


def replace_card(table: Table, seat: i64, place: i64, card: i64) -> None:
    """Everything on the old card moves to the new one (R5.7)."""
    table.tell(events.CARD_GAINED, seat, card, table.card(seat, place))
    table.set_row(seat, place, CARD, card)
    fit_caravans(table, seat)
    for state in range(CITY_STATES):  # those beside the leader sheet (R10.12)
        if table.conqueror(state) == seat and STATE_TYPE[state] == CARD_TYPE[card]:
            if not on_a_card(table, seat, state):
                put_state_on_card(table, seat, state)


def on_a_card(table: Table, seat: i64, state: i64) -> bool:
    for place in range(SLOTS):
        if table.row(seat, place, STATES) & BIT[state]:
            return True
    return False


def fit_caravans(table: Table, seat: i64) -> None:
    """As many caravans as the economy cards allow come or go (R7.5, R7.7)."""
    capacity = table.caravan_capacity(seat)
    missing = capacity - table.caravans_in_use(seat)
    if missing > 0:
        table.tell(events.CARAVANS_GAINED, seat, missing)
    for caravan in range(CARAVANS):
        if missing > 0 and table.caravan(seat, caravan) == IN_SUPPLY:
            table.set_caravan(seat, caravan, ON_CARD)
            missing -= 1
        elif missing < 0 and table.caravan(seat, caravan) == ON_CARD:
            dismiss(table, seat, caravan)
            missing += 1
    if missing < 0 and capacity > 0:
        table.push(DISMISS_CARAVAN, seat)


def dismiss(table: Table, seat: i64, caravan: i64) -> None:
    table.set_caravan(seat, caravan, IN_SUPPLY)
    table.tell(events.CARAVAN_RETURNED, seat, caravan)


def ready_dismiss(table: Table) -> bool:
    if table.caravans_in_use(table.seat) > table.caravan_capacity(table.seat):
        return True
    table.pop()
    return False


def fill_dismiss(table: Table, actions: vec[i64]) -> i64:
    count: i64 = 0
    for caravan in range(CARAVANS):
        if table.caravan(table.seat, caravan) != IN_SUPPLY:
            actions[count] = DISMISS + caravan
            count += 1
    return count


# --- Nuclear Power --------------------------------------------------------------------------------


def ready_strike(table: Table) -> bool:
    table.choose_among(table.land.set(ALL))
    return True


def apply_strike(table: Table, action: i64) -> None:
    """All tokens there and around are judged at once: a reinforced one is only weakened."""
    seat, space = table.seat, action - STRIKE
    table.pop()
    if action == DONE:
        return
    table.tell(events.STRUCK, seat, space)
    tokens = nowhere()
    for owner in range(table.seats):
        tokens = either(tokens, table.tokens(owner))
    struck = vec[i64]([0] * 7)
    for place in range(fill_spaces(both(tokens, table.land.within(space, 1)), 0, struck, 0)):
        if table.is_reinforced(struck[place]):
            weaken(table, struck[place])
        else:
            remove_piece(table, struck[place])
