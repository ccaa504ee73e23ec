"""Diplomacy cards of players and city-states (R7.14, R10.5, R10.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.new_dawn import agendas, events, frames
from ludopolis.games.new_dawn.actions import ALLY, DONE, RETURN, TAKE
from ludopolis.games.new_dawn.frames import push_numbers
from ludopolis.games.new_dawn.state import ALLIES, PACT, TAKE_PACT, Table
from ludopolis.games.new_dawn.tables import PACTS, POTALA_PALACE


def in_stock(table: Table, owner: i64, pact: i64) -> bool:
    """The card lies with its owner, where others can take it (R10.5)."""
    return table.thing(PACT + owner * PACTS + pact) == owner


def take_pact(table: Table, seat: i64, owner: i64, pact: i64) -> None:
    """A card held before goes back first, unless Potala Palace allows several (R7.14)."""
    if not table.controls(seat, POTALA_PALACE):
        return_pacts(table, seat, owner)
    table.set_thing(PACT + owner * PACTS + pact, seat)
    table.tell(events.PACT_TAKEN, seat, owner, pact)
    agendas.check(table, seat)  # Open Borders


def return_pact(table: Table, seat: i64, owner: i64, pact: i64) -> None:
    table.set_thing(PACT + owner * PACTS + pact, owner)
    table.tell(events.PACT_RETURNED, seat, owner, pact)


def return_pacts(table: Table, seat: i64, owner: i64) -> None:
    """All cards of a player go back to him (R9.4)."""
    for pact in range(PACTS):
        if table.has_pact(seat, owner, pact):
            return_pact(table, seat, owner, pact)


def make_alliance(table: Table, seat: i64, state: i64) -> None:
    table.set_thing(ALLIES + state, table.thing(ALLIES + state) | BIT[seat])
    table.tell(events.ALLIANCE_MADE, seat, state)


def end_alliance(table: Table, seat: i64, state: i64) -> None:
    if table.allied(seat, state):
        table.set_thing(ALLIES + state, table.thing(ALLIES + state) & ~BIT[seat])
        table.tell(events.ALLIANCE_ENDED, seat, state)


def end_alliances(table: Table, state: i64) -> None:
    """All cards of a city-state turn facedown (R10.1)."""
    for seat in range(table.seats):
        end_alliance(table, seat, state)


def too_many_pacts(table: Table, seat: i64) -> bool:
    """More than one card of a player, without Potala Palace (R10.10)."""
    for owner in range(table.seats):
        if table.pacts_with(seat, owner) > 1:
            return True
    return False


# --- taking a card --------------------------------------------------------------------------------


def ready_take_pact(table: Table) -> bool:
    if table.number(frames.PACTS_LEFT) and some_pact(table):
        return True
    table.pop()
    return False


def some_pact(table: Table) -> bool:
    for card in range(table.seats * PACTS):
        if takeable(table, card // PACTS, card % PACTS):
            return True
    return False


def takeable(table: Table, owner: i64, pact: i64) -> bool:
    return (
        table.number(frames.OWNERS) & BIT[owner] != 0
        and in_stock(table, owner, pact)
        and pact + 1 != table.number(frames.NOT_PACT)
    )


def fill_take_pact(table: Table, actions: vec[i64]) -> i64:
    count: i64 = 0
    if not table.number(frames.MUST_TAKE):
        actions[0] = DONE
        count = 1
    for card in range(table.seats * PACTS):
        if takeable(table, card // PACTS, card % PACTS):
            actions[count] = TAKE + card
            count += 1
    return count


def apply_take_pact(table: Table, action: i64) -> None:
    if action == DONE:
        table.pop()
        return
    table.set_number(frames.PACTS_LEFT, table.number(frames.PACTS_LEFT) - 1)
    take_pact(table, table.seat, (action - TAKE) // PACTS, (action - TAKE) % PACTS)


# --- alliances with city-states -------------------------------------------------------------------


def ready_alliance(table: Table) -> bool:
    state = table.number(frames.WITH_STATE)
    if table.copies_left(state) and not table.allied(table.seat, state):
        return True
    table.pop()
    return False


def fill_alliance(table: Table, actions: vec[i64]) -> i64:
    actions[0] = DONE
    actions[1] = ALLY + table.number(frames.WITH_STATE)
    return 2


def apply_alliance(table: Table, action: i64) -> None:
    seat = table.seat
    table.pop()
    if action != DONE:
        make_alliance(table, seat, action - ALLY)


# --- returning a card: Geneva, and the loss of Potala Palace --------------------------------------


def exchangeable(table: Table, seat: i64, owner: i64, pact: i64) -> bool:
    """Geneva takes back a card if another of that player can be taken for it."""
    if not table.has_pact(seat, owner, pact):
        return False
    for other in range(PACTS):
        if other != pact and in_stock(table, owner, other):
            return True
    return False


def can_use_geneva(table: Table, seat: i64) -> bool:
    for card in range(table.seats * PACTS):
        if exchangeable(table, seat, card // PACTS, card % PACTS):
            return True
    return False


def ready_return_pact(table: Table) -> bool:
    if table.number(frames.FOR_GENEVA) or too_many_pacts(table, table.seat):
        return True
    table.pop()
    return False


def fill_return_pact(table: Table, actions: vec[i64]) -> i64:
    seat = table.seat
    count: i64 = 0
    for card in range(table.seats * PACTS):
        owner = card // PACTS
        if table.number(frames.FOR_GENEVA):
            listed = exchangeable(table, seat, owner, card % PACTS)
        else:
            listed = table.has_pact(seat, owner, card % PACTS) and table.pacts_with(seat, owner) > 1
        if listed:
            actions[count] = RETURN + card
            count += 1
    return count


def apply_return_pact(table: Table, action: i64) -> None:
    seat = table.seat
    owner = (action - RETURN) // PACTS
    pact = (action - RETURN) % PACTS
    if table.number(frames.FOR_GENEVA):
        table.pop()
        push_numbers(table, TAKE_PACT, seat, BIT[owner], 1, pact + 1, 1)
    return_pact(table, seat, owner, pact)
