"""Control tokens and cities that come, go or change hands, with everything that lies under them
(R1.6, R6.3, R10.7 - R10.12)."""

from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.new_dawn import agendas, events, frames
from ludopolis.games.new_dawn.diplomacy import end_alliances, too_many_pacts
from ludopolis.games.new_dawn.frames import push_numbers
from ludopolis.games.new_dawn.land import NONE
from ludopolis.games.new_dawn.spaces import has, one
from ludopolis.games.new_dawn.state import (
    CAPTURE,
    CITIES_LEFT,
    CITY,
    HELD,
    NATURAL,
    NATURALS,
    NOBODY,
    NOTHING,
    ON_MAP,
    PLACE_ON_HILLS,
    PUT_NATURAL,
    REINFORCED,
    RESOURCE,
    RETURN_PACT,
    STATE,
    STATES,
    TAKE_OFF,
    TOKEN,
    TOKENS_LEFT,
    WITH_NATURAL,
    WITH_RESOURCE,
    WITH_STATE,
    Table,
)
from ludopolis.games.new_dawn.tables import (
    GREAT_ZIMBABWE,
    HILLS,
    POTALA_PALACE,
    ROOSEVELT,
    SLOTS,
    STATE_TYPE,
    STONEHENGE,
)

# --- coming ---------------------------------------------------------------------------------------


def place_token(table: Table, seat: i64, space: i64) -> None:
    """Place an unused control token (R6.1, R6.3)."""
    table.put_piece(space, TOKEN + seat)
    table.tell(events.TOKEN_PLACED, seat, space)
    if table.land.terrain[space] == HILLS and table.controls(seat, STONEHENGE):
        go_on_from_hills(table, seat, space)
    collect_from(table, seat, space)
    agendas.check_all(table)


def go_on_from_hills(table: Table, seat: i64, space: i64) -> None:
    """Stonehenge: further tokens may go next to every hill filled in a chain (R6.8)."""
    if table.kind != PLACE_ON_HILLS:
        push_numbers(table, PLACE_ON_HILLS, seat)
    place = one(space)
    for word in range(3):
        bits = place[0] if word == 0 else place[1] if word == 1 else place[2]
        table.set_number(frames.FILLED + word, table.number(frames.FILLED + word) | bits)


def collect_from(table: Table, seat: i64, space: i64) -> None:
    """Take what lies on a space that became friendly (R6.3)."""
    if has(table.set(WITH_RESOURCE), space):
        resource = table.land.resource[space]
        table.drop(WITH_RESOURCE, space)
        table.change_realm(seat, RESOURCE + resource, 1)
        table.tell(events.RESOURCE_GAINED, seat, resource)
    if has(table.set(WITH_NATURAL), space):
        table.drop(WITH_NATURAL, space)
        gain_natural(table, seat, table.land.natural[space])
    wonder = table.wonder_on(space)
    if wonder != NOBODY:
        table.tell(events.WONDER_GAINED, seat, wonder)


def gain_natural(table: Table, seat: i64, natural: i64) -> None:
    table.set_thing(NATURAL + natural, HELD + seat)
    table.tell(events.NATURAL_WONDER_GAINED, seat, natural)
    if table.leads(seat, ROOSEVELT):
        push_numbers(table, PUT_NATURAL, seat, natural)


def build_city(table: Table, seat: i64, space: i64) -> None:
    """A token under it goes back, but the space stays friendly with all it brought (R8.4)."""
    new = table.owner(space) == NOBODY
    table.put_piece(space, CITY + seat)
    table.tell(events.CITY_BUILT, seat, space)
    if new:
        collect_from(table, seat, space)
    agendas.check_all(table)


# --- going ----------------------------------------------------------------------------------------


def remove_piece(table: Table, space: i64) -> None:
    """A token or city leaves the map, and nobody takes its place."""
    seat = table.owner(space)
    table.tell(events.CITY_DESTROYED if table.is_city(space) else events.TOKEN_REMOVED, seat, space)
    table.put_piece(space, NOTHING)
    leave(table, seat, space)
    agendas.check_all(table)


def leave(table: Table, seat: i64, space: i64) -> None:
    """What a player loses with a space that becomes nobody's (R10.4, R10.7, R10.9, R10.11)."""
    wonder = table.wonder_on(space)
    if wonder != NOBODY:
        lose_wonder(table, seat, wonder)
    natural = table.land.natural[space]
    if natural != NONE and table.natural_holder(natural) == seat:
        take_off_row(table, seat, NATURALS, natural)
        table.set_thing(NATURAL + natural, ON_MAP)
        table.add(WITH_NATURAL, space)
        table.tell(events.NATURAL_WONDER_RETURNED, seat, natural)
    state = table.land.state[space]
    if state != NONE and table.conqueror(state) == seat:
        take_off_row(table, seat, STATES, state)
        table.set_thing(STATE + state, ON_MAP)
        table.add(WITH_STATE, space)
        table.tell(events.STATE_FREED, state)


def lose_wonder(table: Table, seat: i64, wonder: i64) -> None:
    """R10.10."""
    table.tell(events.WONDER_LOST, seat, wonder)
    if wonder == GREAT_ZIMBABWE:
        table.stored = 0
    if wonder == POTALA_PALACE and too_many_pacts(table, seat):
        push_numbers(table, RETURN_PACT, seat)


def take_off_row(table: Table, seat: i64, what: i64, token: i64) -> None:
    """Take a city-state or natural wonder token off the card on which it lies, if it does."""
    for place in range(SLOTS):
        tokens = table.row(seat, place, what)
        table.set_row(seat, place, what, tokens & ~BIT[token])


# --- changing hands -------------------------------------------------------------------------------


def capture(table: Table, seat: i64, space: i64, piece: i64, kept: i64, by_attack: bool) -> None:
    """A player will put a token or city where a rival's is, or a city on a city-state."""
    push_numbers(table, CAPTURE, seat, space, piece, kept, 1 if by_attack else 0)


def proceed_capture(table: Table) -> None:
    """Without a city it is a reinforced token; without tokens one must be taken off first (R1.6, R9.14)."""
    seat, space, piece = table.seat, table.number(frames.SPACE), table.number(frames.PIECE)
    if piece == CITY and table.realm(seat, CITIES_LEFT) == 0:
        piece = REINFORCED
    if piece != CITY and table.realm(seat, TOKENS_LEFT) == 0:
        push_numbers(table, TAKE_OFF, seat, table.number(frames.KEPT))
        return
    if table.number(frames.BY_ATTACK):
        table.take(space)
    table.pop()
    take_over(table, seat, space, piece + seat)


def take_over(table: Table, seat: i64, space: i64, piece: i64) -> None:
    """Put a piece in place of a rival's, or of a city-state, and gain all that lies there (R9.10, R10.7,
    R10.9, R10.11)."""
    before = table.owner(space)
    tell_take_over(table, seat, before, space)
    table.put_piece(space, piece)
    wonder = table.wonder_on(space)
    if wonder != NOBODY:
        if before != NOBODY:
            lose_wonder(table, before, wonder)
        table.tell(events.WONDER_GAINED, seat, wonder)
    natural = table.land.natural[space]
    if natural != NONE:
        take_off_row(table, before, NATURALS, natural)
        gain_natural(table, seat, natural)
    state = table.land.state[space]
    if state != NONE:
        conquer(table, seat, state)
    agendas.check_all(table)


def tell_take_over(table: Table, seat: i64, before: i64, space: i64) -> None:
    if before != NOBODY:
        kind = events.CITY_CAPTURED if table.is_city(space) else events.TOKEN_REPLACED
        table.tell(kind, seat, before, space)


def conquer(table: Table, seat: i64, state: i64) -> None:
    """Take the token of a city-state; its diplomacy cards turn facedown (R10.1)."""
    before = table.conqueror(state)
    if before != NOBODY:
        take_off_row(table, before, STATES, state)
    table.drop(WITH_STATE, table.land.state_space[state])
    end_alliances(table, state)
    table.set_thing(STATE + state, HELD + seat)
    put_state_on_card(table, seat, state)
    table.tell(events.STATE_CONQUERED, seat, state)


def put_state_on_card(table: Table, seat: i64, state: i64) -> None:
    """On the card of its type; without one it stays beside the leader sheet (R10.12)."""
    place = table.place_of_type(seat, STATE_TYPE[state])
    if place != NOBODY:
        table.set_row(seat, place, STATES, table.row(seat, place, STATES) | BIT[state])


def weaken(table: Table, space: i64) -> None:
    """Turn a reinforced token to its other side (R1.5)."""
    seat = table.owner(space)
    table.put_piece(space, TOKEN + seat)
    table.tell(events.TOKEN_WEAKENED, seat, space)
