"""Culture: placing control tokens, moving and replacing them (R6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.new_dawn import agendas, events, frames
from ludopolis.games.new_dawn.actions import DONE, GIVE, MOVE, OFFER, PLACE, REMOVE, REPLACE, TO
from ludopolis.games.new_dawn.control import capture, leave, place_token, remove_piece, weaken
from ludopolis.games.new_dawn.frames import push_numbers
from ludopolis.games.new_dawn.land import OF_TERRAIN
from ludopolis.games.new_dawn.reach import (
    dry_empty_near,
    dry_neighbours,
    open_for_tokens,
    token_places,
)
from ludopolis.games.new_dawn.spaces import (
    Spaces,
    both,
    either,
    fill_spaces,
    first,
    nowhere,
    one,
    size,
    some,
    without,
)
from ludopolis.games.new_dawn.state import (
    GIVE_TOKEN,
    MOVE_TO,
    MOVE_TOKEN,
    NOTHING,
    PLACE_ON_HILLS,
    PLACE_TOKEN,
    REPLACE_TOKEN,
    TAKE_OFF,
    TOKEN,
    TOKENS_LEFT,
    WITH_BARBARIAN,
    Table,
)
from ludopolis.games.new_dawn.tables import (
    CARD_TOKENS,
    CATHERINE,
    CIVIL_SERVICE,
    DRAMA_AND_POETRY,
    ERA_OF,
    HILLS,
    MASS_MEDIA,
    WONDERS,
)
from ludopolis.games.new_dawn.trade import can_spend, fill_spends, spend

MASS_MEDIA_DISTANCE: Final[i64] = 2


def resolve_culture(table: Table, seat: i64, slot: i64, card: i64, place: i64) -> None:
    """First the tokens, then the second part of the card (R6.4), which waits below."""
    if card == DRAMA_AND_POETRY:
        table.push(MOVE_TOKEN, seat)
    elif card == CIVIL_SERVICE:
        push_numbers(table, PLACE_TOKEN, seat, slot, frames.A_FRIENDLY_SPACE, 0, 1, 0, 1)
    elif card == MASS_MEDIA:
        table.push(REPLACE_TOKEN, seat)
    tokens = tokens_of(table, seat, card)
    push_numbers(table, PLACE_TOKEN, seat, slot, frames.A_CITY, place + 1, tokens, 0, 1)


def tokens_of(table: Table, seat: i64, card: i64) -> i64:
    """How many tokens a culture card places next to cities."""
    return CARD_TOKENS[card] + grand_tour(table, seat)


def grand_tour(table: Table, seat: i64) -> i64:
    """Catherine's extra tokens: 1, 2 or 3 by the latest era of her wonders."""
    most: i64 = 0
    if table.leads(seat, CATHERINE):
        for wonder in range(WONDERS):
            if ERA_OF[wonder] >= most and table.controls(seat, wonder):
                most = ERA_OF[wonder] + 1
    return most


# --- placing (R6.1, R6.2) -------------------------------------------------------------------------


def ready_place(table: Table) -> bool:
    seat = table.seat
    pending = table.number(frames.PENDING)
    if pending:  # a token was taken off for it
        table.set_number(frames.PENDING, 0)
        place_token(table, seat, pending - 1)
        return False
    left, spends_from = table.number(frames.LEFT), table.number(frames.SPENDS_FROM)
    if left or (spends_from and can_spend(table, seat, spends_from - 1)):
        places = token_places(
            table,
            seat,
            table.number(frames.LIMIT),
            table.number(frames.NEXT_TO),
            table.number(frames.WITH_KUMASI) != 0,
        )
        if some(places):
            table.choose_among(places if left else nowhere())
            return True
    table.pop()
    return False


def fill_place(table: Table, actions: vec[i64]) -> i64:
    actions[0] = DONE
    count = fill_spaces(table.choices(), PLACE, actions, 1)
    spends_from = table.number(frames.SPENDS_FROM)
    if spends_from:
        count = fill_spends(table, table.seat, spends_from - 1, actions, count)
    return count


def apply_place(table: Table, action: i64) -> None:
    seat = table.seat
    if action == DONE:
        table.pop()
    elif action < MOVE:
        space = action - PLACE
        table.set_number(frames.LEFT, table.number(frames.LEFT) - 1)
        if table.realm(seat, TOKENS_LEFT):
            place_token(table, seat, space)
        else:
            table.set_number(frames.PENDING, space + 1)
            needed = nowhere()
            if table.number(frames.NEXT_TO) == frames.A_FRIENDLY_SPACE:
                needed = both(table.friendly(seat), table.land.near_set(space))
            push_numbers(table, TAKE_OFF, seat, only_one(needed))
    else:
        table.set_number(frames.LEFT, table.number(frames.LEFT) + 1)
        spend(table, seat, table.number(frames.SPENDS_FROM) - 1, action)


def only_one(needed: Spaces) -> i64:
    """The space + 1 whose token must stay because a placement rests on it alone (R16.14); 0 without one."""
    return first(needed) + 1 if size(needed) == 1 else 0


# --- Stonehenge (R6.8) ----------------------------------------------------------------------------


def filled_hills(table: Table) -> Spaces:
    return (
        table.number(frames.FILLED),
        table.number(frames.FILLED + 1),
        table.number(frames.FILLED + 2),
    )


def ready_hills(table: Table) -> bool:
    seat, pending = table.seat, table.number(frames.PENDING_HILLS)
    if pending:
        table.set_number(frames.PENDING_HILLS, 0)
        place_token(table, seat, pending - 1)
        return False
    filled = filled_hills(table)
    places = open_for_tokens(table, both(table.land.around(filled), table.land.set(OF_TERRAIN + HILLS)))
    if some(places) and (table.realm(seat, TOKENS_LEFT) or some(without(table.tokens(seat), filled))):
        table.choose_among(places)
        return True
    table.pop()
    return False


def fill_hills(table: Table, actions: vec[i64]) -> i64:
    actions[0] = DONE
    return fill_spaces(table.choices(), PLACE, actions, 1)


def apply_hills(table: Table, action: i64) -> None:
    seat, space = table.seat, action - PLACE
    if action == DONE:
        table.pop()
    elif table.realm(seat, TOKENS_LEFT):
        place_token(table, seat, space)
    else:
        table.set_number(frames.PENDING_HILLS, space + 1)
        push_numbers(table, TAKE_OFF, seat)


# --- taking a token off (R1.6) --------------------------------------------------------------------


def ready_take_off(table: Table) -> bool:
    tokens = table.tokens(table.seat)
    kept = table.number(frames.EXCEPT)
    if kept:
        tokens = without(tokens, one(kept - 1))
    table.choose_among(without(tokens, hills_below(table)))
    return True


def hills_below(table: Table) -> Spaces:
    """Hills of the chain for which a token is taken off: they keep theirs, or it would never end (R16.14)."""
    table.top -= table.width
    hills = filled_hills(table) if table.top >= 0 and table.kind == PLACE_ON_HILLS else nowhere()
    table.top += table.width
    return hills


def apply_take_off(table: Table, action: i64) -> None:
    table.pop()
    remove_piece(table, action - REMOVE)


# --- Drama and Poetry, Seoul (R6.5, R11.11) -------------------------------------------------------


def ready_move_token(table: Table) -> bool:
    movable = dry_neighbours(table, table.tokens(table.seat))
    if some(movable):
        table.choose_among(movable)
        return True
    table.pop()
    return False


def movable_barbarians(table: Table) -> Spaces:
    return dry_neighbours(table, table.set(WITH_BARBARIAN))


def ready_move_barbarian(table: Table) -> bool:
    table.choose_among(movable_barbarians(table))
    return True


def apply_move(table: Table, action: i64, of_barbarian: i64) -> None:
    seat = table.seat
    table.pop()
    if action != DONE:
        push_numbers(table, MOVE_TO, seat, action - MOVE, of_barbarian)


def ready_move_to(table: Table) -> bool:
    table.choose_among(dry_empty_near(table, table.number(frames.FROM)))
    return True


def apply_move_to(table: Table, action: i64) -> None:
    seat, start = table.seat, table.number(frames.FROM)
    of_barbarian = table.number(frames.OF_BARBARIAN)
    table.pop()
    if of_barbarian:
        barbarian = table.barbarian_at(start)
        table.set_barbarian(barbarian, action - TO)
        table.tell(events.BARBARIAN_MOVED, barbarian, action - TO)
    else:
        move_token(table, seat, start, action - TO)


def move_token(table: Table, seat: i64, start: i64, space: i64) -> None:
    """A move is no placement: the token keeps its side (R6.5)."""
    piece = table.piece(start)
    table.tell(events.TOKEN_MOVED, seat, start, space)
    table.put_piece(start, NOTHING)
    leave(table, seat, start)
    table.put_piece(space, piece)
    agendas.check_all(table)


# --- Mass Media (R6.7) ----------------------------------------------------------------------------


def ready_replace(table: Table) -> bool:
    seat = table.seat
    near = table.land.around(table.friendly(seat))
    near = either(near, table.land.around(near))
    tokens = both(table.rival_tokens(seat), near)
    if some(tokens):
        table.choose_among(tokens)
        return True
    table.pop()
    return False


def apply_replace(table: Table, action: i64) -> None:
    seat, space = table.seat, action - REPLACE
    table.pop()
    if action == DONE:
        return
    if table.is_reinforced(space):
        weaken(table, space)
    else:
        needed = both(table.friendly(seat), table.land.within(space, MASS_MEDIA_DISTANCE))
        capture(table, seat, space, TOKEN, only_one(needed), False)


# --- Forbidden City, Eiffel Tower -----------------------------------------------------------------


def destroyable(table: Table, seat: i64) -> Spaces:
    """Rival tokens next to a friendly space."""
    return both(table.rival_tokens(seat), table.land.around(table.friendly(seat)))


def offerable(table: Table, seat: i64) -> Spaces:
    """Tokens of rivals who have at least two."""
    found = nowhere()
    for rival in range(table.seats):
        if rival != seat and size(table.tokens(rival)) > 1:
            found = either(found, table.tokens(rival))
    return found


def ready_offer(table: Table) -> bool:
    offered = table.number(frames.FIRST_OFFERED)
    if offered:
        rival = table.owner(offered - 1)
        table.choose_among(without(table.tokens(rival), one(offered - 1)))
    else:
        table.choose_among(offerable(table, table.seat))
    return True


def apply_offer(table: Table, action: i64) -> None:
    seat, space, offered = table.seat, action - OFFER, table.number(frames.FIRST_OFFERED)
    if offered == 0:
        table.set_number(frames.FIRST_OFFERED, space + 1)
        return
    table.pop()
    push_numbers(table, GIVE_TOKEN, table.owner(space), offered - 1, space, seat)


def ready_give(table: Table) -> bool:
    table.choose_among(either(one(table.number(frames.OFFERED)), one(table.number(frames.ALSO_OFFERED))))
    return True


def apply_give(table: Table, action: i64) -> None:
    taker = table.number(frames.TAKER)
    table.pop()
    capture(table, taker, action - GIVE, TOKEN, 0, False)
